/** A worker for tests: it is ready at once, and answers requests as the test says. */

import { vi } from "vitest";
import type { FromWorker, ToWorker } from "../device/messages";

type Asked = Extract<ToWorker, { kind: "request" }>;

export const requests: Asked[] = [];
let answer: (asked: Asked) => unknown = () => null;
let status = 200;

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
    queueMicrotask(() => this.onmessage?.({ data: { kind: "answered", id: asked.id, status, type, text } }));
  }
}

/** Use it, with these answers. */
export function useFakeWorker(answers: typeof answer, withStatus = 200): void {
  vi.stubGlobal("Worker", FakeWorker);
  answer = answers;
  status = withStatus;
  requests.length = 0;
}
