"""The chooser asks which game to play, with how many players, and who they are."""

from typing import Any

import click

from sushiya.bots import LEVELS, UnknownBot, all_bots, can_play, is_bot, usual_bot
from sushiya.cli.terminal.ask import Item, Question, Quit, Undo
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import YOU, check_seats
from sushiya.cli.terminal.prompt import Prompt
from sushiya.core import AnyGame, BadOptions
from sushiya.games import GAMES, game_of
from sushiya.games.registry import legal_choices
from sushiya.texts import Texts

__all__ = ["Chooser"]


class Chooser:
    """Asks for what the command line left open."""

    def __init__(self, painter: Painter, texts: Texts) -> None:
        self.painter = painter
        self.texts = texts
        self.prompt = Prompt(painter, texts)
        self.prompt.commands = {"?": self._help, "help": self._help}

    def choose(self, names: tuple[str, ...] | None, options: list[str]) -> tuple[str, tuple[str, ...]] | None:
        """The text form of a game and who plays it, or None if the user quits."""
        self.painter.rule(self.texts("choose-title"))
        self.painter.paragraph(self.texts("choose-welcome"))
        while True:
            try:
                game = str(self.prompt.put(self._games()))
                self.painter.blank()
                guests = names or self._guests(game)
                given = [option.partition("=")[0] for option in options]
                asked = [option for option in GAMES[game].asked_to_play if option not in given]
                chosen = [f"{option}={self._option(game, option, len(guests))}" for option in asked]
                return f"{game}({','.join(chosen)})" if chosen else game, guests
            except Undo:
                continue
            except (Quit, click.Abort):
                self.painter.blank()
                self.painter.say(self.texts("choose-bye"))
                return None

    def _games(self) -> Question:
        return self._question("choose-game", [self._item("game", name, "players") for name in GAMES])

    def _guests(self, game: str) -> tuple[str, ...]:
        """A number of players, or their names."""
        info, usual = GAMES[game], game_of(game)
        first, last = info.seats[0], info.seats[-1]
        about: dict[str, Any] = {"first": first, "last": last, "usual": info.usual_seats}
        able = [bot for bot in dict.fromkeys([*LEVELS, *all_bots()]) if can_play(bot, usual)]
        bots = {"bot": usual_bot(usual), "bots": ", ".join(able)}
        while True:
            self.painter.say((f" {self.texts('choose-guests', **about)}", "title"))
            self.painter.paragraph(self.texts("choose-guests", attr="note", **bots, **about))
            typed = self.prompt.line(self.texts("choose-guests", attr="prompt", **about))
            try:
                names = self._named(typed or str(info.usual_seats), usual)
                if len(names) in info.seats:
                    return names
                problem = self.texts("choose-number", count=len(names), **about)
            except (BadOptions, UnknownBot) as error:
                problem = str(error)
            self.painter.paragraph(self.painter.text((problem, "hint")))

    def _named(self, typed: str, game: AnyGame) -> tuple[str, ...]:
        if typed.isascii() and typed.isdigit():
            return (YOU, *[usual_bot(game)] * (min(int(typed), 99) - 1))
        names = check_seats(typed, game)
        return (
            names if YOU in names or len([name for name in names if not is_bot(name)]) > 1 else (YOU, *names)
        )

    def _option(self, game: str, option: str, seats: int) -> str:
        choices = legal_choices(game, option, [f"seats={seats}"])
        items = [self._item(option, choice, "summary") for choice in choices]
        return str(self.prompt.put(self._question(f"choose-{option}", items)))

    def _item(self, kind: str, name: str, note: str) -> Item:
        """An item with its translated name and note, or with its id if there is no text for it."""
        id = f"{kind}-{name}"
        return Item(name, self.texts.get(id, name), self.texts.get(id, "", attr=note), "name", (name,))

    def _question(self, id: str, items: list[Item]) -> Question:
        return Question(self.texts.get(id, id), self.texts.get(id, id, attr="prompt"), tuple(items))

    def _help(self, wanted: str) -> None:
        self.painter.paragraph(self.texts("choose-help"))
