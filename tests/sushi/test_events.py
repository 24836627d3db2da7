"""Pins the audience of events, and that public events alone determine every table and every point."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias, get_args

import pytest

from sushiya.core import Answered, Event, Match
from sushiya.sushi import Board, DraftingGame, Plate, SushiGo, SushiGoParty, Tableau, View, meal_of
from sushiya.sushi import events as told
from sushiya.sushi.events import (
    Cleared,
    DrewCard,
    GameEnded,
    HandSeen,
    Offered,
    Returned,
    RoundEnded,
    Scored,
    Served,
    TurnedFaceDown,
    Why,
)

GAMES: list[DraftingGame] = [
    SushiGo(3),
    SushiGo(2, edition="gamewright", with_dummy=True),
    SushiGoParty(4, meal=meal_of("uramaki+miso_soup+eel+tofu+spoon+special_order+fruit")),
    SushiGoParty(4, meal=meal_of("maki+miso_soup+eel+tofu+sake+chopsticks+pudding"), edition="devir"),
    SushiGoParty(4, meal=meal_of("maki+sukeroku+eel+tofu+menu+takeout_box+green_tea_ice_cream")),
]


Histories: TypeAlias = list[tuple[DraftingGame, list[Event]]]


def play_on(match: Match[Board, View], seed: int) -> Iterator[Match[Board, View]]:
    """Yield the match before each answer of random play."""
    rng = Random(seed)
    while not match.over:
        yield match
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))


@pytest.fixture(scope="module")
def histories() -> Histories:
    """Whole matches."""
    matches = [(game, Match(game, str(seed)), seed) for game in GAMES for seed in range(12)]
    for _, match, seed in matches:
        for _ in play_on(match, seed):
            pass
    return [(game, match.history) for game, match, _ in matches]


def test_every_kind_of_event_happens(histories: Histories) -> None:
    happened = {type(event) for _, history in histories for event in history}
    assert happened == {Answered, *(getattr(told, name) for name in told.__all__ if name != "Why")}


def test_private_are_hands_draws_and_offers_and_nothing_else(histories: Histories) -> None:
    for _, history in histories:
        for event in history:
            if isinstance(event, HandSeen | DrewCard | Offered):
                assert event.to == event.seat
            else:
                assert event.to is None


def test_a_plate_is_set_aside_for_every_reason(histories: Histories) -> None:
    reasons = {event.why for _, history in histories for event in history if isinstance(event, Cleared)}
    assert reasons == set(get_args(Why))


def tables(game: DraftingGame, history: list[Event]) -> tuple[Tableau, ...]:
    """The tableaux, reconstructed from the events alone."""
    table: list[list[Plate]] = [[] for _ in range(game.tableau_count)]
    for event in history:
        match event:
            case Served(seat=seat, plate=plate):
                table[seat].append(plate)
            case TurnedFaceDown(seat=seat, plate=plate):
                table[seat] = [plate if p.no == plate.no else p for p in table[seat]]
            case Cleared(seat=seat, plate=plate) | Returned(seat=seat, plate=plate):
                table[seat].remove(plate)
            case RoundEnded():
                table = [[] for _ in range(game.tableau_count)]
    return tuple(map(tuple, table))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_events_alone_tell_every_table(game: DraftingGame) -> None:
    for match in play_on(Match(game, "tables"), seed=2):
        assert tables(game, match.history) == match.state.board.tableaux


def test_the_score_sheet_is_the_sum_of_what_was_scored(histories: Histories) -> None:
    for game, history in histories:
        scores = [0] * game.tableau_count
        for event in history:
            if isinstance(event, Scored):
                scores[event.seat] += event.points
            elif isinstance(event, RoundEnded | GameEnded):
                assert event.scores == tuple(scores)
        assert isinstance(history[-1], GameEnded)
