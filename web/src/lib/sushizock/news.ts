/** Events of a table with stacks and dice as news: one sentence, and a reason where there is one. */

import type { News, Teller, Tone } from "../news";
import type { Stole, Took } from "../protocol";
import { points } from "../numbers";
import { STOLEN_LEAST } from "../pace.svelte";
import { t } from "../texts.svelte";
import { diceText, sizeOf } from "./words";
import type { Seat, WireEvent } from "../wire";

const news = (text: string, reason = "", tone: Tone = "plain"): News => ({ text, reason, tone, chips: [] });

/** The news of an event, or null if there is nothing to report. */
export function sushizockNews(event: WireEvent, teller: Teller): News | null {
  const mine = "seat" in event && event.seat === teller.me;
  const name = "seat" in event ? teller.nameOf(event.seat) : "";
  const dice = "dice" in event ? diceText(event.dice) : "";
  switch (event.event) {
    case "LotDrawn":
      return news(mine ? t("told-sushizock-lot-you") : t("told-sushizock-lot", { name }));
    case "TurnBegan":
      return mine ? news(t("told-sushizock-turn-you"), "", "asked") : news(t("told-sushizock-turn", { name }));
    case "Rolled":
      // The dock says it, too, so the outcome need not wait.
      return {
        ...news(mine ? t("told-sushizock-rolled-you", { dice }) : t("told-sushizock-rolled", { name, dice })),
        least: 0,
      };
    case "Kept": {
      const count = teller.after?.rolled?.length ?? 0;
      const again = { count };
      return mine
        ? news(t("told-sushizock-kept-you", { dice }), count > 0 ? t("told-sushizock-again-you", again) : "")
        : news(t("told-sushizock-kept", { name, dice }), count > 0 ? t("told-sushizock-again", again) : "");
    }
    case "Took":
      return took(event, mine, name, teller);
    case "Stole":
      return { ...stole(event, mine, name, teller), least: STOLEN_LEAST };
    case "GameEnded":
      return news(`${t("sushizock-last-tile")}.`);
    default:
      return null;
  }
}

const tileText = ({ kind, value }: Took | Stole): string => t(`sushizock-tile-${kind}`, { value });

function took(event: Took, mine: boolean, name: string, teller: Teller): News {
  const { kind, value } = event;
  if (event.forced)
    return mine
      ? news(t(`told-sushizock-forced-${kind}-you`, { value }), change(event, teller), "bad")
      : news(t(`told-sushizock-forced-${kind}`, { name, value }));
  const what = tileText(event);
  if (!mine) return news(t("told-sushizock-took", { name, what }));
  const [before, after] = pointsOf(event.seat, teller);
  const tone = after > before ? "good" : after < before ? "bad" : "plain";
  return news(t("told-sushizock-took-you", { what }), change(event, teller), tone);
}

/** What a tile that we took did to our points, if they may be shown. */
function change(event: Took, teller: Teller): string {
  const [before, after] = pointsOf(event.seat, teller);
  if (Number.isNaN(before) || Number.isNaN(after)) return "";
  const [was, now] = [teller.before, teller.after].map((facts) => facts?.ladders?.[event.seat]);
  if (was && now && event.kind === "bone" && now.counted > was.counted) {
    const stay = t("told-sushizock-points-stay", { points: points(after) });
    const change = before === after ? stay : `${points(before)} → ${points(after)}`;
    return t("told-sushizock-counts-you", { value: event.value, uncounted: was.uncounted, change });
  }
  if (before === after) return t("told-sushizock-stays-you", { points: points(after) });
  return t("told-sushizock-change-you", { before: points(before), after: points(after) });
}

function stole(event: Stole, mine: boolean, name: string, teller: Teller): News {
  const { kind, value } = event;
  const group = teller.before?.dice?.find((each) => each.reach !== null);
  const how = t(`told-sushizock-how-${kind}`, { count: group ? sizeOf(group) : 0 });
  const victim = teller.nameOf(event.victim);
  const deep = event.place > 1 ? t("told-sushizock-from-the-top", { count: event.place }) : "";
  const what = tileText(event);
  if (mine) return news(t("told-sushizock-stole-you", { what, victim, how }), deep, "good");
  if (event.victim !== teller.me) return news(t("told-sushizock-stole", { name, what, victim, how }), deep);
  const [before, after] = pointsOf(event.victim, teller);
  const text = t(`told-sushizock-stole-from-you-${kind}`, { name, value, how });
  return news(text, [deep, loss(event, teller)].filter(Boolean).join(" "), after > before ? "good" : "bad");
}

/** What a theft did to our points. With hidden stacks, only whether the tile counted. */
function loss({ kind, place, victim }: Stole, teller: Teller): string {
  const [before, after] = pointsOf(victim, teller);
  const now = points(after);
  if (after < before) return t("told-sushizock-lost-points", { lost: before - after, points: now });
  if (after > before) return t("told-sushizock-won-points", { won: after - before, points: now });
  const pale = teller.before?.ladders?.[victim]?.uncounted;
  if (kind !== "sushi" || pale === undefined) return "";
  if (place > pale) return after === before ? "" : t("told-sushizock-did-count");
  return after === before ? t("told-sushizock-kept-points", { points: now }) : t("told-sushizock-did-not-count");
}

/** The points of a seat before and after; not a number where they are hidden. */
function pointsOf(seat: Seat, { before, after }: Teller): [number, number] {
  return [before?.scores?.[seat] ?? NaN, after?.scores?.[seat] ?? NaN];
}
