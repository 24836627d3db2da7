/** What an option would bring, where the server says so. The page counts nothing itself. */

import { points, signed } from "./numbers";
import type { Brings, PrivateView } from "./protocol";
import { t } from "./texts.svelte";

export type Brought = Brings;

/** What this would bring: a serving, `#3` for turning a plate, or a card to wish for or to give. */
export function broughtBy(mine: PrivateView | undefined, key: string): Brought | undefined {
  return mine?.brings?.[key];
}

/** `0 → 5`, points that come at once, or that it brings nothing yet. */
export function change(brought: Brought | undefined): string {
  if (!brought) return "";
  const { before, after, at_once } = brought;
  if (at_once) return signed(at_once);
  return (before ?? 0) === (after ?? 0)
    ? t("questions-brings-nothing")
    : `${points(before ?? 0)} → ${points(after ?? 0)}`;
}

/** The same to be read aloud, after the name of the card. */
export function spokenChange(brought: Brought | undefined): string {
  if (!brought) return "";
  const more = brought.at_once ?? (brought.after ?? 0) - (brought.before ?? 0);
  return t("questions-brings", { points: Math.abs(more), which: more > 0 ? "more" : more < 0 ? "less" : "same" });
}
