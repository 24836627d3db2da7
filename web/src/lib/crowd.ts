/** What gives way on an upright phone when much lies on the table: the belt, the others' panels, the score track. */

import { IN_A_ROW } from "./grid";
import { grouped } from "./groups";
import type { Seat, SushiPublic } from "./wire";

export interface Crowd {
  /** Whether the belt is a line of words. */
  belt: boolean;
  /** Whether the others' panels are brief: their chips share one line. */
  others: boolean;
  /** Whether the score track is away: the panels have the points. */
  track: boolean;
}

/** More seats than this lie in two rows, in brief panels. */
export const FEW_SEATS = 4;
/** The chips that share a row, by the number of others side by side. */
const CHIPS_IN_A_ROW = [Infinity, 9, 4, 3];

export function crowdOf(view: SushiPublic, me: Seat, game: string): Crowd {
  const trays = view.trays[me]?.length ?? 0;
  const isTwoRows = (view.hand_sizes[me] ?? 0) > IN_A_ROW;
  const others = view.table.map((_, seat) => seat).filter((seat) => seat !== me);
  const chipsOf = (seat: Seat): number =>
    grouped([...(view.table[seat] ?? []), ...(view.kept[seat] ?? []).map((plate) => ({ ...plate, on: null }))], game)
      .length;
  const many = others.length >= FEW_SEATS;
  const chips = Math.max(0, ...others.map(chipsOf));
  // The chosen card may lie in a tray of its own: a row more.
  return {
    belt: trays > 4 || (trays >= 3 && (many || isTwoRows)) || (many && isTwoRows),
    others: many || (chips > CHIPS_IN_A_ROW[others.length]! && (trays >= 4 || (isTwoRows && trays >= 2))),
    track: isTwoRows && trays >= 4,
  };
}
