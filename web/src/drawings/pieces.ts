/** The tiles that decorate the page about them: a few of each kind. */

export const SAMPLES = [
  { kind: "sushi", value: 1 },
  { kind: "sushi", value: 4 },
  { kind: "sushi", value: 6 },
  { kind: "bone", value: 1 },
  { kind: "bone", value: 3 },
] as const;
