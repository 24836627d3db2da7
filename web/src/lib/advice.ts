/** An option as a hint shows it: its cards, its name and its figure. Contains no rules. */

import { details } from "./choice";
import { besideText } from "./laying";
import type { Hints, Option } from "./protocol";
import { capital, cardName, t } from "./texts.svelte";
import type { Card } from "./wire";

const bare = (serving: unknown): Card => String(serving).replace("/free", "").split(">").at(-1)!;

/** The cards of an option, its main card first. Empty for an option that has no cards. */
export function cardsOf(option: Option, first: Card | null): Card[] {
  const { copy, second, call } = details(option);
  return [first, copy !== first ? copy : null, second && bare(second), call && bare(call)].filter(
    (card): card is Card => card !== null,
  );
}

/** An option in words: first the main choice, then whatever is special about it. */
export function wordsOf(option: Option, first: string, game: string): string {
  const { card, copy, free, second, call, dummy } = details(option);
  const name = (each: unknown): string => capital(cardName(bare(each), game));
  const beside = (serving: unknown): string =>
    String(serving).endsWith("/free") ? ` (${besideText(bare(serving), game)})` : "";
  return [
    `${first}${free ? ` (${besideText(copy ?? card ?? "", game)})` : ""}`,
    card && copy ? `${t("page-copy-what")} ${name(copy)}` : "",
    second ? name(second) + beside(second) : "",
    call ? t("page-use", { card: cardName(bare(call), game) }) : "",
    dummy ? `${t("page-for-dummy")} ${name(dummy)}` : "",
  ]
    .filter(Boolean)
    .join(" + ");
}

/** Whether these figures never rise from one option to the next, so that they don't contradict the order. */
export const isFalling = (figures: number[]): boolean =>
  figures.every((figure, index) => index === 0 || figure <= figures[index - 1]!);

/** How much less an option brings than the best one. Differences too small to show count as none. */
export function lessText(less: number, figure: Hints["figure"]): string {
  const amount = figure === "wins" ? Math.round(less) : Math.round(10 * less) / 10;
  return amount > 0 ? t(`hint-less-${figure}`, { amount }) : t("hint-alike");
}
