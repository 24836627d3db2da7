import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFakeWorker } from "./worker.fixture";

/** The modules as they are when the page has just been opened: no engine is there yet. */
async function opened() {
  vi.resetModules();
  const [{ startDevice }, { permission }, { NotLoaded, ENGINE }] = await Promise.all([
    import("./device"),
    import("./permission.svelte"),
    import("./house"),
  ]);
  return { startDevice, permission, NotLoaded, ENGINE };
}

/** The browser has kept this engine. Returns the caches that are opened from now on. */
function keeps(engine: string): string[] {
  const cache = { keys: () => Promise.resolve([{ url: `${engine}pyodide.asm.wasm.bin` }]) };
  const names: string[] = [];
  const open = (name: string): Promise<unknown> => {
    names.push(name);
    return Promise.resolve(cache);
  };
  vi.stubGlobal("caches", { keys: () => Promise.resolve(["sushiya"]), open });
  return names;
}

/** Somebody allows to load the engine, in a browser whose service worker is asked for an update. */
async function allowed(update: () => Promise<void>): Promise<void> {
  const { startDevice, permission } = await opened();
  const registration = { scope: "here", update };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal("navigator", { connection: { saveData: true }, serviceWorker });
  const ready = startDevice();
  await vi.waitUntil(() => permission.asking);
  permission.answer(true);
  await ready;
  await new Promise((done) => setTimeout(done, 50));
}

const started = vi.fn();
const on = (connection: object): void => void vi.stubGlobal("navigator", { connection });

beforeEach(() => {
  started.mockReset();
  useFakeWorker(() => null);
  const Fake = Worker;
  vi.stubGlobal(
    "Worker",
    class extends Fake {
      constructor(...all: ConstructorParameters<typeof Worker>) {
        super(...all);
        started();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // the next file has a worker of its own
});

it("asks nobody where loading costs nothing", async () => {
  const { startDevice, permission } = await opened();
  on({ type: "wifi" });
  await startDevice();
  expect([permission.asking, started.mock.calls.length]).toEqual([false, 1]);
});

it("loads nothing on a metered line before somebody says yes", async () => {
  const { startDevice, permission } = await opened();
  on({ type: "cellular" });
  const ready = startDevice();
  await vi.waitUntil(() => permission.asking);
  expect(started).not.toHaveBeenCalled();
  permission.answer(true);
  await ready;
  expect([permission.asking, started.mock.calls.length]).toEqual([false, 1]);
});

it("takes no for an answer, and asks again another time", async () => {
  const { startDevice, permission, NotLoaded } = await opened();
  on({ saveData: true });
  const ready = startDevice();
  await vi.waitUntil(() => permission.asking);
  permission.answer(false);
  await expect(ready).rejects.toThrow(NotLoaded);
  expect(started).not.toHaveBeenCalled();
  void startDevice();
  await vi.waitUntil(() => permission.asking);
});

it("asks nobody if the browser has kept what is needed", async () => {
  const { startDevice, permission, ENGINE } = await opened();
  on({ saveData: true });
  keeps(ENGINE);
  await startDevice();
  expect([permission.asking, started.mock.calls.length]).toEqual([false, 1]);
});

it("asks before it loads a newer engine than the browser has kept", async () => {
  const { startDevice, permission, ENGINE } = await opened();
  on({ saveData: true });
  keeps(new URL("../older/", ENGINE).href);
  void startDevice();
  await vi.waitUntil(() => permission.asking);
  expect(started).not.toHaveBeenCalled();
});

it("the page is updated together with its engine, or later if that fails", async () => {
  const { ENGINE } = await opened();
  const names = keeps(new URL("../older/", ENGINE).href);
  const update = vi.fn(() => Promise.reject(new TypeError("no line")));
  await allowed(update);
  expect(update).toHaveBeenCalledTimes(1);
  expect(names).toContain("sushiya here allowed");
});

it("engines of another page at the same host are not ours", async () => {
  const { ENGINE } = await opened();
  keeps(new URL("../../another/engine/older/", ENGINE).href);
  const update = vi.fn(() => Promise.resolve());
  await allowed(update);
  expect(update).not.toHaveBeenCalled();
});
