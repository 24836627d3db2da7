/** Puts Python for browsers (Pyodide) beside the built page. `hatch_build.py` adds our own rules. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const PYODIDE = join(import.meta.dirname, "node_modules", "pyodide");
/** Shipped as they are. */
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip"];
/** Too large to leave its compression to a host. The worker unpacks it (`src/device/engine.ts`). */
const PACKED = "pyodide.asm.wasm";
const NOTICE = `This folder holds Pyodide, unchanged: CPython and its standard library, compiled to WebAssembly.
Pyodide is licensed under the Mozilla Public License 2.0, CPython under the PSF License Agreement.
The sources of both are published by their projects. sushiya.zip is Sushiya itself.
`;

/** @returns {import("vite").Plugin} */
export function engine() {
  return {
    name: "engine",
    apply: "build",
    generateBundle() {
      const emit = (name, source) => this.emitFile({ type: "asset", fileName: `engine/${name}`, source });
      for (const name of FILES) emit(name, readFileSync(join(PYODIDE, name)));
      emit(`${PACKED}.bin`, gzipSync(readFileSync(join(PYODIDE, PACKED)), { level: 9 }));
      emit("NOTICE.txt", NOTICE);
    },
  };
}
