/** The standings in words: after a round and at the end. */

import { unitOf } from "./groups";
import type { Tie } from "./protocol";
import { listed } from "./status";
import { t } from "./texts.svelte";
import type { Seat } from "./wire";

type NameOf = (seat: Seat) => string;

/** How much of a dish somebody has, in words. */
export const countText = (dish: string, count: number): string => t(`ceremony-${unitOf(dish)}`, { count });

/** The seats from the best to the last. Winners come first, even if others have equal points. */
export function byPoints(scores: number[], winners: Seat[] = []): Seat[] {
  const won = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]! || a - b);
}

/** The place of a seat: 1 for everybody who won, and equal places for equal points. */
export function placeOf(seat: Seat, scores: number[], winners: Seat[]): number {
  if (winners.includes(seat)) return 1;
  return 1 + scores.filter((score, each) => winners.includes(each) || score > scores[seat]!).length;
}

/** "You lead by 5", "Hana leads, you are 3 behind". `me` is null for a spectator. */
export function standing(scores: number[], me: Seat | null, nameOf: NameOf): string {
  const best = Math.max(...scores);
  const first = byPoints(scores).filter((seat) => scores[seat] === best);
  const others = first.filter((seat) => seat !== me);
  const words = { names: listed(others.map(nameOf)), count: others.length };
  if (me === null) return t("ceremony-leads", words);
  if (!first.includes(me)) return t("ceremony-behind", { ...words, points: best - scores[me]! });
  if (others.length > 0) return t("ceremony-lead-with", { names: words.names });
  return t("ceremony-lead", { points: best - Math.max(...scores.filter((_, seat) => seat !== me)) });
}

/** "You win by 2!", "Hana wins, you are 2nd". */
export function outcome(scores: number[], winners: Seat[], me: Seat | null, nameOf: NameOf): string {
  const others = winners.filter((seat) => seat !== me);
  const words = { names: listed(others.map(nameOf)), count: others.length };
  if (me === null) return t("ceremony-wins", words);
  if (!winners.includes(me)) {
    const place = t("ceremony-place", { place: placeOf(me, scores, winners) });
    return t("ceremony-wins-you-are", { ...words, place });
  }
  if (others.length > 0) return t("ceremony-win-with", { names: words.names });
  const points = scores[me]! - Math.max(...scores.filter((_, seat) => seat !== me));
  return points > 0 ? t("ceremony-win-by", { points }) : t("ceremony-win");
}

/** Why somebody won with the points of another, or did not; empty if nobody had as many. */
export function tieText(tie: Tie | null, winners: Seat[], nameOf: NameOf): string {
  if (!tie) return winners.length > 1 ? t("ceremony-shared-win") : "";
  const { seats, desserts } = tie;
  if (winners.length === seats.length) return t("ceremony-tie-shared", { count: desserts[0]! });
  const byDesserts = seats.map((seat, index) => ({ name: nameOf(seat), count: desserts[index]! }));
  const list = byDesserts.sort((a, b) => b.count - a.count).map(({ name, count }) => `${name} ${count}`);
  return t("ceremony-tie-broken", { list: list.join(" · ") });
}
