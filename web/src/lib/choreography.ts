/**
 * Which things move in a beat, and from where to where. Looks up elements by their data attributes; what isn't there
 * doesn't move. Here `me` is the seat whose plates lie at the bottom of the screen, even if we only watch it.
 */

import { plateKey } from "./aloft";
import { isVain, type Beat, type Event } from "./beats";
import { BACK, flight, inside, next, placeOf, places, rectOf, type Move, type Place, type Sprite } from "./moves";
import { MOTION, REST } from "./pace.svelte";
import { dishOf, type Card, type Plate, type Seat, type WireEvent } from "./wire";
import { taken } from "./sushizock/flights";

type Laid = Event<"Served">;
/** An event about a card in front of a seat. */
type Lying = { seat: Seat; plate: Plate };

/** The size of a back that flies, in pixels. */
const BACK_WIDTH = 44;
const backOf = (width: number): { width: number; height: number } => ({ width, height: width * 1.3 });
const keyOf = ({ seat, plate }: Lying): string => plateKey(seat, plate.no);
const panel = (seat: Seat): string => `[data-seat="${seat}"]`;
const chip = (seat: Seat, card: Card): string => `${panel(seat)} [data-dish="${dishOf(card)}"]`;
/** Where the cards of a seat lie: our own in trays, those of others as chips. */
const lying = ({ seat, plate: { no, face } }: Lying, me: Seat | null): string =>
  seat === me ? `.mine [data-plate="${no}"]` : chip(seat, face);
/** Where a seat is: our own plates, or the panel of another. */
const seated = (seat: Seat, me: Seat | null): string => (seat === me ? ".mine" : panel(seat));

const isCopy = ({ card, face, turned }: Plate): boolean => card !== face && !turned;

// Cards come to the table -------------------------------------------------------------------------------------

/**
 * Our own cards, each from where it was in the hand. Equal cards were side by side. One drawn blind is a back. If there is
 * no hand, since we watch or somebody else on this device is asked, they turn open where they lie.
 */
function own(events: WireEvent[], served: Laid[], me: Seat): Move[] {
  const isBlind = events.some(({ event }) => event === "DrewBlind");
  const picked = ({ plate: { card } }: Laid, index: number): Place | null => {
    const same = served.slice(0, index).filter((other) => other.plate.card === card).length;
    const picks = document.querySelectorAll(`.dock .pick.chosen[data-card="${card}"] .card`);
    const backs = [...document.querySelectorAll(".dock .blind span")];
    return rectOf(picks[same]) ?? placeOf(".dock .pick.chosen .card") ?? rectOf(backs[Math.floor(backs.length / 2)]);
  };
  let starts: (Place | null)[] = [];
  const fly: Move = {
    events,
    ms: MOTION.fly,
    landing: "lock",
    before: () => {
      starts = served.map(picked);
      return places(served.map((event, index) => [keyOf(event), starts[index] ?? placeOf(seated(me, me))]));
    },
    sprites: () =>
      served.flatMap((event, index) => {
        const card = isBlind ? BACK : event.plate.card;
        const [from, to] = [starts[index], placeOf(lying(event, me))];
        return from ? flight(card, from, to, MOTION.fly) : isBlind ? [] : turned(to, [BACK, card]);
      }),
  };
  const turning = served.filter(({ plate }) => isBlind || isCopy(plate));
  return [fly, ...turns(turning, me, ({ plate }) => [isBlind ? BACK : plate.card, plate.face])];
}

/**
 * The others lay their cards one seat after the other. Each turns open as a chip on its panel; one that copies another
 * shows what it is before it turns once more.
 */
function others(events: WireEvent[], me: Seat | null): Move[] {
  const seats = [...new Set(events.flatMap((event) => ("seat" in event ? [event.seat] : [])))];
  const apart = Math.min(MOTION.nextFlip, MOTION.flips / Math.max(1, seats.length));
  return seats.flatMap((seat, index): Move[] => {
    const theirs = events.filter((event) => ("seat" in event ? event.seat === seat : index === 0));
    const ms = index === seats.length - 1 ? MOTION.flip : apart;
    const copies = of({ events: theirs }, "Served").filter(({ plate }) => isCopy(plate));
    if (copies.length === 0) return [{ events: theirs, ms, sound: "flick" }];
    const opens: Move = {
      events: theirs,
      ms: MOTION.flip,
      sound: "flick",
      before: () => places(copies.map((event) => [keyOf(event), placeOf(panel(seat))])),
      sprites: () => copies.flatMap((event) => turned(placeOf(lying(event, me)), [BACK, event.plate.card])),
    };
    return [opens, ...turns(copies, me, ({ plate }) => [plate.card, plate.face])];
  });
}

