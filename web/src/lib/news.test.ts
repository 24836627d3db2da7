import { describe, expect, it } from "vitest";
import { beats } from "./beats";
import { entriesOf, read, sentences } from "./log";
import { tell, whole, type Teller } from "./news";
import protocol from "./protocol.ts?raw";
import REAL from "./steps.fixture.json";
import type { Notice } from "./protocol";
import { told } from "./story";
import { availableLanguages, texts } from "./texts.svelte";
import type { Plate, SushiPublic, WireEvent } from "./wire";

const plate: Plate = { no: 1, card: "eel", face: "eel", since: 1, turned: false, on: null };
const dish = (face: string, no = 1): Plate => ({ ...plate, no, card: face, face });
/** One event of each kind, as the server sends them. */
const DRAFT: WireEvent[] = [
  { event: "RoundBegan", round: 1, hand_size: 9 },
  { event: "DrewForDummy", seat: 1 },
  { event: "DrewBlind", seat: 1 },
  { event: "Served", seat: 1, plate, hand: 1 },
  { event: "Changed", seat: 1, plate: { ...plate, turned: true } },
  { event: "Cleared", seat: 1, plate, why: "nobody has it" },
  { event: "Cleared", seat: 1, plate, why: "nothing to copy" },
  { event: "Cleared", seat: 1, plate, why: "nothing to lay" },
  { event: "Cleared", seat: 1, plate, why: "collided" },
  { event: "Called", seat: 1, plate },
  { event: "Wished", seat: 1, what: "nigiri" },
  { event: "Given", seat: 1, giver: 0, card: "eel" },
  { event: "MenuOpened", seat: 1, count: 4 },
  { event: "Scored", seat: 1, round: 1, dish: "eel", points: 7 },
  { event: "RoundEnded", round: 1, scores: [1, 2] },
  { event: "GameEnded", scores: [1, 2], winners: [1] },
];
const DICE: WireEvent[] = [
  { event: "LotDrawn", seat: 1 },
  { event: "TurnBegan", seat: 1 },
  { event: "Rolled", seat: 1, dice: ["sushi", "bone", "blue", "red"], roll: 1 },
  { event: "Kept", seat: 1, dice: ["sushi"] },
  { event: "Took", seat: 1, kind: "sushi", value: 3, place: 1, forced: false },
  { event: "Took", seat: 1, kind: "bone", value: 3, place: 1, forced: true },
  { event: "Stole", seat: 1, victim: 0, kind: "bone", value: 2, place: 2 },
];
/** Seen in the hand or on the table, or part of the sentence about another event. */
const SHOWN = ["Answered", "HandSeen", "Offered", "DrewCard", "RowsLaid", "Passed", "Returned", "Found"];
const NOTICES: Notice["what"][] = [
  "joined",
  "left",
  "removed",
  "bot",
  "back",
  "key_reissued",
  "seat_moved",
  "stand_in",
];
const PARTY = "sushi-go-party(seats=2)";
const nameOf = (seat: number): string => ["Mia", "Leo"][seat]!;
const seen = (worth: object[]): SushiPublic => ({ worth }) as unknown as SushiPublic;
const teller = (me: number | null, worth?: [object[], object[]]): Teller => ({
  me,
  nameOf,
  game: PARTY,
  before: worth ? seen(worth[0]) : null,
  after: worth ? seen(worth[1]) : null,
});

it("has a sentence for every kind of event that is not simply shown", () => {
  const sent = [...protocol.matchAll(/^ {2}event: "(\w+)";/gm)].map((found) => found[1]!);
  const tested = [...DRAFT, ...DICE].map((event): string => event.event);
  expect(new Set([...tested, ...SHOWN])).toEqual(new Set(sent));
});

