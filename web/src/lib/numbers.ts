/** Points as people write them, with a real minus, and what they add up to. */

/** What dishes bring together. */
export function total(worth: Record<string, number> | undefined): number {
  return Object.values(worth ?? {}).reduce((sum, each) => sum + each, 0);
}

export function points(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : points(number);
}
