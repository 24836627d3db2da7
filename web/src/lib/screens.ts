/** Every address of the page, and the screen that it shows. */

import type { Load } from "./lazy";
import { LESSONS } from "./lessons";

type AnyProps = Record<string, unknown>;

export interface Screen {
  load: Load<AnyProps>;
  props: AnyProps;
  /** Addresses with the same key are the same screen. */
  key: string;
}

const HOME = () => import("../screens/Home.svelte");
export const TABLE = () => import("../screens/TableScreen.svelte");
const REPLAY = () => import("../screens/Replay.svelte");
const REVIEW = () => import("../review/Review.svelte");
const WHAT_IF = () => import("../whatif/WhatIf.svelte");
const LEARN = () => import("../screens/Learn.svelte");
const PAD = () => import("../screens/ScorePad.svelte");
const DEVICE = () => import("../screens/Device.svelte");
const PUZZLES = () => import("../screens/Puzzles.svelte");
const DAILY = () => import("../daily/Result.svelte");
const RULES = () => import("../screens/Rules.svelte");

const screen = <Props extends AnyProps>(key: string, load: Load<Props>, props: Props): Screen => ({
  load: load as unknown as Load<AnyProps>,
  props,
  key,
});

export function screenAt(path: string): Screen {
  const table = /^\/t\/([a-z0-9]+)$/.exec(path)?.[1];
  if (table) return screen(path, TABLE, { id: table });
  const replay = /^\/replay\/([a-z0-9]+)$/.exec(path)?.[1];
  if (replay) return screen(path, REPLAY, { id: replay });
  const review = /^\/review\/([a-z0-9]+)$/.exec(path)?.[1];
  if (review) return screen(path, REVIEW, { id: review });
  const whatIf = /^(\/what-if\/([a-z0-9]+)\/(\d{1,4})\/(\d))(?:\/([a-z0-9]+))?$/.exec(path);
  if (whatIf) {
    const [, key, id, step, seat, variation] = whatIf;
    return screen(key!, WHAT_IF, { id: id!, step: Number(step), seat: Number(seat), variation: variation ?? "" });
  }
  const lesson = LESSONS.find((game) => path === `/learn/${game}`);
  if (lesson) return screen(path, LEARN, { game: lesson });
  if (path === "/puzzles" || path.startsWith("/puzzles/")) return screen("puzzles", PUZZLES, { path });
  const [, daily, day] = /^\/daily\/([a-z-]+)(?:\/([0-9-]+))?$/.exec(path) ?? [];
  if (daily) return screen(path, DAILY, { name: daily, day: day ?? "" });
  if (path === "/device") return screen("device", DEVICE, {});
  if (path === "/score") return screen("pad", PAD, {});
  if (path === "/rules" || path.startsWith("/rules/")) return screen("rules", RULES, { path });
  return screen("home", HOME, {});
}
