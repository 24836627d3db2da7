import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beats, type Beat } from "./beats";
import { choreography } from "./choreography";
import { BACK, type Move, type Place, type Sprite } from "./moves";
import { MOTION, REST } from "./pace.svelte";
import type { Plate, WireEvent } from "./wire";

const plate = (no: number, card = "eel"): Plate => ({ no, card, face: card, since: 1, turned: false, on: null });
const served = (seat: number, laid = plate(seat + 1)): WireEvent => ({
  event: "Served",
  seat,
  plate: laid,
  hand: seat,
});
const reveal = (seats: number): WireEvent[] => Array.from({ length: seats }, (_, seat) => served(seat));
type Why = Extract<WireEvent, { event: "Cleared" }>["why"];
const cleared = (why: Why): WireEvent => ({ event: "Cleared", seat: 1, plate: plate(2, "menu:7"), why });

/** The moves of all beats of these events, as seen from seat 0. */
const movesOf = (...events: WireEvent[]): Move[] => beats(events).flatMap((beat) => choreography(beat, 0));
/** Moves that look at the table as it is need no places from before. */
const spritesOf = (moves: Move[]): Sprite[] =>
  moves.flatMap(({ before, sprites }) => sprites?.(before?.() ?? new Map<string, Place>()) ?? []);

describe("a reveal", () => {
  it("shows our card first, then one seat after the other", () => {
    const moves = choreography({ kind: "laid", events: reveal(4) }, 0);
    expect(moves.map(({ events }) => events.map((event) => ("seat" in event ? event.seat : null)))).toEqual([
      [0],
      [1],
      [2],
      [3],
    ]);
  });

  it.each([2, 4, 8])("with %i seats all cards are open in time", (seats) => {
    const moves = choreography({ kind: "laid", events: reveal(seats) }, null);
    const all = moves.reduce((sum, { ms }) => sum + ms, 0);
    expect(moves).toHaveLength(seats);
    expect(all).toBeLessThanOrEqual(MOTION.flip + MOTION.flips);
  });
});

