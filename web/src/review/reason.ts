/** What a review says about a decision: why the best option was better, and what its seat knew. */

import type { ReviewedDecision } from "../lib/protocol";
import { reasonText } from "../lib/reasons";
import type { Around } from "../lib/options";

/** Why the best option was better; empty if it was not, or if it is not known yet. */
export const whyOf = ({ because }: ReviewedDecision, { game, nameOf }: Around): string =>
  because === null ? "" : reasonText(because, game, nameOf, "past");

/** The weightiest fact of a reason alone, for where there is little room. */
export const mainReason = ({ because }: ReviewedDecision, { game, nameOf }: Around): string =>
  reasonText((because ?? []).slice(0, 1), game, nameOf, "past");

/** How many cards in all hands the seat had not seen. */
export const unseenOf = ({ knew }: ReviewedDecision): number => knew.reduce((sum, { unseen }) => sum + unseen, 0);
