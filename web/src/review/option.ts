/** An option as a review shows it: its name, and the cards that it is about. Contains no rules. */

import { cardsOf, wordsOf } from "../lib/advice";
import { details, mainCard } from "../lib/choice";
import type { SushiPublic, SushizockPublic } from "../lib/protocol";
import type { Step } from "../lib/replay";
import { capital, cardName, t } from "../lib/texts.svelte";
import { valueOf } from "../lib/tiles";
import type { Card, Option, Seat } from "../lib/wire";
import { optionName as moveName } from "../lib/sushizock/words";

/** The context of an option: the table, the game, whose it is, and everybody's names. */
export interface Around {
  step: Step;
  game: string;
  seat: Seat;
  nameOf: (seat: Seat) => string;
}

/** The value of the tile that an option is about; null if it is hidden, or about no tile. */
export function tileOf(option: Option, { step }: Around): number | null {
  const about = option.verb === "take" || option.verb === "steal";
  return about ? valueOf(step.public as SushizockPublic, option) : null;
}

/** The card that an option is about. A pick without one is drawn blind. */
function face(option: Option, { step, seat }: Around): Card | null {
  if (option.verb === "turn")
    return (step.public as SushiPublic).table[seat]?.find(({ no }) => no === option.no)?.face ?? null;
  return option.verb === "pick" && option.serving === null ? "~" : mainCard(option);
}

export const facesOf = (option: Option, around: Around): Card[] => cardsOf(option, face(option, around));

export function optionName(option: Option, around: Around): string {
  switch (option.verb) {
    case "keep":
    case "take":
    case "steal":
      return moveName(option, around.step.public as SushizockPublic, around.nameOf);
    case "done":
      return t("questions-turn-none");
  }
  const card = face(option, around) ?? details(option).copy;
  if (card === null) return option.text;
  return wordsOf(option, card === "~" ? t("page-draw-blind") : capital(cardName(card, around.game)), around.game);
}
