/** The count at the end, height by height: when each step comes, and what is counted by then. */

import { HEIGHTS, pace } from "../pace.svelte";
import { byPoints } from "../standing";
import type { Seat } from "../wire";

export function stepTime(heights: number): number {
  const one = Math.min(HEIGHTS.one, HEIGHTS.most / Math.max(1, heights));
  return pace.part(one, one * heights, HEIGHTS.most);
}

/** The points of a seat after counting this many heights. A stack that is not as high stays at its end. */
export function sumAt(sums: readonly number[], counted: number): number {
  return counted === 0 ? 0 : (sums[Math.min(counted, sums.length) - 1] ?? 0);
}

/** The seats in the order of the table, and of their points once all is counted. */
export const seatsAt = (done: boolean, scores: number[]): Seat[] =>
  done ? byPoints(scores) : scores.map((_, seat) => seat);
