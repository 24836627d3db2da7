import { beforeAll, expect, it } from "vitest";
import { crowdOf, type Crowd } from "./crowd";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import type { Plate, SushiPublic } from "./wire";

const GAME = "sushi-go-party(seats=4,edition=zoch)";
const DISHES = ["maki:1", "tempura", "sashimi", "nigiri:egg", "pudding", "wasabi"];
beforeAll(() => learn(CATALOGUE));

/** A table where each of the others has this many dishes, and we have this many trays and cards. */
const table = ({ seats = 4, trays = 0, hand = 4, dishes = 0 }): SushiPublic => {
  const plates = DISHES.slice(0, dishes).map((face, no): Partial<Plate> => ({ no, card: face, face, on: null }));
  return {
    table: Array.from({ length: seats }, () => plates),
    kept: [],
    trays: [Array.from({ length: trays }, () => ({}))],
    hand_sizes: Array.from({ length: seats }, () => hand),
  } as unknown as SushiPublic;
};
const crowd = (about: Parameters<typeof table>[0]): Crowd => crowdOf(table(about), 0, GAME);

it("leaves everything where there is room", () => {
  expect(crowd({ trays: 4, dishes: 3 })).toEqual({ belt: false, others: false, track: false });
});

it("tells the belt in words beside more than four trays, or two rows of other things", () => {
  expect(crowd({ trays: 5 }).belt).toBe(true);
  expect(crowd({ trays: 3, hand: 6 }).belt).toBe(true);
  expect(crowd({ trays: 3, seats: 5 }).belt).toBe(true);
  expect(crowd({ trays: 2, seats: 5 }).belt).toBe(false);
});

it("shortens the others where their chips need a second row that is not there", () => {
  expect(crowd({ trays: 4, dishes: 4 }).others).toBe(true);
  expect(crowd({ trays: 3, dishes: 4 }).others).toBe(false);
  expect(crowd({ trays: 3, dishes: 4, hand: 6 }).others).toBe(true);
  expect(crowd({ trays: 4, dishes: 4, seats: 3 }).others).toBe(false);
});

it("has no room for the score track between two rows of cards and three of trays", () => {
  expect(crowd({ trays: 4, hand: 6 }).track).toBe(true);
  expect(crowd({ trays: 4, hand: 5 }).track).toBe(false);
});
