import { afterEach, expect, it, vi } from "vitest";
import { useFakeWorker } from "./worker.fixture";

/** A table on this device in a browser with this storage: the page has just been opened. */
async function opened(storage: object | undefined, status: number) {
  vi.resetModules();
  vi.stubGlobal("navigator", { storage });
  useFakeWorker(() => null, status);
  const { askDevice } = await import("./device");
  return askDevice;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // the next file has a worker of its own
});

it("asks the browser once to keep what is there, when the first table is made", async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  const askDevice = await opened({ persist }, 201);
  expect(persist).not.toHaveBeenCalled();
  await askDevice("/api/tables", { method: "POST" });
  await askDevice("/api/tables", { method: "POST" });
  expect(persist).toHaveBeenCalledTimes(1);
});

it("does not ask for what is not kept", async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  const askDevice = await opened({ persist }, 200);
  await askDevice("/api/matches");
  await askDevice("/api/score", { method: "POST" });
  expect(persist).not.toHaveBeenCalled();
});

it("plays on where the browser can't be asked, or fails", async () => {
  const fails = { persist: () => Promise.reject(new TypeError("not here")) };
  for (const storage of [undefined, {}, fails]) {
    const askDevice = await opened(storage, 201);
    expect((await askDevice("/api/tables", { method: "POST" })).status).toBe(201);
  }
});
