/**
 * From a list of options to a few small choices, and back. Knows nothing of rules: it only groups the options
 * that the server offers, so that a person can pick a card first and the details after.
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

/** What an option says for each detail, as plain comparable values. */
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

/** The options that fit what is selected so far. */
export function matching(options: Option[], selection: Selection): Option[] {
  return options.filter((option) => {
    const found = details(option);
    return (
      found.card === selection.card &&
      DETAILS.every((name) => selection[name] === undefined || selection[name] === found[name])
    );
  });
}

/** The values that one detail can have, given the others; in the order of the options. */
export function values<D extends Detail>(options: Option[], selection: Selection, detail: D): Required<Selection>[D][] {
  const others = { ...selection, [detail]: undefined };
  return [...new Set(matching(options, others).map((option) => details(option)[detail]))];
}

/** The selection with every detail that is not chosen set to what is usual: nothing special. */
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

/** The one option that a selection means, if it is complete. */
export function chosen(options: Option[], selection: Selection): Option | null {
  const fitting = matching(options, completed(options, selection));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
