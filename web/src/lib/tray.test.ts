import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import type { Brings, Fact, Tray } from "./protocol";
import {
  changeOf,
  changeText,
  coming,
  factText,
  filled,
  lineOf,
  overlap,
  pieces,
  raceOf,
  servingsOf,
  titleOf,
  withChosen,
} from "./tray";
import { plate } from "./sushi/plate.fixture";
import { texts } from "./texts.svelte";
import type { Option } from "./wire";

const GAME = "sushi-go-party(seats=4,edition=zoch)";
const NAMES = ["You", "Hana", "Leo", "Mia"];
const nameOf = (seat: number): string => NAMES[seat]!;
const told = (fact: Fact): string => factText(fact, GAME, nameOf);
const line = (tray: Tray): string => lineOf(tray, GAME, nameOf);
const brings = (dish: string, before: number | null, after: number | null, more: Partial<Brings> = {}): Brings => ({
  dish,
  before,
  after,
  round: (after ?? 0) - (before ?? 0),
  ...more,
});

beforeAll(async () => {
  learn(CATALOGUE);
  await texts.use("en");
});

describe("what a tray says", () => {
  it("tells facts in words", () => {
    expect(told({ id: "more", n: 2, points: 10 })).toBe("*two more* for 10");
    expect(told({ id: "most", n: 5, points: 6 })).toBe("5, *most: 6*");
    expect(told({ id: "place", n: 2, of: 2, points: 3, seats: [1] })).toBe("second: 3, 2 behind Hana");
    expect(told({ id: "fewest_none", points: -4 })).toBe("*fewest*");
    expect(told({ id: "race", n: 4, of: 10 })).toBe("*4 of 10* rolls");
    expect(told({ id: "places", parts: [{ points: 5 }, { points: 2 }] })).toBe("places left: 5, 2");
    expect(told({ id: "times", n: 3, points: 9, name: "nigiri:squid" })).toBe("squid nigiri ×3 *= 9*");
    expect(told({ id: "sum", parts: [{ points: 1 }, { points: 3 }] })).toBe("1 + 3");
  });

  it("names two others, and counts more", () => {
    expect(told({ id: "shared", points: 2, seats: [1, 2] })).toBe("Hana, Leo: *2* each");
    expect(told({ id: "shared", points: 3, seats: [1, 2, 3] })).toBe("3 others: *3* each");
  });

  it("says what is not yet certain, and what counts at the end", () => {
    const most: Fact[] = [{ id: "most", n: 5, points: 6 }];
    expect(line({ dish: "maki", points: 6, provisional: true, facts: most })).toBe("5, *most: 6*, if it stays so");
    expect(line({ dish: "fruit", points: 6, final: true, provisional: true, facts: most })).toBe(
      "most: *+6* at the end, if it stays so",
    );
    expect(line({ dish: "fruit", points: 0, final: true, facts: [{ id: "more", n: 1, points: 12 }] })).toBe(
      "*0* at the end · *one more* for 12",
    );
    const parts = [
      { name: "orange", n: 3, points: 3 },
      { name: "watermelon", points: -2 },
    ];
    expect(told({ id: "sorts", parts })).toBe("orange 3: *+3* · melon 0: *−2*");
  });

  it("marks what is bold, gained and lost", () => {
    expect(pieces("most: *+6* at the *end*, *−2*")).toEqual([
      { text: "most: ", kind: "" },
      { text: "+6", kind: "won" },
      { text: " at the ", kind: "" },
      { text: "end", kind: "strong" },
      { text: ", ", kind: "" },
      { text: "−2", kind: "lost" },
    ]);
  });

  it("shows the worth before and after, or what is new to say", () => {
    const change = (each: Brings): string => changeText(each, GAME, nameOf);
    expect(change(brings("eel", -3, 7))).toBe("−3 → *7*");
    expect(change(brings("fruit", -6, -2, { final: true, round: 0 }))).toBe("−6 → *−2* at the end");
    expect(change(brings("uramaki", null, null, { round: 8, at_once: 8 }))).toBe("*+8* at once");
    expect(change(brings("uramaki", null, null, { facts: [{ id: "race", n: 9, of: 10 }] }))).toBe("*9 of 10* rolls");
    expect(change(brings("gyoza", 0, 0, { facts: [{ id: "more", n: 1, points: 10 }] }))).toBe("*one more* for 10");
  });
});

