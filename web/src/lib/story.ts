/** Notices about the people at the table, as sentences. */

import type { KeptNotice } from "./protocol";
import { t } from "./texts.svelte";

export function told({ what, seat, name, guest }: Pick<KeptNotice, "what" | "seat" | "name" | "guest">): string {
  const id = what === "bot" && !name ? "opened" : what.replaceAll("_", "-");
  return t(`page-notice-${id}`, { name, guest, seat: seat + 1 });
}
