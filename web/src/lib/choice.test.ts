import { describe, expect, it } from "vitest";
import { chosen, completed, details, matching, values } from "./choice";
import type { Pick } from "./protocol";

const serving = (card: string, copy: string | null = null, free = false) => ({ card, copy, free });
const pick = (card: string, more: Partial<Pick> = {}): Pick => ({
  verb: "pick",
  text: `pick ${card}${JSON.stringify(more)}`,
  serving: serving(card),
  second: null,
  call: null,
  dummy: null,
  ...more,
});

const chopsticks = serving("chopsticks:2");
const options: Pick[] = [
  pick("eel"),
  pick("eel", { call: chopsticks }),
  pick("nigiri:egg"),
  pick("nigiri:egg", { serving: serving("nigiri:egg", null, true) }),
  pick("special_order", { serving: serving("special_order", "eel") }),
  pick("special_order", { serving: serving("special_order", "tofu") }),
];

describe("choosing in small steps", () => {
  it("reads the details of an option", () => {
    expect(details(options[1]!)).toEqual({
      card: "eel",
      copy: null,
      free: false,
      call: "chopsticks:2",
      second: null,
      dummy: null,
    });
  });

  it("takes the usual where nothing is chosen: no call, on the wasabi", () => {
    expect(chosen(options, { card: "eel" })).toBe(options[0]);
    expect(chosen(options, { card: "nigiri:egg" })).toBe(options[2]);
  });

  it("follows what is chosen", () => {
    expect(chosen(options, { card: "eel", call: "chopsticks:2" })).toBe(options[1]);
    expect(chosen(options, { card: "nigiri:egg", free: true })).toBe(options[3]);
  });

  it("waits for a choice that nobody can make for you", () => {
    expect(chosen(options, { card: "special_order" })).toBeNull();
    expect(chosen(options, { card: "special_order", copy: "tofu" })).toBe(options[5]);
    expect(values(options, { card: "special_order" }, "copy")).toEqual(["eel", "tofu"]);
  });

  it("drops a detail that does not fit another card", () => {
    expect(completed(options, { card: "nigiri:egg", call: "chopsticks:2" }).call).toBeNull();
    expect(matching(options, { card: "wasabi" })).toEqual([]);
  });
});
