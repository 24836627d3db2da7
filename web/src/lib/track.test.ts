import { expect, it } from "vitest";
import { heights, marks, stretch } from "./track";

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

it("hangs labels that would cover each other at different heights", () => {
  expect(heights([10, 30, 100, 20], () => true, 38)).toEqual([0, 2, 0, 1]);
  expect(heights([10, 30, 100, 20], (index) => index !== 3, 38)).toEqual([0, 1, 0, 0]);
});
