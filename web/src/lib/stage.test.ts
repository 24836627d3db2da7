import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import type { Teller } from "./news";
import { pace } from "./pace.svelte";
import type { Public } from "./protocol";
import { Stage, type House, type Step } from "./stage.svelte";
import { texts } from "./texts.svelte";
import type { Plate, SushiPublic, WireEvent } from "./wire";

const plate = (face: string): Plate => ({ no: 1, card: face, face, since: 1, turned: false, on: null });
const served = (seat: number, face: string): WireEvent => ({ event: "Served", seat, plate: plate(face), hand: seat });
const gone = (seat: number): WireEvent => ({ event: "Cleared", seat, plate: plate("miso_soup"), why: "collided" });
const view = (serial: number): SushiPublic =>
  ({
    serial,
    round: 1,
    turn: 1,
    table: [[], []],
    kept: [[], []],
    scores: [0, 0],
    worth: [{}, {}],
    trays: [[], []],
    sheet: [],
  }) as unknown as SushiPublic;

/** A table that writes down what it is told to show: how many plates lie there, or the number of the question. */
class Table implements House {
  view: Public | null = view(1);
  me: number | null = 0;
  inTurn = false;
  shown: string[] = [];

  showBetween(between: Public): void {
    this.view = between;
    this.shown.push((between as SushiPublic).table.map((plates) => plates.length).join("+"));
  }

  teller(before: Public | null, after: Public | null): Teller {
    return { me: this.me, nameOf: (seat) => ["Mia", "Leo"][seat]!, game: "sushi-go-party(seats=2)", before, after };
  }

  step(serial: number, events: WireEvent[], past = false): Step {
    const after = view(serial);
    const show = (): void => {
      this.view = after;
      this.shown.push(`question ${serial}`);
    };
    return { events, view: after, past, show };
  }
}

const SOUPS = [served(0, "miso_soup"), served(1, "miso_soup"), gone(0), gone(1), { event: "Passed", left: true }];

describe("the stage", () => {
  beforeAll(() => texts.use("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    pace.current = "normal";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const set = (): { table: Table; stage: Stage } => {
    const table = new Table();
    return { table, stage: new Stage(table) };
  };

  it("shows our card, then those of the others, then what they do, then the next question", async () => {
    const { table, stage } = set();
    stage.receive(table.step(2, SOUPS as WireEvent[]));
    expect(stage.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...new Set(table.shown)]).toEqual(["1+0", "1+1", "0+0", "question 2"]);
    expect(stage.playing).toBe(false);
    expect(stage.news?.text).toBe("Miso soup: two at once, both go");
  });

  it("takes its time, and all of it is skipped as soon as somebody acts", async () => {
    const { table, stage } = set();
    stage.receive(table.step(2, SOUPS as WireEvent[]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.shown).not.toContain("question 2");
    stage.skip();
    await vi.advanceTimersByTimeAsync(200);
    expect(table.shown.at(-1)).toBe("question 2");
    expect(stage.playing).toBe(false);
  });

  it("keeps the order of what comes meanwhile", async () => {
    const { table, stage } = set();
    stage.receive(table.step(2, [served(0, "eel"), served(1, "tofu")]));
    stage.receive(table.step(3, [served(0, "tofu"), served(1, "eel")]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.shown.filter((each) => each.startsWith("question"))).toEqual(["question 2", "question 3"]);
  });

  it.each(["none", "hidden", "past"])("simply shows what there is (%s)", (why) => {
    const { table, stage } = set();
    if (why === "none") pace.current = "none";
    if (why === "hidden") vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.receive(table.step(2, SOUPS as WireEvent[], why === "past"));
    expect(table.shown).toEqual(["question 2"]);
    expect(stage.news?.text).toBe("Miso soup: two at once, both go");
  });

  it("moves nothing for those who want calm, but takes the same time to read", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { table, stage } = set();
    stage.receive(table.step(2, SOUPS as WireEvent[]));
    expect(stage.sprites).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(table.shown).toEqual(["1+1"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.shown.at(-1)).toBe("question 2");
  });

  it("a tap makes the acts of others faster, the second one ends them", async () => {
    const { table, stage } = set();
    table.inTurn = true;
    const rolled = (seat: number): WireEvent => ({ event: "Rolled", seat, dice: ["sushi"], roll: 1 });
    stage.receive(table.step(2, [rolled(1)]));
    stage.receive(table.step(3, [rolled(1)]));
    await vi.advanceTimersByTimeAsync(50);
    expect(table.shown).toEqual(["question 2"]);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(50);
    expect(table.shown).toEqual(["question 2", "question 3"]);
    expect(stage.playing).toBe(true);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.playing).toBe(false);
  });

  it("a box that turns two cards is told once, and a card for the dummy when all is over", async () => {
    const { table, stage } = set();
    const turned = (no: number): WireEvent => ({
      event: "Changed",
      seat: 1,
      plate: { ...plate("eel"), no, turned: true },
    });
    stage.receive(table.step(2, [turned(1)]));
    stage.receive(table.step(3, [turned(2)]));
    await vi.advanceTimersByTimeAsync(1600);
    expect(stage.news?.text).toBe("Leo turns 2 cards over.");
    stage.receive(table.step(4, [{ event: "Cleared", seat: 1, plate: plate("takeout_box:10"), why: "used" }]));
    await vi.advanceTimersByTimeAsync(3000);
    expect(stage.news?.text, "what it did was told").toBe("Leo turns 2 cards over.");
    stage.receive(table.step(5, [served(0, "eel"), served(1, "tofu"), { event: "DrewForDummy", seat: 1 }]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.news?.text).toBe("Leo draws for the dummy.");
  });

  it.each(["normal", "none"] as const)(
    "says which numbered cards act, until the next turn begins (%s)",
    async (how) => {
      learn(CATALOGUE);
      pace.current = how;
      const { table, stage } = set();
      stage.receive(table.step(2, [{ event: "Called", seat: 1, plate: plate("takeout_box:10") }, served(0, "eel")]));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(stage.acting).toEqual(["takeout_box:10"]);
      stage.receive(table.step(3, [served(1, "tofu"), { event: "TurnBegan", round: 1, turn: 2 }]));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(stage.acting).toEqual([]);
    },
  );

  it("news stays long enough to be read, and none is lost from the line before that", async () => {
    const { stage } = set();
    stage.say({ text: "first", tone: "plain", chips: [] });
    stage.say({ text: "second", tone: "plain", chips: [] });
    expect(stage.news?.text).toBe("first");
    await vi.advanceTimersByTimeAsync(1250);
    expect(stage.news?.text).toBe("second");
    expect(stage.bright).toBe(true);
    await vi.advanceTimersByTimeAsync(3300);
    expect(stage.bright).toBe(false);
    expect(stage.news?.text).toBe("second");
    stage.say({ text: "stolen", tone: "bad", chips: [], least: 2400 });
    stage.say({ text: "last", tone: "plain", chips: [] });
    await vi.advanceTimersByTimeAsync(2300);
    expect(stage.news?.text).toBe("stolen");
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.news?.text).toBe("last");
  });
});
