/** Plates grouped by dish, for trays and chips. A card under another one is grouped with it. */

import { dishInfo, gameInfo } from "./facts";
import type { DishInfo } from "./protocol";
import { dishOf, type Plate } from "./wire";

export interface Group {
  /** The dish these plates score for. */
  dish: string;
  plates: Plate[];
}

/** The dish that a plate counts for, whether face up or face down. */
const countsFor = (plate: Plate, game: string): string =>
  plate.turned ? (gameInfo(game)?.face_down ?? "") : dishOf(plate.face);

export function grouped(plates: Plate[], game: string): Group[] {
  const groups = new Map<string, Plate[]>();
  const above = new Map(plates.filter((plate) => plate.on !== null && !plate.turned).map((plate) => [plate.on, plate]));
  for (const plate of plates) {
    const dish = countsFor((!plate.turned && above.get(plate.no)) || plate, game);
    groups.set(dish, [...(groups.get(dish) ?? []), plate]);
  }
  return [...groups].map(([dish, plates]) => ({ dish, plates }));
}

/** Whether the dish scores by comparing how much of it each seat has, at the end of the round or of the match. */
export const isCompared = (dish: string, at: "round" | "match"): boolean =>
  dishInfo(dish)?.compared.includes(at) ?? false;

/** What is counted of a dish: its cards, or what is on them. */
export const unitOf = (dish: string): DishInfo["unit"] => dishInfo(dish)?.unit ?? "cards";

export function countOf({ dish, plates }: Group): number {
  if (unitOf(dish) === "cards") return plates.length;
  return plates.reduce((sum, plate) => sum + (dishInfo(dish)?.icons[plate.face] ?? 1), 0);
}

/** How much of a dish these plates are. */
export function countIn(plates: Plate[], dish: string, game: string): number {
  const group = grouped(plates, game).find((each) => each.dish === dish);
  return group ? countOf(group) : 0;
}

/** How much each seat has of what is compared after the round, or null if nobody has any. Everybody watches this. */
export function race(table: Plate[][]): { dish: string; counts: number[] } | null {
  const open = table.map((plates) => plates.filter((plate) => !plate.turned));
  const dish = open
    .flat()
    .map((plate) => dishOf(plate.face))
    .find((name) => isCompared(name, "round"));
  if (dish === undefined) return null;
  const counts = open.map((plates) => countOf({ dish, plates: plates.filter((plate) => dishOf(plate.face) === dish) }));
  return { dish, counts };
}
