/** Finds the tile that an option is about, in the rows and stacks. */

import type { Kind, Steal, Take, SushizockPublic } from "./protocol";

/** The pile of a kind: `bone` tiles are under `bones`. */
export const pileOf = (kind: Kind): "sushi" | "bones" => (kind === "sushi" ? "sushi" : "bones");

/** The value of the tile that an option is about, or null if it is hidden. Places in a stack count from the top. */
export function valueOf(view: SushizockPublic, option: Take | Steal): number | null {
  const pile = pileOf(option.kind);
  if (option.verb === "take") return view.rows[pile][option.place - 1] ?? null;
  const stack = view.stacks[option.victim]![pile];
  return option.place === 1 ? stack.top : (stack.tiles?.at(-option.place) ?? null);
}
