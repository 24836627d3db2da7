/** Fair dealing: what the house promised before a match, and the luck that this device added afterwards. */

import { read, write } from "./keys";
import type { Seat } from "./wire";

export interface Added {
  table: string;
  commitment: string;
  luck: string;
  /** Whether the house has confirmed that it has our luck. */
  accepted?: boolean;
  /** Who sat where when the match began, as far as this device saw it. */
  seating?: Seating;
}

interface Seating {
  /** How many seats there are. */
  seats: number;
  /** Those of this device. */
  mine: Seat[];
  /** Those without a person: they add nothing. */
  guests: Seat[];
}

/** What a seat may add, or "-" for nothing. */
const PART = /^(-|[A-Za-z0-9]{1,32})$/;

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

/** What this device noted about the match with this commitment. */
export function addedTo(table: string, commitment: string): Added | undefined {
  return read<Added[]>(ADDED, []).find((each) => each.table === table && each.commitment === commitment);
}

/** Note that the house has our luck for the match with this commitment: from now on it can't come too late. */
export function noteAccepted(table: string, commitment: string): void {
  const all = read<Added[]>(ADDED, []);
  const added = all.find((each) => each.table === table && each.commitment === commitment);
  if (!added || added.accepted) return;
  added.accepted = true;
  write(ADDED, all);
}

/** Note who sits where in the match with this commitment, if we added to its luck. What we saw first counts. */
export function noteSeating(table: string, commitment: string, seating: Seating): void {
  const all = read<Added[]>(ADDED, []);
  const added = all.find((each) => each.table === table && each.commitment === commitment);
  if (!added || added.seating) return;
  added.seating = seating;
  write(ADDED, all);
}

/**
 * What became of the promise: kept, kept without our luck, which the house had not confirmed, kept without our luck,
 * which it had confirmed and then left out, or broken.
 */
export type Fairness = "kept" | "unused" | "dropped" | "broken";

/**
 * Whether the seed is the promised one and has our luck in our place, and nothing besides what people added.
 *
 * Undefined if we did not sit there when the match began, and where the browser can't tell.
 */
export async function fairnessOf(seed: string, added: Added): Promise<Fairness | undefined> {
  const { commitment, luck, accepted, seating } = added;
  if (!("subtle" in crypto)) return undefined; // only pages from this computer or over TLS may use it
  if (!seating?.mine.length) return undefined;
  const [secret = "", all, ...more] = seed.split("+");
  const parts = all === undefined ? Array<string>(seating.seats).fill("-") : all.split("."); // nobody's came in time
  const legal = more.length === 0 && parts.length === seating.seats && parts.every((part) => PART.test(part));
  const guestless = seating.guests.every((seat) => parts[seat] === "-");
  const ours = seating.mine.some((seat) => parts[seat] === luck);
  const missing = !parts.includes(luck) && seating.mine.every((seat) => parts[seat] === "-");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== commitment || !legal || !guestless || !(ours || missing)) return "broken";
  if (ours) return "kept";
  return accepted ? "dropped" : "unused";
}
