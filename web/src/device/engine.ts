/** Python in the browser: Pyodide, the standard library and our own rules, all of them from our own host. */

import type { PyodideInterface } from "pyodide";

const WASM = "pyodide.asm.wasm";
/** The packages that Pyodide would load from its own host: none. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.0", version: "314.0.7" },
  packages: {},
};
const OURS = "/lib/python3.14/site-packages";

/** The file is compressed here and not by the host: some hosts don't, and it is the largest. */
async function unpacked(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const packed = await response.blob();
  const [first, second] = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b; // a host may have unpacked it already
  const stream = isPacked ? packed.stream().pipeThrough(new DecompressionStream("gzip")) : packed.stream();
  return new Response(stream, { headers: { "content-type": "application/wasm" } });
}

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
    return url.endsWith(WASM) ? unpacked(await plainFetch(`${url}.bin`, init)) : plainFetch(input, init);
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
