import { expect, it } from "vitest";
import { points, signed } from "./numbers";

it.each([
  [5, "5", "+5"],
  [0, "0", "0"],
  [-3, "−3", "−3"],
])("%i is written %s, as a change %s", (number, plain, change) => {
  expect(points(number)).toBe(plain);
  expect(signed(number)).toBe(change);
});
