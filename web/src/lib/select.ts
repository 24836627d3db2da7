/** The plates in front of us that an open question lets us tap. */

import { broughtBy, change } from "./brings";
import { details, servingOf } from "./choice";
import type { Question } from "./question.svelte";
import type { Plate } from "./wire";

/** Plates that can be tapped. */
export interface Select {
  may: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  toggle: (no: number) => void;
  /** What tapping it would bring. */
  note: (no: number) => string;
  /** Those chosen are shown face down. */
  turns?: boolean;
}

export function selectOf(question: Question): Select | null {
  if (question.mayTap.size === 0 || question.turningOver) return null;
  return {
    may: question.mayTap,
    chosen: question.tapped,
    toggle: (no) => question.tapPlate(no),
    note: (no) => change(broughtBy(question.mine, keyOf(question, no))),
    turns: question.kind === "FillBox",
  };
}

/** What the server calls this: a plate to turn over, or the serving that copies it. */
function keyOf(question: Question, no: number): string {
  if (question.kind === "FillBox") return `#${no}`;
  const plate = question.asked().plates.find((each: Plate) => each.no === no);
  const copy = plate && (plate.turned ? "~" : plate.face);
  const options = question.copying.filter((option) => details(option).copy === copy);
  return options.map((option) => servingOf(option) ?? copy ?? "")[0] ?? "";
}

/** What tapping these plates would bring: of the chosen ones, or else of all. */
export function noted(open: Plate[], select: Select | null): string[] {
  if (!select) return [];
  const chosen = open.filter(({ no }) => select.chosen.has(no));
  const notes = (chosen.length > 0 ? chosen : open).map(({ no }) => select.note(no));
  return [...new Set(notes)].filter(Boolean);
}
