/** Where a match is measured: at its server or, if it is one of this device, at the server that was given its record. */

import { glance, makeTable, Refusal } from "../lib/api";
import { isOnDevice } from "../lib/house";
import { places, read, write } from "../lib/keys";
import { loadRecord } from "../lib/replay";

/** A match at a server, with our keys there. */
export interface Measured {
  match: string;
  keys: string[];
}

const GIVEN = "sushiya.given";
/** The latest ones are remembered. */
const MOST = 50;

const ourKeys = (): string[] => places().flatMap(({ keys }) => keys);
const given = (): Record<string, Measured> => read(GIVEN, {});

/** Null for a match of this device that no server knows yet. */
export const measuredAt = (id: string): Measured | null =>
  isOnDevice(id) ? (given()[id] ?? null) : { match: id, keys: ourKeys() };

/**
 * Give the record of a match to the server. The match stays on this device. Where it is measured is remembered as far as
 * this browser stores anything.
 */
export async function handOver(id: string): Promise<Measured> {
  const record = await loadRecord(id, ourKeys());
  const made = await makeTable({ game: "", seats: [], record }, "server");
  const keys = Object.values(made.keys);
  const { match } = (await glance(made.id, keys)).table;
  if (!match) throw new Refusal({ reason: "unavailable", why: "" });
  const measured = { match, keys };
  write(GIVEN, Object.fromEntries([...Object.entries(given()), [id, measured]].slice(-MOST)));
  return measured;
}

/** The server no longer has it. */
export function forgetHandOver(id: string): void {
  write(GIVEN, Object.fromEntries(Object.entries(given()).filter(([each]) => each !== id)));
}
