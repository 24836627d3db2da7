/** Gentle synthesised sounds, off until the user turns them on. Until then no audio is created at all. */

import type { WireEvent } from "./wire";

export type Sound = "lock" | "pass" | "dice" | "points" | "end";

const KEY = "sushiya.sounds";
const LOUD = 0.16;

/** The sound for a step: at most one, the most important. */
export function soundOf(events: WireEvent[]): Sound | null {
  const happened = new Set(events.map((event) => event.event));
  if (happened.has("RoundEnded") || happened.has("GameEnded")) return "end";
  if (events.some((event) => event.event === "Scored" && event.points > 0)) return "points";
  if (happened.has("Rolled")) return "dice";
  if (happened.has("Took") || happened.has("Stole")) return "lock";
  return happened.has("Passed") ? "pass" : null;
}

/** Something struck: a tone that fades away. */
function strike(
  audio: AudioContext,
  pitch: number,
  at: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Something that rubs or rattles: noise through a bandpass filter whose frequency moves. */
function rub(audio: AudioContext, from: number, to: number, at: number, length: number, loud: number): void {
  const start = audio.currentTime + at;
  const noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / data.length);
  const gap = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 1.4 });
  gap.frequency.setValueAtTime(from, start);
  gap.frequency.exponentialRampToValueAtTime(to, start + length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source
    .connect(gap)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(start);
}

const MAKE: Record<Sound, (audio: AudioContext) => void> = {
  lock: (audio) => {
    strike(audio, 640, 0, 0.09, LOUD, "triangle");
    strike(audio, 960, 0, 0.05, LOUD / 3);
  },
  pass: (audio) => rub(audio, 1500, 520, 0.1, 0.26, LOUD),
  dice: (audio) => {
    for (const at of [0, 0.05, 0.09, 0.16, 0.21]) {
      rub(audio, 2600, 1800, at, 0.03, LOUD * 1.4);
      strike(audio, 420 + 900 * at, at, 0.04, LOUD / 3, "triangle");
    }
  },
  points: (audio) => {
    strike(audio, 1175, 0, 0.5, LOUD / 2);
    strike(audio, 1760, 0.09, 0.6, LOUD / 2);
  },
  end: (audio) => {
    for (const [step, pitch] of [784, 1047, 1319, 1568].entries()) strike(audio, pitch, step * 0.09, 0.9, LOUD / 2);
  },
};

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

  /** Browsers let a page play sound only after the user has interacted with it. */
  play(sound: Sound): void {
    if (!this.on || navigator.userActivation?.hasBeenActive === false) return;
    this.audio ??= new AudioContext();
    void this.audio.resume();
    MAKE[sound](this.audio);
  }
}

export const sounds = new Sounds();
