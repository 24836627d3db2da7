/**
 * What the table looks like between two updates: the last view, with the first events of the next one applied. Only
 * plates, tiles and points move; nothing is judged.
 */

import { dishInfo } from "./facts";
import { isRaced } from "./groups";
import type { Public, SeenStacks, Tray } from "./protocol";
import { dishOf, type Plate, type Seat, type SushiPublic, type SushizockPublic, type WireEvent } from "./wire";

type Table = Plate[][];

const changed = (table: Table, seat: number, change: (plates: Plate[]) => Plate[]): Table =>
  table.map((plates, each) => (each === seat ? change(plates) : plates));

const without =
  (no: number) =>
  (plates: Plate[]): Plate[] =>
    plates.filter((plate) => plate.no !== no);

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
      return { ...view, scores: view.scores.map((score, seat) => score + (seat === event.seat ? event.points : 0)) };
    default:
      return view;
  }
}

/** Whether events move plates in this view. */
export const hasPlates = (view: Public | null): view is SushiPublic =>
  view !== null && "table" in view && "sheet" in view;

/** The dishes of a seat whose plates changed. */
function touched(seat: Seat, events: WireEvent[], plates: Plate[]): Set<string> {
  const found = events.flatMap((event) => ("plate" in event && event.seat === seat ? [event.plate] : []));
  const below = plates.filter(({ no }) => found.some(({ on }) => on === no));
  return new Set([...found, ...below].map(({ face }) => dishOf(face)));
}

const numbers = (plates: Plate[] = []): string => plates.map(({ no, turned }) => `${no}${turned ? "t" : ""}`).join();

/**
 * What a tray said is no longer true once something was laid there. It says what will be true after the step, as soon
 * as all of the seat's plates lie as they will then, unless that depends on others; until then it says nothing.
 */
function trays(view: SushiPublic, events: WireEvent[], after: SushiPublic | null): Tray[][] {
  return view.trays.map((list, seat) => {
    const dishes = touched(seat, events, view.table[seat] ?? []);
    if (dishes.size === 0) return list;
    const isSettled = after !== null && numbers(view.table[seat]) === numbers(after.table[seat]);
    const will = (dish: string): Tray | undefined =>
      isSettled && !dishInfo(dish)?.contest && !isRaced(dish)
        ? after.trays[seat]?.find((tray) => tray.dish === dish)
        : undefined;
    const order = (after?.trays[seat] ?? []).map((tray) => tray.dish);
    const placeIn = ({ dish }: Tray): number => (order.includes(dish) ? order.indexOf(dish) : order.length);
    const now = list.map((tray) => (dishes.has(tray.dish) ? (will(tray.dish) ?? { ...tray, facts: [] }) : tray));
    const isNew = (dish: string): boolean => list.every((tray) => tray.dish !== dish);
    const added = [...dishes].filter(isNew).flatMap((dish) => will(dish) ?? []);
    return added.length === 0 ? now : [...now, ...added].sort((a, b) => placeIn(a) - placeIn(b));
  });
}

const hasStacks = (view: Public | null): view is SushizockPublic => view !== null && "stacks" in view;

/** A step moves one tile at most, so where all tiles lie then is what the update says. */
function tilesMoved(view: SushizockPublic, after: SushizockPublic): SushizockPublic {
  const { rows, stacks, ladders, scores } = after;
  return { ...view, rows, stacks, ladders, scores };
}

const isTaking = ({ event }: WireEvent): boolean => event === "Took" || event === "Stole";

/** The view after these events of a step that leads to `after`. A view without plates and tiles stays as it is. */
export function between(view: Public, events: WireEvent[], after: Public | null = null): Public {
  if (hasStacks(view)) return hasStacks(after) && events.some(isTaking) ? tilesMoved(view, after) : view;
  if (!hasPlates(view)) return view;
  const now = events.reduce(happened, view);
  return { ...now, trays: trays(now, events, hasPlates(after) ? after : null) };
}

/** The table while something is in the air: there is a place for it, and all figures are what they were. */
export function midair(before: Public, after: Public): Public {
  if (hasStacks(before) && hasStacks(after)) {
    const height = ({ sushi, bones }: SeenStacks): number => sushi.height + bones.height;
    const stacks = before.stacks.map((was, seat) => {
      const now = after.stacks[seat]!;
      return height(now) > height(was) ? now : was;
    });
    return { ...before, stacks };
  }
  if (!hasPlates(before) || !hasPlates(after)) return after;
  const trays = after.trays.map((list, seat) =>
    list.map((tray): Tray => {
      const was = before.trays[seat]?.find(({ dish }) => dish === tray.dish);
      return was ?? { dish: tray.dish, points: null, final: tray.final ?? false };
    }),
  );
  return { ...after, trays };
}
