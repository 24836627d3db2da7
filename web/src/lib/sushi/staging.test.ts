import { beforeAll, expect, it } from "vitest";
import { learn } from "../facts";
import { CATALOGUE } from "../facts.fixture";
import { entriesOf } from "../log";
import type { Teller } from "../news";
import type { Tray } from "../protocol";
import type { Plate, SushiPublic, WireEvent } from "../wire";
import { plate } from "./plate.fixture";
import { between, countedIn, midair } from "./staging";

const served = (seat: number, laid: Plate): WireEvent => ({ event: "Served", seat, plate: laid, hand: seat });
const tray = (dish: string, points: number, n: number): Tray => ({
  dish,
  points,
  facts: [{ id: "more", n, points: 5 }],
});
const view = (table: Plate[][], trays: Tray[][]): SushiPublic =>
  ({
    table,
    trays,
    contests: [],
    kept: [[], []],
    scores: [0, 0],
    worth: [{}, {}],
    sheet: [],
  }) as unknown as SushiPublic;

beforeAll(() => learn(CATALOGUE));

const BEFORE = view([[plate(1, "tempura")], []], [[tray("tempura", 0, 1), tray("eel", -3, 1)], []]);
const AFTER = view(
  [[plate(1, "tempura"), plate(2, "tempura")], [plate(1, "eel")]],
  [[tray("tempura", 5, 2), tray("eel", 7, 0)], []],
);
const own = served(0, plate(2, "tempura"));
const traysOf = (now: unknown): Tray[] => (now as SushiPublic).trays[0]!;

it("a tray says what is true of what lies there, as soon as all of it does", () => {
  const [tempura, eel] = traysOf(between(BEFORE, [own], AFTER));
  expect(tempura).toEqual(AFTER.trays[0]![0]);
  expect(eel, "nothing was laid there").toBe(BEFORE.trays[0]![1]);
});

it("and nothing as long as more is to come, or the table is cleared", () => {
  for (const after of [null, view([[], []], [[], []])])
    expect(traysOf(between(BEFORE, [own], after))[0]).toEqual({ ...BEFORE.trays[0]![0], facts: [] });
});

it("what depends on others waits for them", () => {
  const before = view([[], []], [[tray("maki", 0, 1)], []]);
  const after = view([[plate(1, "maki:2")], [plate(1, "maki:3")]], [[tray("maki", 3, 1)], []]);
  const open = { ...tray("maki", 0, 1), points: null, provisional: false, facts: [] };
  expect(traysOf(between(before, [served(0, plate(1, "maki:2"))], after))[0]).toEqual(open);
  expect(traysOf(between(before, [served(1, plate(1, "maki:3"))], after))[0], "of others, too").toEqual(open);
  expect(traysOf(between(before, [served(1, plate(1, "eel"))], after))[0]).toBe(before.trays[0]![0]);
});

it("where colours are counted, any card may change what everybody gets", () => {
  const trays = [[tray("soy_sauce", 4, 1), tray("eel", -3, 1)], []];
  const contests = [{ dish: "soy_sauce", counts: [2, 2], colours: true }];
  const before = { ...view([[plate(1, "soy_sauce"), plate(2, "eel")], []], trays), contests };
  const [soy, eel] = traysOf(between(before, [served(1, plate(1, "tofu"))], null));
  expect(soy).toMatchObject({ points: null, facts: [] });
  expect(eel).toBe(trays[0]![1]);
});

it("a tray that nothing lies in any more is gone, unless that costs points", () => {
  const lone = (dish: string, points: number | null): SushiPublic =>
    view([[plate(1, dish)], []], [[{ ...tray(dish, 0, 1), points }], []]);
  const returned: WireEvent = { event: "Returned", seat: 0, plate: plate(1, "chopsticks"), hand: 0 };
  expect(traysOf(between(lone("chopsticks", null), [returned], null))).toEqual([]);
  const gone = (dish: string): WireEvent => ({ event: "Cleared", seat: 0, plate: plate(1, dish), why: "collided" });
  const after = view([[], []], [[], []]);
  expect(traysOf(between(lone("miso_soup", 3), [gone("miso_soup")], after))).toEqual([]);
  expect(traysOf(between(lone("temaki", -4), [gone("temaki")], null)).map(({ dish }) => dish)).toEqual(["temaki"]);
  const covered = between(lone("wasabi", null), [served(0, plate(2, "nigiri:egg", { on: 1 }))], null);
  expect(traysOf(covered), "it lies with what covers it").toEqual([]);
});

it("a card in the air has a place, and figures are what they were", () => {
  const landed = between(BEFORE, [own], AFTER);
  const flying = midair(BEFORE, landed);
  expect(flying.table).toEqual(landed.table);
  expect(traysOf(flying)).toEqual(traysOf(BEFORE));
  const before = view([[], []], [[tray("eel", -3, 1)], []]);
  const after = view([[plate(2, "tempura")], []], [[tray("tempura", 0, 1), tray("eel", -3, 1)], []]);
  const trays = traysOf(midair(before, between(before, [own], after)));
  expect(trays.map(({ dish, points }) => [dish, points])).toEqual([
    ["tempura", null],
    ["eel", -3],
  ]);
});

it("the log says what a round was counted from, and which places of a race were left", () => {
  const roll = plate(1, "uramaki:5");
  const scored = (seat: number, points: number): WireEvent => ({
    event: "Scored",
    seat,
    round: 1,
    dish: "uramaki",
    points,
  });
  const told = [
    { event: "RoundBegan", round: 1, hand_size: 9 } as WireEvent,
    served(0, roll),
    scored(1, 8),
    { event: "Cleared", seat: 1, plate: roll, why: "scored" } as WireEvent,
    scored(0, 5),
    { event: "RoundEnded", round: 1, scores: [5, 8] } as WireEvent,
  ];
  const teller: Teller = { me: 0, nameOf: String, game: "sushi-go-party(seats=2)", before: null, after: null };
  const log = entriesOf({ version: 1, events: told }, teller, undefined);
  const later = view([[], []], [[], []]);
  expect(countedIn(log, 1, later, teller.game)!.dishes).toMatchObject([
    { dish: "uramaki", left: [5, 2], portions: [{ seat: 0, count: 5, points: 5 }] },
  ]);
});
