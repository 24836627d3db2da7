"""Puzzles at the terminal: the position as its seat sees it, the question, and the answer with its costs."""

import sys
from collections.abc import Iterable
from typing import Any

import click

from sushiya.bots.families import memory_at
from sushiya.cli.families import TERMINALS
from sushiya.cli.terminal.ask import Facet, Quit, Undo, in_words, narrow
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.prompt import Prompt
from sushiya.cli.terminal.reasons import reason_text
from sushiya.core import Action
from sushiya.puzzles import Puzzle, match_of
from sushiya.puzzles.families import PUZZLES
from sushiya.puzzles.page import names_of
from sushiya.texts import Texts, card_id

__all__ = ["Asker"]


class Asker:
    """Asks one puzzle after the other."""

    def __init__(self, painter: Painter, texts: Texts) -> None:
        self.painter, self.texts = painter, texts
        self.prompt = Prompt(painter, texts)

    def ask_all(self, puzzles: Iterable[Puzzle]) -> None:
        """Ask until all are answered, or somebody leaves."""
        in_a_row = 0
        try:
            for puzzle in puzzles:
                in_a_row = in_a_row + 1 if self.ask(puzzle) else 0
                if in_a_row > 1:
                    self.painter.say((f"  {self.texts('puzzle-in-a-row', count=in_a_row)}", "me"))
                if not sys.stdin.isatty():
                    return
                self.prompt.enter(self.texts("puzzle-press-enter"))
        except (Quit, Undo, click.Abort, KeyboardInterrupt):
            self.painter.blank()

    def ask(self, puzzle: Puzzle) -> bool:
        """Show the position, ask, and give the answer. Returns whether the best option was chosen."""
        match, painter, texts = match_of(puzzle), self.painter, self.texts
        view = match.view(puzzle.seat)
        guests = Guests.of_record(names_of(puzzle, match.game.seats), texts)
        top = TERMINALS.of(match.game).set_table(match.game, painter, texts, guests)
        painter.blank()
        painter.rule(texts("puzzle-which", number=puzzle.number), texts(f"puzzle-grade-{puzzle.grade}"))
        top.head(view)
        painter.blank()
        top.draw(view)
        self._tell_next_hand(match, view, guests)
        ways, facets = top.steps(view)
        while True:
            try:
                chosen = narrow(ways, facets, self.prompt.put)
                break
            except Undo:
                painter.say((f"  {texts('undo-nothing')}", "hint"))
        self._tell(puzzle, chosen, view, ways, facets, guests)
        return str(chosen) == puzzle.best

    def _tell_next_hand(self, match: Any, view: Any, guests: Guests) -> None:
        memory = memory_at(match.game, view.seat).told(match.history)
        known = PUZZLES.of(match.game).next_hand(view, memory)
        if known is not None:
            name = guests.who(known.seat, view.seat)
            self.painter.blank()
            self.painter.paragraph(self.texts("puzzle-next-hand", name=name, unknown=known.unknown))
            self.painter.paragraph(", ".join(self._card(card, match.game) for card in known.cards), indent=4)

    def _card(self, card: Any, game: Any) -> str:
        return self.texts(self.texts.closest(card_id(str(card)), game.name, game.edition))

    def _tell(
        self,
        puzzle: Puzzle,
        chosen: Action,
        view: Any,
        ways: "list[tuple[Action, Any]] | Any",
        facets: "list[Facet[Any]] | Any",
        guests: Guests,
    ) -> None:
        """The answer: yes or nearly, why, and what each option costs."""
        painter, texts = self.painter, self.texts
        names = {
            str(option): " · ".join(in_words(option, ways, facets)) or str(option)
            for option in view.decision.options
        }
        right = str(chosen) == puzzle.best
        amount = puzzle.leads_by if right else puzzle.costs[str(chosen)]
        said = texts("puzzle-right" if right else "puzzle-nearly", option=names[puzzle.best], amount=amount)
        why = reason_text(texts, puzzle.because, guests.names)
        painter.blank()
        painter.paragraph(painter.text((said, "won" if right else "me"), (f" {why}", "")))
        painter.columns(
            [
                (
                    painter.text(("▸" if option == str(chosen) else "", "me")),
                    names[option],
                    painter.text(
                        (texts("hint-less-points", amount=cost) if cost else texts("hint-best"), "")
                    ),
                )
                for option, cost in puzzle.costs.items()
            ],
            right=(2,),
        )
