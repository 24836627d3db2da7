/** Gentle sounds, off until the user turns them on. Until then no audio is created and no synthesizer loaded. */

import type { WireEvent } from "./wire";

export type Sound = "lock" | "pass" | "dice" | "points" | "end" | "flick" | "plop" | "whoosh";

const KEY = "sushiya.sounds";
/** The most points that somebody gets. */
export const pointsIn = (events: WireEvent[]): number =>
  Math.max(0, ...events.map((event) => (event.event === "Scored" ? event.points : 0)));

/** The sound for a step that is shown at once: at most one, the most important. */
export function soundOf(events: WireEvent[]): Sound | null {
  const happened = new Set(events.map((event) => event.event));
  if (happened.has("RoundEnded") || happened.has("GameEnded")) return "end";
  if (pointsIn(events) > 0) return "points";
  if (happened.has("Rolled")) return "dice";
  if (happened.has("Took") || happened.has("Stole")) return "lock";
  return happened.has("Passed") ? "pass" : null;
}

class Sounds {
  on = $state(false);
  private audio: AudioContext | null = null;

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === "on";
    } catch {
      // no storage: stay silent
    }
  }

  turn(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // no storage: the setting lasts until the page is closed
    }
    this.play("points");
  }

  /** Browsers let a page play sound only after the user has interacted with it. More points sound higher. */
  play(sound: Sound | null | undefined, points = 0): void {
    if (!sound || !this.on || navigator.userActivation?.hasBeenActive === false) return;
    const audio = (this.audio ??= new AudioContext());
    void audio.resume();
    void import("./synth").then(({ MAKE }) => MAKE[sound](audio, points));
  }
}

export const sounds = new Sounds();
