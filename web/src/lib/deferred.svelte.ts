/** Splits one big change at the table into several small ones, a few frames apart, so that nothing visibly stutters. */

import { untrack } from "svelte";
import { afterFrames } from "./motion";

/** The delay of each part of a change, in frames after our own plates. */
export const ARRIVES = { others: 1, dock: 2, ceremony: 2, plaque: 3, question: 6, told: 8, side: 9 };

/**
 * A value that arrives the given number of frames after it changed. Changes made meanwhile arrive with it. The first one
 * is there at once, unless there is another to begin with.
 */
export function deferred<T>(value: () => T, frames: number, first = untrack(value)): { readonly current: T } {
  let shown = $state.raw(first);
  let stop: (() => void) | null = null;
  $effect(() => {
    value();
    stop ??= afterFrames(frames, () => {
      stop = null;
      shown = untrack(value);
    });
  });
  $effect(() => () => stop?.());
  return {
    get current() {
      return shown;
    },
  };
}
