/** Cards that are laid on others, or beside them: what to call that. */

import { details, servingOf } from "./choice";
import { dishInfo } from "./facts";
import { capital, cardName, dishName, t } from "./texts.svelte";
import { dishOf, type Card, type Option } from "./wire";

/** The dish that this card can lie on, or null if there is none. */
const belowOf = (card: Card): string | null => dishInfo(dishOf(card))?.lies_on || null;

/** "beside the wasabi" */
export const besideText = (card: Card, game: string): string =>
  t("page-lay-beside", { dish: dishName(belowOf(card) ?? "", game) });

/** The card that a serving shows: what it copies, or else itself. */
const shows = (serving: string): Card => serving.replace("/free", "").split(">").at(-1)!;

/** The servings of an option that can lie on something. */
const guestsOf = (option: Option): string[] =>
  [servingOf(option), details(option).second].filter(
    (each) => each !== null && belowOf(shows(each)) !== null,
  ) as string[];
const lies = (serving: string): boolean => !serving.endsWith("/free");

/** A way to lay the cards of an option, in words: which of them lie on something, or that it stays free. */
export function wayText(option: Option, game: string): string {
  const guests = guestsOf(option);
  const dish = dishName(belowOf(shows(guests[0] ?? "")) ?? "", game);
  const laid = guests.filter(lies);
  if (laid.length === 0) return t("page-keep-free", { dish });
  if (details(option).second === null) return t("page-lay-on", { dish });
  const cards = [...new Set(laid.map((serving) => capital(cardName(shows(serving), game))))];
  return t("questions-lay-these-on", { cards: cards.join(" + "), dish });
}

/** The dish that something is laid on, or null if it stays free. */
export function wayBase(option: Option): string | null {
  const laid = guestsOf(option).find(lies);
  return laid === undefined ? null : belowOf(shows(laid));
}
