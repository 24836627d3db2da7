/** What moves in a beat, loaded once the first hand is there, since nothing moves before. */

import type { AnyLoad } from "./lazy";

type Motions = typeof import("./choreography");
let loading: Promise<Motions | null> | undefined;

/** Null if it can't be loaded now: then nothing moves, and the next beat tries again. */
export function motions(): Promise<Motions | null> {
  loading ??= import("./choreography").catch(() => {
    loading = undefined;
    return null;
  });
  return loading;
}

/** Load it when there is nothing else to do. */
export const MOTIONS: AnyLoad = async () => ({ default: await motions() });
