/**
 * A lesson is a script: a table with a known deal, and what the coach says when. This module interprets scripts; the
 * scripts are in `lessons/`. The server decides what is legal.
 */

import { details } from "./choice";
import { familyOf, type Progress } from "./families";
import type { NewTable, Public } from "./protocol";
import type { Card, Option, Seat, WireEvent } from "./wire";

/** The pupil's seat. Random bots take the other seats; the seed makes them play the same way every time. */
export const PUPIL: Seat = 0;
const BOT = "random";
const ANY = "*";

export interface When {
  /** Sushi Go! and Party. */
  round?: number;
  turn?: number;
  /** Sushizock: the number of tiles the pupil has. */
  tiles?: number;
  /** Cards, dishes or kinds of tiles that all lie in front of the pupil. */
  mine?: string[];
  /** An answer that the pupil may give. */
  offered?: string;
  /** Something that happened since the last question. */
  happened?: Record<string, unknown>;
}

/** The areas of the page that a step can point at, with their selectors; `lesson.css` frames them. */
export const AREAS = { hand: ".hand", belt: ".belt", mine: ".mine", rows: ".row", dice: ".dice", stacks: ".own" };
export type Area = keyof typeof AREAS;

/** `tap` is the answer the step leads to, `*` for any answer. Without it, the pupil reads and continues. */
export interface Step {
  say: string;
  when: When;
  tap?: string;
  look?: Area;
}

export interface Lesson {
  game: string;
  seed: string;
  steps: Step[];
  end: { round?: number; tiles?: number };
}

/** What the conditions of a script can refer to. */
export interface Moment extends Progress {
  options: Option[];
  events: WireEvent[];
}

export function newLesson(lesson: Lesson, name: string): NewTable {
  const seats = Number(/seats=(\d+)/.exec(lesson.game)?.[1]);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot: BOT }));
  return { game: lesson.game, seats: [{ kind: "you", name }, ...bots], seed: lesson.seed };
}

export function momentOf(family: string, view: Public, options: Option[], events: WireEvent[]): Moment {
  return { ...familyOf(family).progress(view, PUPIL), options, events };
}

/** What happened since the pupil's last answer. */
export function sinceAnswer(events: WireEvent[]): WireEvent[] {
  const last = events.map((event) => event.event === "Answered" && event.seat === PUPIL).lastIndexOf(true);
  return events.slice(last + 1);
}

export function tapOf(step: Step, moment: Moment): Option | null {
  return moment.options.find((option) => option.text === step.tap || step.tap === ANY) ?? null;
}

function says(event: WireEvent, wanted: Record<string, unknown>): boolean {
  const told = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([name, value]) => told.get(name) === value);
}

function fits(step: Step, moment: Moment): boolean {
  const { round = 1, turn, tiles, mine = [], offered, happened } = step.when;
  return (
    (turn === undefined || (turn === moment.turn && round === moment.round)) &&
    (tiles === undefined || tiles === moment.tiles) &&
    mine.every((each) => moment.mine.has(each)) &&
    (offered === undefined || moment.options.some((option) => option.text === offered)) &&
    (happened === undefined || moment.events.some((event) => says(event, happened))) &&
    (step.tap === undefined || tapOf(step, moment) !== null)
  );
}

/** The step to say now: the first one that fits and has not been said yet. */
export function stepAt(lesson: Lesson, done: readonly string[], moment: Moment): Step | null {
  return lesson.steps.find((step) => !done.includes(step.say) && fits(step, moment)) ?? null;
}

export function isOver(lesson: Lesson, moment: Moment): boolean {
  const { round = Infinity, tiles = Infinity } = lesson.end;
  return moment.round >= round || moment.tiles >= tiles;
}

/** How many steps the pupil has reached. A skipped step counts as done. */
export function progress(lesson: Lesson, step: Step | null, done: readonly string[]): number {
  const reached = lesson.steps.map((each, index) => (each === step || done.includes(each.say) ? index + 1 : 0));
  return Math.max(0, ...reached);
}

/** The card that an option is about, for the sentence that suggests it. */
export function cardOf(option: Option | null): Card | null {
  if (option === null) return null;
  return option.verb === "wish" ? option.what : details(option).card;
}
