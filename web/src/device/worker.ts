/** The table of this device, in its own thread: the same Python as on a server (`sushiya/device/house.py`). */

import type { PyProxy } from "pyodide/ffi";
import { startEngine } from "./engine";
import type { FromWorker, ToWorker } from "./messages";
import { openShelf, type Shelf } from "./shelf";

interface Visit extends PyProxy {
  /** False if the table does not let us in. */
  hear(text: string): Promise<boolean>;
  leave(): void;
}

interface House extends PyProxy {
  request(method: string, path: string, keys: string, body: string): Promise<Answer>;
  visit(table: string, send: (text: string) => void): Visit;
  close(): void;
}

interface HouseClass {
  callKwargs(shelf: Shelf, others: { bring: (part: string) => Promise<void> }): House;
}

interface Answer extends PyProxy {
  status: number;
  text: string;
  media_type: string;
}

/** One tab has the table: the one that needed it last. Two would write into each other's matches. */
const LOCK = "sushiya.table";

const tell = (message: FromWorker): void => self.postMessage(message);

const shelf = openShelf((works) => tell({ kind: "stores", works }));
let start: (folder: string) => void;
const engine = new Promise<string>((resolve) => (start = resolve)).then(startEngine);
const visits = new Map<number, Visit>();
let house: Promise<House> | null = null;

function open(): Promise<House> {
  house ??= (async () => {
    const [{ python, bring }, kept] = await Promise.all([engine, shelf]);
    await takeOver();
    const { House } = python.pyimport("sushiya.device.house") as { House: HouseClass };
    return House.callKwargs(kept, { bring });
  })();
  house.catch(() => (house = null));
  return house;
}

/** Wait until no other tab writes. It is told to let go. Browsers support this only over TLS or on localhost. */
function takeOver(): Promise<void> {
  return new Promise((resolve) => {
    if (!("locks" in navigator)) return resolve();
    const lost = navigator.locks.request(LOCK, { steal: true }, () => {
      resolve();
      return new Promise(() => undefined); // ours until somebody steals it
    });
    lost.catch(() => void letGo());
  });
}

async function letGo(): Promise<void> {
  const ours = house;
  house = null;
  for (const visit of visits.values()) visit.destroy();
  visits.clear();
  (await ours)?.close();
  tell({ kind: "gone" });
}

function leave(line: number): void {
  const visit = visits.get(line);
  visit?.leave();
  visit?.destroy();
  visits.delete(line);
}

async function answer({ id, method, path, keys, body }: Extract<ToWorker, { kind: "request" }>): Promise<void> {
  try {
    const found = await (await open()).request(method, path, keys, body);
    tell({ kind: "answered", id, status: found.status, type: found.media_type, text: found.text });
    found.destroy();
  } catch (error) {
    const text = JSON.stringify({ reason: "internal", why: String(error), error: null });
    tell({ kind: "answered", id, status: 500, type: "application/json", text });
  }
}

async function openLine(line: number, table: string): Promise<void> {
  try {
    const here = await open();
    visits.set(
      line,
      here.visit(table, (text) => tell({ kind: "said", line, text })),
    );
    tell({ kind: "opened", line });
  } catch (error) {
    console.error(error);
    tell({ kind: "lost", line });
  }
}

/** A line that is not let in is closed, as a server would: the page opens another one. */
async function hear(line: number, text: string): Promise<void> {
  if ((await visits.get(line)?.hear(text)) !== false) return;
  leave(line);
  tell({ kind: "lost", line });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      start(data.engine);
      break;
    case "request":
      void answer(data);
      break;
    case "open":
      void openLine(data.line, data.table);
      break;
    case "say":
      void hear(data.line, data.text);
      break;
    case "close":
      leave(data.line);
      break;
  }
};

Promise.all([engine, shelf]).then(
  () => {
    performance.mark("ready"); // for `benchmarks/device.py`
    tell({ kind: "ready" });
  },
  (error: unknown) => tell({ kind: "failed", why: String(error) }),
);
