import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soundOf, sounds } from "./sound.svelte";
import { MAKE } from "./synth";
import type { WireEvent } from "./wire";

const events = (...names: string[]) =>
  names.map((event) => ({ event, points: event === "Scored" ? 3 : undefined })) as WireEvent[];

describe("what is heard", () => {
  it.each([
    [["Served", "Passed"], "pass"],
    [["Served", "Scored", "Passed"], "points"],
    [["Scored", "RoundEnded"], "end"],
    [["Rolled"], "dice"],
    [["Took"], "lock"],
    [["Served"], null],
  ])("of %j is %s", (names, sound) => expect(soundOf(events(...names))).toBe(sound));

  it("is nothing for points that nobody won", () =>
    expect(soundOf([{ event: "Scored", seat: 0, round: 1, dish: "maki", points: 0 }])).toBeNull());
});

it("every sound can be made, and more points sound higher", () => {
  const pitches: number[] = [];
  const made = (_: unknown, options: { frequency?: number }): object => {
    if (options.frequency) pitches.push(options.frequency);
    const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node = { connect: () => node, start: vi.fn(), stop: vi.fn(), gain: param, frequency: param };
    return node;
  };
  for (const name of ["OscillatorNode", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode"])
    vi.stubGlobal(name, function (this: unknown, ...given: [unknown, object]) {
      return made(...given);
    });
  vi.stubGlobal("AudioBuffer", function () {
    return { getChannelData: () => new Float32Array(4) };
  });
  const audio = { currentTime: 0, sampleRate: 8, destination: {} } as AudioContext;
  for (const make of Object.values(MAKE)) make(audio, 0);
  pitches.length = 0;
  for (const points of [1, 5, 40]) MAKE.points(audio, points);
  const first = pitches.filter((_, index) => index % 2 === 0);
  expect(first).toEqual([...first].sort((a, b) => a - b));
  expect(new Set(first).size).toBe(3);
  vi.unstubAllGlobals();
});

describe("audio", () => {
  const made = vi.fn();
  beforeEach(() => vi.stubGlobal("AudioContext", made));
  afterEach(() => vi.unstubAllGlobals());

  it("does not exist before somebody turns it on", () => {
    sounds.play("lock");
    sounds.turn(false);
    expect(made).not.toHaveBeenCalled();
  });
});
