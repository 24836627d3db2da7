/** Our answers to the open question by seat, changes included. The last one counts; we resend it after a break. */

import type { PrivateView } from "./protocol";
import type { Seat } from "./wire";

/** The latest question and what we know about it, even if the stage has not shown it yet. */
export interface Latest {
  serial: number | undefined;
  mine: Record<string, PrivateView>;
}

/** The answer of this seat that the server knows. */
export const knownAnswer = ({ mine }: Pick<Latest, "mine">, seat: Seat): string | undefined =>
  mine[String(seat)]?.answer?.text;

export class Answers {
  private locked = new Map<Seat, { serial: number; actions: string[] }>();

  /** Note an answer. `shown`: what the page shows as the answer of this seat. */
  give(seat: Seat, serial: number, action: string, shown: string | undefined): void {
    const before = this.locked.get(seat);
    const known = before?.serial === serial ? before.actions : [shown ?? ""];
    this.locked.set(seat, { serial, actions: [...known, action] });
  }

  /** Forget what has arrived, or no longer counts. Returns what has to be sent again if the line was broken. */
  settle(latest: Latest): { seat: Seat; serial: number; action: string }[] {
    const missing: { seat: Seat; serial: number; action: string }[] = [];
    for (const [seat, { serial, actions }] of this.locked) {
      const shown = knownAnswer(latest, seat);
      // An answer that is not ours came later, from another device of this seat. It counts.
      if (serial !== latest.serial || (shown !== undefined && !actions.includes(shown))) this.locked.delete(seat);
      else if (shown !== actions.at(-1)) missing.push({ seat, serial, action: actions.at(-1)! });
    }
    return missing;
  }

  forget(): void {
    this.locked.clear();
  }
}
