import { beforeEach, describe, expect, it } from "vitest";
import { CoachAtTable, coaching } from "./coach.svelte";
import type { ClientMessage, Coached, JudgedOption, Public } from "./protocol";

const judged = (text: string, mean: number): JudgedOption => ({
  option: { text, verb: "done" },
  win: { mean: 0.3, low: 0.2, high: 0.4 },
  less: { mean, low: mean - 0.5, high: mean + 0.5 },
});
const said = (cost: number, serial = 7): Coached => ({
  type: "coached",
  seat: 0,
  serial,
  chosen: "b",
  cost,
  options: [judged("a", 0), judged("b", cost)],
  because: [],
  best: 2,
  of: 3,
});

describe("the coach at a table", () => {
  let sent: ClientMessage[];
  let coach: CoachAtTable;
  const view = { serial: 7 } as Public;

  beforeEach(() => {
    coaching.turn(false);
    sent = [];
    coach = new CoachAtTable((message) => sent.push(message));
  });

  it("says nothing to the server unless it is wanted", () => {
    coach.greet();
    coach.begin();
    expect(sent).toEqual([]);
    coach.turn(true);
    expect(sent).toEqual([{ type: "coach", on: true }]);
    coach.greet(); // a new line knows nothing
    expect(sent).toHaveLength(2);
  });

  it("speaks of a point or more, about the last answer only", () => {
    coach.turn(true);
    coach.answered(7, view);
    coach.hear(said(0.9));
    expect(coach.word).toBeNull();
    coach.hear(said(2.4, 5));
    expect(coach.word).toBeNull();
    coach.hear(said(2.4));
    expect([coach.word?.mine.option.text, coach.word?.better.option.text]).toEqual(["b", "a"]);
    expect(coach.tally).toEqual({ best: 2, of: 3 });
  });

  it("goes with the next answer", () => {
    coach.turn(true);
    coach.answered(7, view);
    coach.hear(said(2.4));
    coach.answered(8, view);
    expect(coach.word).toBeNull();
  });

  it("is quiet for one match, and remembered on the device", () => {
    coach.turn(true);
    coach.answered(7, view);
    coach.hear(said(2.4));
    coach.hush();
    expect(coach.word).toBeNull();
    expect(sent.at(-1)).toEqual({ type: "coach", on: false });
    expect(coaching.on).toBe(true);
    coach.begin();
    expect(sent.at(-1)).toEqual({ type: "coach", on: true });
  });
});
