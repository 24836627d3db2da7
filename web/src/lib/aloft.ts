/** Things in flight: a flying plate or tile is hidden where it was and where it lands, until it has landed. */

import { getContext, setContext } from "svelte";
import type { Kind } from "./protocol";
import type { Seat } from "./wire";

/** Keys of things in flight. */
export const plateKey = (seat: Seat, no: number): string => `${seat}/${no}`;
export const tileKey = (kind: Kind, place: number): string => `${kind}/${place}`;
/** Place 1 is the top of a stack. */
export const stackKey = (seat: Seat, kind: Kind, place: number): string => `${seat}/${kind}/${place}`;

type IsAloft = (key: string) => boolean;
const ALOFT = Symbol("aloft");

export const provideAloft = (aloft: () => ReadonlySet<string>): void =>
  void setContext<IsAloft>(ALOFT, (key) => aloft().has(key));

/** Whether something is in the air at the table of which this component is a part. Elsewhere nothing flies. */
export const aloftHere = (): IsAloft => getContext<IsAloft | undefined>(ALOFT) ?? (() => false);
