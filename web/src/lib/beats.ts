/** Splits what happened in one step into beats: what is shown and told together. Knows no rules, only kinds of events. */

import type { WireEvent } from "./wire";

/**
 * `laid`: cards come to the table. `effect`: something else happens there. `count`: points are written down at the end
 * of a round or of the match.
 */
export type BeatKind = "laid" | "effect" | "count";

export interface Beat {
  kind: BeatKind;
  events: WireEvent[];
}

export type Event<Kind extends WireEvent["event"]> = Extract<WireEvent, { event: Kind }>;

/** Whether a card is set aside that has done its work: what it did has been told. */
export const isUsed = (event: WireEvent): boolean => event.event === "Cleared" && event.why === "used";
/** Whether a card was set aside without having done anything. */
export const isVain = ({ why }: Event<"Cleared">): boolean => why !== "used" && why !== "scored";

/** Events that need no beat: the view that follows shows what they say. */
const SILENT = new Set(["Answered", "HandSeen", "Offered", "RowsLaid"]);
/** What happens while cards come to the table. */
const LAYING = new Set(["Called", "DrewBlind", "Given", "Returned", "Served"]);

/** Whether an event belongs to the beat before it. */
function joins({ kind, events }: Beat, event: WireEvent): boolean {
  const first = events[0]!;
  if (LAYING.has(event.event)) return kind === "laid" && event.event !== "Given";
  switch (event.event) {
    case "Cleared":
      return event.why === "collided"
        ? first.event === "Cleared" && first.why === "collided"
        : !(first.event === "Cleared" && first.why === "collided");
    case "Changed":
      return first.event === "Changed" && first.seat === event.seat;
    case "Found":
      return first.event === "Wished";
    case "DrewCard":
      return true;
    default:
      return false;
  }
}

/** A box turns one card after the other, each a step of its own: told as one. Null if this beat is something else. */
export function continued(last: Beat | undefined, beat: Beat): Beat | null {
  const [first, next] = [last?.events[0], beat.events[0]!];
  if (first?.event !== "Changed" || next.event !== "Changed" || first.seat !== next.seat) return null;
  const turns = last!.events.every((event) => event.event === "Changed");
  return turns ? { ...beat, events: [...last!.events, ...beat.events] } : null;
}

/** Points that are written down together, up to the end of a round or of the match. */
function nextCount(events: WireEvent[], from: number): { first: number; end: number } | null {
  const end = events.findIndex((event, index) => index >= from && isEnd(event));
  if (end < 0) return null;
  let first = end;
  while (events[first - 1]?.event === "Scored") first -= 1;
  return { first, end };
}

const isEnd = (event: WireEvent): boolean => event.event === "RoundEnded" || event.event === "GameEnded";

export function beats(all: WireEvent[]): Beat[] {
  const events = all.filter((event) => !SILENT.has(event.event));
  const found: Beat[] = [];
  let count = nextCount(events, 0);
  for (let at = 0; at < events.length; at += 1) {
    if (at === count?.first) {
      found.push({ kind: "count", events: events.slice(at, count.end + 1) });
      at = count.end;
      count = nextCount(events, at + 1);
      continue;
    }
    const event = events[at]!;
    const last = found.at(-1);
    if (last && last.kind !== "count" && joins(last, event)) last.events.push(event);
    else if (event.event !== "DrewCard")
      found.push({ kind: LAYING.has(event.event) ? "laid" : "effect", events: [event] });
  }
  return found;
}
