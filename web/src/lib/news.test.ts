import { beforeAll, describe, expect, it } from "vitest";
import { beats, isUsed } from "./beats";
import { factsAfter } from "./ceremony";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { appended, entriesOf, read, sentences, type Entry } from "./log";
import { tell, whole, type News, type Teller } from "./news";
import protocol from "./protocol.ts?raw";
import REAL from "./steps.fixture.json";
import type { Notice } from "./protocol";
import { told } from "./story";
import { availableLanguages, texts } from "./texts.svelte";
import type { Facts, Plate, SushiPublic, WireEvent } from "./wire";

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
/** Seen in the hand or on the table. */
const SHOWN = ["Answered", "HandSeen", "Offered", "RowsLaid", "Passed"];
/** Told only together with another event: real matches have them. */
const TOGETHER = ["DrewCard", "Found", "Returned"];
/** What the protocol lists, so that nothing new is forgotten here. */
const EVENTS = [...protocol.matchAll(/^ {2}event: "(\w+)";/gm)].map((found) => found[1]!);
const NOTICES = [...protocol.matchAll(/^export interface Notice \{[^}]*? what: ([^;]*);/gm)]
  .flatMap((found) => found[1]!.split(" | "))
  .map((each) => JSON.parse(each) as Notice["what"]);
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
  const tested = [...DRAFT, ...DICE].map((event): string => event.event);
  expect(new Set([...tested, ...TOGETHER, ...SHOWN])).toEqual(new Set(EVENTS));
});

describe.each(availableLanguages())("in %s", (language) => {
  it.each([...DRAFT, ...DICE].flatMap((event) => [null, 0, 1].map((me) => ({ event, me }))))(
    "$event.event is told to $me",
    async ({ event, me }) => {
      await texts.use(language);
      const lines = beats([event]).flatMap((beat) => tell(beat, teller(me)));
      expect(lines.length).toBeGreaterThan(0);
      for (const { text, reason } of lines) {
        expect(text).not.toMatch(/told-|page-|sushizock-|[{}]|undefined|:\s*\./);
        expect(text.length).toBeGreaterThan(3);
        expect(reason ?? "").not.toMatch(/told-|page-|sushizock-|[{}]|undefined/);
      }
    },
  );

  it("tells what the table should know about people", async () => {
    await texts.use(language);
    const about = { seat: 1, name: "Leo", guest: "Momo" };
    expect(NOTICES).toEqual(expect.arrayContaining(["joined", "asked", "declined"]));
    for (const what of NOTICES) expect(told({ ...about, what }, false)).toMatch(/^(?!.*page-).*(Leo|2).*\.$/);
    expect(told({ ...about, what: "bot", name: "" }, false)).not.toEqual(
      told({ ...about, what: "bot", name: "Momo" }, false),
    );
    expect(told({ ...about, what: "covered" }, false)).toMatch(/Momo.*Leo/);
    for (const what of ["joined", "left", "removed", "covered", "back", "seat_moved", "stand_in"] as const)
      expect(told({ ...about, what }, true)).toMatch(/^(?!.*(page-|Leo)).*\.$/);
  });
});

