"""Both engines of Sushizock, driven by the same answers, including chance's, and compared at every step."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import numpy as np

from sushiya.core import CHANCE, Action, Choice, State
from sushiya.fast.rng import Rng, below, rng_of
from sushiya.fast.sushizock import (
    DTYPE,
    OPTIONS,
    OVER,
    Record,
    action_of,
    answer,
    apply_chance,
    code_of,
    config_of,
    from_state,
    options,
    outcomes_of,
    random_game,
    sample_chance,
    start,
    to_state,
)
from sushiya.sushizock import (
    EDITIONS,
    Board,
    First,
    Keep,
    LayRows,
    Roll,
    RollDice,
    Rows,
    Steal,
    Sushizock,
    Take,
)
from sushiya.sushizock.turn import forced

__all__ = ["GAMES", "Pair", "play_both", "play_on", "record"]

GAMES = [
    Sushizock(seats, edition, open_stacks, first)
    for seats in (2, 3, 4, 5)
    for edition in EDITIONS
    for open_stacks in (False, True)
    for first in range(1 if EDITIONS[edition].first_by_lot else seats)
]


def record() -> Record:
    """A record for one match, full of garbage."""
    batch = np.zeros(1, DTYPE)
    batch.view(np.uint8)[:] = 0xA5
    return batch.view(np.recarray)[0]


class Pair:
    """The same match in both engines."""

    def __init__(self, game: Sushizock) -> None:
        self.game = game
        self.config = config_of(game)
        self.codes = np.zeros(OPTIONS, dtype=np.int32)
        self.state = game.start().state
        self.fast = record()
        start(self.fast, self.config)
        self.compare()

    def choice(self) -> Choice | None:
        """The open decision of a player; None if it is chance's turn."""
        (decision,) = self.state.pending
        return decision if isinstance(decision, Choice) else None

    def choose(self, action: Action) -> None:
        """Apply the answer of the player whose turn it is."""
        seat = self.state.board.turn
        self.state = self.game.play(self.state, seat, action).state
        answer(self.fast, self.config, seat, code_of(self.game, action))
        self.compare()

    def apply_chance(self, action: Action) -> None:
        """Apply a given chance outcome."""
        self.state = self.game.play(self.state, CHANCE, action).state
        apply_chance(self.fast, self.config, outcomes_of(action))
        self.compare()

    def sample_chance(self, fast_rng: Rng) -> None:
        """Let the fast engine sample chance; the reference must accept the same outcome."""
        (decision,) = self.state.pending
        sample_chance(self.fast, self.config, fast_rng)
        board = to_state(self.game, self.fast).board
        if isinstance(decision, RollDice):
            action: Action = Roll(board.rolled)
        elif isinstance(decision, LayRows):
            action = Rows(*board.rows)
        else:
            action = First(board.turn)
        self.state = self.game.play(self.state, CHANCE, action).state
        self.compare()

    def compare(self) -> None:
        """Everything visible in a match is the same in both engines, and so is the record built back."""
        game, state, fast = self.game, self.state, self.fast
        assert to_state(game, fast) == state
        back = record()
        from_state(game, state, back)
        assert back.tobytes() == fast.tobytes()
        assert (fast.ask == OVER) == state.over
        if state.ask is None:
            assert (fast.serial, fast.awaiting) == (0, 0)
            assert tuple(fast.score[: game.seats]) == game.scores(state)
            return
        (decision,) = state.ask.decisions
        assert fast.serial == state.ask.serial
        assert not fast.score.any()
        if isinstance(decision, Choice):
            assert fast.awaiting == 1 << decision.seat
            listed = self.codes[: options(fast, self.config, decision.seat, self.codes)]
            assert tuple(action_of(game, int(code)) for code in listed) == decision.options
            assert [code_of(game, option) for option in decision.options] == listed.tolist()
        else:
            assert fast.awaiting == 0


def play_both(games: Iterable[Sushizock], times: int, seed: int = 0) -> Counter[str]:
    """Play each of the games this many times in both engines; return how often everything occurred."""
    met: Counter[str] = Counter()
    rng = Random(seed)
    fast_rng = rng_of(seed)
    # The random generator overflows 64 bits on purpose; uncompiled, NumPy would warn about it.
    with np.errstate(over="ignore"):
        for game in games:
            for _ in range(times):
                _play(Pair(game), rng, fast_rng, met)
    return met


def _play(pair: Pair, rng: Random, fast_rng: Rng, met: Counter[str]) -> None:
    game = pair.game
    met.update([f"{game.seats} seats", game.edition, f"open {game.open_stacks}", f"first {game.first}"])
    while not pair.state.over:
        met[type(pair.state.pending[0]).__name__] += 1
        choice = pair.choice()
        if choice is not None:
            action = choice.sample(rng)
            met[_name(pair.state, action)] += 1
            pair.choose(action)
        elif rng.random() < 0.5:
            pair.sample_chance(fast_rng)
        else:
            (decision,) = pair.state.pending
            pair.apply_chance(decision.sample(rng))


def _name(state: State[Board], action: Action) -> str:
    """The kind of this answer."""
    assert state.ask is not None
    match action:
        case Take(kind):
            return f"{'forced take' if state.ask.then is forced else 'take'} {kind}"
        case Steal(kind, place):
            dice = state.board.kept + state.board.rolled
            chopsticks = max(dice.count("blue"), dice.count("red"))
            return f"steal {kind} with {min(chopsticks, 4)}, {'top' if place == 1 else 'deeper'}"
        case Keep(dice):
            return f"keep {len(dice)}"
        case _:
            raise AssertionError(action)


def play_on(pair: Pair, seed: int) -> None:
    """Play to the end, both step by step and with `random_game`: the same seed gives the same match."""
    alone = pair.fast.copy()
    random_game(alone, pair.config, rng_of(seed), pair.codes)
    fast_rng = rng_of(seed)
    while not pair.state.over:
        choice = pair.choice()
        if choice is None:
            pair.sample_chance(fast_rng)
        else:
            pair.choose(choice.options[below(fast_rng, len(choice.options))])
    assert alone.tobytes() == pair.fast.tobytes()
