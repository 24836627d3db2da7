"""Estimates from imagined matches: what each option of a question brings, and how a position stands."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.families import IMAGINE
from sushiya.core import Action, AnyGame, State
from sushiya.fast.families import engine_of
from sushiya.fast.playouts import AS_IT_IS, playouts, quick_code
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import rng_of
from sushiya.review.families import POSITIONS
from sushiya.review.stages import Question

__all__ = ["Judge", "Outcomes"]

Outcomes = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Shares of the win and leads: points minus the mean of the others' points."""
ENDS = 4
"""How often each option is played to its end in one deal, since imagining the deal takes far longer."""


class Judge:
    """Plays imagined matches of one game to their end by the quick policy."""

    def __init__(self, game: AnyGame) -> None:
        self.matches = POSITIONS.of(game)
        """How many matches to play on from a position for every imagined deal."""
        self._game = game
        self._engine = engine_of(game)
        self._imagine = IMAGINE.of(game)
        self._quick = self._engine.quick()
        self._codes = self._engine.codes()
        self._base = np.zeros(1, with_attributes(self._engine.dtype))
        self._work = np.zeros(1, with_attributes(self._engine.dtype))
        self._config = np.array([self._engine.config])

    def options(self, question: Question, deals: int, rng: Random, *, quick: bool = False) -> Outcomes:
        """Results by deal and option, for the seat that was asked: every option is tried in the same deals.

        Each deal is one that the seat could have imagined. Nothing else of the match is used. With `quick`,
        a last column tells what the quick policy's own answers bring.
        """
        codes = np.array([*map(self._engine.code_of, question.options), *[0] * quick], np.int64)
        wins, leads = np.zeros((deals, len(codes))), np.zeros((deals, len(codes)))
        for deal in range(deals):
            self._engine.from_state(self._imagine(question.view, question.memory, rng), self._base[0])
            for _ in range(ENDS):
                if quick:
                    codes[-1] = self._quick_code(question.seat, rng)
                won, lead = self._play(question.seat, codes, rng)
                wins[deal] += won[:, question.seat] / ENDS
                leads[deal] += lead[:, question.seat] / ENDS
        return wins, leads

    def ends(self, question: Question, first: Sequence[Action], deals: int, rng: Random) -> Outcomes:
        """The share of the win, and points ahead of the best opponent, by deal and first answer.

        Unlike `options`, every deal is played to its end once, so that a value is a match.
        """
        codes = np.array([self._engine.code_of(option) for option in first], np.int64)
        wins, ahead = np.zeros((deals, len(codes))), np.zeros((deals, len(codes)))
        for deal in range(deals):
            self._engine.from_state(self._imagine(question.view, question.memory, rng), self._base[0])
            won, points = self._play_to_end(question.seat, codes, rng)
            wins[deal] = won[:, question.seat]
            ahead[deal] = points[:, question.seat] - np.delete(points, question.seat, axis=1).max(axis=1)
        return wins, ahead

    def position(self, state: State[Any], matches: int, rng: Random) -> Outcomes:
        """Results by match and seat, from a position in which everything is known."""
        if state.over:
            points = np.array([self._game.scores(state)[: self._game.seats]], float)
            winners = self._game.winners(state)
            won = np.array([[(seat in winners) / len(winners) for seat in range(self._game.seats)]])
            return won, _leads(points)
        again = np.full(1, AS_IT_IS, np.int64)
        self._engine.from_state(state, self._base[0])
        played = [self._play(0, again, rng) for _ in range(matches)]
        return np.concatenate([won for won, _ in played]), np.concatenate([lead for _, lead in played])

    def _quick_code(self, seat: int, rng: Random) -> int:
        """What the quick policy answers for this seat in the base."""
        luck = rng_of(int(rng.random() * 2**53))
        return int(quick_code(self._base, self._config, self._quick, seat, luck, self._codes))

    def _play(self, seat: int, first: NDArray[np.int64], rng: Random) -> Outcomes:
        """Everybody's shares of the win and leads at the end."""
        wins, points = self._play_to_end(seat, first, rng)
        return wins, _leads(points)

    def _play_to_end(self, seat: int, first: NDArray[np.int64], rng: Random) -> Outcomes:
        """Play from the base, once for each first answer: everybody's shares of the win and points."""
        seats = self._game.seats
        points, wins = np.zeros((len(first), seats)), np.zeros((len(first), seats))
        luck = rng_of(int(rng.random() * 2**53))
        playouts(
            self._base, self._work, self._config, self._quick, seat, first, luck, self._codes, points, wins
        )
        return wins, points


def _leads(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Each seat's points minus the mean of the others' points."""
    seats = points.shape[1]
    leads: NDArray[np.float64] = (points * seats - points.sum(axis=1, keepdims=True)) / (seats - 1)
    return leads
