/** Options with dice and tiles. */

import type { OptionParts } from "../../lib/options";
import { optionName as named } from "../../lib/sushizock/words";
import type { SushizockPublic } from "../../lib/wire";
import DiceArt from "./DiceArt.svelte";

export const optionName: OptionParts["optionName"] = (option, { view, nameOf }) =>
  named(option, view as SushizockPublic, nameOf);

export const facesOf: OptionParts["facesOf"] = () => [];

export const Art: OptionParts["Art"] = DiceArt;
