// Checks the contrast of every text pair and mark in tokens.css, in both themes.
// `node contrast.mjs` prints the weakest pairs, `--all` prints all of them.
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const both = new Map();
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  const colours = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/)?.slice(1) ?? value.match(/^#\w{6}$/)?.concat(value);
  if (colours) both.set(name, colours);
}

const grounds = ["paper", "surface", "surface-2", "counter"];
const text = [
  ...["ink", "ink-soft", "indigo", "lacquer-text", "matcha", "ginger"].flatMap((colour) =>
    grounds.map((ground) => [colour, ground]),
  ),
  ...["ink", "ink-soft"].map((colour) => [colour, "counter-grain"]),
  ...["indigo", "lacquer", "matcha", "ginger"].map((role) => ["ink", `${role}-soft`]),
  ["indigo", "indigo-soft"],
  ["lacquer-text", "lacquer-soft"],
  ["matcha", "matcha-soft"],
  ["ginger", "ginger-soft"],
  ["on-indigo", "indigo"],
  ["on-lacquer", "lacquer"],
  ["on-off", "off"],
  ["on-noren", "noren"],
  ["on-noren", "noren-2"],
  ["on-belt", "belt"],
  ["card-ink", "card-paper"],
  ["card-loss", "card-paper"],
  ["on-hanko", "hanko"],
];
const marks = [
  ...["line-strong", "indigo", "lacquer"].flatMap((colour) => grounds.map((ground) => [colour, ground])),
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((seat) => ["paper", "surface"].map((ground) => [`seat-${seat}`, ground])),
  ["ring-noren", "noren"],
  ["belt-mark", "belt"],
];

function luminance(colour) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const found = [
  [text, 4.5],
  [marks, 3],
].flatMap(([pairs, least]) =>
  pairs.flatMap(([colour, ground]) =>
    ["light", "dark"].map((theme, at) => ({
      theme,
      colour,
      ground,
      least,
      ratio: ratio(both.get(colour)[at], both.get(ground)[at]),
    })),
  ),
);
found.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
const failed = found.filter((pair) => pair.ratio < pair.least);
for (const pair of process.argv.includes("--all") ? found : found.slice(0, 8))
  console.log(`${pair.ratio.toFixed(2)} (at least ${pair.least})  ${pair.theme}: ${pair.colour} on ${pair.ground}`);
console.log(`${found.length} pairs, ${failed.length} too weak`);
process.exitCode = failed.length ? 1 : 0;
