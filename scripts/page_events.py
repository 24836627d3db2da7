"""Write a few steps of real matches, with every kind of event, for the page's tests.

python -m scripts.page_events (then: python hatch_build.py run format)
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sushiya.core import AnyMatch, Event, Match
from sushiya.core.codec import parse_json, spaced_dumps
from sushiya.games import game_of
from sushiya.games.json_values import json_value
from sushiya.sushi import MEALS
from sushiya.table.wire import step_facts_json

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


class Step(NamedTuple):
    """The events that seat 0 sees, and the view before and after."""

    events: list[Event]
    before: Any
    after: Any


def said(game: str, seed: int) -> Iterator[Step]:
    """A match played at random, step by step."""
    rng = Random(seed)
    match: AnyMatch = Match(game_of(game), f"{game} {seed}")
    seen = 0
    before = facts(match)
    while not match.over:
        for decision in match.state.pending:
            match.play(decision.seat, rng.choice(match.options(decision.seat)))
        after = facts(match)
        yield Step([event for event in match.history[seen:] if event.to in (None, 0)], before, after)
        seen, before = len(match.history), after


def facts(match: AnyMatch) -> Any:
    return parse_json(step_facts_json(match.game, match.state))


def features(event: Event, again: bool) -> str:
    """What makes an event different to tell; `again` if the step already had one of its kind."""
    value = json_value(event)
    plate = value.get("plate") or {}
    mine = value.get("seat") == 0
    how = [plate.get("on") is not None, plate.get("turned"), plate.get("card") != plate.get("face")]
    told = (value.get("why"), value.get("forced"), value.get("hand") is None)
    return f"{value['event']} {mine} {told} {how} {again}"


def all_features(events: list[Event]) -> set[str]:
    kinds = [type(event) for event in events]
    return {features(event, type(event) in kinds[:at]) for at, event in enumerate(events)}


def steps() -> list[dict[str, Any]]:
    """A few steps that together have every feature."""
    known: set[str] = set()
    found = []
    for game in games():
        for seed in range(MATCHES):
            for events, before, after in said(game, seed):
                new = all_features(events) - known
                if new:
                    known |= new
                    told = [json_value(event) for event in events]
                    found.append({"game": game, "before": before, "after": after, "events": told})
    return found


if __name__ == "__main__":
    STEPS.write_text("[\n" + ",\n".join(spaced_dumps(step) for step in steps()) + "\n]\n")
