import { beforeAll, describe, expect, it } from "vitest";
import { availableLanguages, texts } from "../texts.svelte";
import {
  actsOf,
  columns,
  diceText,
  inDock,
  outcomeText,
  paceOf,
  parts,
  plain,
  threatText,
  threatTo,
  whatCounted,
  whatCounts,
  winText,
} from "./words";
import { group, ladder, stack, view } from "./stacks.fixture";
import type { WireEvent } from "../wire";

beforeAll(() => texts.use("en"));

describe("a ladder", () => {
  it("has a column for each height, with the sushi above its bone", () => {
    const found = columns({ sushi: stack([3, 5, 4]), bones: stack([1, 2]) }, ladder(2, 1, 0));
    expect(found.map(({ sushi, bone, pale }) => [sushi?.value, bone?.value, pale])).toEqual([
      [3, 1, false],
      [5, 2, false],
      [4, undefined, true],
    ]);
    expect(found.map(({ sushi }) => sushi?.place)).toEqual([3, 2, 1]);
  });

  it("shows only the tops of hidden stacks", () => {
    const found = columns({ sushi: stack([3, 5, 4], false), bones: stack([1, 2], false) }, ladder(2, 1, 0));
    expect(found.map(({ sushi, bone }) => [sushi?.value ?? null, bone?.value ?? null])).toEqual([
      [null, null],
      [null, 2],
      [4, null],
    ]);
    expect(found.map(({ hidden }) => hidden)).toEqual([true, false, false]);
  });
});

describe("what counts", () => {
  it("is said with its reason", () => {
    expect(plain(whatCounts(ladder(2, 1, 0)))).toBe("Your top sushi doesn't count until a third bone lies beside it.");
    expect(plain(whatCounts(ladder(1, 2, 0)))).toBe("Your top two sushi don't count yet: two bones are missing.");
    expect(plain(whatCounts(ladder(2, 0, 0)))).toBe("Each of your sushi has its bone: all count.");
    expect(plain(whatCounts(ladder(2, 0, 2)))).toBe("Bones always count: two have no sushi beside them.");
    expect(plain(whatCounts(ladder(0, 0, 0)))).toMatch(/^No tiles yet/);
  });

  it("is said of every seat at the end", () => {
    const stacks = { sushi: stack([2, 6, 4, 5, 2]), bones: stack([1, 1, 2]) };
    expect(whatCounted(ladder(3, 2, 0), stacks)).toBe("The top two sushi (5 and 2) have no bone: nothing.");
    expect(whatCounted(ladder(3, 0, 1), stacks)).toBe("The top bone has no sushi, and counts.");
    expect(whatCounted(ladder(3, 0, 0), stacks)).toBe("Every sushi has its bone.");
  });

  it("has exactly one emphasis in every language, and an even number of asterisks", async () => {
    for (const language of availableLanguages()) {
      await texts.use(language);
      for (let count = 1; count <= 12; count++) {
        for (const text of [whatCounts(ladder(count - 1, 1, 0)), whatCounts(ladder(0, count, 0))])
          expect(parts(text).filter(({ strong }) => strong)).toHaveLength(1);
        expect(parts(whatCounts(ladder(0, 0, count)))).toHaveLength(3);
      }
    }
    await texts.use("en");
  });
});

