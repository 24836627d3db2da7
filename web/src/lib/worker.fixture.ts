/** A worker for tests: it is ready at once, and answers requests as the test says. */

import { vi } from "vitest";
import type { FromWorker, ToWorker } from "../device/messages";

type Asked = Extract<ToWorker, { kind: "request" }>;

export const requests: Asked[] = [];
let answer: (asked: Asked) => unknown = () => null;

class FakeWorker {
  onmessage: ((message: { data: FromWorker }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: { kind: "ready" } }));
  }

  postMessage(asked: ToWorker): void {
    if (asked.kind !== "request") return;
    requests.push(asked);
    const found = answer(asked);
    const text = typeof found === "string" ? found : JSON.stringify(found);
    const type = "application/json";
    queueMicrotask(() => this.onmessage?.({ data: { kind: "answered", id: asked.id, status: 200, type, text } }));
  }
}

/** Use it, with these answers. */
export function useFakeWorker(answers: typeof answer): void {
  vi.stubGlobal("Worker", FakeWorker);
  answer = answers;
  requests.length = 0;
}
