"""Learn the weights of the fast policy by self-play.

    python -m scripts.train_policy_weights sushi-go --minutes 5

All seats play by the same table, and choose an answer more often the higher its weight (softmax). After each
batch of matches, the weights of answers go up if they led to more points than the others got, and go down
otherwise (policy gradient). A small reward for variety keeps weights on the scale of points.
"""

import argparse
import json
import re
import time
from collections import Counter
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.core import BadOptions
from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.rng import Rng, below, rng_of
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.layout import DTYPE, OVER, SEATS, Config, Record
from sushiya.fast.sushi.play import OPTIONS, options
from sushiya.fast.sushi.policy_weights import (
    NOTHING,
    POLICY_WEIGHTS,
    SHAPE,
    USES,
    PolicyWeights,
    entries,
    name_of,
    weight_table,
)
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import answer, start
from sushiya.games import GAMES, game_of
from sushiya.sushi import DISHES, MEALS, DraftingGame
from sushiya.sushi.meals import COURSES

VARIETY = 1.0
"""Points that a unit of entropy is worth."""
MATCHES = 4000
"""Matches per batch."""
DECISIONS = 512
"""The most decisions in a match."""
STEP = 0.05
WAYS = OPTIONS
Values = NDArray[np.float64]
"""The weights of one card, by use, stage and standing."""


@entry_point
def play_matches(
    rec: Record,
    cfg: Config,
    weights: PolicyWeights,
    matches: int,
    fast_rng: Rng,
    codes: Codes,
    workspace: Any,
    gradient: NDArray[np.float64],
) -> float:
    """Play matches by the policy and add to the gradient; return the mean score of seat 0."""
    total = 0.0
    for _ in range(matches):
        start(rec, cfg)
        n = 0
        workspace.score[:] = 0
        seen_round = 1
        while rec.ask != OVER:
            if rec.round_ != seen_round and rec.round_ <= 3:
                seen_round = int(rec.round_)
                for seat in range(cfg.seats):
                    workspace.score[seen_round - 1, seat] = rec.score[seat]
            if rec.awaiting == 0:
                sample_chance(rec, cfg, fast_rng)
                continue
            seat = lowest_bit(int(rec.awaiting))
            answer(rec, cfg, seat, _choose(rec, cfg, weights, seat, fast_rng, codes, workspace, n))
            if workspace.count[n] > 1 and n + 1 < DECISIONS:
                n += 1
        total += rec.score[0]
        _learn(rec, cfg, workspace, n, gradient)
    return total / matches


@kernel
def _choose(
    rec: Record,
    cfg: Config,
    weights: PolicyWeights,
    seat: int,
    fast_rng: Rng,
    codes: Codes,
    workspace: Any,
    n: int,
) -> int:
    """Choose an answer by softmax, and store it as decision n."""
    count = options(rec, cfg, seat, codes)
    top = -1e9
    for i in range(count):
        one, two, three = entries(rec, cfg, weights, seat, int(codes[i]))
        workspace.place[n, i, 0], workspace.place[n, i, 1], workspace.place[n, i, 2] = one, two, three
        worth = weights[one] + weights[two] + weights[three]
        workspace.share[n, i] = worth
        top = max(top, worth)
    whole = 0.0
    for i in range(count):
        workspace.share[n, i] = np.exp((workspace.share[n, i] - top) / VARIETY)
        whole += workspace.share[n, i]
    at = below(fast_rng, 1 << 30) / (1 << 30) * whole
    chosen = count - 1
    for i in range(count):
        at -= workspace.share[n, i]
        if at < 0:
            chosen = i
            break
    entropy = 0.0
    for i in range(count):
        workspace.share[n, i] /= whole
        if workspace.share[n, i] > 1e-9:
            entropy -= workspace.share[n, i] * np.log(workspace.share[n, i])
    workspace.seat[n], workspace.round_[n], workspace.count[n], workspace.chosen[n] = (
        seat,
        rec.round_ - 1,
        count,
        chosen,
    )
    workspace.bonus[n] = -np.log(max(workspace.share[n, chosen], 1e-9)) - entropy
    return int(codes[chosen])


@kernel
def _learn(rec: Record, cfg: Config, workspace: Any, decisions: int, gradient: NDArray[np.float64]) -> None:
    for n in range(decisions):
        seat, before = workspace.seat[n], workspace.round_[n]
        others = 0.0
        for other in range(cfg.seats):
            if other != seat:
                others += rec.score[other] - workspace.score[before, other]
        mine = rec.score[seat] - workspace.score[before, seat]
        reward = mine - others / (cfg.seats - 1) + VARIETY * workspace.bonus[n]
        for i in range(workspace.count[n]):
            push = reward * (int(i == workspace.chosen[n]) - workspace.share[n, i])
            for k in range(3):
                gradient[workspace.place[n, i, k]] += push


def new_workspace() -> Any:
    """A buffer for the decisions of a match."""
    kind = np.dtype(
        [
            ("place", "i4", (DECISIONS, WAYS, 3)),
            ("share", "f8", (DECISIONS, WAYS)),
            ("seat", "i4", DECISIONS),
            ("round_", "i4", DECISIONS),
            ("count", "i4", DECISIONS),
            ("chosen", "i4", DECISIONS),
            ("bonus", "f8", DECISIONS),
            ("score", "f8", (3, SEATS)),
        ]
    )
    return np.zeros(1, kind).view(np.recarray)[0]