describe.each(availableLanguages())("in %s", (language) => {
  it.each([...DRAFT, ...DICE].flatMap((event) => [null, 0, 1].map((me) => ({ event, me }))))(
    "$event.event is told to $me",
    async ({ event, me }) => {
      await texts.use(language);
      const lines = beats([event]).flatMap((beat) => tell(beat, teller(me)));
      expect(lines.length).toBeGreaterThan(0);
      for (const { text, reason } of lines) {
        expect(text).not.toMatch(/told-|page-|zock-|[{}]|undefined|:\s*\./);
        expect(text.length).toBeGreaterThan(3);
        expect(reason ?? "").not.toMatch(/told-|page-|zock-|[{}]|undefined/);
      }
    },
  );

  it("tells what the table should know about people", async () => {
    await texts.use(language);
    const about = { seat: 1, name: "Leo", guest: "Momo" };
    for (const what of NOTICES) expect(told({ ...about, what })).toMatch(/(Leo|2).*\.$/);
    expect(told({ ...about, what: "bot", name: "" })).not.toEqual(told({ ...about, what: "bot", name: "Momo" }));
    expect(told({ ...about, what: "covered" })).toMatch(/Momo.*Leo/);
  });
});

describe("one sentence for what belongs together", () => {
  it("soups that meet go in one line, which is bad news for who laid one", async () => {
    await texts.use("en");
    const soups: WireEvent[] = [0, 1].flatMap((seat) => [
      { event: "Served", seat, plate: dish("miso_soup"), hand: seat },
    ]);
    const gone: WireEvent[] = [0, 1].map((seat) => ({
      event: "Cleared",
      seat,
      plate: dish("miso_soup"),
      why: "collided",
    }));
    const found = beats([...soups, ...gone, { event: "Passed", left: true }]);
    expect(found.map(({ kind }) => kind)).toEqual(["laid", "effect", "effect"]);
    const [line] = tell(found[1]!, teller(0));
    expect(line).toMatchObject({
      text: "Miso soup: two at once, both go",
      reason: "Laid in the same turn by You and Leo.",
      tone: "bad",
    });
    expect(line!.chips).toEqual([0, 1].map((seat) => ({ card: "miso_soup", seat, struck: true })));
    expect(tell(found[1]!, teller(null))[0]!.tone).toBe("plain");
  });

  it("a wish that nobody can grant, one that we are asked for, and one that is granted", async () => {
    await texts.use("en");
    const wish: WireEvent = { event: "Wished", seat: 1, what: "tempura" };
    const vain = beats([wish, { event: "Cleared", seat: 1, plate: dish("spoon:4"), why: "nobody has it" }]);
    expect(vain).toHaveLength(1);
    expect(tell(vain[0]!, teller(0))[0]!.text).toBe("Leo wishes for tempura, in vain: nobody has it");
    const asked = beats([wish, { event: "Found", seat: 1, giver: 0 }]);
    expect(tell(asked[0]!, teller(0))[0]).toMatchObject({ text: "Leo wishes for tempura: you have it", tone: "asked" });
    const given = beats([
      { event: "Given", seat: 1, giver: 0, card: "tempura" },
      { event: "Served", seat: 1, plate: dish("tempura"), hand: 0 },
      { event: "Returned", seat: 1, plate: dish("spoon:4", 2), hand: 0 },
    ]);
    expect(given).toHaveLength(1);
    expect(tell(given[0]!, teller(0))[0]).toMatchObject({ text: "You give Leo tempura", tone: "bad" });
    expect(tell(given[0]!, teller(1))[0]).toMatchObject({ text: "Mia gives you tempura for your wish", tone: "good" });
  });

  it("a reveal says first what you completed or lost, and then everything", async () => {
    await texts.use("en");
    const [laid] = beats([
      { event: "Served", seat: 0, plate: dish("tempura", 4), hand: 0 },
      { event: "Served", seat: 1, plate: dish("temaki", 4), hand: 1 },
    ]);
    const worth: [object[], object[]] = [
      [{ tempura: 0, temaki: 4 }, {}],
      [{ tempura: 5, temaki: 0 }, {}],
    ];
    const lines = tell(laid!, teller(0, worth));
    expect(lines[0]).toMatchObject({ text: "Your tempura: now 5", tone: "good" });
    expect(lines.at(-1)!.text).toBe("Turn 1: You: tempura · Leo: temaki");
    const lost = tell(
      laid!,
      teller(0, [
        [{ temaki: 4 }, {}],
        [{ temaki: 0 }, {}],
      ]),
    );
    expect(lost[0]).toMatchObject({ text: "Leo overtakes you: temaki", tone: "bad" });
  });

  it("points at the end of a round are counted together, those in between at once", () => {
    const scored = (dish: string): WireEvent => ({ event: "Scored", seat: 1, round: 1, dish, points: 5 });
    const found = beats([
      { event: "Served", seat: 1, plate, hand: 1 },
      scored("uramaki"),
      { event: "Cleared", seat: 1, plate, why: "scored" },
      scored("eel"),
      scored("tofu"),
      { event: "RoundEnded", round: 1, scores: [1, 2] },
      { event: "RoundBegan", round: 2, hand_size: 9 },
    ]);
    expect(found.map((beat) => beat.events.length)).toEqual([1, 2, 3, 1]);
    expect(found.map((beat) => beat.kind)).toEqual(["laid", "effect", "count", "effect"]);
  });
});

