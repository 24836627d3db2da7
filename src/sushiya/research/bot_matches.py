"""Matches of a vector environment with bots in them, which follow their match on the reference engine.

The reference engine and the fast one play the same match side by side, as fast as the bots allow.
"""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.bot import AnyBot
from sushiya.bots.registry import make_bot
from sushiya.bots.seat import Seated, answer_of
from sushiya.core import CHANCE, Action, AnyGame, AnyMatch, IllegalAction, Match
from sushiya.fast.checked import check_legal, checked_actions, checked_seed
from sushiya.fast.rng import Rng, rng_of
from sushiya.research.fast_match import NONE, FastMatch
from sushiya.research.kernel_players import players_of
from sushiya.research.observations import Observation
from sushiya.research.opponents import FIRST_IN_PYTHON, Opponents
from sushiya.research.rewards import REWARDS

__all__ = ["BotMatches"]


class BotMatches:
    """Like `KernelMatches`, for opponents that are bots."""

    def __init__(
        self, game: AnyGame, size: int, seat: int | None, others: Opponents, reward: int, look: Observation
    ) -> None:
        self._reward = next(name for name, number in REWARDS.items() if number == reward)
        self._tables = [_Table(number, game, seat, others, look) for number in range(size)]

    def seed(self, seed: int) -> None:
        """The same seed and the same actions give the same matches, unless bots use the clock."""
        seeds = np.random.SeedSequence(checked_seed(seed)).spawn(len(self._tables))
        for table, own in zip(self._tables, seeds, strict=True):
            table.rng = Random(int(own.generate_state(1, np.uint64)[0]))

    @property
    def learners(self) -> NDArray[np.int64]:
        """The seat of the learner in each match."""
        return np.array([table.learner for table in self._tables], np.int64)

    def advance(self, actions: NDArray[np.int64] | None, out: Any) -> None:
        """Take one legal action of every learner, or start new matches; then let the others play on."""
        rows, last_rows, masks, rewards, over = out
        for i, table in enumerate(self._tables):
            if actions is None:
                table.begin()
            else:
                table.act(table.learner, int(actions[i]))
            table.play_on()
            rewards[i] = table.gained(self._reward)
            while table.fast.over:
                over[i] = True
                last_rows[i] = table.fast.observe(table.learner, table.look)
                table.begin()
                table.play_on()
            rows[i] = table.fast.observe(table.learner, table.look)
            masks[i] = table.fast.mask(table.learner)


class _Table:
    """One match on both engines, and who plays it."""

    def __init__(
        self, number: int, game: AnyGame, seat: int | None, others: Opponents, look: Observation
    ) -> None:
        self.number, self.game, self.seat, self.others, self.look = number, game, seat, others, look
        self.rng = Random(number)
        self.fast = FastMatch(game)
        self.learner = 0
        self._players = players_of(self.fast.engine)

    def begin(self) -> None:
        """Start a new match, with new bots."""
        seats, rng = self.game.seats, self.rng
        self.learner = rng.randrange(seats) if self.seat is None else self.seat
        self._who = [NONE] * seats
        for place in range(1, seats):
            drawn = int(np.searchsorted(self.others.cumulated, rng.random(), "right"))
            seat = (self.learner + place) % seats
            self._who[seat] = int(self.others.by_place[place - 1]) if len(self.others.by_place) else drawn
        self._bots = {
            seat: Seated(seat, make_bot(self._name(who), self.game, seat, Random(rng.random()), knowing=True))
            for seat, who in enumerate(self._who)
            if self._name(who)
        }
        self._fast_rng: Rng = rng_of(rng.getrandbits(64))
        self._standing = 0.0
        self.fast.start()
        self._true: AnyMatch = Match(self.game, seed=str(rng.getrandbits(64)))
        for seat, action in self._true.log:
            self._copy(seat, action)

    def _name(self, who: int) -> str:
        """The name of a bot; empty for players that are asked in another way."""
        player = self.others.players[who - FIRST_IN_PYTHON] if who >= FIRST_IN_PYTHON else None
        return player if isinstance(player, str) else ""

    def play_on(self) -> None:
        """Let the others answer until the learner has to."""
        while not self.fast.over and self.learner not in (awaited := self.fast.awaited):
            seat = awaited[0]
            who = self._who[seat]
            if seat in self._bots:
                bot = self._bots[seat].told(self._true.history)
                self._answer(seat, self._chosen(bot, seat))
            elif who < FIRST_IN_PYTHON:
                code = self.fast._player_code(seat, who, self._players, self._fast_rng)
                self._answer(seat, self.fast.engine.action_of(self.fast.record, code))
            else:
                self._ask(seat, self.others.players[who - FIRST_IN_PYTHON])

    def _ask(self, seat: int, policy: Any) -> None:
        """One action of a policy, which may be only a part of its answer."""
        mask = self.fast.mask(seat)[None]
        row = self.fast.observe(seat, self.look)[None]
        actions = checked_actions(policy({"observation": row, "action_mask": mask.copy()}), 1)
        who = f"the opponent {getattr(policy, '__name__', type(policy).__name__)}, "
        names = self.fast.numbering
        check_legal(names, mask, actions, np.array([seat], np.int64), [self.number], who)
        self.act(seat, int(actions[0]))

    def act(self, seat: int, action: int) -> None:
        """Take one legal action; if that completes an answer, both engines get it."""
        code = self.fast.choose(seat, action)
        if code != NONE:
            self._answer(seat, self.fast.engine.action_of(self.fast.record, code))

    def _chosen(self, bot: AnyBot, seat: int) -> Action:
        try:
            return answer_of(bot, self._true.view(seat), self._true.state)
        except IllegalAction as error:
            raise IllegalAction(f"In match {self.number}: {error}") from None

    def _answer(self, seat: int, action: Action) -> None:
        """Give an answer on both engines, with the chance outcomes that follow."""
        planned = self._true.plan(((seat, action),))
        self._true.adopt(planned)
        for who, entry in planned.entries:
            self._copy(who, entry)

    def _copy(self, seat: int, action: Any) -> None:
        """Give the same answer on the fast engine."""
        engine, record = self.fast.engine, self.fast.record
        if seat == CHANCE:
            engine.kernels.apply_chance(record, engine.config, engine.outcomes_of(action))
        else:
            engine.kernels.answer(record, engine.config, seat, engine.code_of(action))

    def gained(self, reward: str) -> float:
        """The learner's reward since the last call."""
        before, self._standing = self._standing, float(self.fast.standings(reward)[self.learner])
        return self._standing - before
