import { describe, expect, it } from "vitest";
import { along, way } from "./belt";

const LOOP = { width: 400, height: 100, inset: 20 };

describe("the belt", () => {
  it("begins at the middle of the lower side", () => expect(along(LOOP, 0)).toEqual({ x: 200, y: 80 }));

  it("runs clockwise: over the left end, the upper side and the right end", () => {
    expect(along(LOOP, 0.25).x).toBeCloseTo(20);
    expect(along(LOOP, 0.25).y).toBeCloseTo(50);
    expect(along(LOOP, 0.5).x).toBeCloseTo(200);
    expect(along(LOOP, 0.5).y).toBeCloseTo(20);
    expect(along(LOOP, 0.75).x).toBeCloseTo(380);
  });

  it("has no jumps, and closes", () => {
    const points = Array.from({ length: 201 }, (_, index) => along(LOOP, index / 200));
    const length = 2 * 300 + 2 * Math.PI * 30;
    points.slice(1).forEach((point, index) => {
      const before = points[index]!;
      expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan((1.01 * length) / 200);
    });
    expect(along(LOOP, 1)).toEqual(along(LOOP, 0));
    expect(along(LOOP, -0.25)).toEqual(along(LOOP, 0.75));
  });

  it("goes from seat to seat", () => {
    const points = way(LOOP, 0, -0.25);
    expect(points[0]).toEqual(along(LOOP, 0));
    expect(points.at(-1)).toEqual(along(LOOP, 0.75));
  });
});
