/** Everything that happened in a match, in order. The sentences are made when somebody reads them. */

import { beats, continued, type Beat } from "./beats";
import { factsAfter } from "./ceremony";
import { tell, whole, type News, type Teller } from "./news";
import type { KeptNotice, Update } from "./protocol";
import { noticed } from "./story";
import type { Facts, Seat, WireEvent } from "./wire";

export interface Entry {
  id: string;
  /** The version of the match after it. */
  version: number;
  /** The turn in which it happened, 0 if turns are not counted. */
  turn: number;
  what: { beat: Beat; teller: Teller } | { notice: KeptNotice; isUs: boolean };
}

/** What led from one question to the next, and what was true then. */
export interface ToldStep {
  version: number;
  events: WireEvent[];
  facts: Facts | null;
}

/** The steps of an update: several for anyone who was not there. */
export function stepsOf({ version, events, steps = [], public: view = null }: Update): ToldStep[] {
  let from = 0;
  const found = steps.map((step) => ({ ...step, events: events.slice(from, (from += step.events)) }));
  // What comes after the last step are answers that nobody may see yet.
  return found.length > 0 ? found : [{ version, events, facts: view }];
}

/** The entries for the events of one step. `last` is the entry before them. */
export function entriesOf(
  { version, events }: Pick<ToldStep, "version" | "events">,
  teller: Teller,
  last: Entry | undefined,
): Entry[] {
  let turn = last?.turn ?? 0;
  return beats(events).flatMap((beat, index) => {
    const first = beat.events[0]!;
    if (first.event === "RoundBegan") turn = 0;
    if (first.event === "TurnBegan" && "turn" in first) {
      turn = first.turn;
      return [];
    }
    if (first.event === "Passed") return [];
    const laid = beat.events.find((event) => event.event === "Served");
    if (laid) turn = laid.plate.since;
    return [{ id: `${version}.${index}`, version, turn, what: { beat, teller } }];
  });
}

/** The log with these entries. An entry that continues the last one is merged with it. */
export function appended(log: Entry[], entries: Entry[]): Entry[] {
  const [last, first] = [log.at(-1)?.what, entries[0]?.what];
  if (!last || !first || !("beat" in last) || !("beat" in first)) return [...log, ...entries];
  const beat = continued(last.beat, first.beat);
  if (!beat) return [...log, ...entries];
  const teller = { ...first.teller, before: last.teller.before };
  return [...log.slice(0, -1), { ...entries[0]!, what: { beat, teller } }, ...entries.slice(1)];
}

/** Events and notices, each notice after what had happened by then. Those about what is not shown yet have to wait. */
export function withNotices(
  entries: Entry[],
  notices: KeptNotice[],
  shown: number,
  isUs: (notice: KeptNotice) => boolean,
): Entry[] {
  const log: Entry[] = [];
  let at = 0;
  for (const notice of notices.filter(({ version }) => version <= shown)) {
    while (at < entries.length && entries[at]!.version <= notice.version) log.push(entries[at++]!);
    const { version, number } = notice;
    log.push({ id: `notice ${number}`, version, turn: log.at(-1)?.turn ?? 0, what: { notice, isUs: isUs(notice) } });
  }
  return [...log, ...entries.slice(at)];
}

/** The sentences of an entry. */
export function read({ what }: Entry): News[] {
  if ("notice" in what) return [noticed(what.notice, what.isUs)];
  return tell(what.beat, what.teller);
}

/** The sentences about some events, for somebody who only watches. Facts are what was true before and after. */
export function sentences(
  events: WireEvent[],
  nameOf: (seat: Seat) => string,
  game: string,
  [before, after]: [Facts | null, Facts | null] = [null, null],
): string[] {
  const teller = { me: null, nameOf, game, before, after: factsAfter(events, after) };
  return entriesOf({ version: 0, events }, teller, undefined).flatMap((entry) => read(entry).map(whole));
}
