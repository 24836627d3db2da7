/** Where things stand on the curve of the chances to win. */

import type { Review, ReviewedDecision } from "../lib/protocol";
import type { Step } from "../lib/replay";
import type { Seat } from "../lib/wire";

/** A round on the axis: from which moment on, and what its deal moved for a seat. */
export interface RoundMark {
  round: number;
  from: number;
  to: number;
  luck: number | null;
}

/** The moment of the curve at which a decision was made. */
export const momentOf = (review: Review, { step }: ReviewedDecision): number =>
  review.curve.findIndex((moment) => moment.step === step && !moment.by_chance);

/** The rounds of a match, as far as it has some, with the luck of each deal for a seat. */
export function roundsOf(review: Review, steps: Step[], seat: Seat): RoundMark[] {
  const marks: RoundMark[] = [];
  steps.forEach(({ events }, step) => {
    const began = events.find((event) => event.event === "RoundBegan");
    const at = review.curve.findIndex((moment) => moment.step === step && !moment.by_chance);
    if (!began || at < 0) return;
    const dealt = review.curve[at - 1]?.by_chance ? at - 1 : null;
    const luck = dealt === null ? null : review.curve[at]!.leads[seat]! - review.curve[dealt]!.leads[seat]!;
    const from = dealt ?? at;
    if (marks.length > 0) marks.at(-1)!.to = from;
    marks.push({ round: began.round, from, to: review.curve.length - 1, luck });
  });
  return marks;
}

/** The index of the decision that is nearest to a place between 0 and 1 on the axis. */
export function nearest(review: Review, decisions: ReviewedDecision[], share: number): number {
  const wanted = share * (review.curve.length - 1);
  const away = decisions.map((each) => Math.abs(momentOf(review, each) - wanted));
  return away.indexOf(Math.min(...away));
}
