import { describe, expect, it } from "vitest";
import protocol from "./protocol.ts?raw";
import type { Notice } from "./protocol";
import { story, told } from "./story";
import { availableLanguages, texts } from "./texts.svelte";
import type { WireEvent } from "./wire";

const plate = { no: 1, card: "eel", face: "eel", since: 1, turned: false, on: null };
/** One event of each kind, as the server sends them. */
const SUSHI: WireEvent[] = [
  { event: "RoundBegan", round: 1, hand_size: 9 },
  { event: "DrewForDummy", seat: 1 },
  { event: "DrewBlind", seat: 1 },
  { event: "Served", seat: 1, plate, hand: 1 },
  { event: "Changed", seat: 1, plate: { ...plate, turned: true } },
  { event: "Cleared", seat: 1, plate, why: "nobody has it" },
  { event: "Returned", seat: 1, plate, hand: 0 },
  { event: "Called", seat: 1, plate },
  { event: "Wished", seat: 1, what: "nigiri" },
  { event: "Found", seat: 1, giver: 0 },
  { event: "Given", seat: 1, giver: 0, card: "eel" },
  { event: "MenuOpened", seat: 1, count: 4 },
  { event: "Passed", left: true },
  { event: "Scored", seat: 1, round: 1, dish: "eel", points: 7 },
  { event: "RoundEnded", round: 1, scores: [1, 2] },
  { event: "GameEnded", scores: [1, 2], winners: [1] },
];
const SUSHIZOCK: WireEvent[] = [
  { event: "LotDrawn", seat: 1 },
  { event: "TurnBegan", seat: 1 },
  { event: "Rolled", seat: 1, dice: ["sushi", "bone", "blue", "red"], roll: 1 },
  { event: "Kept", seat: 1, dice: ["sushi"] },
  { event: "Took", seat: 1, kind: "sushi", value: 3, place: 1, forced: false },
  { event: "Stole", seat: 1, victim: 0, kind: "bone", value: 2, place: 1 },
  { event: "GameEnded", scores: [1, 2], winners: [1] },
];
/**
 * Events without a sentence: hand, menu cards and rows are visible anyway, and a simultaneous turn begins with its
 * question.
 */
const SHOWN = ["Answered", "HandSeen", "Offered", "DrewCard", "TurnBegan", "RowsLaid"];
const NOTICES: Notice["what"][] = ["joined", "left", "removed", "bot", "key_reissued", "seat_moved", "stand_in"];

const nameOf = (seat: number): string => ["Mia", "Leo"][seat]!;

it("has a sentence for every kind of event that is not simply shown", () => {
  const sent = [...protocol.matchAll(/^ {2}event: "(\w+)";/gm)].map((found) => found[1]!);
  const told = [...SUSHI, ...SUSHIZOCK].map((event): string => event.event);
  expect(new Set([...told, ...SHOWN])).toEqual(new Set(sent));
});

describe.each(availableLanguages())("in %s", (language) => {
  it.each([...SUSHI, ...SUSHIZOCK])("$event is told", async (event) => {
    await texts.use(language);
    const told = story(event, "sushi-go-party(seats=2)", nameOf);
    expect(told).toMatch(/[.!?»]$/);
    expect(told).not.toMatch(/page-|[{}]|undefined/);
    if ("seat" in event) expect(told).toMatch(/Leo|Mia/);
  });

  it("tells what the table should know", async () => {
    await texts.use(language);
    for (const what of NOTICES) {
      expect(told({ what, seat: 1, name: "Leo", guest: "Momo" })).toMatch(/(Leo|2).*\.$/);
    }
    const bot = { what: "bot", seat: 1, guest: "Momo" } as const;
    expect(told({ ...bot, name: "" })).not.toEqual(told({ ...bot, name: "Momo" }));
    expect(told({ ...bot, what: "covered", name: "Leo" })).toMatch(/Momo.*Leo/);
  });
});
