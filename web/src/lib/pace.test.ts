import { beforeEach, describe, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return import("./pace.svelte");
};

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
