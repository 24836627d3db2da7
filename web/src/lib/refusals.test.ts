import { beforeAll, describe, expect, it } from "vitest";
import { json, Refusal } from "./api";
import { refusalText } from "./refusals";
import { texts } from "./texts.svelte";

describe("a refusal", () => {
  beforeAll(() => texts.use("de"));

  it("is told in the language of the page", () => {
    expect(refusalText({ reason: "host_only", why: "Only the host can do that." })).toBe(
      "Das darf nur, wer den Tisch leitet.",
    );
  });

  it("has the server's own words where they tell more", () => {
    expect(refusalText({ reason: "bad_pad", why: "Seat 0: one eel too many." })).toContain("Seat 0: one eel too many.");
  });

  it("names an error of the server by its id, in every language", async () => {
    const problem = { reason: "internal", why: "Its log has the details as error 5e1f.", error: "5e1f" } as const;
    for (const language of ["en", "es", "fr", "it", "nl", "de"]) {
      await texts.use(language);
      expect(refusalText(problem)).toContain("5e1f");
      expect(refusalText(problem)).not.toContain("details");
    }
  });

  it("is thrown where REST says no, whoever says it", async () => {
    const problem = { reason: "gone", why: "There is no such table." };
    await expect(json(new Response(JSON.stringify(problem), { status: 404 }))).rejects.toThrow("gibt es nicht mehr");
    const fromProxy = json(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(fromProxy).rejects.toThrow(Refusal);
    await expect(fromProxy).rejects.toThrow("Nichts ist verloren");
  });
});
