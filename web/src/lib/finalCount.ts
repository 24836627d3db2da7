/** The count at the end, height by height: when each step comes, and what the title says once it is done. */

/** The usual time for one height, and the most for all of them, in milliseconds. */
const STEP = 500;
const MOST = 6000;

export const stepTime = (heights: number): number => Math.min(STEP, MOST / Math.max(1, heights));

/** The points of a seat after counting this many heights. A stack that is not as high stays at its end. */
export function sumAt(sums: readonly number[], counted: number): number {
  return counted === 0 ? 0 : (sums[Math.min(counted, sums.length) - 1] ?? 0);
}

/** The seats by points, the best first; equals in the order of seats. */
export function ranking(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** The place of a seat: one more than the number of seats with more points. */
export const placeOf = (scores: readonly number[], seat: number): number =>
  1 + scores.filter((score) => score > scores[seat]!).length;
