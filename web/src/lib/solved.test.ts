import { expect, test } from "vitest";
import { solved } from "./solved.svelte";

test("first answers count, and are kept", () => {
  localStorage.clear();
  solved.answered("some-game(seats=3)", 1, true);
  solved.answered("some-game(seats=4)", 2, true);
  expect([solved.row, solved.best]).toEqual([2, 2]);
  expect([...solved.in("some-game")]).toEqual([1, 2]);
  solved.answered("some-game", 1, false); // solved before
  expect(solved.row).toBe(2);
  solved.answered("some-game", 3, false);
  expect([solved.row, solved.best]).toEqual([0, 2]);
  expect([...solved.missed("some-game")]).toEqual([3]);
  solved.answered("some-game", 3, true);
  expect([...solved.in("some-game")]).toEqual([1, 2, 3]);
  expect(solved.row).toBe(1);
  expect(JSON.parse(localStorage.getItem("sushiya.puzzles")!)).toMatchObject({ row: 1, best: 2 });
});
