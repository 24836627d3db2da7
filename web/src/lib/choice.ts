/**
 * Turns a list of options into a few small choices, and back. Contains no rules: it only groups the options that the
 * server offers, so that a person can tap cards first and settle the details afterwards.
 */

import { dishOf, type Card, type Option, type Serving } from "./wire";

/** The details of an option, as plain comparable values. */
export interface Details {
  card: Card | null;
  copy: Card | null;
  free: boolean;
  call: string | null;
  second: string | null;
  dummy: Card | null;
}

/** The cards that one answer names: for oneself, a second one, and one for the dummy. */
export type Cards = Pick<Details, "card" | "second" | "dummy">;

/** A thing that can be tapped. Equal cards of a hand differ in their keys. */
export interface Choice {
  key: string;
  value: string;
}

const servingText = (s: Serving | null): string | null =>
  s ? `${s.card}${s.copy ? `>${s.copy}` : ""}${s.free ? "/free" : ""}` : null;

/** `tempura` for the serving `tempura/free`. */
export const bareCard = (serving: string): Card => serving.split(/[>/]/)[0]!;

export function details(option: Option): Details {
  const none = { card: null, copy: null, free: false, call: null, second: null, dummy: null };
  switch (option.verb) {
    case "pick":
      return {
        ...none,
        ...option.serving,
        call: servingText(option.call),
        second: servingText(option.second),
        dummy: option.dummy,
      };
    case "lay":
      return { ...none, ...option.serving };
    case "copy":
      return { ...none, copy: option.copy };
    case "give":
      return { ...none, card: option.card };
    default:
      return none;
  }
}

/** The card that an option is about, or the kind of card that it wishes for. */
export const mainCard = (option: Option): string | null =>
  option.verb === "wish" ? option.what : details(option).card;

/** How an option lays its first card, as the server writes it. */
export function servingOf(option: Option): string | null {
  return option.verb === "pick" || option.verb === "lay" ? servingText(option.serving) : null;
}

/** The options with these cards, as tapped. Where two cards come in one order only, either order means it. */
export function naming(options: Option[], { card, second, dummy }: Cards, call: string | null): Option[] {
  const laid = (first: Card | null, then: Card | null): Option[] =>
    options.filter((option) => {
      const found = details(option);
      const other = found.second === null ? null : bareCard(found.second);
      return mainCard(option) === first && other === then && found.dummy === dummy && found.call === call;
    });
  const asTapped = laid(card, second);
  return asTapped.length > 0 || second === null ? asTapped : laid(second, card);
}

/** What these options could copy. */
export function copiesOf(options: Option[]): Card[] {
  return distinct(options.map((option) => details(option).copy));
}

/** The ways to lay the cards, once it is clear what is copied. Nobody is asked about the only thing to copy. */
export function waysOf(options: Option[], copy: Card | null): Option[] {
  const copies = copiesOf(options);
  const meant = copies.length === 1 ? copies[0]! : copy;
  return options.filter((option) => details(option).copy === (copies.length > 0 ? meant : null));
}

/** What can be called with a pick, and whether a second card can be picked. */
export const callsOf = (options: Option[]): string[] => distinct(options.map((option) => details(option).call));
export const takesTwo = (options: Option[]): boolean => options.some((option) => details(option).second !== null);

/** Cards in a row, each with a key of its own. */
export function keyed(cards: readonly Card[]): Choice[] {
  return cards.map((card, index) => ({
    key: `${card}/${cards.slice(0, index).filter((each) => each === card).length}`,
    value: card,
  }));
}

/** The things to wish for, by dish: any of its cards, or exactly one of them. */
export function kindsOf(wishes: readonly string[]): { dish: string; any: string; exact: string[] }[] {
  return distinct(wishes.map(dishOf)).map((dish) => ({
    dish,
    any: dish,
    exact: wishes.filter((wish) => wish !== dish && dishOf(wish) === dish),
  }));
}

function distinct<T>(values: (T | null)[]): T[] {
  return [...new Set(values)].filter((value): value is T => value !== null);
}
