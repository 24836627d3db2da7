/** What is said while a hint is on its way: more the longer it takes, and never contradicting itself. */

import { t } from "./texts.svelte";

export interface Later {
  /** The master can't think yet: its search is being compiled. */
  preparing: boolean;
  /** When the server said so, or we asked. */
  since: number;
  /** How long it usually takes; null if nobody knows. */
  seconds: number | null;
}

/** Seconds beyond the usual time before anything is said. */
const PATIENCE = 2;
/** How many times the usual time counts as long. */
const LONG = 3;

export function hintWait({ preparing, since, seconds }: Later, now: number): string {
  const passed = (now - since) / 1000;
  const usual = seconds ?? 0;
  if (preparing) {
    const left = Math.ceil(usual - passed);
    return left > 0 ? t("hint-warming-up", { seconds: left }) : t("hint-warming-up-soon");
  }
  if (passed < usual + PATIENCE) return t("hint-thinking");
  return passed < LONG * (usual + PATIENCE) ? t("hint-still-thinking", { seconds: usual }) : t("hint-thinking-long");
}
