/** The review of a match: how it is loaded, and the arithmetic that turns its figures into what is shown. */

import { json } from "../lib/api";
import { ask } from "../lib/house";
import type { OptionValue, Review, ReviewedDecision, ReviewNow, SeatReview } from "../lib/protocol";
import { shown, type Step } from "../lib/replay";
import { t, texts } from "../lib/texts.svelte";
import type { Seat } from "../lib/wire";

/** A pick that cost this much is costly. */
export const COSTLY = 1;

export async function loadReview(id: string, keys: string[], after: number): Promise<ReviewNow> {
  return json(await ask(`/api/matches/${id}/review?after=${after}`, shown(keys)));
}

/** Whether figures are told in points and moments are named: from `settled` deals on, as the server says. */
export const isSettled = (review: Review, settled: number): boolean => review.deals >= settled;

/** The parts in tenths, so that they add up to the total in tenths: the largest remainder decides. */
export function inTenths(parts: number[], total: number): number[] {
  const whole = parts.map((part) => Math.floor(10 * part));
  const missing = Math.round(10 * total) - whole.reduce((sum, each) => sum + each, 0);
  const order = parts
    .map((_, index) => index)
    .sort((a, b) => 10 * parts[b]! - whole[b]! - (10 * parts[a]! - whole[a]!) || a - b);
  for (const index of order.slice(0, Math.max(0, missing))) whole[index]! += 1;
  return whole.map((each) => each / 10);
}

/** What a result is made of, in the order in which it is shown. */
const PARTS = ["luck", "skill", "beyond", "start"] as const;
export type Part = (typeof PARTS)[number];

/** Points that something moved, and half the width of their interval. */
export interface Moved {
  amount: number;
  margin: number;
}

/** What made the result of a seat, in tenths of points that add up. */
export interface Split extends Record<Part, number> {
  result: number;
  /** Half the widths of the intervals. */
  margins: Record<Part, number>;
  /** The luck of each deal of a round, of everything else that was drawn or rolled, and of what came round. */
  deals: Moved[];
  rest: Moved;
  round: Moved;
  /** What the seat's own choices cost, and those of the others on average. */
  own: number;
  others: number;
}

const sumOf = (all: Moved[]): Moved => ({
  amount: all.reduce((sum, { amount }) => sum + amount, 0),
  margin: Math.hypot(...all.map(({ margin }) => margin)),
});

/** What was moved for a seat from a moment of the curve to the next. */
export function movedAt({ curve }: Review, index: number, seat: Seat): Moved {
  const [before, after] = [curve[index]!, curve[index + 1]!];
  return {
    amount: after.leads[seat]! - before.leads[seat]!,
    margin: Math.hypot(before.margins[seat]!, after.margins[seat]!),
  };
}

/** What chance moved for a seat: by the deal of each round, and all the rest. */
export function chanceOf(review: Review, seat: Seat, steps: Step[]): { deals: Moved[]; rest: Moved } {
  const deals: Moved[] = [];
  const rest: Moved[] = [];
  review.curve.forEach((moment, index) => {
    const next = review.curve[index + 1];
    if (!moment.chance || !next) return;
    const begins = steps[moment.step]?.events.some(({ event }) => event === "RoundBegan") ?? false;
    (begins && !next.chance ? deals : rest).push(movedAt(review, index, seat));
  });
  return { deals, rest: sumOf(rest) };
}

export function splitOf(review: Review, seat: Seat, steps: Step[]): Split {
  const each = review.seats[seat]!;
  const amounts = [each.chance + each.round, each.skill, each.beyond, each.start];
  const [luck, skill, beyond, start] = inTenths(amounts, each.result) as [number, number, number, number];
  const own = Math.round(10 * each.lost) / 10;
  return {
    start,
    luck,
    skill,
    beyond,
    result: Math.round(10 * each.result) / 10,
    margins: each.margins,
    ...chanceOf(review, seat, steps),
    round: { amount: each.round, margin: each.margins.round },
    own,
    others: Math.round(10 * (own + skill)) / 10,
  };
}

/** Luck and skill, and any other part that is not 0 for all of these: what is shown adds up. */
export const shownParts = (splits: Split[]): Part[] =>
  PARTS.filter((part) => part === "luck" || part === "skill" || splits.some((split) => split[part] !== 0));

/** The values of the options, without those that are the same as another one: what was chosen stays. */
export function distinctValues(decision: ReviewedDecision, groupOf: (action: string) => string | null): OptionValue[] {
  const kept = new Map<string, OptionValue>();
  for (const each of decision.options) {
    const group = groupOf(each.action);
    const same = group === null ? each.action : JSON.stringify([group, each.win, each.lead]);
    if (!kept.has(same) || each.action === decision.chosen) kept.set(same, each);
  }
  return [...kept.values()];
}

/** How a choice compares with the best one. */
export type Mark = "best" | "within" | "cost";

export function markOf(decision: ReviewedDecision): Mark {
  if (decision.cost === 0) return "best";
  return decision.cost < COSTLY ? "within" : "cost";
}

/** The decisions of a seat that cost a point or more, in their order. */
export const costlyOf = (decisions: ReviewedDecision[]): ReviewedDecision[] =>
  decisions.filter((each) => each.cost >= COSTLY);

/** The two moments of a seat: the most costly one, and one that was well spotted. Either may be missing. */
export function momentsOf(
  { costly, well_seen }: SeatReview,
  decisions: ReviewedDecision[],
): { costly: ReviewedDecision | null; seen: ReviewedDecision | null } {
  const at = (line: number | null): ReviewedDecision | null => decisions.find((each) => each.line === line) ?? null;
  const worst = at(costly);
  return { costly: worst && worst.cost >= COSTLY ? worst : null, seen: at(well_seen) };
}

/** The seat that is reviewed first: ours, or else the winner's. */
export function firstSeat(yours: Seat[], winners: Seat[]): { seat: Seat; me: Seat | null } {
  const [mine] = yours;
  return mine === undefined ? { seat: winners[0] ?? 0, me: null } : { seat: mine, me: mine };
}

// Figures as text ------------------------------------------------------------------------------------------------

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** `3.1`, with a true minus sign and in the figures of the language. */
export const points = (amount: number): string =>
  new Intl.NumberFormat(texts.language, tenth).format(amount).replace("-", "−");

/** The same with its sign: `+3.1`. */
export const gain = (amount: number): string =>
  new Intl.NumberFormat(texts.language, { ...tenth, signDisplay: "exceptZero" }).format(amount).replace("-", "−");

/** Whole points with their sign; about 0 if the interval says no more. */
export function roughGain({ amount, margin }: Moved): string {
  const whole = Math.round(amount);
  if (whole === 0 || Math.abs(amount) <= margin) return t("reviewed-about", { amount: "0" });
  return gain(whole).replace(/[.,]0$/, "");
}

/** A provisional share, in steps of 5 percent. */
export const roughly = (share: number): string => t("reviewed-about", { amount: percent(Math.round(20 * share) / 20) });

/** A chance in whole percent, without rounding up to certainty. */
export function percent(share: number): string {
  const format = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
  if (share > 0 && share < 0.01) return `< ${format.format(0.01)}`;
  return share < 1 && share > 0.99 ? `> ${format.format(0.99)}` : format.format(share);
}
