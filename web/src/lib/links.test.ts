import { afterEach, expect, it, vi } from "vitest";

let stop = (): void => undefined;

afterEach(() => {
  stop();
  document.head.innerHTML = document.body.innerHTML = "";
  vi.restoreAllMocks();
  vi.resetModules(); // the next file has a server
});

/** Let observers of changes run, and then those of what they changed. */
async function settled(): Promise<void> {
  for (let times = 0; times < 10; times++) await Promise.resolve();
}

const addresses = (): (string | null)[] => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it.each([
  ["./", "./#/rules", "./docs/", "./#/daily"],
  ["/", "/#/rules", "/docs/", "/#/daily"],
  ["/sushi/", "/sushi/#/rules", "/sushi/docs/", "/sushi/#/daily"],
])("gives each link its address once at a host of files, with the base %s", async (base, rules, docs, daily) => {
  document.head.innerHTML = `<meta name="sushiya-site" content=""><meta name="sushiya-base" content="${base}">`;
  document.body.innerHTML = '<a href="/rules"></a><a href="/docs/"></a><a href="https://example.org/"></a>';
  vi.resetModules();
  const { readdressLinks } = await import("./links");
  const writes = vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
    if (writes.mock.calls.length < 100) this.setAttributeNS(null, name, value); // a failure ends, too
  });
  stop = readdressLinks();
  await settled();
  expect(addresses()).toEqual([rules, docs, "https://example.org/"]);
  const before = writes.mock.calls.length;
  expect(before).toBeLessThanOrEqual(2);

  document.querySelector("a")!.setAttributeNS(null, "href", "/daily"); // it leads elsewhere now
  await settled();
  expect(addresses()[0]).toBe(daily);
  expect(writes).toHaveBeenCalledTimes(before + 1);
});
