/** Things that lie in rows: how many, and moves among them by arrow keys. */

/** The cards of a hand that a phone shows side by side. More of them lie in two rows. */
export const IN_A_ROW = 5;

export interface Box {
  x: number;
  y: number;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export const isArrow = (key: string): boolean => key in STEPS || key in ROWS;

/** The index that an arrow key leads to. From nowhere it leads to the first, or (back) to the last. */
export function arrowTo(boxes: readonly Box[], from: number, key: string): number {
  const step = STEPS[key] ?? ROWS[key] ?? 0;
  if (from < 0) return step < 0 ? boxes.length - 1 : 0;
  if (key in STEPS) return (from + step + boxes.length) % boxes.length;
  const here = boxes[from]!;
  const rows = [...new Set(boxes.map((box) => box.y))].sort((a, b) => a - b);
  const row = rows[rows.indexOf(here.y) + step];
  const there = boxes.map((box, index) => ({ ...box, index })).filter((box) => box.y === row);
  const away = (box: Box): number => Math.abs(box.x - here.x);
  return there.sort((a, b) => away(a) - away(b))[0]?.index ?? from;
}
