import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { motions } from "./motions";
import { MOTIONS_WAIT, pace } from "./pace.svelte";
import { gone, plate, served, Table, view } from "./stage.fixture";
import { Stage } from "./stage.svelte";
import { texts } from "./texts.svelte";
import type { Plate, SushiPublic, SushizockPublic, WireEvent } from "./wire";
import { ladder, stack, view as stacksView } from "./sushizock/stacks.fixture";
import * as tiles from "./sushizock/staging";

const SOUPS = [served(0, "miso_soup"), served(1, "miso_soup"), gone(0), gone(1), { event: "Passed", left: true }];

describe("the stage", () => {
  beforeAll(() => Promise.all([texts.use("en"), motions()]));
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
    expect(stage.line.news?.text).toBe("Miso soup: two at once, both go");
  });

  it("tells why something goes while it goes", async () => {
    const { table, stage } = set();
    stage.receive(table.step(2, [gone(0), gone(1), { event: "Passed", left: true }]));
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.line.news?.text).toBe("Miso soup: two at once, both go");
    expect(table.shown, "nothing is over yet").not.toContain("question 2");
  });

  it("tells of an order in vain when its card is struck, not when it is gone", async () => {
    const { table, stage } = set();
    const vain: WireEvent = { event: "Cleared", seat: 1, plate: plate("special_order"), why: "nothing to copy" };
    stage.receive(table.step(2, [served(0, "eel"), served(1, "special_order"), vain]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.line.news?.text).toMatch(/order/);
    expect(table.shown, "it is still there").not.toContain("question 2");
  });

  it("hides what flies until it lands", async () => {
    document.body.innerHTML = '<div class="dock"><i class="pick chosen" data-card="eel"><i class="card"></i></i></div>';
    const place = { x: 1, y: 2, width: 3, height: 4 } as DOMRect;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(place);
    const { table, stage } = set();
    stage.receive(table.step(2, [served(0, "eel"), served(1, "tofu")]));
    await vi.advanceTimersByTimeAsync(100);
    expect([[...stage.aloft], stage.lifted]).toEqual([["0/1"], true]);
    document.body.innerHTML = "";
    await vi.advanceTimersByTimeAsync(300);
    expect([...stage.aloft]).toEqual([]);
    expect(table.shown).toContain("1+1");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.lifted).toBe(false);
  });

  it.each([
    ["is in the dock if it is ours, also where several play on this device", true, 0],
    ["fans out there if we only watch", false, 4],
  ])("a menu at the bottom %s", async (_, playsBelow, backs) => {
    document.body.innerHTML = '<i class="mine"></i><i class="belt"></i>';
    const place = { x: 1, y: 2, width: 90, height: 60 } as DOMRect;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(place);
    const { table, stage } = set();
    table.me = null;
    table.playsBelow = playsBelow;
    stage.receive(table.step(2, [{ event: "MenuOpened", seat: 0, count: 4 }]));
    await vi.advanceTimersByTimeAsync(200);
    document.body.innerHTML = "";
    expect(stage.sprites).toHaveLength(backs);
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

  it("goes on without motion where what moves is long in coming", async () => {
    const table = new Table();
    const stage = new Stage(table, () => new Promise(() => undefined));
    stage.receive(table.step(2, SOUPS as WireEvent[]));
    await vi.advanceTimersByTimeAsync(2 * MOTIONS_WAIT);
    expect(table.shown).toContain("1+1");
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.shown.at(-1), stage.playing]).toEqual(["question 2", false]);
  });

  it("nobody who acts waits for what moves", async () => {
    const table = new Table();
    const stage = new Stage(table, () => new Promise(() => undefined));
    stage.receive(table.step(2, SOUPS as WireEvent[]));
    await vi.advanceTimersByTimeAsync(100);
    expect(table.shown).toEqual([]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.shown.at(-1), stage.playing]).toEqual(["question 2", false]);
  });

  it.each(["normal", "none"] as const)("opens the sheet of a round before the next one is there (%s)", async (how) => {
    pace.current = how;
    const { table, stage } = set();
    const scored: WireEvent = { event: "Scored", seat: 0, round: 1, dish: "eel", points: 7 };
    const ended: WireEvent = { event: "RoundEnded", round: 1, scores: [7, 0] };
    stage.receive(table.step(2, [served(0, "eel"), scored, ended, { event: "RoundBegan", round: 2, hand_size: 9 }]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.shown.slice(-2)).toEqual(["sheet 1", "question 2"]);
    expect(stage.ceremony).toBeNull();
  });

  it("the last cards are those of the whole turn, with all that they brought, however many steps it had", async () => {
    learn(CATALOGUE);
    const { table, stage } = set();
    const [soup, eel] = [
      { ...plate("miso_soup"), since: 2 },
      { ...plate("eel"), no: 2, since: 2 },
    ];
    const lay = (seat: number, laid: Plate): WireEvent => ({ event: "Served", seat, plate: laid, hand: seat });
    const one: SushiPublic = { ...view(2), turn: 2, table: [[], [plate("eel")]], worth: [{}, { eel: -3 }] };
    const two: SushiPublic = { ...one, table: [[], [plate("eel"), eel]], worth: [{}, { eel: 7 }] };
    table.after = (serial) => (serial === 2 ? one : serial === 3 ? two : view(serial));
    stage.receive(table.step(2, [{ event: "TurnBegan", round: 1, turn: 2 }]));
    stage.receive(table.step(3, [lay(0, soup), lay(1, eel), { ...gone(0), plate: soup } as WireEvent]));
    const scored: WireEvent = { event: "Scored", seat: 1, round: 1, dish: "eel", points: 7 };
    stage.receive(table.step(4, [scored, { event: "RoundEnded", round: 1, scores: [0, 7] }]));
    for (let ms = 0; stage.ceremony === null && ms < 10_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
    expect(stage.ceremony?.last).toEqual([
      { seat: 0, card: "miso_soup", gain: 0, points: 0, kept: false, struck: true },
      { seat: 1, card: "eel", gain: 10, points: 7, kept: false, struck: false },
    ]);
  });

  it("our clock does not wait for a ceremony", async () => {
    const { table, stage } = set();
    const scored: WireEvent = { event: "Scored", seat: 0, round: 1, dish: "eel", points: 7 };
    const ended: WireEvent = { event: "RoundEnded", round: 1, scores: [7, 0] };
    stage.receive(table.step(2, [served(0, "eel"), scored, ended], false, 5));
    await vi.advanceTimersByTimeAsync(600);
    expect(table.shown.slice(-2)).toEqual(["sheet 1", "question 2"]);
  });

  it("keeps the order of what comes meanwhile", async () => {
    const { table, stage } = set();
    stage.receive(table.step(2, [served(0, "eel"), served(1, "tofu")]));
    stage.receive(table.step(3, [served(0, "tofu"), served(1, "eel")]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.shown.filter((each) => each.startsWith("question"))).toEqual(["question 2", "question 3"]);
  });

  it.each(["none", "hidden", "past", "not loaded"])("simply shows what there is (%s)", (why) => {
    const { table, stage } = set();
    if (why === "not loaded") table.staging = null;
    if (why === "none") pace.current = "none";
    if (why === "hidden") vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.receive(table.step(2, SOUPS as WireEvent[], why === "past"));
    expect(table.shown).toEqual(["question 2"]);
    expect(stage.line.news?.text).toBe("Miso soup: two at once, both go");
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
    await vi.advanceTimersByTimeAsync(200);
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
    expect(stage.line.news?.text).toBe("Leo turns 2 cards over.");
    stage.receive(table.step(4, [{ event: "Cleared", seat: 1, plate: plate("takeout_box:10"), why: "used" }]));
    await vi.advanceTimersByTimeAsync(3000);
    expect(stage.line.news?.text, "what it did was told").toBe("Leo turns 2 cards over.");
    stage.receive(table.step(5, [served(0, "eel"), served(1, "tofu"), { event: "DrewForDummy", seat: 1 }]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.line.news?.text).toBe("Leo draws for the dummy.");
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

  describe("at a table where players act one after the other", () => {
    const rolled = (seat: number): WireEvent => ({ event: "Rolled", seat, dice: ["sushi"], roll: 1 });
    const kept = (seat: number): WireEvent => ({ event: "Kept", seat, dice: ["sushi"] });
    const took = (seat: number): WireEvent => ({
      event: "Took",
      seat,
      kind: "sushi",
      value: 5,
      place: 1,
      forced: false,
    });
    const began = (seat: number): WireEvent => ({ event: "TurnBegan", seat });
    /** How long it takes until everything was shown. */
    const over = async (stage: Stage): Promise<number> => {
      let ms = 0;
      for (; stage.playing; ms += 10) await vi.advanceTimersByTimeAsync(10);
      return ms;
    };
    const empty = { sushi: stack([]), bones: stack([]) };
    const sushizock = (more: Partial<SushizockPublic>): SushizockPublic =>
      stacksView({ stacks: [empty, empty, empty], ladders: [0, 1, 2].map(() => ladder(0, 0, 0)), ...more });
    const dice = (): { table: Table; stage: Stage } => {
      const found = set();
      found.table.inTurn = true;
      found.table.staging = tiles;
      found.table.after = (serial) => sushizock({ serial });
      found.table.view = sushizock({});
      return found;
    };

    it("the line is about what is on the table", async () => {
      const { table, stage } = dice();
      stage.receive(table.step(2, [began(1), rolled(1)]));
      stage.receive(table.step(3, [kept(1), rolled(1)]));
      stage.receive(table.step(4, [kept(1), rolled(1)]));
      stage.receive(table.step(5, [took(1), began(0), rolled(0)]));
      await vi.advanceTimersByTimeAsync(50);
      expect(stage.line.news?.text, "whose turn it is can be seen").toBe("Leo rolls: 1 sushi.");
      expect(await over(stage), "a turn takes 2 to 5 seconds").toBeLessThanOrEqual(4950);
      expect(stage.line.news?.text).toBe("Leo takes the sushi 5.");
      await vi.advanceTimersByTimeAsync(1200);
      expect(stage.line.news?.text).toBe("Your turn: up to three rolls.");
      stage.receive(table.step(6, [took(0), began(1), rolled(1)]));
      await vi.advanceTimersByTimeAsync(100);
      expect(stage.line.news?.text, "our turn is over").toMatch(/^You take the sushi 5/);
    });

    it("the line says who begins, before the first roll", async () => {
      const { table, stage } = dice();
      table.view = null;
      stage.receive(table.step(1, [{ event: "LotDrawn", seat: 1 }, began(1), rolled(1)]));
      expect(stage.line.news?.text).toBe("Leo is drawn to begin.");
      await vi.advanceTimersByTimeAsync(1250);
      expect(stage.line.news?.text).toBe("Leo rolls: 1 sushi.");
    });

    it("a tap while nothing happens hurries nobody", async () => {
      const { table, stage } = dice();
      stage.hurry();
      stage.receive(table.step(2, [rolled(1)]));
      await vi.advanceTimersByTimeAsync(800);
      expect(stage.playing, "there is time to look").toBe(true);
    });

    it("bots take little of the time that our clock gives us", async () => {
      const { table, stage } = dice();
      for (const serial of [2, 3, 4]) stage.receive(table.step(serial, [kept(1), rolled(1)]));
      stage.receive(table.step(5, [took(1), began(0), rolled(0)], false, 20));
      await vi.advanceTimersByTimeAsync(1900);
      expect(table.shown.at(-1), "there is time to look").not.toBe("question 5");
      await vi.advanceTimersByTimeAsync(150);
      expect(table.shown.at(-1)).toBe("question 5");
      expect([stage.playing, stage.line.news?.text]).toEqual([false, "Your turn: up to three rolls."]);
      stage.receive(table.step(6, [rolled(1)]));
      await vi.advanceTimersByTimeAsync(900);
      expect(stage.playing, "nothing is hurried that comes later").toBe(true);
    });

    it("a tap hurries one turn, not the next one", async () => {
      const { table, stage } = dice();
      stage.receive(table.step(2, [rolled(1)]));
      stage.receive(table.step(3, [began(2), rolled(2)]));
      await vi.advanceTimersByTimeAsync(50);
      stage.hurry();
      await vi.advanceTimersByTimeAsync(800);
      expect(table.shown).toContain("question 3");
      expect(stage.playing, "there is time to look").toBe(true);
    });
  });
});
