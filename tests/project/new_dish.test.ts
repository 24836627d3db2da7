/**
 * The page's own components show a dish that it has never heard of. `test_new_dish.py` copies this file into web/src
 * of a project with mochi, beside what a server of that project says (served.json).
 */

import { render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import CardHelp from "./components/CardHelp.svelte";
import DishRules from "./components/rules/DishRules.svelte";
import sheet from "./drawings/cards.svg?raw";
import { beats } from "./lib/beats";
import { contest, Ending } from "./lib/ceremony";
import { dishInfo, learn } from "./lib/facts";
import { race } from "./lib/groups";
import type { Catalogue, Examples } from "./lib/protocol";
import { plate } from "./lib/sushi/plate.fixture";
import { availableLanguages, t, texts } from "./lib/texts.svelte";
import type { Plate, SushiPublic, WireEvent } from "./lib/wire";
import served from "./served.json";

const GAME = "sushi-go-party";
const close = (): void => undefined;
const { catalogue, examples } = served as unknown as { catalogue: Catalogue; examples: Examples };

/** The drawings in this part of the page. Each of them is there. */
function drawingsOf(part: HTMLElement): string[] {
  const used = [...part.querySelectorAll("use")].map((use) => use.getAttribute("href")!.slice(1));
  for (const id of used) expect(sheet).toContain(`<symbol id="${id}"`);
  return used;
}

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn() }); // jsdom has none
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(examples))));
  learn(catalogue);
});
afterAll(() => void vi.unstubAllGlobals());

it.each(availableLanguages())("the card sheet shows it: %s", async (language) => {
  await texts.use(language);
  const { container, unmount } = render(CardHelp, { card: "mochi", game: `${GAME}(seats=3)`, close });
  expect(container.querySelector("h2")?.textContent.trim()).toBe("Mochi");
  const shown = container.querySelector(".help")!.textContent;
  for (const attribute of ["rule", "tip"]) expect(shown).toContain(t(`dish-mochi.${attribute}`));
  expect(container.querySelector(".card .worth")?.textContent).toBe(t("dish-mochi.points"));
  expect(drawingsOf(container)).toContain("mochi");
  unmount();
});

it("its page of the rules shows cards and a worked example", async () => {
  await texts.use("en");
  const version = { game: GAME, edition: "zoch", dish: dishInfo("mochi")! };
  const { container } = render(DishRules, { version, before: null, seats: [2, 3, 4] });
  await screen.findByText(t("example-title"));
  const totals = [...container.querySelectorAll(".examples .total > [aria-hidden]")];
  expect(totals.map((total) => total.textContent)).toEqual(["= 0", "= 4", "= 0"]);
  expect(container.querySelector(".cards .num")?.textContent).toBe("8×");
  expect(drawingsOf(container)).toContain("mochi");
});

/** Its course says nothing about how it scores: `futomaki` is a roll, worth 4 to whoever has two. */
it("shows a roll that nobody compares as what it is", async () => {
  await texts.use("en");
  const plates = (...cards: string[]): Plate[] => cards.map((card, no) => plate(no, card));
  const table = [plates("futomaki", "futomaki"), plates("futomaki"), plates("maki:3", "maki:2")];
  const scored = (seat: number, dish: string, points: number): WireEvent =>
    ({ event: "Scored", seat, round: 1, dish, points }) as WireEvent;
  const events = [scored(2, "maki", 6), scored(0, "futomaki", 4), { event: "RoundEnded", round: 1 } as WireEvent];
  const none = [[], [], []];
  const view = { table, kept: none, trays: none, scores: [0, 0, 0], notes: [] } as unknown as SushiPublic;
  const dishes = new Ending(beats(events)).dishes(view, `${GAME}(seats=3)`);
  expect(dishes.map(({ dish, contest }) => [dish, contest])).toEqual([
    ["futomaki", false],
    ["maki", true],
  ]);
  expect(contest(dishes[0]!, String, null)).toEqual({ list: "0 2 rolls → 4", reason: undefined });
  expect(race(table)).toEqual({ dish: "maki", counts: [0, 0, 5] });
});
