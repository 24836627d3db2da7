/** Python in the browser: Pyodide, the standard library and our own rules, all of them from our own host. */

import type { PyodideInterface } from "pyodide";
import { unpacked } from "../lib/packed";

const WASM = "pyodide.asm.wasm";
/** The packages that Pyodide would load from its own host: none. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.0", version: "314.0.7" },
  packages: {},
};
const OURS = "/lib/python3.14/site-packages";

async function read(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return response.arrayBuffer();
}

/** Add an archive of Python from the engine's folder: our own rules, or what only some tables need. */
const unpackPart = (python: PyodideInterface, archive: ArrayBuffer): void =>
  python.unpackArchive(archive, "zip", { extractDir: OURS });

const readPart = (folder: URL, part: string): Promise<ArrayBuffer> => read(new URL(`${part}.zip`, folder));

/** Python, and how it gets more parts of the engine. */
export interface Engine {
  python: PyodideInterface;
  bring: (part: string) => Promise<void>;
}

/** Start the engine in this folder. Each engine has one of its own, so that no two are ever mixed. */
export async function startEngine(address: string): Promise<Engine> {
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(WASM)
      ? unpacked(await plainFetch(`${url}.bin`, init), "application/wasm")
      : plainFetch(input, init);
  };
  const folder = new URL(address);
  const [python, ours] = await Promise.all([startPython(folder), readPart(folder, "sushiya")]);
  unpackPart(python, ours);
  return { python, bring: async (part) => unpackPart(python, await readPart(folder, part)) };
}

async function startPython(folder: URL): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(
    /* @vite-ignore */ new URL("pyodide.js", folder).href
  )) as typeof import("pyodide");
  return loadPyodide({
    indexURL: folder.href,
    stdLibURL: new URL("python_stdlib.zip", folder).href,
    lockFileContents: NO_PACKAGES as never,
  });
}
