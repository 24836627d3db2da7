/** The texts of each language as one module, from the same Fluent files that the terminal reads. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../src/sushiya/locales", import.meta.url));
/** Files that only the terminal needs. */
const NOT_HERE = ["arena.ftl", "pad.ftl", "review.ftl", "simulate.ftl", "terminal.ftl", "typed.ftl"];
/** `virtual:texts` knows the languages, `virtual:texts/en` has the texts of one. */
const MODULE = /^\0?virtual:texts(?:\/(\w+))?$/;
const COMMENT = /^#.*\n/gm;

/** The language of a module, if it holds texts. */
export const languageOf = (id) => MODULE.exec(id)?.[1];

/** @returns {import("vite").Plugin} */
export function texts() {
  return {
    name: "texts",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      if (!MODULE.test(id)) return null;
      const language = languageOf(id);
      if (!language) {
        const loads = readdirSync(FOLDER).map((each) => `${each}: () => import("virtual:texts/${each}")`);
        return `export const LANGUAGES = { ${loads.join(", ")} };`;
      }
      const files = readdirSync(join(FOLDER, language)).filter((name) => !NOT_HERE.includes(name));
      const paths = files.map((name) => join(FOLDER, language, name));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8").replace(COMMENT, "")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
