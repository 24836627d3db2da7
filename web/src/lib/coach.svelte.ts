/** The coach: whether it is wanted on this device, and what it said about our last answer. */

import { read, write } from "./keys";
import type { ClientMessage, Coached, JudgedOption, Public } from "./protocol";

const KEPT = "sushiya.coach";
/** The coach speaks of a point or more. */
const A_POINT = 1;

class Coaching {
  /** Whether the player wants to be coached, at every table where that is possible. */
  on = $state(read<boolean>(KEPT, false));

  turn(on: boolean): void {
    this.on = on;
    write(KEPT, on);
  }
}

export const coaching = new Coaching();

/** What the coach said about an answer, with the table as it was when we gave it. */
export interface Word extends Coached {
  view: Public;
  /** What we chose, and what would have been better. */
  mine: JudgedOption;
  better: JudgedOption;
}

/** The coach at one table. */
export class CoachAtTable {
  /** Its last remark, if any. It disappears with our next choice. */
  word = $state.raw<Word | null>(null);
  /** How many of our answers in this match were best, of how many that it looked at. */
  tally = $state.raw<{ best: number; of: number } | null>(null);
  /** Whether it is asked to be quiet for this match. */
  quiet = $state(false);
  /** The question that we answered last, and the table as it was then. */
  private asked: { serial: number; view: Public } | null = null;
  private told = false;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  get wanted(): boolean {
    return coaching.on && !this.quiet;
  }

  /** A new line to the table, which knows nothing of what we want. */
  greet(): void {
    this.told = false;
    this.tell();
  }

  /** Another match begins. */
  begin(): void {
    this.word = this.tally = this.asked = null;
    this.quiet = false;
    this.tell();
  }

  turn(on: boolean): void {
    coaching.turn(on);
    this.quiet = false;
    if (!on) this.word = null;
    this.tell();
  }

  hush(): void {
    this.quiet = true;
    this.word = null;
    this.tell();
  }

  answered(serial: number, view: Public): void {
    this.word = null;
    this.asked = { serial, view };
  }

  hear(message: Coached): void {
    this.tally = { best: message.best, of: message.of };
    const mine = message.options.find(({ option }) => option.text === message.chosen);
    const better = message.options[0];
    if (!this.wanted || message.cost < A_POINT || !mine || !better || this.asked?.serial !== message.serial) return;
    this.word = { ...message, view: this.asked.view, mine, better };
  }

  /** The player has chosen something else, or has read it. */
  dismiss(): void {
    this.word = null;
  }

  private tell(): void {
    if (this.wanted !== this.told) this.send({ type: "coach", on: (this.told = this.wanted) });
  }
}
