/** The belt is a loop with two straight sides and two round ends. */

export interface Loop {
  width: number;
  height: number;
  /** How far inside of the edge the hands ride. */
  inset: number;
}

/** The point at a part of the way around, clockwise from the middle of the lower side: where we sit. */
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

/** The way from one part to another, as points near enough to each other to look round. */
export function way(loop: Loop, from: number, to: number): { x: number; y: number }[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index) => along(loop, from + ((to - from) * index) / SAMPLES));
}
