import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAhead, partOf, type Load } from "./lazy";

type Part = Load<Record<string, unknown>>;
const part = (): Part => vi.fn(() => Promise.resolve({ default: {} as never }));
const failing = (): Part => vi.fn(() => Promise.reject(new Error("offline")));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what was loaded ahead is there when it is needed", async () => {
  const [first, second] = [part(), part()];
  loadAhead([first, second], () => true);
  expect(first).not.toHaveBeenCalled(); // the hand comes first
  await vi.runAllTimersAsync();
  expect(partOf(first)).not.toBeNull();
  expect(partOf(second)).not.toBeNull();
});

test("nothing is loaded ahead while there is no connection, or once the table is left", async () => {
  const [first, second] = [part(), part()];
  loadAhead([first], () => false);
  loadAhead([second], () => true)();
  await vi.runAllTimersAsync();
  expect([partOf(first), partOf(second)]).toEqual([null, null]);
});

test("a part that fails is left to whoever needs it, and the others are loaded", async () => {
  const [first, second] = [failing(), part()];
  loadAhead([first, second], () => true);
  await vi.runAllTimersAsync();
  expect(partOf(first)).toBeNull();
  expect(partOf(second)).not.toBeNull();
});
