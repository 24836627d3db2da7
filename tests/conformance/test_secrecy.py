"""Pins the audience of every event, and that what a seat can't know makes no difference to it."""

import inspect
from random import Random
from types import ModuleType
from typing import Any

import pytest

import sushiya.sushi.events
import sushiya.sushizock.events
from sushiya.core import (
    Action,
    Answered,
    AnyGame,
    AnyMatch,
    Choice,
    Decision,
    Event,
    Match,
    State,
    one_of,
    seen_by,
)
from sushiya.sushi.events import DrewCard, HandSeen, Offered
from tests.conformance.games_to_try import PARTY, SUSHI_GO, SUSHIZOCK

PRIVATE = {HandSeen, DrewCard, Offered}
"""Sent only to the seat they are about; all other events are public."""

GAMES: list[AnyGame] = [*SUSHI_GO, *PARTY, *SUSHIZOCK]


def events_of(module: ModuleType) -> set[type[Event]]:
    """The events that this module defines."""
    classes = [each for each in vars(module).values() if inspect.isclass(each)]
    return {each for each in classes if issubclass(each, Event) and each.__module__ == module.__name__}


def random_match(game: AnyGame, seed: str) -> AnyMatch:
    match = Match(game, seed)
    rng = Random(seed)
    while not match.over:
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    return match


def test_every_event_is_for_everyone_or_for_the_seat_it_is_about() -> None:
    happened: set[type[Event]] = set()
    for game in GAMES:
        for event in random_match(game, "audience").history:
            happened.add(type(event))
            assert event.to == (event.seat if isinstance(event, HandSeen | DrewCard | Offered) else None), (
                event
            )
    assert happened == {
        Answered,
        *events_of(sushiya.sushi.events),
        *events_of(sushiya.sushizock.events),
    }


def test_private_events_are_those_that_say_so() -> None:
    every_event = events_of(sushiya.sushi.events) | events_of(sushiya.sushizock.events)
    assert {event for event in every_event if (event.__doc__ or "").startswith("Private")} == PRIVATE


def test_nobody_sees_what_is_for_another_seat() -> None:
    history = random_match(PARTY[0], "mine").history
    for viewer in (None, 0, 1):
        seen = seen_by(history, viewer)
        assert {event.to for event in seen} == {None, viewer}
        assert [event for event in seen if event.to is None] == [
            event for event in history if event.to is None
        ]


# Non-interference -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_a_seat_cannot_know_makes_no_difference_to_it(game: AnyGame) -> None:
    """Play a true and an imagined state alike: as long as a viewer gets the same events, the views agree."""
    rng = Random(f"{game}")
    match = Match(game, "secrets")
    together = 0
    while not match.over:
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
        if rng.random() < 0.4:
            viewer = one_of((None, *range(game.seats)), rng)
            imagined = game.imagine(game.view(match.state, viewer), seen_by(match.history, viewer), rng)
            together += go_together(game, match.state, imagined, viewer, rng)
    assert together > 5


def go_together(game: AnyGame, truth: State[Any], other: State[Any], viewer: int | None, rng: Random) -> int:
    """Play the same answers in two worlds until the viewer's events differ; returns how many were played."""
    for count in range(12):
        common = [
            (decision.seat, answer)
            for decision in truth.pending
            for twin in other.pending
            if decision.seat == twin.seat
            for answer in answers(decision, rng)
            if twin.accepts(answer)
        ]
        if not common:
            return count
        seat, answer = one_of(common, rng)
        step, twin_step = game.play(truth, seat, answer), game.play(other, seat, answer)
        if seen_by(step.events, viewer) != seen_by(twin_step.events, viewer):
            return count
        truth, other = step.state, twin_step.state
        assert game.view(truth, viewer) == game.view(other, viewer)
    return 12


def answers(decision: Decision, rng: Random) -> tuple[Action, ...]:
    return decision.options if isinstance(decision, Choice) else (decision.sample(rng),)
