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

function keeps(engine: string): void {
  const cache = { keys: () => Promise.resolve([{ url: `${engine}pyodide.asm.wasm.bin` }]) };
  vi.stubGlobal("caches", { keys: () => Promise.resolve(["sushiya"]), open: () => Promise.resolve(cache) });
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
  const { startDevice, permission } = await opened();
  on({ saveData: true });
  keeps("https://sushi.example/engine/older/");
  void startDevice();
  await vi.waitUntil(() => permission.asking);
  expect(started).not.toHaveBeenCalled();
});
