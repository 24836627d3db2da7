/**
 * All that is said between the page and the server.
 * Generated from docs/protocol.schema.json: change the Python types, then run `python -m scripts.protocol`.
 */

export type ClientMessage =
  | Hello
  | Join
  | Leave
  | Admit
  | Start
  | Answer
  | Hint
  | Remember
  | Coach
  | Rematch
  | Luck
  | Bot
  | Remove
  | Code
  | Claim
  | Say
  | Mute
  | Ping;

/** The first message: the keys of my seats (none for a spectator) and the last version I saw. */
export interface Hello {
  type: "hello";
  keys?: string[];
  match?: string | null;
  version?: number;
  luck?: string;
  device?: string;
}

/** Take an open seat, by default the one I left or the first. In a match among people, ask for it. */
export interface Join {
  type: "join";
  name: string;
  seat?: number | null;
  luck?: string;
}

/** Give up a seat. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** Agree, or not, that somebody who asks may join the match. */
export interface Admit {
  type: "admit";
  number: number;
  yes: boolean;
}

/** Host: start now. Bots play the open seats. */
export interface Start {
  type: "start";
}

/** The answer to the question with this serial number. To change a sealed answer, answer again. */
export interface Answer {
  type: "answer";
  seat: number;
  serial: number;
  version: number;
  action: string;
  instead?: string | null;
}

/** Ask how the master would answer the question to my seat. */
export interface Hint {
  type: "hint";
  seat: number;
  serial: number;
}

/** Ask what my seat can know, with a perfect memory, about the hidden cards or tiles. */
export interface Remember {
  type: "memory";
  seat: number;
  wanted?: string;
}

/** From now on, tell me what my answers cost once they are revealed; or stop doing so. */
export interface Coach {
  type: "coach";
  on: boolean;
}

/** Play again with the same people: a fresh deal, seats rotated. */
export interface Rematch {
  type: "rematch";
}

/** Add to the luck of this table's next match, which has this commitment. Only the first time counts. */
export interface Luck {
  type: "luck";
  commitment: string;
  luck: string;
}

/** Host: give a seat to a bot, or (null) reopen it. For a person who is away the bot only stands in. */
export interface Bot {
  type: "bot";
  seat: number;
  bot: string | null;
}

/** Host: remove a player from this table. During a match, only one who has been away for a while. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** Ask for a one-time code that moves my seat to another device. */
export interface Code {
  type: "code";
  seat: number;
}

/** Take over a seat with a one-time code or its recovery code. */
export interface Claim {
  type: "claim";
  code: string;
}

/** A reaction or short phrase from a fixed set. */
export interface Say {
  type: "say";
  seat: number;
  phrase: Phrase;
}

export type Phrase =
  | "hello"
  | "good_luck"
  | "nice"
  | "ouch"
  | "thanks"
  | "oops"
  | "thinking"
  | "hurry"
  | "wow"
  | "yum"
  | "good_game"
  | "again";

/** Stop receiving phrases, or receive them again. */
export interface Mute {
  type: "mute";
  on: boolean;
}

/** Check that the connection is alive. */
export interface Ping {
  type: "ping";
}

export type ServerMessage =
  | Welcome
  | TableChanged
  | Update
  | Hints
  | HintLater
  | Remembered
  | Coached
  | Joined
  | Asked
  | CodeMade
  | Said
  | Notice
  | Refused
  | Pong;

/** The reply to hello: the table, and the seats that the keys open. During a match an update follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seats: number[];
  notices: KeptNotice[];
  build: string;
}

/** A table as everyone sees it. */
export interface TableInfo {
  id: string;
  version: number;
  game: string;
  family: string;
  status: "waiting" | "playing" | "finished";
  public: boolean;
  clock: number;
  stand_in: string;
  host: number | null;
  seats: SeatInfo[];
  match: string | null;
  commitment: string | null;
  seed: string | null;
  next_commitment: string | null;
  known_deal: boolean;
  hints: boolean;
  memory: boolean;
  spectators: number;
  asks: AskInfo[];
  thinking: "full" | "short" | "slow" | "waiting";
  daily: string;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  guest: string;
  bot: string | null;
  online: boolean;
  hints: boolean;
  memory: boolean;
  replaceable_in: number | null;
  luck?: boolean;
}

/** Somebody is asking for an open seat of the running match. */
export interface AskInfo {
  number: number;
  name: string;
  seat: number;
  yes: number[];
}

/** What happened to a seat, and when. */
export interface KeptNotice {
  what: "joined" | "left" | "removed" | "asked" | "declined" | "bot" | "covered" | "back" | "key_reissued" | "seat_moved" | "host" | "stand_in";
  seat: number;
  name: string;
  guest: string;
  version: number;
  before?: string;
  number?: number;
}

