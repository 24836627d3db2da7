/** The seats as seen from one of them. */

import type { TableInfo } from "./protocol";
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

export function seatName(info: TableInfo, seat: Seat, botName: (bot: string, seat: Seat) => string): string {
  const found = info.seats[seat];
  if (!found) return `${seat}`;
  return found.kind === "person" ? found.name : botName(found.bot ?? info.stand_in, seat);
}
