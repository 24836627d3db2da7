/** A table for tests of the stage: it writes down what it is told to show. */

import { Chronicle } from "./chronicle.svelte";
import type { News, Teller } from "./news";
import type { Public } from "./protocol";
import type { House, Staging, Step } from "./staged";
import { noticed } from "./story";
import * as plates from "./sushi/staging";
import type { Plate, SushiPublic, WireEvent } from "./wire";

export const plate = (face: string): Plate => ({ no: 1, card: face, face, since: 1, turned: false, on: null });
export const served = (seat: number, face: string): WireEvent => ({
  event: "Served",
  seat,
  plate: plate(face),
  hand: seat,
});
export const gone = (seat: number): WireEvent => ({
  event: "Cleared",
  seat,
  plate: plate("miso_soup"),
  why: "collided",
});
export const view = (serial: number): SushiPublic =>
  ({
    serial,
    round: 1,
    turn: 1,
    table: [[], []],
    kept: [[], []],
    scores: [0, 0],
    worth: [{}, {}],
    trays: [[], []],
    contests: [],
    notes: [],
    sheet: [],
  }) as unknown as SushiPublic;

/** A table that writes down what it is told to show: how many plates lie there, or the number of the question. */
export class Table implements House {
  view: Public | null = view(1);
  staging: Staging | null = plates;
  me: number | null = 0;
  below: number | null = 0;
  playsBelow = true;
  inTurn = false;
  shown: string[] = [];
  /** The table after a step. */
  after: (serial: number) => Public = view;

  showBetween(between: Public): void {
    this.view = between;
    if ("table" in between) this.shown.push(between.table.map((plates) => plates.length).join("+"));
  }

  openSheet(round: number): Promise<void> {
    this.shown.push(`sheet ${round}`);
    return Promise.resolve();
  }

  readonly chronicle = new Chronicle(() => false);
  /** Notices of those who took a seat at these versions of the match. */
  joined(...versions: number[]): void {
    const ida = { what: "joined", seat: 1, name: "Ida", guest: "Momo" } as const;
    this.chronicle.notices = versions.map((version, at) => ({ ...ida, version, number: at + 1 }));
  }

  newNotice(): { version: number; news: News } | null {
    const last = this.chronicle.newNotice();
    return last && { version: last.version, news: noticed(last, false) };
  }

  teller(before: Public | null, after: Public | null): Teller {
    return {
      me: this.me,
      nameOf: (seat) => ["Mia", "Leo", "Ida"][seat]!,
      game: "sushi-go-party(seats=2)",
      before,
      after,
    };
  }

  step(serial: number, events: WireEvent[], past = false, clock: number | null = null): Step {
    const after = this.after(serial);
    const show = (): void => {
      this.view = after;
      this.shown.push(`question ${serial}`);
    };
    return { events, view: after, past: past ? [{ version: serial, events, facts: after }] : null, clock, show };
  }
}
