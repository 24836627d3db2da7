import { expect, test } from "vitest";
import { serverAddress } from "./address";

test.each([
  ["sushi.example", "https://sushi.example/"],
  [" sushi.example/t/abc ", "https://sushi.example/t/abc"],
  ["http://sushi.example", "http://sushi.example/"],
  ["https://sushi.example:8443/t/abc", "https://sushi.example:8443/t/abc"],
  ["192.168.1.20:8000", "http://192.168.1.20:8000/"],
  ["laptop:8000", "http://laptop:8000/"],
  ["laptop.local", "http://laptop.local/"],
  ["localhost", "http://localhost/"],
])("%s leads to %s", (typed, address) => expect(serverAddress(typed)).toBe(address));

test.each([
  "",
  "  ",
  "sushi",
  "two words.example",
  "javascript:alert(1)",
  "ftp://sushi.example",
  "https://me@sushi.example",
])("%j is no address", (typed) => expect(serverAddress(typed)).toBeNull());
