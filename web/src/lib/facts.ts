/**
 * What the server says in advance about games, dishes, cards and tiles. It is loaded before anything is shown.
 * Code that draws a card looks here instead of knowing a rule.
 */

import { loadCatalogue } from "./api";
import type { Card, Catalogue, DishInfo, GameInfo, TilesInfo } from "./protocol";
import { dishOf, nameOfGame } from "./wire";

const AGAIN = 2000;
const NOTHING: Catalogue = {
  protocol: 0,
  games: [],
  dishes: {},
  tiles: {},
  courses: {},
  meals: [],
  bots: [],
  device_bots: [],
  own_bots: [],
  bots_by_family: {},
  device_bots_by_family: {},
  guests: [],
  reviewed: [],
  clocks: [],
  phrases: [],
};

let known = NOTHING;
let kinds = new Map<string, DishInfo>();

export const facts = (): Catalogue => known;

/** Use this catalogue from now on. */
export function learn(catalogue: Catalogue): void {
  known = catalogue;
  // A dish is the same in every game. The longest list of dishes comes last, so its entries win.
  const lists = Object.values(catalogue.dishes).sort((a, b) => a.length - b.length);
  kinds = new Map(lists.flat().map((dish) => [dish.name, dish]));
}

/** Retry until the catalogue has loaded: without it no table can be shown. */
export async function loadFacts(): Promise<void> {
  try {
    learn(await loadCatalogue());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    await loadFacts();
  }
}

export const gameInfo = (game: string): GameInfo | undefined =>
  known.games.find(({ name }) => name === nameOfGame(game));

export const tilesInfo = (game: string): TilesInfo =>
  known.tiles[nameOfGame(game)] ?? { tiles: {}, signs: {}, faces: [], dice: 0 };

/** The value printed on a tile, with its sign. */
export const tileWorth = (kind: string, value: number): number =>
  (Object.values(known.tiles).find(({ signs }) => kind in signs)?.signs[kind] ?? 1) * value;

export const dishInfo = (dish: string): DishInfo | undefined => kinds.get(dish);

/** The number of a card that acts in number order, or 0 if it has none. */
export const numberOf = (card: Card): number => dishInfo(dishOf(card))?.numbers[card] ?? 0;

/** Whether a text names a dish rather than one of its cards, and the cards differ in more than their number. */
export function isAnyOf(card: Card): boolean {
  const { cards = {}, numbers = {} } = dishInfo(dishOf(card)) ?? {};
  const printed = Object.keys(cards);
  return printed.length > 0 && !printed.includes(card) && !printed.every((each) => each in numbers);
}

/** The game with the most dishes, which include those of all other games. */
export function richest(): GameInfo | undefined {
  const count = (game: GameInfo): number => known.dishes[game.name]?.length ?? 0;
  return [...known.games].sort((a, b) => count(b) - count(a))[0];
}
