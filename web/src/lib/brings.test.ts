import { describe, expect, it } from "vitest";
import { broughtBy, change } from "./brings";

describe("what an option brings", () => {
  const mine = { hand: null, offer: null, decision: null, answer: null, picked: null, brings: null };
  const five = { dish: "tempura", before: 0, after: 5, round: 5 };

  it("is read where the server says so", () => {
    expect(broughtBy({ ...mine, ...{ brings: { tempura: five } } }, "tempura")).toBe(five);
    expect(broughtBy({ ...mine, ...{ brings: { tempura: five } } }, "eel")).toBeUndefined();
    expect(broughtBy({ ...mine, ...{ brings: null } }, "tempura")).toBeUndefined();
    expect(broughtBy(mine, "tempura")).toBeUndefined();
    expect(broughtBy(undefined, "tempura")).toBeUndefined();
  });

  it("is written with a real minus", () => {
    expect(change(five)).toBe("0 → 5");
    expect(change({ ...five, before: -3, after: 7 })).toBe("−3 → 7");
    expect(change(undefined)).toBe("");
  });
});
