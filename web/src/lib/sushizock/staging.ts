/** What a table with stacks looks like between two updates: where tiles lie, and nothing else. */

import type { SeenStacks } from "../protocol";
import type { SushizockPublic, WireEvent } from "../wire";

const isTaking = ({ event }: WireEvent): boolean => event === "Took" || event === "Stole";

/** A step moves one tile at most, so where all tiles lie then is what the update says. */
export function between(view: SushizockPublic, events: WireEvent[], after: SushizockPublic | null): SushizockPublic {
  if (!after || !events.some(isTaking)) return view;
  const { rows, stacks, ladders, scores } = after;
  return { ...view, rows, stacks, ladders, scores };
}

/** The table while a tile is in the air: there is a place for it on its stack, and it still lies where it was. */
export function midair(before: SushizockPublic, after: SushizockPublic): SushizockPublic {
  const height = ({ sushi, bones }: SeenStacks): number => sushi.height + bones.height;
  const stacks = before.stacks.map((was, seat) => {
    const now = after.stacks[seat]!;
    return height(now) > height(was) ? now : was;
  });
  return { ...before, stacks };
}

/** There are no rounds. */
export const endingOf = (): null => null;
