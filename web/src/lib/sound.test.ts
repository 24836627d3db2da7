import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soundOf, sounds } from "./sound.svelte";
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
