"""A finished match step by step, every hand open, as JSON."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypedDict

from sushiya.core import CHANCE, Action, Answered, Event, Game, Match, Record, Seat, State, replay_record
from sushiya.sushi import Draft, Hand
from sushiya.sushizock import Tiles
from sushiya.table.shapes import Option, Public, WireEvent
from sushiya.table.wire import dumps, plain, public_json

__all__ = ["Replay", "steps_json"]

MATCHES_KEPT = 32
"""So many matches are held ready, as they are sent."""


class SushiOpen(TypedDict):
    """What was hidden from somebody in Sushi Go! or Party."""

    hands: tuple[Hand, ...]
    offer: tuple[Seat, Hand] | None
    pile: Hand


class ZockOpen(TypedDict):
    """What was hidden from everybody in Sushizock."""

    stacks: tuple[Tiles, ...]


class ReplayStep(TypedDict):
    """A moment at which players are asked, or the end; events are what happened since the moment before."""

    public: Public
    open: SushiOpen | ZockOpen
    scores: tuple[int, ...]
    answers: dict[str, Option]
    events: tuple[WireEvent, ...]


class Replay(TypedDict):
    """A finished match step by step, every hand open."""

    game: str
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
    """What happened since the moment before."""
    answers: dict[Seat, Action] = field(default_factory=dict)
    """What was answered then; of changed answers the last."""


@lru_cache(maxsize=MATCHES_KEPT)
def steps_json(record: Record) -> bytes:
    """The whole match with every hand open. Raises BadRecord for one that can't be replayed."""
    replay_record(record)
    game = record.game
    head = {
        "game": str(game),
        "players": record.players,
        "scores": record.scores,
        "winners": record.winners,
        "commitment": record.commitment,
        "seed": record.seed,
    }
    steps = ",".join(_step_json(game, step) for step in _steps(record))
    return f'{dumps(head)[:-1]},"steps":[{steps}]}}'.encode()


def _steps(record: Record) -> Iterator[_Step]:
    """One step a question to the players, however many of them it asks; luck belongs to what it leads to."""
    match: Match[Any] = Match(record.game)
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


def _step_json(game: Game[Any], step: _Step) -> str:
    public_events = [plain(e) for e in step.events if e.to is None and not isinstance(e, Answered)]
    rest = {
        "open": _open(game, step.state),
        "scores": list(game.scores(step.state)),
        "answers": {str(seat): plain(action) for seat, action in step.answers.items()},
        "events": public_events,
    }
    return f'{{"public":{public_json(game, step.state)},{dumps(rest)[1:]}'


def _open(game: Game[Any], state: State[Any]) -> dict[str, Any]:
    """What was hidden from somebody while the match was played."""
    if isinstance(game, Draft):
        return {name: plain(getattr(state.board, name)) for name in SushiOpen.__annotations__}
    return {name: plain(getattr(state.board, name)) for name in ZockOpen.__annotations__}
