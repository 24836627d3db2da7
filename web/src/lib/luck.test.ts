import { beforeEach, describe, expect, it } from "vitest";
import { isFair, luckFor, luckOf } from "./luck";

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

  it("has to be in the seed, and the secret has to be the promised one", async () => {
    expect(await isFair(`${SECRET}+-.77aa`, PROMISED, "77aa")).toBe(true);
    expect(await isFair(`${SECRET}+-.77ab`, PROMISED, "77aa")).toBe(false);
    expect(await isFair(`abd+-.77aa`, PROMISED, "77aa")).toBe(false);
    expect(await isFair(SECRET, PROMISED, "77aa")).toBe(false);
  });
});
