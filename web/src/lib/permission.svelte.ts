/** Whether the engine of tables on this device may be loaded: where that might cost something, somebody is asked first. */

import { ENGINE } from "./house";
import { reach } from "./reach.svelte";

/**
 * What the engine weighs with all its parts, in megabytes, from a host that compresses nothing.
 * `tests/project/test_engine.py` weighs it.
 */
export const ENGINE_SIZE = 8;
/** Its largest file. */
const LARGEST = "pyodide.asm.wasm.bin";

/** The folder of all engines of this page. A host may have several pages like this one, in other folders. */
const OURS = new URL("..", ENGINE).href;

/** The folders of this page's engines that the browser has kept. */
async function keptEngines(): Promise<string[]> {
  if (!("caches" in window)) return []; // over plain HTTP
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const found = files.flat().filter(({ url }) => url.startsWith(OURS) && url.endsWith(`/${LARGEST}`));
  return found.map(({ url }) => url.slice(0, -LARGEST.length));
}

class Permission {
  /** Whether somebody is being asked. */
  asking = $state(false);
  private decide: (yes: boolean) => void = () => undefined;

  async given(): Promise<boolean> {
    if (!reach.metered) return true;
    const kept = await keptEngines();
    if (kept.includes(ENGINE)) return true;
    this.asking = true;
    const yes = await new Promise<boolean>((resolve) => (this.decide = resolve));
    // If the update fails, the browser tries it again by itself.
    if (yes && kept.length > 0)
      void import("./offline").then(({ allowUpdate }) => allowUpdate()).catch(() => undefined);
    return yes;
  }

  answer(yes: boolean): void {
    this.asking = false;
    this.decide(yes);
  }
}

export const permission = new Permission();
