/** Options of a finished match, as its family names and draws them. */

import type { Component } from "svelte";
import type { Public } from "./protocol";
import type { Card, Option, Seat } from "./wire";

/** What an option has to be seen with: the table, the game, whose it is, and everybody's names. */
export interface Setting {
  view: Public;
  game: string;
  seat: Seat;
  nameOf: (seat: Seat) => string;
}

/** The same, and how its family shows it. */
export interface Around extends Setting {
  parts: OptionParts;
}

/** How the options of a family are shown. */
export interface OptionParts {
  optionName: (option: Option, setting: Setting) => string;
  /** The cards that an option is about, its main card first. */
  facesOf: (option: Option, setting: Setting) => Card[];
  /** Options of one group that bring the same may be the same; null if an option is like no other. */
  groupOf?: (option: Option) => string | null;
  /** What an option is about, drawn, if there is something to draw. */
  Art?: Component<{ option: Option; setting: Setting; width: string }>;
}

export const optionName = (option: Option, around: Around): string => around.parts.optionName(option, around);

export const facesOf = (option: Option, around: Around): Card[] => around.parts.facesOf(option, around);
