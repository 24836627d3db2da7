import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import {
  A_LA_CARTE,
  drawnAs,
  fitted,
  gameText,
  keepSetUp,
  lacking,
  lastSetUp,
  mealOf,
  mealsFor,
  mostPlayable,
  newTable,
  randomMeal,
  settingsAt,
  switchesFor,
  usual,
} from "./setup";

beforeAll(() => learn(CATALOGUE));

describe("setting a table up", () => {
  it("starts with what is usual", () => {
    expect(usual("sushi-go-party")).toMatchObject({ players: 4, edition: "zoch", meal: "my-first-meal", on: [] });
    expect(usual("sushizock")).toMatchObject({ players: 3, meal: "" });
    expect(mostPlayable()).toBe("sushi-go-party");
  });

  it("writes the text form of a game", () => {
    expect(gameText({ ...usual("sushi-go"), on: ["pass"] })).toBe("sushi-go(seats=4,edition=zoch,pass=alternate)");
    expect(gameText(usual("sushi-go-party"))).toBe("sushi-go-party(seats=4,meal=my-first-meal,edition=zoch)");
    expect(gameText({ ...usual("sushizock"), on: ["open_stacks"] })).toBe(
      "sushizock(seats=3,edition=zoch,open_stacks=yes)",
    );
    const own = { ...usual("sushi-go-party"), meal: A_LA_CARTE, dishes: ["maki", "eel"] };
    expect(gameText(own)).toBe("sushi-go-party(seats=4,meal=maki+eel,edition=zoch)");
  });

  it("puts right what does not go together", () => {
    const two = fitted({ ...usual("sushi-go"), players: 2, on: ["dummy"] });
    expect([two.edition, two.on]).toEqual(["gamewright", ["dummy"]]);
    expect(fitted({ ...two, players: 3 }).on).toEqual([]);
    expect(fitted({ ...usual("sushi-go-party"), players: 5 }).meal).toBe("master-menu");
    expect(fitted({ ...usual("sushi-go-party"), players: 5, meal: A_LA_CARTE }).meal).toBe(A_LA_CARTE);
  });

  it("offers what there is for as many players", () => {
    const offered = (players: number) => switchesFor({ ...usual("sushi-go"), players }).map((each) => each.option);
    expect([offered(2), offered(3)]).toEqual([["pass", "dummy"], ["pass"]]);
    expect(mealsFor(usual("sushi-go"))).toEqual([]);
  });

  it("says what an own meal lacks", () => {
    const own = { ...usual("sushi-go-party"), players: 2, dishes: ["maki", "eel", "edamame"] };
    expect(lacking(own)).toEqual({
      missing: [
        { course: "appetizer", count: 1 },
        { course: "special", count: 2 },
        { course: "dessert", count: 1 },
      ],
      unfit: ["edamame"],
    });
  });

  it("makes a random meal that fits", () => {
    const two = { ...usual("sushi-go-party"), players: 2 };
    const meal = randomMeal(two, () => 0.99);
    expect(meal).not.toContain("edamame");
    expect(lacking({ ...two, dishes: meal })).toEqual({ missing: [], unfit: [] });
  });

  it("draws the grandest card of a dish", () => {
    expect([drawnAs("maki"), drawnAs("takeout_box"), drawnAs("mochi")]).toEqual(["maki-3", "takeout-box", "mochi"]);
  });

  it("seats friends or bots", () => {
    const party = usual("sushi-go-party");
    expect(newTable(party, "Mia", true).seats.map((seat) => seat.kind)).toEqual(["you", "open", "open", "open"]);
    expect(newTable(party, "Mia", false).seats).toEqual([
      { kind: "you", name: "Mia" },
      { kind: "bot", bot: "regular", name: "Kenji" },
      { kind: "bot", bot: "regular", name: "Taro" },
      { kind: "bot", bot: "regular", name: "Momo" },
    ]);
    expect(newTable({ ...party, clock: 60 }, "Mia", false)).toMatchObject({ clock: 0, public: false });
    expect(newTable({ ...party, openRecord: false }, "Mia", true)).toMatchObject({ open_record: false });
    expect(newTable({ ...party, hints: true }, "Mia", true)).toMatchObject({ hints: true });
    expect(newTable({ ...party, memory: true }, "Mia", true)).toMatchObject({ memory: true });
    expect(newTable({ ...party, memory: true }, "Mia", false)).toMatchObject({ memory: false });
  });
});

describe("as last time", () => {
  beforeEach(() => localStorage.clear());

  it("is nothing at first", () => expect(lastSetUp()).toBeNull());

  it("is what was played", () => {
    const wish = fitted({ ...usual("sushi-go-party"), players: 3, guests: [{ name: "Hana", bot: "expert" }] });
    keepSetUp(wish);
    expect(lastSetUp()).toEqual(wish);
    expect(wish.guests.map(({ name }) => name)).toEqual(["Hana", "Kenji"]);
  });

  it("is nothing if it can't be played here any more", () => {
    keepSetUp({ ...usual("sushi-go"), game: "whist" });
    expect(lastSetUp()).toBeNull();
    keepSetUp({ ...usual("sushi-go"), players: 9 });
    expect(lastSetUp()).toBeNull();
    keepSetUp({ ...usual("sushi-go"), guests: [{ name: "Nobody", bot: "regular" }] });
    expect(lastSetUp()?.guests.map(({ name }) => name)).toEqual(["Kenji", "Taro", "Momo"]);
  });
});

it("knows the meal of a table", () => {
  expect(mealOf("sushi-go-party(seats=4,meal=my-first-meal)")).toEqual({
    name: "my-first-meal",
    dishes: ["nigiri", "uramaki", "eel"],
  });
  expect(mealOf("sushi-go-party(meal=maki+tofu,seats=4)")).toEqual({ name: "", dishes: ["nigiri", "maki", "tofu"] });
  expect(mealOf("sushi-go(seats=4)").dishes).toEqual(["nigiri", "maki", "wasabi"]);
  expect(mealOf("sushizock(seats=3)").dishes).toEqual([]);
});

it("shows on a device only what it can do there, and forgets nothing", () => {
  const wish = fitted({ ...usual("sushi-go"), bot: "master", open: true, hints: true });
  const here = settingsAt("device", wish);
  expect(here).toMatchObject({ bot: "planner", open: false, hints: false, openRecord: true });
  expect(here.guests.map(({ name }) => name)).toEqual(wish.guests.map(({ name }) => name));
  expect(new Set(here.guests.map(({ bot }) => bot))).toEqual(new Set(["regular"]));
  expect(settingsAt("server", wish)).toEqual(wish);
  expect(settingsAt("server", { ...wish, bot: "planner" }).bot).toBe("expert");
});