/** Something about the table changed. `seats` are the client's seats now. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  seats: number[];
}

/** The match advanced. `public` is left out when only `waiting_for` has changed. */
export interface Update {
  type: "update";
  match: string;
  version: number;
  events: WireEvent[];
  waiting_for: number[];
  clock: number | null;
  mine: Record<string, PrivateView>;
  public?: Public | null;
  steps?: PastStep[];
}

export type WireEvent =
  | Answered
  | RoundBegan
  | TurnBegan
  | HandSeen
  | DrewForDummy
  | DrewCard
  | DrewBlind
  | Served
  | TurnedFaceDown
  | Cleared
  | Returned
  | Called
  | Wished
  | Found
  | Given
  | MenuOpened
  | Offered
  | Passed
  | Scored
  | RoundEnded
  | GameEnded
  | RowsLaid
  | LotDrawn
  | SushizockTurnBegan
  | Rolled
  | Kept
  | Took
  | Stole
  | SushizockGameEnded;

/** A seat has answered. The answer itself stays sealed. */
export interface Answered {
  event: "Answered";
  seat: number;
}

/** Hands of this size were dealt. */
export interface RoundBegan {
  event: "RoundBegan";
  round: number;
  hand_size: number;
}

/** A turn began: all seats have a hand to choose from. */
export interface TurnBegan {
  event: "TurnBegan";
  round: number;
  turn: number;
}

/** Private: the hand that this seat looks at now. */
export interface HandSeen {
  event: "HandSeen";
  seat: number;
  hand: Card[];
}

/** A printed card, as a value: equal cards are interchangeable. Its text form is `maki:3` or `eel`. */
export type Card = string;

/** The player in control drew the top card of the dummy's pile into hand. */
export interface DrewForDummy {
  event: "DrewForDummy";
  seat: number;
}

/** Private: the card that this seat drew, for the dummy or blind. */
export interface DrewCard {
  event: "DrewCard";
  seat: number;
  card: Card;
}

/** A card was drawn for a seat that chose without looking. */
export interface DrewBlind {
  event: "DrewBlind";
  seat: number;
}

/** A card was laid; `hand` is the seat whose hand it came from, None for the deck. */
export interface Served {
  event: "Served";
  seat: number;
  plate: Plate;
  hand: number | null;
}

/** A card lying in front of a seat. */
export interface Plate {
  no: number;
  card: Card;
  face: Card;
  since: number;
  turned: boolean;
  on: number | null;
}

/** A plate was turned face down. */
export interface TurnedFaceDown {
  event: "Changed";
  seat: number;
  plate: Plate;
}

/** A plate was set aside. */
export interface Cleared {
  event: "Cleared";
  seat: number;
  plate: Plate;
  why: "collided" | "scored" | "used" | "nobody has it" | "nothing to copy";
}

/** A plate of `seat` went into the hand of `hand`. */
export interface Returned {
  event: "Returned";
  seat: number;
  plate: Plate;
  hand: number;
}

/** Chopsticks or a spoon were called together with the pick. */
export interface Called {
  event: "Called";
  seat: number;
  plate: Plate;
}

/** A spoon asked for a kind or an exact card. */
export interface Wished {
  event: "Wished";
  seat: number;
  what: string;
}

/** `giver` is the first player, clockwise from `seat`, who has what was wished for. */
export interface Found {
  event: "Found";
  seat: number;
  giver: number;
}

/** `giver` shows the card that goes to the spoon of `seat`. */
export interface Given {
  event: "Given";
  seat: number;
  giver: number;
  card: Card;
}

/** A menu was opened: its owner looks at `count` cards of the deck. */
export interface MenuOpened {
  event: "MenuOpened";
  seat: number;
  count: number;
}

/** Private: the cards that the menu shows. */
export interface Offered {
  event: "Offered";
  seat: number;
  cards: Card[];
}

/** Every hand went to the neighbour, left or right. */
export interface Passed {
  event: "Passed";
  left: boolean;
}

/** Points for a dish; the score sheet is the sum of these. */
export interface Scored {
  event: "Scored";
  seat: number;
  round: number;
  dish: string;
  points: number;
  counted?: Fact[];
}