describe("a dish that counts in the round and at the end of the match", () => {
  const later: Tray = { dish: "pudding", points: 6, final: true, facts: [{ id: "most", n: 2, points: 6 }] };

  it("says both in one tray", () => {
    const now: Tray = { dish: "pudding", points: 1, facts: [{ id: "more", n: 1, points: 5 }] };
    expect(line({ ...now, later })).toBe(`${line(now)} · ${line(later)}`);
  });

  it("says both of a card that is about to be laid", () => {
    const [now, then] = [brings("pudding", 1, 5), brings("pudding", -6, 6, { final: true })];
    const text = (each: Brings): string => changeText(each, GAME, nameOf);
    expect(text({ ...now, later: then })).toBe(`${text(now)} · ${text(then)}`);
  });
});

describe("plates in trays", () => {
  const trays: Tray[] = [
    { dish: "eel", points: -3 },
    { dish: "takeout_box", points: 2 },
    { dish: "tofu", points: -4 },
    { dish: "fruit", points: 1, final: true },
  ];
  const plates = [plate(1, "eel"), plate(2, "maki:3", { turned: true }), plate(3, "fruit:orange+watermelon")];
  const all = (): ReturnType<typeof filled> => filled(trays, plates, [plate(1, "fruit:orange+watermelon")], GAME);

  it("lays desserts of all rounds together, and leaves a tray empty that has no card", () => {
    expect(all().map((each) => [each.tray.dish, each.plates.map(({ no }) => no)])).toEqual([
      ["eel", [1]],
      ["takeout_box", [2]],
      ["tofu", []],
      ["fruit", [-1, 3]],
    ]);
    expect(titleOf(all()[1]!, GAME)).toBe("turned over");
    expect(titleOf(all()[0]!, GAME)).toBe("eel");
  });

  it("puts the chosen card into its tray, or a new one before the desserts", () => {
    const eel = { eel: brings("eel", -3, 7) };
    const [first] = withChosen(all(), "eel", eel);
    expect([first!.cards, first!.brings]).toEqual([["eel"], eel.eel]);
    const more = withChosen(all(), "gyoza", { gyoza: brings("gyoza", 0, 1) });
    expect(more.map(({ tray }) => tray.dish)).toEqual(["eel", "takeout_box", "tofu", "gyoza", "fruit"]);
    expect(withChosen(all(), null, eel)).toEqual(all());
  });

  it("lays a copy with what it copies, also where nothing is known", () => {
    expect(coming("special_order>eel", null)).toEqual([{ dish: "eel", cards: ["special_order"], brings: null }]);
    expect(coming("nigiri:egg/free", null)).toEqual([{ dish: "nigiri", cards: ["nigiri:egg"], brings: null }]);
  });

  it("finds what an option lays", () => {
    const option = (text: string): Option => ({ verb: text.split(" ")[0], text }) as Option;
    expect(servingsOf(option("pick eel tofu dummy=eel"))).toBe("eel tofu");
    expect(servingsOf(option("pick special_order>eel !spoon:4"))).toBe("special_order>eel");
    expect([servingsOf(option("pick ?")), servingsOf(option("turn #4"))]).toEqual(["", ""]);
    expect(servingsOf(option("lay nigiri:egg/free"))).toBe("nigiri:egg/free");
  });

  it("adds up two cards, unless they are listed together", () => {
    const known = { eel: brings("eel", 0, -3), tofu: brings("tofu", 0, 2), "eel eel": brings("eel", 0, 7) };
    expect(changeOf("eel tofu", known)).toBe(-1);
    expect(changeOf("eel eel", known)).toBe(7);
    expect(coming("eel eel", known)).toEqual([{ dish: "eel", cards: ["eel", "eel"], brings: known["eel eel"] }]);
    expect([changeOf("gyoza", known), changeOf(null, known), changeOf("eel", null)]).toEqual([null, null, null]);
  });

  it("knows how far a race is", () => {
    expect(raceOf([{ id: "race", n: 4, of: 10 }])).toEqual({ n: 4, of: 10 });
    expect(raceOf([{ id: "top" }])).toBeNull();
  });
});

it("leaves more room for the words beside four cards and more", () => {
  const width = (count: number): number => (count - 1) * overlap(count);
  expect([1, 2, 3, 4, 5, 6].map(width)).toEqual([0, 1.25, 1.875, 1.25, 1.25, 1.25]);
});
