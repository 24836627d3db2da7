import { expect, it } from "vitest";
import type { SushizockPublic, WireEvent } from "../wire";
import { ladder, stack, view } from "./stacks.fixture";
import { between, midair } from "./staging";

it("a tile in the air has a place on its new stack, and its old one; then it is where the update says", () => {
  const at = (sushi: number[][], row: number[], score: number): SushizockPublic =>
    view({
      rows: { sushi: row, bones: [] },
      stacks: sushi.map((tiles) => ({ sushi: stack(tiles), bones: stack([]) })),
      ladders: sushi.map((tiles) => ladder(tiles.length, 0, 0)),
      scores: [score, 0],
      rolled: score === 0 ? ["sushi"] : [],
    });
  const [before, after] = [at([[], [3]], [2, 5], 0), at([[5], [3]], [2], 5)];
  const took: WireEvent = { event: "Took", seat: 0, kind: "sushi", value: 5, place: 2, forced: false };
  const landed = between(before, [took], after);
  expect(landed).toEqual({ ...after, rolled: before.rolled });
  expect(midair(before, landed)).toEqual({ ...before, stacks: after.stacks });
  const stolen = at([[3], []], [2, 5], 3);
  expect(midair(before, stolen)).toEqual({ ...before, stacks: [stolen.stacks[0], before.stacks[1]] });
});
