import { describe, expect, it } from "vitest";
import { callsOf, copiesOf, details, keyed, kindsOf, mainCard, naming, servingOf, takesTwo, waysOf } from "./choice";
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
const one = (card: string | null) => ({ card, second: null, dummy: null });

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
    expect(mainCard({ verb: "wish", text: "wish eel", what: "eel" })).toBe("eel");
    expect(options.slice(3, 5).map(servingOf)).toEqual(["nigiri:egg/free", "special_order>eel"]);
  });

  it("finds the options with a card, with and without a call", () => {
    expect(naming(options, one("eel"), null)).toEqual([options[0]]);
    expect(naming(options, one("eel"), "chopsticks:2")).toEqual([options[1]]);
    expect(naming(options, one("wasabi"), null)).toEqual([]);
    expect(callsOf(options)).toEqual(["chopsticks:2"]);
  });

  it("lists the ways to lay a card, the usual one first", () => {
    const named = naming(options, one("nigiri:egg"), null);
    expect(waysOf(named, null)).toEqual([options[2], options[3]]);
  });

  it("waits for a choice that nobody can make for you", () => {
    const named = naming(options, one("special_order"), null);
    expect(copiesOf(named)).toEqual(["eel", "tofu"]);
    expect(waysOf(named, null)).toEqual([]);
    expect(waysOf(named, "tofu")).toEqual([options[5]]);
  });

  it("asks nothing about the only thing to copy", () => {
    expect(waysOf([options[4]!], null)).toEqual([options[4]]);
  });

  it("takes two cards in the order of the taps where that makes a difference", () => {
    const two = (a: string, b: string) => pick(a, { second: serving(b) });
    const pairs = [pick("egg"), two("egg", "wasabi"), two("wasabi", "egg"), two("eel", "egg")];
    const tapped = (card: string, second: string) => naming(pairs, { card, second, dummy: null }, null);
    expect(takesTwo(pairs)).toBe(true);
    expect(takesTwo(options)).toBe(false);
    expect(tapped("egg", "wasabi")).toEqual([pairs[1]]);
    expect(tapped("wasabi", "egg")).toEqual([pairs[2]]);
    expect(tapped("egg", "eel")).toEqual([pairs[3]]);
  });

  it("gives one to the dummy", () => {
    const pairs = [pick("eel", { dummy: "tofu" }), pick("tofu", { dummy: "eel" })];
    expect(naming(pairs, { card: "tofu", second: null, dummy: "eel" }, null)).toEqual([pairs[1]]);
  });

  it("tells equal cards apart", () => {
    expect(keyed(["eel", "tofu", "eel"]).map(({ key }) => key)).toEqual(["eel/0", "tofu/0", "eel/1"]);
  });

  it("groups wishes by dish", () => {
    expect(kindsOf(["nigiri", "nigiri:egg", "nigiri:squid", "eel"])).toEqual([
      { dish: "nigiri", any: "nigiri", exact: ["nigiri:egg", "nigiri:squid"] },
      { dish: "eel", any: "eel", exact: [] },
    ]);
  });
});
