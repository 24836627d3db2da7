import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { besideText, wayBase, wayText } from "./laying";
import type { Pick, Serving } from "./protocol";
import { texts } from "./texts.svelte";

const serving = (card: string, free = false): Serving => ({ card, copy: null, free });
const pick = (first: Serving, second: Serving | null = null): Pick => ({
  verb: "pick",
  text: "",
  serving: first,
  second,
  call: null,
  dummy: null,
});

describe("cards that lie on others", () => {
  beforeAll(async () => {
    learn(CATALOGUE);
    await texts.use("en");
  });

  it("names the dish below", () => {
    expect(wayText(pick(serving("nigiri:egg")), "")).toBe("On the wasabi");
    expect(wayText(pick(serving("nigiri:egg", true)), "")).toBe("Keep the wasabi free");
    expect(besideText("nigiri:egg", "")).toBe("beside the wasabi");
  });

  it("names whatever dish it is", () => {
    const dishes = CATALOGUE.dishes["sushi-go"]!;
    learn({
      ...CATALOGUE,
      dishes: { "sushi-go": dishes.map((dish) => ({ ...dish, lies_on: dish.lies_on && "maki" })) },
    });
    expect(wayText(pick(serving("nigiri:egg")), "")).toBe("On the maki");
    expect(besideText("nigiri:egg", "")).toBe("beside the maki");
    learn(CATALOGUE);
  });

  it("says which of two cards lies there", () => {
    const egg = serving("nigiri:egg");
    const way = pick(egg, serving("nigiri:squid", true));
    expect(wayText(way, "")).toBe("Egg nigiri on the wasabi");
    expect(wayBase(way)).toBe("wasabi");
    expect(wayBase(pick(serving("nigiri:egg", true)))).toBeNull();
  });
});
