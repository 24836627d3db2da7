import { describe, expect, it } from "vitest";
import { askedInTurn, hadNone, lastWish } from "./wishes";

describe("wishes", () => {
  it("finds the last one", () => {
    const wish = (what: string) => ({ event: "Wished" as const, seat: 1, what });
    expect(lastWish([])).toBeNull();
    expect(
      lastWish([
        { id: 1, past: false, events: [wish("eel")] },
        { id: 2, past: false, events: [wish("tofu"), { event: "Found", seat: 1, giver: 0 }] },
      ])?.what,
    ).toBe("tofu");
  });

  it("asks clockwise, and knows who had none", () => {
    expect(askedInTurn(4, 2)).toEqual([3, 0, 1]);
    expect(hadNone(4, 2, 1)).toEqual([3, 0]);
    expect(hadNone(4, 2, 3)).toEqual([]);
  });
});
