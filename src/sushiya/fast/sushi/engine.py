"""The engine of Sushi Go! and Party: all of its verbs in one value."""

from collections.abc import Iterator
from functools import cache, partial

import numpy as np

from sushiya.core import Action, Seat, State
from sushiya.fast.actions import Numbering
from sushiya.fast.engine import Engine, Row
from sushiya.fast.sushi import actions, chance, codes, convert, layout, pieces, play, tally, turn
from sushiya.fast.sushi.chart import chart_of
from sushiya.sushi.draft import Draft
from sushiya.sushi.model import Board
from sushiya.sushi.moves import Pick

__all__ = ["engine_of"]


@cache
def engine_of(game: Draft) -> Engine:
    """The engine of this game, made once."""
    kinds = codes.Kinds(game)

    def action_of(g: Row, code: int) -> Action:
        return codes.action_of(kinds, int(g.ask), code)

    return Engine(
        game=game,
        chart=chart_of(game),
        dtype=layout.DTYPE,
        steps_dtype=actions.STEPS,
        lots_dtype=np.dtype(np.int8),
        room_for_options=play.OPTIONS,
        numbering=Numbering(actions.blocks_of(game)),
        pieces=pieces.pieces_of(game),
        dishes=tuple(game.dishes),
        dish_message="dish",
        start=turn.start,
        options=play.options,
        answer=turn.answer,
        draw_lots=chance.draw_lots,
        give_lots=chance.give_lots,
        legal_actions=actions.legal_actions,
        take_step=actions.take_step,
        random_answer=play.quick_random_answer,
        random_game=play.random_game,
        random_games=play.random_games,
        tally_games=tally.tally_games,
        rank=tally.rank,
        observe=pieces.observe,
        from_state=partial(convert.from_state, game),
        to_state=partial(convert.to_state, game),
        code_of=partial(codes.code_of, kinds),
        action_of=action_of,
        lots_of=partial(codes.lots_of, kinds),
        picked=_picked,
        points=partial(_points, game),
    )


def _picked(action: Action) -> set[str]:
    """The dishes of the cards that are picked from hand."""
    if not isinstance(action, Pick):
        return set()
    return {way.card.dish for way in (action.serving, action.second) if way is not None}


def _points(game: Draft, state: State[Board]) -> Iterator[tuple[Seat, str, int]]:
    for line in state.board.sheet:
        if line.seat < game.seats:
            yield line.seat, line.dish, line.points
