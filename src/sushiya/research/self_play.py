"""Matches of kernel players against themselves, decision by decision: data for offline learning.

The same game, players, seed and number give the same match; `match_record` makes its record, to replay it.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.core import CHANCE, AnyGame, BadOptions, Match, Record, listing, record_of
from sushiya.fast.bits import lowest_bit
from sushiya.fast.checked import checked_count, checked_game, checked_number
from sushiya.fast.families import engine_of
from sushiya.fast.host import seed_of, seeds_of
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.verbs import (
    action_toward,
    answer,
    legal_actions,
    observe,
    sample_chance,
    start,
    take_step,
)
from sushiya.research.fast_match import FastMatch
from sushiya.research.kernel_players import KERNELS, player_answer, players_of
from sushiya.research.observations import Observation, checked_observation
from sushiya.research.rewards import REWARDS, standing

__all__ = ["Decisions", "match_record", "self_play"]

OVER: Final = 0
SCORE, WIN = REWARDS["score"], REWARDS["win"]
ROOM = 1 << 15
"""How many decisions fit into a part."""
LONGEST = 4096
"""An upper bound for the decisions of a match: a part ends before a match that might not fit."""


class Decisions(NamedTuple):
    """Decisions of whole matches, in order; one row each."""

    match: NDArray[np.int64]
    """The number of the match; `match_record` makes its record."""
    step: NDArray[np.int32]
    """Counts the decisions of the match."""
    seat: NDArray[np.int8]
    action: NDArray[np.int16]
    win: NDArray[np.float32]
    """The return of the seat by the reward `win`."""
    score: NDArray[np.float32]
    """The return of the seat by the reward `score`."""
    points: NDArray[np.int16]
    """The points of the seat at the end."""
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def self_play(
    game: AnyGame | str,
    matches: int,
    *,
    players: str = "quick",
    seed: int = 0,
    observation: Observation | None = None,
) -> Iterator[Decisions]:
    """Play matches and yield their decisions, part by part; each part overwrites the one before."""
    game = checked_game(game)
    player = _checked_player(players)
    count, engine, look = (
        checked_count("matches", matches, each=8),
        engine_of(game),
        checked_observation(game, observation),
    )
    rng = seeds_of(seed, count)
    config, records, steps = (
        np.array([engine.config]),
        np.zeros(1, engine.dtype),
        np.zeros(1, engine.steps_dtype),
    )
    part = Decisions(
        match=np.zeros(ROOM, np.int64),
        step=np.zeros(ROOM, np.int32),
        seat=np.zeros(ROOM, np.int8),
        action=np.zeros(ROOM, np.int16),
        win=np.zeros(ROOM, np.float32),
        score=np.zeros(ROOM, np.float32),
        points=np.zeros(ROOM, np.int16),
        observation=np.zeros((ROOM, look.size), np.float32),
        action_mask=np.zeros((ROOM, len(engine.numbering)), np.int8),
    )
    places, codes = (engine.numbering.at, look.offsets), engine.codes()
    kernels = players_of(engine)
    done = np.zeros(2, np.int64)
    while done[0] < count:
        play_part(
            records,
            steps,
            config,
            places,
            rng,
            done,
            player,
            kernels,
            codes,
            part,
        )
        yield Decisions._make(column[: done[1]] for column in part)


def match_record(game: AnyGame | str, match: int, *, players: str = "quick", seed: int = 0) -> Record:
    """The record of the match with this number, as `sushiya replay` reads it."""
    fast = FastMatch(checked_game(game))
    engine, player = fast.engine, _checked_player(players)
    number = checked_number("The match", match, range(2**31))
    rng = seed_of(seed, number)
    kernels, true = players_of(engine), Match(fast.game)
    while not fast.over:
        before = fast.record.copy()
        if fast.chance:
            engine.kernels.sample_chance(fast.record, engine.config, rng)
            true.play(CHANCE, engine.drawn(before, fast.record))
        else:
            seat = fast.awaited[0]
            code = fast._player_code(seat, player, kernels, rng)
            engine.kernels.answer(fast.record, engine.config, seat, code)
            true.play(seat, engine.action_of(before, code))
    return record_of(true, (players,) * fast.game.seats)


def _checked_player(name: str) -> int:
    """The number of a player."""
    if name not in KERNELS:
        raise BadOptions(f"Self-play is for the players {listing(KERNELS)}, not {name!r}.")
    return KERNELS.index(name)


@entry_point
def play_part(
    records: Any,
    steps: Any,
    config: Any,
    places: Any,
    rng: NDArray[np.uint64],
    done: NDArray[np.int64],
    player: int,
    players: Any,
    codes: NDArray[np.int32],
    part: Any,
) -> None:
    """Play whole matches until all are played or one more might not fit.

    `done` counts the matches, and the decisions of this part. (A counter that starts as a literal 0 would
    make Numba compile everything twice.)
    """
    rec, s, cfg = records[0], steps[0], config[0]
    done[1] = 0
    while done[0] < len(rng) and done[1] + LONGEST <= len(part.match):
        match = done[0]
        own_rng = rng[match : match + 1]
        done[1] = _play(rec, s, cfg, places, own_rng, match, player, players, codes, part, done[1])
        done[0] += 1


@kernel
def _play(
    rec: Any,
    s: Any,
    cfg: Any,
    places: Any,
    rng: Any,
    match: int,
    player: int,
    players: Any,
    codes: Any,
    part: Any,
    first: int,
) -> int:
    """Play one match, writing its decisions from this row on; return the row after them."""
    at, offsets = places
    start(rec, cfg)
    for seat in range(cfg.seats):
        s.stage[seat] = -1
    row, aim = first, -1
    while rec.ask != OVER and row < len(part.match):
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
            continue
        seat = lowest_bit(int(rec.awaiting))
        if aim < 0:
            aim = player_answer(rec, cfg, players, player, seat, rng, codes)
        legal_actions(rec, cfg, at, s, seat, codes, part.action_mask[row])
        observe(rec, cfg, at, s, offsets, seat, part.observation[row])
        action = action_toward(rec, cfg, at, s, seat, aim, codes)
        part.match[row], part.step[row] = match, row - first
        part.seat[row], part.action[row] = seat, action
        code = take_step(rec, cfg, at, s, seat, action, codes)
        if code >= 0:
            answer(rec, cfg, seat, code)
            aim = -1
        row += 1
    for i in range(first, row):
        seat = int(part.seat[i])
        part.win[i] = standing(rec, cfg, WIN, seat)
        part.score[i] = standing(rec, cfg, SCORE, seat)
        part.points[i] = rec.score[seat]
    return row
