/** What if: how a decision and its variations are requested, and how two compared options are described. */

import { json, posted } from "../lib/api";
import { ask } from "../lib/house";
import { device, read, remember, write } from "../lib/keys";
import type { Comparison, ComparisonNow, Variation, VariationMade, WhatIf } from "../lib/protocol";
import { shown } from "../lib/replay";
import { t } from "../lib/texts.svelte";
import type { Seat } from "../lib/wire";
import { points } from "../review/review";

/** With fewer matches nothing is shown in percent. */
export const FEW = 50;
const KEYS = "sushiya.variations";
const MOST_KEYS = 200;

/** The address of a decision, or of one of its variations. */
export const whatIfPath = (match: string, step: number, seat: Seat, variation = ""): string =>
  `/what-if/${match}/${step}/${seat}${variation && `/${variation}`}`;

export async function loadWhatIf(match: string, step: number, seat: Seat, keys: string[]): Promise<WhatIf> {
  return json(await ask(`/api/matches/${match}/what-if/${step}/${seat}`, shown(keys)));
}

export async function loadComparison(
  match: string,
  at: number,
  take: string,
  keys: string[],
  after: number,
): Promise<ComparisonNow> {
  const query = new URLSearchParams({ at: `${at}`, take, after: `${after}` });
  return json(await ask(`/api/matches/${match}/comparison?${query}`, shown(keys)));
}

/** The keys of the variations that were made on this device, by their ids. */
const ourKeys = (): Record<string, string> => read<Record<string, string>>(KEYS, {});
export const isOurs = (variation: Variation): boolean => variation.id in ourKeys();

function ofVariations(match: string, init: RequestInit, keys: string[], path = ""): Promise<Response> {
  const headers = { "content-type": "application/json", ...(shown(keys).headers as Record<string, string>) };
  return ask(`/api/matches/${match}/variations${path}`, { ...init, headers });
}

async function made(match: string, wish: object, keys: string[]): Promise<VariationMade> {
  const found = await json<VariationMade>(await ofVariations(match, posted(wish), keys));
  if (found.key)
    write(KEYS, Object.fromEntries([[found.id, found.key], ...Object.entries(ourKeys())].slice(0, MOST_KEYS)));
  return found;
}

/** Keep a variation that is played out many times. */
export const keepRun = (match: string, at: number, take: string, keys: string[]): Promise<VariationMade> =>
  made(match, { at, take }, keys);

/** Play on from there, against bots. Returns the id of the table. */
export async function playOn(
  match: string,
  { at, take, name, game }: { at: number; take: string; name: string; game: string },
  keys: string[],
): Promise<string> {
  const { table } = await made(match, { at, take, play: true, name, device: device() }, keys);
  remember(table!.id, game, Object.values(table!.keys));
  return table!.id;
}

export async function rename(match: string, { id }: Variation, name: string, keys: string[]): Promise<void> {
  await json(await ofVariations(match, posted({ name }), [ourKeys()[id] ?? "", ...keys], `/${id}`));
}

export async function remove(match: string, { id }: Variation, keys: string[]): Promise<void> {
  await json(await ofVariations(match, { method: "DELETE" }, [ourKeys()[id] ?? "", ...keys], `/${id}`));
}

export async function recordOf(match: string, { id }: Variation, keys: string[]): Promise<string> {
  const response = await ask(`/api/matches/${match}/variations/${id}/record`, shown(keys));
  return response.ok ? response.text() : json(response);
}

/** What was found out, in a sentence or two. `option` is the name of the other option. */
export function answerOf(found: Comparison, option: string): { head: string; rest: string } {
  if (found.deals < FEW) {
    return { head: t("whatif-few", { better: found.other.better, worse: found.played.better }), rest: "" };
  }
  if (found.alike) return { head: t("whatif-alike", { option }), rest: "" };
  const { mean } = found.gain;
  const wins = Math.round(100 * found.wins.mean);
  return {
    head: t("whatif-points", { option, sign: mean > 0 ? "plus" : "minus", points: points(Math.abs(mean)) }),
    rest: t("whatif-wins", { sign: wins === 0 ? "even" : wins > 0 ? "plus" : "minus", count: Math.abs(wins) }),
  };
}
