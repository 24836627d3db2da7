"""What the screens beside the table ask for: a finished match step by step, and the sheet of a score pad."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NotRequired, TypeAlias, TypedDict

from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from sushiya.core import CHANCE, Action, Answered, Event, Game, Record, Seat, State, replay_record
from sushiya.core.codec import parse_json
from sushiya.games.pad import SheetJson, score
from sushiya.server.hub import Hub
from sushiya.server.refusals import Denied
from sushiya.server.shapes import Option, Public, WireEvent
from sushiya.server.wire import dumps, plain, public_json
from sushiya.sushi import Draft, Hand
from sushiya.sushizock import Tiles

__all__ = ["PadEntries", "PadSheet", "Replay", "page_routes", "seat_keys", "steps_json"]

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

MOST_KEYS = 8
MATCHES_KEPT = 32
"""So many matches are held ready, as they are sent."""


def page_routes(
    hub: Hub, limited: Callable[[Endpoint], Endpoint], body: Callable[[Request], Awaitable[bytes]]
) -> list[Route]:
    """The routes of these screens; `limited` guards an endpoint, `body` reads what isn't too long."""

    async def steps(request: Request) -> Response:
        record = await hub.record(request.path_params["id"], seat_keys(request))
        if record is None:
            raise Denied("gone", "There is no such match (any more).")
        told = await run_in_threadpool(steps_json, record)
        return Response(
            told, media_type="application/json", headers={"cache-control": "private, max-age=3600"}
        )

    async def sheet(request: Request) -> Response:
        pad = parse_json(await body(request))
        return JSONResponse(await run_in_threadpool(_sheet, pad))

    smaller = [Middleware(GZipMiddleware)]
    return [
        Route("/api/matches/{id}/steps", limited(steps), methods=["GET"], middleware=smaller),
        Route("/api/score", limited(sheet), methods=["POST"]),
    ]


def seat_keys(request: Request) -> tuple[str, ...]:
    """The keys of seats that a request shows."""
    return tuple(key for key in request.headers.get("x-seat-key", "").split(",") if key)[:MOST_KEYS]


class PadEntries(TypedDict):
    """What `sushiya score` takes: plates by round and seat, and uramaki won; for Sushizock stacks by seat."""

    game: str
    rounds: NotRequired[list[list[str]]]
    uramaki: NotRequired[list[list[int]]]
    stacks: NotRequired[list[Tiles]]
    names: NotRequired[list[str]]


class PadSheet(SheetJson):
    """The sheet, and what can't lie there by the rules and was scored all the same."""

    odd: list[str]


def _sheet(pad: object) -> PadSheet:
    result = score(pad)
    return {**result.as_json(), "odd": list(result.odd)}


# A match step by step ---------------------------------------------------------------------------------------


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
        "family": game.family,
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
    now = record.game.start()
    events = list(now.events)
    step: _Step | None = None
    serial = 0
    for seat, action in record.log:
        assert now.state.ask is not None
        if seat != CHANCE:
            if step is None or now.state.ask.serial != serial:
                if step is not None:
                    yield step
                step, events, serial = _Step(now.state, events), [], now.state.ask.serial
            step.answers[seat] = action
        now = record.game.play(now.state, seat, action)
        events += now.events
    if step is not None:
        yield step
    yield _Step(now.state, events)


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
