import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import type { ScorepadSheet, SheetPart } from "./protocol";
import {
  add,
  cardsOf,
  copyable,
  emptyPad,
  fittedPad,
  keepPad,
  keptPad,
  laid,
  liesOn,
  linesOf,
  question,
  raceOf,
  warningText,
  wordOf,
  type Pad,
} from "./score";
import { usual } from "./setup";
import { availableLanguages, texts } from "./texts.svelte";

beforeAll(() => learn(CATALOGUE));

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

  it("can lie on what was laid before it", () => {
    expect(liesOn("nigiri:egg", [laid("wasabi")])).toBe(true);
    expect(liesOn("nigiri:egg", [laid("eel")])).toBe(false);
    expect(liesOn("eel", [laid("wasabi")])).toBe(false);
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
    const party = fittedPad({ ...emptyPad("sushi-go-party"), won: [[0, 8], [], []] });
    expect(raceOf(party.setUp)).toBe("uramaki");
    expect(raceOf(usual("sushi-go"))).toBeNull();
    expect(question(party)).toMatchObject({
      rounds: [["", "", "", ""]],
      race: [[0, 8, 0, 0]],
    });
  });

  it("has the stacks of Sushizock", () => {
    const sushizock = fittedPad({ ...emptyPad("sushizock"), stacks: [{ sushi: [6], bones: [] }] });
    expect(question(sushizock)).toMatchObject({
      stacks: [
        { sushi: [6], bones: [] },
        { sushi: [], bones: [] },
        { sushi: [], bones: [] },
      ],
    });
  });

  it("has a place for the dummy", () => {
    const setUp = { ...emptyPad("sushi-go").setUp, players: 2, edition: "gamewright", on: ["dummy"] };
    expect(pad({ setUp }).names).toHaveLength(3);
  });
});

describe("the sheet", () => {
  it("becomes lines, the end of the match after its rounds", () => {
    const part = (dishes: Record<string, number>): SheetPart => ({ points: [0, 0], dishes: [dishes, {}] });
    const sheet: ScorepadSheet = {
      rounds: [part({ tempura: 5 }), part({}), part({})],
      final: part({ pudding: 6 }),
      totals: [11, 0],
      warnings: [],
    };
    expect(linesOf(sheet)).toEqual([
      { seat: 0, round: 1, dish: "tempura", points: 5 },
      { seat: 0, round: 4, dish: "pudding", points: 6 },
    ]);
  });
});

describe("the cards to tap", () => {
  it("are those of the meal, with nigiri always", () => {
    const party = usual("sushi-go-party");
    expect(cardsOf(party)).toEqual(["nigiri:egg", "nigiri:squid", "uramaki:5", "eel"]);
    expect(cardsOf({ ...party, meal: "a-la-carte", dishes: ["tea"] })).toEqual(["nigiri:egg", "nigiri:squid", "tea"]);
    expect(cardsOf(usual("sushi-go"))).toContain("maki:2");
  });
});

describe("a pad that is kept", () => {
  beforeEach(() => localStorage.clear());

  it("is there again", () => {
    const pad = fittedPad({ ...emptyPad("sushi-go-party"), names: ["Mia"] });
    keepPad(pad);
    expect(keptPad()).toEqual(pad);
  });

  it("is read though an older page kept it", () => {
    const { won: _, setUp, ...rest } = emptyPad("sushi-go-party");
    const { on: __, ...before } = setUp;
    const old = { ...rest, setUp: { ...before, alternate: false, dummy: false }, uramaki: [[8], [], []] };
    localStorage.setItem("sushiya.pad", JSON.stringify(old));
    expect(keptPad()).toMatchObject({
      setUp: { on: [] },
      won: [
        [8, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    const two = { ...old, setUp: { ...before, game: "sushi-go", players: 2, edition: "gamewright", dummy: true } };
    localStorage.setItem("sushiya.pad", JSON.stringify(two));
    expect(keptPad()?.names).toHaveLength(3);
  });
});

describe("a warning", () => {
  const warning = { id: "face-down", round: 2, seat: 1, dish: "takeout_box", count: 2 };
  const told = (id = warning.id): string =>
    warningText({ ...warning, id }, "sushi-go(seats=3)", (seat) => `Mia${seat}`);

  it("is told in the language of the page", async () => {
    await texts.use("de");
    expect(told()).toBe(
      "Runde 2, Mia1: 2 Karten liegen verdeckt, aber „Bento-Box“ zum Umdrehen gibt es in diesem Spiel nicht.",
    );
  });

  it.each(availableLanguages())("has a sentence in %s, whatever it is about", async (language) => {
    await texts.use(language);
    for (const id of ["not-set-aside", "face-down", "place-not-taken"]) {
      expect(told(id)).toMatch(/2.*Mia1.*2/);
      expect(told(id)).not.toContain("{");
    }
  });
});
