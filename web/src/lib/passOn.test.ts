import { afterEach, describe, expect, it, vi } from "vitest";
import { passOn } from "./passOn";

const URL = "https://sushi.example/replay/abc";

afterEach(() => vi.unstubAllGlobals());

describe("an address is passed on", () => {
  it("by the device, if it can", async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share });
    expect(await passOn(URL, "A match")).toBe(false);
    expect(share).toHaveBeenCalledWith({ url: URL, title: "A match" });
  });

  it("and nothing is said to be copied if somebody changes their mind", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new Error("AbortError")) });
    expect(await passOn(URL)).toBe(false);
  });

  it("as a copy otherwise", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await passOn(URL)).toBe(true);
    expect(writeText).toHaveBeenCalledWith(URL);
  });

  it("and where there is no clipboard, nothing is said to be copied", async () => {
    vi.stubGlobal("navigator", {});
    expect(await passOn(URL)).toBe(false);
  });
});
