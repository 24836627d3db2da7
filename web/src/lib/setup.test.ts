import { describe, expect, it } from "vitest";
import type { Catalogue } from "./protocol";
import { A_LA_CARTE, FIRST, fitted, gameText, lacking, newTable, randomMeal } from "./setup";

const dish = (name: string, course: string, seats = [2, 3, 4]) => ({ name, course, colour: "", seats, cards: {} });
const catalogue: Catalogue = {
  games: [],
  dishes: {
    "sushi-go-party": [
      dish("maki", "roll"),
      dish("eel", "appetizer"),
      dish("tofu", "appetizer"),
      dish("gyoza", "appetizer"),
      dish("edamame", "appetizer", [3, 4]),
      dish("tea", "special"),
      dish("sake", "special"),
      dish("pudding", "dessert"),
    ],
  },
  courses: { roll: 1, appetizer: 3, special: 2, dessert: 1 },
  meals: [
    { name: "my-first-meal", dishes: [], seats: [2, 3] },
    { name: "master-menu", dishes: [], seats: [3, 4] },
  ],
  bots: [],
  clocks: [],
  phrases: [],
};
const party = FIRST["sushi-go-party"]!;

describe("setting a table up", () => {
  it("writes the text form of a game", () => {
    expect(gameText({ ...FIRST["sushi-go"]!, alternate: true })).toBe("sushi-go(seats=4,edition=zoch,pass=alternate)");
    expect(gameText(party)).toBe("sushi-go-party(seats=4,meal=my-first-meal,edition=zoch)");
    expect(gameText({ ...FIRST.sushizock!, openStacks: true })).toBe("sushizock(seats=3,edition=zoch,open_stacks=yes)");
    const own = { ...party, meal: A_LA_CARTE, dishes: ["maki", "eel"] };
    expect(gameText(own)).toBe("sushi-go-party(seats=4,meal=maki+eel,edition=zoch)");
  });

  it("puts right what does not go together", () => {
    expect(fitted({ ...FIRST["sushi-go"]!, players: 2 }, null).edition).toBe("gamewright");
    expect(fitted({ ...FIRST["sushi-go"]!, players: 3, dummy: true }, null).dummy).toBe(false);
    expect(fitted({ ...party, players: 4 }, catalogue).meal).toBe("master-menu");
  });

  it("says what an own meal lacks", () => {
    const own = { ...party, players: 2, dishes: ["maki", "eel", "edamame"] };
    expect(lacking(own, catalogue)).toEqual({
      missing: [
        { course: "appetizer", count: 1 },
        { course: "special", count: 2 },
        { course: "dessert", count: 1 },
      ],
      unfit: ["edamame"],
    });
  });

  it("makes a random meal that fits", () => {
    const meal = randomMeal(2, catalogue, () => 0.99);
    expect(meal).not.toContain("edamame");
    expect(lacking({ ...party, players: 2, dishes: meal }, catalogue)).toEqual({ missing: [], unfit: [] });
  });

  it("seats friends or bots", () => {
    expect(newTable(party, "Mia", true).seats.map((seat) => seat.kind)).toEqual(["you", "open", "open", "open"]);
    expect(newTable({ ...party, clock: 60 }, "Mia", false)).toMatchObject({ clock: 0, public: false });
    expect(newTable({ ...party, openRecord: false }, "Mia", true)).toMatchObject({ open_record: false });
    expect(newTable({ ...party, hints: true }, "Mia", true)).toMatchObject({ hints: true });
  });
});
