import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableConnection } from "./connection.svelte";
import type { KeptNotice, ServerMessage } from "./protocol";
import { served, view } from "./stage.fixture";
import { texts } from "./texts.svelte";
import type { WireEvent } from "./wire";

const SEATS = ["Mia", "Leo"].map((name) => ({ name, kind: "person", guest: "Momo", online: true }));
const TABLE = { match: "match", family: "drafting", game: "sushi-go", status: "playing", seats: SEATS, asks: [] };
const IDA: KeptNotice = { what: "joined", seat: 1, name: "Ida", guest: "Momo", version: 3, number: 1 };

let connection: TableConnection;
const hear = (message: object): void => connection.hear(message as ServerMessage);
const welcome = (...notices: KeptNotice[]): void =>
  hear({ type: "welcome", build: "", table: TABLE, seats: [], notices });
function update(version: number, serial: number, events: WireEvent[] = []): void {
  const others = { waiting_for: [], clock: null, mine: {} };
  hear({ type: "update", match: "match", version, events, public: view(serial), ...others });
}
const line = (): string | undefined => connection.stage.line.news?.text;
function back(...notices: KeptNotice[]): void {
  connection.lost();
  connection.stage.line.clear();
  welcome(...notices);
}

beforeEach(async () => {
  await texts.use("en");
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  connection = new TableConnection("table");
  welcome();
  update(3, 1, [served(0, "eel"), served(1, "eel")]);
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
});

it("who returns reads what happened meanwhile, though nothing but sealed answers raised the version", () => {
  back(IDA);
  update(5, 1);
  expect(line()).toBe("Ida takes a seat.");
});

it("who returns doesn't read again what they have read", () => {
  hear({ type: "notice", ...IDA });
  back(IDA);
  update(3, 1);
  expect(line()).toBeUndefined();
});

it("who returns reads what happened last", () => {
  back(IDA);
  update(4, 2, [served(0, "tofu"), served(1, "tofu")]);
  expect(line()).toContain("tofu");
  back(IDA);
  update(4, 2);
  expect(line()).toBeUndefined();
});
