/** The seats as seen from one of them. */

import type { SeatInfo, TableInfo } from "./protocol";
import type { Seat } from "./wire";

/** All seats clockwise, starting with this one. */
export function around(seats: number, from: Seat): Seat[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}

/** The other seats around the counter, clockwise from our left: on the left, across, on the right. */
export function sides(others: Seat[]): { left: Seat[]; top: Seat[]; right: Seat[] } {
  const beside = others.length < 2 ? 0 : others.length < 6 ? 1 : 2;
  return {
    left: others.slice(0, beside),
    top: others.slice(beside, others.length - beside),
    right: others.slice(others.length - beside),
  };
}

/** The key of a context: the seats of the table that is shown. */
export const SEATS = Symbol("seats");

/** The guest whose head stands for this seat: who plays it now. Empty for a person. */
export const guestAt = (seat: SeatInfo | undefined): string => (seat?.bot ? seat.guest : "");

/** People who are awaited and away, with nobody to stand in for them. */
export function missing(info: TableInfo, waitingFor: readonly Seat[]): Seat[] {
  return waitingFor.filter((seat) => {
    const found = info.seats[seat];
    return found?.kind === "person" && !found.online && !found.bot;
  });
}
