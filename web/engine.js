/** Puts Python for browsers (Pyodide) beside the built page. `hatch_build.py` adds our own rules. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const PYODIDE = join(import.meta.dirname, "node_modules", "pyodide");
/** Too large to rely on a host's compression. The worker unpacks it (`src/device/engine.ts`). */
const PACKED = "pyodide.asm.wasm";
/** `hatch_build.py` leaves out of it what a table never needs. */
const LIBRARY = "python_stdlib.zip";
/** Some hosts don't know that `.mjs` is a script, and browsers run no module that is sent as anything else. */
const SCRIPTS = { "pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js" };
const NOTICE = `This folder holds Pyodide: CPython and its standard library, compiled to WebAssembly.
Its scripts have other names, and parts of the library that no table needs are left out.
Pyodide is licensed under the Mozilla Public License 2.0, CPython under the PSF License Agreement.
The sources of both are published by their projects. sushiya.zip is Sushiya itself.
`;

/** The text of a script, with the name of the script that it loads. */
const scriptText = (script) => readFileSync(join(PYODIDE, script), "utf8").replaceAll("asm.mjs", "asm.js");

/** @returns {import("vite").Plugin} */
export function engine() {
  return {
    name: "engine",
    apply: "build",
    generateBundle() {
      const emit = (name, source) => this.emitFile({ type: "asset", fileName: `engine/new/${name}`, source });
      for (const [script, name] of Object.entries(SCRIPTS)) emit(name, scriptText(script));
      emit(LIBRARY, readFileSync(join(PYODIDE, LIBRARY)));
      emit(`${PACKED}.bin`, gzipSync(readFileSync(join(PYODIDE, PACKED)), { level: 9 }));
      emit("NOTICE.txt", NOTICE);
    },
  };
}
