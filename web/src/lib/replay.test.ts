import { describe, expect, it } from "vitest";
import { chapterOf, chapters, faster, marked, readingTime, stepAfter, stepIn, taken, type Step } from "./replay";
import type { Option } from "./wire";

const step = (view: object, ...events: object[]): Step =>
  ({ public: view, open: {}, scores: [], answers: {}, events }) as unknown as Step;
const rounds = [
  step({}, { event: "RoundBegan", round: 1 }),
  step({}),
  step({}, { event: "RoundBegan", round: 2 }),
  step({}),
];

describe("a replay", () => {
  it("jumps to rounds and to the end", () => {
    expect(chapters(rounds)).toEqual([{ step: 0, round: 1 }, { step: 2, round: 2 }, { step: 3 }]);
  });

  it("jumps to turns where there are no rounds", () => {
    const began = (seat: number): Step => step({}, { event: "TurnBegan", seat });
    const turns = [began(0), step({}), began(1), step({}), began(0), step({})];
    expect(chapters(turns)).toEqual([{ step: 0, turn: 0 }, { step: 2, turn: 1 }, { step: 4, turn: 0 }, { step: 5 }]);
  });

  it("knows the chapter of a step", () => {
    expect([0, 1, 2, 3].map((at) => chapterOf(chapters(rounds), at))).toEqual([0, 0, 1, 2]);
  });

  it("goes by keys and never too far", () => {
    const list = chapters(rounds);
    const after = (key: string, at: number): number | null => stepAfter(key, at, 4, list);
    expect([after("ArrowRight", 0), after("ArrowRight", 3), after("ArrowLeft", 0)]).toEqual([1, 3, 0]);
    expect([after("PageDown", 0), after("PageDown", 3), after("PageUp", 2), after("PageUp", 0)]).toEqual([2, 3, 0, 0]);
    expect([after("Home", 2), after("End", 0), after("x", 1)]).toEqual([0, 3, null]);
  });

  it("reads a step from the address", () => {
    expect([stepIn("", 4), stepIn("#/replay/abc#3", 4), stepIn("#0", 4), stepIn("#99", 4), stepIn("#x", 4)]).toEqual([
      0, 2, 0, 3, 0,
    ]);
  });

  it("marks each card that is taken once", () => {
    const answer = {
      verb: "pick",
      text: "",
      serving: { card: "eel" },
      second: { card: "eel" },
      dummy: null,
    } as unknown as Option;
    expect(taken(answer)).toEqual(["eel", "eel"]);
    expect(marked(["eel", "eel", "eel", "tea"], taken(answer)).map((each) => each.picked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(taken(undefined)).toEqual([]);
  });
});

describe("a match that plays by itself", () => {
  it("shows a step until it has been read, within limits", () => {
    expect(readingTime([], 1)).toBe(1200);
    expect(readingTime(["x".repeat(30), "x".repeat(10)], 1)).toBe(2600);
    expect(readingTime(["x".repeat(900)], 1)).toBe(6000);
  });

  it("can be slower and faster", () => {
    expect(readingTime([], 4)).toBe(300);
    expect([0.5, 1, 2, 4].map(faster)).toEqual([1, 2, 4, 0.5]);
  });
});
