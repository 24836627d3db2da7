/**
 * What the table looks like between two updates: the last view, with the first events of the next one applied. Only
 * plates and points move; nothing is judged.
 */

import type { Public } from "./protocol";
import type { Plate, SushiPublic, WireEvent } from "./wire";

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

/** The view after these events. A view without plates stays as it is. */
export function between(view: Public, events: WireEvent[]): Public {
  return "table" in view && "sheet" in view ? events.reduce(happened, view) : view;
}
