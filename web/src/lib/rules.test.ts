import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { pageOf, pointsTable, sections, span, versions } from "./rules";

describe("the rules of a game", () => {
  it("are lines under headings", () => {
    expect(sections("# One\na\nb\n# Two\nc")).toEqual([
      { title: "One", lines: ["a", "b"] },
      { title: "Two", lines: ["c"] },
    ]);
    expect(sections("a")).toEqual([{ title: "", lines: ["a"] }]);
  });
});

describe("a points table", () => {
  it("says what brings what", () => {
    expect(pointsTable("1 · 2+ → -3 · 7")).toEqual([
      {
        about: "",
        unit: "",
        pairs: [
          { of: "1", points: "-3" },
          { of: "2+", points: "7" },
        ],
      },
    ]);
  });

  it("has a label before a colon, in French with a space", () => {
    const pairs = [
      { of: "most", points: "+4" },
      { of: "fewest", points: "0" },
    ];
    for (const line of ["2 players: most · fewest → +4 · 0", "2 players : most · fewest → +4 · 0"]) {
      expect(pointsTable(line)).toEqual([{ about: "2 players", unit: "", pairs }]);
    }
  });

  it("takes the words off the last number", () => {
    expect(pointsTable("0 · 4+ opponents with edamame → 0 · 4 a card")).toEqual([
      {
        about: "opponents with edamame",
        unit: "a card",
        pairs: [
          { of: "0", points: "0" },
          { of: "4+", points: "4" },
        ],
      },
    ]);
  });

  it("leaves alone what is no table", () => {
    expect(pointsTable("a · b → 1").at(0)?.pairs).toEqual([{ of: "a · b", points: "1" }]);
  });
});

describe("a dish", () => {
  const party = CATALOGUE.games.find(({ name }) => name === "sushi-go-party")!;
  const eel = CATALOGUE.dishes[party.name]!.find(({ name }) => name === "eel")!;
  const served = { ...CATALOGUE.dishes, "sushi-go": [{ ...eel, cards: { eel: 4 } }] };
  const games = CATALOGUE.games.map((game) => (game === party ? { ...game, editions: ["zoch", "devir"] } : game));
  beforeAll(() => learn({ ...CATALOGUE, games, dishes: served }));

  it("has a version for each text and each number of cards", () => {
    const told = (place: string): string => (place.includes("devir") ? "other" : "same");
    expect(versions("eel", told).map((each) => `${each.game} ${each.edition}`)).toEqual([
      "sushi-go-party zoch",
      "sushi-go-party devir",
      "sushi-go zoch",
    ]);
    expect(versions("pizza", told)).toEqual([]);
  });

  it("says how many players it is for", () => {
    expect([span([3, 4, 8]), span([2])]).toEqual(["3–8", "2"]);
  });
});

describe("the path", () => {
  it("names a game, a dish or neither", () => {
    expect([pageOf("/rules"), pageOf("/rules/sushizock"), pageOf("/rules/dish/eel")]).toEqual([
      {},
      { game: "sushizock" },
      { dish: "eel" },
    ]);
  });
});
