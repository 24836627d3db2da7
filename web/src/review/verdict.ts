/** What the cat says about a seat: its place, its choices, and its luck. */

import type { Review } from "../lib/protocol";
import type { Step } from "../lib/replay";
import { placeOf } from "../lib/standing";
import { t } from "../lib/texts.svelte";
import type { Seat } from "../lib/wire";
import { gain, points, splitOf } from "./review";

/** Nobody else kept more, and somebody kept less. */
export function choseBest(review: Review, seat: Seat): boolean {
  const kept = review.seats.map(({ accuracy }) => accuracy ?? 0);
  return kept.every((each) => each <= kept[seat]!) && kept.some((each) => each < kept[seat]!);
}

/** The verdict: one sentence that is set in bold, and what follows. */
export function verdict(
  review: Review,
  seat: Seat,
  steps: Step[],
  {
    me,
    winners,
    settled,
    nameOf,
  }: { me: Seat | null; winners: Seat[]; settled: boolean; nameOf: (seat: Seat) => string },
): { head: string; rest: string } {
  const scores = review.seats.map((each) => each.points);
  const place = t("reviewed-place", { place: placeOf(seat, scores, winners) });
  if (!settled) return { head: t("reviewed-head", { place }), rest: t("reviewed-settling") };
  const luck = review.seats.map((each) => splitOf(review, each.seat, steps).luck);
  const own = luck[seat]!;
  const told = {
    amount: points(Math.abs(own)),
    name: nameOf(seat),
    sign: own > 0 ? "plus" : own < 0 ? "minus" : "even",
  };
  const sentences = [t(seat === me ? "reviewed-luck-you" : "reviewed-luck-of", told)];
  const luckiest = luck.indexOf(Math.max(...luck));
  if (luckiest !== seat && luck[luckiest]! > 0)
    sentences.push(t("reviewed-luck-most", { name: nameOf(luckiest), amount: gain(luck[luckiest]!) }));
  const head = t(choseBest(review, seat) ? "reviewed-head-best" : "reviewed-head", { place });
  return { head, rest: sentences.join(" ") };
}
