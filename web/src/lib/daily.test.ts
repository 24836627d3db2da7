import { beforeEach, describe, expect, it } from "vitest";
import { dayAt, dayBefore, hoursAndMinutes, inARow, isSame, shareText, standing, untilNext } from "./daily";
import type { DailyResult } from "./protocol";

const NOON = Date.parse("2026-11-18T12:00:00Z");

function result(points: number | null, counts: Record<string, number>): DailyResult {
  const mine =
    points === null ? null : { table: "t", match: "m", place: 1, seats: 4, line: { points, rounds: [] }, rows: [] };
  return {
    day: "2026-11-18",
    name: "game",
    game: "game(seats=4)",
    version: 1,
    mine,
    counts,
    other: null,
    master: null,
    thinking: false,
    seed: null,
  };
}

describe("the deal of the day", () => {
  beforeEach(() => localStorage.clear());

  it("has a day that is the same everywhere", () => {
    expect(dayAt(NOON)).toBe("2026-11-18");
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(untilNext(NOON)).toBe(12 * 3_600_000);
    expect(hoursAndMinutes(untilNext(NOON) - 1)).toEqual({ hours: 12, minutes: 0 });
    expect(hoursAndMinutes(59_000)).toEqual({ hours: 0, minutes: 1 });
  });

  it("counts days in a row up to today or yesterday", () => {
    const days = ["2026-11-14", "2026-11-16", "2026-11-17"];
    expect(inARow(days, "2026-11-18")).toBe(2);
    expect(inARow([...days, "2026-11-18"], "2026-11-18")).toBe(3);
    expect(inARow(days, "2026-11-19")).toBe(0);
  });

  it("compares with others, not with ourselves", () => {
    expect(standing(result(44, { "44": 2, "40": 3, "50": 1 }))).toEqual({ better: 3, others: 5 });
    expect(standing(result(44, { "44": 1 }))).toEqual({ better: 0, others: 0 });
    expect(standing(result(-3, { "-3": 1, "-5": 1 }))).toEqual({ better: 1, others: 1 });
    expect(standing(result(null, { "44": 2 }))).toEqual({ better: 0, others: 2 });
  });

  it("knows the same cards in any order, and that nothing is not the same as nothing", () => {
    const turn = (...cards: string[]) => ({ pieces: cards.map((card) => ({ card, kind: null, value: 0 })), lines: [] });
    expect(isSame(turn("a", "b"), turn("b", "a"))).toBe(true);
    expect(isSame(turn("a"), turn("b"))).toBe(false);
    expect(isSame(turn(), turn())).toBe(false);
    expect(isSame(undefined, undefined)).toBe(false);
  });

  it("shares what there is", () => {
    const share = { head: "Sushiya daily", result: "44 points", rows: ["🍣🍙", "🥢"], link: "https://sushi.example" };
    expect(shareText(share)).toBe("Sushiya daily\n44 points\n🍣🍙\n🥢\nhttps://sushi.example");
    expect(shareText({ ...share, rows: [], link: "" })).toBe("Sushiya daily\n44 points");
  });
});
