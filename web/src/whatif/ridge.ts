/** Ridges: the distribution of final points over many matches, as a smooth curve. */

/** Points, and how many matches ended with them. */
export type Counts = readonly (readonly number[])[];

const NARROWEST = 1.2;
/** Points on a curve. */
const STEPS = 96;

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The width of the kernel: Silverman's rule, but never so narrow that whole points show as teeth. */
function widthOf(counts: Counts): number {
  const all = sum(counts.map(([, count]) => count!));
  const mean = sum(counts.map(([points, count]) => points! * count!)) / all;
  const variance = sum(counts.map(([points, count]) => count! * (points! - mean) ** 2)) / all;
  return Math.max(NARROWEST, 1.06 * Math.sqrt(variance) * all ** -0.2);
}

/** The density at a point. Over all points it sums to one. */
export function densityOf(counts: Counts): (points: number) => number {
  const all = sum(counts.map(([, count]) => count!));
  const width = widthOf(counts);
  const scale = all * width * Math.sqrt(2 * Math.PI);
  return (at) => sum(counts.map(([points, count]) => count! * Math.exp(-(((at - points!) / width) ** 2) / 2))) / scale;
}

/** What both ridges span: multiples of a tick, with 0 inside. */
export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

export function axisOf(...ridges: Counts[]): Axis {
  const points = ridges.flatMap((counts) => counts.map(([each]) => each!));
  const low = Math.min(-5, ...points);
  const high = Math.max(5, ...points);
  const tick = [5, 10, 20, 50, 100].find((each) => (high - low) / each <= 7) ?? 200;
  const from = Math.floor(low / tick) * tick;
  const to = Math.ceil(high / tick) * tick;
  return { from, to, ticks: Array.from({ length: (to - from) / tick + 1 }, (_, index) => from + index * tick) };
}

/** The curve as points of the plane, and the same right of 0 only. `x` and `y` map to the picture. */
export function outline(
  counts: Counts,
  axis: Axis,
  x: (points: number) => number,
  y: (density: number) => number,
): { whole: string; won: string; line: string } {
  const density = densityOf(counts);
  const curve = (from: number): string[] =>
    Array.from({ length: STEPS + 1 }, (_, index) => {
      const at = from + ((axis.to - from) * index) / STEPS;
      return `${x(at).toFixed(1)} ${y(density(at)).toFixed(1)}`;
    });
  const closed = (points: string[], from: number): string =>
    `M${points.join("L")}L${x(axis.to).toFixed(1)} ${y(0).toFixed(1)}L${x(from).toFixed(1)} ${y(0).toFixed(1)}Z`;
  const whole = curve(axis.from);
  return { whole: closed(whole, axis.from), won: closed(curve(0), 0), line: `M${whole.join("L")}` };
}

/** The highest density of all. */
export const peakOf = (axis: Axis, ...ridges: Counts[]): number =>
  Math.max(
    ...ridges.map((counts) => {
      const density = densityOf(counts);
      return Math.max(...Array.from({ length: 60 }, (_, i) => density(axis.from + ((axis.to - axis.from) * i) / 59)));
    }),
  );

/** How many matches ended between two ticks, the lower one included. The last range has both ends. */
export function ranges(counts: Counts, axis: Axis): { from: number; to: number; matches: number }[] {
  return axis.ticks.slice(0, -1).map((from, index) => {
    const to = axis.ticks[index + 1]!;
    const last = index === axis.ticks.length - 2;
    const inside = counts.filter(([points]) => points! >= from && (points! < to || (last && points! === to)));
    return { from, to: last ? to : to - 1, matches: sum(inside.map(([, count]) => count!)) };
  });
}
