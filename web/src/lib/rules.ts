/** Splits the rules text into parts for the page. The text itself is in the locales only. */

import { facts } from "./facts";
import type { DishInfo } from "./protocol";

export interface Section {
  title: string;
  lines: string[];
}

/** Lines under their headings; a heading starts with "# ". */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line.startsWith("# ")) found.push({ title: line.slice(2), lines: [] });
    else if (line) {
      if (found.length === 0) found.push({ title: "", lines: [] });
      found.at(-1)!.lines.push(line);
    }
  }
  return found;
}

/** A line of a points table: what it is about, and the points for each case. */
export interface Worth {
  about: string;
  /** The words after the numbers, for example "a card". */
  unit: string;
  pairs: { of: string; points: string }[];
}

/** Parse lines such as `2 players: most · fewest → +4 · 0`. */
export function pointsTable(text: string): Worth[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(worth);
}

function worth(line: string): Worth {
  const [left = "", right = ""] = line.split(" → ");
  const label = /^(.*?)\s?: (.*)$/.exec(left);
  const heads = withTail((label?.[2] ?? left).split(" · "));
  const points = withTail(right.split(" · "));
  const about = [label?.[1], heads.tail].filter(Boolean).join(": ");
  if (!right || heads.cells.length !== points.cells.length) {
    return { about: "", unit: "", pairs: [{ of: left, points: right }] };
  }
  return { about, unit: points.tail, pairs: heads.cells.map((of, index) => ({ of, points: points.cells[index]! })) };
}

/** Split off the words after the last number. */
function withTail(cells: string[]): { cells: string[]; tail: string } {
  const last = /^([+-]?\d+\+?) (.+)$/.exec(cells.at(-1) ?? "");
  const numbers = cells.slice(0, -1).every((cell) => /^[+-]?\d+\+?$/.test(cell));
  return last && numbers && cells.length > 1
    ? { cells: [...cells.slice(0, -1), last[1]!], tail: last[2]! }
    : { cells, tail: "" };
}

/** Where a dish is served: a game, an edition, and the dish as it is there. */
export interface Version {
  game: string;
  edition: string;
  dish: DishInfo;
}

/** The versions of a dish that differ in text or cards, each once. `told` gives the text for a place. */
export function versions(dish: string, told: (place: string) => string): Version[] {
  const { dishes, games } = facts();
  const seen = new Set<string>();
  const found: Version[] = [];
  const lists = Object.entries(dishes).sort(([, a], [, b]) => b.length - a.length); // most dishes first
  for (const [game, served] of lists) {
    const info = served.find((each) => each.name === dish);
    const editions = games.find((each) => each.name === game)?.editions ?? [];
    for (const edition of info ? editions : []) {
      const key = `${told(`${game}(edition=${edition})`)} ${JSON.stringify(info!.cards)}`;
      if (!seen.has(key)) found.push({ game, edition, dish: info! });
      seen.add(key);
    }
  }
  return found;
}

/** `3–8`, or `2` for a single number. */
export function span(seats: number[]): string {
  const [first, last] = [Math.min(...seats), Math.max(...seats)];
  return first === last ? `${first}` : `${first}–${last}`;
}

/** The page that a path refers to. */
export function pageOf(path: string): { game?: string; dish?: string } {
  const [, , first, second] = path.split("/");
  if (first === "dish" && second) return { dish: second };
  return first ? { game: first } : {};
}
