/** What the memory aid says, in words: the server sends facts, this finds their texts. */

import type { Arrival, Seen, SeenHand } from "./protocol";
import { t, texts } from "./texts.svelte";
import { dishOf } from "./wire";

/** Unknown cards are shown one by one if they can only be a few different ones. */
const FEW = 3;

/** A chance in whole percent, without rounding up to certainty. */
export function chanceText({ certain, possible, chance: [part, whole] }: Arrival): string {
  if (certain) return t("seen-certain");
  if (!possible) return t("seen-no");
  const percent = new Intl.NumberFormat(texts.language, { style: "percent" });
  const share = part / whole;
  if (part > 0 && share < 0.01) return `< ${percent.format(0.01)}`;
  if (part < whole && share > 0.99) return `> ${percent.format(0.99)}`;
  return percent.format(share);
}

export const shareOf = ({ chance: [part, whole] }: Arrival): number => part / whole;

/** When a hand comes, or comes back. */
export function comesText(hand: SeenHand, mine: boolean): string {
  if (hand.arrives === 0) return t("seen-stays-away");
  return t(mine ? "seen-comes-back" : "seen-comes", { turns: hand.turns });
}

/** The unknown cards that can be shown: everything a place can hold, if that is little. */
export const hatched = (hand: SeenHand): string[] => {
  const cards = hand.maybe.map(({ card }) => card);
  return cards.length <= FEW ? cards : [];
};

/** How many cards of a dish are out in unknown places. */
export const unseenOf = (seen: Seen, dish: string): number =>
  seen.unseen.filter(({ card }) => dishOf(card) === dish).reduce((sum, { n }) => sum + n, 0);

/** Notes on the figures, one sentence each. */
export function notesOn(seen: Seen, dish: string): string[] {
  const cards = seen.unseen.reduce((sum, { n }) => sum + n, 0);
  const unsure = seen.arrivals.filter(({ certain, possible }) => possible && !certain);
  const fresh = unsure.find(({ holder }) => seen.hands.some((hand) => hand.holder === holder && hand.unknown > 0));
  const own = unsure.find(({ if_passed }) => if_passed);
  return [
    ...(fresh ? [t("seen-new", { turn: fresh.turn, cards, dish, count: unseenOf(seen, seen.wanted) })] : []),
    ...(own ? [t("seen-if-passed", { turn: own.turn })] : []),
    ...(unsure.length > 0 ? [t("seen-blindly")] : []),
  ];
}
