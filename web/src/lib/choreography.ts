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
  | { kind: "fly"; card: Card | null; copy: Element | null; from: Place; to: Place }
  | { kind: "strike"; at: Place }
  /** `stays`: until the move is over. */
  | { kind: "ring"; at: Place; stays: boolean }
  | { kind: "fade" | "turn"; card: Card; at: Place }
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

type Event<Kind extends WireEvent["event"]> = Extract<WireEvent, { event: Kind }>;
type Laid = Event<"Served">;
/** An event about a card in front of a seat. */
type Lying = { seat: Seat; plate: { no: number; face: Card } };

let count = 0;
const next = (): number => ++count;

function rectOf(element: Element | null | undefined): Place | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x, y, width, height } : null;
}

const placeOf = (selector: string): Place | null => rectOf(document.querySelector(selector));

const panel = (seat: Seat): string => `[data-seat="${seat}"]`;
const chip = (seat: Seat, card: Card): string => `${panel(seat)} [data-dish="${dishOf(card)}"]`;
const plate = (no: number): string => `.mine [data-plate="${no}"]`;
/** Where the cards of a seat lie: our own in trays, those of others as chips. */
const lying = (event: Lying, me: Seat | null): string =>
  event.seat === me ? plate(event.plate.no) : chip(event.seat, event.plate.face);

/** Where a seat is: our own plates, or the panel of another. */
const seated = (seat: Seat, me: Seat | null): string => (seat === me ? ".mine" : panel(seat));

/** The places that are there now. */
function places(found: [string, Place | null][]): Map<string, Place> {
  return new Map(found.flatMap(([name, place]) => (place ? [[name, place] as const] : [])));
}

/** Whether a card was set aside without having done anything. */
const isVain = ({ why }: Event<"Cleared">): boolean => why !== "used" && why !== "scored";

