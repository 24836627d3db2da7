import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { engine } from "./engine.js";
import { FILES, shipping } from "./shipping.js";
import { texts } from "./texts.js";

/** The page is built into the package, where the server finds it. In development the server runs separately. */
export default defineConfig(({ mode }) => ({
  base: "./", // the page may lie in any folder of a host
  plugins: [svelte(), texts(), engine(), shipping()],
  worker: { format: "es" },
  build: {
    outDir: "../src/sushiya/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    fs: { allow: [".."] }, // the texts, and the package files that tests read
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/matches": "http://127.0.0.1:8000" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // Not isolated: a document for every file would take nine tenths of the time.
  test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"] },
}));
