/** Puzzles about dice and tiles. */

import { valueOf } from "../../lib/tiles";
import type { PuzzleParts } from "../../lib/puzzles";
import { t } from "../../lib/texts.svelte";
import { diceText } from "../../lib/zock/words";
import type { Steal, Take } from "../../lib/protocol";
import type { SushizockPublic } from "../../lib/wire";
import DiceOption from "./DiceOption.svelte";
import DicePosition from "./DicePosition.svelte";

export const Position: PuzzleParts["Position"] = DicePosition;
export const Face: PuzzleParts["Face"] = DiceOption;
export const question = "puzzle-ask-dice";

function tileName(option: Take | Steal, view: SushizockPublic): string {
  const value = valueOf(view, option);
  return value === null
    ? `${t(`page-die-${option.kind}`)} (${t("page-place", { place: option.place })})`
    : t(`page-tile-${option.kind}`, { value });
}

export const optionName: PuzzleParts["optionName"] = (option, puzzle, nameOf) => {
  const view = puzzle.public as SushizockPublic;
  if (option.verb === "take") return t("hint-take", { what: tileName(option, view) });
  if (option.verb === "steal") return t("hint-steal", { what: tileName(option, view), from: nameOf(option.victim) });
  return option.verb === "keep" ? t("hint-keep", { dice: diceText(option.dice) }) : option.text;
};
