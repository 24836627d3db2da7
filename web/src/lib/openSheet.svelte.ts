/** The sheet of the round that just ended. It is open until its reader continues, whatever happens to the page. */

import { MOTION, pace, SHEET_WAITS } from "./pace.svelte";

const OPEN = "sushiya.sheet";

function kept(): string | null {
  try {
    return sessionStorage.getItem(OPEN);
  } catch {
    return null; // without storage, a reload closes it
  }
}

export class OpenSheet {
  /** The round whose sheet is shown. */
  round = $state<number | null>(null);
  /** The height of the question below it, in pixels. */
  above = $state(0);
  private covers: () => void = () => undefined;

  /** Done when it covers the table, or could not be loaded in time. */
  open(match: string, round: number): Promise<void> {
    this.round = round;
    this.keep(match, round);
    return new Promise((done) => {
      const late = setTimeout(done, SHEET_WAITS);
      this.covers = () => {
        clearTimeout(late);
        setTimeout(done, pace.motion(MOTION.pass));
      };
    });
  }

  /** All of it is there, and it begins to slide up. */
  isComplete(): void {
    this.covers();
  }

  private keep(match: string, round: number): void {
    try {
      sessionStorage.setItem(OPEN, `${match} ${round}`);
    } catch {
      // see above
    }
  }

  /** The page was reloaded: open it again if it was open. */
  reopen(match: string): void {
    const [of, round] = (kept() ?? "").split(" ");
    if (of === match) this.round = Number(round);
  }

  close(): void {
    this.round = null;
    if (kept() !== null) sessionStorage.removeItem(OPEN);
  }
}
