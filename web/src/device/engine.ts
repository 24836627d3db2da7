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

/** Start the engine in this folder. Each engine has one of its own, so that no two are ever mixed. */
export async function startEngine(address: string): Promise<PyodideInterface> {
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(WASM)
      ? unpacked(await plainFetch(`${url}.bin`, init), "application/wasm")
      : plainFetch(input, init);
  };
  const folder = new URL(address);
  const [python, ours] = await Promise.all([startPython(folder), read(new URL("sushiya.zip", folder))]);
  python.unpackArchive(ours, "zip", { extractDir: OURS });
  return python;
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
