import { beforeAll, describe, expect, it } from "vitest";
import { cardsOf, isFalling, lessText } from "./advice";
import type { Option } from "./protocol";
import { texts } from "./texts.svelte";

const serving = (card: string, copy: string | null = null) => ({ card, copy, free: false });
const pick = (given: object): Option => ({
  verb: "pick",
  text: "",
  serving: serving("eel"),
  second: null,
  call: null,
  dummy: null,
  ...given,
});

beforeAll(() => texts.use("de"));

describe("a hint", () => {
  it("shows all cards of an option, what it is about first", () => {
    expect(cardsOf(pick({ second: serving("tofu") }), "eel")).toEqual(["eel", "tofu"]);
    expect(cardsOf(pick({ call: serving("special_order", "chopsticks:2") }), "eel")).toEqual(["eel", "chopsticks:2"]);
    expect(cardsOf(pick({ serving: serving("special_order", "tofu") }), "special_order")).toEqual([
      "special_order",
      "tofu",
    ]);
    expect(cardsOf({ verb: "copy", text: "", copy: "tofu" }, "tofu")).toEqual(["tofu"]);
    expect(cardsOf({ verb: "done", text: "done" }, null)).toEqual([]);
  });

  it("has a second figure only where that agrees with the order", () => {
    expect(isFalling([40, 40, 38, 12])).toBe(true);
    expect(isFalling([40, 41])).toBe(false);
    expect(isFalling([])).toBe(true);
  });

  it("writes what an option brings less as the language does, with a real minus", () => {
    expect(lessText(3.24, "points")).toBe("−3,2");
    expect(lessText(4, "wins")).toBe("−4 %");
    expect(lessText(0.04, "points")).toBe("ebenso gut");
    expect(lessText(0.4, "wins")).toBe("ebenso gut");
  });
});
