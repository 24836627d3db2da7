/** Puzzles about cards. */

import { wordsOf } from "../../lib/advice";
import { mainCard } from "../../lib/choice";
import type { PuzzleParts } from "../../lib/puzzles";
import { capital, cardName } from "../../lib/texts.svelte";
import type { SushiPublic } from "../../lib/wire";
import CardOption from "./CardOption.svelte";
import CardPosition from "./CardPosition.svelte";

export const Position: PuzzleParts["Position"] = CardPosition;
export const Face: PuzzleParts["Face"] = CardOption;
export const question = "puzzle-ask-cards";

export const optionName: PuzzleParts["optionName"] = (option, { game }) =>
  wordsOf(option, capital(cardName(mainCard(option) ?? "", game)), game);

export const handGoesTo: PuzzleParts["handGoesTo"] = ({ public: view, seat }) =>
  (view as SushiPublic).passes_to[seat] ?? null;
