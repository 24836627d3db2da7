/** The only possible answer locks itself, once there was time to see it. */

import { pace, REST } from "./pace.svelte";

export interface OnlyAnswer {
  serial: number;
  /** Whether there is just one answer, and nothing keeps it from being given now. */
  ready: boolean;
}

/** Called by what shows the question. Once is enough, even if news of others arrives before the server's word. */
export function lockByItself(question: () => OnlyAnswer, lock: () => void): void {
  let locked: number | null = null;
  $effect(() => {
    const { serial, ready } = question();
    if (!ready || locked === serial) return;
    const timer = setTimeout(() => {
      locked = serial;
      lock();
    }, pace.rest(REST.onlyAnswer));
    return () => clearTimeout(timer);
  });
}
