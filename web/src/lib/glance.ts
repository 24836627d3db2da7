/** An unfinished match as a few words: whose turn it is, where it stands, who waits and for how long. */

import { familyOf } from "./families";
import type { TableNow } from "./protocol";
import { listed } from "./status";
import { gameName, t, texts } from "./texts.svelte";
import type { Seat } from "./wire";

export interface Glance {
  title: string;
  /** Game, round and turn, our place. */
  facts: string;
  /** Who waits for us, or for whom we wait. */
  waiting: string;
  /** Whether the table waits for us. */
  ours: boolean;
}

export const nowName =
  (now: TableNow) =>
  (seat: Seat): string =>
    now.seats.length === 1 && now.seats[0] === seat ? t("page-you") : (now.table.seats[seat]?.name ?? "");

/** A duration in the largest fitting unit: "20 sec", "4 min", "3 hr", "2 days". */
export function duration(seconds: number): string {
  const [value, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3600
        ? [seconds / 60, "minute"]
        : seconds < 86_400
          ? [seconds / 3600, "hour"]
          : [seconds / 86_400, "day"];
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(texts.language || "en", style).format(Math.floor(value));
}

/** Our place by points so far, from 1; 0 where points are hidden, nobody has any, or we don't play. */
export function placeIn(now: TableNow): number {
  const scores = now.public?.scores;
  const mine = scores?.[now.seats[0] ?? -1];
  return scores?.some((score) => score !== 0) && mine !== undefined
    ? scores.filter((score) => score > mine).length + 1
    : 0;
}

export function glanceOf(now: TableNow): Glance {
  const { table, seats, waiting_for: waitingFor, waited } = now;
  const nameOf = nowName(now);
  const ours = waitingFor.some((seat) => seats.includes(seat));
  const host = table.host !== null && !seats.includes(table.host) ? nameOf(table.host) : "";
  const place = placeIn(now);
  const facts = [
    gameName(table.game),
    now.public ? familyOf(table.family).title(now.public, nameOf, seats[0] ?? null) : "",
    place ? t("guests-place", { place }) : "",
    table.status === "waiting"
      ? t("page-seats-open", { count: table.seats.filter((seat) => seat.kind === "open").length })
      : "",
  ];
  return {
    title: titleOf(table.status === "finished", ours, host),
    facts: facts.filter(Boolean).join(" · "),
    waiting: ours ? waitForUs(now, waited ?? 0) : chooses(now),
    ours,
  };
}

/** `host` is empty if the table is ours. */
function titleOf(over: boolean, ours: boolean, host: string): string {
  if (over) return t("told-over");
  if (ours) return host ? t("guests-your-turn-at", { name: host }) : t("guests-your-turn");
  return host ? t("guests-table-of", { name: host }) : t("guests-tonight");
}

/** People who have answered and wait for us. Bots are patient. */
function waitForUs(now: TableNow, waited: number): string {
  const people = now.table.seats.flatMap((seat, number) =>
    seat.kind === "person" && !now.seats.includes(number) && !now.waiting_for.includes(number) ? [seat.name] : [],
  );
  if (people.length === 0) return "";
  return t("guests-wait-for-you", { names: listed(people), count: people.length, time: duration(waited) });
}

function chooses(now: TableNow): string {
  const others = now.waiting_for.filter((seat) => seat >= 0).map(nowName(now));
  return others.length > 0 ? t("guests-choose", { names: listed(others), count: others.length }) : "";
}
