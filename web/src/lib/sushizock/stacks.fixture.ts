/** A table with stacks and dice for tests: what a server would send. */

import type { DiceGroup, Ladder, SeenStack } from "../protocol";
import type { SushizockPublic } from "../wire";

export const stack = (tiles: number[], open = true): SeenStack => ({
  height: tiles.length,
  top: tiles.at(-1) ?? null,
  tiles: open ? tiles : null,
});

export const ladder = (counted: number, uncounted: number, bare: number): Ladder => ({
  counted,
  uncounted,
  bare,
  terms: null,
  sums: null,
});

export const group = (face: DiceGroup["face"], more: Partial<DiceGroup>): DiceGroup => ({
  face,
  kept: 0,
  rolled: 1,
  kind: face === "bone" || face === "red" ? "bone" : "sushi",
  place: null,
  reach: null,
  needs: 1,
  missing: null,
  victims: [],
  ...more,
});

export const view = (more: Partial<SushizockPublic>): SushizockPublic => ({
  box: { sushi: [], bones: [] },
  rows: { sushi: [2, 5], bones: [1] },
  stacks: [],
  turn: 0,
  next: [1, 2],
  roll: 1,
  kept: [],
  rolled: [],
  over: false,
  scores: null,
  serial: 1,
  winners: [],
  ladders: [],
  dice: [],
  rolls_left: 2,
  forced: false,
  outcomes: {},
  ...more,
});
