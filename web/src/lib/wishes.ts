/** Who wishes for what, and who was asked before us, as the events tell it. */

import type { Batch } from "./connection.svelte";
import { around } from "./seating";
import type { Seat } from "./wire";

export interface Wished {
  seat: Seat;
  what: string;
}

/** The wish that the last question is about, or null if nobody told us: we came later. */
export function lastWish(batches: readonly Batch[]): Wished | null {
  const events = batches.flatMap((batch) => batch.events);
  return events.filter((event) => event.event === "Wished").at(-1) ?? null;
}

/** Those who are asked for a wish, in their order. */
export const askedInTurn = (seats: number, wisher: Seat): Seat[] => around(seats, wisher).slice(1);

/** Those who had none before this seat was asked. */
export function hadNone(seats: number, wisher: Seat, giver: Seat): Seat[] {
  const asked = askedInTurn(seats, wisher);
  return asked.slice(0, asked.indexOf(giver));
}
