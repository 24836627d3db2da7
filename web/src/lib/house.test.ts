import { afterEach, expect, it, vi } from "vitest";

/** The page as its host has it: a server, or plain files in a folder. */
async function at(address: string, ...metas: string[]) {
  document.head.innerHTML = metas.join("");
  history.replaceState(null, "", address);
  vi.resetModules();
  return import("./house");
}

afterEach(() => {
  document.head.innerHTML = "";
  history.replaceState(null, "", "/");
  vi.resetModules(); // the next file has a server
});

it("gives others the address of a screen", async () => {
  const { linkTo } = await at("/t/abc");
  expect(linkTo("/replay/xyz")).toBe(`${location.origin}/replay/xyz`);
});

it("gives them the one that a screen has at a plain file host", async () => {
  const site = '<meta name="sushiya-site" content="">';
  for (const base of ["./", "/sushi/"]) {
    const { linkTo } = await at("/sushi/#/t/abc", site, `<meta name="sushiya-base" content="${base}">`);
    expect(linkTo("/replay/xyz")).toBe(`${location.origin}/sushi/#/replay/xyz`);
  }
});
