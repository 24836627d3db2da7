/** Puzzles about dice and tiles. */

import type { PuzzleParts } from "../../lib/puzzles";
import { optionName as named } from "../../lib/sushizock/words";
import type { SushizockPublic } from "../../lib/wire";
import DiceOption from "./DiceOption.svelte";
import DicePosition from "./DicePosition.svelte";

export const Position: PuzzleParts["Position"] = DicePosition;
export const Face: PuzzleParts["Face"] = DiceOption;
export const question: PuzzleParts["question"] = () => "puzzle-ask-dice";

export const optionName: PuzzleParts["optionName"] = (option, puzzle, nameOf) =>
  named(option, puzzle.public as SushizockPublic, nameOf);

export const handGoesTo: PuzzleParts["handGoesTo"] = () => null;
