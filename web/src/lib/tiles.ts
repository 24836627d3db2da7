/** Tiles in rows and stacks: where the one lies that an option is about. */

import type { Kind, Steal, Take, SushizockPublic } from "./protocol";

/** A pair of piles has its bones under another name. */
export const pileOf = (kind: Kind): "sushi" | "bones" => (kind === "sushi" ? "sushi" : "bones");

/** The tile that an option is about, as far as it lies open. Places of a stack are counted from its top. */
export function valueOf(view: SushizockPublic, option: Take | Steal): number | null {
  const pile = pileOf(option.kind);
  if (option.verb === "take") return view.rows[pile][option.place - 1] ?? null;
  const stack = view.stacks[option.victim]![pile];
  return option.place === 1 ? stack.top : (stack.tiles?.at(-option.place) ?? null);
}
