/** The available lessons, and the progress of this device in each. Progress survives a reload. */

import type { Lesson } from "./lesson";
import { read, write } from "./keys";

const SCRIPTS = import.meta.glob<Lesson>("../lessons/*.json", { import: "default" });
const PUPIL = "sushiya.lessons";

export interface Progress {
  table: string;
  done: string[];
}

export const LESSONS = Object.keys(SCRIPTS).map((path) => /([\w-]+)\.json$/.exec(path)![1]!);

export function loadLesson(game: string): Promise<Lesson> {
  return SCRIPTS[`../lessons/${game}.json`]!();
}

const all = (): Record<string, Progress> => read<Record<string, Progress>>(PUPIL, {});

export const progressIn = (game: string): Progress | null => all()[game] ?? null;

export function keepProgress(game: string, progress: Progress): void {
  write(PUPIL, { ...all(), [game]: progress });
}

export function endLesson(game: string): void {
  const { [game]: _, ...others } = all();
  write(PUPIL, others);
}

/** The address where a table continues. At a lesson's table, the coach is still waiting. */
export function addressOf(table: string): string {
  const lesson = Object.entries(all()).find(([, progress]) => progress.table === table);
  return lesson ? `/learn/${lesson[0]}` : `/t/${table}`;
}
