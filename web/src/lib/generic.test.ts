import { render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import GenericTable from "../screens/GenericTable.svelte";
import SushiTable from "../screens/SushiTable.svelte";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import { familyOf } from "./families";
import { label, line, openFacts, ownFacts, plainly, question, words } from "./generic";
import type { TableConnection } from "./connection.svelte";
import { entriesOf, sentences } from "./log";
import { texts } from "./texts.svelte";
import type { Option, WireEvent } from "./wire";

const nameOf = (seat: number): string => ["Mia", "Leo"][seat]!;
const TELLER = { me: null, nameOf, game: "dominoes", before: null, after: null };
const option = (text: string): Option => ({ verb: "grab", text }) as unknown as Option;

afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  ); // jsdom has no layout
  learn(CATALOGUE);
  await texts.use("en");
});

describe("a game that the page knows nothing of", () => {
  it("has the generic view, and one that it knows its own", async () => {
    expect((await familyOf("dominoes").table()).default).toBe(GenericTable);
    expect((await familyOf("drafting").table()).default).toBe(SushiTable);
  });

  it("tells any value on a line", () => {
    expect([words("CardTaken"), words("hand_size")]).toEqual(["card taken", "hand size"]);
    expect([line(null), line([]), line([1, [2, 3]]), line(true)]).toEqual(["–", "–", "1, 2, 3", "true"]);
    expect(line({ verb: "grab", text: "grab 3" })).toBe("grab 3");
    expect(line([{ high_card: 3, kind: "x" }])).toBe("high card 3 kind x");
  });

  it("shows what lies open and what is one's own, but not what is shown elsewhere", () => {
    expect(openFacts({ serial: 3, scores: [0], winners: [], pile_size: 4, last: null })).toEqual([
      { name: "pile size", value: "4" },
      { name: "last", value: "–" },
    ]);
    expect(ownFacts({ hand: ["a", "b"], offer: null, decision: {}, answer: null })).toEqual([
      { name: "hand", value: "a, b" },
    ]);
  });

  it("has options as they are written, or in words where they are about a dish", () => {
    expect(label(option("grab 3"), "dominoes")).toBe("grab 3");
    const lay = { verb: "lay", text: "lay eel", serving: { card: "eel", copy: null, free: false } } as Option;
    expect(label(lay, "dominoes")).toBe("Eel");
    const unknown = { ...lay, text: "lay mochi", serving: { card: "mochi", copy: null, free: false } } as Option;
    expect(label(unknown, "dominoes")).toBe("lay mochi");
    expect([question("GiveCard"), question("GrabTile")]).toEqual(["Give one of these", "Your turn"]);
  });

  it("tells events plainly", () => {
    expect(plainly({ event: "TileGrabbed", seat: 1, ...{ tile: 3 } }, nameOf)).toBe("Leo: tile grabbed · tile 3");
    const unknown = { event: "PileEmpty" } as unknown as WireEvent;
    expect(sentences([unknown], nameOf, "dominoes")).toEqual(["Pile empty"]);
  });

  it("can be played", () => {
    const answer = vi.fn();
    const seat = { kind: "person", bot: null, online: true, hints: true };
    const connection = {
      info: {
        game: "dominoes(seats=2)",
        family: "dominoes",
        status: "playing",
        seats: [
          { ...seat, name: "Mia" },
          { ...seat, name: "Leo" },
        ],
      },
      seats: [0],
      status: "live",
      view: { serial: 7, scores: [2, 5], winners: [], pile_size: 4 },
      mine: {
        "0": {
          hand: ["3-4"],
          decision: { kind: "GrabTile", options: [option("grab 3"), option("grab 4")] },
          answer: null,
        },
      },
      waitingFor: [0],
      clockEnds: null,
      refusals: { at: null, shows: () => () => undefined },
      chronicle: {
        log: entriesOf(
          { version: 1, events: [{ event: "TileGrabbed", seat: 1, tile: 3 } as unknown as WireEvent] },
          TELLER,
          undefined,
        ),
      },
      realName: nameOf,
      sending: false,
      answer,
    } as unknown as TableConnection;
    const nothing = (): void => undefined;
    render(GenericTable, {
      connection,
      me: 0,
      nameOf,
      lesson: false,
      open: nothing,
      explain: nothing,
      showKeys: nothing,
      showLog: nothing,
    });
    screen.getByRole("button", { name: "grab 4" }).click();
    expect(answer).toHaveBeenCalledWith(0, 7, "grab 4");
    expect(screen.getByText("Leo: tile grabbed · tile 3")).toBeTruthy();
    expect(screen.getByText("3-4")).toBeTruthy();
    expect(screen.getByText("Pile size").nextElementSibling?.textContent).toBe("4");
  });
});
