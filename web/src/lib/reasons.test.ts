import { beforeEach, describe, expect, it } from "vitest";
import type { Because } from "./protocol";
import { reasonText } from "./reasons";
import { texts } from "./texts.svelte";

const name = (seat: number): string => `Mia ${seat}`;
const FACTS: Because[] = [
  { id: "on-base", args: { dish: "wasabi", points: 9 } },
  { id: "denies", args: { seat: 2, times: 80, points: 1 } },
  { id: "no-use", args: { seat: 2, card: "nigiri:egg" } },
];

describe("a reason", () => {
  beforeEach(() => texts.use("de"));

  it("is told in the present in a hint, in the past in a review", () => {
    const facts = FACTS.slice(0, 2);
    expect(reasonText(facts, "", name)).toBe(
      "Liegt auf Wasabi: 9 Punkte. Mia 2 wählt als Nächstes und nimmt sie 80-mal in 100: etwa 1 Punkt.",
    );
    expect(reasonText(facts, "", name, "past")).toBe(
      "Dafür lag Wasabi bereit: 9 Punkte. Mia 2 wählte als Nächstes und hätte sie 80-mal in 100 genommen: etwa 1 Punkt.",
    );
  });

  it("says so if it is not a simple one", () => {
    expect(reasonText([], "", name)).toBe("Die Zahlen unterscheiden sich, der Grund ist nicht einfach.");
  });

  it("leaves out what would be too long, and keeps whole sentences", () => {
    const long = (): string => "Ein Name mit vielen Buchstaben";
    const hint = reasonText(FACTS, "", long);
    const review = reasonText(FACTS, "", long, "past");
    expect(hint.length).toBeLessThanOrEqual(140);
    expect(review.length).toBeLessThanOrEqual(220);
    expect([hint, review].every((text) => text.endsWith("."))).toBe(true);
    expect(review.startsWith("Dafür lag Wasabi bereit: 9 Punkte.")).toBe(true);
  });

  it("begins every sentence with a capital letter", async () => {
    await texts.use("fr");
    expect(reasonText(FACTS.slice(2), "", name, "past")).toMatch(/^[A-ZÀ-Þ]/);
  });
});
