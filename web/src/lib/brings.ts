/** What an option would bring, where the server says so. The page counts nothing itself. */

import { points } from "./numbers";
import type { PrivateView } from "./protocol";
import { t } from "./texts.svelte";

/** The points of a dish before and after. */
export interface Brought {
  dish: string;
  before: number;
  after: number;
  total: number;
}

/** What this would bring: a serving, `#3` for turning a plate, or a card to wish for or to give. */
export function broughtBy(mine: PrivateView | undefined, key: string): Brought | undefined {
  return (mine as { brings?: Record<string, Brought> | null } | undefined)?.brings?.[key];
}

/** `0 → 5`, or that it brings nothing yet. */
export function change(brought: Brought | undefined): string {
  if (!brought) return "";
  const { before, after } = brought;
  return before === after ? t("questions-brings-nothing") : `${points(before)} → ${points(after)}`;
}

/** The same to be read aloud, after the name of the card. */
export function spokenChange(brought: Brought | undefined): string {
  if (!brought) return "";
  const more = brought.after - brought.before;
  return t("questions-brings", { points: Math.abs(more), which: more > 0 ? "more" : more < 0 ? "less" : "same" });
}
