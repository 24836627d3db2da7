/** The memory aid: what our seat can know about hidden cards or tiles, asked for as long as it is open. */

import type { ClientMessage, Remembered } from "./protocol";
import type { Seat } from "./wire";

export class MemoryAid {
  open = $state(false);
  /** Whether it lies next to the table, or above it. */
  beside = $state(false);
  /** The dish that was chosen; empty for the one that the seat collects. */
  wanted = $state("");
  told = $state.raw<Remembered | null>(null);

  constructor(private readonly send: (message: ClientMessage) => void) {}

  toggle(): void {
    this.open = !this.open;
    this.place();
  }

  /** Find out whether there is a column next to the table. */
  place(): void {
    this.beside = (document.querySelector<HTMLElement>(".beside")?.offsetLeft ?? 0) > 0;
  }

  /** What was last told to a seat. */
  of(seat: Seat): Remembered | null {
    return this.told?.seat === seat ? this.told : null;
  }

  ask(seat: Seat): void {
    this.send({ type: "memory", seat, wanted: this.wanted });
  }
}
