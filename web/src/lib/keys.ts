/** The seat keys, their recovery codes and the player's name: everything on this device that must survive a reload. */

import type { NewTable, TableMade } from "./protocol";

export interface Place {
  table: string;
  keys: string[];
  game: string;
  at: number;
  /** The recovery codes of our seats, by the names of those who sit there. */
  codes?: Record<string, string>;
}

const PLACES = "sushiya.places";
const NAME = "sushiya.name";
const DEVICE = "sushiya.device";
const MOST = 30;

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage can still play until it is closed.
  }
}

export function places(): Place[] {
  return read<Place[]>(PLACES, []);
}

export function keysOf(table: string): string[] {
  return places().find((place) => place.table === table)?.keys ?? [];
}

export function codesOf(table: string): Record<string, string> {
  return places().find((place) => place.table === table)?.codes ?? {};
}

/** Remember keys and recovery codes of a table, and move the table to the front of the list. */
export function remember(table: string, game: string, keys: string[], codes: Record<string, string> = {}): void {
  const known = new Set([...keysOf(table), ...keys]);
  const kept = { ...codesOf(table), ...codes };
  const others = places().filter((place) => place.table !== table);
  write(PLACES, [{ table, game, keys: [...known], at: Date.now(), codes: kept }, ...others].slice(0, MOST));
}

/** The keys and codes of a table that we made. */
export function rememberMade(made: TableMade, wish: NewTable): void {
  const codes = Object.entries(made.recovery).map(([seat, code]) => [wish.seats[Number(seat)]?.name ?? "", code]);
  remember(made.id, wish.game, Object.values(made.keys), Object.fromEntries(codes) as Record<string, string>);
}

let token = "";
/** A secret by which a table recognises this device, without anybody learning who we are. */
export function device(): string {
  token ||= read<string>(DEVICE, "") || [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join("");
  write(DEVICE, token);
  return token;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

export function forget(table: string): void {
  write(
    PLACES,
    places().filter((place) => place.table !== table),
  );
}

export function lastName(): string {
  return read<string>(NAME, "");
}

export function rememberName(name: string): void {
  write(NAME, name);
}
