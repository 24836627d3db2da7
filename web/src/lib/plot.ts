/** The score through a match as a plot: where the lines run and where the labels have room. */

import type { Public } from "./protocol";
import type { Step } from "./replay";
import type { Line, Seat } from "./wire";

/** The scores of all seats at one moment. `mark` is its label: a round, a turn, or a dish that is scored at the end. */
export interface Moment {
  mark: string;
  scores: number[];
  /** The replay step at which it is reached. */
  step?: number;
}

/** From the score sheet: one moment for the start, one per round, and one for what scores at the end of the match. */
export function throughRounds(sheet: Line[], seats: number, rounds: number): Moment[] {
  const scores = Array.from({ length: seats }, () => 0);
  const moments: Moment[] = [{ mark: "", scores: [...scores] }];
  for (const round of [...new Set(sheet.map((line) => line.round))].sort((a, b) => a - b)) {
    const lines = sheet.filter((line) => line.round === round);
    for (const line of lines) scores[line.seat] = (scores[line.seat] ?? 0) + line.points;
    moments.push({ mark: round > rounds ? (lines[0]?.dish ?? "") : `${round}`, scores: [...scores] });
  }
  return moments;
}

/** From a replay: one moment per turn taken, and the end. Empty for a game in which nobody has a turn. */
export function throughTurns(steps: Step[], turnOf: (view: Public) => Seat | null): Moment[] {
  const turns: Moment[] = [];
  let turn: Seat | null = null;
  steps.forEach(({ public: view, scores }, step) => {
    const now = turnOf(view);
    if (now === null) return;
    if (now !== turn || step === steps.length - 1)
      turns.push({ mark: turns.length ? `${turns.length}` : "", scores, step });
    turn = now;
  });
  return turns;
}

/** How the line of each seat is dashed, for those who can't distinguish the colours. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "", "7 3", "2 3", "10 3 2 3"];

/** A line through these points. */
export const lineThrough = (points: [number, number][]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Round numbers that cover all scores, a handful at most. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** Positions as close to the wanted ones as possible, with a gap between all of them, from `0` to `most`. */
export function spread(wanted: number[], gap: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let least = 0;
  for (const index of order) {
    places[index] = Math.max(places[index]!, least);
    least = places[index] + gap;
  }
  let highest = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index]!, highest);
    highest = places[index] - gap;
  }
  return places;
}
