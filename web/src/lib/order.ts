/** The numbers of cards that act in order. A number is only shown where it decides something. */

import { getContext, setContext } from "svelte";
import { numberOf } from "./facts";
import { dishOf, type Card } from "./wire";

const KEY = Symbol("cards in sight");
type InSight = () => readonly Card[];

/** Show numbers only where they matter, given the cards that a player sees now. Elsewhere all are shown. */
export const numberAmong = (inSight: InSight): void => void setContext(KEY, inSight);

export const cardsInSight = (): InSight | undefined => getContext<InSight | undefined>(KEY);

/** The number to show on a card, or 0: it matters once another card of its dish is in sight. */
export function shownNumber(card: Card, inSight: readonly Card[] | undefined): number {
  const own = numberOf(card);
  const rival = (other: Card): boolean =>
    dishOf(other) === dishOf(card) && numberOf(other) > 0 && numberOf(other) !== own;
  return own === 0 || inSight === undefined || inSight.some(rival) ? own : 0;
}