it("the log knows the turn of everything", async () => {
  await texts.use("en");
  const events: WireEvent[] = [
    { event: "RoundBegan", round: 1, hand_size: 9 },
    { event: "TurnBegan", round: 1, turn: 1 },
    { event: "Served", seat: 1, plate, hand: 1 },
    { event: "TurnBegan", round: 1, turn: 2 },
    { event: "Served", seat: 1, plate: { ...plate, since: 2 }, hand: 1 },
  ];
  const log = entriesOf({ version: 7, events }, teller(null), undefined);
  expect(log.map(({ turn }) => turn)).toEqual([0, 1, 2]);
  expect(log.flatMap(read)).toHaveLength(3);
  expect(sentences(events, nameOf, PARTY)[0]).toBe("Round 1: 9 cards each.");
});

/** Steps of real matches, which together have every kind of event. `python -m scripts.page_events` writes them. */
const steps = REAL as unknown as { game: string; events: WireEvent[] }[];

it("real matches have every kind of event", () => {
  const sent = [...protocol.matchAll(/^ {2}event: "(\w+)";/gm)].map((found) => found[1]!);
  const met = new Set(steps.flatMap(({ events }) => events.map((event): string => event.event)));
  expect(sent.filter((kind) => !met.has(kind) && kind !== "Answered")).toEqual([]);
});

describe.each(availableLanguages())("real matches in %s", (language) => {
  it.each([null, 0, 1])("every beat is told to seat %s", async (me) => {
    await texts.use(language);
    const names = (seat: number): string => ["Mia", "Leo", "Ana", "Ben", "Zoe", "Kim", "Eva", "Tom", "Ida"][seat]!;
    for (const { game, events } of steps) {
      for (const beat of beats(events)) {
        const kind = beat.events[0]!.event;
        const lines = tell(beat, { me, nameOf: names, game, before: null, after: null });
        if (kind === "Passed" || (kind === "TurnBegan" && !("seat" in beat.events[0]!))) continue;
        expect(lines.length, JSON.stringify(beat)).toBeGreaterThan(0);
        for (const { text, reason } of lines)
          expect(`${text} ${reason ?? ""}`).not.toMatch(/(told|page|zock)-|[{}]|undefined/);
      }
    }
  });
});

it("a sentence and its reason are two sentences, or one that goes on", () => {
  const line = { tone: "plain" as const, chips: [] };
  expect(whole({ ...line, text: "Both go", reason: "Laid by Mia." })).toBe("Both go. Laid by Mia.");
  expect(whole({ ...line, text: "Leo keeps 2 blue", reason: "and rolls again." })).toBe(
    "Leo keeps 2 blue and rolls again.",
  );
  expect(whole({ ...line, text: "Done." })).toBe("Done.");
});
