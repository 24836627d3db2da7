"""The engine of Sushizock: all of its functions in one value."""

from collections.abc import Iterator
from functools import cache, partial

import numpy as np

from sushiya.core import Action, Seat, State
from sushiya.fast.actions import Numbering
from sushiya.fast.engine import Engine, Kernels, Record
from sushiya.fast.sushizock import (
    actions,
    chance,
    codes,
    convert,
    features,
    layout,
    play,
    policy,
    possible,
    scoring,
    tally,
    turn,
)
from sushiya.fast.sushizock.config import config_of
from sushiya.sushizock import Board, Steal, Sushizock, Take
from sushiya.sushizock.tiles import KINDS

__all__ = ["engine_of"]


@cache
def engine_of(game: Sushizock) -> Engine:
    """The engine of this game, made once."""

    def action_of(rec: Record, code: int) -> Action:
        return codes.action_of(game, code)

    return Engine(
        game=game,
        config=config_of(game),
        dtype=layout.DTYPE,
        steps_dtype=actions.STEPS,
        outcomes_dtype=np.dtype(np.uint8),
        room_for_options=play.OPTIONS,
        numbering=Numbering(actions.blocks_of(game)),
        features=features.pieces_of(game),
        dishes=KINDS,
        dish_message="face",
        kernels=Kernels(
            start=turn.start,
            options=play.options,
            answer=turn.answer,
            sample_chance=chance.sample_chance,
            apply_chance=chance.apply_chance,
            legal_actions=actions.legal_actions,
            take_step=actions.take_step,
            action_toward=actions.action_toward,
            random_answer=play.random_answer,
            random_game=play.random_game,
            tally_games=tally.tally_games,
            quick_answer=policy.policy_answer,
            regular_answer=policy.policy_answer,
            winners=scoring.winners,
            observe=features.observe,
        ),
        quick=policy.new_quick,
        regular=policy.new_regular,
        from_state=partial(convert.from_state, game),
        remember=_remember,
        to_state=partial(convert.to_state, game),
        impossible=partial(possible.impossible, game),
        code_of=partial(codes.code_of, game),
        action_of=action_of,
        outcomes_of=codes.outcomes_of,
        drawn=codes.drawn,
        picked=_picked,
        points=partial(_points, game),
    )


def _remember(memory: object, rec: Record) -> None:
    """Nothing: everybody sees everything."""


def _picked(action: Action) -> set[str]:
    """The kind of the tile that is taken or stolen."""
    return {action.kind} if isinstance(action, Take | Steal) else set()


def _points(game: Sushizock, state: State[Board]) -> Iterator[tuple[Seat, str, int]]:
    for seat, (own, score) in enumerate(zip(state.board.stacks, game.scores(state), strict=True)):
        yield seat, "bone", -sum(own.bones)
        yield seat, "sushi", score + sum(own.bones)
