"""A finished match step by step, every hand open, as JSON."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypedDict

from sushiya.core import (
    CHANCE,
    Action,
    Answered,
    AnyGame,
    AnyMatch,
    Event,
    Match,
    Record,
    Seat,
    State,
    replay_record,
)
from sushiya.core.codec import Json, dumps, json_array, json_object
from sushiya.table.families import repeated_json, value_json
from sushiya.table.guests import recorded_names
from sushiya.table.wire import open_json, public_json
from sushiya.table.wire_types import Option, Public, SushiOpen, SushizockOpen, WireEvent

__all__ = ["Replay", "steps_json"]

MATCHES_KEPT = 32
"""How many replays are cached."""


class ReplayStep(TypedDict):
    """A moment at which players are asked, or the end. `events` happened since the previous step."""

    public: Public
    open: SushiOpen | SushizockOpen
    scores: tuple[int, ...]
    answers: dict[str, Option]
    events: tuple[WireEvent, ...]


class Replay(TypedDict):
    """A finished match step by step, every hand open."""

    game: str
    family: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    commitment: str | None
    seed: str | None
    steps: tuple[ReplayStep, ...]


@dataclass(slots=True)
class _Step:
    """A moment at which players are asked, or the end."""

    state: State[Any]
    events: list[Event]
    """What happened since the previous step."""
    answers: dict[Seat, Action] = field(default_factory=dict)
    """The answers given then. If an answer was changed, the last one."""


@lru_cache(maxsize=MATCHES_KEPT)
def steps_json(record: Record) -> bytes:
    """The whole match with every hand open. Raises BadRecord if the record can't be replayed."""
    replay_record(record)
    game = record.game
    head = {
        "game": str(game),
        "family": game.family,
        "players": recorded_names(record.players),
        "scores": record.scores,
        "winners": record.winners,
        "commitment": record.commitment,
        "seed": record.seed,
    }
    told = {name: dumps(value) for name, value in head.items()}
    steps = json_array([_step_json(game, step) for step in _steps(record)])
    return json_object({**told, "steps": steps}).encode()


def _steps(record: Record) -> Iterator[_Step]:
    """One step per question, however many players it asks. Chance outcomes go to the step they lead to."""
    match: AnyMatch = Match(record.game)
    events = list(match.history)
    step: _Step | None = None
    serial = 0
    for seat, action in record.log:
        state = match.state
        assert state.ask is not None
        if seat != CHANCE:
            if step is None or state.ask.serial != serial:
                if step is not None:
                    yield step
                step, events, serial = _Step(state, events), [], state.ask.serial
            step.answers[seat] = action
        events += match.play(seat, action)
    if step is not None:
        yield step
    yield _Step(match.state, events)


def _step_json(game: AnyGame, step: _Step) -> Json:
    public_events = [e for e in step.events if e.to is None and not isinstance(e, Answered)]
    return json_object(
        {
            "public": public_json(game, step.state),
            "open": open_json(game, step.state),
            "scores": value_json(game.scores(step.state)),
            "answers": json_object({str(seat): repeated_json(each) for seat, each in step.answers.items()}),
            "events": json_array(map(repeated_json, public_events)),
        }
    )
