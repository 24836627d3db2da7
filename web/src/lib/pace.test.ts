import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return import("./pace.svelte");
};

/** The next file gets the usual pace. */
afterAll(async () => {
  (await import("./pace.svelte")).pace.choose("normal");
  localStorage.clear();
});

describe("the pace", () => {
  beforeEach(() => localStorage.clear());

  it("is normal unless another one was chosen", async () => expect((await fresh()).pace.current).toBe("normal"));

  it("is kept", async () => {
    (await fresh()).pace.choose("calm");
    expect((await fresh()).pace.current).toBe("calm");
  });

  it("is normal where something else was kept", async () => {
    localStorage.setItem("sushiya.pace", "breakneck");
    expect((await fresh()).pace.current).toBe("normal");
  });
});

describe("durations", () => {
  it.each(["calm", "normal"] as const)(
    "the end of a round is over in time, and so is the last count (%s)",
    async (each) => {
      const { CEREMONY, HEIGHTS, pace } = await fresh();
      const { stepTime } = await import("./sushizock/finalCount");
      pace.current = each;
      const dishes = [CEREMONY.last, CEREMONY.dishes];
      const all = dishes.reduce((sum, ms) => sum + ms);
      expect(dishes.reduce((sum, ms) => sum + pace.part(ms, all, CEREMONY.most), 0)).toBeLessThanOrEqual(CEREMONY.most);
      expect(pace.part(100, 200, CEREMONY.most)).toBe(pace.motion(100));
      for (const heights of [1, 5, 12]) expect(stepTime(heights) * heights).toBeLessThanOrEqual(HEIGHTS.most);
    },
  );

  it("style sheets have theirs from the same table", async () => {
    const { MOTION, pace } = await fresh();
    const tap = (): string => document.documentElement.style.getPropertyValue("--m-tap");
    pace.choose("calm");
    expect(tap()).toBe(`${1.5 * MOTION.tap}ms`);
    pace.choose("none");
    expect(tap()).toBe("0ms");
    expect(document.documentElement.style.getPropertyValue("--m-phrase"), "there is still time to read").toBe("6000ms");
  });

  /** All sources but this table and tests. */
  const sources = Object.entries(
    import.meta.glob<string>(["../**/*.{svelte,css,ts}", "!../**/*.{test,fixture}.ts", "!./pace.svelte.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );

  it("no style sheet has any of its own", () => {
    const styles = sources.flatMap(([name, text]) =>
      name.endsWith(".css") ? [[name, text]] : [[name, /<style>[^]*<\/style>/.exec(text)?.[0] ?? ""]],
    );
    expect(styles.length).toBeGreaterThan(100);
    const own = styles.flatMap(([name, text]) =>
      (text!.match(/\b[\d.]*[1-9][\d.]*m?s\b/g) ?? []).map((ms) => [name, ms]),
    );
    expect(own).toEqual([]);
  });

  it("no animation has any of its own, and none is used without a pace", () => {
    const own = sources.flatMap(([name, text]) =>
      (text.match(/(duration|delay|ms): [\d.]*[1-9]\d*\b|\bDURATION\b/g) ?? []).map((found) => [name, found]),
    );
    expect(own).toEqual([]);
    const unstretched = sources.flatMap(([name, text]) =>
      (text.match(/(duration|delay): (MOTION|REST)\b|setTimeout\([^\n]*, [^\n]*\b(MOTION|REST)\.\w+\)/g) ?? [])
        .filter((found) => !found.includes("pace."))
        .map((found) => [name, found]),
    );
    expect(unstretched).toEqual([]);
  });
});
