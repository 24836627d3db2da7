/** Puzzles: positions with one best option. They come as files, with everything that is shown. */

import type { Component } from "svelte";
import { json } from "./api";
import type { NameOf } from "./families";
import { ask } from "./house";
import { unpacked } from "./packed";
import type { Because, Decision, NewTable, Option, Public } from "./protocol";
import type { Card, Seat } from "./wire";

export const GRADES = ["gentle", "tricky", "sharp"] as const;
export type Grade = (typeof GRADES)[number];

/** As `sushiya/puzzles/page.py` writes it. */
export interface Puzzle {
  number: number;
  game: string;
  grade: Grade;
  /** The dishes that it is about; in a game without dishes, what is to be done. */
  about: string[];
  ideas: string[];
  /** The seat that is asked. */
  seat: Seat;
  names: string[];
  /** How many points less each option brings than the best one, in the order of the options. */
  costs: number[];
  because: Because[];
  /** The match up to here: its seed, and all answers so far. */
  seed: string;
  answers: string[];
  /** What is needed of the public view. */
  public: Public;
  hand: Card[] | null;
  decision: Decision;
  /** What we know of the hand that comes next. */
  next: { seat: Seat; cards: Card[]; unknown: number } | null;
}

/** How the puzzles of a family are shown. */
export interface PuzzleParts {
  Position: Component<{ puzzle: Puzzle; nameOf: NameOf }>;
  /** An option, to be tapped. */
  Face: Component<{ puzzle: Puzzle; option: Option }>;
  /** The id of the question's text. */
  question: string;
  optionName: (option: Option, puzzle: Puzzle, nameOf: NameOf) => string;
  /** Who gets the hand after the seat that is asked; null if there are no hands. */
  handGoesTo: (puzzle: Puzzle) => Seat | null;
}

/** What is solved of one shelf: the puzzles about one thing and of one grade. */
export interface Shelf {
  about: string;
  grade: Grade;
  puzzles: Puzzle[];
}

const loaded = new Map<string, Promise<Puzzle[]>>();

/** The puzzles of a game, by its name. They are loaded once. */
export function loadPuzzles(game: string): Promise<Puzzle[]> {
  const known = loaded.get(game) ?? read(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function read(game: string): Promise<Puzzle[]> {
  return json(await unpacked(await ask(`/shelf/${game}.json.bin`), "application/json"));
}

/** How many puzzles each game has. */
export async function countPuzzles(): Promise<Record<string, number>> {
  return json(await ask("/shelf/games.json"));
}

/** For each dish that puzzles are about, the game that has most of them. */
export async function puzzledDishes(): Promise<Record<string, string>> {
  return json(await ask("/shelf/dishes.json"));
}

/** The table at which a puzzle's match continues: we take the seat it asks, and guests take the others. */
export const tableOf = ({ game, seed, answers, seat, names }: Puzzle, me: string): NewTable => ({
  game,
  seats: names.map((name, at) => (at === seat ? { kind: "you", name: me } : { kind: "bot", name, bot: "regular" })),
  seed,
  answers,
});

export const bestOf = ({ costs, decision }: Puzzle): Option => decision.options[costs.indexOf(Math.min(...costs))]!;

export const costOf = ({ costs, decision }: Puzzle, text: string): number =>
  costs[decision.options.findIndex((option) => option.text === text)] ?? 0;

/** By how much the best option leads the second best one. */
export const leadOf = ({ costs }: Puzzle): number => [...costs].sort((a, b) => a - b)[1] ?? 0;

/** All shelves of a game, a row for each thing that puzzles are about. */
export function shelvesOf(puzzles: Puzzle[]): Shelf[][] {
  const about = [...new Set(puzzles.map((puzzle) => puzzle.about[0] ?? ""))];
  return about.map((each) =>
    GRADES.map((grade) => ({
      about: each,
      grade,
      puzzles: puzzles.filter((puzzle) => puzzle.about[0] === each && puzzle.grade === grade),
    })),
  );
}

/** The first puzzle that was never tried, or else never solved, or else any. Not the one that is there now. */
export function nextOf(puzzles: Puzzle[], solved: Set<number>, tried: Set<number>, now = 0): Puzzle | null {
  const others = puzzles.filter(({ number }) => number !== now);
  return (
    others.find(({ number }) => !tried.has(number) && !solved.has(number)) ??
    others.find(({ number }) => !solved.has(number)) ??
    others.find(({ number }) => number > now) ??
    others[0] ??
    puzzles[0] ??
    null
  );
}

/** A puzzle from the least solved shelf, the easiest first. */
export function mixed(puzzles: Puzzle[], solved: Set<number>, tried: Set<number>, now = 0): Puzzle | null {
  const share = ({ puzzles: all }: Shelf): number =>
    all.filter(({ number }) => solved.has(number) || tried.has(number)).length / all.length;
  const open = shelvesOf(puzzles)
    .flat()
    .filter(({ puzzles: all }) => all.some(({ number }) => !solved.has(number) && !tried.has(number)))
    .sort((a, b) => share(a) - share(b) || GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
  return nextOf(open[0]?.puzzles ?? puzzles, solved, tried, now);
}

const A_DAY = 86_400_000;

/** The puzzle of a day: the same for everybody who has the same puzzles. */
export const ofTheDay = (puzzles: Puzzle[], at = Date.now()): Puzzle | null =>
  puzzles[Math.floor(at / A_DAY) % puzzles.length] ?? null;
