/** The master's advice on the open question: asked for, waited for, given. */

import type { Later } from "./hintWait";
import type { ClientMessage, Hints } from "./protocol";
import type { Seat } from "./wire";

export class HintRequest {
  /** The ranking for the open question, if requested, and whether we are waiting for it. */
  hints = $state.raw<Hints | null>(null);
  thinking = $state(false);
  /** What is known about the hint that we wait for. */
  later = $state.raw<Later | null>(null);
  /** What we asked. We ask again after a break. */
  private asked: { seat: Seat; serial: number } | null = null;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  ask(seat: Seat, serial: number): void {
    this.thinking = true;
    this.asked = { seat, serial };
    this.later ??= { preparing: false, since: Date.now(), seconds: null };
    this.send({ type: "hint", seat, serial });
  }

  askAgain(): void {
    if (this.asked) this.ask(this.asked.seat, this.asked.serial);
  }

  /** The connection is lost, and with it the request. */
  pause(): void {
    this.thinking = false;
  }

  saysLater(later: Omit<Later, "since">): void {
    if (this.asked) this.later = { ...later, since: Date.now() };
  }

  /** Advice has come, or will not come. */
  done(hints: Hints | null = null): void {
    this.thinking = false;
    this.later = this.asked = null;
    if (hints) this.hints = hints;
  }

  /** Another question is open. */
  forget(): void {
    this.done();
    this.hints = null;
  }
}
