import { describe, expect, it } from "vitest";
import { spread, throughRounds, throughTurns, ticks } from "./plot";
import type { Step } from "./replay";

describe("the score through a match", () => {
  it("adds up the sheet round by round; what counts at the end is marked by its dish", () => {
    const sheet = [
      { seat: 0, round: 1, dish: "maki", points: 6 },
      { seat: 1, round: 1, dish: "eel", points: -3 },
      { seat: 0, round: 2, dish: "tempura", points: 5 },
      { seat: 1, round: 4, dish: "pudding", points: 6 },
    ];
    expect(throughRounds(sheet, 2, 3)).toEqual([
      { mark: "", scores: [0, 0] },
      { mark: "1", scores: [6, -3] },
      { mark: "2", scores: [11, -3] },
      { mark: "pudding", scores: [11, 3] },
    ]);
  });

  it("takes one moment for each turn, and the end", () => {
    const step = (turn: number, ...scores: number[]): Step => ({ public: { turn }, scores }) as unknown as Step;
    const steps = [step(0, 0, 0), step(0, 0, 0), step(1, 3, 0), step(0, 3, -1), step(0, 7, -1)];
    const moments = throughTurns(steps, (view) => view.turn);
    expect(moments.map((each) => each.scores)).toEqual([
      [0, 0],
      [3, 0],
      [3, -1],
      [7, -1],
    ]);
    expect(moments.map((each) => each.mark)).toEqual(["", "1", "2", "3"]);
    expect(throughTurns(steps, () => null)).toEqual([]);
  });
});

describe("the axis", () => {
  it.each([
    [0, 25, [0, 5, 10, 15, 20, 25]],
    [-3, 11, [-5, 0, 5, 10, 15]],
    [0, 0, [0, 1]],
    [0, 61, [0, 20, 40, 60, 80]],
  ])("from %i to %i has round numbers around all scores", (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected);
  });
});

describe("labels", () => {
  it("stay where they have room", () => expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90]));
  it("move apart and stay in their order", () => expect(spread([50, 52, 48], 20, 100)).toEqual([68, 88, 48]));
  it("stay inside", () => expect(spread([98, 99, 100], 20, 100)).toEqual([60, 80, 100]));
});
