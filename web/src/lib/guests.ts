/** The guests: who they are, how hard they play, and who sits down at a new table. The catalogue lists them. */

import { facts, gameInfo } from "./facts";
import type { GuestInfo } from "./protocol";
import type { Where } from "./reach.svelte";
import { nameOfGame } from "./wire";

/** A guest at a new table, and the level at which it plays there. */
export interface Seated {
  name: string;
  bot: string;
}

export const guestInfo = (name: string): GuestInfo | undefined => facts().guests.find((guest) => guest.name === name);

/**
 * How many chillies a level has, from 1. A bot that is no level has one. Those that don't search never have as many as
 * the strongest.
 */
export function chillies(bot: string): number {
  const { bots, device_bots } = facts();
  if (bots.includes(bot)) return bots.indexOf(bot) + 1;
  return Math.max(1, Math.min(device_bots.indexOf(bot) + 1, bots.length - 1));
}

/** The bots that a house offers in a game, easiest first, then those of its own. */
export function levels(where: Where, game: string): string[] {
  const { bots_by_family, device_bots_by_family } = facts();
  return (where === "device" ? device_bots_by_family : bots_by_family)[gameInfo(nameOfGame(game))?.family ?? ""] ?? [];
}

/** How a bot plays in a house: as usual, or at the nearest level there. Somebody's own bot is assumed strong. */
export function levelAt(where: Where, bot: string, game: string): string {
  const { bots, device_bots, own_bots } = facts();
  const here = levels(where, game);
  if (here.includes(bot) || ![...bots, ...device_bots, ...own_bots].includes(bot)) return bot;
  const wanted = own_bots.includes(bot) ? bots.length : chillies(bot);
  const distance = (level: string): number => Math.abs(chillies(level) - wanted);
  const ours = here.filter((level) => !own_bots.includes(level));
  return ours.sort((a, b) => distance(a) - distance(b))[0] ?? bot;
}

/** All guests, those who usually play at this level first, then the others by how near they are to it. */
export function nearest(bot: string): GuestInfo[] {
  const distance = (guest: GuestInfo): number => Math.abs(chillies(guest.bot) - chillies(bot));
  return [...facts().guests].sort((a, b) => distance(a) - distance(b));
}

/** This many guests: those who sit there already, then free ones. The new ones all play at this level. */
export function lineUp(bot: string, count: number, sitting: readonly Seated[] = []): Seated[] {
  const free = nearest(bot).filter((guest) => !sitting.some(({ name }) => name === guest.name));
  return [...sitting, ...free.map(({ name }) => ({ name, bot }))].slice(0, Math.max(0, count));
}

/** Others of the same strengths, in another order. */
export function shuffled(sitting: readonly Seated[], random: () => number = Math.random): Seated[] {
  const draw = <T>(from: T[]): T => from.splice(Math.floor(random() * from.length), 1)[0]!;
  const levels = sitting.map(({ bot }) => bot);
  const drawn: Seated[] = [];
  while (levels.length > 0) {
    const bot = draw(levels);
    const free = nearest(bot).filter((guest) => !drawn.some(({ name }) => name === guest.name));
    const alike = free.filter((guest) => chillies(guest.bot) === chillies(free[0]!.bot));
    drawn.push({ name: draw(alike).name, bot });
  }
  return drawn;
}

/** The guests with this one seated, or sent away. A guest who sits down plays as usual. */
export function toggled(sitting: readonly Seated[], guest: GuestInfo): Seated[] {
  const others = sitting.filter(({ name }) => name !== guest.name);
  return others.length < sitting.length ? others : [...sitting, { name: guest.name, bot: guest.bot }];
}