/** Something to say about a dish, without words (see `sushi.facts`). What is 0 or empty is left out. */
export interface Fact {
  id: "more" | "worse" | "top" | "each" | "sum" | "times" | "besides" | "partner" | "another" | "sorts" | "colour" | "colours" | "colours_behind" | "shared" | "alone" | "most" | "place" | "behind" | "fewest" | "fewest_none" | "nobody" | "level" | "race" | "places" | "no_place" | "waits" | "ready" | "soon" | "safe" | "unseen" | "cards" | "count" | "different" | "sets";
  n?: number;
  of?: number;
  points?: number;
  seats?: number[];
  name?: string;
  parts?: Part[];
}

/** A part of a sum in a fact. Zeros and empty values are omitted. */
export interface Part {
  name?: string;
  n?: number;
  points?: number;
}

/** A round was scored: the points so far, by seat. */
export interface RoundEnded {
  event: "RoundEnded";
  round: number;
  scores: number[];
}

/** The desserts were scored: the points by seat, and the winners. */
export interface GameEnded {
  event: "GameEnded";
  scores: number[];
  winners: number[];
}

/** The rows of the middle were laid out, listed from left to right. */
export interface RowsLaid {
  event: "RowsLaid";
  sushi: number[];
  bones: number[];
}

/** This seat was drawn to begin. */
export interface LotDrawn {
  event: "LotDrawn";
  seat: number;
}

/** This seat gets the dice. */
export interface SushizockTurnBegan {
  event: "TurnBegan";
  seat: number;
}

/** The first, second or third roll of a turn: the dice rolled, without those kept before. */
export interface Rolled {
  event: "Rolled";
  seat: number;
  dice: Face[];
  roll: number;
}

export type Face = "sushi" | "bone" | "blue" | "red";

/** These dice were set aside and are not rolled again in this turn. */
export interface Kept {
  event: "Kept";
  seat: number;
  dice: Face[];
}

/** A tile went from the middle onto the seat's stack; `forced` if the dice allowed nothing else. */
export interface Took {
  event: "Took";
  seat: number;
  kind: Kind;
  value: number;
  place: number;
  forced: boolean;
}

export type Kind = "sushi" | "bone";

/** A tile went from the victim's stack (its top is place 1) onto the seat's stack, face up. */
export interface Stole {
  event: "Stole";
  seat: number;
  victim: number;
  kind: Kind;
  value: number;
  place: number;
}

/** The middle is empty: the points by seat, and the winners. */
export interface SushizockGameEnded {
  event: "GameEnded";
  scores: number[];
  winners: number[];
}

/** What one seat alone may see. Null where there is no such thing. */
export interface PrivateView {
  hand: Card[] | null;
  offer: Card[] | null;
  decision: Decision | null;
  answer: Option | null;
  picked: Pick | null;
  brings: Record<string, Brings> | null;
}

export type Decision = PickCard | PickBlind | LayCard | ChooseCopy | MakeWish | GiveCard | FillBox | ChooseMove;

/** Choose a card from hand; all seats choose simultaneously. */
export interface PickCard {
  kind: "PickCard";
  seat: number;
  options: Option[];
}

export type Option = Pick | Lay | Copy | Wish | Give | Flip | Done | Take | Steal | Keep;

/** One card from hand, sealed until all have chosen: `pick tempura`. */
export interface Pick {
  verb: "pick";
  text: string;
  serving: Serving | null;
  second: Serving | null;
  call: Serving | null;
  dummy: Card | null;
}

/** A card and how it is laid: `tempura`, `special_order>tempura`, `nigiri:egg/free`. */
export interface Serving {
  card: Card;
  copy: Card | null;
  free: boolean;
}

/** An extra card, from hand or from a menu: `lay tempura`. */
export interface Lay {
  verb: "lay";
  text: string;
  serving: Serving;
}

/** What a special order copies that was drawn blind or given to a spoon: `copy tempura`. */
export interface Copy {
  verb: "copy";
  text: string;
  copy: Card;
}

/** What a spoon asks for, a kind or an exact card: `wish nigiri`, `wish nigiri:squid`. */
export interface Wish {
  verb: "wish";
  text: string;
  what: string;
}

/** The card given to a spoon: `give maki:3`. */
export interface Give {
  verb: "give";
  text: string;
  card: Card;
}

/** Turn one of your own plates face down, by its number: `turn #4`. */
export interface Flip {
  verb: "turn";
  text: string;
  no: number;
}

/** Turn no more plates for the takeout box: `done`. */
export interface Done {
  verb: "done";
  text: string;
}

/** Take a tile from the middle. Places count from the left of the row, starting at 1. */
export interface Take {
  verb: "take";
  text: string;
  kind: Kind;
  place: number;
}

/** Steal a tile from somebody's stack. Place 1 is the top. */
export interface Steal {
  verb: "steal";
  text: string;
  kind: Kind;
  place: number;
  victim: number;
}