describe("one sentence for what belongs together", () => {
  it("a box that turns one card after the other", async () => {
    await texts.use("en");
    learn(CATALOGUE);
    const turn = (no: number): WireEvent => ({
      event: "Changed",
      seat: 1,
      plate: { ...dish("eel", no), turned: true },
    });
    const used: WireEvent = { event: "Cleared", seat: 1, plate: dish("takeout_box:10", 9), why: "used" };
    const worth = [0, 2, 4].map((points) => seen([{}, { takeout_box: points }]));
    const log = [[turn(1)], [turn(2), used]].reduce<Entry[]>((known, events, at) => {
      const now = { ...teller(0), before: worth[at]!, after: worth[at + 1]! };
      return appended(known, entriesOf({ version: at, events }, now, known.at(-1)));
    }, []);
    expect(log.flatMap(read).map(whole)).toEqual(["Leo turns 2 cards over. 2 points each."]);
  });

  it("a card that has done its work goes without a word", async () => {
    await texts.use("en");
    const used: WireEvent = { event: "Cleared", seat: 1, plate: dish("menu:8"), why: "used" };
    expect(sentences([used], nameOf, PARTY)).toEqual([]);
  });

  it("the place in a race", async () => {
    await texts.use("en");
    learn(CATALOGUE);
    const [beat] = beats([
      { event: "Scored", seat: 0, round: 1, dish: "uramaki", points: 8 },
      ...[1, 2].map((no): WireEvent => ({ event: "Cleared", seat: 0, plate: dish("uramaki:5", no), why: "scored" })),
    ]);
    expect(tell(beat!, teller(0)).map(whole)).toEqual([
      "Uramaki: 8 points for you at once. First to get there, with 10 rolls.",
    ]);
  });

  it("a card for the dummy, which only its owner may know", async () => {
    await texts.use("en");
    const drew: WireEvent[] = [
      { event: "DrewForDummy", seat: 0 },
      { event: "DrewCard", seat: 0, card: "tempura" },
    ];
    expect(tell(beats(drew)[0]!, teller(0))[0]!.text).toBe("You drew tempura for the dummy.");
    expect(tell(beats(drew.slice(0, 1))[0]!, teller(1))[0]!.text).toBe("Mia draws for the dummy.");
  });

  it("soups that meet go in one line, which is bad news for whoever laid one", async () => {
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
      reason: "In the same turn: You and Leo.",
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

  it("a reveal says first what you lost, then what you completed, and then everything", async () => {
    await texts.use("en");
    learn(CATALOGUE);
    const [laid] = beats([
      { event: "Served", seat: 0, plate: dish("tempura", 4), hand: 0 },
      { event: "Served", seat: 1, plate: dish("temaki", 4), hand: 1 },
    ]);
    const worth: [object[], object[]] = [
      [{ tempura: 0, temaki: 4 }, {}],
      [{ tempura: 5, temaki: 0 }, {}],
    ];
    const lines = tell(laid!, compared(teller(0, worth), "temaki", [1, 1], [1, 2]));
    expect(lines[0]).toMatchObject({ text: "Leo overtakes you: temaki, 2 to your 1", tone: "bad" });
    expect(lines[1]).toMatchObject({ text: "Your tempura: now 5", tone: "good" });
    expect(lines.at(-1)!.text).toBe("Turn 1: You: tempura · Leo: temaki");
    expect(lines.at(-1)!.besideTurn).toBe("You: tempura · Leo: temaki");
  });

  it("a reveal that is too long for a narrow line is told of us and of whoever gained most", async () => {
    await texts.use("en");
    const laid = ["nigiri:salmon", "tempura", "special_order", "miso_soup"];
    const [beat] = beats(laid.map((face, seat) => ({ event: "Served", seat, plate: dish(face, 4), hand: seat })));
    const names = ["Mia", "Maximiliane", "Konstantin", "Friederike"];
    const told = {
      ...teller(0, [
        [{}, {}, {}, {}],
        [{}, { tempura: 1 }, {}, {}],
      ]),
      nameOf: (seat: number) => names[seat]!,
    };
    const { text, brief } = tell(beat!, told).at(-1)!;
    expect(text).toBe(
      "Turn 1: You: salmon nigiri · Maximiliane: tempura · Konstantin: special order · Friederike: miso soup",
    );
    expect(brief).toBe("Turn 1: You: salmon nigiri · Maximiliane: tempura · 2 more");
  });

  /** What seats are compared by, before a step and after it. */
  const compared = (told: Teller, dish: string, was: number[], now: number[], colours = false): Teller => {
    const at = (facts: Facts | null, counts: number[]): Facts => ({ ...facts, contests: [{ dish, counts, colours }] });
    return { ...told, before: at(told.before, was), after: at(told.after, now) };
  };

  it.each<[string, number[], number[], string | undefined]>([
    ["temaki", [2, 1], [2, 3], "Leo overtakes you: temaki, 3 to your 2"],
    ["temaki", [2, 1], [2, 2], "Leo draws level with you: temaki, 2 each"],
    ["soy_sauce", [4, 4], [4, 5], "Leo overtakes you: soy sauce, 5 colours to your 4"],
    ["soy_sauce", [4, 3], [4, 4], "Leo draws level with you: soy sauce, 4 colours each"],
    ["temaki", [2, 3], [2, 4], undefined],
  ])("points lost to a rival have a reason, whatever the rival laid: %s %j %j", async (of, was, now, text) => {
    await texts.use("en");
    learn(CATALOGUE);
    const [laid] = beats([{ event: "Served", seat: 1, plate: dish("eel", 4), hand: 1 }]);
    const told = teller(0, [[{ [of]: 4 }], [{ [of]: 0 }]]);
    const found = tell(laid!, compared(told, of, was, now, of === "soy_sauce"))[0]!;
    if (text) expect(found).toMatchObject({ text, reason: "4 → 0 for you, if it stays so.", tone: "bad" });
    else expect(found.tone).toBe("plain");
  });

  /** A reveal in which our card makes its dish worth this much. */
  const reveal = (face: string, points: number, ...more: WireEvent[]): News[] => {
    const [laid] = beats([
      { event: "Served", seat: 0, plate: dish(face, 4), hand: 0 },
      { event: "Served", seat: 1, plate: dish("eel", 4), hand: 1 },
      ...more,
    ]);
    return tell(
      laid!,
      teller(0, [
        [{}, {}],
        [{ [face]: points }, {}],
      ]),
    );
  };

  it("a card that brings a point or two is one of those laid in the turn", async () => {
    await texts.use("en");
    learn(CATALOGUE);
    expect(reveal("gyoza", 1)[0]!.text).toBe("Turn 1: You: dumplings · Leo: eel");
    expect(reveal("gyoza", 3)[0]!.text).toBe("Your dumplings: now 3");
    expect(reveal("edamame", 1)[0]!.text, "the others matter").toBe("Your edamame: now 1");
  });

  it("says what went back for a second card, whatever it completed", async () => {
    await texts.use("en");
    const back: WireEvent = { event: "Returned", seat: 0, plate: dish("chopsticks", 2), hand: 0 };
    const reason = "Back in your hand: chopsticks.";
    expect(reveal("tempura", 5, back)[0]).toMatchObject({ text: "Your tempura: now 5", reason });
    expect(reveal("tempura", 5, back).filter((news) => news.reason === reason)).toHaveLength(1);
    expect(reveal("gyoza", 1, back)[0]).toMatchObject({ text: "You lay a second card: dumplings.", reason });
  });

  it("at a large table the line lists us and who gained most, and the log everybody", async () => {
    await texts.use("en");
    const faces = ["eel", "tofu", "eel", "tempura", "tofu", "sashimi"];
    const [laid] = beats(
      faces.map((face, seat): WireEvent => ({ event: "Served", seat, plate: dish(face), hand: seat })),
    );
    const worth: [object[], object[]] = [[], [{ eel: -3 }, {}, {}, { tempura: 4 }, { tofu: 2 }, {}]];
    const names = (seat: number): string => ["Mia", "Leo", "Ida", "Ben", "Kim", "Zoe"][seat]!;
    const [news] = tell(laid!, { ...teller(0, worth), nameOf: names });
    expect(news!.text).toBe("Turn 1: You: eel · Ben: tempura · Kim: tofu · 3 more");
    expect(whole(news!)).toBe("Turn 1: You: eel · Leo: tofu · Ida: eel · Ben: tempura · Kim: tofu · Zoe: sashimi");
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
interface RealStep {
  game: string;
  before: Facts;
  after: Facts;
  events: WireEvent[];
}
const steps = REAL as unknown as RealStep[];
const NAMES = ["Mia", "Leo", "Ana", "Ben", "Zoe", "Kim", "Eva", "Tom", "Ida"];

/** All that the log says about these events of a step. */
function saidOf({ game, before, after }: RealStep, events: WireEvent[], me: number | null): string[] {
  const real: Teller = { me, nameOf: (seat) => NAMES[seat]!, game, before, after: factsAfter(events, after) };
  return entriesOf({ version: 1, events }, real, undefined).flatMap((entry) => read(entry).map(whole));
}

it("real matches have every kind of event", () => {
  const met = new Set(steps.flatMap(({ events }) => events.map((event): string => event.event)));
  expect(EVENTS.filter((kind) => !met.has(kind) && kind !== "Answered")).toEqual([]);
});

describe.each(availableLanguages())("real matches in %s", (language) => {
  beforeAll(async () => {
    learn(CATALOGUE);
    await texts.use(language);
  });

  /** An event is told if the log says something else without it. */
  it.each([null, 0])("every event is told to seat %s", (me) => {
    const untold: string[] = [];
    const told = new Set<string>();
    for (const step of steps) {
      // What is private is sent to seat 0 only.
      const heard = step.events.filter(({ event }) => me === 0 || event !== "DrewCard");
      const all = saidOf(step, heard, me);
      const isGiven = heard.some(({ event }) => event === "Given"); // the card is told with it
      for (const text of all) expect(text).not.toMatch(/(told|page|sushizock)-|[{}]|undefined|NaN/);
      for (const event of heard) {
        const without = saidOf(
          step,
          heard.filter((other) => other !== event),
          me,
        );
        if (without.join() !== all.join()) told.add(event.event);
        else if (!SHOWN.includes(event.event) && !isUsed(event) && !(event.event === "Served" && isGiven))
          untold.push(event.event);
      }
    }
    // A turn of a draft begins for everybody, and the log has its number beside each sentence. Points of 0 are on the
    // sheet. Whoever draws blind is told so with the card that is laid.
    expect([...new Set(untold)].sort()).toEqual(
      me === 0 ? ["DrewCard", "Scored", "TurnBegan"] : ["Scored", "TurnBegan"],
    );
    expect(
      EVENTS.filter((kind) => !told.has(kind) && !SHOWN.includes(kind) && (me === 0 || kind !== "DrewCard")),
    ).toEqual([]);
  });
});

it("real matches say what was completed and who was overtaken", async () => {
  await texts.use("en");
  const all = steps.flatMap((step) => saidOf(step, step.events, 0)).join("\n");
  expect(all).toMatch(/^Your .*: now \d+$/m);
  expect(all).toMatch(/overtakes you: .*, \d+ to your \d+/);
});

it("a sentence and its reason are two sentences, or one that goes on", () => {
  const line = { tone: "plain" as const, chips: [] };
  expect(whole({ ...line, text: "Both go", reason: "Laid by Mia." })).toBe("Both go. Laid by Mia.");
  expect(whole({ ...line, text: "Leo keeps 2 blue", reason: "and rolls again." })).toBe(
    "Leo keeps 2 blue and rolls again.",
  );
  expect(whole({ ...line, text: "Done." })).toBe("Done.");
});
