/** Positions on the curve of win probabilities. */

import type { Review, ReviewedDecision } from "../lib/protocol";
import type { Step } from "../lib/replay";
import type { Seat } from "../lib/wire";
import { movedAt, type Moved } from "./review";

/** A round on the axis: from which moment on, and what its deal moved for a seat. */
export interface RoundMark {
  round: number;
  from: number;
  to: number;
  luck: Moved | null;
}

/** The moment of the curve at which a decision was made. */
export const momentOf = (review: Review, { step }: ReviewedDecision): number =>
  review.curve.findIndex((moment) => moment.step === step && !moment.chance);

/** The rounds of a match, as far as it has some, with the luck of each deal for a seat. */
export function roundsOf(review: Review, steps: Step[], seat: Seat): RoundMark[] {
  const marks: RoundMark[] = [];
  steps.forEach(({ events }, step) => {
    const began = events.find((event) => event.event === "RoundBegan");
    const at = review.curve.findIndex((moment) => moment.step === step && !moment.chance);
    if (!began || at < 0) return;
    const dealt = review.curve[at - 1]?.chance ? at - 1 : null;
    const luck = dealt === null ? null : movedAt(review, dealt, seat);
    const from = dealt ?? at;
    if (marks.length > 0) marks.at(-1)!.to = from;
    marks.push({ round: began.round, from, to: review.curve.length - 1, luck });
  });
  return marks;
}

/** A turning point: the moment of the curve up to which a seat's chance to win changed most, and by how much. */
export interface Turn {
  at: number;
  seat: Seat;
  moved: number;
}

export const turnsOf = ({ curve, turning }: Review): Turn[] =>
  turning.map((at) => {
    const moves = curve[at]!.wins.map((wins, seat) => ({ at, seat, moved: wins - curve[at - 1]!.wins[seat]! }));
    return moves.reduce((most, each) => (Math.abs(each.moved) > Math.abs(most.moved) ? each : most));
  });

/** A row of the curve as a table: how everybody stood, or how many points chance moved. */
export interface Row {
  index: number;
  step: number;
  /** What chance decided; empty if players did. */
  chance: string;
  /** Everybody's chance to win. */
  wins: number[];
  /** What chance moved; empty if players decided. */
  moved: Moved[];
  turning: boolean;
}

export const rowsOf = (review: Review): Row[] =>
  review.curve.map(({ step, chance, wins }, index) => ({
    index,
    step,
    chance,
    wins,
    moved: chance ? wins.map((_, seat) => movedAt(review, index, seat)) : [],
    turning: review.turning.includes(index),
  }));

/** The index of the decision that is nearest to a place between 0 and 1 on the axis. */
export function nearest(review: Review, decisions: ReviewedDecision[], share: number): number {
  const wanted = share * (review.curve.length - 1);
  const away = decisions.map((each) => Math.abs(momentOf(review, each) - wanted));
  return away.indexOf(Math.min(...away));
}
