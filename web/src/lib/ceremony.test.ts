import { beforeAll, beforeEach, expect, it } from "vitest";
import { beats } from "./beats";
import { contest, countedText, Ending, factsAfter, scoresAfter, type CeremonyStep } from "./ceremony";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { tell, type Teller } from "./news";
import { CEREMONY } from "./pace.svelte";
import { texts } from "./texts.svelte";
import { lineOf } from "./tray";
import type { Tray } from "./protocol";
import type { Plate, SushiPublic, WireEvent } from "./wire";

const GAME = "sushi-go-party(seats=3)";
const TURN = 9;
const nameOf = (seat: number): string => ["Mia", "Hana", "Leo"][seat]!;
const plate = (face: string, no: number, since = 1): Plate => ({
  no,
  card: face,
  face,
  since,
  turned: false,
  on: null,
});
const plates = (...faces: string[]): Plate[] => faces.map((face, no) => plate(face, no + 1));
const scored = (seat: number, dish: string, points: number, round = 2): WireEvent => ({
  event: "Scored",
  seat,
  round,
  dish,
  points,
});
const ended = (round: number): WireEvent => ({ event: "RoundEnded", round, scores: [] });
const view = (table: Plate[][], more: Partial<SushiPublic> = {}): SushiPublic =>
  ({
    round: 2,
    rounds: 3,
    turn: TURN,
    table,
    kept: [[], [], []],
    scores: [10, 20, 30],
    trays: [],
    notes: [],
    worth: [{}, {}, {}],
    sheet: [],
    ...more,
  }) as SushiPublic;
const teller = (me: number | null = 0): Teller => ({ me, nameOf, game: GAME, before: null, after: null });

/** Maki is a contest, edamame too, gyoza and eel count by themselves. */
const TABLE = [
  plates("maki:3", "maki:2", "gyoza", "edamame"),
  plates("maki:3", "maki:3", "maki:1", "gyoza", "gyoza"),
  plates("maki:3", "maki:1", "edamame", "eel"),
];
const ROUND: WireEvent[] = [
  scored(0, "maki", 3),
  scored(1, "maki", 6),
  scored(0, "edamame", 1),
  scored(2, "edamame", 1),
  scored(0, "gyoza", 1),
  scored(1, "gyoza", 3),
  scored(2, "eel", -3),
  scored(0, "tea", 0),
  ended(2),
];
const FINAL: WireEvent[] = [
  ...ROUND,
  scored(1, "pudding", 6, 4),
  scored(2, "pudding", -6, 4),
  { event: "GameEnded", scores: [], winners: [1] },
];
const stepsOf = (events: WireEvent[], table = view(TABLE), me: number | null = 0): CeremonyStep[] =>
  new Ending(beats(events)).steps(table, teller(me));
const sum = (steps: CeremonyStep[]): number => steps.reduce((all, { ms }) => all + ms, 0);

beforeAll(() => texts.use("en"));
beforeEach(() => learn(CATALOGUE));

it("shows the last cards first, then what counts by itself, then contests, and the rolls last", () => {
  const steps = stepsOf(ROUND);
  expect(steps.map(({ state }) => state.phase)).toEqual(["last", "count", "count", "count", "count"]);
  expect(steps[0]!.state.dishes.map(({ dish }) => dish)).toEqual(["gyoza", "eel", "edamame", "maki"]);
});

it("leaves out a dish that brings nobody anything", () => {
  expect(stepsOf(ROUND)[0]!.state.dishes.map(({ dish }) => dish)).not.toContain("tea");
});

it("counts the desserts last, with all that was kept", () => {
  const kept = [[], plates("pudding", "pudding"), []];
  const dishes = stepsOf(FINAL, view(TABLE, { kept }))[0]!.state.dishes;
  expect(dishes.at(-1)).toMatchObject({ dish: "pudding", final: true });
  expect(dishes.at(-1)!.portions).toEqual([
    { seat: 1, count: 2, points: 6, why: [] },
    { seat: 2, count: 0, points: -6, why: [] },
  ]);
});

