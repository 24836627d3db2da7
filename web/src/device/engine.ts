/** Python in the browser: Pyodide, the standard library and our own rules, all of them from our own host. */

import type { PyodideInterface } from "pyodide";

/** Next to `assets/`, where this file is. */
const ENGINE = new URL("../engine/", import.meta.url);
const WASM = "pyodide.asm.wasm";
/** What Pyodide would install from its own host: nothing. */
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

async function bytes(name: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(name, ENGINE));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
}

export async function startEngine(): Promise<PyodideInterface> {
  const plainFetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith(WASM) ? unpacked(await plainFetch(`${url}.bin`, init)) : plainFetch(input, init);
  };
  const [python, code] = await Promise.all([startPython(), bytes("sushiya.zip")]);
  python.unpackArchive(code, "zip", { extractDir: OURS });
  return python;
}

async function startPython(): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(
    /* @vite-ignore */ new URL("pyodide.mjs", ENGINE).href
  )) as typeof import("pyodide");
  return loadPyodide({
    indexURL: ENGINE.href,
    stdLibURL: new URL("python_stdlib.zip", ENGINE).href,
    lockFileContents: NO_PACKAGES as never,
  });
}
