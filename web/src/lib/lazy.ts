/** Parts of the page that are loaded when they are needed, or before that, when there is nothing else to do. */

import type { Component } from "svelte";

export type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
/** A part whose properties only its user knows. */
export type AnyLoad = () => Promise<{ default: unknown }>;

const loaded = new WeakMap<AnyLoad, unknown>();

/** The part, if it is already there and can be shown immediately. */
export const partOf = <Props extends Record<string, unknown>>(load: Load<Props>): Component<Props> | null =>
  (loaded.get(load) as Component<Props> | undefined) ?? null;

export async function loadPart(load: AnyLoad): Promise<void> {
  if (!loaded.has(load)) loaded.set(load, (await load()).default);
}

/** The hand that was just shown may still be arriving. */
const SETTLED = 600;

export const whenIdle = (action: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(action);
  else setTimeout(action, SETTLED);
};

/**
 * Load these one after the other, as long as it is wanted and disturbs nobody. One that fails is left to whoever needs
 * it. Returns a way to stop.
 */
export function loadAhead(loads: AnyLoad[], wanted: () => boolean): () => void {
  let stopped = false;
  const next = ([first, ...rest]: AnyLoad[]): void => {
    if (first)
      whenIdle(() => {
        if (!stopped && wanted())
          void loadPart(first)
            .catch(() => undefined)
            .then(() => next(rest));
      });
  };
  const timer = setTimeout(() => next(loads), SETTLED);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
