import { beforeEach, expect, it, vi } from "vitest";
import { closeUp, fly, strike } from "./motion";

const reduced = vi.fn(() => ({ matches: false }));
beforeEach(() => vi.stubGlobal("matchMedia", reduced));

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

it("a row closes up: what came after the gap comes from one place further", () => {
  const row = document.createElement("ol");
  row.innerHTML = "<li></li><li></li><li></li>";
  const moved = [...row.children].map((each, index) => {
    Object.defineProperty(each, "offsetLeft", { value: 60 * index });
    return (each.animate = vi.fn());
  });
  closeUp(row, 1);
  expect(moved.map((animate) => (animate.mock.calls[0]?.[0] as Keyframe[] | undefined)?.[0])).toEqual([
    undefined,
    { translate: "60px 0" },
    { translate: "60px 0" },
  ]);
});

it("calm eyes see things appear, without any movement", () => {
  reduced.mockReturnValueOnce({ matches: true });
  const element = document.createElement("svg");
  const animate = vi.fn();
  element.animate = animate;
  strike(element, { id: 1, kind: "strike", at: { x: 0, y: 0, width: 9, height: 9 }, ms: 300, delay: 0 });
  expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, {}], { duration: 120 });
});
