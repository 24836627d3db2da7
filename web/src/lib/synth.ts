/** How each sound is made, of tones that fade away and of noise. */

import type { Sound } from "./sound.svelte";

const LOUD = 0.16;
/** Each point is a semitone, up to an octave. */
const MOST_POINTS = 12;

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

export const MAKE: Record<Sound, (audio: AudioContext, points: number) => void> = {
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
  flick: (audio) => rub(audio, 2400, 3600, 0, 0.07, LOUD),
  plop: (audio) => strike(audio, 150, 0, 0.22, LOUD * 1.5),
  whoosh: (audio) => rub(audio, 400, 1400, 0, 0.5, LOUD * 1.2),
  points: (audio, points) => {
    const higher = 2 ** (Math.min(points, MOST_POINTS) / 12);
    strike(audio, 988 * higher, 0, 0.5, LOUD / 2);
    strike(audio, 1480 * higher, 0.09, 0.6, LOUD / 2);
  },
  end: (audio) => {
    for (const [step, pitch] of [784, 1047, 1319, 1568].entries()) strike(audio, pitch, step * 0.09, 0.9, LOUD / 2);
  },
};
