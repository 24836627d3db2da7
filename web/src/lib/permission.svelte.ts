/** Whether the engine of tables on this device may be loaded: where that might cost something, somebody is asked first. */

import { reach } from "./reach.svelte";

/**
 * What the engine weighs with all its parts, in megabytes, from a host that compresses nothing.
 * `tests/project/test_engine.py` weighs it.
 */
export const ENGINE_SIZE = 8;
/** Its largest file. */
const KEPT = "/pyodide.asm.wasm.bin";

/** Whether the browser has kept the engine, so that nothing would be loaded. */
async function isKept(): Promise<boolean> {
  if (!("caches" in window)) return false; // over plain HTTP
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => url.endsWith(KEPT))) return true;
  }
  return false;
}

class Permission {
  /** Whether somebody is being asked. */
  asking = $state(false);
  private decide: (yes: boolean) => void = () => undefined;

  async given(): Promise<boolean> {
    if (!reach.metered || (await isKept())) return true;
    this.asking = true;
    return new Promise((resolve) => (this.decide = resolve));
  }

  answer(yes: boolean): void {
    this.asking = false;
    this.decide(yes);
  }
}

export const permission = new Permission();