const turned = (at: Place | null, sides: [Card, Card]): Sprite[] =>
  at ? [{ id: next(), kind: "turn", sides, at, ms: MOTION.turn, delay: 0 }] : [];

/** Cards that lie there turn and show another side, all together. */
function turns<Found extends Lying>(
  found: Found[],
  me: Seat | null,
  sides: (event: Found) => [Card, Card],
  then: WireEvent[] = [],
): Move[] {
  if (found.length === 0) return [];
  return [inPlace(found, me, { then, ms: MOTION.turn, sound: "flick" }, (at, event) => turned(at, sides(event)))];
}

/** A card goes from one player to another. */
function between(events: WireEvent[], giver: Seat, laid: Laid, me: Seat | null): Move {
  const hand = (): Place | null =>
    giver === me ? (placeOf(".dock .pick.chosen .card") ?? placeOf(".dock")) : placeOf(panel(giver));
  return {
    events,
    ms: MOTION.flyBetween,
    landing: "lock",
    before: () => places([[keyOf(laid), hand()]]),
    sprites: (from) => {
      const [start, to] = [from.get(keyOf(laid)), placeOf(lying(laid, me))];
      return start && to ? flight(laid.plate.face, inside(start, to), to, MOTION.flyBetween) : [];
    },
  };
}

/** Four backs leave the deck in the middle of the belt, and lie beside whoever looks at them. */
function fan({ seat, count }: Event<"MenuOpened">, me: Seat | null): Move[] {
  const ms = MOTION.flyBetween;
  const backs = (): Sprite[] => {
    const there = placeOf(seated(seat, me));
    const deck = placeOf(".belt") ?? there;
    if (!there || !deck) return [];
    const size = backOf(Math.min(BACK_WIDTH, there.width / 3));
    const apart = Math.min(size.width, (there.width - size.width) / Math.max(1, count - 1));
    const first = inside(there, { ...size, width: size.width + apart * (count - 1) });
    return Array.from({ length: count }, (_, index) => {
      const to = { ...first, ...size, x: first.x + index * apart };
      return flight(BACK, inside(deck, size), to, ms, index * MOTION.stagger);
    }).flat();
  };
  return [{ events: [], ms: ms + count * MOTION.stagger, rest: REST.beat, sound: "flick", sprites: backs }];
}

/** A back goes from the dummy's pile into somebody's hand. The dummy sits after the last seat. */
function drawn(seat: Seat, me: Seat | null): Move {
  const ms = MOTION.flyBetween;
  return {
    events: [],
    ms,
    landing: "lock",
    sprites: () => {
      const pile = rectOf([...document.querySelectorAll("[data-seat]")].at(-1));
      const hand = placeOf(seat === me ? ".dock" : panel(seat));
      const size = backOf(BACK_WIDTH);
      return pile && hand ? flight(BACK, inside(pile, size), inside(hand, size), ms) : [];
    },
  };
}

// Cards leave the table, or stay and are meant ----------------------------------------------------------------

/** Chopsticks or a spoon go back: to the hand's place on the belt, or to its owner where the belt is only words. */
function back(returned: Event<"Returned">[], me: Seat | null): Move {
  const ms = MOTION.flyBetween;
  return {
    ...inPlace(returned, me, { then: returned, ms }, (from, { hand, plate }) => {
      const there = placeOf(`[data-slot="${hand}"]`) ?? placeOf(hand === me ? ".dock" : panel(hand));
      return flight(plate.face, from, there && inside(there, from), ms);
    }),
    landing: "lock",
  };
}

/** Hides plates and shows something in their place. Their events apply when that is over. */
function inPlace<Found extends Lying>(
  found: Found[],
  me: Seat | null,
  move: Pick<Move, "then" | "ms" | "sound">,
  draw: (at: Place, event: Found) => Sprite[],
): Move {
  return {
    ...move,
    events: [],
    before: () => places(found.map((event) => [keyOf(event), placeOf(lying(event, me))])),
    sprites: (from) =>
      found.flatMap((event) => {
        const at = from.get(keyOf(event));
        return at ? draw(at, event) : [];
      }),
  };
}

/** Shows something over cards where they lie, all at once. */
function over(
  found: Lying[],
  me: Seat | null,
  move: Omit<Move, "events" | "sprites">,
  draw: (at: Place) => Sprite,
): Move {
  const all = (): (Place | null)[] => found.map((event) => placeOf(lying(event, me)));
  return { ...move, events: [], sprites: () => all().flatMap((at) => (at ? [draw(at)] : [])) };
}