/** Set aside some of the dice just rolled, and roll the others again. */
export interface Keep {
  verb: "keep";
  text: string;
  dice: Face[];
}

/** Choose without looking: the card is drawn at random, and only the call is a choice. */
export interface PickBlind {
  kind: "PickBlind";
  seat: number;
  options: Option[];
}

/** Choose an extra card to lay; `source` is the dish that brings it. */
export interface LayCard {
  kind: "LayCard";
  seat: number;
  options: Option[];
  source: string;
}

/** Choose what a special order copies. */
export interface ChooseCopy {
  kind: "AimOrder";
  seat: number;
  options: Option[];
}

/** Name what you want from your neighbours' hands. They are asked in this order, until one has it. */
export interface MakeWish {
  kind: "MakeWish";
  seat: number;
  options: Option[];
  asks: number[];
}

/** Choose which of the matching cards to give to `wisher`, who asked for `what` and gives `in_return`. */
export interface GiveCard {
  kind: "GiveCard";
  seat: number;
  options: Option[];
  wisher: number;
  what: string;
  in_return: Card;
  had_none: number[];
}

/** Turn another plate face down, or be done. `staying` are the plates that may not be turned, and why. */
export interface FillBox {
  kind: "FillBox";
  seat: number;
  options: Option[];
  staying: ([number, "turned" | "acts" | "waits" | "new"])[];
}

/** Take, steal or roll again? Also asked when a tile must be taken because the dice allow nothing. */
export interface ChooseMove {
  kind: "ChooseMove";
  seat: number;
  options: Option[];
}

/** What an option's dish is worth before and after it. Values that are 0, false or empty are omitted. */
export interface Brings {
  dish: string;
  before: number | null;
  after: number | null;
  round: number;
  at_once?: number;
  final?: boolean;
  provisional?: boolean;
  icons?: number;
  facts?: Fact[];
  later?: Brings;
}

export type Public = SushiPublic | SushizockPublic;

/** What everyone may see in Sushi Go! and Party. `sushi.View` documents most fields. */
export interface SushiPublic {
  round: number;
  rounds: number;
  turn: number;
  passes_left: boolean;
  passes_to: number[];
  hand_size: number;
  hand_sizes: number[];
  table: Plate[][];
  kept: Plate[][];
  laid: number[];
  deck_size: number;
  pantry_size: number;
  pile_size: number;
  aside: Card[];
  blind: number[];
  blind_next: number[];
  served: Card[];
  offer_size: number;
  offered_to: number | null;
  notes: [string, number][];
  sheet: Scored[];
  scores: number[];
  worth: Record<string, number>[];
  trays: Tray[][];
  contests: Contest[];
  serial: number;
  asked: number[];
  winners: number[];
  tie: Tie | null;
}

/** A dish in front of a seat, and its worth now. Values that are 0, false or empty are omitted. */
export interface Tray {
  dish: string;
  points: number | null;
  icons?: number;
  final?: boolean;
  provisional?: boolean;
  facts?: Fact[];
  later?: Tray;
}

/** A dish whose points in this round depend on who has most (`sushi.trays.Contest`). */
export interface Contest {
  dish: string;
  counts: number[];
  colours?: boolean;
}

/** Several players have the most points. The most dessert cards decide, or the players win together. */
export interface Tie {
  seats: number[];
  desserts: number[];
}

/** What everyone may see in Sushizock. `sushizock.View` documents the fields, `explain` the last ones. */
export interface SushizockPublic {
  box: Tiles;
  rows: Tiles;
  stacks: SeenStacks[];
  turn: number;
  next: number[];
  roll: number;
  kept: Face[];
  rolled: Face[];
  over: boolean;
  scores: number[] | null;
  serial: number;
  winners: number[];
  ladders: Ladder[];
  dice: DiceGroup[];
  rolls_left: number;
  forced: boolean;
  outcomes: Record<string, number>;
}

/** Sushi and bones, kept apart: the rows of the middle (left to right) or a seat's stacks (bottom up). */
export interface Tiles {
  sushi: number[];
  bones: number[];
}

/** The two stacks in front of a seat. */
export interface SeenStacks {
  sushi: SeenStack;
  bones: SeenStack;
}

/** A stack as seen from across the table. */
export interface SeenStack {
  height: number;
  top: number | null;
  tiles: number[] | null;
}

/** The two stacks of a seat side by side, from the bottom: each sushi next to the bone at its height. */
export interface Ladder {
  counted: number;
  uncounted: number;
  bare: number;
  terms: number[] | null;
  sums: number[] | null;
}

