/** Why the server refused, in the page's language. */

import type { Problem } from "./protocol";
import { t } from "./texts.svelte";

/** The server's own English sentence is included only where it says more than the reason does. */
export function refusalText({ reason, why, error }: Problem): string {
  return t(`refusal-${reason.replaceAll("_", "-")}`, { why, error: error ?? "" });
}
