"""Replay a record at the table, turn by turn."""

from __future__ import annotations

import sys
from contextlib import suppress

import click

from sushiya.cli.families import TERMINALS
from sushiya.cli.terminal.ask import Quit, Undo
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.prompt import Prompt
from sushiya.core import CHANCE, AnyMatch, Entry, Event, Match, Record, Seat, seen_by
from sushiya.texts import Texts

__all__ = ["Replay"]


class Replay:
    """Shows a record with everything visible, or from the viewpoint of one seat."""

    def __init__(self, record: Record, seat: Seat | None, painter: Painter, texts: Texts) -> None:
        self.record = record
        self.seat = seat
        self.painter = painter
        self.texts = texts
        self.guests = Guests.of_record(record.players, texts)
        self.top = TERMINALS.of(record.game).set_table(record.game, painter, texts, self.guests)
        self.prompt = Prompt(painter, texts)
        self._told = 0

    def show_all(self, *, every_answer: bool) -> None:
        """The whole record. In a terminal, Enter continues."""
        match = Match(self.record.game)
        try:
            for entry in self.record.log:
                before = len(match.history)
                match.play(*entry)
                if every_answer:
                    self._show_answer(entry)
                self._show_news(match, match.history[before:], before)
        except (Quit, click.Abort):
            return
        if match.over:
            self.show_result(match, every_round=False)
        else:
            self.painter.blank()
            self.painter.say(self.texts("replay-open"))

    def show_result(self, match: AnyMatch, *, every_round: bool = True) -> None:
        """The score sheets and the ranking."""
        view = self.record.game.view(match.state, self.seat)
        if every_round:
            self.painter.rule(self.top.title, str(self.record.game))
        for event in match.history if every_round else ():
            if (round := self.top.round_ended(event)) is not None:
                self.painter.blank()
                self.top.round(view, round)
        self.painter.blank()
        if not match.over:
            self.top.score(view)
            self.painter.say(self.texts("replay-open"))
            return
        self.painter.rule(self.texts("game-over"))
        self.top.result(view)

    def show_recorded(self) -> None:
        """The recorded result of an outdated record, which can't be replayed under the current rules."""
        record, painter = self.record, self.painter
        painter.rule(self.top.title, str(record.game))
        ours = record.game.rules_version
        painter.paragraph(self.texts("replay-outdated", rules=record.rules, ours=ours))
        painter.blank()
        scores, winners = record.scores or (0,) * record.game.seats, record.winners or ()
        rows = []
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            name = painter.text((self.guests.who(seat, None), "name" if seat in winners else ""))
            points = self.texts("points", count=scores[seat]) if record.finished else ""
            won = f"✓ {self.texts('replay-won')}" if seat in winners else ""
            rows.append((name, painter.text((points, "number")), painter.text((won, "won"))))
        painter.columns(rows, right=(1,))
        if not record.finished:
            painter.say(self.texts("replay-open"))

    def _show_answer(self, entry: Entry) -> None:
        """One line of the log. From the viewpoint of a seat, only its own answers are shown."""
        if self.seat in (None, entry.seat):
            who = (
                self.texts("name-chance") if entry.seat == CHANCE else self.guests.who(entry.seat, self.seat)
            )
            self.painter.paragraph(self.texts("replay-answer", who=who, answer=str(entry.action)), hanging=4)
            if entry.seat != CHANCE:
                self._pause()

    def _show_news(self, match: AnyMatch, events: list[Event], before: int) -> None:
        """Report what happened, whenever a turn or a round is over."""
        view = self.record.game.view(match.state, self.seat)
        for index, event in enumerate(events, before):
            if (round := self.top.round_ended(event)) is not None:
                self.painter.blank()
                self.painter.rule(self.texts("round-over", round=round))
                self._tell(match, index)
                self.painter.blank()
                self.top.round(view, round)
                self._pause()
        if self.top.turn_began(events) and not match.over:
            self.painter.blank()
            self.top.head(view)
            self._tell(match, len(match.history))
            self.painter.blank()
            self.top.draw(view)
            self.top.hand(view)
            self._pause()
        elif match.over:
            self._tell(match, len(match.history))

    def _tell(self, match: AnyMatch, until: int) -> None:
        for line in self.top.news(seen_by(match.history[self._told : until], self.seat), self.seat):
            self.painter.paragraph(line, hanging=2)
        self._told = until

    def _pause(self) -> None:
        if not (self.painter.on_screen and sys.stdin.isatty()):
            return
        with suppress(Undo):
            self.prompt.enter(self.texts("review-next"))
