"""One match on the fast engine, played from Python action by action. Shared by the adapters."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sushiya.core import AnyGame
from sushiya.fast.bits import lowest_bit
from sushiya.fast.checked import check_legal, checked_actions, checked_game, checked_seat
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point, inline_kernel
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import Rng, checked_rng
from sushiya.fast.verbs import answer, apply_chance, legal_actions, observe, take_step
from sushiya.research.kernel_players import KernelPlayers, player_answer
from sushiya.research.observations import Observation, checked_observation
from sushiya.research.rewards import checked_reward, standings

__all__ = ["CHANCE", "ENDED", "NONE", "FastMatch"]

OVER: Final = 0
NONE: Final = -1
CHANCE: Final = -1
ENDED: Final = -4
"""Used in place of a seat: chance has to answer, or the match is over. OpenSpiel has the same numbers."""
NO_PAST: Final = np.zeros((0, 8), np.int16)


class FastMatch:
    """A record, the partial answers, and the functions of its engine."""

    def __init__(self, game: AnyGame | str) -> None:
        self.game = checked_game(game)
        self.engine = engine_of(self.game)
        self.config, self.numbering = self.engine.config, self.engine.numbering
        self._at = self.numbering.at
        self._legal = np.zeros(len(self.numbering), np.int8)
        self._now = np.zeros(4, np.int64)
        self._scratch = np.zeros(len(self.numbering), np.int8)
        self._show()
        # Kernels take arrays: passing those is faster than passing records.
        self._records = np.zeros(1, with_attributes(self.engine.dtype))
        self._steps = np.zeros(1, with_attributes(self.engine.steps_dtype))
        self._config = np.array([self.config])
        self._codes = self.engine.codes()
        self.start()

    def start(self) -> None:
        self.steps.stage = NONE
        self.engine.kernels.start(self.record, self.config)
        self._legal[:] = 0  # until the next look

    def _show(self) -> None:
        """Show what kernels trust, to read alone."""
        self.legal = _to_read(self._legal)
        """The legal actions of the seat to act, marked by 1: see `look` and `take`."""
        self.now = _to_read(self._now)
        """Code of the last answer, who acts, the open question, the awaited seats as bits: see `take`."""

    def copy(self) -> "FastMatch":
        """A copy of this position."""
        other = object.__new__(FastMatch)
        other.__dict__.update(self.__dict__)
        for name in ("_records", "_steps", "_legal", "_now"):
            array = self.__dict__[name]
            # as bytes: NumPy would copy a record field by field, which takes ten times as long
            other.__dict__[name] = array.view(np.uint8).copy().view(array.dtype)
        other._show()
        return other

    __copy__ = copy

    def __deepcopy__(self, _: object) -> "FastMatch":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game, "position": (self._records, self._steps, self._legal, self._now)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["game"])  # type: ignore[misc]  # the rest follows from it
        self._records, self._steps, self._legal, self._now = state["position"]
        self._show()

    @property
    def record(self) -> Any:
        """The position, as the engine's functions take it."""
        return self._records[0]

    @property
    def steps(self) -> Any:
        """The partial answers."""
        return self._steps[0]

    def _field(self, name: str) -> Any:
        """A field of the record, faster than through `record`."""
        return self._records[name][0]

    @property
    def over(self) -> bool:
        return bool(self._field("ask") == OVER)

    @property
    def chance(self) -> bool:
        """Whether it is chance's turn to answer."""
        return not self.over and bool(self._field("awaiting") == 0)

    @property
    def awaited(self) -> list[int]:
        """The seats that have to answer."""
        awaiting = int(self._field("awaiting"))
        return [seat for seat in range(self.game.seats) if awaiting >> seat & 1]

    def draw(self, rng: Rng) -> None:
        """Sample chance outcomes until a player has to decide."""
        checked_rng(rng)
        self._legal[:] = 0
        while self.chance:
            self.engine.kernels.sample_chance(self.record, self.config, rng)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat; only `wait` if it has no decision."""
        checked_seat(self.game, seat)
        mask = np.zeros(len(self.numbering), np.int8)
        if self.over or not int(self._field("awaiting")) >> seat & 1:
            mask[self.numbering.wait] = 1
        else:
            mark_legal(self._records, self._steps, self._config, self._at, seat, self._codes, mask)
        return mask

    def step(self, seat: int, action: int) -> int:
        """Take one legal action. Returns the code of the answer if it is now complete, otherwise NONE."""
        return self._part(seat, action, True)

    def choose(self, seat: int, action: int) -> int:
        """The same, but a complete answer still has to be given."""
        return self._part(seat, action, False)

    def _part(self, seat: int, action: int, answering: bool) -> int:
        chosen, mask = checked_actions([action], 1), self.mask(seat)
        if self.over or mask[self.numbering.wait]:
            raise ValueError(f"Seat {seat} has nothing to decide.")
        check_legal(self.numbering, mask[None], chosen, np.array([seat], np.int64))
        self._legal[:] = 0
        args = self._records, self._steps, self._config, self._at, seat, int(action), self._codes, answering
        return int(part(*args))

    def _player_code(self, seat: int, player: int, players: KernelPlayers, rng: Rng) -> int:
        """The code of what a kernel player would answer, by its number."""
        return int(player_code(self._records, self._config, players, player, seat, rng, self._codes))

    def look(self) -> int:
        """Find who is to act: the first of the awaited seats, CHANCE, or ENDED. Sets `legal` and `now`."""
        look(self._records, self._steps, self._config, self._at, self._codes, self._legal, self._now)
        return int(self._now[1])

    def take(self, action: int) -> list[int]:
        """Take an action that `legal` allows to the seat that acts, and look; returns `now` as a list."""
        if not (type(action) is int and 0 <= action < len(self._legal) and self._legal[action]):
            seat = np.array([max(self._now[1], 0)], np.int64)
            check_legal(self.numbering, self._legal[None], checked_actions([action], 1), seat)
        take(
            self._records,
            self._steps,
            self._config,
            self._at,
            action,
            self._codes,
            self._legal,
            self._now,
        )
        now: list[int] = self._now.tolist()
        return now

    def _give(self, outcomes: list[int]) -> int:
        """Apply chance's complete answer, unchecked, and look. Returns who is to act."""
        give(
            self._records,
            self._steps,
            self._config,
            self._at,
            np.array(outcomes, self.engine.outcomes_dtype),
            self._codes,
            self._legal,
            self._now,
        )
        return int(self._now[1])

    def observe(
        self, seat: int, features: Observation, row: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """The observation of a seat, in a new row or in the given one."""
        checked_seat(self.game, seat)
        features = checked_observation(self.game, features)
        if row is None:
            row = np.zeros(features.size, np.float32)
        elif not _is_row(row, features.size):
            raise ValueError(f"The row has to be an array of {features.size} float32 numbers, to write to.")
        self._observe_past(seat, features, NO_PAST, 0, row)
        return row

    def _observe_past(
        self, seat: int, features: Observation, past: NDArray[np.int16], count: int, row: NDArray[np.float32]
    ) -> None:
        """An observation followed by the first `count` rows of a past (see observed.py), unchecked."""
        observe_past(
            self._records,
            self._steps,
            self._config,
            self._at,
            features.offsets,
            seat,
            past,
            count,
            features.size,
            row,
            self._codes,
            self._scratch,
        )

    def standings(self, reward: str) -> NDArray[np.float64]:
        """The sum of each seat's rewards so far."""
        out: NDArray[np.float64] = np.zeros(self.game.seats)
        standings(self._records, self._config, checked_reward(reward), out[None])
        return out


def _is_row(row: Any, size: int) -> bool:
    """Whether an observation of this size can be written there."""
    return (
        isinstance(row, np.ndarray)
        and row.shape == (size,)
        and row.dtype == np.float32
        and row.flags.c_contiguous
        and row.flags.writeable
    )


def _to_read(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


@inline_kernel
def _look(rec: Any, cfg: Any, at: Any, s: Any, codes: Any, mask: Any, now: Any) -> None:
    now[2], now[3] = rec.ask, rec.awaiting
    if rec.ask == OVER:
        now[1] = ENDED
    elif rec.awaiting == 0:
        now[1] = CHANCE
    else:
        now[1] = lowest_bit(int(rec.awaiting))
        legal_actions(rec, cfg, at, s, int(now[1]), codes, mask)
        return
    mask[:] = 0


@entry_point
def look(records: Any, steps: Any, config: Any, at: Any, codes: Any, mask: Any, now: Any) -> None:
    """Write who is to act, what is asked, and what is legal."""
    _look(records[0], config[0], at, steps[0], codes, mask, now)


@entry_point
def take(
    records: Any, steps: Any, config: Any, at: Any, action: int, codes: Any, mask: Any, now: Any
) -> None:
    """Take an action of the seat that acts, and look."""
    rec, s, cfg = records[0], steps[0], config[0]
    seat = lowest_bit(int(rec.awaiting))
    now[0] = take_step(rec, cfg, at, s, seat, action, codes)
    if now[0] != NONE:
        answer(rec, cfg, seat, int(now[0]))
    _look(rec, cfg, at, s, codes, mask, now)


@entry_point
def part(
    records: Any, steps: Any, config: Any, at: Any, seat: int, action: int, codes: Any, answering: bool
) -> int:
    """Take an action of any awaited seat; return the code of the answer if it is now complete."""
    rec, cfg = records[0], config[0]
    code = take_step(rec, cfg, at, steps[0], seat, action, codes)
    if answering and code != NONE:
        answer(rec, cfg, seat, code)
    return code  # type: ignore[no-any-return]  # to mypy, what a kernel returns is Any


@entry_point
def give(
    records: Any, steps: Any, config: Any, at: Any, outcomes: Any, codes: Any, mask: Any, now: Any
) -> None:
    """Apply a chance outcome, and look."""
    apply_chance(records[0], config[0], outcomes)
    _look(records[0], config[0], at, steps[0], codes, mask, now)


@entry_point
def player_code(
    records: Any, config: Any, players: KernelPlayers, player: int, seat: int, rng: Any, codes: Any
) -> int:
    """The code of a player's answer."""
    return player_answer(records[0], config[0], players, player, seat, rng, codes)


@entry_point
def mark_legal(records: Any, steps: Any, config: Any, at: Any, seat: int, codes: Any, mask: Any) -> None:
    """Mark the legal actions of an awaited seat."""
    legal_actions(records[0], config[0], at, steps[0], seat, codes, mask)


@entry_point
def observe_past(
    records: Any,
    steps: Any,
    config: Any,
    at: Any,
    offsets: Any,
    seat: int,
    past: NDArray[np.int16],
    count: int,
    size: int,
    row: NDArray[np.float32],
    codes: Any,
    mask: NDArray[np.int8],
) -> None:
    """Write what a seat observes, then what it has seen. Seats are counted from 1, which is the observer.

    A row of the past is: the only seat that has seen the answer, or -1; seat, question and answer.
    """
    cfg = config[0]
    if (records[0].awaiting >> seat) & 1:  # parts that leave no choice are chosen before anybody looks
        legal_actions(records[0], cfg, at, steps[0], seat, codes, mask)
    observe(records[0], cfg, at, steps[0], offsets, seat, row[:size])
    columns = past.shape[1] - 1
    row[size:] = 0
    for i in range(count):
        first = size + i * columns
        row[first] = (past[i, 1] - seat) % cfg.seats + 1
        row[first + 1] = past[i, 2]
        if past[i, 0] < 0 or past[i, 0] == seat:
            for column in range(2, columns):
                row[first + column] = past[i, column + 1]
