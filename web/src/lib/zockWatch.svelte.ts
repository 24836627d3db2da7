/** Holds what somebody else kept or took for a moment, before the dock goes on to the roll that follows it. */

import { untrack } from "svelte";
import type { Batch } from "./connection.svelte";
import type { Kept, Stole, Took } from "./protocol";
import type { Seat, SushizockPublic, WireEvent } from "./wire";

/** How long each is shown, in milliseconds. */
export const HELD = { Kept: 500, Took: 700, Stole: 1200 };

export interface Watched {
  act: Kept | Took | Stole;
  /** What everyone saw before it. */
  before: SushizockPublic;
}

const isAct = (event: WireEvent): event is Kept | Took | Stole =>
  event.event === "Kept" || event.event === "Took" || event.event === "Stole";

/** The act in these events that is worth a moment: the last one, if the view before it was of the same turn. */
export function heldBy(events: readonly WireEvent[], before: SushizockPublic | null, me: Seat | null): Watched | null {
  const act = events.filter(isAct).at(-1);
  return act && before && before.turn === act.seat && act.seat !== me ? { act, before } : null;
}

export function watch(
  view: () => SushizockPublic,
  batches: () => readonly Batch[],
  me: () => Seat | null,
): { readonly held: Watched | null } {
  let held = $state.raw<Watched | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: SushizockPublic | null = null;
  let seen = untrack(batches).at(-1)?.id ?? 0;
  // Before the page changes, so that the new roll never flashes up.
  $effect.pre(() => {
    const now = view();
    const batch = batches().at(-1);
    if (batch && batch.id > seen) {
      seen = batch.id;
      const found = heldBy(batch.events, before, untrack(me));
      clearTimeout(timer);
      held = found;
      if (found) timer = setTimeout(() => (held = null), HELD[found.act.event]);
    }
    before = now;
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get held() {
      return held;
    },
  };
}
