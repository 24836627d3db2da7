/** A figure that counts up or down to its new value. */

import { untrack } from "svelte";
import { calm } from "./motion";
import { MOTION, pace } from "./pace.svelte";

/** As many figures as anybody can see. All of them change in the same frames, and the frames between are free. */
const FIGURES = 8;

export function running(value: () => number): { readonly current: number } {
  let shown = $state(untrack(value));
  $effect(() => {
    const to = value();
    const from = untrack(() => shown);
    if (from === to || calm()) {
      shown = to;
      return;
    }
    let part = 0;
    const count = setInterval(
      () => {
        part = Math.min(1, part + 1 / FIGURES);
        shown = Math.round(from + (to - from) * part);
        if (part === 1) clearInterval(count);
      },
      pace.motion(MOTION.count) / FIGURES,
    );
    return () => clearInterval(count);
  });
  return {
    get current() {
      return shown;
    },
  };
}
