/** Why the server said no, in the language of the page. */

import type { Problem } from "./protocol";
import { t } from "./texts.svelte";

/** The server's own English sentence is filled in only where it tells more than the reason does. */
export function refusalText({ reason, why }: Problem): string {
  return t(`refusal-${reason.replaceAll("_", "-")}`, { why });
}
