import { describe, expect, it } from "vitest";
import {
  cardOf,
  isOver,
  momentOf,
  newLesson,
  progress,
  sinceAnswer,
  stepAt,
  tapOf,
  type Lesson,
  type Moment,
} from "./lesson";
import type { Option, Plate, SushiPublic, WireEvent, SushizockPublic } from "./wire";

const lesson: Lesson = {
  game: "sushi-go(seats=3)",
  seed: "s",
  steps: [
    { say: "hello", when: { turn: 1 } },
    { say: "maki", when: { turn: 1 }, tap: "pick maki:3" },
    { say: "nigiri", when: { turn: 2, mine: ["wasabi", "maki"] }, tap: "pick nigiri:egg" },
    { say: "soup", when: { turn: 2, happened: { event: "Cleared", seat: 0 } } },
  ],
  end: { round: 2 },
};
const option = (text: string): Option => ({
  verb: "pick",
  text,
  serving: { card: text.split(" ")[1]!, copy: null, free: false },
  second: null,
  call: null,
  dummy: null,
});
const plate = (face: string, turned = false): Plate => ({ no: 1, card: face, face, since: 1, turned, on: null });
const cleared = (seat: number): WireEvent => ({ event: "Cleared", seat, plate: plate("miso_soup"), why: "collided" });
const answered = (seat: number): WireEvent => ({ event: "Answered", seat });
const passed: WireEvent = { event: "Passed", left: true };
const at = (change: Partial<Moment>): Moment => ({
  round: 1,
  turn: 1,
  tiles: 0,
  mine: new Set(),
  tops: { sushi: 0, bone: 0 },
  options: [option("pick maki:3")],
  events: [],
  ...change,
});

describe("a lesson", () => {
  it("is a table with its deal, one pupil and bots", () => {
    const wish = newLesson(lesson, "Mia");
    expect(wish.seed).toBe("s");
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["you", "bot", "bot"]);
  });

  it("says each step once, in order", () => {
    expect(stepAt(lesson, [], at({}))?.say).toBe("hello");
    expect(stepAt(lesson, ["hello"], at({}))?.say).toBe("maki");
    expect(stepAt(lesson, ["hello", "maki"], at({}))).toBeNull();
  });

  it("suggests only what is offered", () => {
    expect(stepAt(lesson, ["hello"], at({ options: [option("pick eel")] }))).toBeNull();
    expect(tapOf(lesson.steps[1]!, at({}))?.text).toBe("pick maki:3");
    expect(tapOf({ say: "last", when: {}, tap: "*" }, at({ options: [option("pick eel")] }))?.text).toBe("pick eel");
  });

  it("speaks of what lies there and of what happened, and of nothing else", () => {
    const egg = { turn: 2, options: [option("pick nigiri:egg")] };
    expect(stepAt(lesson, [], at(egg))).toBeNull();
    expect(stepAt(lesson, [], at({ ...egg, mine: new Set(["wasabi"]) }))).toBeNull();
    expect(stepAt(lesson, [], at({ ...egg, mine: new Set(["wasabi", "maki"]) }))?.say).toBe("nigiri");
    expect(stepAt(lesson, [], at({ ...egg, events: [cleared(1)] }))).toBeNull();
    expect(stepAt(lesson, [], at({ ...egg, events: [cleared(0)] }))?.say).toBe("soup");
  });

  it("speaks of a card only if it can be had", () => {
    const pudding = { ...lesson, steps: [{ say: "pudding", when: { turn: 1, offered: "pick pudding" } }] };
    expect(stepAt(pudding, [], at({}))).toBeNull();
    expect(stepAt(pudding, [], at({ options: [option("pick pudding")] }))?.say).toBe("pudding");
  });

  it("is silent in a later round and over at its end", () => {
    expect(stepAt(lesson, [], at({ round: 2 }))).toBeNull();
    expect([1, 2, 3].map((round) => isOver(lesson, at({ round })))).toEqual([false, true, true]);
    expect([2, 3].map((tiles) => isOver({ ...lesson, end: { tiles: 3 } }, at({ tiles })))).toEqual([false, true]);
  });

  it("counts a step that was passed over as done", () => {
    expect(progress(lesson, null, [])).toBe(0);
    expect(progress(lesson, lesson.steps[2]!, ["hello"])).toBe(3);
    expect(progress(lesson, null, ["maki"])).toBe(2);
  });

  it("names the card of a suggestion", () => {
    expect(cardOf(option("pick maki:3"))).toBe("maki:3");
    expect(cardOf({ verb: "wish", text: "wish tempura", what: "tempura" })).toBe("tempura");
    expect(cardOf({ verb: "take", text: "take bone 1", kind: "bone", place: 1 })).toBeNull();
  });
});

describe("a moment", () => {
  it("knows cards and dishes in front of the pupil, but not what is face down", () => {
    const view = { round: 1, turn: 4, table: [[plate("spoon:6"), plate("eel", true)], []] } as unknown as SushiPublic;
    expect([...momentOf("drafting", view, [], []).mine].sort()).toEqual(["spoon", "spoon:6"]);
  });

  it("begins after the pupil's last answer", () => {
    expect(sinceAnswer([answered(0), passed, answered(1)])).toEqual([passed, answered(1)]);
    expect(sinceAnswer([passed])).toHaveLength(1);
  });

  it("counts the pupil's tiles", () => {
    const stack = (height: number) => ({ height, top: height ? 1 : null, tiles: null });
    const view = { rows: {}, stacks: [{ sushi: stack(2), bones: stack(0) }] } as unknown as SushizockPublic;
    const moment = momentOf("sushizock", view, [], []);
    expect([moment.tiles, ...moment.mine]).toEqual([2, "sushi"]);
  });
});
