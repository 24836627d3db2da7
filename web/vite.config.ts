import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the package, where the server finds it; in development the server runs beside. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: "../src/sushiya/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] }, // texts, and what tests read of the package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/matches": "http://127.0.0.1:8000" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
