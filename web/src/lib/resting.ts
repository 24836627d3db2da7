/** Which beats need no word, or nobody's time: the table itself shows them. And how long it rests after the others. */

import { isUsed, type Beat } from "./beats";
import { MOTION, REST } from "./pace.svelte";
import type { Seat, WireEvent } from "./wire";

/** Beats that nobody has to wait for: the table shows them. */
const QUIET = new Set(["Passed", "TurnBegan", "RoundBegan", "DrewForDummy"]);
/** Those of them that are reported when the step is over. */
export const TOLD_LAST = new Set(["RoundBegan", "DrewForDummy"]);
/** What the table itself says: whose turn it is, and what our own dock shows. The log has it. */
export function needsNoWord({ events }: Beat, me: Seat | null): boolean {
  const first = events[0]!;
  if (inTurn(first)) return !("seat" in first && first.seat === me);
  return (first.event === "Rolled" || first.event === "MenuOpened") && first.seat === me;
}
export const isQuiet = ({ events }: Beat): boolean => QUIET.has(events[0]!.event) && !inTurn(events[0]!);
export const inTurn = (event: WireEvent): boolean => event.event === "TurnBegan" && "seat" in event;

/** How long the table stays as it is after a beat: till what moves by itself is there, and to look at it. */
export function restAfter(beat: Beat, me: Seat | null): { motion?: number; rest: number } {
  const first = beat.events[0]!;
  switch (first.event) {
    case "Given":
      return { rest: first.seat === me ? REST.given : REST.beat };
    case "Rolled":
      return { motion: MOTION.roll, rest: REST.rolled };
    case "TurnBegan":
    case "MenuOpened":
      return { rest: 0 };
    case "Cleared":
      return { rest: beat.events.every(isUsed) ? 0 : REST.beat };
    case "Kept":
      return { rest: REST.kept };
    case "Took":
    case "Stole":
      return { rest: REST.taken };
    default:
      return beat.kind === "laid" ? { motion: MOTION.count, rest: REST.reveal } : { rest: REST.beat };
  }
}
