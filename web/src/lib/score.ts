/** The score pad: what lies on a real table, and the request to the server for its score sheet. */

import { json, posted } from "./api";
import { dishInfo, facts, gameInfo } from "./facts";
import { ask } from "./house";
import type { ScorepadEntries, ScorepadSheet, ScorepadWarning, Tiles } from "./protocol";
import { A_LA_CARTE, dishesOf, gameText, hasMeals, usual, type SetUp } from "./setup";
import { dishName, t } from "./texts.svelte";
import { dishOf, type Card, type Line, type Seat } from "./wire";

/** A card as it lies on the table. */
export interface Laid {
  card: Card;
  /** The card it copies. */
  copy: Card | null;
  /** Kept off the card it could lie on. */
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
  won: number[][];
  stacks: Tiles[];
}

const KEPT = "sushiya.pad";

export const laid = (card: Card): Laid => ({ card, copy: null, free: false, turned: false });
export const faceOf = (plate: Laid): Card => (plate.turned ? "~" : (plate.copy ?? plate.card));
export const copies = (card: Card): boolean => dishInfo(dishOf(card))?.copies ?? false;

/** Whether a card could lie on one of those laid before it. */
export function liesOn(card: Card, before: Laid[]): boolean {
  const below = dishInfo(dishOf(card))?.lies_on;
  return below !== undefined && before.some((plate) => dishOf(faceOf(plate)) === below);
}

/** The rounds of a game, counted from 1. */
export function roundsOf(setUp: SetUp): number[] {
  return Array.from({ length: gameInfo(setUp.game)?.rounds ?? 0 }, (_, index) => index + 1);
}

/** The dish that also scores during a round, if it is served. The pad asks for the points it won. */
export function raceOf(setUp: SetUp): string | null {
  const dish = gameInfo(setUp.game)?.race;
  return dish && cardsOf(setUp).some((card) => dishOf(card) === dish) ? dish : null;
}

/** One place per seat, plus those that options add, such as the dummy's. */
export function places(setUp: SetUp): number {
  const on = (gameInfo(setUp.game)?.switches ?? []).filter((each) => setUp.on.includes(each.option));
  return on.reduce((sum, each) => sum + each.places, setUp.players);
}

export function emptyPad(game: string): Pad {
  const setUp = usual(game);
  const rounds = roundsOf(setUp);
  return fittedPad({ setUp, names: [], rounds: rounds.map(() => []), won: rounds.map(() => []), stacks: [] });
}

/** The pad with as many places as its table has. */
export function fittedPad(pad: Pad): Pad {
  const count = places(pad.setUp);
  const fit = <T>(list: T[], empty: () => T): T[] => Array.from({ length: count }, (_, seat) => list[seat] ?? empty());
  return {
    ...pad,
    names: fit(pad.names, () => ""),
    rounds: pad.rounds.map((round) => fit(round, () => [])),
    won: pad.won.map((round) => fit(round, () => 0)),
    stacks: fit(pad.stacks, () => ({ sushi: [], bones: [] })),
  };
}

/** The text form of a card on the table. */
export function wordOf(plate: Laid): string {
  return `${plate.turned ? "~" : ""}${plate.card}${plate.copy ? `>${plate.copy}` : ""}${plate.free ? "/free" : ""}`;
}

/** The cards that can be copied among these, each once. */
export function copyable(plates: Laid[]): Card[] {
  return [...new Set(plates.map(faceOf).filter((face) => !copies(face)))];
}

/** These cards and one more. A card that copies first copies the last card it can; the user may change that. */
export function add(plates: Laid[], card: Card): Laid[] {
  const copy = copies(card) ? (copyable(plates).at(-1) ?? null) : null;
  return [...plates, { ...laid(card), copy }];
}

/** The request to the server, or null while the table is empty. */
export function question(pad: Pad): ScorepadEntries | null {
  const game = gameText(pad.setUp);
  if (pad.stacks.some((own) => own.sushi.length + own.bones.length > 0)) return { game, stacks: pad.stacks };
  const used = pad.rounds.map(
    (round, at) => round.some((own) => own.length > 0) || pad.won[at]!.some((won) => won !== 0),
  );
  const filled = used.lastIndexOf(true) + 1;
  if (filled === 0) return null;
  const rounds = pad.rounds.slice(0, filled).map((round) => round.map((own) => own.map(wordOf).join(" ")));
  const won = pad.won.slice(0, filled);
  const race = raceOf(pad.setUp);
  return race && won.flat().some((points) => points !== 0) ? { game, rounds, race: won } : { game, rounds };
}

export async function scored(asked: ScorepadEntries): Promise<ScorepadSheet> {
  return json(await ask("/api/score", posted(asked)));
}

/** The sheet as lines like those of a match. The end of the match comes after its rounds. */
export function linesOf(sheet: ScorepadSheet): Line[] {
  const parts = [...(sheet.rounds ?? []), ...(sheet.final ? [sheet.final] : [])];
  return parts.flatMap((part, index) =>
    part.dishes.flatMap((dishes, seat) =>
      Object.entries(dishes).map(([dish, points]) => ({ seat, round: index + 1, dish, points })),
    ),
  );
}

/** A warning in words: what the rules make impossible. */
export function warningText(
  { id, round, seat, dish, count }: ScorepadWarning,
  game: string,
  nameOf: (seat: Seat) => string,
): string {
  return t(`scorepad-warning-${id}`, { round, who: nameOf(seat), dish: dishName(dish, game), count });
}

/** The cards that can be in play, dish by dish. */
export function cardsOf(setUp: SetUp): Card[] {
  const { courses, meals } = facts();
  const printed = meals.find((each) => each.name === setUp.meal)?.dishes ?? [];
  const meal = setUp.meal === A_LA_CARTE ? setUp.dishes : printed;
  const served = dishesOf(setUp.game).filter(
    (dish) => !hasMeals(setUp.game) || !(dish.course in courses) || meal.includes(dish.name),
  );
  return served.flatMap((dish) => Object.keys(dish.cards));
}

export function keepPad(pad: Pad): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(pad));
  } catch {
    // without storage, the pad lasts until the browser is closed
  }
}

export function keptPad(): Pad | null {
  try {
    const pad = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Pad | null;
    return pad ? fittedPad(renewed(pad)) : null;
  } catch {
    return null;
  }
}

/** Migrate a pad saved by an older page, which had a flag per option and kept its race under the name of the dish. */
function renewed(pad: Pad): Pad {
  const [before, flags] = [new Map(Object.entries(pad)), new Map(Object.entries(pad.setUp))];
  const info = gameInfo(pad.setUp.game);
  const options = (info?.switches ?? []).map((each) => each.option);
  const on = pad.setUp.on ?? options.filter((option) => flags.get(option) === true);
  const won = pad.won ?? (before.get(info?.race ?? "") as number[][] | undefined) ?? pad.rounds.map(() => []);
  return { ...pad, setUp: { ...pad.setUp, on }, won };
}
