/** What the server sends inside views: cards are texts, everything else is plain. The page has no rules. */

export type Seat = number;
export type Card = string;

export interface Plate {
  no: number;
  card: Card;
  face: Card;
  since: number;
  turned: boolean;
  on: number | null;
}

export interface Serving {
  card: Card;
  copy: Card | null;
  free: boolean;
}

/** An option: `text` is what is answered; the other fields depend on its verb. */
export interface Option {
  verb: string;
  text: string;
  kind?: string;
  serving?: Serving | null;
  second?: Serving | null;
  call?: Serving | null;
  dummy?: Card | null;
  card?: Card;
  copy?: Card;
  free?: boolean;
  what?: string;
  no?: number;
  dice?: string[];
  place?: number;
  victim?: Seat;
}

export interface Decision {
  kind: string;
  seat: Seat;
  source?: string;
  options: Option[];
}

export interface Mine {
  hand: Card[] | null;
  offer: Card[] | null;
  decision: Decision | null;
  answer: Option | null;
  picked: Option | null;
}

export interface Line {
  seat: Seat;
  round: number;
  dish: string;
  points: number;
}

export interface SushiPublic {
  round: number;
  turn: number;
  hand_size: number;
  hand_sizes: number[];
  table: Plate[][];
  kept: Plate[][];
  deck_size: number;
  pile_size: number;
  aside: Card[];
  blind: Seat[];
  sheet: Line[];
  scores: number[];
  worth: Record<string, number>[];
  serial: number;
  asked: Seat[];
  winners: Seat[];
}

export interface Stack {
  height: number;
  top: number | null;
  tiles: number[] | null;
}

export interface ZockPublic {
  rows: { sushi: number[]; bones: number[] };
  stacks: { sushi: Stack; bones: Stack }[];
  turn: Seat;
  roll: number;
  kept: string[];
  rolled: string[];
  over: boolean;
  scores: number[] | null;
  winners: Seat[];
  serial: number;
}

export interface WireEvent {
  event: string;
  [field: string]: unknown;
}

export function dishOf(card: Card): string {
  return card.split(":")[0] ?? card;
}

/** The drawing of a card: `fruit:orange+watermelon` is `fruit-orange-watermelon`; numbers of specials share one. */
export function drawingOf(card: Card): string {
  const dish = dishOf(card);
  const numbered = ["chopsticks", "spoon", "menu", "takeout_box"].includes(dish);
  return (numbered ? dish : card).replace(/[:+_]/g, "-");
}

export function numberOf(card: Card): string {
  return ["chopsticks", "spoon", "menu", "takeout_box"].includes(dishOf(card)) ? (card.split(":")[1] ?? "") : "";
}
