/** The client of the server's REST API. */

import { levelAt } from "./guests";
import { ask, isSite, NoDevice, NotLoaded, type Where } from "./house";
import { device } from "./keys";
import { luckFor } from "./luck";
import type { Catalogue, Here, Lobby, NewTable, Problem, TableMade, TableNow } from "./protocol";
import { reach } from "./reach.svelte";
import { refusalText } from "./refusals";
import { t } from "./texts.svelte";
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

/** A request that sends this value. */
export const posted = (value: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** Make a table at the given house; by default at the server or, if it can't be reached, on this device. */
export async function makeTable(wish: NewTable, where?: Where): Promise<TableMade> {
  const wished = { luck: true, ...wish, device: device() };
  const onDevice = (): Promise<Response> => ask("/api/tables", posted(forDevice(wished)), "device");
  const alone = wish.seats.every(({ kind }) => kind !== "open");
  const response =
    where === "device" || isSite
      ? onDevice()
      : ask("/api/tables", posted(wished)).catch((error: unknown) => {
          if (where ?? !alone) throw error; // friends can't come here without a server
          return onDevice();
        });
  const made = await json<TableMade>(await response);
  if (made.commitment && !wish.seed) luckFor(made.id, made.commitment); // said with our first hello
  return made;
}

/** The same table with bots that can play on this device. */
function forDevice(wish: NewTable): NewTable {
  const here = (bot: string): string => levelAt("device", bot, wish.game);
  const seats = wish.seats.map((seat) => (seat.bot ? { ...seat, bot: here(seat.bot) } : seat));
  return { ...wish, seats, ...(wish.stand_in ? { stand_in: here(wish.stand_in) } : {}) };
}

/** Why a request failed, for people. */
export function whyNot(error: unknown): string {
  if (error instanceof Refusal) {
    const isFull = error.problem.reason === "unavailable" && !reach.stores;
    return isFull ? t("device-not-stored") : error.message;
  }
  if (error instanceof NotLoaded) return t("device-load-refused");
  return error instanceof NoDevice ? t("device-failed", { why: error.message }) : t("replay-no-line");
}

/** Never from a cache: a page that was just updated must not read the catalogue of an older server. */
export async function loadCatalogue(): Promise<Catalogue> {
  return json(await ask("/api/games"));
}

/** Where a table's match stands. The keys say which seats are ours. */
export async function glance(table: string, keys: string[]): Promise<TableNow> {
  return json(await ask(`/api/tables/${table}/now`, { headers: { "x-seat-key": keys.join(",") } }));
}

export async function whereWeAre(): Promise<Here> {
  return json(await ask("/api/here"));
}

export async function lobby(): Promise<Lobby> {
  return json(await ask("/api/tables"));
}
