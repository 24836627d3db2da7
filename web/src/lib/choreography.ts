/** Which things move in a beat, and from where to where. Looks up elements by their data attributes; what isn't there doesn't move. */

import type { Beat } from "./beats";
import { MOTION, REST } from "./pace.svelte";
import type { Card, Seat, WireEvent } from "./wire";
import { dishOf } from "./wire";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Sprite = { id: number; ms: number; delay: number } & (
  { kind: "fly"; card: Card | null; copy: Element | null; from: Place; to: Place } | { kind: "strike"; at: Place }
);

/** One movement of a beat: what is true after it, and what is seen. */
export interface Move {
  events: WireEvent[];
  ms: number;
  /** Called before the table changes: where things are now. */
  before?: () => Map<string, Place>;
  /** Called after it: what moves from there to where things are then. */
  sprites?: (from: Map<string, Place>) => Sprite[];
}

type Laid = Extract<WireEvent, { event: "Served" }>;

let count = 0;
const next = (): number => ++count;

function placeOf(selector: string): Place | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x, y, width, height } : null;
}

const panel = (seat: Seat): string => `[data-seat="${seat}"]`;
const chip = (seat: Seat, card: Card): string => `${panel(seat)} [data-dish="${dishOf(card)}"]`;
const plate = (no: number): string => `.mine [data-plate="${no}"]`;
/** Where the cards of a seat lie: our own in trays, those of others as chips. */
const lying = (event: { seat: Seat; plate: { no: number; face: Card } }, me: Seat | null): string =>
  event.seat === me ? plate(event.plate.no) : chip(event.seat, event.plate.face);

const nothing = (): Map<string, Place> => new Map();

function own(events: WireEvent[], served: Laid[]): Move {
  return {
    events,
    ms: MOTION.fly,
    before: () => {
      const hand = placeOf(".dock .pick.chosen .card, .dock .blind");
      return hand ? new Map([["hand", hand]]) : nothing();
    },
    sprites: (from) =>
      served.flatMap((event): Sprite[] => {
        const [start, to] = [from.get("hand"), placeOf(plate(event.plate.no))];
        if (!start || !to) return [];
        const card = event.plate.face;
        return [{ id: next(), kind: "fly", card, copy: null, from: start, to, ms: MOTION.fly, delay: 0 }];
      }),
  };
}

/** The others lay their cards one seat after the other. Each turns open as a chip on its panel. */
function others(events: WireEvent[]): Move[] {
  const seats = [...new Set(events.flatMap((event) => ("seat" in event ? [event.seat] : [])))];
  const apart = Math.min(MOTION.nextFlip, MOTION.flips / Math.max(1, seats.length));
  return seats.map((seat, index) => ({
    events: events.filter((event) => ("seat" in event ? event.seat === seat : index === 0)),
    ms: index === seats.length - 1 ? MOTION.flip : apart,
  }));
}

/** A card goes from one player to another. */
function between(events: WireEvent[], giver: Seat, laid: Laid, me: Seat | null): Move {
  return {
    events,
    ms: MOTION.flyBetween,
    before: () => {
      const from = placeOf(giver === me ? ".dock" : panel(giver));
      return from ? new Map([["giver", from]]) : nothing();
    },
    sprites: (places) => {
      const [from, to] = [places.get("giver"), placeOf(lying(laid, me))];
      if (!from || !to) return [];
      const start = { ...from, x: from.x + from.width / 2 - to.width / 2, width: to.width, height: to.height };
      const card = laid.plate.face;
      return [{ id: next(), kind: "fly", card, copy: null, from: start, to, ms: MOTION.flyBetween, delay: 0 }];
    },
  };
}

function struck(cleared: Extract<WireEvent, { event: "Cleared" }>[], me: Seat | null): Move {
  const ms = MOTION.strike + REST.struck;
  return {
    events: [],
    ms,
    sprites: () =>
      cleared.flatMap((event): Sprite[] => {
        const at = placeOf(lying(event, me));
        return at ? [{ id: next(), kind: "strike", at, ms, delay: 0 }] : [];
      }),
  };
}

/** A tile goes onto a stack, from the middle or from another stack. */
function tile(event: Extract<WireEvent, { event: "Took" | "Stole" }>): Move {
  const stolen = event.event === "Stole";
  const source = stolen ? `[data-stack="${event.victim}/${event.kind}"]` : `[data-tile="${event.kind}/${event.place}"]`;
  const ms = stolen ? MOTION.flyTaken : MOTION.flyBetween;
  return {
    events: [],
    ms,
    sprites: () => {
      const element = document.querySelector(source);
      const [from, to] = [placeOf(source), placeOf(`[data-stack="${event.seat}/${event.kind}"]`)];
      if (!element || !from || !to) return [];
      return [
        { id: next(), kind: "fly", card: null, copy: element.cloneNode(true) as Element, from, to, ms, delay: 0 },
      ];
    },
  };
}

export function choreography(beat: Beat, me: Seat | null): Move[] {
  const first = beat.events[0]!;
  if (beat.kind === "laid") return laid(beat, me);
  if (first.event === "Cleared") {
    const vain = beat.events.filter((event) => event.event === "Cleared");
    return [struck(vain, me)];
  }
  if (first.event === "Took" || first.event === "Stole") return [tile(first)];
  return [];
}

function laid({ events }: Beat, me: Seat | null): Move[] {
  const served = events.filter((event): event is Laid => event.event === "Served");
  const given = events.find((event) => event.event === "Given");
  if (given && served[0]) return [between(events, given.giver, served[0], me)];
  const isOwn = (event: WireEvent): boolean => "seat" in event && event.seat === me;
  const ours = served.filter(isOwn);
  return [
    ...(ours.length > 0 ? [own(events.filter(isOwn), ours)] : []),
    ...others(events.filter((event) => !isOwn(event))),
  ];
}
