/** The matches that are kept on this device: the list, and how they come, go and move to a server. */

import { glance, json, makeTable } from "./api";
import { ask } from "./house";
import { forget, keysOf, rememberMade } from "./keys";
import type { KeptMatch, KeptMatches, NewTable, TableMade } from "./protocol";
import { loadRecord } from "./replay";
import { nameOfGame } from "./wire";

/** The longest file that is read: no match comes close. */
const LONGEST_FILE = 1_000_000;

/** A file that a person saves or opens. */
export interface MatchFile {
  name: string;
  text: string;
}

/** The file holds no match at all. */
export class NotAMatch extends Error {}

export async function keptMatches(): Promise<KeptMatch[]> {
  return (await json<KeptMatches>(await ask("/api/matches", undefined, "device"))).matches;
}

/** The request to a house to continue this table's running match there. */
async function goesOn(table: string): Promise<NewTable> {
  return json(await ask(`/api/tables/${table}/goes-on`));
}

/** The record of a finished match; for a running one, everything needed to continue it. */
export async function exported(match: KeptMatch): Promise<MatchFile> {
  const day = new Date(match.began * 1000).toISOString().slice(0, 10);
  const name = `${nameOfGame(match.game)}-${day}-${match.id.slice(-4)}`;
  if (match.ended === null) {
    return { name: `${name}.running.json`, text: JSON.stringify(await goesOn(match.table), null, 2) };
  }
  return { name: `${name}.record`, text: await loadRecord(match.id, keysOf(match.table)) };
}

/** The request that makes a house continue or show the match of this file. Throws NotAMatch. */
export function wishFor(text: string): NewTable {
  if (text.length > LONGEST_FILE || text.trim() === "") throw new NotAMatch();
  const running = parsed(text);
  if (running) return running;
  return { game: "", seats: [], record: text };
}

/** The request in a file of a running match. A record is something else, even one of JSON lines. */
function parsed(text: string): NewTable | null {
  try {
    const found = JSON.parse(text) as Partial<NewTable> | null;
    if (typeof found?.record !== "string" || found.record === "") throw new NotAMatch();
    return { game: found.game ?? "", seats: found.seats ?? [], seed: found.seed ?? null, record: found.record };
  } catch (error) {
    if (error instanceof NotAMatch) throw error;
    return null;
  }
}

export async function importMatch(text: string): Promise<void> {
  const wish = wishFor(text);
  const made = await makeTable(wish, "device");
  if (wish.seed) rememberMade(made, wish); // it is not over: we need our keys
}

export async function deleteMatch(match: KeptMatch): Promise<void> {
  await json(await ask(`/api/matches/${match.id}`, { method: "DELETE" }));
  if (match.ended === null) forget(match.table);
}

/** The table where a running match continues: a new one on this device, if no seat at its own is ours. */
export async function tableOf(match: KeptMatch): Promise<string> {
  const { seats } = await glance(match.table, keysOf(match.table));
  if (seats.length > 0) return match.table;
  const made = await moved(match, "device");
  await deleteMatch(match);
  return made.id;
}

/** Continue a running match on the server. The one here stays as it is. */
export async function handOver(match: KeptMatch): Promise<string> {
  return (await moved(match, "server")).id;
}

async function moved(match: KeptMatch, where: "server" | "device"): Promise<TableMade> {
  const wish = await goesOn(match.table);
  const made = await makeTable(wish, where);
  rememberMade(made, wish);
  return made;
}

/** Let the browser save a file. */
export function save({ name, text }: MatchFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