/** All dice that show one face, and what they would win. */
export interface DiceGroup {
  face: Face;
  kept: number;
  rolled: number;
  kind: Kind;
  place: number | null;
  reach: "top" | "any" | null;
  needs: number;
  missing: number | null;
  victims: number[];
}

/** One of the steps in an update that has several. */
export interface PastStep {
  version: number;
  events: number;
  facts: SushiStepFacts | SushizockStepFacts;
}

/** What sentences about a past step of Sushi Go! or Party need from its `SushiPublic`. */
export interface SushiStepFacts {
  worth: Record<string, number>[];
  contests: Contest[];
}

/** What sentences about a past step of Sushizock need from its `SushizockPublic`. */
export interface SushizockStepFacts {
  rolled: Face[];
  scores: number[] | null;
  ladders: Ladder[];
  dice: DiceGroup[];
}

/** The master's ranking for a question, best option first. Empty if there is nothing to choose. */
export interface Hints {
  type: "hints";
  seat: number;
  serial: number;
  figure: "points" | "wins";
  options: RankedOption[];
}

/** An option, its estimated chance to win the match (0 to 1), and its expected final lead in points. */
export interface RankedOption {
  action: string;
  win: number;
  margin: number;
  less: number;
  because: Because[];
}

/** A fact that speaks for or against an option: the name of a text (`reason-…`) and its arguments. */
export interface Because {
  id: "completes" | "toward" | "on-base" | "keeps-base" | "two-cards" | "calls" | "points" | "costs" | "leads" | "level" | "trails" | "counts" | "waits" | "covers" | "bone" | "roll-sushi" | "roll-bone" | "roll-steal" | "nears" | "first" | "first-from" | "fewest" | "expects" | "helps" | "spares" | "collides" | "vain" | "safer" | "denies" | "denies-set" | "no-use" | "lasts" | "supports" | "fewer-bones" | "robs" | "last-out" | "can-wait";
  args?: Record<string, number | string>;
}

/** The master is thinking, or its search is still being prepared. The hint follows automatically. */
export interface HintLater {
  type: "hint_later";
  seat: number;
  serial: number;
  seconds: number | null;
  preparing: boolean;
}

/** What this seat can know. Everything follows from what it has seen. */
export interface Remembered {
  type: "memory";
  seat: number;
  serial: number;
  facts: Seen | SeenTiles | null;
}

/** Everything that a seat can know about the hidden cards. */
export interface Seen {
  wanted: string;
  arrivals: Arrival[];
  hands: SeenHand[];
  unseen: CardCount[];
  undealt: number;
  in_deck: Card[];
}

/** Whether a wanted dish is in the hand that comes in a turn. */
export interface Arrival {
  turn: number;
  holder: number;
  certain: boolean;
  possible: boolean;
  chance: [number, number];
  if_passed: boolean;
}

/** A hand, wherever it is now. */
export interface SeenHand {
  holder: number;
  size: number;
  turns: number;
  arrives: number;
  seen: boolean;
  cards: Card[];
  unknown: number;
  maybe: CardCount[];
  taken: Taken[];
}

/** A number of equal cards. */
export interface CardCount {
  card: Card;
  n: number;
}

/** A card that was laid from a hand, and the seat in front of which it was laid. */
export interface Taken {
  seat: number;
  card: Card;
}

/** All stacks, the seat's own last. */
export interface SeenTiles {
  stacks: KnownStacks[];
}

/** The stacks of a seat, bottom first, as far as they are known; null is an unknown tile. */
export interface KnownStacks {
  seat: number;
  sushi: (number | null)[];
  bones: (number | null)[];
  points: number | null;
}

/** What my answer cost, judged by what I knew at the time. It comes after the reveal, to me alone. */
export interface Coached {
  type: "coached";
  seat: number;
  serial: number;
  chosen: string;
  cost: number;
  options: JudgedOption[];
  because: Because[];
  best: number;
  of: number;
}

/** An option as the coach judges it. */
export interface JudgedOption {
  option: Option;
  win: Estimate;
  less: Estimate;
}

/** A mean with its 95 % interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** The seat is yours. The key and the recovery code are sent only once. */
export interface Joined {
  type: "joined";
  seat: number;
  key: string;
  recovery: string;
}

/** The people at the table are being asked about you. The key opens the seat as soon as they agree. */
export interface Asked {
  type: "asked";
  number: number;
  seat: number;
  key: string;
  recovery: string;
}

/** The one-time code for a seat. */
export interface CodeMade {
  type: "code";
  seat: number;
  code: string;
  seconds: number;
}

