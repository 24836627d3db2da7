import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { texts } from "../lib/texts.svelte";
import { useFakeWorker } from "../lib/worker.fixture";
import { handOver, measuredAt } from "./measured";

const ID = "device0123456789ab";
const MADE = { id: "table", keys: { 0: "key" }, recovery: {}, commitment: null };
const THERE = { match: "match", keys: ["key"] };
const fetched = vi.fn<typeof fetch>();

/** The server makes a table of the record, with this match. */
function serves(match: string | null): void {
  fetched.mockReset();
  fetched.mockResolvedValueOnce(Response.json(MADE));
  fetched.mockResolvedValueOnce(Response.json({ table: { match } }));
}

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
  vi.stubGlobal("fetch", fetched);
  useFakeWorker(() => "the record");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a match that was handed over is measured at the server from then on", async () => {
  serves("match");
  expect(measuredAt(ID)).toBeNull();
  expect(await handOver(ID)).toEqual(THERE);
  expect(measuredAt(ID)).toEqual(THERE);
});

it("it is measured in a browser without storage, too", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  serves("match");
  expect(await handOver(ID)).toEqual(THERE);
});

it("a table without a match is a failure that can be seen", async () => {
  serves(null);
  await expect(handOver(ID)).rejects.toThrow("please try again");
});
