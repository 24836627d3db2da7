/** Worked examples of the rules. The server works them out; the page only says them. */

import { json } from "./api";
import { dishInfo } from "./facts";
import { ask } from "./house";
import { points } from "./numbers";
import type { Card, Example, ExamplePart, ExampleRow, Examples } from "./protocol";
import { cardName, dishName, t } from "./texts.svelte";
import { dishOf } from "./wire";

let loaded: Promise<Examples> | null = null;

/** All examples, loaded once. Where that fails, it is tried again when the next page asks. */
export function loadExamples(): Promise<Examples> {
  loaded ??= ask("/api/examples")
    .then((response) => json<Examples>(response))
    .catch((error: unknown) => {
      loaded = null;
      throw error;
    });
  return loaded;
}

export const examplesOf = (all: Examples, game: string, edition: string, dish: string): Example[] =>
  all.dishes[game]?.[edition]?.[dish] ?? [];

/** A few cards and what they are worth together. */
export interface Share {
  stacks: Card[][];
  lines: string[];
}

/** A row split into the parts that score, where each card belongs to one of them; else as a whole. */
export function shares({ stacks, parts }: ExampleRow, game: string): Share[] {
  const counted = parts.reduce((sum, part) => sum + part.cards, 0);
  if (parts.length < 2 || counted !== stacks.length) {
    return [{ stacks, lines: parts.map((part) => sentence(part, game)) }];
  }
  let start = 0;
  return parts.map((part) => {
    const own = stacks.slice(start, (start += part.cards));
    return { stacks: own, lines: [sentence(part, game)] };
  });
}

/** What a part of a row is worth and why: `3 × tempura: 5`. */
export function sentence(part: ExamplePart, game: string): string {
  const { kind, count, of, cards, ties } = part;
  const worth = points(part.points);
  if (kind === "sort") return t("example-each", { count, name: t(`fruit-${of}`), points: worth });
  const base = dishInfo(dishOf(of))?.lies_on ?? "";
  return t(`example-${kind}`, {
    count,
    cards,
    ties,
    name: cardName(of, game),
    base: base && dishName(base, game),
    points: worth,
  });
}

/** The people in examples. */
export const guestName = (seat: number): string => t(`example-name-${seat}`);
