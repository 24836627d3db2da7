import { expect, it } from "vitest";
import { marks, stretch } from "./track";

it.each([
  [[0, 0, 0], 0, 20],
  [[12, 29, 16], 10, 30],
  [[10, 30], 5, 35],
  [[-3, 4], -5, 15],
  [[0, 61], 0, 65],
])("scores %j stand between %i and %i", (scores, low, high) => {
  expect(stretch(scores)).toEqual({ low, high });
});

it("is marked in fives", () => expect(marks(-5, 15)).toEqual([-5, 0, 5, 10, 15]));
