/** Who is asked for a wish, and in which order. */

import { around } from "./seating";
import type { Seat } from "./wire";

/** Those who are asked for a wish, in their order. */
export const askedInTurn = (seats: number, wisher: Seat): Seat[] => around(seats, wisher).slice(1);

/** Those who had none before this seat was asked. */
export function hadNone(seats: number, wisher: Seat, giver: Seat): Seat[] {
  const asked = askedInTurn(seats, wisher);
  return asked.slice(0, asked.indexOf(giver));
}
