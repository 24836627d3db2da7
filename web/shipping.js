/**
 * Prepares the built page for sending: the name of the build, a list of files to load early, and compressed copies of
 * all texts. The server (`files.py`) sends what is written here as it is.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { languageOf } from "./texts.js";

const TEXTS = [".css", ".html", ".js", ".json", ".svg", ".webmanifest"];
/** Smaller files fit into one packet anyway. */
const SMALL = 600;
/** `hatch_build.py` compresses the page itself, once it has named the engine in it. */
const PAGE = "index.html";
/** The screens that people open first, by the pattern of their paths. */
const SCREENS = { "/": "Home", "/t/*": "TableScreen" };
/** The likely next screen: a table's cards come from hands. Without its styles: a browser warns of unused ones. */
const LIKELY = { "/t/*": "SushiTable" };

/** The modules with which loading begins, and the files that they become, each with what only it needs. */
const STARTS = {
  "main.ts": "main",
  "Home.svelte": "Home",
  "TableScreen.svelte": "TableScreen",
  "SushiTable.svelte": "SushiTable",
  "sushi/staging.ts": "SushiTable",
  "SushizockTable.svelte": "SushizockTable",
  "sushizock/staging.ts": "SushizockTable",
};

/** The starts from which loading reaches a module. */
function startsOf(id, context, found = new Set(), seen = new Set()) {
  if (seen.has(id)) return found;
  seen.add(id);
  const start = Object.keys(STARTS).find((name) => id.endsWith(`/${name}`));
  if (start) found.add(STARTS[start]);
  for (const each of context.getModuleInfo(id).importers) startsOf(each, context, found, seen);
  return found;
}

/** The file of a module: what several starts need is in the file before them. Null leaves it to the bundler. */
function fileOf(id, context) {
  const starts = startsOf(id, context);
  if (starts.size < 2) return [...starts][0];
  return starts.has("main") || starts.has("Home") ? "main" : "TableScreen";
}

/** Groups of modules that become one file: many small ones would take longer than a few large ones. */
export const FILES = [{ name: fileOf, debugName: "start", includeDependenciesRecursively: false }];

/** @returns {import("vite").Plugin} */
export function shipping() {
  let folder = "";
  return {
    name: "shipping",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "build", content: process.env.SUSHIYA_BUILD ?? "" }, injectTo: "head" },
    ],
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const needed = (file, seen = new Set()) => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        if (!chunk || seen.has(file)) return seen;
        seen.add(file);
        for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
        for (const other of chunk.imports) needed(other, seen);
        return seen;
      };
      // What the first script imports is named in the page itself.
      const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needed(fileName)]));
      const fileWith = (name) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/screens/${name}.svelte`))).fileName;
      const lines = Object.entries(SCREENS).map(([pattern, screen]) => {
        const files = needed(fileWith(screen));
        if (LIKELY[pattern]) files.add(fileWith(LIKELY[pattern]));
        return [pattern, ...files].filter((file) => !first.has(file)).join(" ");
      });
      const texts = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.filter(languageOf).map((id) => `lang=${languageOf(id)} ${fileName}`),
      );
      this.emitFile({ type: "asset", fileName: "preload.txt", source: [...lines, ...texts].join("\n") });
    },
    closeBundle() {
      // Screens have addresses with slashes, so the page itself names its files from the root.
      const page = join(folder, PAGE);
      writeFileSync(page, readFileSync(page, "utf8").replaceAll('="./', '="/'));
      for (const file of readdirSync(folder, { recursive: true })) {
        const path = join(folder, file);
        if (path === page || !TEXTS.includes(extname(path)) || statSync(path).size < SMALL) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
