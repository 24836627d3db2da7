/** A finished match, step by step, with all hands visible. */

import { json } from "./api";
import { facts } from "./facts";
import { ask, isOnDevice, isSite } from "./house";
import type { Replay, ReplayStep as Step } from "./protocol";
import type { Card, Option, Seat } from "./wire";

export type { Replay, Step };

/** A place to jump to: a round, the turn of a seat, or the end. */
export interface Chapter {
  step: number;
  round?: number;
  turn?: Seat;
}

const MOST_KEYS = 8;

/** A request with some of our keys: a match may be visible only to those who played it. */
export const shown = (keys: string[]): RequestInit =>
  keys.length > 0 ? { headers: { "x-seat-key": keys.slice(0, MOST_KEYS).join(",") } } : {};

export async function loadReplay(id: string, keys: string[]): Promise<Replay> {
  return json(await ask(`/api/matches/${id}/steps`, shown(keys)));
}

export async function loadRecord(id: string, keys: string[]): Promise<string> {
  const response = await ask(`/matches/${id}.record`, shown(keys));
  return response.ok ? response.text() : json(response);
}

/** Whether a finished match can be reviewed where it is. */
export const canReview = (match: string, family: string): boolean =>
  !isOnDevice(match) && facts().reviewed.includes(family);

/** Whether there is a way to the review of a match: one of this device is measured at the server, once it is there. */
export const hasReview = (family: string): boolean => isSite || facts().reviewed.includes(family);

export function chapters(steps: Step[]): Chapter[] {
  const found: Chapter[] = [];
  steps.forEach((each, step) => {
    if (step === steps.length - 1) {
      found.push({ step });
      return;
    }
    const round = each.events.find((event) => event.event === "RoundBegan");
    if (round) found.push({ step, round: round.round });
    const began = each.events.filter((event) => event.event === "TurnBegan").at(-1);
    if (began && "seat" in began) found.push({ step, turn: began.seat });
  });
  return found;
}

/** The chapter that this step belongs to. */
export function chapterOf(list: Chapter[], step: number): number {
  return Math.max(0, list.filter((chapter) => chapter.step <= step).length - 1);
}

/** The cards that an answer takes from a hand, listed once per copy taken. */
export function taken(answer: Option | undefined): Card[] {
  switch (answer?.verb) {
    case "pick":
      return [answer.serving?.card, answer.second?.card, answer.dummy].filter((card) => typeof card === "string");
    case "lay":
      return [answer.serving.card];
    case "give":
      return [answer.card];
    default:
      return [];
  }
}

/** A hand card by card, marking those that are taken. */
export function marked(hand: Card[], cards: Card[]): { card: Card; picked: boolean }[] {
  const left = [...cards];
  return hand.map((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return { card, picked: index >= 0 };
  });
}

/** The index of the step at the end of an address, `#12`, where steps count from 1. Always an existing step. */
export function stepIn(hash: string, count: number): number {
  const number = /#(\d+)$/.exec(hash)?.[1];
  return Math.min(Math.max(1, Number(number ?? 1)), count) - 1;
}

/** The step that a key leads to, or null if the key does nothing here. */
export function stepAfter(key: string, step: number, count: number, list: Chapter[]): number | null {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(step + 1, last);
    case "ArrowLeft":
      return Math.max(step - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageDown":
      return list.find((chapter) => chapter.step > step)?.step ?? last;
    case "PageUp":
      return list.filter((chapter) => chapter.step < step).at(-1)?.step ?? 0;
    default:
      return null;
  }
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

export const faster = (speed: number): number =>
  SPEEDS[(SPEEDS.findIndex((each) => each === speed) + 1) % SPEEDS.length] ?? 1;

const GLANCE = 1200;
const LONGEST = 6000;

/** How many milliseconds a step is shown while the match plays: long enough to read what happened. */
export function readingTime(lines: readonly string[], speed: number): number {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  return Math.min(LONGEST, Math.max(GLANCE, 400 + 55 * letters)) / speed;
}
