/** Cards that are laid on others, or beside them: what to call that. */

import { details, servingOf } from "./choice";
import { dishInfo } from "./facts";
import { capital, cardName, dishName, t } from "./texts.svelte";
import { dishOf, type Card, type Option } from "./wire";

/** The dish that this card can lie on, for a text that names it. Empty if there is none. */
export function below(card: Card, game: string): { id: string; dish: string } {
  const id = dishInfo(dishOf(card))?.lies_on ?? "";
  return { id, dish: id && dishName(id, game) };
}

/** "beside the wasabi" */
export const besideText = (card: Card, game: string): string => t("page-lay-beside", below(card, game));

/** The card that a serving shows: what it copies, or else itself. */
const shows = (serving: string): Card => serving.replace("/free", "").split(">").at(-1)!;

/** A way to lay the cards of an option, in words: which of them lie on something, or that it stays free. */
export function wayText(option: Option, game: string): string {
  const servings = [servingOf(option), details(option).second].filter((serving) => serving !== null);
  const guests = servings.filter((serving) => below(shows(serving), game).id);
  const laid = guests.filter((serving) => !serving.endsWith("/free"));
  const base = below(shows(guests[0] ?? ""), game);
  if (laid.length === 0) return t("page-keep-free", base);
  if (servings.length === 1) return t("page-lay-on", base);
  const cards = [...new Set(laid.map((serving) => capital(cardName(shows(serving), game))))];
  return t("questions-lay-these-on", { ...base, cards: cards.join(" + ") });
}

/** The drawing of what lies below, or null if it stays free. */
export function wayDrawing(option: Option): string | null {
  const servings = [servingOf(option), details(option).second].filter((serving) => serving !== null);
  const laid = servings.find((serving) => !serving.endsWith("/free") && dishInfo(dishOf(shows(serving)))?.lies_on);
  return laid ? (dishInfo(dishOf(shows(laid)))?.lies_on ?? null) : null;
}
