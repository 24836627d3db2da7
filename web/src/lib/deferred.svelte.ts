/** One big change at the table becomes several small ones, a few frames apart: nothing stutters, and nobody sees it. */

import { untrack } from "svelte";
import { afterFrames } from "./motion";

/** When the parts of a change arrive, in frames after our own plates: a sheet, which takes a frame or two to open, well before the question that waits behind it. */
export const ARRIVES = { others: 1, sheet: 2, question: 6, told: 8, side: 9 };

/** A value that arrives so many frames after it changed. What changes meanwhile arrives with it. */
export function deferred<T>(value: () => T, frames: number): { readonly current: T } {
  let shown = $state.raw(untrack(value));
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
