"""Both engines of Sushi Go! and Party, driven by the same answers, including chance's, and compared."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from types import SimpleNamespace

import numpy as np

from sushiya.core import CHANCE, Action, Choice, IllegalAction, State
from sushiya.fast.rng import Rng, rng_of
from sushiya.fast.sushi.chance import apply_chance, sample_chance
from sushiya.fast.sushi.codes import KIND, Kinds, action_of, code_of, outcomes_of
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.convert import QUESTIONS, from_state, to_board, to_state
from sushiya.fast.sushi.layout import DEAL, DRAW_BLIND, DTYPE, OPEN_MENU, OVER, STOCK, Config, Record
from sushiya.fast.sushi.play import OPTIONS, options
from sushiya.fast.sushi.turn import answer, start
from sushiya.sushi import Board
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.events import Scored
from sushiya.sushi.model import hand_of, without
from sushiya.sushi.moves import Deal, Draw, Wish

__all__ = ["Difference", "Pair", "asked_by", "lockstep", "play_both", "record"]

NOW_AND_THEN = 1 / 30
"""How often a whole state is built from the record, and a record from the state."""


ORDER = Wish("special_order")


class Difference(AssertionError):
    """The engines disagree; the message says where."""


@cache
def tools(game: DraftingGame) -> tuple[Config, Kinds, dict[Action, int]]:
    """What all matches of a game share; the last item caches the codes of answers."""
    return config_of(game), Kinds(game), {}


def record() -> Record:
    """A record for one match, full of garbage."""
    batch = np.zeros(1, DTYPE)
    batch.view(np.uint8)[:] = 0xA5
    return batch.view(np.recarray)[0]


class Pair:
    """The same match in both engines."""

    def __init__(self, game: DraftingGame, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.config, self.kinds, self.codes = tools(game)
        self.out = np.zeros(OPTIONS, np.int32)
        self.state = game.start().state
        self.fast = record()
        start(self.fast, self.config)
        self.compare_boards()

    # Steps --------------------------------------------------------------------------------------------------

    def choose(self, choice: Choice, action: Action) -> None:
        """Apply a player's answer."""
        code = self.code(action)
        self.same("answer", action_of(self.kinds, int(self.fast.ask), code), action)
        answer(self.fast, self.config, choice.seat, code)
        self._follow(choice.seat, action)

    def apply_chance(self, action: Action) -> None:
        """Apply a given chance outcome."""
        apply_chance(self.fast, self.config, outcomes_of(self.kinds, action))
        self._follow(CHANCE, action)

    def sample_chance(self, fast_rng: Rng) -> None:
        """Let the fast engine sample chance; the reference must accept the same outcome."""
        asked = int(self.fast.ask)
        sample_chance(self.fast, self.config, fast_rng)
        self._follow(CHANCE, self._drawn(asked))

    def _follow(self, seat: int, action: Action) -> None:
        before = self.state.ask
        try:
            self.state = self.game.play(self.state, seat, action).state
        except IllegalAction as error:
            raise Difference(f"{self.game}, seed {self.seed}: {action} is rejected. {error}") from error
        if self.state.ask is None or before is None or self.state.ask.serial != before.serial:
            self.compare_boards()

    def _drawn(self, asked: int) -> Action:
        """The chance outcome that explains the record."""
        before, after = self.state.board, to_board(self.game, self.kinds, fields(self.fast))
        if asked == DEAL:
            return Deal((*after.hands, after.pile) if self.game.dummy else after.hands)
        if asked == STOCK:
            return Draw(without(before.dessert_pile, after.dessert_pile))
        if asked == OPEN_MENU:  # if there is nothing to choose, the last cards of the deck were menus
            return Draw(after.offer[1] if after.offer else before.deck)
        if asked == DRAW_BLIND:
            return Draw((self.kinds.cards[(self.fast.sealed[before.blind[0]] & KIND) - 1],))
        return Draw(without(before.pile, after.pile))

    # Comparing ----------------------------------------------------------------------------------------------

    def same(self, what: str, fast: object, reference: object) -> None:
        if fast != reference:
            raise Difference(
                f"{self.game}, seed {self.seed}: {what}\n  fast      {fast}\n  reference {reference}"
            )

    def compare_boards(self) -> None:
        """Compare everything on the table, the scores and the question."""
        fast, ask = fields(self.fast), self.state.ask
        self.same("board", to_board(self.game, self.kinds, fast), normal(self.game, self.state.board))
        self.same(
            "scores", tuple(fast.score[: self.game.tableau_count].tolist()), self.game.scores(self.state)
        )
        self.same("question", int(fast.ask), OVER if ask is None else QUESTIONS[ask.asked_by.do])
        self.same("serial", int(fast.serial), 0 if ask is None else ask.serial)

    def compare_states(self) -> None:
        """Compare states, and the record built from the reference's state. The match continues from that."""
        expected = replace(self.state, board=normal(self.game, self.state.board))
        self.same("state", to_state(self.game, fields(self.fast)), expected)
        self.fast = record()
        from_state(self.game, self.state, self.fast)
        self.same("state of the record built", to_state(self.game, fields(self.fast)), expected)

    def compare_options(self, choice: Choice) -> None:
        """Compare who is awaited, and all options of one of them, in the same order."""
        awaited = sum(1 << decision.seat for decision in self.state.pending)
        self.same("awaited", int(self.fast.awaiting), awaited)
        found = self.out[: options(self.fast, self.config, choice.seat, self.out)].tolist()
        self.same("options", found, [self.code(option) for option in choice.options])

    def code(self, action: Action) -> int:
        if action not in self.codes:
            self.codes[action] = code_of(self.kinds, action)
        return self.codes[action]


