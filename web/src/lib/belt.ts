/** The geometry of the belt: a loop with two straight sides and two round ends. */

export interface Loop {
  width: number;
  height: number;
  /** How far inside the edge the hands travel. */
  inset: number;
}

/** The point at a fraction of the way around, clockwise from the middle of the lower side, where we sit. */
export function along({ width, height, inset }: Loop, part: number): { x: number; y: number } {
  const r = height / 2 - inset;
  const side = Math.max(0, width - height);
  const bend = Math.PI * r;
  const whole = 2 * side + 2 * bend;
  const left = height / 2;
  const right = left + side;
  let way = (((part % 1) + 1) % 1) * whole;
  if (way <= side / 2) return { x: left + side / 2 - way, y: height - inset };
  way -= side / 2;
  if (way <= bend) return { x: left - r * Math.sin(way / r), y: height / 2 + r * Math.cos(way / r) };
  way -= bend;
  if (way <= side) return { x: left + way, y: inset };
  way -= side;
  if (way <= bend) return { x: right + r * Math.sin(way / r), y: height / 2 - r * Math.cos(way / r) };
  return { x: right - (way - bend), y: height - inset };
}

const SAMPLES = 8;

/** The path from one fraction to another, as points close enough together to look round. */
export function way(loop: Loop, from: number, to: number): { x: number; y: number }[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => along(loop, from + ((to - from) * index) / SAMPLES));
}
