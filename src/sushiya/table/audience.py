"""The clients connected to a table: their seats, and what each of them is sent."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields

from sushiya.core import Event, Seat
from sushiya.core.codec import Json, JsonForm, dumps, json_array, json_extended, json_object, message_json
from sushiya.table.families import value_json
from sushiya.table.live import LiveMatch
from sushiya.table.past import Step
from sushiya.table.protocol import ServerMessage, TableChanged, TableInfo, Update
from sushiya.table.visitors import Visitor
from sushiya.table.wire import answer_json, events_json, known_json, public_json, told_to

__all__ = ["Audience", "Client"]


UPDATE, NO_SEAT = dumps(Update.type), json_object({})
ALWAYS = [field.name for field in fields(Update) if field.name not in ("public", "steps")]
WHOLE, SEALED = JsonForm("type", *ALWAYS, "public"), JsonForm("type", *ALWAYS)


class Client:
    """One client at a table. `send` takes a text and never blocks."""

    __slots__ = ("address", "asking", "coached", "keys", "muted", "seats", "send", "visitor")

    def __init__(self, send: Callable[[str], None], address: str = "") -> None:
        self.send = send
        self.address = address
        """Where it comes from. Empty if that is not informative."""
        self.visitor = Visitor()
        self.asking = False
        """Whether it has asked for a seat of the running match."""
        self.keys: tuple[str, ...] = ()
        self.seats: tuple[Seat, ...] = ()
        self.muted = False
        self.coached = False
        """Whether it wants to know what its answers cost."""

    def tell(self, message: ServerMessage) -> None:
        self.send(message_json(message))

    def hang_up(self) -> None:
        """Send nothing from now on. `send` may refer to this client: dropping it breaks a reference cycle."""
        self.send = _nowhere


def _nowhere(text: str) -> None:
    """Discard a text for a client that has left."""


class Audience:
    """The clients of one table."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._question = ("", 0)
        self._known: dict[Seat, Json] = {}
        """What each seat alone may know, except its answer. It stays the same while this question is open."""

    def tell_all(self, message: ServerMessage, but: Callable[[Client], bool] = lambda client: False) -> None:
        text = message_json(message)
        for client in self.clients:
            if not but(client):
                client.send(text)

    def show_table(self, info: Callable[[tuple[Seat, ...]], TableInfo]) -> None:
        """Send everyone the table, as seen by the holder of their seats."""
        texts: dict[tuple[Seat, ...], Json] = {}
        for client in self.clients:
            if client.seats not in texts:
                texts[client.seats] = message_json(TableChanged(info(client.seats), client.seats))
            client.send(texts[client.seats])

    def online(self) -> set[Seat]:
        """The seats whose players are connected here."""
        return {seat for client in self.clients for seat in client.seats}

    def spectators(self) -> int:
        return sum(not client.seats for client in self.clients)

    def show_step(self, match: LiveMatch, events: Sequence[Event], clock: float | None) -> None:
        """Send everyone what just happened."""
        self._show(self.clients, match, events, public_json(match.game, match.state), clock, None)

    def show_sealed(
        self, match: LiveMatch, events: Sequence[Event], seats: set[Seat], clock: float | None
    ) -> None:
        """Tell everyone that these seats have answered, and send the seats themselves their answers.

        Nothing else has changed. Without events the seats have only changed their answers, and nobody else
        is told anything.
        """
        told = self.clients if events else [each for each in self.clients if seats.intersection(each.seats)]
        self._show(told, match, events, None, clock, only=seats)

    def show_all(
        self,
        clients: Iterable[Client],
        match: LiveMatch,
        events: Sequence[Event],
        clock: float | None,
        steps: Sequence[Step] = (),
    ) -> None:
        """Send these clients the current state and the events they missed, by steps if there were several."""
        self._show(clients, match, events, public_json(match.game, match.state), clock, None, steps)

    def _show(
        self,
        clients: Iterable[Client],
        match: LiveMatch,
        events: Sequence[Event],
        public: Json | None,
        clock: float | None,
        only: set[Seat] | None,
        steps: Sequence[Step] = (),
    ) -> None:
        """Send these clients an update. `only`: the seats with private changes; None means all."""
        if self._question != (match.row.id, match.serial):
            self._question, self._known = (match.row.id, match.serial), {}
        head = UPDATE, value_json(match.row.id), value_json(match.version)
        waiting, left = value_json(match.waiting_for), value_json(clock)
        told = events_json(events)
        secrets = any(to is not None for to, _ in told)
        texts: dict[tuple[Seat, ...], Json] = {}
        for client in clients:
            shown = client.seats if only is None else tuple([s for s in client.seats if s in only])
            key = client.seats if secrets else shown  # clients without a private part share one text
            if key not in texts:
                mine = NO_SEAT
                if shown:
                    mine = json_object({str(seat): self._private(match, seat) for seat in shown})
                update = *head, told_to(client.seats, told), waiting, left, mine
                texts[key] = SEALED(*update) if public is None else WHOLE(*update, public)
                if steps:
                    first = len(match.played.history) - len(events)
                    texts[key] = json_extended(
                        texts[key], "steps", _steps_json(client.seats, told, steps, first)
                    )
            client.send(texts[key])

    def _private(self, match: LiveMatch, seat: Seat) -> Json:
        """What this seat alone may know."""
        if seat not in self._known:
            self._known[seat] = known_json(match.game, match.state, seat)
        return json_extended(self._known[seat], "answer", answer_json(match.state, seat))


def _steps_json(
    seats: tuple[Seat, ...], told: Sequence[tuple[Seat | None, Json]], steps: Iterable[Step], first: int
) -> Json:
    """The steps that these events make up; `first` is the number of the first event."""
    found: list[Json] = []
    for step in steps:
        of_step, told = told[: step.told - first], told[step.told - first :]
        first = step.told
        count = sum(to is None or to in seats for to, _ in of_step)
        members = {"version": dumps(step.version), "events": dumps(count), "facts": step.facts}
        found.append(json_object(members))
    return json_array(found)