def fields(rec: Record) -> SimpleNamespace:
    """The fields of a record, which can be read much faster than its attributes."""
    return SimpleNamespace(**{name: rec[name] for name in DTYPE.names or ()})


def normal(game: DraftingGame, board: Board) -> Board:
    """With one line per seat, round and dish on the sheet, none without points, and served faces sorted."""
    points: dict[tuple[int, int, int], int] = defaultdict(int)
    names = {name: number for number, name in enumerate(game.dishes)}
    for line in board.sheet:
        points[line.round, line.seat, names[line.dish]] += line.points
    dishes = list(names)
    sheet = [
        Scored(seat, part, dishes[dish], total)
        for (part, seat, dish), total in sorted(points.items())
        if total
    ]
    return replace(board, sheet=tuple(sheet), served=hand_of(board.served))


def lockstep(game: DraftingGame, seed: int, met: Counter[str]) -> None:
    """Play one random match in both engines; `met` counts everything that occurs in it."""
    rng, fast_rng = Random(seed), rng_of(seed)
    pair = Pair(game, seed)
    met.update([f"{game.name} {game.edition_rules.name}", f"{game.name} {game.seats} seats"])
    met["alternate passing"] += not game.passes_left(2)
    met["dummy"] += game.dummy
    while pair.state.ask is not None:
        if rng.random() < NOW_AND_THEN:
            pair.compare_states()
        decision = rng.choice(pair.state.pending)
        met[asked_by(pair.state.ask.asked_by.do)] += 1
        if isinstance(decision, Choice):
            met[type(decision).__name__] += 1
            pair.compare_options(decision)
            pair.choose(decision, chosen(decision, rng))
        elif rng.random() < 0.5:
            pair.sample_chance(fast_rng)
        else:
            pair.apply_chance(decision.sample(rng))
        met.update(laid(pair.state))


def chosen(choice: Choice, rng: Random) -> Action:
    """A random option, except that a spoon often asks for a special order, which it rarely gets otherwise."""
    if ORDER in choice.options and rng.random() < 0.5:
        return ORDER
    return choice.sample(rng)


def laid(state: State[Board]) -> set[str]:
    """The dishes whose cards lie on the table."""
    return {f"dish {plate.card.dish}" for tableau in state.board.tableaux for plate in tableau}


def asked_by(step: Callable[..., None]) -> str:
    """The name of a step that asks: `turn.pick` or `spoon.called`."""
    return f"{step.__module__.rpartition('.')[2]}.{step.__name__}"


def play_both(games: Iterable[DraftingGame], count: int, seed: int = 0) -> Counter[str]:
    """Play `count` games in both engines, each with its own seed; return how often everything occurred."""
    met: Counter[str] = Counter()
    # The random generator overflows 64 bits on purpose; uncompiled, NumPy would warn about it.
    with np.errstate(over="ignore"):
        for number, game in enumerate(islice(games, count)):
            lockstep(game, seed + number, met)
            met["games"] += 1
    return met
