import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { deleteMatch, exported, handOver, importMatch, NotAMatch, tableOf, wishFor } from "./kept";
import { keysOf, places, remember } from "./keys";
import type { KeptMatch, NewTable } from "./protocol";
import { requests, useFakeWorker } from "./worker.fixture";

const TABLE = "deviceaaaaaaaaaaaa";
const MATCH: KeptMatch = {
  id: "devicebbbbbbbbwxyz",
  table: TABLE,
  game: "sushi-go(seats=2,edition=gamewright)",
  players: ["Mia", "Momo"],
  began: Date.UTC(2026, 4, 1) / 1000,
  ended: null,
  scores: null,
  winners: null,
};
const WISH: NewTable = {
  game: MATCH.game,
  seats: [
    { kind: "you", name: "Mia" },
    { kind: "bot", name: "Momo", bot: "novice" },
  ],
  seed: "evening",
  record: "sushiya-record 1 …",
};
const MADE = { id: "made", keys: { 0: "key" }, recovery: { 0: "code" }, commitment: null };
const fetched = vi.fn<typeof fetch>();
const asked = (): string[] => requests.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  localStorage.clear();
  learn(CATALOGUE);
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(MADE))),
  );
  useFakeWorker(({ method, path, keys }) => {
    if (path.endsWith("/now")) return { seats: keys === "ours" ? [0] : [] };
    if (path.endsWith("/goes-on")) return WISH;
    if (path.endsWith(".record")) return "text";
    return method === "POST" ? MADE : null;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a file", () => {
  it("of a record names game and seats itself", () => {
    expect(wishFor("sushiya-record 1\n…")).toEqual({ game: "", seats: [], record: "sushiya-record 1\n…" });
    const lines = '{"format": 1}\n{"seat": 0}\n';
    expect(wishFor(lines).record).toBe(lines);
  });

  it("of a running match brings its seed", () => {
    expect(wishFor(JSON.stringify(WISH))).toEqual(WISH);
  });

  it.each(["", " \n", "{}", "[]", "null", "17", '{"record": 5}', "x".repeat(1_000_001)])("%j is no match", (text) => {
    expect(() => wishFor(text)).toThrow(NotAMatch);
  });

  it("of a running match gives us its seats", async () => {
    await importMatch(JSON.stringify(WISH));
    expect(asked()).toEqual(["POST /api/tables"]);
    expect(keysOf("made")).toEqual(["key"]);
  });

  it("of a finished match is only looked back at", async () => {
    await importMatch("sushiya-record 1\n…");
    expect(places()).toEqual([]);
  });
});

describe("a kept match", () => {
  it("is exported with its day, running or over", async () => {
    const running = await exported(MATCH);
    expect(running.name).toBe("sushi-go-2026-05-01-wxyz.running.json");
    expect(wishFor(running.text)).toEqual(WISH);
    expect(await exported({ ...MATCH, ended: 1 })).toEqual({ name: "sushi-go-2026-05-01-wxyz.record", text: "text" });
  });

  it("goes on at its own table if a seat there is ours", async () => {
    remember(TABLE, MATCH.game, ["ours"]);
    expect(await tableOf(MATCH)).toBe(TABLE);
    expect(asked()).toEqual([`GET /api/tables/${TABLE}/now`]);
  });

  it("goes on at a new table if none is", async () => {
    expect(await tableOf(MATCH)).toBe("made");
    expect(asked()).toEqual([
      `GET /api/tables/${TABLE}/now`,
      `GET /api/tables/${TABLE}/goes-on`,
      "POST /api/tables",
      `DELETE /api/matches/${MATCH.id}`,
    ]);
  });

  it("moves to the server with its record and seed, and stays here until it is deleted", async () => {
    remember(TABLE, MATCH.game, ["ours"]);
    expect(await handOver(MATCH)).toBe("made");
    const [path, init] = fetched.mock.calls[0]!;
    expect([path, init?.method]).toEqual(["/api/tables", "POST"]);
    expect(JSON.parse(init!.body as string)).toMatchObject(WISH);
    expect(keysOf("made")).toEqual(["key"]);
    expect(keysOf(TABLE)).toEqual(["ours"]);
    await deleteMatch(MATCH);
    expect(keysOf(TABLE)).toEqual([]);
  });
});