/** A player said a phrase. */
export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** News for everyone at the table. */
export interface Notice {
  type: "notice";
  what: "joined" | "left" | "removed" | "asked" | "declined" | "bot" | "covered" | "back" | "key_reissued" | "seat_moved" | "host" | "stand_in";
  seat: number;
  name: string;
  guest: string;
  version: number;
  before?: string;
  number?: number;
}

/** The request was refused, and why. `about` is the type of the client's message. */
export interface Refused {
  type: "refused";
  about: string;
  reason: Reason;
  why: string;
  error?: string | null;
}

export type Reason =
  | "bad_message"
  | "bad_options"
  | "bad_record"
  | "bad_pad"
  | "bad_name"
  | "name_taken"
  | "bad_code"
  | "illegal"
  | "late"
  | "enough_changes"
  | "no_reviews"
  | "no_hints"
  | "no_memory"
  | "not_your_seat"
  | "host_only"
  | "players_only"
  | "seat_taken"
  | "no_open_seat"
  | "nobody_there"
  | "seen_a_hand"
  | "one_seat"
  | "removed"
  | "declined"
  | "not_away"
  | "match_running"
  | "known_deal"
  | "sealed"
  | "not_played"
  | "only_once"
  | "older_rules"
  | "full"
  | "too_fast"
  | "unavailable"
  | "internal"
  | "gone";

/** The reply to ping. */
export interface Pong {
  type: "pong";
}

/** The body of POST /api/tables: the table to make. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  public?: boolean;
  clock?: Clock;
  stand_in?: string;
  open_record?: boolean;
  hints?: boolean;
  memory?: boolean;
  luck?: boolean;
  seed?: string | null;
  device?: string;
  record?: string;
  answers?: string[];
}

/** A seat of a new table: open, yours (several if people share your device), or a bot's. */
export interface NewSeat {
  kind: "open" | "you" | "bot";
  name?: string;
  bot?: string;
}

export type Clock = 0 | 15 | 30 | 60 | 120;

/** The new table, and the keys of your seats by seat number. */
export interface TableMade {
  id: string;
  keys: Record<string, string>;
  recovery: Record<string, string>;
  commitment: string | null;
}

/** A table at a glance: how its match stands, whom it is waiting for, and which seats your keys open. */
export interface TableNow {
  table: TableInfo;
  seats: number[];
  waiting_for: number[];
  waited: number | null;
  public?: Public | null;
}

/** Public tables that are waiting for players or playing. */
export interface Lobby {
  tables: TableInfo[];
}

/** How this server can be reached. */
export interface Here {
  loopback_only: boolean;
  url: string;
}

/** A refused request: a reason code for programs and a sentence for people. */
export interface Problem {
  reason: Reason;
  why: string;
  error?: string | null;
}

/** All games, and everything else a page can offer when it makes a table. */
export interface Catalogue {
  protocol: number;
  games: GameInfo[];
  dishes: Record<string, DishInfo[]>;
  tiles: Record<string, TilesInfo>;
  courses: Record<string, number>;
  meals: MealInfo[];
  bots: string[];
  device_bots: string[];
  own_bots: string[];
  bots_by_family: Record<string, string[]>;
  device_bots_by_family: Record<string, string[]>;
  guests: GuestInfo[];
  reviewed: string[];
  clocks: Clock[];
  phrases: Phrase[];
}

/** A game, and the options its text form accepts. Games of one family are played alike. */
export interface GameInfo {
  name: string;
  family: string;
  seats: number[];
  usual_seats: number;
  editions: string[];
  edition_seats: Record<string, number[]>;
  options: string[];
  switches: SwitchInfo[];
  rounds: number;
  race: string;
  face_down: string;
}

/** An option that is on or off, such as `dummy=yes`. */
export interface SwitchInfo {
  option: string;
  value: string;
  seats: Record<string, number[]>;
  places: number;
}

/** A dish, and the number of each of its cards. */
export interface DishInfo {
  name: string;
  course: string;
  colour: string;
  seats: number[];
  cards: Record<string, number>;
  icons: Record<string, number>;
  numbers: Record<string, number>;
  lies_on: string;
  copies: boolean;
  contest: boolean;
  compared: ("round" | "match")[];
  kept: boolean;
  unit: "cards" | "icons" | "rolls";
  second_pick: boolean;
  prizes: number[];
}

/** Tiles and dice of a game that has them, in the catalogue. */
export interface TilesInfo {
  tiles: Record<string, number[]>;
  signs: Record<string, number>;
  faces: Face[];
  dice: number;
}

/** A printed meal, and the player counts it suits. */
export interface MealInfo {
  name: string;
  dishes: string[];
  seats: number[];
}

