/** The status line, which always says whom the table is waiting for. */

import type { TableConnection } from "./connection.svelte";
import type { TableInfo } from "./protocol";
import { t } from "./texts.svelte";
import type { Seat } from "./wire";

export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("page-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Why nothing happens at a table that can't be reached. */
export const lostText = (connection: TableConnection): string =>
  t(connection.isShared ? "page-status-lost" : "device-lost");

/** The lamp of a seat: it has answered, it is choosing, or its person is away. */
export function lampOf(info: TableInfo, waitingFor: Seat[], seat: Seat): "locked" | "choosing" | "away" {
  if (!waitingFor.includes(seat)) return "locked";
  const found = info.seats[seat];
  return found?.kind === "person" && !found.online ? "away" : "choosing";
}

export function waitingText(connection: TableConnection, me: Seat, nameOf: (seat: Seat) => string): string {
  if (connection.status !== "live") return lostText(connection);
  const sitting = connection.seats.includes(me); // otherwise we only watch over somebody's shoulder
  const others = connection.waitingFor.filter((seat) => seat >= 0 && !(sitting && seat === me));
  const mineOpen = sitting && connection.waitingFor.includes(me);
  if (mineOpen && others.length === 0) return t("page-all-wait-for-you");
  if (others.length === 0) return "";
  return t("page-still-choosing", { names: listed(others.map(nameOf)), count: others.length });
}
