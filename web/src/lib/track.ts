/** The score track, and which stretch of it is shown. */

const STEP = 5;
const LEAST = 20;

/** A range between multiples of five that contains every score and spans at least twenty points. */
export function stretch(scores: number[]): { low: number; high: number } {
  const low = STEP * Math.floor((Math.min(...scores) - 1) / STEP);
  const first = Math.min(...scores) >= 0 ? Math.max(0, low) : low;
  return { low: first, high: Math.max(first + LEAST, STEP * Math.ceil((Math.max(...scores) + 1) / STEP)) };
}

export function marks(low: number, high: number): number[] {
  return Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP);
}

/** How high the label of each place hangs, so that labels of this width do not cover each other. */
export function heights(places: number[], labelled: (index: number) => boolean, width: number): number[] {
  const rows = places.map(() => 0);
  const ends: number[] = [];
  const order = places.map((_, index) => index).filter(labelled);
  for (const index of order.sort((a, b) => places[a]! - places[b]!)) {
    const free = ends.findIndex((end) => end <= places[index]!);
    rows[index] = free < 0 ? ends.length : free;
    ends[rows[index]] = places[index]! + width;
  }
  return rows;
}
