/** How tiles move at a table with stacks: onto a stack, from the middle or from another stack. */

import { stackKey, tileKey } from "../aloft";
import { flight, next, placeOf, places, type Move } from "../moves";
import { MOTION } from "../pace.svelte";
import type { Seat, WireEvent } from "../wire";

/** A tile goes onto a stack. One that is stolen is ringed first. */
export function taken(event: Extract<WireEvent, { event: "Took" | "Stole" }>): Move[] {
  const { kind, seat, place } = event;
  const isStolen = event.event === "Stole";
  const inStack = (seat: Seat, place: number): string => `[data-stack="${seat}/${kind}"][data-place="${place}"]`;
  const source = isStolen ? inStack(event.victim, place) : `[data-tile="${kind}/${place}"]`;
  const leaves = isStolen ? stackKey(event.victim, kind, place) : tileKey(kind, place);
  const lands = stackKey(seat, kind, 1);
  const ms = isStolen ? MOTION.flyTaken : MOTION.flyBetween;
  const ring: Move = {
    events: [],
    ms: MOTION.ringTaken,
    sprites: () => {
      const at = placeOf(source);
      return at ? [{ id: next(), kind: "ring", at, stays: true, ms: MOTION.ring, delay: 0 }] : [];
    },
  };
  let copy: Element | null = null;
  const fly: Move = {
    events: [event],
    ms,
    sound: isStolen ? "whoosh" : undefined,
    landing: event.event === "Took" && event.forced ? "plop" : "lock",
    before: () => {
      copy = document.querySelector(source)?.cloneNode(true) as Element | null;
      return places([leaves, lands].map((key) => [key, placeOf(source)]));
    },
    sprites: (from) => (copy ? flight(copy, from.get(leaves), placeOf(inStack(seat, 1)), ms) : []),
  };
  return isStolen ? [ring, fly] : [fly];
}
