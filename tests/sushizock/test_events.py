"""Pins the events: all of them are public, and they are enough to know every stack."""

import pytest

from sushiya.core import Event, seen_by
from sushiya.sushizock import (
    GameEnded,
    Kept,
    LotDrawn,
    Rolled,
    RowsLaid,
    Stole,
    Sushizock,
    Took,
    TurnBegan,
)
from tests.sushizock.helpers import GAMES, full_game


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_everything_is_public(game: Sushizock) -> None:
    *_, (_, history) = full_game(game, 5)
    assert seen_by(history, None) == history


@pytest.mark.parametrize("seed", range(20))
def test_the_events_alone_tell_the_whole_table(seed: int) -> None:
    game = Sushizock(seats=4, edition="999games")
    rows: dict[str, list[int]] = {}
    stacks: list[dict[str, list[int]]] = [{"sushi": [], "bone": []} for _ in range(game.seats)]
    told = 0
    for state, history in full_game(game, seed):
        for event in history[told:]:
            match event:
                case RowsLaid(sushi=sushi, bones=bones):
                    rows = {"sushi": list(sushi), "bone": list(bones)}
                case Took(seat=seat, kind=kind, value=value, place=place):
                    assert rows[kind].pop(place - 1) == value
                    stacks[seat][kind].append(value)
                case Stole(seat=seat, victim=victim, kind=kind, value=value, place=place):
                    assert stacks[victim][kind].pop(-place) == value
                    stacks[seat][kind].append(value)
        told = len(history)
        assert [(list(own.sushi), list(own.bones)) for own in state.board.stacks] == [
            (own["sushi"], own["bone"]) for own in stacks
        ]
        if rows:
            assert (list(state.board.rows.sushi), list(state.board.rows.bones)) == (
                rows["sushi"],
                rows["bone"],
            )


def test_every_kind_of_event_happens() -> None:
    game = Sushizock(seats=3, edition="999games")
    seen: set[type[Event]] = set()
    for seed in range(10):
        *_, (_, history) = full_game(game, seed)
        seen |= {type(event) for event in history}
    assert seen == {RowsLaid, LotDrawn, TurnBegan, Rolled, Kept, Took, Stole, GameEnded}
