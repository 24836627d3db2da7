import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { pace } from "./pace.svelte";
import { plate, served, Table, view } from "./stage.fixture";
import type { Update } from "./protocol";
import { Stage } from "./stage.svelte";
import { texts } from "./texts.svelte";
import type { WireEvent } from "./wire";

beforeAll(() => texts.use("en"));
beforeEach(() => void (pace.current = "normal"));

const set = (): { table: Table; stage: Stage } => {
  const table = new Table();
  return { table, stage: new Stage(table) };
};

const update = (version: number): Update => ({
  type: "update",
  match: "m",
  version,
  events: [],
  waiting_for: [],
  clock: null,
  mine: {},
});

describe("for somebody who was not there", () => {
  /** Steps that happened before we came: the last sentence of them stands in the line. */
  const missed = (table: Table, stage: Stage, ...steps: WireEvent[][]): Stage => {
    const events = steps.at(-1)!;
    const past = steps.map((events, at) => ({ version: at + 1, events, facts: view(at + 1) }));
    stage.receive({ ...table.step(steps.length, events), past });
    return stage;
  };
  const recalled = (...steps: WireEvent[][]): Stage => {
    const { table, stage } = set();
    return missed(table, stage, ...steps);
  };
  const rolled: WireEvent = { event: "Rolled", seat: 0, dice: ["sushi", "blue"], roll: 2 };
  const menu: WireEvent = { event: "MenuOpened", seat: 0, count: 4 };

  it.each<[string, WireEvent[][], string]>([
    ["their own dice", [[{ event: "Kept", seat: 0, dice: ["sushi"] }, rolled]], "You roll: 1 sushi, 1 blue."],
    ["their own menu", [[served(0, "menu:7")], [menu]], "You look at 4 cards."],
    ["the lot", [[{ event: "LotDrawn", seat: 0 }]], "You are drawn to begin."],
    ["the deal", [[{ event: "RoundBegan", round: 2, hand_size: 9 }]], "Round 2: 9 cards each."],
    ["an earlier step", [[served(0, "eel"), served(1, "eel")], []], "Turn 1: You: eel · Leo: eel"],
  ])("the line says what happened last: %s", (_, steps, line) => {
    expect(recalled(...steps).line.news?.text).toBe(line);
  });

  it.each([
    [1, "Turn 1: You: eel · Leo: eel"],
    [2, "Ida takes a seat."],
  ])("the line shows a notice if nothing happened since (%i)", (when, line) => {
    const { table, stage } = set();
    table.joined(when);
    const laid = [served(0, "eel"), served(1, "eel")];
    expect(missed(table, stage, [], laid).line.news?.text).toBe(line);
  });

  it("a notice that came while nothing but answers was missed is told, however many were sealed, and only once", () => {
    const { table, stage } = set();
    missed(table, stage, [served(0, "eel"), served(1, "eel")]);
    table.joined(1);
    stage.line.clear();
    stage.receive({ ...table.step(1, []), past: [] });
    expect(stage.line.news?.text).toBe("Ida takes a seat.");
    stage.line.clear();
    stage.receive({ ...table.step(1, []), past: [] });
    expect(stage.line.news).toBeNull();
  });

  it("a notice that was told, or that something happened after, is not told when we return", () => {
    const { table, stage } = set();
    table.joined(1);
    table.chronicle.show(update(2), false, () => table.teller(null, null));
    stage.receive({ ...table.step(1, []), past: [] });
    expect(stage.line.news).toBeNull();
    table.chronicle.notice({ ...table.chronicle.notices[0]!, version: 2, number: 2 });
    stage.receive({ ...table.step(1, []), past: [] });
    expect(stage.line.news).toBeNull();
  });

  const over = (round: number): WireEvent[] => [
    { event: "RoundEnded", round, scores: [7, 0] },
    { event: "RoundBegan", round: round + 1, hand_size: 9 },
  ];
  it.each<[string, WireEvent[][], string[]]>([
    ["a round", [[served(0, "eel")], over(1), [served(0, "tofu")]], ["sheet 1"]],
    ["two rounds", [over(1), over(2)], ["sheet 2"]],
    ["the match", [over(1), [...over(2), { event: "GameEnded", scores: [7, 0], winners: [0] }]], []],
    ["nothing", [[served(0, "eel")]], []],
  ])("who returns sees the sheet, but not who comes for the first time: %s", (_, steps, sheets) => {
    const { table, stage } = set();
    missed(table, stage, ...steps);
    expect(table.shown).toEqual([...sheets, `question ${steps.length}`]);
    const first = set();
    first.table.view = null;
    missed(first.table, first.stage, ...steps);
    expect(first.table.shown).toEqual([`question ${steps.length}`]);
  });

  it("the belt knows which numbered cards act", () => {
    learn(CATALOGUE);
    const box = plate("takeout_box:10");
    const called: WireEvent = { event: "Called", seat: 1, plate: box };
    const wished: WireEvent = { event: "Wished", seat: 1, what: "eel" };
    expect(recalled([called, served(0, "eel")], [wished]).acting).toEqual(["takeout_box:10"]);
    expect(recalled([called], [{ event: "TurnBegan", round: 1, turn: 2 }]).acting).toEqual([]);
  });
});
