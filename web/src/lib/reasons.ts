/** Reasons in words: facts that speak for or against an option, as a few sentences. Contains no rules. */

import type { Because } from "./protocol";
import { capital, cardName, dishName, t } from "./texts.svelte";
import type { Seat } from "./wire";

/** Characters in a hint and in a review. What no longer fits is left out: the weightiest comes first. */
const AT_MOST = { now: 140, past: 220 };

/** What speaks for an option, in the tense of a hint or of a review. */
export function reasonText(
  facts: Because[],
  game: string,
  nameOf: (seat: Seat) => string,
  tense: "now" | "past" = "now",
): string {
  let said = "";
  for (const fact of facts) {
    const longer = `${said} ${sentence(fact, game, nameOf, tense)}`.trimStart();
    if (longer.length > AT_MOST[tense]) break;
    said = longer;
  }
  return said || t("reason-none");
}

function sentence({ id, args }: Because, game: string, nameOf: (seat: Seat) => string, tense: "now" | "past"): string {
  const { seat, dish, card, ...numbers } = args ?? {};
  const name = typeof seat === "number" ? nameOf(seat) : null;
  const told = {
    ...numbers,
    ...(dish ? { dish: dishName(String(dish), game) } : {}),
    ...(card ? { card: cardName(String(card), game) } : {}),
    ...(name !== null ? { name } : {}),
  };
  const said = tense === "past" ? t(`reason-${id}.past`, told) : t(`reason-${id}`, told);
  return name !== null && said.startsWith(name) ? said : capital(said);
}
