/** Who is who, seen from one seat. */

import type { TableInfo } from "./protocol";
import type { Seat } from "./wire";

/** All seats clockwise, beginning with this one. */
export function around(seats: number, from: Seat): Seat[] {
  return Array.from({ length: seats }, (_, step) => (from + step) % seats);
}

export function seatName(info: TableInfo, seat: Seat, botName: (bot: string, seat: Seat) => string): string {
  const found = info.seats[seat];
  if (!found) return `${seat}`;
  return found.kind === "person" ? found.name : botName(found.bot ?? info.stand_in, seat);
}
