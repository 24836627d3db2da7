/** Who passed us, or drew level with us, where seats are compared. */

import type { Contest } from "./protocol";
import type { Facts, Line, Seat } from "./wire";

/** Somebody who has now at least as much as we have, and had less. */
export interface Rival {
  seat: Seat;
  theirs: number;
  mine: number;
  /** Whether colours are compared. */
  colours: boolean;
}

const contestIn = (facts: Facts | null, dish: string): Contest | undefined =>
  facts?.contests?.find((contest) => contest.dish === dish);

/** The rivals who took points for a dish from a seat, the strongest first. */
export function rivals(dish: string, me: Seat, before: Facts | null, after: Facts | null): Rival[] {
  const now = contestIn(after, dish);
  if (!now) return [];
  const { counts, colours = false } = now;
  const was = contestIn(before, dish)?.counts ?? [];
  const [mine, mineWas] = [counts[me] ?? 0, was[me] ?? 0];
  return counts
    .map((theirs, seat): Rival => ({ seat, theirs, mine, colours }))
    .filter(({ seat, theirs }) => {
      const theirsWas = was[seat] ?? 0;
      return seat !== me && (theirs > mine ? theirsWas <= mineWas : theirs === mine && theirsWas < mineWas);
    })
    .sort((a, b) => b.theirs - a.theirs);
}

/** What was compared at the end of a round, as far as its lines say what was counted. */
export function contestsIn(lines: Line[]): Contest[] {
  return [...new Set(lines.map(({ dish }) => dish))].map((dish) => {
    const counts: number[] = [];
    let colours = false;
    for (const { seat, counted = [] } of lines.filter((line) => line.dish === dish))
      for (const { id, n = 0, of = 0, seats = [] } of counted) {
        colours ||= id === "colours" || id === "colours_behind";
        if (id === "count" || colours) counts[seat] = n;
        if (id === "colours_behind") for (const ahead of seats) counts[ahead] = of;
      }
    return { dish, counts: Array.from(counts, (count) => count ?? 0), colours };
  });
}
