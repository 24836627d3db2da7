import { describe, expect, it } from "vitest";
import { cardsOf, marginText } from "./advice";
import type { Option } from "./protocol";

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

  it("writes margins as the language does, with a real minus", () => {
    expect(marginText(3.24, "en")).toBe("+3.2");
    expect(marginText(-0.5, "de")).toBe("−0,5");
    expect(marginText(0, "en")).toBe("0.0");
  });
});
