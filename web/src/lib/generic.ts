/** A game that the page knows nothing about, in plain words: its facts, its options and what happened. */

import { wordsOf } from "./advice";
import { details } from "./choice";
import { dishInfo } from "./facts";
import { capital, cardName, t, texts } from "./texts.svelte";
import { dishOf, type Option, type Seat } from "./wire";

export interface Fact {
  name: string;
  value: string;
}

/** Fields of every public view, which the table shows elsewhere. */
const SHOWN_ELSEWHERE = ["serial", "scores", "winners"];
const ASKED = ["decision", "answer"];
const NOTHING = "–";

/** `CardTaken` and `card_taken` become "card taken". */
export function words(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

/** Any JSON value, on one line. */
export function line(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "string") return value || NOTHING;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(line).join(", ");
  if (typeof value !== "object") return JSON.stringify(value);
  if ("text" in value && typeof value.text === "string") return value.text;
  return named(value)
    .map((fact) => `${fact.name} ${fact.value}`)
    .join(" ");
}

const named = (value: object): Fact[] =>
  Object.entries(value).map(([name, each]: [string, unknown]) => ({ name: words(name), value: line(each) }));

const without = (value: object, names: string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** What is public, field by field. */
export const openFacts = (view: object): Fact[] => named(without(view, SHOWN_ELSEWHERE));

/** What only this seat knows, without empty fields. */
export const ownFacts = (mine: object): Fact[] => named(without(mine, ASKED)).filter(({ value }) => value !== NOTHING);

/** An option in words if it names a known dish, else its own text. */
export function label(option: Option, game: string): string {
  const { card } = details(option);
  if (card === null || dishInfo(dishOf(card)) === undefined) return option.text;
  return wordsOf(option, capital(cardName(card, game)), game);
}

/** The text of a question, or "your turn" if there is no text for this kind of question. */
export function question(kind: string): string {
  return texts.has(`page-ask-${kind}`) ? t(`page-ask-${kind}`, { source: "" }) : t("page-your-turn");
}

/** An event that has no sentence of its own: who, what, and all its other fields. */
export function plainly(event: { event: string; seat?: Seat }, nameOf: (seat: Seat) => string): string {
  const { event: what, seat, ...rest } = event;
  const about = named(rest).map((fact) => `${fact.name} ${fact.value}`);
  const told = [words(what), ...about].join(" · ");
  return seat === undefined ? capital(told) : `${nameOf(seat)}: ${told}`;
}
