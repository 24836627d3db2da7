/** Options with cards. */

import CardArt from "./CardArt.svelte";

export { facesOf, groupOf, optionName } from "../../lib/sushi/options";
export const Art = CardArt;