/** The own cards, each from where it was in the hand. Equal cards were side by side. */
function own(events: WireEvent[], served: Laid[]): Move {
  const picked = ({ plate: { card } }: Laid, index: number): Place | null => {
    const same = served.slice(0, index).filter((other) => other.plate.card === card).length;
    const picks = document.querySelectorAll(`.dock .pick.chosen[data-card="${card}"] .card`);
    return rectOf(picks[same]) ?? placeOf(".dock .pick.chosen .card, .dock .blind");
  };
  return {
    events,
    ms: MOTION.fly,
    before: () => places(served.map((event, index) => [`${event.plate.no}`, picked(event, index)])),
    sprites: (from) =>
      served.flatMap((event): Sprite[] => {
        const [start, to] = [from.get(`${event.plate.no}`), placeOf(plate(event.plate.no))];
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
    before: () => places([["giver", placeOf(giver === me ? ".dock" : panel(giver))]]),
    sprites: (from) => {
      const [start, to] = [from.get("giver"), placeOf(lying(laid, me))];
      if (!start || !to) return [];
      const card = laid.plate.face;
      const ms = MOTION.flyBetween;
      return [{ id: next(), kind: "fly", card, copy: null, from: inside(start, to), to, ms, delay: 0 }];
    },
  };
}

/** A place of this size in the middle of another one. */
const inside = (whole: Place, { width, height }: Place): Place => ({
  x: whole.x + (whole.width - width) / 2,
  y: whole.y + (whole.height - height) / 2,
  width,
  height,
});

/** Chopsticks or a spoon go back: to the hand's place on the belt, or to its owner where the belt is only words. */
function back(returned: Event<"Returned">[], me: Seat | null): Move {
  const ms = MOTION.flyBetween;
  return {
    events: returned,
    ms,
    before: () => places(returned.map((event) => [`${event.seat}/${event.plate.no}`, placeOf(lying(event, me))])),
    sprites: (from) =>
      returned.flatMap((event): Sprite[] => {
        const start = from.get(`${event.seat}/${event.plate.no}`);
        const there =
          placeOf(`[data-slot="${event.hand}"]`) ?? placeOf(event.hand === me ? ".dock" : panel(event.hand));
        if (!start || !there) return [];
        const card = event.plate.face;
        const to = inside(there, start);
        return [{ id: next(), kind: "fly", card, copy: null, from: start, to, ms, delay: 0 }];
      }),
  };
}

/** Something happens to cards where they lie, all at once. */
function where<Found extends Lying>(
  found: Found[],
  me: Seat | null,
  ms: number,
  sprite: (at: Place, event: Found) => Sprite,
): Move {
  return {
    events: [],
    ms,
    sprites: () =>
      found.flatMap((event) => {
        const at = placeOf(lying(event, me));
        return at ? [sprite(at, event)] : [];
      }),
  };
}

/** Cards that were there a moment ago: they are gone, and what is seen happens in their place. */
function after(found: (Event<"Cleared"> | Event<"Changed">)[], me: Seat | null, kind: "fade" | "turn"): Move {
  const key = ({ seat, plate: { no } }: Lying): string => `${seat}/${no}`;
  const ms = MOTION[kind];
  return {
    events: found,
    ms,
    before: () => places(found.map((event) => [key(event), placeOf(lying(event, me))])),
    sprites: (from) =>
      found.flatMap((event): Sprite[] => {
        const at = from.get(key(event));
        return at ? [{ id: next(), kind, card: event.plate.face, at, ms, delay: 0 }] : [];
      }),
  };
}

/** Cards leave the table: with a stroke if they have done nothing. */
function leaving(cleared: Event<"Cleared">[], me: Seat | null): Move[] {
  const [vain, used] = [cleared.filter(isVain), cleared.filter(({ why }) => why === "used")];
  const ms = MOTION.strike + REST.struck;
  const stroke = (at: Place): Sprite => ({ id: next(), kind: "strike", at, ms, delay: 0 });
  return [
    ...(vain.length > 0 ? [where(vain, me, ms, stroke)] : []),
    ...(used.length > 0 ? [after(used, me, "fade")] : []),
  ];
}

/** What was called is lit. */
function lit(called: Event<"Called">[], me: Seat | null): Move {
  const ms = MOTION.ring + REST.called;
  return where(called, me, ms, (at) => ({ id: next(), kind: "ring", at, stays: true, ms: MOTION.ring, delay: 0 }));
}

/** A wish goes round: a ring runs clockwise from seat to seat, and stops where it is granted. */
function asked(wisher: Seat, giver: Seat | null, me: Seat | null): Move {
  const panels = [...document.querySelectorAll<HTMLElement>("[data-seat]")].map(({ dataset }) => Number(dataset.seat));
  const seats = [...new Set([...panels, ...(me === null ? [] : [me])])].sort((a, b) => a - b);
  const round = [...seats.filter((seat) => seat > wisher), ...seats.filter((seat) => seat < wisher)];
  const way = giver === null ? round : round.slice(0, round.indexOf(giver) + 1);
  return {
    events: [],
    ms: way.length * MOTION.nextSeat + MOTION.ring,
    sprites: () =>
      way.flatMap((seat, index): Sprite[] => {
        const at = placeOf(seated(seat, me));
        const stays = seat === giver;
        const ms = stays ? MOTION.ring : MOTION.nextSeat;
        return at ? [{ id: next(), kind: "ring", at, stays, ms, delay: index * MOTION.nextSeat }] : [];
      }),
  };
}

/** A tile goes onto a stack, from the middle or from another stack. One that is stolen is ringed first. */
function tile(event: Event<"Took" | "Stole">): Move[] {
  const stolen = event.event === "Stole";
  const top = (seat: Seat, place = 1): string => `[data-stack="${seat}/${event.kind}"][data-place="${place}"]`;
  const source = stolen ? top(event.victim, event.place) : `[data-tile="${event.kind}/${event.place}"]`;
  const ms = stolen ? MOTION.flyTaken : MOTION.flyBetween;
  const ring: Move = {
    events: [],
    ms: MOTION.ringTaken,
    sprites: () => {
      const at = placeOf(source);
      return at ? [{ id: next(), kind: "ring", at, stays: true, ms: MOTION.ring, delay: 0 }] : [];
    },
  };
  const flight: Move = {
    events: [],
    ms,
    sprites: () => {
      const element = document.querySelector(source);
      const [from, to] = [placeOf(source), placeOf(top(event.seat))];
      if (!element || !from || !to) return [];
      return [
        { id: next(), kind: "fly", card: null, copy: element.cloneNode(true) as Element, from, to, ms, delay: 0 },
      ];
    },
  };
  return stolen ? [ring, flight] : [flight];
}

export function choreography(beat: Beat, me: Seat | null): Move[] {
  const first = beat.events[0]!;
  if (beat.kind === "laid") return laid(beat, me);
  const cleared = of(beat, "Cleared");
  switch (first.event) {
    case "Cleared":
      return leaving(cleared, me);
    case "Changed":
      return [after(of(beat, "Changed"), me, "turn"), ...leaving(cleared, me)];
    case "Wished":
      return [asked(first.seat, of(beat, "Found")[0]?.giver ?? null, me), ...leaving(cleared, me)];
    case "Took":
    case "Stole":
      return tile(first);
    default:
      return [];
  }
}

function of<Kind extends WireEvent["event"]>({ events }: Beat, kind: Kind): Event<Kind>[] {
  return events.filter((event): event is Event<Kind> => event.event === kind);
}

function laid(beat: Beat, me: Seat | null): Move[] {
  const [served, called, returned] = [of(beat, "Served"), of(beat, "Called"), of(beat, "Returned")];
  const given = of(beat, "Given")[0];
  const leave = [...(returned.length > 0 ? [back(returned, me)] : []), ...leaving(of(beat, "Cleared"), me)];
  const events = beat.events.filter(({ event }) => event !== "Returned" && event !== "Cleared");
  if (given && served[0]) return [between(events, given.giver, served[0], me), ...leave];
  const isOwn = (event: WireEvent): boolean => "seat" in event && event.seat === me;
  const ours = served.filter(isOwn);
  return [
    ...(ours.length > 0 ? [own(events.filter(isOwn), ours)] : []),
    ...others(events.filter((event) => !isOwn(event))),
    ...(called.length > 0 ? [lit(called, me)] : []),
    ...leave,
  ];
}
