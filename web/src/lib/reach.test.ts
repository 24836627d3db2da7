import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTable, whyNot } from "./api";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { ask, NoDevice } from "./house";
import type { NewTable } from "./protocol";
import { isMetered, reach } from "./reach.svelte";
import { texts } from "./texts.svelte";
import { requests, useFakeWorker } from "./worker.fixture";

const MADE = { id: "made", keys: {}, recovery: {}, commitment: null };
const YOU = { kind: "you" as const, name: "Mia" };
const ALONE: NewTable = { game: "sushi-go", seats: [YOU, { kind: "bot", bot: "master" }] };
const FRIENDS: NewTable = { game: "sushi-go", seats: [YOU, { kind: "open" }] };
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  localStorage.clear();
  reach.server = null;
  reach.device = false;
  learn(CATALOGUE);
  await texts.use("en");
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  useFakeWorker(() => MADE);
});
afterEach(() => vi.unstubAllGlobals());

it("believes requests, not the browser", async () => {
  expect([reach.server, reach.where]).toEqual([null, "server"]);
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  await expect(ask("/api/tables")).rejects.toThrow("no line");
  expect([reach.server, reach.where]).toEqual([false, "device"]);
  fetched.mockResolvedValueOnce(Response.json({}));
  await ask("/api/tables");
  expect([reach.server, reach.where]).toEqual([true, "server"]);
});

it("does not take a file that the browser has kept for a server", async () => {
  reach.server = false;
  fetched.mockResolvedValueOnce(Response.json({}));
  await ask("/api/games");
  expect(reach.server).toBe(false);
});

it("remembers who would rather play on this device", () => {
  reach.device = true;
  expect(reach.where).toBe("device");
  expect(localStorage.getItem("sushiya.on-device")).toBe("true");
});

it("makes a table here if the server can't be reached, with bots that can play here", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  expect((await makeTable(ALONE)).id).toBe("made");
  expect(requests[0]!.path).toBe("/api/tables");
  expect((JSON.parse(requests[0]!.body) as NewTable).seats[1]!.bot).toBe("planner");
});

it("does not invite friends to a table that they can't reach", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  await expect(makeTable(FRIENDS)).rejects.toThrow("no line");
  expect(requests).toEqual([]);
  expect((await makeTable(FRIENDS, "device")).id).toBe("made"); // people who pass the device around
});

it("says why something failed", () => {
  expect(whyNot(new NoDevice("no memory"))).toContain("no memory");
  expect(whyNot(new TypeError("no line"))).toContain("isn't answering");
});

it("a line counts as metered only where the browser says so", () => {
  expect(isMetered(undefined)).toBe(false);
  expect(isMetered({ saveData: false, effectiveType: "4g" })).toBe(false);
  expect(isMetered({ saveData: true, effectiveType: "4g" })).toBe(true);
  expect(isMetered({ effectiveType: "3g" })).toBe(true);
  expect(isMetered({ type: "cellular", effectiveType: "4g" })).toBe(true);
  expect(isMetered({ type: "wifi" })).toBe(false);
});
