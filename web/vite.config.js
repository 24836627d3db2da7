import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { FILES, shipping } from "./shipping.js";

/** The page is built into the package, where the server finds it. In development the server runs separately. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), shipping()],
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
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
