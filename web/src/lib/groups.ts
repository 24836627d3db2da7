/** Plates grouped by dish, for trays and chips. A nigiri's wasabi lies with it. */

import { dishOf, type Card, type Plate } from "./wire";

export interface Group {
  /** The dish whose points these plates bring; `takeout_box` for cards lying face down. */
  dish: string;
  plates: Plate[];
}

export function grouped(plates: Plate[]): Group[] {
  const groups = new Map<string, Plate[]>();
  const carried = new Set(plates.filter((plate) => plate.on !== null && !plate.turned).map((plate) => plate.on));
  for (const plate of plates) {
    const own = plate.turned ? "takeout_box" : dishOf(plate.face);
    const dish = own === "wasabi" && carried.has(plate.no) ? "nigiri" : own;
    groups.set(dish, [...(groups.get(dish) ?? []), plate]);
  }
  return [...groups].map(([dish, plates]) => ({ dish, plates }));
}

/** How many icons a card shows: what is counted for maki, uramaki and fruit. */
export function iconsOf(card: Card): number {
  const [dish, variant = ""] = card.split(":");
  if (dish === "maki" || dish === "uramaki") return Number(variant);
  return 1;
}

export function countOf(group: Group): number {
  return group.plates.reduce((sum, plate) => sum + (plate.turned ? 1 : iconsOf(plate.face)), 0);
}

const ROLLS = ["maki", "temaki", "uramaki"];

/** How many rolls lie in front of each seat, where there are any: everybody watches this race. */
export function race(table: Plate[][]): { dish: string; counts: number[] } | null {
  const dish = ROLLS.find((roll) =>
    table.some((plates) => plates.some((plate) => !plate.turned && dishOf(plate.face) === roll)),
  );
  if (dish === undefined) return null;
  const counts = table.map((plates) =>
    countOf({ dish, plates: plates.filter((plate) => !plate.turned && dishOf(plate.face) === dish) }),
  );
  return { dish, counts };
}
