import { describe, expect, it } from "vitest";
import { arrowTo, isArrow } from "./grid";

const rows = (...counts: number[]) =>
  counts.flatMap((count, row) => Array.from({ length: count }, (_, x) => ({ x: 70 * x, y: 100 * row })));

describe("arrow keys among cards", () => {
  it("starts at an end and goes round", () => {
    const boxes = rows(3);
    expect(arrowTo(boxes, -1, "ArrowRight")).toBe(0);
    expect(arrowTo(boxes, -1, "ArrowLeft")).toBe(2);
    expect(arrowTo(boxes, 2, "ArrowRight")).toBe(0);
    expect(arrowTo(boxes, 0, "ArrowLeft")).toBe(2);
  });

  it("goes from row to row, to the nearest", () => {
    const boxes = rows(5, 2);
    expect(arrowTo(boxes, 1, "ArrowDown")).toBe(6);
    expect(arrowTo(boxes, 4, "ArrowDown")).toBe(6);
    expect(arrowTo(boxes, 5, "ArrowUp")).toBe(0);
    expect(arrowTo(boxes, 0, "ArrowUp")).toBe(0);
    expect(arrowTo(boxes, 6, "ArrowDown")).toBe(6);
  });

  it("knows its keys", () => {
    expect(["ArrowUp", "Enter"].map(isArrow)).toEqual([true, false]);
  });
});
