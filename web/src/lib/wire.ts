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
/** What an edition serves in place of another card looks like itself: mussels, and tuna. */
const OTHERWISE = ["gyoza-sushi-go-zoch", "nigiri-squid-sushi-go-zoch"];

export function drawingOf(card: Card, game = ""): string {
  const dish = dishOf(card);
  const numbered = ["chopsticks", "spoon", "menu", "takeout_box"].includes(dish);
  const drawing = (numbered ? dish : card).replace(/[:+_]/g, "-");
  const [, name, edition] = /^([\w-]+)\(.*edition=([\w-]+)/.exec(game) ?? [];
  const special = `${drawing}-${name}-${edition}`;
  return OTHERWISE.includes(special) ? special : drawing;
}

export function numberOf(card: Card): string {
  return ["chopsticks", "spoon", "menu", "takeout_box"].includes(dishOf(card)) ? (card.split(":")[1] ?? "") : "";
}
