/** Everything that happened in a match, in order. The sentences are made when somebody reads them. */

import { beats, type Beat } from "./beats";
import { tell, whole, type News, type Teller } from "./news";
import type { KeptNotice } from "./protocol";
import { told } from "./story";
import type { Seat, WireEvent } from "./wire";

export interface Entry {
  id: number;
  /** The turn in which it happened, 0 if turns are not counted. */
  turn: number;
  what: { beat: Beat; teller: Teller } | { notice: KeptNotice };
}

/** The entries for the events of one step. `last` is the entry before them. */
export function entriesOf(events: WireEvent[], teller: Teller, last: Entry | undefined): Entry[] {
  let id = last?.id ?? 0;
  let turn = last?.turn ?? 0;
  return beats(events).flatMap((beat) => {
    const first = beat.events[0]!;
    if (first.event === "RoundBegan") turn = 0;
    if (first.event === "TurnBegan" && "turn" in first) {
      turn = first.turn;
      return [];
    }
    if (first.event === "Passed") return [];
    const laid = beat.events.find((event) => event.event === "Served");
    if (laid) turn = laid.plate.since;
    return [{ id: ++id, turn, what: { beat, teller } }];
  });
}

export const noticeEntry = (notice: KeptNotice, last: Entry | undefined): Entry => ({
  id: (last?.id ?? 0) + 1,
  turn: last?.turn ?? 0,
  what: { notice },
});

/** The sentences of an entry. */
export function read({ what }: Entry): News[] {
  if ("notice" in what) return [{ text: told(what.notice), tone: "plain", chips: [] }];
  return tell(what.beat, what.teller);
}

/** The sentences about some events, for somebody who only watches. */
export function sentences(events: WireEvent[], nameOf: (seat: Seat) => string, game: string): string[] {
  const teller = { me: null, nameOf, game, before: null, after: null };
  return entriesOf(events, teller, undefined).flatMap((entry) => read(entry).map(whole));
}
