"""A finished match step by step, every hand open, as JSON."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypedDict

from sushiya.core import Action, Answered, AnyGame, Event, Record, Seat, State, exchanges
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


@dataclass(frozen=True, slots=True)
class _Step:
    """A moment at which players are asked, or the end."""

    state: State[Any]
    events: Sequence[Event]
    """What happened since the previous step."""
    answers: dict[Seat, Action]
    """The answers given then. If an answer was changed, the last one."""


@lru_cache(maxsize=MATCHES_KEPT)
def steps_json(record: Record) -> bytes:
    """The whole match with every hand open. Raises BadRecord if the record can't be replayed."""
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
    every, told = list(exchanges(record)), 0
    for each in every:
        if each.players:
            answers = {seat: action for seat, (_, action) in each.answers.items()}
            yield _Step(each.before, each.history[told : each.until], answers)
            told = each.until
    yield _Step(every[-1].after, every[-1].history[told:], {})


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