/** A guest: the character that a bot plays. The page has a drawing of the head. */
export interface GuestInfo {
  name: string;
  head: string;
  bot: string;
}

/** Worked examples for the rules pages, with the points that the rules give. */
export interface Examples {
  dishes: Record<string, Record<string, Record<string, Example[]>>>;
  stacks: Record<string, StackExample[]>;
  rolls: Record<string, RollExample[]>;
}

/** Plates and their points. */
export interface Example {
  rows: ExampleRow[];
  events: WireEvent[];
  after: ExampleRow[];
}

/** What lies in front of a seat, and its points. Seat 0 is the reader. */
export interface ExampleRow {
  seat: number;
  stacks: string[][];
  parts: ExamplePart[];
  points: number;
}

/** A part of a row and its points, such as "2 left over: 0". */
export interface ExamplePart {
  kind: ExamplePartKind;
  count: number;
  of: string;
  cards: number;
  ties: number;
  points: number;
}

export type ExamplePartKind =
  | "each"
  | "on-base"
  | "left-over"
  | "pair"
  | "single"
  | "different"
  | "sort"
  | "face-down"
  | "colour"
  | "colours"
  | "opponents"
  | "most"
  | "second"
  | "third"
  | "fewest"
  | "between"
  | "none";

/** Stacks of tiles from the bottom up, how many of the sushi count, and the points. */
export interface StackExample {
  sushi: number[];
  bones: number[];
  counting: number;
  sushi_points: number;
  points: number;
}

/** A roll and one thing that it allows: taking a tile from a row, or stealing one from a stack. */
export interface RollExample {
  dice: Face[];
  face: Face;
  count: number;
  kind: Kind;
  place: number;
  value: number;
  row: number[];
  steals: boolean;
}

/** A finished match step by step, every hand open. */
export interface Replay {
  game: string;
  family: string;
  players: string[];
  scores: number[];
  winners: number[];
  commitment: string | null;
  seed: string | null;
  steps: ReplayStep[];
}

/** A moment at which players are asked, or the end. `events` happened since the previous step. */
export interface ReplayStep {
  public: Public;
  open: SushiOpen | SushizockOpen;
  scores: number[];
  answers: Record<string, Option>;
  events: WireEvent[];
}

/** What was hidden from some players in Sushi Go! or Party. */
export interface SushiOpen {
  hands: Card[][];
  offer: [number, Card[]] | null;
  pile: Card[];
}

/** What was hidden from everyone in Sushizock. */
export interface SushizockOpen {
  stacks: Tiles[];
}

/** The review of a finished match, as far as it has been measured. */
export interface ReviewNow {
  deals: number;
  of: number;
  place: number;
  settled: number;
  yours: number[];
  review: Review | null;
  options: Record<string, Option>;
}

/** The review of a match. */
export interface Review {
  game: string;
  rules: string;
  players: string[];
  deals: number;
  seats: SeatReview[];
  decisions: ReviewedDecision[];
  curve: ReviewedMoment[];
  turning: number[];
}

/** How one seat played, and what happened to it. */
export interface SeatReview {
  seat: number;
  player: string;
  points: number;
  accuracy: number | null;
  lost: number;
  start: number;
  chance: number;
  skill: number;
  beyond: number;
  round: number;
  result: number;
  margins: Margins;
  costly: number | null;
  well_seen: number | null;
}

/** Half the widths of the 95 % intervals of a seat's parts, in points. */
export interface Margins {
  start: number;
  chance: number;
  skill: number;
  beyond: number;
  round: number;
  luck: number;
}

/** One decision of a seat, with what every option would have brought. */
export interface ReviewedDecision {
  line: number;
  step: number;
  seat: number;
  chosen: string;
  options: OptionValue[];
  cost: number;
  wins_lost: number;
  kept: number | null;
  because: Because[] | null;
  knew: KnownCards[];
  solved?: boolean;
}

/** What an option would have brought its seat. */
export interface OptionValue {
  action: string;
  win: Interval;
  lead: Interval;
  less: Interval;
  alike: boolean;
}

/** A mean with its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** A hand, as far as the seat that chose knew it. */
export interface KnownCards {
  seat: number;
  cards: string[];
  unseen: number;
  turns: number;
}

/** How everybody stood before a question, or at the end, with all cards known. */
export interface ReviewedMoment {
  line: number;
  step: number;
  wins: number[];
  leads: number[];
  margins: number[];
  chance: string;
}

/** A decision of a finished match: its options, and the variations of the match. */
export interface WhatIf {
  at: number;
  step: number;
  seat: number;
  asked: number[];
  yours: number[];
  played: string;
  options: Option[];
  times: number;
  variations: Variation[];
}

