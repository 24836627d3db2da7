/**
 * What a tray says, in words: the server sends facts (how many are missing, who is ahead), and this finds their texts.
 * It also puts plates into their trays, and the chosen cards with what they would bring.
 */

import { gameInfo } from "./facts";
import { grouped } from "./groups";
import { points, signed } from "./numbers";
import { countText } from "./standing";
import type { Brings, Fact, Tray } from "./protocol";
import { cardName, dishName, t } from "./texts.svelte";
import { dishOf, type Card, type Option, type Plate, type Seat } from "./wire";

type NameOf = (seat: Seat) => string;

/** A piece of a text. Stars enclose what is bold; a sign in front of it makes it a gain or a loss. */
export interface Piece {
  text: string;
  kind: "" | "strong" | "won" | "lost";
}

export function pieces(text: string): Piece[] {
  return text
    .split("*")
    .map((part, index) => ({ text: part, kind: index % 2 ? kindOf(part) : ("" as const) }))
    .filter((piece) => piece.text !== "");
}

const kindOf = (text: string): Piece["kind"] => (/^\+/.test(text) ? "won" : /^−/.test(text) ? "lost" : "strong");

const MOST_NAMES = 2;

function namesOf(seats: Seat[], nameOf: NameOf): string {
  return seats.length > MOST_NAMES ? t("tray-others", { n: seats.length }) : seats.map(nameOf).join(", ");
}

export function factText(fact: Fact, game: string, nameOf: NameOf): string {
  const parts = fact.parts ?? [];
  const worths = parts.map((part) => points(part.points ?? 0));
  switch (fact.id) {
    case "sum":
      return worths.join(" + ");
    case "sorts":
      return parts
        .map((part) => `${t(`tray-sort-${part.name ?? ""}`)} ${part.n ?? 0}: *${signed(part.points ?? 0)}*`)
        .join(" · ");
    case "cards":
      return parts.map(({ name = "", n = 0 }) => `${n > 1 ? `${n} ` : ""}${cardName(name, game)}`).join(", ");
    case "count":
      return countText(fact.name ?? "", fact.n ?? 0);
    case "different":
      return t("tray-different", { parts: parts.map(({ n = 0 }) => n).join(" + ") });
    default:
      return t(`tray-${fact.id.replaceAll("_", "-")}`, {
        n: fact.n ?? 0,
        of: fact.of ?? 0,
        points: points(fact.points ?? 0),
        names: namesOf(fact.seats ?? [], nameOf),
        name: fact.name ? cardName(fact.name, game) : "",
        parts: worths.join(", "),
      });
  }
}

/** Facts whose points are those of the whole tray: at the end of the match they are part of that sentence. */
const AT_THE_END: Partial<Record<Fact["id"], string>> = {
  most: "tray-at-end-most",
  place: "tray-at-end",
  fewest: "tray-at-end-fewest",
  fewest_none: "tray-at-end-fewest",
};

type Told = Pick<Tray, "final" | "provisional" | "facts" | "later"> & { points: number | null };

/** The tray of a dish at the end of the match, if it counts then. */
export const atTheEnd = (tray: Tray): Tray | undefined => (tray.final ? tray : tray.later);

/** What a tray says below its name. */
export function lineOf(tray: Told, game: string, nameOf: NameOf): string {
  const facts = tray.facts ?? [];
  const said = facts.filter((fact) => !tray.final || !AT_THE_END[fact.id]).map((fact) => factText(fact, game, nameOf));
  if (tray.final && tray.points !== null) {
    const text = facts.map((fact) => AT_THE_END[fact.id]).find((each) => each !== undefined) ?? "tray-at-end";
    said.unshift(t(text, { points: signed(tray.points) }) + (tray.provisional ? `, ${t("tray-stays")}` : ""));
  } else if (tray.provisional) said.push(`${said.pop() ?? ""}, ${t("tray-stays")}`);
  if (tray.later) said.push(lineOf(tray.later, game, nameOf));
  return said.join(" · ");
}

/** The name of a tray, without a capital. Cards that lie face down have one of their own. */
export function titleOf({ tray, plates }: Pick<Filled, "tray" | "plates">, game: string): string {
  const down = tray.dish === gameInfo(game)?.face_down && plates.some((plate) => plate.turned);
  return down ? t("tray-turned") : dishName(tray.dish, game);
}

/** Whether the worth of a dish changes, so that figures say more than words. */
export const inFigures = ({ at_once, before, after }: Brings): boolean =>
  Boolean(at_once) || (after !== null && after !== before);