describe("on a table", () => {
  /** Everything has a place: its number in the document. */
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-seat="1"><i data-dish="menu"></i><i data-dish="spoon"></i><i data-dish="eel"></i></div>
      <div data-seat="2"><i data-dish="chopsticks"></i></div>
      <div data-seat="3"></div>
      <div class="mine"><i data-plate="8"></i><i data-plate="9"></i><i data-plate="5"></i></div>
      <i data-slot="0"></i><i data-slot="1"></i>
      <div class="dock">
        <span class="pick chosen" data-card="tofu"><i class="card"></i></span>
        <span class="pick chosen" data-card="eel"><i class="card"></i></span>
      </div>
      <i data-stack="0/sushi" data-place="2"></i><i data-stack="0/sushi" data-place="1"></i>
      <i data-stack="1/sushi" data-place="1"></i>
      <i data-tile="sushi/2"></i>`;
    const all = [...document.querySelectorAll("*")];
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return { x: all.indexOf(this), y: 0, width: 10, height: 10 } as DOMRect;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });
  const at = (selector: string): number => document.querySelector(selector)!.getBoundingClientRect().x;

  it("what flies is hidden where it was and where it lands", () => {
    const [own] = movesOf(served(0, plate(8, "eel")));
    expect([...own!.before!().keys()]).toEqual(["0/8"]);
    const [gift] = movesOf({ event: "Given", seat: 1, giver: 0, card: "eel" }, served(1, plate(4)));
    expect([...gift!.before!().keys()]).toEqual(["1/4"]);
    const [tile] = movesOf({ event: "Took", seat: 1, kind: "sushi", value: 4, place: 2, forced: false });
    expect([...tile!.before!().keys()]).toEqual(["sushi/2", "1/sushi/1"]);
  });

  it("a card drawn blind flies as a back and then turns open, and an order turns into what it copies", () => {
    const blind = movesOf({ event: "DrewBlind", seat: 0 }, served(0, plate(8, "eel")));
    expect(spritesOf(blind)).toMatchObject([
      { kind: "fly", card: BACK },
      { kind: "turn", sides: [BACK, "eel"] },
    ]);
    const copy = { ...plate(8, "special_order"), face: "eel" };
    expect(spritesOf(movesOf(served(0, copy)))).toMatchObject([
      { kind: "fly", card: "special_order" },
      { kind: "turn", sides: ["special_order", "eel"] },
    ]);
    expect(spritesOf(movesOf(served(1, copy)))).toMatchObject([
      { kind: "turn", sides: [BACK, "special_order"] },
      { kind: "turn", sides: ["special_order", "eel"] },
    ]);
  });

  it("four backs fan out beside whoever opens a menu, and ours are in the dock", () => {
    const opened = (seat: number): WireEvent => ({ event: "MenuOpened", seat, count: 4 });
    const [fan] = movesOf(opened(1));
    expect(spritesOf([fan!]).map((each) => each.kind === "fly" && each.card)).toEqual([BACK, BACK, BACK, BACK]);
    expect(fan!.rest).toBe(REST.beat);
    expect(movesOf(opened(0))).toEqual([]);
  });

  it("a back goes from the dummy's pile into the hand of whoever draws", () => {
    const drew = (seat: number): WireEvent => ({ event: "DrewForDummy", seat });
    expect(spritesOf(movesOf(drew(0)))).toMatchObject([{ kind: "fly", card: BACK }]);
    expect(spritesOf(movesOf(drew(1)))).toMatchObject([{ kind: "fly", card: BACK }]);
  });

  it("without a hand, what is laid at the bottom turns open where it lies, and a menu fans out there", () => {
    document.querySelector(".dock")!.innerHTML = "";
    const [own] = movesOf(served(0, plate(8, "eel")));
    expect([...own!.before!().keys()]).toEqual(["0/8"]);
    expect(spritesOf([own!])).toMatchObject([
      { kind: "turn", sides: [BACK, "eel"], at: { x: at("[data-plate='8']") } },
    ]);
    const opened: Beat = { kind: "effect", events: [{ event: "MenuOpened", seat: 0, count: 4 }] };
    expect(spritesOf(choreography(opened, 0, false)).map(({ kind }) => kind)).toEqual(["fly", "fly", "fly", "fly"]);
  });

  it("two own cards come from two places of the hand", () => {
    const flights = spritesOf(movesOf(served(0, plate(8, "eel")), served(0, plate(9, "tofu"))));
    const found = flights.map((each) => (each.kind === "fly" ? [each.card, each.from.x] : []));
    expect(found).toEqual([
      ["eel", at("[data-card=eel] .card")],
      ["tofu", at("[data-card=tofu] .card")],
    ]);
  });

  it.each(["collided", "nobody has it", "nothing to copy"] as Why[])("a stroke: %s", (why) => {
    const moves = movesOf(cleared(why));
    expect(spritesOf(moves)).toMatchObject([{ kind: "strike" }, { kind: "fade", struck: true }]);
    expect(moves.map(({ ms, rest }) => [ms, rest])).toEqual([
      [MOTION.strike, REST.struck],
      [MOTION.fade, undefined],
    ]);
  });

  it("what was used only fades, and what has scored flies off to the side when the points are counted", () => {
    const moves = movesOf(cleared("used"));
    expect(spritesOf(moves)).toMatchObject([{ kind: "fade", card: "menu:7", struck: false, ms: MOTION.fade }]);
    expect(moves[0]!.ms).toBe(MOTION.fade);
    const scored = movesOf({ event: "Scored", seat: 1, round: 1, dish: "uramaki", points: 8 }, cleared("scored"));
    expect(scored.map(({ ms }) => ms)).toEqual([MOTION.count, MOTION.flyBetween]);
    expect(scored[0]!.events.map(({ event }) => event)).toEqual(["Scored"]);
    expect(spritesOf(scored)).toMatchObject([{ kind: "fly", card: "menu:7", to: { x: -20 } }]);
  });

  it("cards of a box turn all together", () => {
    const turned = (no: number): WireEvent => ({ event: "Changed", seat: 0, plate: { ...plate(no), turned: true } });
    const moves = movesOf(turned(8), turned(9));
    expect(moves.map(({ ms }) => ms)).toEqual([MOTION.turn]);
    expect(spritesOf(moves).map(({ kind }) => kind)).toEqual(["turn", "turn"]);
  });

  it("a ring runs clockwise to whoever has what is wished for, and round the table if nobody has it", () => {
    const wish: WireEvent = { event: "Wished", seat: 2, what: "eel" };
    const found = spritesOf(movesOf(wish, { event: "Found", seat: 2, giver: 0 }));
    const places = [at("[data-seat='3']"), at(".mine")];
    expect(found.map((each) => (each.kind === "ring" ? [each.at.x, each.delay, each.stays] : []))).toEqual([
      [places[0], 0, false],
      [places[1], MOTION.nextSeat, true],
    ]);
    expect(spritesOf(movesOf(wish, cleared("nobody has it"))).map(({ kind }) => kind)).toEqual([
      "ring",
      "ring",
      "ring",
      "strike",
      "fade",
    ]);
  });

  it("a card is given, then the spoon flies the other way", () => {
    const moves = movesOf(
      { event: "Given", seat: 1, giver: 0, card: "eel" },
      { event: "Returned", seat: 1, plate: plate(3, "spoon:4"), hand: 0 },
      served(1, plate(4)),
    );
    expect(moves.map(({ ms }) => ms)).toEqual([MOTION.flyBetween, MOTION.flyBetween]);
    const [card, spoon] = spritesOf(moves);
    expect(card).toMatchObject({ kind: "fly", card: "eel", to: { x: at("[data-seat='1'] [data-dish=eel]") } });
    expect(spoon).toMatchObject({
      kind: "fly",
      card: "spoon:4",
      from: { x: at("[data-dish=spoon]") },
      to: { x: at("[data-slot='0']") },
    });
  });

  it("chopsticks fly back once the cards lie, and what is called is lit", () => {
    const back = movesOf(...reveal(3), { event: "Returned", seat: 2, plate: plate(7, "chopsticks:1"), hand: 1 });
    expect(back.at(-1)!.then!.map(({ event }) => event)).toEqual(["Returned"]);
    expect(spritesOf([back.at(-1)!])).toMatchObject([{ kind: "fly", to: { x: at("[data-slot='1']") } }]);
    const called = movesOf({ event: "Called", seat: 0, plate: plate(5, "spoon:4") }, ...reveal(3));
    expect(spritesOf([called.at(-1)!])).toMatchObject([{ kind: "ring", at: { x: at("[data-plate='5']") } }]);
  });

  it("a tile is ringed before it is stolen", () => {
    const moves = movesOf({ event: "Stole", seat: 1, victim: 0, kind: "sushi", value: 4, place: 1 });
    expect(moves.map(({ ms }) => ms)).toEqual([MOTION.ringTaken, MOTION.flyTaken]);
    expect(spritesOf(moves)).toMatchObject([
      { kind: "ring", at: { x: at("[data-stack='0/sushi'][data-place='1']") } },
      {
        kind: "fly",
        from: { x: at("[data-stack='0/sushi'][data-place='1']") },
        to: { x: at("[data-stack='1/sushi']") },
      },
    ]);
  });
});
