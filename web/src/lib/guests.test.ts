import { beforeAll, expect, it } from "vitest";
import { facts, learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { chillies, levelAt, levels, lineUp, shuffled, toggled } from "./guests";
import { guestAt, missing } from "./seating";
import type { SeatInfo, TableInfo } from "./protocol";

beforeAll(() => learn(CATALOGUE));

const names = (guests: { name: string }[]): string[] => guests.map(({ name }) => name);

it("counts chillies from one", () => {
  expect(["novice", "regular", "expert", "master", "random"].map(chillies)).toEqual([1, 2, 3, 4, 1]);
  expect(["planner", "net"].map(chillies)).toEqual([3, 3]); // which are about equal, and weaker than the master
});

it.each([
  ["novice", 2, ["Momo", "Mika"]],
  ["expert", 3, ["Hana", "Nami", "Kenji"]],
  ["master", 7, ["Aiko", "Sensei", "Hana", "Nami", "Kenji", "Taro", "Momo"]],
])("seats guests of the strength %s first", (bot, count, expected) => {
  const guests = lineUp(bot, count);
  expect(names(guests)).toEqual(expected);
  expect(new Set(guests.map((guest) => guest.bot))).toEqual(new Set([bot]));
});

it("keeps who sits there already", () => {
  const sitting = [{ name: "Sensei", bot: "master" }];
  expect(lineUp("novice", 2, sitting)).toEqual([...sitting, { name: "Momo", bot: "novice" }]);
  expect(lineUp("novice", 0, sitting)).toEqual([]);
});

it("seats a guest with a tap, and sends them away with another", () => {
  const hana = facts().guests[4]!;
  const one = toggled([{ name: "Momo", bot: "novice" }], hana);
  expect(one).toEqual([
    { name: "Momo", bot: "novice" },
    { name: "Hana", bot: "expert" },
  ]);
  expect(names(toggled(one, hana))).toEqual(["Momo"]);
});

it("shuffles at the same strength, and nobody sits twice", () => {
  const sitting = [
    { name: "Momo", bot: "novice" },
    { name: "Hana", bot: "expert" },
    { name: "Nami", bot: "expert" },
    { name: "Aiko", bot: "expert" },
  ];
  for (let round = 0; round < 50; round++) {
    const others = shuffled(sitting);
    expect(others.map(({ bot }) => bot).sort()).toEqual(["expert", "expert", "expert", "novice"]);
    expect(new Set(names(others)).size).toBe(4);
    expect(names(others)).toContain("Hana");
  }
});

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "Leo",
  guest: "Momo",
  bot: null,
  online: true,
  hints: false,
  memory: false,
  replaceable_in: null,
  ...change,
});

it("shows the guest who plays, and the person who does", () => {
  expect(guestAt(seat({}))).toBe("");
  expect(guestAt(seat({ online: false, bot: "regular" }))).toBe("Momo");
  expect(guestAt(seat({ kind: "bot", bot: "novice", name: "Momo" }))).toBe("Momo");
  expect(guestAt(undefined)).toBe("");
});

it("misses people who are away with nobody to stand in", () => {
  const seats = [
    seat({}),
    seat({ online: false }),
    seat({ online: false, bot: "regular" }),
    seat({ kind: "bot", bot: "novice", online: false }),
    seat({ online: false }),
  ];
  expect(missing({ seats } as TableInfo, [0, 1, 2, 3])).toEqual([1]);
});

it("plays on a device at the levels that need no search, and at the nearest one otherwise", () => {
  const drafting = [...CATALOGUE.bots, "my_bot"];
  learn({ ...CATALOGUE, own_bots: ["my_bot"], bots_by_family: { ...CATALOGUE.bots_by_family, drafting } });
  expect(levels("server", "sushi-go")).toEqual(drafting);
  expect(levels("device", "sushi-go")).toEqual(["novice", "regular", "planner", "net"]);
  const bots = ["novice", "regular", "expert", "master", "my_bot", "random"];
  expect(bots.map((bot) => levelAt("device", bot, "sushi-go(seats=3)"))).toEqual([
    "novice",
    "regular",
    "planner",
    "planner",
    "planner",
    "random",
  ]);
  for (const bot of ["planner", "net"]) expect(levelAt("server", bot, "sushi-go")).toBe("expert");
  expect(levelAt("server", "my_bot", "sushizock")).toBe("master");
  expect(bots.map((bot) => levelAt("server", bot, "sushi-go"))).toEqual(bots);
  learn(CATALOGUE);
});

it("offers in a game what plays it", () => {
  const games = [...CATALOGUE.games, { ...CATALOGUE.games[0]!, name: "dominoes", family: "dominoes" }];
  const [dominoes, bots] = [{ dominoes: ["random"] }, ["novice", "regular", "master", "random"]];
  learn({ ...CATALOGUE, games, bots_by_family: dominoes, device_bots_by_family: dominoes });
  for (const where of ["server", "device"] as const) {
    expect(levels(where, "dominoes(seats=2)")).toEqual(["random"]);
    expect(bots.map((bot) => levelAt(where, bot, "dominoes"))).toEqual(Array(4).fill("random"));
  }
  learn(CATALOGUE);
});

it("offers no level that plays a game just as another one does", () => {
  expect(levels("server", "sushizock")).toEqual(["regular", "expert", "master"]);
  expect(levels("device", "sushizock(seats=3)")).toEqual(["regular"]);
  const bots = ["novice", "regular", "planner", "master"];
  expect(bots.map((bot) => levelAt("device", bot, "sushizock"))).toEqual(Array(4).fill("regular"));
  expect(bots.map((bot) => levelAt("server", bot, "sushizock"))).toEqual(["regular", "regular", "expert", "master"]);
});
