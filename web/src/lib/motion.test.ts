import { expect, it, vi } from "vitest";
import { fly } from "./motion";

it("a copy keeps its shape on its way: it is drawn where it was, and only scaled", () => {
  const [from, to] = [
    { x: 10, y: 20, width: 60, height: 70 },
    { x: 110, y: 220, width: 30, height: 30 },
  ];
  const element = document.createElement("div");
  const animate = vi.fn();
  element.animate = animate;
  const copy = document.createElement("i");
  fly(element, { id: 1, kind: "fly", card: null, copy, from, to, ms: 100, delay: 0 });
  const [frames] = animate.mock.calls[0]! as [Keyframe[]];
  expect(frames[0]).toMatchObject({ translate: "0px 0px", scale: 1 });
  expect(frames.at(-1)).toMatchObject({ translate: "100px 200px", scale: 0.5 });
  expect(element.firstChild).toBe(copy);
});
