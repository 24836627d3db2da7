import { expect, test } from "vitest";
import { isMetered } from "./offline";

test("a line counts as metered only where the browser says so", () => {
  expect(isMetered(undefined)).toBe(false);
  expect(isMetered({ saveData: false, effectiveType: "4g" })).toBe(false);
  expect(isMetered({ saveData: true, effectiveType: "4g" })).toBe(true);
  expect(isMetered({ effectiveType: "3g" })).toBe(true);
  expect(isMetered({ type: "cellular", effectiveType: "4g" })).toBe(true);
  expect(isMetered({ type: "wifi" })).toBe(false);
});
