import { beforeAll, describe, expect, it } from "vitest";
import { entriesOf, read, stepsOf, withNotices, type Entry } from "./log";
import type { Teller } from "./news";
import type { KeptNotice, SushiStepFacts, Update } from "./protocol";
import { texts } from "./texts.svelte";
import type { Facts, WireEvent } from "./wire";

const GAME = "sushi-go(seats=2)";
const nameOf = (seat: number): string => ["Mia", "Leo"][seat]!;
const teller = (before: Facts | null, after: Facts | null): Teller => ({ me: 0, nameOf, game: GAME, before, after });
const served = (seat: number, face: string, since: number): WireEvent => ({
  event: "Served",
  seat,
  plate: { no: since, card: face, face, since, turned: false, on: null },
  hand: seat,
});
const worth = (points: number): SushiStepFacts => ({ worth: [{ tempura: points }, {}], contests: [] });
const notice = (number: number, version: number): KeptNotice => ({
  what: "joined",
  seat: 1,
  name: "Ida",
  guest: "Momo",
  version,
  number,
});
const update = (more: Partial<Update>): Update => ({
  type: "update",
  match: "m",
  version: 9,
  events: [],
  waiting_for: [],
  clock: null,
  mine: {},
  ...more,
});
const sentencesOf = (log: Entry[]): string[] => log.flatMap((entry) => read(entry).map(({ text }) => text));

describe("the log of somebody who was not there", () => {
  beforeAll(() => texts.use("en"));

  const events = [served(0, "tempura", 1), served(0, "tempura", 2), { event: "Answered", seat: 1 } as WireEvent];
  const past = update({
    events,
    steps: [
      { version: 3, events: 1, facts: worth(0) },
      { version: 6, events: 1, facts: worth(5) },
    ],
  });

  it("tells each step with what was true before and after it", () => {
    const steps = stepsOf(past);
    expect(steps.map((step) => step.events)).toEqual([[events[0]], [events[1]]]);
    let before: Facts | null = null;
    const log = steps.flatMap((step) => {
      const found = entriesOf(step, teller(before, step.facts), undefined);
      before = step.facts;
      return found;
    });
    expect(sentencesOf(log)[1]).toBe("Your tempura: now 5");
    expect(sentencesOf(log)[0]).not.toContain("now");
  });

  it("has one step where there was one", () => {
    expect(stepsOf(update({ events }))).toEqual([{ version: 9, events, facts: null }]);
  });

  it("puts every notice where it belongs", () => {
    const entries = stepsOf(past).flatMap((step) => entriesOf(step, teller(null, null), undefined));
    const versions = (shown: number): string[] =>
      withNotices(entries, [notice(1, 2), notice(2, 3), notice(3, 5), notice(4, 8)], shown, () => false).map(
        ({ id }) => id,
      );
    expect(versions(8)).toEqual(["notice 1", "3.0", "notice 2", "notice 3", "6.0", "notice 4"]);
    expect(versions(7), "what is not shown yet comes before it").not.toContain("notice 4");
  });
});
