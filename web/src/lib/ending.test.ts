import { render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import RoundSheet from "../components/ceremony/RoundSheet.svelte";
import Final from "../components/Final.svelte";
import type { TableConnection } from "./connection.svelte";
import { learn } from "./facts";
import { CATALOGUE } from "./facts.fixture";
import type { Tie } from "./protocol";
import { texts } from "./texts.svelte";
import type { Line, Plate, SushiPublic } from "./wire";

const GAME = "sushi-go-party(seats=2)";
const nameOf = (seat: number): string => ["Mia", "Leo"][seat]!;
const kept = (face: string, no: number): Plate => ({ no, card: face, face, since: 1, turned: false, on: null });
const line = (seat: number, points: number): Line => ({ seat, round: 1, dish: "eel", points });
const view = (more: Partial<SushiPublic>): SushiPublic =>
  ({
    round: 2,
    rounds: 3,
    table: [[], []],
    kept: [[], []],
    scores: [7, 7],
    sheet: [line(0, 7), line(1, 7)],
    trays: [[], []],
    winners: [],
    tie: null,
    ...more,
  }) as unknown as SushiPublic;

afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn() }); // jsdom has none
  await texts.use("en");
  learn(CATALOGUE);
});

describe("the end of a match", () => {
  const connection = (tie: Tie, winners: number[]): TableConnection =>
    ({
      view: view({ tie, winners }),
      me: 0,
      seats: [0],
      table: "t",
      info: { game: GAME, family: "drafting", match: null },
      stage: { counted: null },
      refusals: { at: null, shows: () => () => undefined },
    }) as unknown as TableConnection;
  const close = (): void => undefined;

  it("says what broke a tie", () => {
    render(Final, { connection: connection({ seats: [0, 1], desserts: [3, 1] }, [0]), nameOf, close });
    expect(screen.getByText(/the desserts decide/).textContent).toContain("Mia 3 · Leo 1");
  });

  it("says that the win is shared", () => {
    render(Final, { connection: connection({ seats: [0, 1], desserts: [2, 2] }, [0, 1]), nameOf, close });
    expect(screen.getByText(/the win is shared/)).toBeTruthy();
  });
});

it("the sheet shows what desserts would bring now, also to whoever has none", async () => {
  const dessert = (points: number): SushiPublic["trays"][number] => [
    { dish: "fruit", points, final: true, provisional: true },
  ];
  const fruit = kept("fruit:orange+watermelon", 1);
  const complete = vi.fn();
  const { container } = render(RoundSheet, {
    complete,
    view: view({ kept: [[fruit, fruit], []], trays: [dessert(6), dessert(-6)] }),
    round: 1,
    counted: null,
    game: GAME,
    me: 0,
    nameOf,
  });
  await vi.waitFor(() => expect(complete).toHaveBeenCalled());
  const cells = [...container.querySelectorAll(".later td")].map((cell) =>
    cell.textContent.split(/\s+/).join(" ").trim(),
  );
  expect(cells).toEqual(["+6 2", "−6 0"]);
  expect(container.querySelector(".later")!.textContent).toContain("if it stays so");
});
