/** What a motion is made of: places on the screen, what is drawn above the table, and one movement of a beat. */

import type { Sound } from "./sound.svelte";
import type { Card, WireEvent } from "./wire";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card of which only the back is seen. */
export const BACK: Card = "?";

export type Sprite = { id: number; ms: number; delay: number } & (
  | { kind: "fly"; card: Card | null; copy: Element | null; from: Place; to: Place }
  | { kind: "strike"; at: Place }
  /** `stays`: until the move is over. */
  | { kind: "ring"; at: Place; stays: boolean }
  | { kind: "fade"; card: Card; at: Place; struck: boolean }
  | { kind: "turn"; sides: [Card, Card]; at: Place }
);

/** One movement of a beat: what is true of the table, and what is seen. */
export interface Move {
  /** What is true as soon as it begins, and what only when it is over. */
  events: WireEvent[];
  then?: WireEvent[];
  /** Whether everything is open by now, so that the news may report the effects. */
  isEffect?: boolean;
  ms: number;
  /** How long the sprites stay after that. */
  rest?: number;
  /** What is heard when it begins, and when it is over. */
  sound?: Sound;
  landing?: Sound;
  /** Called before the table changes: where things are, by the keys of `aloft.ts`. They are in the air until it is over. */
  before?: () => Map<string, Place>;
  /** Called once the table is drawn: what moves from there to where things are then. */
  sprites?: (from: Map<string, Place>) => Sprite[];
}

let count = 0;
/** A new number for a sprite. */
export const next = (): number => ++count;

export function rectOf(element: Element | null | undefined): Place | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x, y, width, height } : null;
}

export const placeOf = (selector: string): Place | null => rectOf(document.querySelector(selector));

/** The places that are there now. */
export function places(found: [string, Place | null][]): Map<string, Place> {
  return new Map(found.flatMap(([name, place]) => (place ? [[name, place] as const] : [])));
}

/** A place of this size in the middle of another one. */
export const inside = (whole: Place, { width, height }: Pick<Place, "width" | "height">): Place => ({
  x: whole.x + (whole.width - width) / 2,
  y: whole.y + (whole.height - height) / 2,
  width,
  height,
});

/** Something flies, if both ends are on the screen. */
export function flight(
  what: Card | Element,
  from: Place | null | undefined,
  to: Place | null,
  ms: number,
  delay = 0,
): Sprite[] {
  if (!from || !to) return [];
  const [card, copy] = typeof what === "string" ? [what, null] : [null, what];
  return [{ id: next(), kind: "fly", card, copy, from, to, ms, delay }];
}
