/** Points as people write them, with a real minus. */

export function points(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : points(number);
}