describe("dice", () => {
  it("are counted by face", () => {
    expect(diceText(["sushi", "bone", "bone", "red"])).toBe("1 sushi, 2 bones, 1 red");
  });

  it("say what they win or lack", () => {
    expect(winText(group("sushi", { rolled: 2, place: 2, missing: 0 }))).toBe("2nd sushi");
    expect(winText(group("bone", { place: 1, missing: 0 }))).toBe("1st bone");
    expect(winText(group("blue", { needs: 3, missing: 2 }))).toBe("of 3");
    expect(winText(group("blue", { rolled: 2, needs: 3, missing: 1 }))).toBe("1 more steals");
    expect(winText(group("red", { rolled: 3, needs: 3, missing: 0, reach: "top" }))).toBe("top bone");
    expect(winText(group("blue", { rolled: 4, needs: 3, missing: 0, reach: "any" }))).toBe("any sushi");
    expect(winText(group("sushi", { rolled: 4 }))).toBe("nothing");
  });

  it("lie with those set aside first", () => {
    const dice = [group("sushi", {}), group("blue", { kept: 2, rolled: 0 })];
    expect(inDock(dice).map(({ face }) => face)).toEqual(["blue", "sushi"]);
    expect(inDock(dice, ({ face }) => Number(face === "sushi")).map(({ face }) => face)).toEqual(["sushi", "blue"]);
  });

  it("threaten whom they can hit, now or with one more", () => {
    const soon = group("blue", { rolled: 2, needs: 3, missing: 1, victims: [1] });
    expect(threatTo(1, [soon])).toBe(soon);
    expect(threatTo(2, [soon])).toBeNull();
    expect(threatTo(1, [{ ...soon, missing: 2 }])).toBeNull();
    expect(plain(threatText(soon, "Hana"))).toBe("One more blue, and Hana may take your top sushi.");
    const now = group("red", { rolled: 4, needs: 3, missing: 0, reach: "any", victims: [1] });
    expect(plain(threatText(now, "Hana"))).toBe("Hana may take any bone of yours now.");
  });
});

describe("a turn in acts", () => {
  const turn: WireEvent[] = [
    { event: "Took", seat: 0, kind: "bone", value: 1, place: 1, forced: false },
    { event: "TurnBegan", seat: 1 },
    { event: "Rolled", seat: 1, dice: ["blue", "blue", "red"], roll: 1 },
    { event: "Kept", seat: 1, dice: ["blue", "blue"] },
    { event: "Rolled", seat: 1, dice: ["red"], roll: 2 },
  ];
  const told = (acts: { what: string; count: number }[]): string[] =>
    acts.map(({ what, count }) => (count ? `${what} ${count}` : what));

  it("is what was done and what may follow", () => {
    const { acts, now } = paceOf(actsOf(turn, 2), 1);
    expect(told(acts)).toEqual(["roll", "keeps 2", "roll", "keeps", "roll", "takes"]);
    expect(now).toBe(2);
  });

  it("goes on with a roll after dice are kept, and ends with a tile", () => {
    expect(told(paceOf(actsOf(turn.slice(0, 4), 1), 1).acts)).toEqual([
      ...["roll", "keeps 2", "roll", "keeps", "roll", "takes"],
    ]);
    const done = actsOf([...turn, { ...turn[0]!, seat: 1 } as WireEvent], 2);
    expect(told(paceOf(done, 1).acts)).toEqual(["roll", "keeps 2", "roll", "takes"]);
  });

  it("is known by its rolls to those who came later", () => {
    expect(told(actsOf([], 2))).toEqual(["roll", "keeps", "roll"]);
    expect(told(actsOf(turn.slice(3, 4), 1))).toEqual(["roll", "keeps 2"]);
    expect(told(actsOf(turn.slice(3), 2))).toEqual(["roll", "keeps 2", "roll"]);
    expect(told(actsOf(turn.slice(4), 2))).toEqual(["roll", "keeps", "roll"]);
  });
});

describe("a tile that may be taken", () => {
  it("says what our points become, if that may be told", () => {
    const open = view({ scores: [5], outcomes: { "take bone 1": 8, "take sushi 2": 5, "take bone 4": -2 } });
    expect(outcomeText(open, "take bone 1")).toBe("5 → 8");
    expect(outcomeText(open, "take sushi 2")).toBe("stays 5");
    expect(outcomeText(open, "take bone 4")).toBe("5 → −2");
    expect(outcomeText(view({}), "take bone 1")).toBe("take");
  });
});
