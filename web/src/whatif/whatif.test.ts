import { beforeAll, describe, expect, it } from "vitest";
import type { Comparison, Ends } from "../lib/protocol";
import { texts } from "../lib/texts.svelte";
import { screenAt } from "../lib/screens";
import { axisOf, densityOf, outline, peakOf, ranges } from "./ridge";
import { answerOf, whatIfPath } from "./whatif";

beforeAll(() => texts.use("en"));

const COUNTS = [
  [-12, 3],
  [-1, 4],
  [0, 1],
  [4, 7],
];

describe("a ridge", () => {
  it("sums to one, whatever is counted", () => {
    const density = densityOf(COUNTS);
    let area = 0;
    for (let at = -100; at < 100; at += 0.1) area += 0.1 * density(at);
    expect(area).toBeCloseTo(1, 3);
  });

  it("has an axis with 0 and all that was counted inside", () => {
    const { from, to, ticks } = axisOf(COUNTS, [[23, 1]]);
    expect(from).toBeLessThanOrEqual(-12);
    expect(to).toBeGreaterThanOrEqual(23);
    expect(ticks).toContain(0);
    expect(axisOf([[0, 5]]).ticks).toEqual([-5, 0, 5]);
    expect(axisOf([[-1000, 1]]).ticks.length).toBeGreaterThan(1);
  });

  it("is drawn between its ends, and won from 0 on", () => {
    const axis = axisOf(COUNTS);
    const { whole, won } = outline(
      COUNTS,
      axis,
      (at) => at,
      (density) => -density / peakOf(axis, COUNTS),
    );
    expect(whole).toMatch(new RegExp(`^M${axis.from}.0 .*Z$`));
    expect(won).toMatch(/^M0.0 /);
    expect(whole).not.toContain("NaN");
  });

  it("is the same as a table", () => {
    const found = ranges(COUNTS, axisOf(COUNTS));
    expect(found.reduce((sum, { matches }) => sum + matches, 0)).toBe(15);
    expect(found.find(({ from }) => from === 0)!.matches).toBe(8);
    expect(ranges([[5, 2]], axisOf([[5, 2]])).at(-1)).toEqual({ from: 0, to: 5, matches: 2 });
  });
});

const ends = (action: string, better: number): Ends => ({
  action,
  win: { mean: 0.4, low: 0.37, high: 0.43 },
  ahead: { mean: -1.4, low: -2, high: -0.8 },
  better,
  matches: [[1, 1]],
});
const compared = (gain: number, wins: number, deals = 1000): Comparison => ({
  at: 7,
  seat: 0,
  deals,
  played: ends("pick eel", 3),
  other: ends("pick tempura", 5),
  gain: { mean: gain, low: gain - 0.5, high: gain + 0.5 },
  wins: { mean: wins, low: wins - 0.1, high: wins + 0.1 },
  alike: Math.abs(gain) <= 0.5,
  same: 2,
});

describe("the answer in words", () => {
  it("says by how much, and how many wins", () => {
    expect(answerOf(compared(3.14, 0.131), "Tempura")).toEqual({
      head: "Tempura ends 3.1 points better.",
      rest: "It wins 13 more in 100.",
    });
    expect(answerOf(compared(-2, -0.04), "Tempura")).toEqual({
      head: "Tempura ends 2.0 points worse.",
      rest: "It wins 4 fewer in 100.",
    });
    expect(answerOf(compared(2, 0.001), "Tempura").rest).toBe("It wins as often.");
  });

  it("ranks nothing that the figures can't distinguish, nor what rests on few matches", () => {
    expect(answerOf(compared(0.4, 0.02), "Tempura").head).toBe(
      "Tempura is as good: the figures can’t tell them apart.",
    );
    expect(answerOf(compared(9, 0.5, 10), "Tempura").head).toBe("Better in 5, worse in 3: too few to say.");
  });
});

it("has an address for a decision and for a variation of it", () => {
  const { props, key } = screenAt(whatIfPath("abc", 12, 3, "xyz"));
  expect(props).toEqual({ id: "abc", step: 12, seat: 3, variation: "xyz" });
  expect(screenAt(whatIfPath("abc", 12, 3))).toMatchObject({ key, props: { variation: "" } });
});
