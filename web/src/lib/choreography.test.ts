import { describe, expect, it } from "vitest";
import { choreography } from "./choreography";
import { MOTION } from "./pace.svelte";
import type { Plate, WireEvent } from "./wire";

const plate = (no: number): Plate => ({ no, card: "eel", face: "eel", since: 1, turned: false, on: null });
const served = (seat: number): WireEvent => ({ event: "Served", seat, plate: plate(seat + 1), hand: seat });
const reveal = (seats: number): WireEvent[] => Array.from({ length: seats }, (_, seat) => served(seat));

describe("a reveal", () => {
  it("shows our card first, then one seat after the other", () => {
    const moves = choreography({ kind: "laid", events: reveal(4) }, 0);
    expect(moves.map(({ events }) => events.map((event) => ("seat" in event ? event.seat : null)))).toEqual([
      [0],
      [1],
      [2],
      [3],
    ]);
  });

  it.each([2, 4, 8])("with %i seats all cards are open in time", (seats) => {
    const moves = choreography({ kind: "laid", events: reveal(seats) }, null);
    const all = moves.reduce((sum, { ms }) => sum + ms, 0);
    expect(moves).toHaveLength(seats);
    expect(all).toBeLessThanOrEqual(MOTION.flip + MOTION.flips);
  });
});