it("says what was counted: in the dock, in the line, and in our own trays", () => {
  const soy = (seat: number, n: number, points: number, id: "colours" | "colours_behind"): WireEvent =>
    ({ ...scored(seat, "soy_sauce", points), counted: [{ id, n }] }) as WireEvent;
  const nigiri = {
    ...scored(0, "nigiri", 13),
    counted: [
      { id: "times", n: 3, points: 9, name: "nigiri:squid" },
      { id: "cards", parts: [{ name: "nigiri:egg", n: 2, points: 2 }] },
    ],
  } as WireEvent;
  const maki = { ...scored(0, "maki", 6), counted: [{ id: "count", n: 5, name: "maki" }] } as WireEvent;
  const contested = { ...CATALOGUE.dishes };
  const sauce = { ...contested["sushi-go-party"]![0]!, name: "soy_sauce", course: "special", contest: true };
  learn({ ...CATALOGUE, dishes: { "sushi-go-party": [...contested["sushi-go-party"]!, sauce] } });
  const trays = [["nigiri", "maki", "soy_sauce"].map((dish) => ({ dish, points: 1 })), [], []];
  const [first, ...rest] = stepsOf(
    [nigiri, soy(0, 3, 0, "colours_behind"), soy(1, 4, 4, "colours"), maki, ended(2)],
    view(TABLE, { trays }),
  );
  const { dishes } = first!.state;
  const told = dishes.map((dish) => countedText(dish.portions[0]!, dish.dish, GAME, nameOf));
  expect(told).toEqual(["squid nigiri ×3 = 9 · 2 egg nigiri", "4 colours", "5 rolls"]);
  expect(rest[1]!.news!.text).toBe("Soy sauce: Hana 4 colours → 4");
  expect(first!.show.trays[0]!.slice(0, 2).map((tray) => lineOf({ ...tray, points: 0 }, GAME, nameOf))).toEqual([
    "squid nigiri ×3 *= 9* · 2 egg nigiri",
    "5 rolls",
  ]);
});

it("takes no longer than it may, however many dishes there are", () => {
  for (const count of [1, 4, 9, 20]) {
    const events = Array.from({ length: count }, (_, at) => scored(0, `dish${at}`, 1));
    const round = stepsOf([...events, ended(2)]);
    expect(sum(round.slice(1))).toBeLessThanOrEqual(CEREMONY.dishes + 0.001);
    expect(Math.max(...round.slice(1).map(({ ms }) => ms))).toBeLessThanOrEqual(CEREMONY.dish);
    const match = stepsOf([...events, ...FINAL.slice(-4)]);
    expect(match.at(-1)!.ms).toBe(CEREMONY.desserts);
    for (const steps of [round, match]) expect(sum(steps)).toBeLessThanOrEqual(CEREMONY.most + 0.001);
  }
});

it("holds the last cards for more than a second, with what they brought", () => {
  const table = [[plate("eel", 1), plate("eel", 2, TURN)], [plate("fruit:orange+watermelon", 1, TURN)], []];
  const worth: Record<string, number>[] = [{ eel: -3 }, {}, {}];
  const [first] = stepsOf([scored(0, "eel", 7), ended(2)], view(table, { worth }));
  expect(first!.ms).toBeGreaterThan(1000);
  expect(first!.state.last).toEqual([
    { seat: 0, card: "eel", gain: 10, points: 7, kept: false, struck: false },
    { seat: 1, card: "fruit:orange+watermelon", gain: 0, points: 0, kept: true, struck: false },
  ]);
});

it("shows a last card that left the table at once, too: struck out, or with the points that it won", () => {
  const served = (seat: number, last: Plate): WireEvent => ({ event: "Served", seat, plate: last, hand: seat });
  const cleared = (seat: number, last: Plate, why: "collided" | "scored"): WireEvent => ({
    event: "Cleared",
    seat,
    plate: last,
    why,
  });
  const [soup, roll] = [plate("miso_soup", 4, TURN), plate("uramaki:5", 4, TURN)];
  const before = [
    served(0, soup),
    served(1, roll),
    cleared(0, soup, "collided"),
    scored(1, "uramaki", 8),
    cleared(1, plate("uramaki:5", 1), "scored"),
    cleared(1, roll, "scored"),
  ];
  const bare = view([[], [], []]);
  const [first] = new Ending(beats([ended(2)]), { before: bare, events: before, after: null }).steps(bare, teller());
  expect(first!.state.last).toEqual([
    { seat: 0, card: "miso_soup", gain: 0, points: 0, kept: false, struck: true },
    { seat: 1, card: "uramaki:5", gain: 8, points: 8, kept: false, struck: false },
  ]);
});

