import { beforeAll, describe, expect, it } from "vitest";
import { drawingOf } from "./drawings";
import { isAnyOf, learn, numberOf, tileWorth } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { countOf, grouped, race } from "./groups";
import { plate } from "./sushi/plate.fixture";

const GAME = "sushi-go-party(seats=4,edition=zoch)";
beforeAll(() => learn(CATALOGUE));

describe("plates in groups", () => {
  it("lays a wasabi with its nigiri, and a free one by itself", () => {
    const groups = grouped([plate(1, "wasabi"), plate(2, "wasabi"), plate(3, "nigiri:egg", { on: 1 })], GAME);
    expect(groups.map((group) => [group.dish, group.plates.length])).toEqual([
      ["nigiri", 2],
      ["wasabi", 1],
    ]);
  });

  it("counts icons, and cards face down as one each", () => {
    const [maki, box] = grouped(
      [plate(1, "maki:3"), plate(2, "maki:1"), plate(3, "uramaki:5", { turned: true })],
      GAME,
    );
    expect(countOf(maki!)).toBe(4);
    expect([box!.dish, countOf(box!)]).toEqual(["takeout_box", 1]);
  });

  it("leaves a card alone whose lower one was turned over, and the other way round", () => {
    const turned = grouped([plate(1, "wasabi", { turned: true }), plate(2, "nigiri:egg", { on: 1 })], GAME);
    expect(turned.map((group) => group.dish)).toEqual(["takeout_box", "nigiri"]);
    const bare = grouped([plate(1, "wasabi"), plate(2, "nigiri:egg", { on: 1, turned: true })], GAME);
    expect(bare.map((group) => group.dish)).toEqual(["wasabi", "takeout_box"]);
  });

  it("counts cards where icons are for the end of the match", () => {
    const [fruit] = grouped([plate(1, "fruit:orange+watermelon")], GAME);
    expect(countOf(fruit!)).toBe(1);
  });

  it("counts the rolls of each seat, where any lie in the open", () => {
    const table = [
      [plate(1, "maki:3"), plate(2, "eel")],
      [plate(3, "maki:1", { turned: true })],
      [plate(4, "maki:2"), plate(5, "maki:2")],
    ];
    expect(race(table)).toEqual({ dish: "maki", counts: [3, 0, 4] });
    expect(race([[plate(1, "eel")], []])).toBeNull();
  });

  it("knows drawings and numbers", () => {
    expect(drawingOf("fruit:orange+watermelon")).toBe("fruit-orange-watermelon");
    expect(drawingOf("takeout_box:11")).toBe("takeout-box");
    expect(drawingOf("gyoza", "sushi-go(seats=4,edition=zoch)")).toBe("gyoza-sushi-go-zoch");
    expect(drawingOf("gyoza", "sushi-go-party(seats=4,edition=zoch)")).toBe("gyoza");
    expect([numberOf("takeout_box:11"), numberOf("maki:3")]).toEqual([11, 0]);
    expect([isAnyOf("maki"), isAnyOf("maki:3"), isAnyOf("eel")]).toEqual([true, false, false]);
    expect([isAnyOf("takeout_box"), isAnyOf("mochi")]).toEqual([false, false]);
    expect([tileWorth("sushi", 3), tileWorth("bone", 3)]).toEqual([3, -3]);
  });
});
