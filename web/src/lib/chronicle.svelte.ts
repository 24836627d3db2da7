/** What has happened in a match, as far as it has been shown: events, notices, and the log of both. */

import { factsAfter } from "./ceremony";
import { appended, entriesOf, stepsOf, withNotices, type Entry } from "./log";
import type { Teller } from "./news";
import type { KeptNotice, Update, WireEvent } from "./protocol";
import type { Facts, Seat } from "./wire";

export interface Batch {
  id: number;
  /** Whether it happened while we were away: it is in the log, but not shown step by step. */
  past: boolean;
  events: WireEvent[];
}

/** How many steps' events are kept, for whatever depends on the last few. The log keeps everything. */
const MOST_BATCHES = 60;

/** Who reads about a step that led to this version of the match, with the facts before and after it. */
type TellerOf = (before: Facts | null, after: Facts | null, version: number) => Teller;

export class Chronicle {
  batches = $state.raw<Batch[]>([]);
  /** All notices of this match. */
  notices = $state.raw<KeptNotice[]>([]);
  private told = $state.raw<Entry[]>([]);
  /** The version up to which everything has been shown. */
  private shown = $state(0);
  /** Everything that happened in this match. */
  log = $derived(withNotices(this.told, this.notices, this.shown, (notice) => this.isUs(notice)));
  /** The facts after the last step that was shown. */
  private before: Facts | null = null;
  private count = 0;
  /** The number of the last notice that was told, or that something happened after. */
  private lastTold = 0;

  /** `isUs`: whether a notice is about whoever reads it. */
  constructor(private readonly isUs: (notice: KeptNotice) => boolean) {}

  /** Note that an update is shown. `past`: it happened while we were away. */
  show(message: Update, past: boolean, tellerOf: TellerOf): void {
    const { events } = message;
    if (events.length > 0) {
      for (const step of stepsOf(message)) {
        const teller = tellerOf(this.before, factsAfter(step.events, step.facts), step.version);
        this.told = appended(this.told, entriesOf(step, teller, this.told.at(-1)));
        this.before = step.facts ?? this.before;
      }
      this.batches = [...this.batches, { id: ++this.count, past, events }].slice(-MOST_BATCHES);
    }
    this.shown = message.version;
    this.before = message.public ?? this.before;
    if (!past) this.newNotice(); // now this is what happened last
  }

  /** A notice that is told at once. */
  notice(notice: KeptNotice): void {
    this.notices = [...this.notices, notice];
    this.newNotice();
  }

  /**
   * The last notice, if it wasn't told yet. Versions don't say that: answers that nobody sees raise them, and people come
   * and go while they stay the same.
   */
  newNotice(): KeptNotice | null {
    const last = this.notices.at(-1);
    const number = last?.number ?? 0;
    const isNew = number > this.lastTold;
    this.lastTold = Math.max(number, this.lastTold);
    return isNew ? last! : null;
  }

  /** What happened to a seat at this version of the match or later. */
  noticesSince(version: number, seat: Seat | null): KeptNotice[] {
    return this.notices.filter((notice) => notice.seat === seat && notice.version >= version);
  }

  /** Another match begins. */
  clear(): void {
    this.batches = [];
    this.notices = [];
    this.told = [];
    this.shown = 0;
    this.before = null;
  }
}
