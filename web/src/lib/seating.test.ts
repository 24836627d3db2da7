import { expect, it } from "vitest";
import { around, sides } from "./seating";

it("goes around clockwise", () => expect(around(4, 2)).toEqual([2, 3, 0, 1]));

it.each([
  [[1], [], [1], []],
  [[1, 2], [1], [], [2]],
  [[1, 2, 3], [1], [2], [3]],
  [[1, 2, 3, 4], [1], [2, 3], [4]],
  [
    [1, 2, 3, 4, 5, 6, 7],
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ],
])("%j sit at the left, across and at the right", (others, left, top, right) => {
  expect(sides(others)).toEqual({ left, top, right });
});
