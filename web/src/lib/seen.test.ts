import { beforeAll, describe, expect, it } from "vitest";
import type { Arrival, Seen, SeenHand } from "./protocol";
import { chanceText, comesText, hatched, notesOn, unseenOf } from "./seen";
import { texts } from "./texts.svelte";

const arrival = (chance: [number, number], more: Partial<Arrival> = {}): Arrival => ({
  turn: 4,
  holder: 1,
  certain: false,
  possible: true,
  chance,
  if_passed: false,
  ...more,
});
const hand = (more: Partial<SeenHand> = {}): SeenHand => ({
  holder: 1,
  size: 7,
  turns: 1,
  arrives: 6,
  seen: false,
  cards: [],
  unknown: 7,
  maybe: [],
  taken: [],
  ...more,
});
const seen: Seen = {
  wanted: "eel",
  arrivals: [arrival([1, 2]), arrival([1, 3], { turn: 6, holder: 0, if_passed: true })],
  hands: [hand(), hand({ holder: 0, unknown: 0 })],
  unseen: [
    { card: "eel", n: 4 },
    { card: "maki:1", n: 2 },
    { card: "maki:2", n: 1 },
  ],
  undealt: 0,
  in_deck: [],
};

describe("the memory aid", () => {
  beforeAll(() => texts.use("en"));

  it("says what is certain, what is impossible, and chances in whole percent", () => {
    const all = [arrival([1, 1], { certain: true }), arrival([0, 1], { possible: false }), arrival([5, 7])];
    expect(all.map(chanceText)).toEqual(["certain", "no", "71%"]);
    expect([arrival([1, 500]), arrival([499, 500]), arrival([1, 1])].map(chanceText)).toEqual([
      "< 1%",
      "> 99%",
      "100%",
    ]);
  });

  it("says when a hand comes", () => {
    expect(comesText(hand(), false)).toBe("comes next");
    expect(comesText(hand({ turns: 3 }), false)).toBe("in 3 turns");
    expect(comesText(hand({ turns: 4 }), true)).toBe("back in 4 turns");
    expect(comesText(hand({ arrives: 0 }), true)).toBe("won't come back");
  });

  it("shows what unknown cards can be only if that is little", () => {
    const cards = (...names: string[]) => names.map((card) => ({ card, n: 1 }));
    expect(hatched(hand({ maybe: cards("eel", "tofu") }))).toEqual(["eel", "tofu"]);
    expect(hatched(hand({ maybe: cards("eel", "tofu", "maki:1", "maki:2") }))).toEqual([]);
  });

  it("explains its figures, and counts a dish by all its cards", () => {
    expect(unseenOf(seen, "maki")).toBe(3);
    const [first, second, third] = notesOn(seen, "Eel");
    expect(first).toBe("Turn 4 brings cards that you have not seen. Unseen cards: 7, Eel: 4.");
    expect(second).toBe("Turn 6: if you take none of those that you hold.");
    expect(third).toContain("at random");
    expect(notesOn({ ...seen, arrivals: [] }, "Eel")).toEqual([]);
  });
});
