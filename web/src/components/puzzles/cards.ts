/** Puzzles about cards. */

import type { PuzzleParts } from "../../lib/puzzles";
import { optionName as named } from "../../lib/sushi/options";
import type { SushiPublic } from "../../lib/wire";
import CardOption from "./CardOption.svelte";
import CardPosition from "./CardPosition.svelte";

export const Position: PuzzleParts["Position"] = CardPosition;
export const Face: PuzzleParts["Face"] = CardOption;
export const question: PuzzleParts["question"] = ({ decision: { options } }) =>
  options.some(({ verb }) => verb === "wish") ? "puzzle-ask-wish" : "puzzle-ask-cards";

export const optionName: PuzzleParts["optionName"] = (option, { public: view, game, seat }, nameOf) =>
  named(option, { view, game, seat, nameOf });

export const handGoesTo: PuzzleParts["handGoesTo"] = ({ public: view, seat }) =>
  (view as SushiPublic).passes_to[seat] ?? null;
