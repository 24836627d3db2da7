import { describe, expect, it } from "vitest";
import { noted, type Select } from "./select";
import type { Plate } from "./wire";

const plate = (no: number): Plate => ({ no, card: "a", face: "a", since: 1, turned: false, on: null });
const select = (may: number[], chosen: number[], turns: boolean): Select => ({
  may: new Set(may),
  chosen: new Set(chosen),
  toggle: () => undefined,
  note: (no) => `brings ${no}`,
  stays: (no) => (no < 0 ? "stays" : ""),
  turns,
});

describe("what a tray says of plates that may be tapped", () => {
  it("is nothing where none may be", () => {
    expect(noted([plate(1)], null)).toEqual({ notes: [], alone: false });
  });

  it("is what each copy brings, or the chosen one, instead of its own line", () => {
    const plates = [plate(1), plate(2)];
    expect(noted(plates, select([1, 2], [], false))).toEqual({ notes: ["brings 1", "brings 2"], alone: true });
    expect(noted(plates, select([1, 2], [2], false))).toEqual({ notes: ["brings 2"], alone: true });
    expect(noted(plates, select([], [], false))).toEqual({ notes: [], alone: false });
  });

  it("is what the chosen ones bring once turned over, and why others stay", () => {
    const plates = [plate(-1), plate(1)];
    expect(noted(plates, select([1], [], true))).toEqual({ notes: ["stays"], alone: false });
    expect(noted(plates, select([1], [1], true))).toEqual({ notes: ["brings 1", "stays"], alone: false });
    expect(noted([plate(-1)], select([], [], true))).toEqual({ notes: ["stays"], alone: true });
  });
});
