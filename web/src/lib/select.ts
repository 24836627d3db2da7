/** The plates in front of us that an open question lets us tap. */

import { broughtBy, change } from "./brings";
import { details, servingOf } from "./choice";
import type { Question } from "./question.svelte";
import { t } from "./texts.svelte";
import { inFigures } from "./tray";
import type { Plate } from "./wire";

/** Plates that can be tapped. */
export interface Select {
  may: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  toggle: (no: number) => void;
  /** What tapping it would change, if anything. */
  note: (no: number) => string;
  /** Why it can't be tapped, where that is not obvious. */
  stays: (no: number) => string;
  /** Those chosen are shown face down. */
  turns?: boolean;
}

export function selectOf(question: Question): Select | null {
  if (question.mayTap.size === 0 || question.turningOver) return null;
  return {
    may: question.mayTap,
    chosen: question.tapped,
    toggle: (no) => question.tapPlate(no),
    note: (no) => changeOf(question, no),
    stays: (no) => whyItStays(question, no),
    turns: question.kind === "FillBox",
  };
}

function changeOf(question: Question, no: number): string {
  const brought = broughtBy(question.mine, keyOf(question, no));
  return brought && inFigures(brought) ? change(brought) : "";
}

/** What a tray says about its plates while they may be tapped. `alone`: its own line has nothing to add. */
export function noted(plates: Plate[], select: Select | null): { notes: string[]; alone: boolean } {
  if (!select) return { notes: [], alone: false };
  const open = plates.filter(({ no }) => select.may.has(no));
  const chosen = open.filter(({ no }) => select.chosen.has(no));
  const told = chosen.length > 0 || select.turns ? chosen : open;
  const stay = plates.filter((plate) => !open.includes(plate)).map(({ no }) => select.stays(no));
  const notes = [...new Set([...told.map(({ no }) => select.note(no)), ...stay])].filter(Boolean);
  return { notes, alone: notes.length > 0 && (!select.turns || open.length === 0) };
}

/** Why a plate can't be turned over. That it lies face down is seen; plates of earlier rounds have no number. */
function whyItStays({ decision }: Question, no: number): string {
  if (decision?.kind !== "FillBox") return "";
  const why = no < 0 ? "kept" : decision.staying.find(([plate]) => plate === no)?.[1];
  return why === undefined || why === "turned" ? "" : t(`questions-stays-${why}`);
}

/** The server's key for this plate: a plate to turn over, or the serving that copies it. */
function keyOf(question: Question, no: number): string {
  if (question.kind === "FillBox") return `#${no}`;
  const plate = question.asked().plates.find((each: Plate) => each.no === no);
  const copy = plate && (plate.turned ? "~" : plate.face);
  const options = question.copying.filter((option) => details(option).copy === copy);
  return options.map((option) => servingOf(option) ?? copy ?? "")[0] ?? "";
}
