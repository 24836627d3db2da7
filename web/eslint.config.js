/** The linter looks for likely mistakes. Style is left to the formatter. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      // `{#each list as _, index}` and `const { [key]: _, ...others }` must name what they skip.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // The rule treats every `new Set()` in these files as state. Ours are local to a function, or private on purpose.
  { files: ["**/*.svelte.ts"], rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { files: ["**/*.{js,mjs}"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
