/** What a table with stacks and dice says about them. All facts come with the view; here they become words. */

import type { Beat } from "../beats";
import type { DiceGroup, Face, Kept, Kind, Ladder, SeenStack, SeenStacks, Steal, Stole, Take, Took } from "../protocol";
import { points } from "../numbers";
import { listed } from "../status";
import { t } from "../texts.svelte";
import { valueOf } from "../tiles";
import type { Option, Seat, SushizockPublic, WireEvent } from "../wire";

export const KINDS = ["sushi", "bone"] as const;

/** A tile of a stack. Its value is null if it is hidden; place 1 is the top. */
export interface Cell {
  value: number | null;
  place: number;
}

/** What lies at one height: a sushi, and below it the bone that makes it count. */
export interface Column {
  sushi: Cell | null;
  bone: Cell | null;
  /** Whether the sushi doesn't count. */
  pale: boolean;
  /** Whether no number can be seen here. */
  hidden: boolean;
}

function cellAt(stack: SeenStack, height: number): Cell | null {
  if (height >= stack.height) return null;
  const place = stack.height - height;
  return { place, value: stack.tiles?.[height] ?? (place === 1 ? stack.top : null) };
}

/** Both stacks of a seat as a ladder, from the bottom. */
export function columns(stacks: SeenStacks, { counted }: Ladder): Column[] {
  return Array.from({ length: Math.max(stacks.sushi.height, stacks.bones.height) }, (_, height) => {
    const [sushi, bone] = [cellAt(stacks.sushi, height), cellAt(stacks.bones, height)];
    const hidden = (sushi?.value ?? bone?.value ?? null) === null;
    return { sushi, bone, pale: sushi !== null && height >= counted, hidden };
  });
}

/** What counts of our own stacks, and why. */
export function whatCounts({ counted, uncounted, bare }: Ladder): string {
  if (counted + uncounted + bare === 0) return t("sushizock-empty");
  if (uncounted > 0)
    return t("sushizock-missing", { count: uncounted, bone: t("sushizock-nth-bone", { count: counted + 1 }) });
  return bare > 0 ? t("sushizock-bare", { count: bare }) : t("sushizock-all-count");
}

/** The same about any seat, once the stacks lie open. */
export function whatCounted({ counted, uncounted, bare }: Ladder, { sushi }: SeenStacks): string {
  if (counted + uncounted + bare === 0) return t("sushizock-end-none");
  const tiles = listed((sushi.tiles ?? []).slice(counted).map(String));
  if (uncounted > 0) return t("sushizock-end-sushi", { count: uncounted, tiles });
  return bare > 0 ? t("sushizock-end-bones", { count: bare }) : t("sushizock-end-all");
}

/** A text in parts, since words between asterisks are emphasised. */
export function parts(text: string): { text: string; strong: boolean }[] {
  return text.split("*").map((part, index) => ({ text: part, strong: index % 2 === 1 }));
}

export const plain = (text: string): string => text.replaceAll("*", "");

/** Dice in words: `2 sushi, 1 red`. */
export function diceText(dice: readonly Face[]): string {
  return [...new Set(dice)]
    .map((face) => t(`sushizock-dice-${face}`, { count: dice.filter((each) => each === face).length }))
    .join(", ");
}

export const sizeOf = (group: DiceGroup): number => group.kept + group.rolled;

/** Whether a group of dice wins something as it is. */
export const wins = (group: DiceGroup): boolean => group.place !== null || group.reach !== null;

/** What a group of dice wins, or what it lacks. */
export function winText(group: DiceGroup): string {
  if (group.place !== null) return t(`sushizock-wins-${group.kind}`, { count: group.place });
  if (group.reach !== null) return t(`sushizock-wins-${group.reach}-${group.kind}`);
  if (group.missing === 1) return t("sushizock-wins-soon");
  return sizeOf(group) < group.needs ? t("sushizock-wins-later", { needs: group.needs }) : t("sushizock-wins-nothing");
}

/** Groups as they lie in the dock: those of which dice are set aside, before or just now, come first. */
export function inDock(groups: readonly DiceGroup[], aside = ({ kept }: DiceGroup): number => kept): DiceGroup[] {
  return [...groups].sort((a, b) => Number(aside(b) > 0) - Number(aside(a) > 0));
}

