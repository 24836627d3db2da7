import { expect, test } from "vitest";
import { screenAt } from "./screens";

test.each([
  ["/t/abc", "/t/abc", { id: "abc" }],
  ["/replay/9z", "/replay/9z", { id: "9z" }],
  ["/score", "pad", {}],
  ["/device", "device", {}],
  ["/rules", "rules", { path: "/rules" }],
  ["/rules/a/b", "rules", { path: "/rules/a/b" }],
  ["/", "home", {}],
  ["/t/", "home", {}],
  ["/learn/nothing", "home", {}],
])("%s shows %s", (path, key, props) => {
  expect(screenAt(path)).toMatchObject({ key, props });
});

test("two tables are two screens, two pages of rules are one", () => {
  expect(screenAt("/t/a").key).not.toBe(screenAt("/t/b").key);
  expect(screenAt("/t/a").load).toBe(screenAt("/t/b").load);
  expect(screenAt("/rules/a").key).toBe(screenAt("/rules/b").key);
});
