/** The REST part of the server. */

export interface DishInfo {
  name: string;
  course: string;
  colour: string;
  seats: number[];
  cards: Record<string, number>;
}

export interface Catalogue {
  games: { name: string; seats: number[]; usual_seats: number; editions: string[]; options: string[] }[];
  dishes: Record<string, DishInfo[]>;
  courses: Record<string, number>;
  meals: { name: string; dishes: string[]; seats: number[] }[];
  bots: string[];
  clocks: number[];
  phrases: string[];
}

export interface NewSeat {
  kind: "open" | "you" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  public?: boolean;
  clock?: number;
  stand_in?: string;
}

export class Refusal extends Error {}

export async function json<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((body as { why?: string } | null)?.why ?? `${response.status}`);
  return body as T;
}

export async function makeTable(wish: NewTable): Promise<{ id: string; keys: Record<string, string> }> {
  return json(
    await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
    }),
  );
}

let catalogue: Promise<Catalogue> | undefined;

export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= fetch("/api/games")
    .then((response) => json<Catalogue>(response))
    .catch((error: unknown) => {
      catalogue = undefined; // the next one who asks tries again
      throw error;
    });
  return catalogue;
}

export async function whereWeAre(): Promise<{ loopback_only: boolean; url: string }> {
  return json(await fetch("/api/here"));
}

export async function lobby(): Promise<{ tables: import("./link.svelte").TableInfo[] }> {
  return json(await fetch("/api/tables"));
}
