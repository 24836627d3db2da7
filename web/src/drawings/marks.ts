/** The drawings that stand for how good a choice was, and the signs for them in a text. */

import type { Mark } from "../review/review";

export const MARK_DRAWINGS: Record<Mark, string> = {
  best: "nigiri-salmon",
  within: "onigiri-triangle",
  cost: "chopsticks",
};

export const MARK_SIGNS: Record<Mark, string> = { best: "🍣", within: "🍙", cost: "🥢" };
