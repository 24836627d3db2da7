/** Options with cards: their names, and the cards that they are about. */

import { cardsOf, wordsOf } from "../advice";
import { details, mainCard } from "../choice";
import type { Setting } from "../options";
import { capital, cardName, t } from "../texts.svelte";
import { dishOf, type Card, type Option, type SushiPublic } from "../wire";

/** The card that an option is about. A pick without one is drawn blind. */
function face(option: Option, { view, seat }: Setting): Card | null {
  if (option.verb === "turn")
    return (view as SushiPublic).table[seat]?.find(({ no }) => no === option.no)?.face ?? null;
  return option.verb === "pick" && option.serving === null ? "~" : mainCard(option);
}

export const facesOf = (option: Option, setting: Setting): Card[] => cardsOf(option, face(option, setting));

export function optionName(option: Option, setting: Setting): string {
  if (option.verb === "done") return t("questions-turn-none");
  if (option.verb === "wish") return t("page-wish-for", { what: cardName(option.what, setting.game) });
  const card = face(option, setting) ?? details(option).copy;
  if (card === null) return option.text;
  return wordsOf(option, card === "~" ? t("page-draw-blind") : capital(cardName(card, setting.game)), setting.game);
}

/** Wishes for one dish may ask for the same cards. */
export const groupOf = (option: Option): string | null => (option.verb === "wish" ? dishOf(option.what) : null);
