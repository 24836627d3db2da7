/** Notices about the people at the table, as sentences. */

import type { News } from "./news";
import type { KeptNotice } from "./protocol";
import { t } from "./texts.svelte";

type About = Pick<KeptNotice, "what" | "seat" | "name" | "guest">;

/** `isUs`: it is about whoever reads it. */
export function told({ what, seat, name, guest }: About, isUs: boolean): string {
  const id = what === "bot" && !name ? "opened" : what.replaceAll("_", "-");
  return t(`page-notice-${id}`, { name, guest, seat: seat + 1, person: isUs ? "you" : "other" });
}

export const noticed = (notice: About, isUs: boolean): News => ({ text: told(notice, isUs), tone: "plain", chips: [] });
