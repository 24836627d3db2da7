import { beforeEach, expect, test } from "vitest";
import { bestOf, costOf, leadOf, mixed, nextOf, ofTheDay, shelvesOf, type Grade, type Puzzle } from "./puzzles";

const option = (text: string): unknown => ({ verb: "pick", text });
const puzzle = (number: number, about: string, grade: Grade): Puzzle =>
  ({
    number,
    about: [about],
    grade,
    costs: [6.4, 0, 3.1],
    decision: { options: ["pick a", "pick b", "pick c"].map(option) },
  }) as unknown as Puzzle;

let all: Puzzle[];
const none = new Set<number>();
beforeEach(() => {
  all = [puzzle(1, "x", "gentle"), puzzle(2, "x", "sharp"), puzzle(3, "y", "gentle"), puzzle(4, "x", "gentle")];
});

test("the best option costs nothing, and leads the second best", () => {
  expect(bestOf(all[0]!).text).toBe("pick b");
  expect(costOf(all[0]!, "pick a")).toBe(6.4);
  expect(leadOf(all[0]!)).toBe(3.1);
});

test("a row for each thing, a shelf for each grade", () => {
  const rows = shelvesOf(all).map((row) => row.map(({ puzzles }) => puzzles.map(({ number }) => number)));
  expect(rows).toEqual([
    [[1, 4], [], [2]],
    [[3], [], []],
  ]);
});

test("what was never tried comes first, then what was not solved, then all once more", () => {
  expect(nextOf(all, none, none)?.number).toBe(1);
  expect(nextOf(all, new Set([1]), new Set([2]), 2)?.number).toBe(3);
  expect(nextOf(all, new Set([1, 3, 4]), new Set([2]), 4)?.number).toBe(2);
  expect(nextOf(all, new Set([1, 2, 3, 4]), none, 2)?.number).toBe(3);
  expect(nextOf([all[0]!], new Set([1]), none, 1)?.number).toBe(1);
  expect(nextOf([], none, none)).toBeNull();
});

test("the mixed plate comes from where least is solved, the easiest first", () => {
  expect(mixed(all, none, none)?.number).toBe(1);
  expect(mixed(all, new Set([1]), none)?.number).toBe(3);
  expect(mixed(all, new Set([1, 3]), none)?.number).toBe(2);
  expect(mixed(all, new Set([1, 2, 3, 4]), none, 4)?.number).toBe(1);
});

test("each day has its puzzle, and all come in turn", () => {
  const day = 86_400_000;
  expect([0, 1, 2, 3, 4].map((days) => ofTheDay(all, days * day + 5)?.number)).toEqual([1, 2, 3, 4, 1]);
  expect(ofTheDay([], day)).toBeNull();
});
