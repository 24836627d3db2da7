/** The count at the end, height by height: when each step comes, and what is counted by then. */

import { HEIGHTS } from "../pace.svelte";

export const stepTime = (heights: number): number => Math.min(HEIGHTS.one, HEIGHTS.most / Math.max(1, heights));

/** The points of a seat after counting this many heights. A stack that is not as high stays at its end. */
export function sumAt(sums: readonly number[], counted: number): number {
  return counted === 0 ? 0 : (sums[Math.min(counted, sums.length) - 1] ?? 0);
}
