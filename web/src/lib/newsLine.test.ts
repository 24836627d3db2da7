import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { News, Tone } from "./news";
import { NewsLine } from "./newsLine.svelte";
import { pace } from "./pace.svelte";

const news = (text: string, tone: Tone = "plain", least?: number): News => ({
  text,
  tone,
  chips: [],
  ...(least === undefined ? {} : { least }),
});

beforeEach(() => {
  vi.useFakeTimers();
  pace.current = "normal";
});
afterEach(() => {
  pace.current = "normal";
  vi.useRealTimers();
});

it("a sentence stays long enough to be read, and longer if something was stolen", async () => {
  const line = new NewsLine();
  line.say(news("first"));
  line.say(news("second"));
  expect(line.news?.text).toBe("first");
  await vi.advanceTimersByTimeAsync(1250);
  expect(line.news?.text).toBe("second");
  expect(line.bright).toBe(true);
  await vi.advanceTimersByTimeAsync(3300);
  expect(line.bright).toBe(false);
  expect(line.news?.text).toBe("second");
  line.say(news("stolen", "bad", 2400));
  line.say(news("last"));
  await vi.advanceTimersByTimeAsync(2300);
  expect(line.news?.text).toBe("stolen");
  await vi.advanceTimersByTimeAsync(200);
  expect(line.news?.text).toBe("last");
});

it("never falls behind: only the newest sentence waits, or what happened to us", async () => {
  const line = new NewsLine();
  for (const text of ["first", "second", "third"]) line.say(news(text));
  await vi.advanceTimersByTimeAsync(1250);
  expect(line.news?.text).toBe("third");
  line.say(news("your tile", "bad"));
  line.say(news("somebody rolls"));
  await vi.advanceTimersByTimeAsync(1250);
  expect(line.news?.text).toBe("your tile");
});

it("what happened to us stays until it is read, unless we are asked something", async () => {
  const line = new NewsLine();
  const long = "You take the sushi 2. It doesn't count yet: your points stay 0.";
  line.say(news(long, "good"));
  line.say(news("somebody rolls"));
  await vi.advanceTimersByTimeAsync(3100);
  expect(line.news?.text).toBe(long);
  await vi.advanceTimersByTimeAsync(150);
  expect(line.news?.text, "but no longer").toBe("somebody rolls");
  line.say(news(long, "bad"));
  await vi.advanceTimersByTimeAsync(2450);
  line.say(news("your turn", "asked"));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.news?.text).toBe("your turn");
});

it("a question is over as soon as anything newer happens, and so is what the dock says, too", () => {
  const line = new NewsLine();
  line.say(news("your turn", "asked"));
  line.say(news("somebody rolls", "plain", 0));
  expect(line.news?.text).toBe("somebody rolls");
  line.say(news("somebody takes a tile"));
  expect(line.news?.text).toBe("somebody takes a tile");
});

it("is bright for longer at a calm pace", async () => {
  pace.current = "calm";
  const line = new NewsLine();
  line.say(news("short"));
  await vi.advanceTimersByTimeAsync(1700);
  expect(line.bright).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(line.bright).toBe(false);
});

it("says something better in the place of the same sentence", async () => {
  const line = new NewsLine();
  const [one, two] = [news("one card turned"), news("two cards turned")];
  line.say(one);
  expect(line.replace(one, two)).toBe(true);
  expect(line.news).toBe(two);
  line.say(one);
  expect(line.replace(one, two)).toBe(true);
  await vi.advanceTimersByTimeAsync(1250);
  expect(line.news).toBe(two);
  expect(line.replace(one, two)).toBe(false);
});
