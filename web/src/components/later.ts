/** The parts of `lib/later.ts`. */

export { default as CardHelp } from "./CardHelp.svelte";
export { default as CeremonyDock } from "./ceremony/CeremonyDock.svelte";
export { default as CeremonySide } from "./ceremony/CeremonySide.svelte";
export { default as CoachStrip } from "./CoachStrip.svelte";
export { default as Final } from "./Final.svelte";
export { default as KeyHelp } from "./KeyHelp.svelte";
export { default as LogDialog } from "./LogDialog.svelte";
export { default as Plaque } from "./ceremony/Plaque.svelte";
export { default as PlatesDialog } from "./PlatesDialog.svelte";
export { default as RoundEnd } from "./RoundEnd.svelte";
export { default as TableMenu } from "./TableMenu.svelte";