class Learner:
    """All weights by the name of a card, and their optimizer state (Adam)."""

    def __init__(self) -> None:
        self.weights: dict[str, Values] = {}
        self.mean: dict[str, Values] = {}
        self.square: dict[str, Values] = {}
        self.times: Counter[str] = Counter()
        self.workspace, self.fast_rng, self.codes = new_workspace(), rng_of(1), np.zeros(OPTIONS, np.int32)

    def remember(self, game: DraftingGame) -> None:
        """Start from what was learned before."""
        cards = Kinds(game).cards
        table = weight_table(game, cards)[:-1].reshape(SHAPE)
        self.weights |= {name_of(card): table[:, kind].astype(np.float64) for kind, card in enumerate(cards)}

    def table(self, names: list[str]) -> PolicyWeights:
        """The weight table of a game with these cards."""
        table = np.zeros(SHAPE, np.float32)
        for kind, name in enumerate(names):
            table[:, kind] = self.weights.setdefault(name, np.zeros_like(table[:, 0], np.float64))
        return np.append(table.ravel(), np.float32(0))

    def batch(self, game: DraftingGame, matches: int, step: float) -> float:
        """Play a batch and learn from it; return the mean score."""
        names = [name_of(card) for card in Kinds(game).cards]
        gradient = np.zeros(NOTHING + 1)
        rec: Any = np.zeros(1, DTYPE).view(np.recarray)[0]
        table = self.table(names)
        score = play_matches(
            rec, config_of(game), table, matches, self.fast_rng, self.codes, self.workspace, gradient
        )
        parts = gradient[:-1].reshape(SHAPE) / matches
        for name in sorted(set(names)):
            own = [kind for kind, other in enumerate(names) if other == name]
            self._move(name, parts[:, own].sum(axis=1), step)
        return float(score)

    def _move(self, name: str, slope: Values, step: float) -> None:
        mean = self.mean.setdefault(name, np.zeros_like(slope))
        square = self.square.setdefault(name, np.zeros_like(slope))
        self.times[name] += 1
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        sure = np.sqrt(square / (1 - 0.99 ** self.times[name])) + 1e-6
        self.weights[name] += step * mean / (1 - 0.9 ** self.times[name]) / sure


def some_game(name: str, rng: Random) -> DraftingGame:
    """A random valid game, mostly with four or five seats; half of the meals are printed ones."""
    while True:
        seats = rng.choice([2, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8])
        edition = rng.choice(list(GAMES[name].editions))
        meals = "" if name == "sushi-go" else f",meal={_some_meal(rng)}"
        try:
            game: Any = game_of(f"{name}(seats={seats},edition={edition}{meals})")
        except BadOptions:  # not for this number of seats
            continue
        assert isinstance(game, DraftingGame)
        return game


def _some_meal(rng: Random) -> str:
    if rng.random() < 0.5:
        return rng.choice(list(MEALS))
    names: list[str] = []
    for course, many in COURSES.items():
        names += rng.sample([dish.name for dish in DISHES.values() if dish.course is course], many)
    return "+".join(names)


def train(name: str, minutes: float, afresh: bool) -> dict[str, Any]:
    """Learn for this long; return the weights by card, use and stage."""
    learner, rng = Learner(), Random(token_hex(8))
    if not afresh:
        for _ in range(500 if name == "sushi-go-party" else 1):  # until every card has come up
            learner.remember(some_game(name, rng))
    began, said, batches = time.monotonic(), 0.0, 0
    while (passed := time.monotonic() - began) < 60 * minutes:
        game = some_game(name, rng)
        step = STEP * max(0.1, 1 - passed / (60 * minutes))
        score = learner.batch(game, MATCHES * 4 // game.seats, step)
        batches += 1
        if passed - said > 10:
            said = passed
            print(f"{passed:4.0f} s, {batches} batches, {score:.1f} points in {game}", flush=True)
    return {name: _rows(values) for name, values in sorted(learner.weights.items())}


def _rows(weights: Values) -> dict[str, list[list[float]]]:
    """The weights as lists, without trailing zeros."""
    return {
        use: [[round(float(weight), 2) for weight in np.trim_zeros(row.round(2), "b")] for row in stages]
        for use, stages in zip(USES, weights, strict=True)
        if stages.round(2).any()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the fast policy by self-play.")
    parser.add_argument("game", choices=("sushi-go", "sushi-go-party"))
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--afresh", action="store_true", help="forget what was learned before")
    wanted = parser.parse_args()
    file = Path(str(POLICY_WEIGHTS))
    learned = json.loads(file.read_text(encoding="utf-8"))
    learned[wanted.game] = train(wanted.game, wanted.minutes, wanted.afresh)
    text = json.dumps(learned, indent=1)
    text = re.sub(r"\[([^][]*)\]", lambda row: "[" + " ".join(row[1].split()) + "]", text)  # one row per line
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
