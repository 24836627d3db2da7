import { expect, it } from "vitest";
import { flatten, movedPath } from "./flatten";

it("moves what is said from the corner, and leaves what is said from the pen", () => {
  expect(movedPath("M1 2L3 4H5V6C1 2 3 4 5 6Q1 2 3 4Z", 10, 20)).toBe(
    "M11 22L13 24H15V26C11 22 13 24 15 26Q11 22 13 24Z",
  );
  expect(movedPath("M1 2l3 4v-6c1 2 3 4 5 6", 10, 20)).toBe("M11 22l3 4v-6c1 2 3 4 5 6");
});

it("moves an arc's end, and not its size", () => {
  expect(movedPath("M0 0A5 6 30 0 1 7 8a5 6 30 0 1 7 8", 1, 2)).toBe("M1 2A5 6 30 0 1 8 10a5 6 30 0 1 7 8");
});

it("reads points without a command of their own, and numbers without a space", () => {
  expect(movedPath("M1 2 3 4L.5-1.5 2.25 3", 1, 1)).toBe("M2 3L4 5L1.5 -0.5L3.25 4");
});

it("changes only paths that are moved and nothing else", () => {
  const drawings = document.createElement("div");
  drawings.innerHTML =
    '<svg><path transform="translate(1.6 2.4)" d="M1 1H2"/><path transform="rotate(9 1 1)" d="M1 1"/>' +
    '<g transform="translate(1 1)"></g></svg>';
  flatten(drawings);
  expect(drawings.innerHTML).toBe(
    '<svg><path d="M2.6 3.4H3.6"></path><path transform="rotate(9 1 1)" d="M1 1"></path>' +
      '<g transform="translate(1 1)"></g></svg>',
  );
});
