/** What the dock says: the question, a sentence below it, and the words on its button. */

import { details } from "./choice";
import type { NameOf } from "./families";
import type { Question } from "./question.svelte";
import { listed } from "./status";
import { capital, cardName, t } from "./texts.svelte";
import type { Seat } from "./wire";
import type { GiveCard } from "./protocol";

/** The context of a question. */
export interface Around {
  game: string;
  me: Seat;
  nameOf: NameOf;
  /** The status: whom the table waits for, or that the connection is lost. */
  waiting: string;
  lost: boolean;
}

export function titleOf(question: Question, { nameOf, game }: Around): string {
  const { kind, decision } = question;
  if (question.two) return t("questions-two");
  if (question.roles.includes("dummy")) return t("questions-and-dummy");
  if (decision?.kind === "GiveCard") return t("questions-give-to", { name: nameOf(decision.wisher) });
  const card = question.cardFor("card");
  if (card && question.copies.length > 0) return t("questions-copy-which", { card: capital(cardName(card, game)) });
  const source = decision?.kind === "LayCard" ? decision.source : "";
  return t(`page-ask-${kind ?? ""}`, { source });
}

/** One sentence of help, or else whom the table waits for. */
export function helpOf(question: Question, around: Around): string {
  if (question.locked) return around.waiting;
  if (question.forced) return t("questions-only-one");
  if (question.severalCards) return t("questions-put-back");
  if (question.copies.length > 0) return t("questions-tap-in-front");
  if (question.decision?.kind === "GiveCard") return whyAsked(question.decision, around);
  switch (question.kind) {
    case "MakeWish":
      return t("questions-first-gives");
    case "FillBox":
      return t("questions-tap-to-turn");
    case "PickBlind":
      return t("page-blind");
    case "LayCard":
      return question.offer ? t("questions-offer-secret") : around.waiting;
    default:
      return around.waiting;
  }
}

/** Why we are asked, and what we get for it. The news line says who wishes for what. */
function whyAsked({ in_return, had_none }: GiveCard, { game, nameOf }: Around): string {
  const none = had_none.map(nameOf);
  const said = [
    none.length > 0 ? t("questions-had-none", { names: listed(none), count: none.length }) : "",
    t("questions-in-return", { card: cardName(in_return, game) }),
  ];
  return said.filter(Boolean).join(" ");
}

export function buttonOf(question: Question, game: string): string {
  if (question.locked) return t("page-locked-in");
  if (question.kind === "PickBlind") return t("page-draw-blind");
  if (question.kind === "FillBox") return t("page-do-FillBox", { count: question.turning.size });
  const { option, nextRole, kind } = question;
  if (question.copies.length > 0 && !option) return t("questions-tap-copy");
  if (!option || nextRole) return nextRole === "card" || !nextRole ? t("page-choose") : t(`questions-more-${nextRole}`);
  if (question.severalCards) return t("questions-lock-several", { count: question.roles.length });
  const { copy } = details(option);
  if (copy && kind !== "AimOrder") return t("questions-do-order", { kind: kind ?? "", card: cardName(copy, game) });
  const card = copy ?? question.cardFor("card") ?? "";
  const name = cardName(card, game);
  return capital(t(`page-do-${kind ?? ""}`, { card: kind === "PickCard" ? capital(name) : name }));
}
