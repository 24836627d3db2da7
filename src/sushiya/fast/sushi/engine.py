"""The engine of Sushi Go! and Party: all of its functions in one value."""

from collections.abc import Iterator
from functools import cache, partial

import numpy as np

from sushiya.core import Action, Seat, State
from sushiya.fast.actions import Numbering
from sushiya.fast.engine import Engine, Kernels, Record
from sushiya.fast.sushi import (
    actions,
    chance,
    codes,
    convert,
    features,
    layout,
    play,
    policy_weights,
    possible,
    regular,
    scoring,
    tally,
    turn,
)
from sushiya.fast.sushi.config import config_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import Board
from sushiya.sushi.moves import Pick

__all__ = ["engine_of"]


@cache
def engine_of(game: DraftingGame) -> Engine:
    """The engine of this game, made once."""
    kinds = codes.Kinds(game)

    def action_of(rec: Record, code: int) -> Action:
        return codes.action_of(kinds, int(rec.ask), code)

    return Engine(
        game=game,
        config=config_of(game),
        dtype=layout.DTYPE,
        steps_dtype=actions.STEPS,
        outcomes_dtype=np.dtype(np.int8),
        room_for_options=play.OPTIONS,
        numbering=Numbering(actions.blocks_of(game)),
        features=features.pieces_of(game),
        dishes=tuple(game.dishes),
        dish_message="dish",
        kernels=Kernels(
            start=turn.start,
            options=play.options,
            answer=turn.answer,
            sample_chance=chance.sample_chance,
            apply_chance=chance.apply_chance,
            legal_actions=actions.legal_actions,
            take_step=actions.take_step,
            action_toward=actions.action_toward,
            random_answer=play.quick_random_answer,
            random_game=play.random_game,
            tally_games=tally.tally_games,
            quick_answer=policy_weights.policy_answer,
            regular_answer=regular.regular_answer,
            winners=scoring.winners,
            observe=features.observe,
        ),
        quick=partial(policy_weights.weight_table, game, kinds.cards),
        regular=partial(regular.new_plan, game),
        from_state=partial(convert.from_state, game),
        remember=partial(_remember, game),
        to_state=partial(convert.to_state, game),
        impossible=partial(possible.impossible, game),
        code_of=partial(codes.code_of, kinds),
        action_of=action_of,
        outcomes_of=partial(codes.outcomes_of, kinds),
        drawn=partial(codes.drawn, kinds),
        picked=_picked,
        points=partial(_points, game),
    )


def _remember(game: DraftingGame, memory: Memory, rec: Record) -> None:
    """A seat that knew the hand knows which of its cards the other has just drawn for the dummy."""
    if game.dummy and rec.ask == layout.PICK:
        holder = game.controller(int(rec.round_), int(rec.turn))
        convert.remember_the_draw(game, rec, memory.hands[holder].known)


def _picked(action: Action) -> set[str]:
    """The dishes of the cards that are picked from hand."""
    if not isinstance(action, Pick):
        return set()
    return {way.card.dish for way in (action.serving, action.second) if way is not None}


def _points(game: DraftingGame, state: State[Board]) -> Iterator[tuple[Seat, str, int]]:
    for line in state.board.sheet:
        if line.seat < game.seats:
            yield line.seat, line.dish, line.points
