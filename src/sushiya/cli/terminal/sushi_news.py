"""Reports what happens in Sushi Go! and Party, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatchmethod
from itertools import chain, groupby, repeat
from typing import TYPE_CHECKING

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.core import Event, Seat
from sushiya.sushi import events as facts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["SushiNews"]

NEWS_INDENT = 4
"""The maximum indent of the news."""


class SushiNews:
    """Reports events to one viewer, or to everyone (None)."""

    def __init__(self, painter: Painter, words: SushiWords, guests: Guests) -> None:
        self.painter = painter
        self.words = words
        self.texts = words.texts
        self.guests = guests

    def tell(self, events: Iterable[Event], viewer: Seat | None) -> list[Text]:
        """A line for each event worth reporting. Simultaneous events share a line."""
        lines: list[Text] = []
        for together, run in groupby(_without_round_scores(events), key=_told_with):
            found = list(run)
            if together is facts.Served:
                served = [event for event in found if isinstance(event, facts.Served)]
                lines += [self._served(served, viewer)] if served else []
                found = [event for event in found if not isinstance(event, facts.Served)]
            if together == "collided":
                lines.append(self._collided(found, viewer))
            else:
                told = (self._tell(event, viewer) for event in found)
                lines += [self.painter.text(line) for line in told if line]
        return lines

    # Simultaneous events ------------------------------------------------------------------------------------

    def _served(self, events: list[facts.Served], viewer: Seat | None) -> Text:
        """All cards played simultaneously: `You: tempura · Leo: eel`."""
        parts = []
        for seat, run in groupby(events, key=lambda event: event.seat):
            part = self.painter.text((self.guests.who(seat, viewer), "name"))
            for mark, event in zip(chain([": "], repeat(" + ")), run, strict=False):
                part.append(mark).append(self.words.plate(event.plate), self.words.style(event.plate.dish))
            parts.append(part)
        return self.painter.flow(parts, self.painter.width - NEWS_INDENT)

    def _collided(self, events: list[Event], viewer: Seat | None) -> Text:
        plates = [event for event in events if isinstance(event, facts.Cleared)]
        whose = ", ".join(dict.fromkeys(self.guests.who(event.seat, viewer) for event in plates))
        message = self.texts("news-collided", count=len(plates), whose=whose)
        return self.painter.text((message, self.words.style(plates[0].plate.face.dish)))

    # Single events ------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _tell(self, event: Event, viewer: Seat | None) -> str:
        return ""

    @_tell.register
    def _(self, event: facts.RoundBegan, viewer: Seat | None) -> str:
        return self.texts("news-round", round=event.round, count=event.hand_size)

    @_tell.register
    def _(self, event: facts.Scored, viewer: Seat | None) -> str:
        who, dish = self.guests.who(event.seat, viewer), self.words.dish(event.dish)
        return self.texts("news-race", who=who, dish=dish, points=event.points)

    @_tell.register
    def _(self, event: facts.DrewForDummy, viewer: Seat | None) -> str:
        return self.texts("news-drew-for-dummy", who=self.guests.who(event.seat, viewer))

    @_tell.register
    def _(self, event: facts.DrewCard, viewer: Seat | None) -> str:
        return self.texts("news-drew-card", card=self.words.card(event.card))

    @_tell.register
    def _(self, event: facts.DrewBlind, viewer: Seat | None) -> str:
        return self.texts("news-drew-blind", who=self.guests.who(event.seat, viewer))

    @_tell.register
    def _(self, event: facts.TurnedFaceDown, viewer: Seat | None) -> str:
        face = self.words.card(event.plate.face)
        return self.texts("news-turned", who=self.guests.who(event.seat, viewer), card=face)

    @_tell.register
    def _(self, event: facts.Cleared, viewer: Seat | None) -> str:
        if event.why in ("used", "scored"):
            return ""
        card, who = self.words.card(event.plate.card), self.guests.whom(event.seat, viewer)
        return self.texts(f"news-{event.why.replace(' ', '-')}", card=card, who=who)

    @_tell.register
    def _(self, event: facts.Returned, viewer: Seat | None) -> str:
        card, who = self.words.card(event.plate.card), self.guests.who(event.hand, viewer)
        return self.texts("news-used" if event.hand == event.seat else "news-got", card=card, who=who)

    @_tell.register
    def _(self, event: facts.Called, viewer: Seat | None) -> str:
        card = self.words.card(event.plate.face)
        return self.texts("news-called", who=self.guests.who(event.seat, viewer), card=card)

    @_tell.register
    def _(self, event: facts.Wished, viewer: Seat | None) -> str:
        who, what = self.guests.who(event.seat, viewer), self.words.wish(event.what)
        return self.texts("news-wished", who=who, what=what)

    @_tell.register
    def _(self, event: facts.Given, viewer: Seat | None) -> str:
        giver, whom = self.guests.who(event.giver, viewer), self.guests.whom(event.seat, viewer)
        return self.texts("news-given", giver=giver, whom=whom, card=self.words.card(event.card))

    @_tell.register
    def _(self, event: facts.MenuOpened, viewer: Seat | None) -> str:
        return self.texts("news-menu", who=self.guests.who(event.seat, viewer), count=event.count)


def _told_with(event: Event) -> object:
    """A key shared by events reported together: a whole reveal with its calls, or soups that collide."""
    if isinstance(event, facts.Served | facts.Called | facts.Returned):
        return facts.Served
    if isinstance(event, facts.Cleared) and event.why == "collided":
        return "collided"
    return type(event)


def _without_round_scores(events: Iterable[Event]) -> Iterator[Event]:
    """All events except the points at the end of a round, which are on the sheet. Points of a race stay."""
    events = list(events)
    for event, following in zip(events, [*events[1:], None], strict=False):
        race = isinstance(following, facts.Cleared) and following.why == "scored"
        if not isinstance(event, facts.Scored) or race:
            yield event
