/** Notices about the people at the table, as sentences. */

import type { Notice } from "./protocol";
import { t } from "./texts.svelte";

export function told({ what, seat, name }: Pick<Notice, "what" | "seat" | "name">): string {
  const id = what === "bot" && !name ? "opened" : what.replaceAll("_", "-");
  return t(`page-notice-${id}`, { name, seat: (seat ?? 0) + 1 });
}
