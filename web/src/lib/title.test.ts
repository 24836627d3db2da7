import { beforeAll, expect, it } from "vitest";
import { t, texts } from "./texts.svelte";
import { endTitle, type Moment } from "./title";

const LAST: Moment = { ceremony: null, playing: true, finished: true, sheet: null, rounds: 3 };
beforeAll(() => texts.use("en"));

it("the match is over once the table has shown it", () => {
  expect(endTitle(LAST), "the last cards are being laid").toBeNull();
  expect(endTitle({ ...LAST, ceremony: { phase: "count", round: 3 } })).toContain("3");
  expect(endTitle({ ...LAST, playing: false })).toBe(t("ceremony-title-end"));
});
