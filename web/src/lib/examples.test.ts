import { beforeEach, describe, expect, it } from "vitest";
import { CATALOGUE } from "./facts.fixture";
import { sentence, shares } from "./examples";
import { learn } from "./facts";
import type { ExamplePart, ExampleRow } from "./protocol";
import { texts } from "./texts.svelte";

const part = (kind: ExamplePart["kind"], count: number, of: string, points: number, more = {}): ExamplePart => ({
  kind,
  count,
  of,
  cards: count,
  ties: 1,
  points,
  ...more,
});

beforeEach(async () => {
  learn(CATALOGUE);
  await texts.use("en");
});

describe("a part of an example", () => {
  it.each([
    [part("each", 3, "sashimi", 10), "3 × sashimi: 10"],
    [part("left-over", 2, "sashimi", 0), "2 left over: 0"],
    [part("each", 1, "eel", -3), "1 × eel: −3"],
    [part("on-base", 1, "nigiri:squid", 9), "squid nigiri on wasabi: 9"],
    [part("sort", 3, "orange", 3), "3 × orange: 3"],
    [part("second", 3, "maki", 1, { ties: 2 }), "3, tied for second: 1"],
    [part("opponents", 1, "edamame", 2, { cards: 2 }), "2 × edamame, one other player has some: 2"],
  ])("is said: %j", (each, said) => expect(sentence(each, "")).toBe(said));
});

describe("a row", () => {
  const row = (stacks: string[][], ...parts: ExamplePart[]): ExampleRow => ({ seat: 0, stacks, parts, points: 0 });

  it("is split where every card belongs to one part", () =>
    expect(
      shares(row([["a"], ["a"], ["a"]], part("each", 2, "a", 5), part("left-over", 1, "a", 0)), "").map(
        ({ stacks }) => stacks.length,
      ),
    ).toEqual([2, 1]));

  it("stays whole where a card belongs to several", () =>
    expect(
      shares(row([["a"]], part("sort", 1, "orange", 0, { cards: 0 }), part("sort", 1, "orange", 0, { cards: 0 })), ""),
    ).toHaveLength(1));
});
