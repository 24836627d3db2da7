/** Turning several plates over: the server asks for one at a time, so the answers follow each other. */

import type { Option } from "./wire";

export class BoxPlan {
  private last: number | null = null;
  private finished = false;

  constructor(private readonly plates: ReadonlySet<number>) {}

  /** The answer to the question with this number, or null if it has one already, or nothing is left to do. */
  next(serial: number, options: readonly Option[]): string | null {
    if (this.finished || this.waits(serial)) return null;
    const open = options.find((option) => option.verb === "turn" && this.plates.has(option.no));
    const answer = open ?? options.find((option) => option.verb === "done");
    if (!answer) return null;
    this.last = serial;
    this.finished = answer.verb === "done";
    return answer.text;
  }

  /** Whether this question has been answered, and the next one is yet to come. */
  waits(serial: number): boolean {
    return this.last === serial;
  }
}
