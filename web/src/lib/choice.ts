/**
 * Turns a list of options into a few small choices, and back. Contains no rules: it only groups the options that the
 * server offers, so that a person can pick a card first and the details afterwards.
 */

import type { Card, Option, Serving } from "./wire";

export interface Selection {
  card: Card | null;
  copy?: Card | null;
  free?: boolean;
  call?: string | null;
  second?: string | null;
  dummy?: Card | null;
}

const servingText = (s: Serving | null): string | null =>
  s ? `${s.card}${s.copy ? `>${s.copy}` : ""}${s.free ? "/free" : ""}` : null;

/** The value of each detail of an option, as plain comparable values. */
export function details(option: Option): Required<Selection> {
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

const DETAILS = ["call", "second", "copy", "free", "dummy"] as const;
export type Detail = (typeof DETAILS)[number];

/** The options that fit the selection so far. */
export function matching(options: Option[], selection: Selection): Option[] {
  return options.filter((option) => {
    const found = details(option);
    return (
      found.card === selection.card &&
      DETAILS.every((name) => selection[name] === undefined || selection[name] === found[name])
    );
  });
}

/** The values that one detail can have, given the others, in the order of the options. */
export function values<D extends Detail>(options: Option[], selection: Selection, detail: D): Required<Selection>[D][] {
  const others = { ...selection, [detail]: undefined };
  return [...new Set(matching(options, others).map((option) => details(option)[detail]))];
}

/** The selection with every open detail set to its only value, or else to its default: none. */
export function completed(options: Option[], selection: Selection): Selection {
  const result: Selection = { ...selection };
  for (const detail of DETAILS) {
    const possible = values(options, result, detail);
    const chosen = result[detail];
    if (chosen !== undefined && possible.includes(chosen)) continue;
    const usual = possible.includes(null) ? null : possible.includes(false) ? false : undefined;
    if (possible.length === 1) Object.assign(result, { [detail]: possible[0] });
    else Object.assign(result, { [detail]: usual });
  }
  return result;
}

/** The one option that a selection stands for, or null if several or none fit. */
export function chosen(options: Option[], selection: Selection): Option | null {
  const fitting = matching(options, completed(options, selection));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
