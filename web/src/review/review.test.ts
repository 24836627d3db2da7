import { beforeAll, describe, expect, it } from "vitest";
import type { Review, ReviewedDecision, SeatReview } from "../lib/protocol";
import type { Step } from "../lib/replay";
import type { Setting } from "../lib/options";
import { groupOf, optionName } from "../lib/sushi/options";
import { texts } from "../lib/texts.svelte";
import type { Option } from "../lib/wire";
import { momentOf, nearest, roundsOf, rowsOf, turnsOf } from "./curve";
import {
  costlyOf,
  distinctValues,
  firstSeat,
  gain,
  inTenths,
  isSettled,
  markOf,
  momentsOf,
  percent,
  points,
  roughGain,
  roughly,
  shownParts,
  splitOf,
} from "./review";
import { choseBest, verdict } from "./verdict";

const sum = (parts: number[]): number => parts.reduce((total, each) => total + Math.round(10 * each), 0);

/** Always the same numbers between −20 and 20. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 48271) % 2147483647;
    yield (40 * state) / 2147483647 - 20;
  }
}

const value = (action: string, less: number, alike = false): ReviewedDecision["options"][number] => ({
  action,
  win: { mean: 0.3, low: 0.2, high: 0.4 },
  lead: { mean: -less, low: -less - 1, high: -less + 1 },
  less: { mean: less, low: less - 0.5, high: less + 0.5 },
  alike,
});
const decision = (line: number, step: number, cost: number): ReviewedDecision => ({
  line,
  step,
  seat: 0,
  chosen: cost ? "b" : "a",
  options: [value("a", 0, true), value("b", cost || 2.2)],
  cost,
  wins_lost: 0,
  kept: 1,
  because: null,
  knew: [],
});
const seatReview = (seat: number, more: Partial<SeatReview>): SeatReview => ({
  seat,
  player: "",
  points: 40 - seat,
  accuracy: 90 - 10 * seat,
  lost: 6.44,
  start: 0,
  chance: -0.3,
  skill: 6.91,
  beyond: 0,
  round: -1.31,
  result: 5.3,
  margins: { start: 0.4, chance: 0.5, skill: 0.9, beyond: 0.6, round: 0.8, luck: 0.7 },
  costly: 3,
  well_seen: 5,
  ...more,
});
const moment = (step: number, lead: number, chance: string): Review["curve"][number] => ({
  line: step,
  step,
  wins: [0.5, 0.5],
  leads: [lead, -lead],
  margins: [0.3, 0.3],
  chance,
});
const DECISIONS = [decision(3, 0, 3.1), decision(5, 1, 0), decision(8, 2, 0.4)];
const REVIEW: Review = {
  game: "",
  rules: "",
  players: ["", ""],
  deals: 40,
  seats: [seatReview(0, {}), seatReview(1, { chance: 0.3, skill: -6.91, round: 1.31, result: -5.3 })],
  decisions: DECISIONS,
  curve: [
    moment(0, 0, "deal"),
    moment(0, 2.1, ""),
    moment(1, 1, ""),
    moment(2, 0.5, "deal"),
    moment(2, -1.9, ""),
    moment(3, 5.3, ""),
  ],
  turning: [],
};
const began = (round: number): Step["events"] => [{ event: "RoundBegan", round } as Step["events"][number]];
const STEPS = [began(1), [], began(2), []].map((events) => ({ events }) as unknown as Step);

describe("figures in tenths", () => {
  it("add up to the total, whatever the parts are", () => {
    const some = numbers();
    for (let round = 0; round < 500; round++) {
      const parts = Array.from({ length: 2 + (round % 5) }, () => some.next().value);
      const total = parts.reduce((all, each) => all + each, 0);
      const shown = inTenths(parts, total);
      expect(sum(shown)).toBe(Math.round(10 * total));
      shown.forEach((each, index) => expect(Math.abs(each - parts[index]!)).toBeLessThan(0.1 + 1e-9));
    }
  });

  it("split a result into luck and skill, and luck into its parts", () => {
    const split = splitOf(REVIEW, 0, STEPS);
    expect(sum([split.start, split.luck, split.skill])).toBe(Math.round(10 * split.result));
    expect(split.deals).toHaveLength(2);
    expect(split.others - split.own).toBeCloseTo(split.skill);
  });

  it("add up in every row of a table, also where places at the table differ", () => {
    const seats = [
      seatReview(0, { start: 0.6, beyond: -1.14, result: 4.76 }),
      seatReview(1, { chance: 0.3, skill: -6.91, round: 1.31, start: -0.6, beyond: 1.14, result: -4.76 }),
    ];
    const all = seats.map(({ seat }) => splitOf({ ...REVIEW, seats }, seat, STEPS));
    for (const split of all)
      expect(sum(shownParts(all).map((part) => split[part]))).toBe(Math.round(10 * split.result));
    expect(shownParts(all)).toEqual(["luck", "skill", "beyond", "start"]);
    expect(shownParts([splitOf(REVIEW, 0, STEPS)])).toEqual(["luck", "skill"]);
  });
});

describe("decisions", () => {
  it("are best, within a point, or cost more", () => {
    expect(DECISIONS.map(markOf)).toEqual(["cost", "best", "within"]);
    expect(costlyOf(DECISIONS)).toEqual([DECISIONS[0]]);
  });

  it("are told of equal wishes once, and by their name", async () => {
    await texts.use("en");
    const wishes = ["chopsticks", "chopsticks:1", "miso-soup"].map((what): Option => ({
      verb: "wish",
      what,
      text: `wish ${what}`,
    }));
    const same = value("wish chopsticks", 3.9);
    const made = {
      ...decision(3, 0, 3.9),
      chosen: "wish chopsticks:1",
      options: [value("wish miso-soup", 0), same, { ...same, action: "wish chopsticks:1" }],
    };
    const groups = (action: string): string | null => groupOf(wishes.find(({ text }) => text === action)!);
    expect(distinctValues(made, groups).map(({ action }) => action)).toEqual(["wish miso-soup", made.chosen]);
    const setting = { game: "", view: {}, seat: 0, nameOf: String } as unknown as Setting;
    expect(optionName(wishes[2]!, setting)).toBe("Wish for miso soup");
  });

  it("have two moments, if there are such", () => {
    expect(momentsOf(REVIEW.seats[0]!, DECISIONS)).toEqual({ costly: DECISIONS[0], seen: DECISIONS[1] });
    const fine = seatReview(0, { costly: 8, well_seen: null });
    expect(momentsOf(fine, DECISIONS)).toEqual({ costly: null, seen: null });
  });

  it("have a place on the curve", () => {
    expect(DECISIONS.map((each) => momentOf(REVIEW, each))).toEqual([1, 2, 4]);
    expect([0, 0.45, 1].map((share) => nearest(REVIEW, DECISIONS, share))).toEqual([0, 1, 2]);
    const rounds = roundsOf(REVIEW, STEPS, 0);
    expect(rounds.map(({ round, from, to }) => [round, from, to])).toEqual([
      [1, 0, 3],
      [2, 3, 5],
    ]);
    expect(rounds.map(({ luck }) => luck!.amount.toFixed(1))).toEqual(["2.1", "-2.4"]);
  });
});

describe("the curve", () => {
  it("has turning points, each of the seat that it moved most", () => {
    const curve = [0.3, 0.3, 0.8].map((share, step) => ({
      ...moment(step, 0, ""),
      wins: [share, 0.9 - share - 0.1 * step, 0.1 + 0.1 * step],
    }));
    const [turn] = turnsOf({ ...REVIEW, curve, turning: [2] });
    expect(turn).toMatchObject({ at: 2, seat: 1 });
    expect(turn!.moved).toBeCloseTo(-0.6);
  });

  it("tells as a table what chance moved, between how everybody stood", () => {
    const rows = rowsOf({ ...REVIEW, turning: [4] });
    expect(rows.map(({ chance, turning }) => chance || turning)).toEqual(["deal", false, false, "deal", true, false]);
    expect(rows[0]!.moved.map(({ amount }) => amount)).toEqual([2.1, -2.1]);
    expect(rows[1]!.wins).toEqual([0.5, 0.5]);
  });
});

describe("the reviewed seat", () => {
  it("is ours, or the winner's", () => {
    expect(firstSeat([2], [0])).toEqual({ seat: 2, me: 2 });
    expect(firstSeat([], [1])).toEqual({ seat: 1, me: null });
  });

  it("is told its place, its choices and its luck", async () => {
    await texts.use("en");
    const about = { me: 0, winners: [0], settled: true, nameOf: (seat: number) => ["You", "Leo"][seat]! };
    expect(choseBest(REVIEW, 0)).toBe(true);
    expect(verdict(REVIEW, 0, STEPS, about)).toEqual({
      head: "First, with the best choices.",
      rest: "Luck took 1.6 points from you. Leo had the most of it: +1.6.",
    });
    expect(verdict(REVIEW, 1, STEPS, about)).toEqual({ head: "Second.", rest: "Luck gave Leo 1.6 points." });
    const early = verdict(REVIEW, 1, STEPS, { ...about, settled: false });
    expect(early.rest).not.toMatch(/\d/);
    expect(isSettled(REVIEW, 40)).toBe(true);
    expect(isSettled({ ...REVIEW, deals: 39 }, 40)).toBe(false);
  });
});

describe("figures as text", () => {
  beforeAll(() => texts.use("de"));

  it("have the decimal sign of the language, and a true minus", () => {
    expect([points(3.14), points(-0.5), gain(2), gain(-2), gain(0)]).toEqual(["3,1", "−0,5", "+2,0", "−2,0", "0,0"]);
  });

  it("are whole where they are uncertain, and about 0 where nobody can say", () => {
    const told = [2.4, -1.6, 0.4, 1.2].map((amount) => roughGain({ amount, margin: 1.3 }));
    expect(told.map((each) => each.replace(/\s/g, " "))).toEqual(["+2", "−2", "~ 0", "~ 0"]);
    expect(roughGain({ amount: 0.4, margin: 0.1 }).replace(/\s/g, " ")).toBe("~ 0");
  });

  it("are rough at first", () => {
    expect([0.88, 0.02, 1].map(roughly).map((each) => each.replace(/\s/g, " "))).toEqual([
      "~ 90 %",
      "~ 0 %",
      "~ 100 %",
    ]);
  });

  it("say nothing is certain that is not", () => {
    const plain = (share: number): string => percent(share).replace(/\s/g, " ");
    expect([0, 0.004, 0.444, 0.996, 1].map(plain)).toEqual(["0 %", "< 1 %", "44 %", "> 99 %", "100 %"]);
  });
});
