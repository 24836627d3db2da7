/** Fair dealing: what the house promised before a match, and the luck that this device added afterwards. */

import { read, write } from "./keys";

interface Added {
  table: string;
  commitment: string;
  luck: string;
}

const ADDED = "sushiya.luck";
const MOST = 30;

/** The luck of this device for a match: made up when it is first asked for, and remembered. */
export function luckFor(table: string, commitment: string): string {
  const known = luckOf(table, commitment);
  if (known) return known;
  const luck = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  write(ADDED, [{ table, commitment, luck }, ...read<Added[]>(ADDED, [])].slice(0, MOST));
  return luck;
}

/** The luck that this device added to the match with this commitment, or without one, to its last match here. */
export function luckOf(table: string, commitment?: string): string | undefined {
  const mine = read<Added[]>(ADDED, []).filter((each) => each.table === table);
  return mine.find((each) => commitment === undefined || each.commitment === commitment)?.luck;
}

/** Whether the seed is the promised one and has our luck in it. Undefined where the browser can't tell. */
export async function isFair(seed: string, commitment: string, luck: string): Promise<boolean | undefined> {
  if (!("subtle" in crypto)) return undefined; // only pages from this computer or over TLS may use it
  const [secret = "", added = ""] = seed.split("+");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment && added.split(".").includes(luck);
}
