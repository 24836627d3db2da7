/** The score pad: what lies on a real table, and how the server is asked for its sheet. */

import { json } from "./api";
import type { Catalogue, PadEntries, PadSheet, Tiles } from "./protocol";
import { FIRST, gameText, type SetUp } from "./setup";
import type { Card, Line } from "./wire";

/** A card as it lies there. */
export interface Laid {
  card: Card;
  /** What a special order copies. */
  copy: Card | null;
  /** Kept off a free wasabi. */
  free: boolean;
  /** Face down. */
  turned: boolean;
}

export interface Pad {
  setUp: SetUp;
  names: string[];
  /** By round, then by seat, in order of play. */
  rounds: Laid[][][];
  /** Points won during a round, by round and seat. */
  uramaki: number[][];
  stacks: Tiles[];
}

export const ROUNDS = [1, 2, 3];
const KEPT = "sushiya.pad";
const COPIES = "special_order";
export const RACE = "uramaki";

export const laid = (card: Card): Laid => ({ card, copy: null, free: false, turned: false });
export const faceOf = (plate: Laid): Card => (plate.turned ? "~" : (plate.copy ?? plate.card));
export const copies = (card: Card): boolean => card === COPIES;

/** One place for each seat, and one for the dummy. */
export function places(setUp: SetUp): number {
  return setUp.players + (setUp.dummy ? 1 : 0);
}

export function emptyPad(game: string): Pad {
  return fittedPad({ setUp: FIRST[game]!, names: [], rounds: [[], [], []], uramaki: [[], [], []], stacks: [] });
}

/** The pad with as many places as its table has. */
export function fittedPad(pad: Pad): Pad {
  const count = places(pad.setUp);
  const fit = <T>(list: T[], empty: () => T): T[] => Array.from({ length: count }, (_, seat) => list[seat] ?? empty());
  return {
    ...pad,
    names: fit(pad.names, () => ""),
    rounds: pad.rounds.map((round) => fit(round, () => [])),
    uramaki: pad.uramaki.map((round) => fit(round, () => 0)),
    stacks: fit(pad.stacks, () => ({ sushi: [], bones: [] })),
  };
}

/** The text form of a card that lies there. */
export function wordOf(plate: Laid): string {
  return `${plate.turned ? "~" : ""}${plate.card}${plate.copy ? `>${plate.copy}` : ""}${plate.free ? "/free" : ""}`;
}

/** What can be copied where these cards lie: each once. */
export function copyable(plates: Laid[]): Card[] {
  return [...new Set(plates.map(faceOf).filter((face) => !copies(face)))];
}

/** These cards and one more; a special order copies the card before it until it is told otherwise. */
export function add(plates: Laid[], card: Card): Laid[] {
  const copy = copies(card) ? (copyable(plates).at(-1) ?? null) : null;
  return [...plates, { ...laid(card), copy }];
}

/** What the server is asked; null while nothing lies there. */
export function question(pad: Pad): PadEntries | null {
  const game = gameText(pad.setUp);
  if (pad.setUp.game === "sushizock") {
    return pad.stacks.some((own) => own.sushi.length + own.bones.length > 0) ? { game, stacks: pad.stacks } : null;
  }
  const used = pad.rounds.map(
    (round, at) => round.some((own) => own.length > 0) || pad.uramaki[at]!.some((won) => won !== 0),
  );
  const filled = used.lastIndexOf(true) + 1;
  if (filled === 0) return null;
  const rounds = pad.rounds.slice(0, filled).map((round) => round.map((own) => own.map(wordOf).join(" ")));
  const uramaki = pad.uramaki.slice(0, filled);
  return uramaki.flat().some((won) => won !== 0) ? { game, rounds, uramaki } : { game, rounds };
}

export async function scored(asked: PadEntries): Promise<PadSheet> {
  return json(
    await fetch("/api/score", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    }),
  );
}

/** The sheet as lines, as those of a match. */
export function linesOf(sheet: PadSheet): Line[] {
  const parts = [
    ...(sheet.rounds ?? []).map((part, index) => ({ part, round: index + 1 })),
    ...(sheet.final ? [{ part: sheet.final, round: 4 }] : []),
  ];
  return parts.flatMap(({ part, round }) =>
    part.dishes.flatMap((dishes, seat) =>
      Object.entries(dishes).map(([dish, points]) => ({ seat, round, dish, points })),
    ),
  );
}

/** The cards that can lie there, dish by dish. */
export function cardsOf(setUp: SetUp, catalogue: Catalogue): Card[] {
  const meal =
    setUp.dishes.length > 0 && setUp.meal === "a-la-carte"
      ? setUp.dishes
      : (catalogue.meals.find((each) => each.name === setUp.meal)?.dishes ?? []);
  const served = (catalogue.dishes[setUp.game] ?? []).filter(
    (dish) => setUp.game !== "sushi-go-party" || dish.course === "nigiri" || meal.includes(dish.name),
  );
  return served.flatMap((dish) => Object.keys(dish.cards));
}

export function keepPad(pad: Pad): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(pad));
  } catch {
    // a browser that keeps nothing has the pad until it is closed
  }
}

export function keptPad(): Pad | null {
  try {
    const pad = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Pad | null;
    return pad ? fittedPad(pad) : null;
  } catch {
    return null;
  }
}
