"""The host runs a match in the terminal. It asks people one by one and lets bots choose for themselves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from sushiya.bots import AnyBot, Seated, answer_of
from sushiya.cli.families import TERMINALS
from sushiya.cli.language import plain, spellings
from sushiya.cli.terminal.ask import Quit, Undo, narrow
from sushiya.cli.terminal.coach import TerminalCoach
from sushiya.cli.terminal.hints import TerminalHints
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.prompt import Prompt
from sushiya.core import (
    Action,
    AnyGame,
    AnyMatch,
    BadOptions,
    Branch,
    Match,
    Seat,
    dump_json,
    dump_text,
    record_of,
    seen_by,
)
from sushiya.core.chance import commitment
from sushiya.games.families import MEMORY_AIDS, Remembers
from sushiya.texts import Texts

__all__ = ["Host"]


class Host:
    """Runs one match, from the welcome to the result."""

    def __init__(
        self,
        game: AnyGame,
        names: tuple[str, ...],
        seed: str,
        painter: Painter,
        texts: Texts,
        save: Path | None,
        *,
        hints: bool = True,
        coach: bool = False,
        make: Callable[[Seat], AnyBot] | None = None,
        begun: AnyMatch | None = None,
        branch: Branch | None = None,
    ) -> None:
        """`make` makes the bots; by default, those with these names are made.

        `begun` is a match that continues here, perhaps as a variation that left another one at `branch`.
        Raises BadOptions if there is to be a coach and not exactly one person.
        """
        self.game = game
        self.names = names
        self.painter = painter
        self.texts = texts
        self.save = save
        self._hints = hints
        self.match = Match(game, seed) if begun is None else begun
        self._branch = branch
        self.guests = Guests.invite(names, game, seed, texts, make)
        self.top = TERMINALS.of(game).set_table(game, painter, texts, self.guests)
        self.prompt = Prompt(painter, texts)
        shown = [player.name for player in self.guests.players]
        self._terminal_hints = TerminalHints(self.match, self.top, painter, texts, shown)
        self.viewer = self.guests.people[0] if len(self.guests.people) == 1 else None
        """The only person at the table, addressed as you. None: everyone is called by name."""
        self._memory: Seated[Remembers] | None = None
        """What the only person's seat remembers, once they have opened the memory aid."""
        self._coach: TerminalCoach | None = None
        if coach:
            if self.viewer is None:
                raise BadOptions("The coach is for one person who plays against bots.")
            self._coach = TerminalCoach(self.match, self.viewer, self.top, painter, texts)
        self._told = dict.fromkeys((*self.guests.people, None), 0 if begun is None else len(begun.history))
        self._holder: Seat | None = None
        """Who holds the device and may look at the screen."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves. The record is saved either way."""
        try:
            self._welcome()
            while not self.match.over:
                seat = self._next_seat()
                self._play(seat, self._answer(seat))
            self._finish()
        except (Quit, click.Abort, KeyboardInterrupt):
            self.painter.blank()
            self.painter.say(self.texts("play-left"))
        finally:
            self._save()

    # A step -------------------------------------------------------------------------------------------------

    def _next_seat(self) -> Seat:
        """People first: bots don't mind waiting, and the last person's answer takes effect immediately."""
        waiting = [decision.seat for decision in self.match.state.pending]
        return min(waiting, key=lambda seat: (seat not in self.guests.people, seat))

    def _answer(self, seat: Seat) -> Action:
        view = self.game.view(self.match.state, seat)
        bot = self.guests.players[seat].bot
        if bot is not None:
            return answer_of(bot.told(self.match.history), view)
        if len(view.decision.options) == 1:
            only: Action = view.decision.options[0]
            return only
        until, answer = len(self.match.history), self._ask(seat)
        if self._coach is not None:
            self._coach.answered(view, until, answer)
        return answer

    def _play(self, seat: Seat, action: Action) -> None:
        before = len(self.match.history)
        if self.guests.people:
            self._told[None] = (
                before  # people who share a terminal get the news of a round's last turn together
            )
        self.match.play(seat, action)
        for index, event in enumerate(self.match.history[before:], before):
            if (round := self.top.round_ended(event)) is not None:
                self._report_round(round, index)
        if not self.guests.people:
            self._tell(None, len(self.match.history))

    # People -------------------------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> Action:
        """A person's answer. Raises Quit if they leave."""
        if self.top.secrets and len(self.guests.people) > 1 and self._holder != seat:
            self._hand_over(seat)
        self._holder = seat
        view = self.game.view(self.match.state, seat)
        self.prompt.commands = {
            "?": lambda wanted: self._help(wanted),
            "help": lambda wanted: self._help(wanted),
            "score": lambda _: self.top.score(view),
            "log": lambda _: self._log(seat),
            "table": lambda _: self._draw(view),
        }
        aided = self._hints and self.game.family in MEMORY_AIDS
        if aided and self.viewer is not None:  # not in a match among people
            self.prompt.commands = {**self.prompt.commands, "seen": lambda wanted: self._seen(view, wanted)}
        if self._hints:
            self.prompt.commands = {**self.prompt.commands, "hint": lambda _: self._hint(view)}
        self._show(view)
        ways, facets = self.top.steps(view)
        while True:
            try:
                return narrow(ways, facets, self.prompt.put)
            except Undo:
                self.painter.say((f"  {self.texts('undo-nothing')}", "hint"))

    def _show(self, view: Any) -> None:
        self.painter.blank()
        if len(self.guests.people) > 1:
            self.painter.say((f" {self.texts('your-turn', who=self.guests.players[view.seat].name)}", "me"))
        if self.top.goes_on(view):
            if self._coach is not None:
                self._coach.speak()
            self.top.redraw(view)
        else:
            self.top.head(view)
            self._tell(view.seat, len(self.match.history))
            if self._coach is not None:
                self._coach.speak()
            self.painter.blank()
            self.top.draw(view)

    def _draw(self, view: Any) -> None:
        self.top.head(view)
        self.top.draw(view)

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen before the device changes hands. Until then, the last person may choose again."""
        name = self.guests.players[seat].name
        while True:
            last = self._holder
            if last is None:
                self.painter.blank()
            else:
                self.painter.clear()
            sealed = last is not None and self.match.state.answer_of(last) is not None
            self.prompt.commands = {}
            if sealed:
                self.painter.say(
                    ("  " + self.texts("pass-change", who=self.guests.players[last or 0].name), "quiet")
                )
            try:
                self.prompt.enter(self.texts("pass-device", who=name))
            except Undo:
                if sealed and last is not None:
                    self._holder = last
                    self._play(last, self._ask(last))
                continue
            self.painter.clear()
            return

    # Telling ------------------------------------------------------------------------------------------------

    def _tell(self, viewer: Seat | None, until: int) -> None:
        """Report what happened since the last report to this viewer."""
        events = seen_by(self.match.history[self._told[viewer] : until], viewer)
        self._told[viewer] = until
        for line in self.top.news(events, viewer):
            self.painter.paragraph(line, hanging=2)

    def _report_round(self, round: int, index: int) -> None:
        """Show everyone how a round ended: its last turn, and the score sheet."""
        self.painter.blank()
        self.painter.rule(self.texts("round-over", round=round))
        self._tell(self.viewer, index)
        for viewer in self._told:
            self._told[viewer] = index
        self.painter.blank()
        self.top.round(self.game.view(self.match.state, self.viewer), round)
        if self.guests.people and not self.match.over:
            self.painter.blank()
            self._pause()

    def _pause(self) -> None:
        self.prompt.commands = {}
        with suppress(Undo):
            self.prompt.enter(self.texts("press-enter"))

    def _log(self, seat: Seat) -> None:
        for line in self.top.news(seen_by(self.match.history, seat), seat):
            self.painter.paragraph(line, hanging=2)

    def _seen(self, view: Any, wanted: str) -> None:
        aid = MEMORY_AIDS.of(self.game)
        if self._memory is None:
            self._memory = Seated(view.seat, aid.memory(self.game.seats))
        facts = aid.seen(view, self._memory.told(self.match.history), self.top.wanted(wanted))
        if facts is None:
            self.painter.say((f"  {self.texts('seen-no-hands')}", "quiet"))
        else:
            self.top.seen(view, facts)

    def _hint(self, view: Any) -> None:
        try:
            self._terminal_hints.show(view)
        except BadOptions as error:  # no bot searches this game
            self.painter.paragraph(self.painter.text((str(error), "hint")))

    def _help(self, wanted: str) -> None:
        if not wanted:
            self.painter.paragraph(self.texts("help"))
        elif plain(wanted) in spellings(self.texts, "rules"):
            for line in self.texts.get(f"game-{self.game.name}", self.top.title, attr="rules").splitlines():
                heading = line.startswith("# ")
                self.painter.paragraph(
                    self.painter.text((line[2:], "title")) if heading else line, 1 if heading else 2
                )
        elif not any(map(self.top.explain, self.prompt.spelled_out(wanted))):
            self.painter.say((f"  {self.texts('help-unknown', wanted=wanted)}", "hint"))

    # Beginning and end --------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        painter, texts, players = self.painter, self.texts, self.guests.players
        edition = getattr(self.game, "edition", "")
        painter.rule(self.top.title, texts.get(f"edition-{self.game.name}-{edition}", edition))
        if self.viewer is None:
            painter.paragraph(texts("welcome-all", names=_listed(texts, [player.name for player in players])))
        else:
            others = [player.name for seat, player in enumerate(players) if seat != self.viewer]
            painter.paragraph(texts("welcome-you", names=_listed(texts, others)))
        self.top.introduce()
        if self.guests.people:
            painter.paragraph(texts("welcome-keys"))
        assert self.match.seed is not None
        painter.say(("  " + texts("welcome-seed"), "quiet"))
        painter.say(("  " + commitment(self.match.seed), "quiet"))

    def _finish(self) -> None:
        painter, texts = self.painter, self.texts
        view = self.game.view(self.match.state, self.viewer)
        painter.blank()
        painter.rule(texts("game-over"))
        self._tell(self.viewer, len(self.match.history))
        painter.blank()
        self.top.result(view)
        painter.blank()
        winners = self.game.winners(self.match.state)
        won = "all" if len(winners) > 1 else "you" if winners[0] == self.viewer else "other"
        names = _listed(texts, [self.guests.who(seat, self.viewer) for seat in winners])
        points = self.game.scores(self.match.state)[winners[0]]
        painter.paragraph(painter.text((texts("winner", won=won, names=names, count=points), "me")), 1)
        painter.say((f" {texts('play-seed', seed=self.match.seed)}", "quiet"))

    def _save(self) -> None:
        """Write the record, if --save was given."""
        if self.save is None:
            return
        record = replace(record_of(self.match, self.names), branch=self._branch)
        dump = dump_json if self.save.suffix == ".jsonl" else dump_text
        self.save.write_text(dump(record), encoding="utf-8")
        finished = "yes" if record.finished else "no"
        self.painter.verbatim(" " + self.texts("play-saved", file=str(self.save), finished=finished))


def _listed(texts: Texts, names: list[str]) -> str:
    """The names as a list in the language of the texts: `Mia, Leo and Ann`."""
    return names[0] if len(names) == 1 else texts("list-and", first=", ".join(names[:-1]), last=names[-1])
