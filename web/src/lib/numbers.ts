/** Points as people write them, with a real minus sign, and their totals. */

/** The sum of the points of all dishes. */
export function total(worth: Record<string, number> | undefined): number {
  return Object.values(worth ?? {}).reduce((sum, each) => sum + each, 0);
}

export function points(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : points(number);
}
