import { expect, test } from "vitest";
import { shared } from "./share";

const table = () => ({ scores: [0, 3], table: [[{ no: 1, face: "eel" }], [{ no: 2, face: "tofu" }]], over: null });

test("what is equal is the same object", () => {
  const before = table();
  expect(shared(before, table())).toBe(before);
});

test("only what changed is new", () => {
  const before = table();
  const now = { ...table(), scores: [0, 5] };
  const found = shared(before, now);
  expect(found).toEqual(now);
  expect(found).not.toBe(before);
  expect(found.table).toBe(before.table);
  expect(found.scores).not.toBe(before.scores);
});

test("a plate more leaves the other seat and the other plates alone", () => {
  const before = table();
  const now = table();
  now.table[0]!.push({ no: 3, face: "tea" });
  const found = shared(before, now);
  expect(found).toEqual(now);
  expect(found.table[0]).not.toBe(before.table[0]);
  expect(found.table[0]![0]).toBe(before.table[0]![0]);
  expect(found.table[1]).toBe(before.table[1]);
});

test("what is the same already is not compared", () => {
  const large = new Proxy<Record<string, number>>({ a: 1 }, { ownKeys: () => expect.unreachable("compared") });
  expect(shared({ large, scores: [0] }, { large, scores: [3] }).large).toBe(large);
});

test.each([
  [[1, 2], [1]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [undefined, []],
])("%j is not %j", (before, now) => {
  expect(shared(before, now)).toEqual(now);
  expect(shared(before, now)).not.toBe(before);
});