it("a tray of what was laid last says what it brought, and what a dessert brings from now on", () => {
  const fruit = (points: number): Tray => ({ dish: "fruit", points, final: true, provisional: true });
  const blank: Tray = { dish: "fruit", points: null, final: true, facts: [] };
  const table = view([[plate("eel", 1, TURN)], [], []], { trays: [[], [blank], []] });
  const after = view([[], [], []], { trays: [[fruit(3)], [fruit(-6)], []] });
  const counts = beats([scored(0, "eel", -3), ended(2)]);
  const [first] = new Ending(counts, { before: table, events: [], after }).steps(table, teller());
  expect(first!.show.trays).toEqual([[{ dish: "eel", points: -3, facts: [] }, fruit(3)], [fruit(-6)], []]);
});

it("a dish that also counts at the end of the match says both", () => {
  const later = (points: number): Tray => ({ dish: "eel", points, final: true });
  const table = view([[], [], []], { trays: [[{ dish: "eel", points: null, later: later(1) }], [], []] });
  const after = view([[], [], []], { trays: [[{ dish: "eel", points: null, later: later(2) }], [], []] });
  const counts = beats([scored(0, "eel", 7), ended(2)]);
  const [first] = new Ending(counts, { before: table, events: [], after }).steps(table, teller());
  expect(first!.show.trays[0]).toEqual([{ dish: "eel", points: 7, facts: [], later: later(2) }]);
});

it("writes the points down dish by dish", () => {
  const steps = stepsOf(ROUND);
  expect(steps.map(({ show }) => show.scores)).toEqual([
    [10, 20, 30],
    [11, 23, 30],
    [11, 23, 27],
    [12, 23, 28],
    [15, 29, 28],
  ]);
  expect(scoresAfter(steps[0]!.state, Infinity)).toEqual([15, 29, 28]);
});

it("tells contests with who just missed, and nothing where the count is not what is compared", () => {
  const steps = stepsOf(ROUND);
  const news = steps.map((step) => step.news);
  expect(news.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(news[4]).toMatchObject({
    text: "Maki: Hana 7 rolls → 6 · You 5 rolls → 3",
    reason: "Leo has 4: 1 short.",
    tone: "good",
  });
  expect(news[3]!.reason).toBeUndefined();
  const maki = steps[0]!.state.dishes.at(-1)!;
  expect(contest(maki, nameOf, 2).reason).toBe("You have 4: 1 short.");
});

it("writes a loss with a real minus sign", () => {
  const news = stepsOf(FINAL, view(TABLE), 2).at(-1)!.news!;
  expect(news.text).toContain("→ −6");
  expect(news.tone).toBe("bad");
});

it("compares the last turn with the table before it is cleared", () => {
  const before = view([plates("gyoza"), plates("gyoza"), []], { worth: [{ gyoza: 1 }, { gyoza: 1 }, {}] });
  const served: WireEvent = { event: "Served", seat: 1, plate: plate("gyoza", 2, TURN), hand: 1 };
  const events = [served, scored(0, "gyoza", 1), scored(1, "gyoza", 3), ended(2)];
  const after = factsAfter(events, view([[], [], []]));
  const said = beats(events).flatMap((beat) => tell(beat, { ...teller(), before, after }).map(({ text }) => text));
  expect(said.join(" ")).not.toContain("overtakes");
});

it("tells the places of a race that were left", () => {
  const table = [plates("uramaki:5", "uramaki:5"), plates("uramaki:5"), []];
  const race = (taken: number): SushiPublic => view(table, { notes: [["uramaki", taken]] });
  const news = stepsOf([scored(0, "uramaki", 5), ended(2)], race(1)).at(-1)!.news!;
  expect(news.text).toContain("Uramaki");
  expect(news.reason).toBe("Places left: 5, 2. Hana has 5: 5 short.");
  const late = stepsOf([scored(0, "uramaki", 2), ended(2)], race(2)).at(-1)!;
  expect(late.news!.reason).toContain("Places left: 2.");
});
