import { beforeAll, describe, expect, it } from "vitest";
import { availableLanguages, texts } from "../texts.svelte";
import { group, ladder, view } from "./stacks.fixture";
import type { Beat } from "../beats";
import type { News, Teller } from "../news";
import type { Ladder } from "../protocol";
import { heldBy } from "./words";
import { sushizockNews } from "./news";
import type { SushizockPublic, WireEvent } from "../wire";

beforeAll(() => texts.use("en"));

const nameOf = (seat: number): string => ["Mia", "Hana", "Kenji"][seat]!;
const before = (more: Partial<SushizockPublic> = {}): SushizockPublic =>
  view({ ladders: [ladder(2, 1, 0), ladder(0, 0, 0), ladder(0, 0, 0)], scores: [5, 0, 0], ...more });
const tell = (event: WireEvent, more: Partial<Teller> = {}): News | null =>
  sushizockNews(event, { me: 0, nameOf, game: "", before: before(), after: before(), ...more });
const stole: WireEvent = { event: "Stole", seat: 1, victim: 0, kind: "sushi", value: 4, place: 1 };
const three = { dice: [group("blue", { kept: 2, rolled: 1, reach: "top" })] };

describe("news of a table with dice", () => {
  it("speaks to us and of others", () => {
    expect(tell({ event: "LotDrawn", seat: 0 })?.text).toBe("You are drawn to begin.");
    expect(tell({ event: "TurnBegan", seat: 0 })?.text).toBe("Your turn: up to three rolls.");
    expect(tell({ event: "Rolled", seat: 1, dice: ["sushi", "bone", "red"], roll: 1 })?.text).toBe(
      "Hana rolls: 1 sushi, 1 bone, 1 red.",
    );
    expect(
      tell({ event: "Kept", seat: 1, dice: ["blue", "blue"] }, { after: view({ rolled: ["red", "red", "red"] }) }),
    ).toMatchObject({ text: "Hana keeps 2 blue", reason: "and rolls three dice again.", tone: "plain" });
    expect(tell({ event: "Took", seat: 1, kind: "sushi", value: 5, place: 2, forced: false })?.text).toBe(
      "Hana takes the sushi 5.",
    );
  });

  it("tells what a tile did to our points", () => {
    const bone: WireEvent = { event: "Took", seat: 0, kind: "bone", value: 1, place: 1, forced: false };
    const after = before({ ladders: [ladder(3, 0, 0)], scores: [8, 0, 0] });
    expect(tell(bone, { after })).toMatchObject({
      text: "You take the bone −1.",
      reason: "The bone −1 lets your top sushi count: 5 → 8",
      tone: "good",
    });
    const sushi: WireEvent = { ...bone, kind: "sushi" };
    const higher = before({ ladders: [ladder(2, 2, 0)] });
    expect(tell(sushi, { after: higher })?.reason).toBe("It doesn't count yet: your points stay 5.");
    const beside = before({ ladders: [ladder(3, 0, 0)], scores: [6, 0, 0] });
    expect(tell(sushi, { before: before({ ladders: [ladder(2, 0, 1)] }), after: beside })?.reason).toBe(
      "Your points: 5 → 6.",
    );
    const closed = { before: before({ scores: null }), after: before({ scores: null }) };
    expect(tell(bone, closed)?.reason).toBe("");
  });

  it("says that a sushi counts now, even if the bone costs as much, and which one", () => {
    const bone: WireEvent = { event: "Took", seat: 0, kind: "bone", value: 2, place: 1, forced: false };
    const reason = (was: Ladder, now: Ladder, score: number): string | undefined =>
      tell(bone, { before: before({ ladders: [was] }), after: before({ ladders: [now], scores: [score, 0, 0] }) })
        ?.reason;
    expect(reason(ladder(2, 1, 0), ladder(3, 0, 0), 5)).toBe(
      "The bone −2 lets your top sushi count: your points stay 5",
    );
    expect(reason(ladder(1, 2, 0), ladder(2, 1, 0), 5)).toBe(
      "The bone −2 lets one more sushi count: your points stay 5",
    );
    expect(reason(ladder(1, 2, 0), ladder(2, 1, 0), 7)).toBe("The bone −2 lets one more sushi count: 5 → 7");
    expect(reason(ladder(2, 0, 0), ladder(2, 0, 1), 3)).toBe("Your points: 5 → 3.");
  });

  it("says that the worst bone is forced", () => {
    const worst: WireEvent = { event: "Took", seat: 1, kind: "bone", value: 4, place: 3, forced: true };
    expect(tell(worst)?.text).toBe("Nothing fits: Hana must take the worst bone, −4.");
    expect(tell({ ...worst, seat: 0 }, { after: before({ scores: [1, 0, 0] }) })).toMatchObject({
      text: "Nothing fits: you must take the worst bone, −4.",
      reason: "Your points: 5 → 1.",
      tone: "bad",
    });
  });

  it("says why a theft hurts, or why not", () => {
    const had = { before: before(three) };
    expect(tell(stole, had)).toMatchObject({
      text: "Hana takes your sushi 4: three blue",
      reason: "You keep your 5: it did not count yet.",
      tone: "bad",
    });
    expect(tell(stole, { ...had, after: before({ scores: [1, 0, 0] }) })?.reason).toBe("You lose 4: now 1.");
    const hidden = { before: before({ ...three, scores: null }), after: before({ scores: null }) };
    expect(tell(stole, hidden)?.reason).toBe("It did not count yet.");
    expect(tell({ ...stole, place: 2 }, hidden)?.reason).toBe("It was the 2nd from the top. It counted.");
    expect(tell({ ...stole, victim: 2 }, had)?.text).toBe("Hana takes the sushi 4 from Kenji: three blue");
    expect(tell({ ...stole, seat: 0, victim: 2 }, had)?.tone).toBe("good");
  });

  it("is told in every language", async () => {
    for (const language of availableLanguages()) {
      await texts.use(language);
      for (const me of [0, 1, 2]) {
        const news = tell(stole, { me, before: before(three) })!;
        expect(news.text).not.toMatch(/told-sushizock|sushizock-|\{/);
        expect(news.reason).not.toMatch(/told-sushizock|sushizock-|\{/);
      }
    }
    await texts.use("en");
  });
});

describe("what is held while the stage shows it", () => {
  const kept: WireEvent = { event: "Kept", seat: 1, dice: ["blue"] };
  const beat = (event: WireEvent): Beat => ({ kind: "effect", events: [event] });

  it("is what somebody else keeps or takes", () => {
    const was = view({ turn: 1 });
    expect(heldBy(beat(kept), was, 0)).toEqual({ act: kept, before: was });
    expect(heldBy(beat(stole), was, 0)?.act).toBe(stole);
  });

  it("is nothing of our own, and nothing once the turn is over", () => {
    expect(heldBy(beat(kept), view({ turn: 1 }), 1)).toBeNull();
    expect(heldBy(beat(kept), view({ turn: 2 }), 0)).toBeNull();
    expect(heldBy(null, view({ turn: 1 }), 0)).toBeNull();
  });
});
