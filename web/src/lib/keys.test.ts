import { beforeEach, describe, expect, it } from "vitest";
import { codesOf, device, keysOf, remember, rememberMade } from "./keys";

describe("what a device keeps", () => {
  beforeEach(() => localStorage.clear());

  it("has one secret of its own", () => {
    expect(device()).toMatch(/^[0-9a-f]{32}$/);
    expect(device()).toBe(device());
    expect(localStorage.getItem("sushiya.device")).toContain(device());
  });

  it("keeps the recovery codes by name, and the last one of each", () => {
    const seats = [{ kind: "open" as const }, { kind: "you" as const, name: "Mia" }];
    const made = { id: "t", keys: { "1": "k1" }, recovery: { "1": "AAAA" }, commitment: null };
    rememberMade(made, { game: "sushi-go", seats });
    expect(keysOf("t")).toEqual(["k1"]);
    remember("t", "sushi-go", ["k2"], { Leo: "BBBB" });
    remember("t", "sushi-go", [], { Mia: "CCCC" });
    expect(codesOf("t")).toEqual({ Mia: "CCCC", Leo: "BBBB" });
    expect(codesOf("elsewhere")).toEqual({});
  });
});
