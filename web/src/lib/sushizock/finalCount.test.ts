import { describe, expect, it } from "vitest";
import { seatsAt, stepTime, sumAt } from "./finalCount";

describe("the count at the end", () => {
  it("takes half a second for a height, and never more than six seconds", () => {
    expect(stepTime(4)).toBe(500);
    for (let heights = 1; heights <= 24; heights++) expect(heights * stepTime(heights)).toBeLessThanOrEqual(6000);
  });

  it("tells nobody's place before all is counted", () => {
    expect(seatsAt(false, [3, 8, 5])).toEqual([0, 1, 2]);
    expect(seatsAt(true, [3, 8, 5])).toEqual([1, 2, 0]);
  });

  it("adds height by height, and a low stack stays at its end", () => {
    expect([0, 1, 2, 3, 4].map((counted) => sumAt([2, 5, 5], counted))).toEqual([0, 2, 5, 5, 5]);
    expect(sumAt([], 2)).toBe(0);
  });
});