/** The dice that threaten a stack of this seat: they may steal from it now, or with one more. */
export function threatTo(seat: Seat, groups: readonly DiceGroup[]): DiceGroup | null {
  return groups.find((each) => each.victims.includes(seat) && each.missing !== null && each.missing <= 1) ?? null;
}

export function threatText(group: DiceGroup, name: string): string {
  const id = group.reach === null ? "sushizock-threat-soon" : `sushizock-threat-${group.reach}`;
  return t(id, { kind: group.kind, name });
}

/** One act of a turn: a roll, dice set aside, or the tile that ends it. */
export interface Act {
  what: "roll" | "keeps" | "takes";
  /** How many dice were set aside, or 0 if that is not known yet. */
  count: number;
}

const act = (what: Act["what"], count = 0): Act => ({ what, count });

/** What happened since a turn last began. Latecomers know only how often the dice were rolled. */
export function actsOf(events: readonly WireEvent[], rolls: number): Act[] {
  let acts: Act[] = [];
  for (const event of events) {
    if (event.event === "TurnBegan") acts = [];
    else if (event.event === "Rolled") acts.push(act("roll"));
    else if (event.event === "Kept") acts.push(act("keeps", event.dice.length));
    else if (event.event === "Took" || event.event === "Stole") acts.push(act("takes"));
  }
  const known = acts.filter(({ what }) => what === "roll").length;
  const missed = Array.from({ length: Math.max(0, rolls - known) }, () => [act("roll"), act("keeps")]).flat();
  return [...(acts[0]?.what === "roll" ? missed : missed.slice(0, -1)), ...acts];
}

/** A whole turn in acts: those done, the one that is shown now, and those that may follow. */
export function paceOf(done: readonly Act[], rollsLeft: number): { acts: Act[]; now: number } {
  const last = done.at(-1)?.what;
  const again = Array.from({ length: rollsLeft }, () => [act("keeps"), act("roll")]).flat();
  const ahead = last === "takes" ? [] : [...(last === "roll" ? [] : [act("roll")]), ...again, act("takes")];
  return { acts: [...done, ...ahead], now: done.length - 1 };
}

/** The label below a tile that may be taken: our new points, if they may be shown. */
export function outcomeText(view: SushizockPublic, action: string): string {
  const before = view.scores?.[view.turn];
  const after = view.outcomes[action];
  if (before === undefined || after === undefined) return t("page-take");
  return before === after ? t("sushizock-stays", { points: points(after) }) : `${points(before)} → ${points(after)}`;
}

/** Whether the dice of somebody would win this tile. */
export const wouldWin = (groups: readonly DiceGroup[], kind: Kind, place: number): DiceGroup | undefined =>
  groups.find((group) => group.kind === kind && group.place === place);

/** What somebody keeps or takes, and what everyone saw before it. */
export interface Held {
  act: Kept | Took | Stole;
  before: SushizockPublic;
}

const isAct = (event: WireEvent | undefined): event is Kept | Took | Stole =>
  event?.event === "Kept" || event?.event === "Took" || event?.event === "Stole";

/** The act of somebody else that is shown now. Until it is over, the view is the one before it. */
export function heldBy(beat: Beat | null, view: SushizockPublic, me: Seat | null): Held | null {
  const act = beat?.events[0];
  return isAct(act) && act.seat !== me && view.turn === act.seat ? { act, before: view } : null;
}

function tileName(option: Take | Steal, view: SushizockPublic): string {
  const value = valueOf(view, option);
  return value === null
    ? `${t(`page-die-${option.kind}`)} (${t("page-place", { place: option.place })})`
    : t(`page-tile-${option.kind}`, { value });
}

/** An option in words, with the tiles as they lie in this view. */
export function optionName(option: Option, view: SushizockPublic, nameOf: (seat: Seat) => string): string {
  if (option.verb === "take") return t("hint-take", { what: tileName(option, view) });
  if (option.verb === "steal") return t("hint-steal", { what: tileName(option, view), from: nameOf(option.victim) });
  return option.verb === "keep" ? t("hint-keep", { dice: diceText(option.dice) }) : option.text;
}
