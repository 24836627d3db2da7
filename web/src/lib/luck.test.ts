import { beforeEach, describe, expect, it } from "vitest";
import { addedTo, fairnessOf, luckFor, luckOf, noteAccepted, noteSeating, type Added } from "./luck";

const SECRET = "abc";
/** Its SHA-256. */
const PROMISED = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

describe("the luck of a device", () => {
  beforeEach(() => localStorage.clear());

  it("stays the same for one match", () => {
    const luck = luckFor("t1", PROMISED);
    expect(luck).toMatch(/^[0-9a-f]{16}$/);
    expect(luckFor("t1", PROMISED)).toBe(luck);
    expect(luckOf("t1", PROMISED)).toBe(luck);
    expect(luckOf("t1")).toBe(luck);
  });

  it("differs from match to match and table to table", () => {
    const all = [luckFor("t1", "one"), luckFor("t1", "two"), luckFor("t2", "one")];
    expect(new Set(all).size).toBe(3);
    expect(luckOf("t1")).toBe(all[1]);
    expect(luckOf("t3")).toBeUndefined();
    expect(luckOf("t2", "two")).toBeUndefined();
  });

  /** Three seats: a guest's, ours, and somebody else's. */
  const ADDED: Added = {
    table: "t1",
    commitment: PROMISED,
    luck: "77aa",
    seating: { seats: 3, mine: [1], guests: [0] },
  };

  it("has to be in the seed in our place, and the secret has to be the promised one", async () => {
    for (const fair of ["-.77aa.-", "-.77aa.b2"]) expect(await fairnessOf(`${SECRET}+${fair}`, ADDED)).toBe("kept");
    for (const unfair of ["-.77ab.-", "-.-.77aa", "b2.-.-"]) {
      expect(await fairnessOf(`${SECRET}+${unfair}`, ADDED)).toBe("broken");
    }
    expect(await fairnessOf(`abd+-.77aa.-`, ADDED)).toBe("broken");
  });

  it("may be missing, unless the house had confirmed it", async () => {
    for (const without of ["+-.-.-", "+-.-.b2", ""]) {
      expect(await fairnessOf(`${SECRET}${without}`, ADDED)).toBe("unused");
      expect(await fairnessOf(`${SECRET}${without}`, { ...ADDED, accepted: true })).toBe("dropped");
    }
    expect(await fairnessOf("abd+-.-.b2", ADDED)).toBe("broken");
    expect(await fairnessOf("abd", ADDED)).toBe("broken");
  });

  it("is confirmed for one match", () => {
    luckFor("t1", "one");
    luckFor("t1", "two");
    noteAccepted("t1", "two");
    noteAccepted("t2", "two");
    expect([addedTo("t1", "one")?.accepted, addedTo("t1", "two")?.accepted]).toEqual([undefined, true]);
  });

  it("is joined by nothing that could steer the seed", async () => {
    const odd = [
      "-.77aa",
      "-.77aa.-.x3",
      "-.77aa.-+7",
      "GRIND7.77aa.-",
      ".77aa.-",
      "-.77aa.x y",
      `-.77aa.${"x".repeat(33)}`,
    ];
    for (const each of odd) expect(await fairnessOf(`${SECRET}+${each}`, ADDED)).toBe("broken");
  });

  it("is checked by who sat where at first, and only for those who did", async () => {
    noteSeating("t1", PROMISED, ADDED.seating!);
    expect(addedTo("t1", PROMISED)).toBeUndefined();
    const luck = luckFor("t1", PROMISED);
    noteSeating("t1", PROMISED, { seats: 3, mine: [], guests: [0] });
    noteSeating("t1", PROMISED, ADDED.seating!);
    const added = addedTo("t1", PROMISED)!;
    expect(added).toMatchObject({ luck, seating: { mine: [] } });
    expect(await fairnessOf(`${SECRET}+-.-.-`, added)).toBeUndefined();
  });
});
