import { expect, test } from "vitest";
import { unpacked } from "./packed";

const TEXT = '{"a": 1}';
const packed = (): ReadableStream => new Response(TEXT).body!.pipeThrough(new CompressionStream("gzip"));

test("a file is unpacked, unless its host has done that, and has the headers of the response", async () => {
  const headers = { "x-sushiya-build": "newer", "content-type": "application/gzip", "content-length": "3" };
  for (const body of [packed(), TEXT]) {
    const found = await unpacked(new Response(body, { headers }), "application/json");
    expect(await found.text()).toBe(TEXT);
    expect([...found.headers]).toEqual([
      ["content-type", "application/json"],
      ["x-sushiya-build", "newer"],
    ]);
  }
});

test("where there is no such file, the response says so", async () => {
  const response = new Response("", { status: 404 });
  expect(await unpacked(response, "application/json")).toBe(response);
});