/** What the tray of a chosen card says: the worth before and after, or what there is to say if it stays the same. */
export function changeText({ later, ...brings }: Brings, game: string, nameOf: NameOf): string {
  if (later) return `${changeText(brings, game, nameOf)} · ${changeText(later, game, nameOf)}`;
  const { at_once, before, after, final } = brings;
  if (at_once) return t("tray-at-once", { points: signed(at_once) });
  if (after === null || !inFigures(brings)) return lineOf({ ...brings, points: after }, game, nameOf);
  const [from, to] = final ? [signed(before ?? 0), signed(after)] : [points(before ?? 0), points(after)];
  return final ? `${from} → ${t("tray-at-end", { points: to })}` : `${from} → *${to}*`;
}

/** How far a race is: icons now, icons needed. */
export function raceOf(facts: Fact[] | undefined): { n: number; of: number } | null {
  const race = facts?.find((fact) => fact.id === "race");
  return race ? { n: race.n ?? 0, of: race.of ?? 0 } : null;
}

/** How far each card of a stack lies beside the one below it, in rem. Four and more leave as much room for the words. */
export const overlap = (count: number): number => Math.min(1.25, (count > 3 ? 1.25 : 1.875) / Math.max(1, count - 1));

// Plates in trays -----------------------------------------------------------------------------------------------

export interface Filled {
  tray: Tray;
  plates: Plate[];
  /** The cards that are about to be laid here, and what they bring. */
  cards: Card[];
  brings: Brings | null;
}

/** Each tray with its plates. Plates of earlier rounds come first; their numbers are negative, so none is there twice. */
export function filled(trays: Tray[], plates: Plate[], kept: Plate[], game: string): Filled[] {
  const earlier = kept.map((plate, index) => ({ ...plate, no: -1 - index, on: null }));
  const groups = new Map(grouped([...earlier, ...plates], game).map((group) => [group.dish, group.plates]));
  // A plate that was laid a moment ago may have no tray yet: the server's facts come after the reveal.
  const fresh = [...groups.keys()].filter((dish) => trays.every((tray) => tray.dish !== dish));
  return [...trays, ...fresh.map((dish): Tray => ({ dish, points: null }))].map((tray) => ({
    tray,
    plates: groups.get(tray.dish) ?? [],
    cards: [],
    brings: null,
  }));
}

/** What an option lays, as it is listed in what each brings; empty if it lays nothing, or nobody knows what. */
export function servingsOf(option: Option): string {
  if (option.verb !== "pick" && option.verb !== "lay") return "";
  return option.text
    .split(" ")
    .slice(1)
    .filter((word) => !/^!|=|^\?$/.test(word))
    .join(" ");
}

/** `special_order` for `special_order>tempura`: the card that is laid. */
const cardOf = (serving: string): Card => serving.split(/[>/]/)[0]!;
/** What it counts as: the copied card, if it copies one. */
const faceOf = (serving: string): Card => serving.replace(/\/.*$/, "").split(">").at(-1)!;

export type AllBrings = Record<string, Brings> | null | undefined;

/** What the chosen servings (one, or two with a space between them) bring, tray by tray. */
export function coming(
  chosen: string | null,
  brings: AllBrings,
): { dish: string; cards: Card[]; brings: Brings | null }[] {
  if (!chosen) return [];
  const together = chosen.includes(" ") ? brings?.[chosen] : undefined;
  const found = new Map<string, { dish: string; cards: Card[]; brings: Brings | null }>();
  for (const serving of chosen.split(" ")) {
    const own = brings?.[serving] ?? null;
    const dish = own?.dish ?? dishOf(faceOf(serving));
    const there = found.get(dish) ?? { dish, cards: [], brings: together?.dish === dish ? together : own };
    found.set(dish, { ...there, cards: [...there.cards, cardOf(serving)] });
  }
  return [...found.values()];
}

/** The change of this round's points by the chosen servings; null if it is not known. */
export function changeOf(chosen: string | null, brings: AllBrings): number | null {
  if (!chosen || !brings) return null;
  const parts = brings[chosen] ? [brings[chosen]] : chosen.split(" ").map((serving) => brings[serving]);
  if (parts.some((part) => part === undefined)) return null;
  return parts.reduce((sum, part) => sum + (part?.round ?? 0), 0);
}

/** The trays with the chosen cards in them. Desserts stay last, so a new tray comes before them. */
export function withChosen(trays: Filled[], chosen: string | null, brings: AllBrings): Filled[] {
  const rest = new Map(coming(chosen, brings).map((each) => [each.dish, each]));
  const there = trays.map((each) => {
    const more = rest.get(each.tray.dish);
    rest.delete(each.tray.dish);
    return more ? { ...each, cards: more.cards, brings: more.brings } : each;
  });
  const added = [...rest.values()].map(({ dish, cards, brings }) => {
    const tray: Tray = { dish, points: brings?.before ?? null, final: brings?.final ?? false };
    return { tray, plates: [], cards, brings };
  });
  const isFinal = ({ tray }: Filled): boolean => tray.final === true;
  const all = [...there, ...added];
  return [...all.filter((each) => !isFinal(each)), ...all.filter(isFinal)];
}