/** Cards leave the table: with a stroke if they have done nothing, to the side if they have scored. */
function leaving(cleared: Event<"Cleared">[], me: Seat | null): Move[] {
  const why = (wanted: "used" | "scored") => cleared.filter((event) => event.why === wanted);
  const vain = cleared.filter(isVain);
  const { strike, fade: ms } = MOTION;
  const stroke = (at: Place): Sprite => ({ id: next(), kind: "strike", at, ms: strike, delay: 0 });
  const fade = (found: Event<"Cleared">[], struck: boolean): Move =>
    inPlace(found, me, { then: found, ms }, (at, { plate: { face: card } }) => [
      { id: next(), kind: "fade", card, at, struck, ms, delay: 0 },
    ]);
  const [used, scored] = [why("used"), why("scored")];
  return [
    ...(vain.length > 0
      ? [over(vain, me, { ms: strike, rest: REST.struck, sound: "plop" }, stroke), fade(vain, true)]
      : []),
    ...(used.length > 0 ? [fade(used, false)] : []),
    ...(scored.length > 0 ? [aside(scored, me)] : []),
  ];
}

/** Cards fly off to the nearer side of the screen. */
function aside(found: Event<"Cleared">[], me: Seat | null): Move {
  const ms = MOTION.flyBetween;
  return inPlace(found, me, { then: found, ms }, (from, { plate }) => {
    const x = from.x < innerWidth / 2 ? -2 * from.width : innerWidth + from.width;
    return flight(plate.face, from, { ...from, x }, ms);
  });
}

/** What was called is lit. */
function lit(called: Event<"Called">[], me: Seat | null): Move {
  const ms = MOTION.ring;
  const ring = (at: Place): Sprite => ({ id: next(), kind: "ring", at, stays: true, ms, delay: 0 });
  return over(called, me, { ms, rest: REST.called }, ring);
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

// Beats -------------------------------------------------------------------------------------------------------

/** `isOurs`: whether the seat at the bottom is played on this device, perhaps one of several. */
export function choreography(beat: Beat, me: Seat | null, isOurs = true): Move[] {
  const first = beat.events[0]!;
  if (beat.kind === "laid") return laid(beat, me);
  const cleared = of(beat, "Cleared");
  switch (first.event) {
    case "Cleared":
      return leaving(cleared, me);
    case "Changed":
      return [
        ...turns(of(beat, "Changed"), me, ({ plate }) => [plate.face, "~"], of(beat, "Changed")),
        ...leaving(cleared, me),
      ];
    case "Wished":
      return [asked(first.seat, of(beat, "Found")[0]?.giver ?? null, me), ...leaving(cleared, me)];
    case "Scored":
      return [{ events: of(beat, "Scored"), ms: MOTION.count, sound: "points" }, ...leaving(cleared, me)];
    case "MenuOpened":
      return first.seat === me && isOurs ? [] : fan(first, me); // ours are in the dock
    case "DrewForDummy":
      return [drawn(first.seat, me)];
    case "Took":
    case "Stole":
      return taken(first);
    default:
      return [];
  }
}

function of<Kind extends WireEvent["event"]>({ events }: Pick<Beat, "events">, kind: Kind): Event<Kind>[] {
  return events.filter((event): event is Event<Kind> => event.event === kind);
}

/** The effects of the cards, once all of them are open. */
const asEffect = ([first, ...rest]: Move[]): Move[] => (first ? [{ ...first, isEffect: true }, ...rest] : []);

function laid(beat: Beat, me: Seat | null): Move[] {
  const [served, called, returned] = [of(beat, "Served"), of(beat, "Called"), of(beat, "Returned")];
  const given = of(beat, "Given")[0];
  const leave = asEffect([...(returned.length > 0 ? [back(returned, me)] : []), ...leaving(of(beat, "Cleared"), me)]);
  const events = beat.events.filter(({ event }) => event !== "Returned" && event !== "Cleared");
  if (given && served[0]) return [between(events, given.giver, served[0], me), ...leave];
  const isOwn = (event: WireEvent): boolean => "seat" in event && event.seat === me;
  const ours = served.filter(isOwn);
  return [
    ...(me !== null && ours.length > 0 ? own(events.filter(isOwn), ours, me) : []),
    ...others(
      events.filter((event) => !isOwn(event)),
      me,
    ),
    ...(called.length > 0 ? [lit(called, me)] : []),
    ...leave,
  ];
}
