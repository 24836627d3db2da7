/** What the stage shows, and what it needs for that: a step, how a family's tables look in between, and the table. */

import type { CeremonyStep, Counted } from "./ceremony";
import type { ToldStep } from "./log";
import type { News, Teller } from "./news";
import type { Public } from "./protocol";
import type { Facts, Seat, WireEvent } from "./wire";

/** One update, ready to be shown. */
export interface Step {
  events: WireEvent[];
  /** The table after it, or null if only answers were sealed. */
  view: Public | null;
  /** All that led to it, if it happened while we were not there: no step if only answers were sealed meanwhile. */
  past: ToldStep[] | null;
  /** The seconds that we have to answer the question after it, if we are asked and a clock runs. */
  clock: number | null;
  /** Make it the state that the page shows. */
  show: () => void;
}

/** The end of a round: what it is counted from, and in which steps that is shown. */
export interface Ending {
  counted(laid: Public, game: string): Counted;
  steps(laid: Public, teller: Teller): CeremonyStep[];
}

/** How the tables of a family look between two updates. It is given views of that family only. */
export interface Staging {
  /** The view after these events of a step that leads to `after`. */
  between(view: Public, events: WireEvent[], after: Public | null): Public;
  /** The table while something is in the air: what flies has a place, and all figures are what they were. */
  midair(before: Public, after: Public): Public;
  /**
   * The round that ends in these events of a turn, if one does, and the table with everything laid, before it is cleared.
   * `before`: the table when the turn began. `after`: the table when all of it is over, if that is known.
   */
  endingOf(before: Public, events: WireEvent[], after: Public | null): { ending: Ending; laid: Public } | null;
}

/** What the stage needs to know about the table. */
export interface House {
  readonly view: Public | null;
  /** Null until it is loaded. As long as it is, steps are simply shown. */
  readonly staging: Staging | null;
  /** Show this table for a moment, without any question. */
  showBetween(view: Public): void;
  /** Open the sheet of a round. It is done when the sheet covers the table. */
  openSheet(round: number): Promise<void>;
  /** The last notice, if it wasn't told yet, and the version of the match at which it came. It counts as told then. */
  newNotice(): { version: number; news: News } | null;
  /** Who is told about a step that led to this version of the match. */
  teller(before: Facts | null, after: Facts | null, version?: number): Teller;
  /** The seat that is "you", if we play just one. */
  readonly me: Seat | null;
  /** The seat whose plates lie at the bottom of the screen, whoever plays it. */
  readonly below: Seat | null;
  /** Whether that seat is played on this device, even if it is one of several. */
  readonly playsBelow: boolean;
  /** Whether players act one after the other, so that there is much to watch. */
  readonly inTurn: boolean;
}
