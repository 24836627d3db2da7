/** The client of the server's REST API. */

import { device } from "./keys";
import { luckFor } from "./luck";
import type { Catalogue, Here, Lobby, NewTable, Problem, TableMade, TableNow } from "./protocol";
import { refusalText } from "./refusals";
import { upgrade } from "./upgrade.svelte";

/** The server refused a request. The message gives the reason in the page's language. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(refusalText(problem));
  }
}

export async function json<T>(response: Response): Promise<T> {
  upgrade.heard(response.headers.get("x-sushiya-build") ?? "");
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((body as Problem | null) ?? { reason: "unavailable", why: "" });
  return body as T;
}

export async function makeTable(wish: NewTable): Promise<TableMade> {
  const made = await json<TableMade>(
    await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ luck: true, ...wish, device: device() }),
    }),
  );
  if (made.commitment && !wish.seed) luckFor(made.id, made.commitment); // said with our first hello
  return made;
}

/** Never from a cache: a page that was just updated must not read the catalogue of an older server. */
export async function loadCatalogue(): Promise<Catalogue> {
  return json(await fetch("/api/games"));
}

/** Where a table's match stands. The keys say which seats are ours. */
export async function glance(table: string, keys: string[]): Promise<TableNow> {
  return json(await fetch(`/api/tables/${table}/now`, { headers: { "x-seat-key": keys.join(",") } }));
}

export async function whereWeAre(): Promise<Here> {
  return json(await fetch("/api/here"));
}

export async function lobby(): Promise<Lobby> {
  return json(await fetch("/api/tables"));
}
