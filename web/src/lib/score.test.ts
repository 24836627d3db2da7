import { describe, expect, it } from "vitest";
import type { Catalogue, PadSheet } from "./protocol";
import { add, cardsOf, copyable, emptyPad, fittedPad, laid, linesOf, question, wordOf, type Pad } from "./score";

const pad = (change: Partial<Pad> = {}): Pad => fittedPad({ ...emptyPad("sushi-go"), ...change });

describe("what lies there", () => {
  it("has a text form that tells how it lies", () => {
    expect(wordOf(laid("maki:3"))).toBe("maki:3");
    expect(wordOf({ ...laid("nigiri:egg"), free: true })).toBe("nigiri:egg/free");
    expect(wordOf({ ...laid("special_order"), copy: "eel" })).toBe("special_order>eel");
    expect(wordOf({ ...laid("tempura"), turned: true })).toBe("~tempura");
  });

  it("is copied by a special order, the last card first", () => {
    const plates = add(add(add([], "eel"), "tea"), "special_order");
    expect(plates.map(wordOf)).toEqual(["eel", "tea", "special_order>tea"]);
    expect(copyable(plates)).toEqual(["eel", "tea"]);
    expect(wordOf(add([], "special_order")[0]!)).toBe("special_order");
  });
});

describe("the question to the server", () => {
  it("is not asked while nothing lies there", () => {
    expect(question(pad())).toBeNull();
    expect(question(emptyPad("sushizock"))).toBeNull();
  });

  it("has the rounds up to the last with a card", () => {
    const rounds = [[], [[], [laid("wasabi"), laid("nigiri:egg")]], []] as Pad["rounds"];
    expect(question(pad({ rounds }))).toEqual({
      game: "sushi-go(seats=4,edition=zoch)",
      rounds: [
        ["", "", "", ""],
        ["", "wasabi nigiri:egg", "", ""],
      ],
    });
  });

  it("tells what was won during a round", () => {
    expect(question(pad({ uramaki: [[0, 8], [], []] }))).toMatchObject({
      rounds: [["", "", "", ""]],
      uramaki: [[0, 8, 0, 0]],
    });
  });

  it("has the stacks of Sushizock", () => {
    const zock = fittedPad({ ...emptyPad("sushizock"), stacks: [{ sushi: [6], bones: [] }] });
    expect(question(zock)).toMatchObject({
      stacks: [
        { sushi: [6], bones: [] },
        { sushi: [], bones: [] },
        { sushi: [], bones: [] },
      ],
    });
  });

  it("has a place for the dummy", () => {
    const setUp = { ...emptyPad("sushi-go").setUp, players: 2, dummy: true };
    expect(pad({ setUp }).names).toHaveLength(3);
  });
});

describe("the sheet", () => {
  it("becomes lines, the desserts in round 4", () => {
    const sheet: PadSheet = {
      rounds: [{ points: [5, 0], dishes: [{ tempura: 5 }, {}] }],
      final: { points: [6, 0], dishes: [{ pudding: 6 }, {}] },
      totals: [11, 0],
      odd: [],
    };
    expect(linesOf(sheet)).toEqual([
      { seat: 0, round: 1, dish: "tempura", points: 5 },
      { seat: 0, round: 4, dish: "pudding", points: 6 },
    ]);
  });
});

describe("the cards to tap", () => {
  const dish = (name: string, course: string, cards: string[]) => ({
    name,
    course,
    colour: "",
    seats: [],
    cards: Object.fromEntries(cards.map((card) => [card, 1])),
  });
  const dishes = [
    dish("nigiri", "nigiri", ["nigiri:egg"]),
    dish("eel", "appetizer", ["eel"]),
    dish("tea", "special", ["tea"]),
  ];
  const catalogue = {
    dishes: { "sushi-go": dishes, "sushi-go-party": dishes },
    meals: [{ name: "m", dishes: ["eel"], seats: [] }],
  } as unknown as Catalogue;
  it("are those of the meal, with nigiri always", () => {
    const party = { ...emptyPad("sushi-go-party").setUp, meal: "m" };
    expect(cardsOf(party, catalogue)).toEqual(["nigiri:egg", "eel"]);
    expect(cardsOf({ ...party, meal: "a-la-carte", dishes: ["tea"] }, catalogue)).toEqual(["nigiri:egg", "tea"]);
    expect(cardsOf(emptyPad("sushi-go").setUp, catalogue)).toEqual(["nigiri:egg", "eel", "tea"]);
  });
});
