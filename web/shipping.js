/**
 * Prepares the built page for sending: the name of the build, a list of files to load early, and compressed copies of
 * all texts. The server (`files.py`) sends what is written here as it is.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = [".css", ".html", ".js", ".json", ".svg", ".webmanifest"];
/** Smaller files fit into one packet anyway. */
const SMALL = 600;
/** The screens that people reach by a link, with the start of their path. */
const SCREENS = { "/t/": "screens/TableScreen.svelte" };
const LANGUAGE = /locales\/(\w+)\/\w+\.ftl/;

/** What becomes one file, with all it imports: many small ones would take longer than a few large ones. */
export const FILES = [
  {
    test: LANGUAGE,
    name: (id) => `texts-${LANGUAGE.exec(id)?.[1] ?? ""}`,
    debugName: "texts",
    priority: 3,
  },
  { test: /src\/(main\.ts|App\.svelte|screens\/Home\.svelte)/, name: "first", priority: 2 },
  { test: /src\/screens\/TableScreen\.svelte/, name: "table", priority: 1 },
];

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
      const lines = Object.entries(SCREENS).map(([start, module]) => {
        const screen = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return [start, ...needed(screen?.fileName ?? "")].filter((file) => !first.has(file)).join(" ");
      });
      const texts = chunks.flatMap(({ fileName }) => {
        const language = /texts-(\w+)-/.exec(fileName)?.[1];
        return language ? [`lang=${language} ${fileName}`] : [];
      });
      this.emitFile({ type: "asset", fileName: "preload.txt", source: [...lines, ...texts].join("\n") });
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true })) {
        const path = join(folder, file);
        if (!TEXTS.includes(extname(path)) || statSync(path).size < SMALL) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
