/** Plates for tests. */

import type { Plate } from "../wire";

export const plate = (no: number, face: string, more: Partial<Plate> = {}): Plate => ({
  no,
  card: face,
  face,
  since: 1,
  turned: false,
  on: null,
  ...more,
});
