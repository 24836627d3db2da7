/**
 * What a table with plates looks like between two updates: the last view, with the first events of the next one applied.
 * Only plates and points move; nothing is judged.
 */

import { beats } from "../beats";
import { Ending, type Counted } from "../ceremony";
import { dishInfo } from "../facts";
import type { Entry } from "../log";
import type { Tray } from "../protocol";
import { dishOf, type Plate, type Seat, type SushiPublic, type WireEvent } from "../wire";

type Table = Plate[][];

const changed = (table: Table, seat: number, change: (plates: Plate[]) => Plate[]): Table =>
  table.map((plates, each) => (each === seat ? change(plates) : plates));

const without =
  (no: number) =>
  (plates: Plate[]): Plate[] =>
    plates.filter((plate) => plate.no !== no);

/** How many places of each race are taken, once somebody has taken one. */
function placeTaken(notes: SushiPublic["notes"], race: string): SushiPublic["notes"] {
  if (!dishInfo(race)?.prizes.length) return notes;
  const taken = notes.find(([dish]) => dish === race)?.[1] ?? 0;
  return [...notes.filter(([dish]) => dish !== race), [race, taken + 1]];
}

function happened(view: SushiPublic, event: WireEvent): SushiPublic {
  switch (event.event) {
    case "Served":
      return { ...view, table: changed(view.table, event.seat, (plates) => [...plates, event.plate]) };
    case "Cleared":
    case "Returned":
      return { ...view, table: changed(view.table, event.seat, without(event.plate.no)) };
    case "Changed":
      return {
        ...view,
        table: changed(view.table, event.seat, (plates) =>
          plates.map((plate) => (plate.no === event.plate.no ? event.plate : plate)),
        ),
      };
    case "Scored":
      return {
        ...view,
        notes: placeTaken(view.notes, event.dish),
        scores: view.scores.map((score, seat) => score + (seat === event.seat ? event.points : 0)),
      };
    default:
      return view;
  }
}

/** The dishes whose trays have plates, those that lie face up: what lies under another card is with it. */
function held(plates: Plate[]): Set<string> {
  const open = plates.filter(({ turned }) => !turned);
  const above = new Map(open.map((plate) => [plate.on, plate]));
  return new Set(open.map((plate) => dishOf((above.get(plate.no) ?? plate).face)));
}

/** The dishes of a seat whose plates changed. */
function touched(seat: Seat, events: WireEvent[], plates: Plate[]): Set<string> {
  const found = events.flatMap((event) => ("plate" in event && event.seat === seat ? [event.plate] : []));
  const below = plates.filter(({ no }) => found.some(({ on }) => on === no));
  return new Set([...found, ...below].map(({ face }) => dishOf(face)));
}

/** The dishes for which these events may have changed what everybody gets: contests, also those that count colours. */
function contested({ contests }: SushiPublic, events: WireEvent[]): Set<string> {
  const moved = events.flatMap((event) => ("plate" in event ? [dishOf(event.plate.face)] : []));
  const byColour = moved.length > 0 ? contests.filter(({ colours }) => colours).map(({ dish }) => dish) : [];
  return new Set([...moved.filter((dish) => dishInfo(dish)?.contest), ...byColour]);
}

const numbers = (plates: Plate[] = []): string => plates.map(({ no, turned }) => `${no}${turned ? "t" : ""}`).join();

/**
 * What a tray said is no longer true once something was laid there. It says what will be true after the step, as soon
 * as all of the seat's plates lie as they will then. Until then it says nothing, and nobody's tray of a contest says
 * anything once one of its cards was laid.
 */
function trays(view: SushiPublic, events: WireEvent[], after: SushiPublic | null): Tray[][] {
  const open = contested(view, events);
  return view.trays.map((list, seat) => {
    const dishes = touched(seat, events, view.table[seat] ?? []);
    if (dishes.size === 0 && !list.some(({ dish }) => open.has(dish))) return list;
    const isSettled = after !== null && numbers(view.table[seat]) === numbers(after.table[seat]);
    const will = (dish: string): Tray | undefined =>
      isSettled && !open.has(dish) ? after.trays[seat]?.find((tray) => tray.dish === dish) : undefined;
    const order = (after?.trays[seat] ?? []).map((tray) => tray.dish);
    const placeIn = ({ dish }: Tray): number => (order.includes(dish) ? order.indexOf(dish) : order.length);
    const full = held(view.table[seat] ?? []);
    /** Nothing lies there any more, and it is worth nothing: the place closes up. */
    const isGone = ({ dish, points, final }: Tray): boolean =>
      dishes.has(dish) && !full.has(dish) && !final && (!points || (isSettled && !order.includes(dish)));
    const now = list
      .filter((tray) => !isGone(tray))
      .map((tray): Tray => {
        if (open.has(tray.dish)) return { ...tray, points: null, provisional: false, facts: [] };
        return dishes.has(tray.dish) ? (will(tray.dish) ?? { ...tray, facts: [] }) : tray;
      });
    const isNew = (dish: string): boolean => list.every((tray) => tray.dish !== dish);
    const added = [...dishes].filter(isNew).flatMap((dish) => will(dish) ?? []);
    return added.length === 0 ? now : [...now, ...added].sort((a, b) => placeIn(a) - placeIn(b));
  });
}

/** The view after these events of a step that leads to `after`. */
export function between(view: SushiPublic, events: WireEvent[], after: SushiPublic | null): SushiPublic {
  const now = events.reduce(happened, view);
  return { ...now, trays: trays(now, events, after) };
}

/** The table while something is in the air: there is a place for it, and all figures are what they were. */
export function midair(before: SushiPublic, after: SushiPublic): SushiPublic {
  const trays = after.trays.map((list, seat) =>
    list.map((tray): Tray => {
      const was = before.trays[seat]?.find(({ dish }) => dish === tray.dish);
      return was ?? { dish: tray.dish, points: null, final: tray.final ?? false };
    }),
  );
  return { ...after, trays };
}

/** The round that ends in these events of a turn, if one does, and the table with everything laid. */
export function endingOf(
  before: SushiPublic,
  events: WireEvent[],
  after: SushiPublic | null,
): { ending: Ending; laid: SushiPublic } | null {
  const found = beats(events);
  const counts = found.findIndex((beat) => beat.kind === "count");
  if (counts < 0) return null;
  const first = found.slice(0, counts).flatMap((beat) => beat.events);
  return {
    ending: new Ending(found.slice(counts), { before, events: first, after }),
    laid: { ...between(before, first, null), trays: before.trays },
  };
}

/** What a round that is over was counted from, told by the log. */
export function countedIn(log: Entry[], round: number, view: SushiPublic, game: string): Counted | null {
  const events = log.flatMap(({ what }) => ("beat" in what ? what.beat.events : []));
  const at = (kind: string): number =>
    events.findIndex((event) => event.event === kind && "round" in event && event.round === round);
  const nothing = view.table.map(() => []);
  const before = { ...view, table: nothing, trays: nothing, notes: [] };
  const end = endingOf(before, events.slice(at("RoundBegan"), at("RoundEnded") + 1), null);
  return end && end.ending.counted(end.laid, game);
}
