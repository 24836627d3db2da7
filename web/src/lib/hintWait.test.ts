import { beforeAll, describe, expect, it } from "vitest";
import { hintWait } from "./hintWait";
import { texts } from "./texts.svelte";

describe("while a hint is on its way", () => {
  beforeAll(() => texts.use("en"));
  const after = (passed: number, preparing: boolean, seconds: number | null): string =>
    hintWait({ preparing, since: 50_000, seconds }, 50_000 + passed * 1000);

  it("says more the longer it takes", () => {
    expect([0, 2.9, 3, 8.9, 9].map((passed) => after(passed, false, 1))).toEqual([
      "The master is thinking …",
      "The master is thinking …",
      "Still thinking: it usually takes about 1 s.",
      "Still thinking: it usually takes about 1 s.",
      "This takes longer than usual. The hint will appear by itself.",
    ]);
  });

  it("names no time that nobody knows", () => {
    expect(after(2, false, null)).toBe("The master is still thinking …");
    expect(after(0, true, null)).toContain("a moment");
  });

  it("counts down while the master warms up", () => {
    expect(after(0, true, 40)).toContain("about 40 s");
    expect(after(39.5, true, 40)).toContain("about 1 s");
    expect(after(41, true, 40)).toContain("a moment");
  });
});
