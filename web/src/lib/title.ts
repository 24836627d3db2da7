/** What the bar above a table says about how far the match has got. */

import type { Ceremony } from "./ceremony";
import { t } from "./texts.svelte";

export interface Moment {
  ceremony: Pick<Ceremony, "phase" | "round"> | null;
  /** Whether something is being shown: to the viewer, what follows has not happened yet. */
  playing: boolean;
  finished: boolean;
  /** The round whose sheet is open. */
  sheet: number | null;
  rounds: number;
}

/** Null while a round is being played. */
export function endTitle({ ceremony, playing, finished, sheet, rounds }: Moment): string | null {
  if (ceremony) return t(`ceremony-title-${ceremony.phase}`, { round: ceremony.round, rounds });
  if (finished && !playing) return t("ceremony-title-end");
  if (sheet !== null) return t("ceremony-title-over", { round: sheet, rounds });
  return null;
}
