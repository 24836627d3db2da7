/** What lies inside views: the types of the protocol, and what the text of a card tells. The page has no rules. */

import type { Card, Scored } from "./protocol";

export type { Card, Decision, Mine, Option, Plate, Serving, SushiPublic, WireEvent, ZockPublic } from "./protocol";

export type Seat = number;
/** A line of a score sheet. */
export type Line = Omit<Scored, "event">;

export function dishOf(card: Card): string {
  return card.split(":")[0] ?? card;
}

/** The drawing of a card: `fruit:orange+watermelon` is `fruit-orange-watermelon`; numbers of specials share one. */
export function drawingOf(card: Card): string {
  const dish = dishOf(card);
  const numbered = ["chopsticks", "spoon", "menu", "takeout_box"].includes(dish);
  return (numbered ? dish : card).replace(/[:+_]/g, "-");
}

export function numberOf(card: Card): string {
  return ["chopsticks", "spoon", "menu", "takeout_box"].includes(dishOf(card)) ? (card.split(":")[1] ?? "") : "";
}
