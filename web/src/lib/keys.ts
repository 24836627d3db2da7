/** The seat keys and the player's name on this device: everything that must survive a reload. */

export interface Place {
  table: string;
  keys: string[];
  game: string;
  at: number;
}

const PLACES = "sushiya.places";
const NAME = "sushiya.name";
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

/** Remember keys of a table and move the table to the front of the list. */
export function remember(table: string, game: string, keys: string[]): void {
  const known = new Set([...keysOf(table), ...keys]);
  const others = places().filter((place) => place.table !== table);
  write(PLACES, [{ table, game, keys: [...known], at: Date.now() }, ...others].slice(0, MOST));
}

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
