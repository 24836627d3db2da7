/** The sheet of the round that just ended. It is open until its reader goes on, whatever happens to the page. */

const OPEN = "sushiya.sheet";

function kept(): string | null {
  try {
    return sessionStorage.getItem(OPEN);
  } catch {
    return null; // without a memory it is closed by a reload
  }
}

export class OpenSheet {
  /** The round whose sheet is shown. */
  round = $state<number | null>(null);

  open(match: string, round: number): void {
    this.round = round;
    try {
      sessionStorage.setItem(OPEN, `${match} ${round}`);
    } catch {
      // see above
    }
  }

  /** The page was loaded anew: open it again if it was open. */
  reopen(match: string): void {
    const [of, round] = (kept() ?? "").split(" ");
    if (of === match) this.round = Number(round);
  }

  close(): void {
    this.round = null;
    if (kept() !== null) sessionStorage.removeItem(OPEN);
  }
}
