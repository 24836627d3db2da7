"""Write a few steps of real matches, with every kind of event, for the page's tests.

python -m scripts.page_events
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from sushiya.core import AnyMatch, Event, Match
from sushiya.core.codec import spaced_dumps
from sushiya.games import game_of
from sushiya.games.json_values import json_value
from sushiya.sushi import MEALS

__all__ = ["STEPS", "steps"]

STEPS = Path(__file__).parents[1] / "web" / "src" / "lib" / "steps.fixture.json"
MATCHES = 3
"""Matches of each game. Enough for every kind of event to occur."""


def games() -> Iterator[str]:
    yield "sushi-go(seats=2,edition=gamewright,dummy=yes)"
    yield "sushi-go(seats=4)"
    yield "sushizock(seats=3)"
    yield "sushizock(seats=3,edition=999games)"
    yield "sushi-go-party(seats=3,meal=uramaki+eel+tofu+sukeroku+special_order+sake+fruit)"
    for name, meal in MEALS.items():
        yield f"sushi-go-party(seats={meal.seats[-1]},meal={name})"


def said(game: str, seed: int) -> Iterator[list[Event]]:
    """What seat 0 is told, step by step, in a match played at random."""
    rng = Random(seed)
    match: AnyMatch = Match(game_of(game), f"{game} {seed}")
    seen = 0
    while not match.over:
        for decision in match.state.pending:
            match.play(decision.seat, rng.choice(match.options(decision.seat)))
        events = match.history[seen:]
        seen = len(match.history)
        yield [event for event in events if event.to in (None, 0)]


def features(event: Event) -> str:
    """What makes an event different for whoever tells it."""
    value = json_value(event)
    plate = value.get("plate") or {}
    mine = value.get("seat") == 0
    how = [plate.get("on") is not None, plate.get("turned"), plate.get("card") != plate.get("face")]
    return (
        f"{value['event']} {mine} {value.get('why')} {value.get('forced')} {value.get('hand') is None} {how}"
    )


def steps() -> list[dict[str, Any]]:
    """A few steps that together have every feature."""
    known: set[str] = set()
    found = []
    for game in games():
        for seed in range(MATCHES):
            for events in said(game, seed):
                new = {features(event) for event in events} - known
                if new:
                    known |= new
                    found.append({"game": game, "events": [json_value(event) for event in events]})
    return found


if __name__ == "__main__":
    STEPS.write_text("[\n" + ",\n".join(spaced_dumps(step) for step in steps()) + "\n]\n")
