import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { shownNumber } from "./order";
import type { DishInfo } from "./protocol";

beforeAll(() => {
  const box: DishInfo = {
    name: "takeout_box",
    course: "special",
    colour: "",
    seats: [3],
    cards: { "takeout_box:10": 1, "takeout_box:11": 1 },
    icons: {},
    numbers: { "takeout_box:10": 10, "takeout_box:11": 11 },
    lies_on: "",
    copies: false,
    contest: false,
    compared: [],
    kept: false,
    unit: "cards",
    second_pick: false,
    prizes: [],
  };
  const [game, dishes] = Object.entries(CATALOGUE.dishes)[0]!;
  learn({ ...CATALOGUE, dishes: { ...CATALOGUE.dishes, [game]: [...dishes, box, box, box] } });
});

describe("the number of a card", () => {
  it.each([
    ["alone it decides nothing", ["takeout_box:10", "eel"], 0],
    ["with another of its dish it decides who acts first", ["takeout_box:10", "takeout_box:11"], 10],
    ["where nobody plays, as on a rules page, it is shown", undefined, 10],
  ])("%s", (_, inSight, shown) => expect(shownNumber("takeout_box:10", inSight)).toBe(shown));

  it("is none for a card without one", () => expect(shownNumber("eel", undefined)).toBe(0));
});