/** Another course that a match could have taken. */
export interface Variation {
  id: string;
  name: string;
  at: number;
  step: number;
  seat: number;
  take: Option;
  made: number;
  kind: "run" | "played";
  match: string | null;
  table: string | null;
  scores: number[] | null;
  winners: number[] | null;
}

/** A variation to keep: another answer, played out many times, or continued by the sender. */
export interface NewVariation {
  at: number;
  take: string;
  play?: boolean;
  name?: string;
  device?: string;
}

/** The variation, and the key by which it can be renamed and deleted. */
export interface VariationMade {
  id: string;
  key: string | null;
  table?: TableMade | null;
}

/** What to call a variation. */
export interface VariationName {
  name: string;
}

/** Two options played out on the same deals, as far as that has been done. */
export interface ComparisonNow {
  deals: number;
  of: number;
  place: number;
  comparison: Comparison | null;
}

/** The given answer and another one, played out in the same imagined deals. */
export interface Comparison {
  at: number;
  seat: number;
  deals: number;
  played: Ends;
  other: Ends;
  gain: Interval;
  wins: Interval;
  alike: boolean;
  same: number;
}

/** How the matches ended that began with one of the answers. */
export interface Ends {
  action: string;
  win: Interval;
  ahead: Interval;
  better: number;
  matches: [number, number][];
}

/** Today's deals. */
export interface DailyDay {
  day: string;
  left: number;
  deals: DailyGame[];
  players: number;
}

/** One of today's deals, and your progress in it. */
export interface DailyGame {
  name: string;
  game: string;
  bots: string;
  version: number;
  state: "new" | "begun" | "played";
  table: string | null;
  points: number | null;
  place: number | null;
}

/** The body of POST /api/daily/{game}: who wants to play. */
export interface NewDaily {
  name: string;
  device: string;
}

/** The table where you play the deal. */
export interface DailyBegun {
  day: string;
  table: string;
  made: TableMade | null;
}

/** The results of a deal, for those who have played it; after its day, for everybody. */
export interface DailyResult {
  day: string;
  name: string;
  game: string;
  version: number;
  mine: DailyMine | null;
  counts: Record<string, number>;
  other: DailyOther | null;
  master: DailyLine | null;
  thinking: boolean;
  seed: string | null;
}

/** Your own match. */
export interface DailyMine {
  table: string;
  match: string;
  place: number;
  seats: number;
  line: DailyLine;
  rows: number[][];
}

/** How one seat played the deal. */
export interface DailyLine {
  points: number;
  rounds: DailyRound[];
}

/** One round of one seat; a game without rounds is a single one. */
export interface DailyRound {
  points: number;
  turns: DailyTurn[];
}

/** One turn of one seat. */
export interface DailyTurn {
  pieces: DailyPiece[];
  lines: number[];
}

/** What a turn brought: a card, or a tile of this kind and value. */
export interface DailyPiece {
  card: string;
  kind: Kind | null;
  value: number;
}

/** The only other player of the day. */
export interface DailyOther {
  name: string;
  points: number;
}

export type ScorepadEntries = DraftingEntries | SushizockEntries;

/** Plates by round and seat, and points that seats won in the race during each round. */
export interface DraftingEntries {
  game: string;
  names?: string[];
  rounds: string[][];
  race?: number[][];
  uramaki?: number[][];
}

/** The stacks in front of each seat. */
export interface SushizockEntries {
  game: string;
  names?: string[];
  stacks: Stacks[];
}

/** The stacks of one seat, from bottom to top; bones are positive numbers. */
export interface Stacks {
  sushi: number[];
  bones: number[];
}

/** The sheet, and warnings about what is impossible under the rules but was scored anyway. */
export interface ScorepadSheet {
  rounds?: SheetPart[];
  final?: SheetPart;
  totals: number[];
  winners?: number[];
  warnings: ScorepadWarning[];
}

/** A part of the sheet as JSON. */
export interface SheetPart {
  points: number[];
  dishes: Record<string, number>[];
}

/** Something that can't be on the table under the rules, but was scored anyway. */
export interface ScorepadWarning {
  id: string;
  round: number;
  seat: number;
  dish: string;
  count: number;
}

/** All matches on a device, the latest first. */
export interface KeptMatches {
  matches: KeptMatch[];
}

/** A match that is kept on the player's own device. */
export interface KeptMatch {
  id: string;
  table: string;
  game: string;
  players: string[];
  began: number;
  ended: number | null;
  scores: number[] | null;
  winners: number[] | null;
}
