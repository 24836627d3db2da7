import { beforeAll, expect, it } from "vitest";
import { duration, glanceOf, placeIn } from "./glance";
import type { TableNow } from "./protocol";
import { texts } from "./texts.svelte";

beforeAll(() => texts.use("en"));

const person = (name: string): object => ({ kind: "person", name, guest: "", bot: null, online: true });
const now = (change: Partial<TableNow>): TableNow =>
  ({
    table: {
      game: "sushi-go-party(seats=3)",
      family: "drafting",
      status: "playing",
      host: 1,
      seats: [person("Jana"), person("Mia"), person("Leo")],
    },
    seats: [0],
    waiting_for: [0],
    waited: 250,
    public: { round: 2, rounds: 3, turn: 6, hand_size: 9, scores: [12, 20, 7] },
    ...change,
  }) as TableNow;

it("says whose turn it is, where the match stands, and who waits", () => {
  expect(glanceOf(now({}))).toEqual({
    title: "Your turn at Mia’s table",
    facts: "Sushi Go Party! · Round 2 of 3 · turn 6 of 9 · you are 2nd",
    waiting: "Mia and Leo wait for you: 4 min",
    ours: true,
  });
});

it("says who chooses when it is not our turn", () => {
  expect(glanceOf(now({ waiting_for: [2] }))).toMatchObject({
    title: "Mia’s table",
    waiting: "Leo chooses",
    ours: false,
  });
});

it("knows our place", () => {
  expect([[0], [1], [2], []].map((seats) => placeIn(now({ seats })))).toEqual([2, 1, 3, 0]);
  expect(placeIn(now({ public: null }))).toBe(0);
  expect(placeIn(now({ public: { ...now({}).public!, scores: [0, 0, 0] } }))).toBe(0);
});

it.each([
  [20, "20 sec"],
  [250, "4 min"],
  [7300, "2 hr"],
  [200_000, "2 days"],
])("%i seconds are %s", (seconds, text) => expect(duration(seconds)).toBe(text));
