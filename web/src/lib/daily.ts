/** The deal of the day: what a house says about it, and what this device remembers. */

import { json, posted } from "./api";
import { ask, isOnDevice, isSite } from "./house";
import { device, read, rememberMade, write } from "./keys";
import type { DailyBegun, DailyDay, DailyPiece, DailyResult, DailyTurn } from "./protocol";
import { reach } from "./reach.svelte";
import { texts } from "./texts.svelte";

const KEPT = "sushiya.daily";
const DAY = 86_400_000;
/** Days that are remembered, for how many there are in a row. */
const MOST = 400;

interface Kept {
  /** The days on which we played a deal to its end. */
  days: string[];
  /** The deals that we began on this device, by day and game. */
  here: Record<string, { table: string; points: number | null }>;
}

const kept = (): Kept => ({ days: [], here: {}, ...read<Partial<Kept>>(KEPT, {}) });

/** The day at this moment, in UTC: it is the same everywhere. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayAt(Date.parse(day) - DAY);

/** Milliseconds until the next day. */
export const untilNext = (now: number): number => DAY - (now % DAY);

/** The hours and minutes of a time to come. Rounded up, so zero never shows early. */
export function hoursAndMinutes(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export function dateText(day: string, form: "long" | "short"): string {
  const long = { weekday: "long", day: "numeric", month: "long" } as const;
  const short = { day: "numeric", month: "short" } as const;
  const format = new Intl.DateTimeFormat(texts.language || "en", {
    timeZone: "UTC",
    ...(form === "long" ? long : short),
  });
  return format.format(new Date(day));
}

/** How many days in a row we have played, up to today or yesterday. */
export function inARow(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : dayBefore(today);
  let count = 0;
  for (; days.includes(day); day = dayBefore(day)) count += 1;
  return count;
}

export const daysInARow = (today: string): number => inARow(kept().days, today);

/** What we began on this device, where the page learns of it without starting the house here. */
export const begunHere = (day: string, game: string): Kept["here"][string] | undefined => kept().here[`${day} ${game}`];

function keepHere(day: string, game: string, table: string, points: number | null): void {
  const { days, here } = kept();
  const recent = Object.entries(here).filter(([each]) => each >= dayBefore(day));
  write(KEPT, { days, here: { ...Object.fromEntries(recent), [`${day} ${game}`]: { table, points } } });
}

function keepDay(day: string): void {
  const { days, here } = kept();
  write(KEPT, { days: [...new Set([...days, day])].sort().slice(-MOST), here });
}

const known = (): RequestInit => ({ headers: { "x-device": device() } });

/** Today's deals at the server. Null where there is none: the house on this device is not started for a list. */
export async function loadToday(): Promise<DailyDay | null> {
  return isSite || reach.where === "device" ? null : json(await ask("/api/daily", known(), "server"));
}

/** Begin today's deal, or go back to it. Returns its table. */
export async function beginDaily(game: string, name: string): Promise<string> {
  const where = reach.where;
  const wish = { name, device: device() };
  const begun = await json<DailyBegun>(await ask(`/api/daily/${game}`, posted(wish), where));
  if (begun.made) rememberMade(begun.made, { game, seats: [{ kind: "you", name }] });
  if (where === "device") keepHere(begun.day, game, begun.table, null);
  return begun.table;
}

export async function loadResult(game: string, day: string): Promise<DailyResult> {
  const here = isSite || begunHere(day, game) !== undefined;
  const result = await json<DailyResult>(await ask(`/api/daily/${game}/${day}`, known(), here ? "device" : "server"));
  if (result.mine && Object.keys(result.counts).length > 0) keepDay(day);
  if (result.mine && isOnDevice(result.mine.table)) keepHere(day, game, result.mine.table, result.mine.line.points);
  return result;
}

/** Points and how many have them, the fewest points first. */
export const countsOf = ({ counts }: DailyResult): [points: number, players: number][] =>
  Object.entries(counts)
    .map(([points, players]): [number, number] => [Number(points), players])
    .sort(([a], [b]) => a - b);

/** How many others have fewer points than we have, and how many others there are. */
export function standing(result: DailyResult): { better: number; others: number } {
  const counts = countsOf(result);
  const mine = result.mine?.line.points ?? null;
  const all = counts.reduce((sum, [, players]) => sum + players, 0);
  const ours = mine !== null && counts.some(([points]) => points === mine) ? 1 : 0;
  const better = counts.reduce((sum, [points, players]) => sum + (mine !== null && points < mine ? players : 0), 0);
  return { better, others: all - ours };
}

const nameOf = ({ card, kind, value }: DailyPiece): string => card || `${kind ?? ""} ${value}`;

/** Whether two turns brought the same. */
export function isSame(one: DailyTurn | undefined, other: DailyTurn | undefined): boolean {
  const text = (turn: DailyTurn | undefined): string => (turn?.pieces ?? []).map(nameOf).sort().join();
  return text(one) !== "" && text(one) === text(other);
}

export interface Share {
  head: string;
  result: string;
  rows: string[];
  link: string;
}

/** A text that gives no card away. */
export const shareText = ({ head, result, rows, link }: Share): string =>
  [head, result, ...rows, link].filter(Boolean).join("\n");
