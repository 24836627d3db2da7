/** The table on this device: a worker that is asked like a server, and speaks to tables over a line like a socket. */

import type { FromWorker, ToWorker } from "../device/messages";
import { ELSEWHERE, ENGINE, NoDevice, NotLoaded, type Socket } from "./house";
import { keepForGood } from "./persistence";
import { permission } from "./permission.svelte";
import { reach } from "./reach.svelte";
import { upgrade } from "./upgrade.svelte";

/** The status of an answer when something was made that stays on this device: a table, a deal of the day, a variation. */
const CREATED = 201;

let worker: Worker | null = null;
let ready: Promise<void> | null = null;
let count = 0;
const answers = new Map<number, (response: Response) => void>();
const lines = new Map<number, DeviceSocket>();

/** Start the worker, if it is not there yet and may be loaded. Fulfilled when tables can be used. */
export function startDevice(): Promise<void> {
  ready ??= permission.given().then((given) => {
    if (given) return startWorker();
    ready = null;
    throw new NotLoaded();
  });
  return ready;
}

function startWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    reach.starting = true;
    worker = new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" });
    const failed = (why: string): void => {
      worker?.terminate();
      worker = ready = null; // the next attempt begins anew
      reach.starting = false;
      reach.stores = true;
      for (const answer of answers.values()) answer(Response.error());
      answers.clear();
      gone();
      reject(new NoDevice(why));
      void reloadIfOld();
    };
    worker.onerror = ({ message }) => failed(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "ready") {
        reach.starting = false;
        resolve();
      } else if (data.kind === "failed") failed(data.why);
      else hear(data);
    };
    tell({ kind: "start", engine: ENGINE });
  });
}

/** A page that was open while its host was updated finds its engine gone. The new page has another one. */
async function reloadIfOld(): Promise<void> {
  const found = await fetch(`${ENGINE}sushiya.zip`, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (found?.status === 404) upgrade.lacks(ENGINE);
}

function hear(message: Exclude<FromWorker, { kind: "ready" } | { kind: "failed" }>): void {
  if (message.kind === "answered") {
    const { id, status, type, text } = message;
    answers.get(id)?.(new Response(text, { status, headers: { "content-type": type } }));
    answers.delete(id);
    if (status === CREATED) void keepForGood();
  } else if (message.kind === "stores") reach.stores = message.works;
  else if (message.kind === "opened") lines.get(message.line)?.opened();
  else if (message.kind === "said") lines.get(message.line)?.onmessage?.({ data: message.text });
  else if (message.kind === "lost") lines.get(message.line)?.lost();
  else gone(ELSEWHERE);
}

/** Close all lines: the worker has ended, or another tab has the table now. */
function gone(code?: number): void {
  for (const line of [...lines.values()]) line.lost(code);
}

function tell(message: ToWorker): void {
  worker?.postMessage(message);
}

/** Ask the table on this device, as one would ask a server. */
export async function askDevice(path: string, init: RequestInit = {}): Promise<Response> {
  await startDevice();
  const id = ++count;
  const keys = new Headers(init.headers).get("x-seat-key") ?? "";
  const body = typeof init.body === "string" ? init.body : "";
  return new Promise((resolve) => {
    answers.set(id, resolve);
    tell({ kind: "request", id, method: init.method ?? "GET", path, keys, body });
  });
}

/** A line to a table on this device. It behaves like a WebSocket. */
export class DeviceSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  private readonly line = ++count;

  constructor(table: string) {
    lines.set(this.line, this);
    startDevice().then(
      () => this.readyState === WebSocket.CONNECTING && tell({ kind: "open", line: this.line, table }),
      // Anyone who said no is not asked again and again.
      (error: unknown) => this.lost(error instanceof NotLoaded ? ELSEWHERE : undefined),
    );
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    tell({ kind: "say", line: this.line, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    if (lines.delete(this.line)) tell({ kind: "close", line: this.line });
  }

  lost(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.line);
    this.onclose?.({ code });
  }
}
