"""The prompt shows a list and reads a number, a name or a command. It asks again until it understands."""

from collections.abc import Callable, Mapping
from typing import Any

from sushiya.cli.language import plain, spellings
from sushiya.cli.terminal.ask import Item, Question, Quit, Undo, find, times
from sushiya.cli.terminal.paint import Painter
from sushiya.core import Action
from sushiya.texts import Texts

__all__ = ["Prompt"]

UNDO = ("u", "undo", "back")
QUIT = ("q", "quit", "exit")
TYPED = ("help", "table", "score", "log", "hint", "seen", "undo", "quit")
"""Commands that can also be typed in the language of the texts."""


class Prompt:
    """Asks whoever sits at the terminal. Commands other than undo and quit come from the caller."""

    def __init__(self, painter: Painter, texts: Texts) -> None:
        self.painter = painter
        self.texts = texts
        self.commands: Mapping[str, Callable[[str], None]] = {}
        """Keyed by the first word typed, in English. Called with the rest of the line."""
        self._english = {spelling: word for word in TYPED for spelling in spellings(texts, word)}
        self._listed: tuple[Item, ...] = ()
        """The numbered list that is on the screen."""

    def put(self, question: Question, shortcuts: Mapping[str, Action] | None = None) -> object:
        """The value of the chosen item. Raises Undo, Quit, or click.Abort at the end of input."""
        self.show(question)
        self._listed = question.items
        while True:
            typed = self.painter.read(question.prompt)
            if self._obey(typed):
                continue
            if not typed and question.enter is not None:
                return question.enter.value
            if shortcuts and typed in shortcuts:
                return shortcuts[typed]
            if question.read is not None and (value := question.read(typed)) is not None:
                return value
            found = [] if question.hint else self._find(typed, question)
            if len(found) == 1:
                return found[0].value
            self._explain(typed, found, question)

    def line(self, prompt: str) -> str:
        """A typed line that is not a command."""
        while self._obey(typed := self.painter.read(prompt)):
            pass
        return typed

    def enter(self, message: str) -> None:
        """Wait for the Enter key."""
        self.line(message)

    def spelled_out(self, typed: str) -> tuple[str, ...]:
        """The names for a number on the list: its name, other spellings, or a word of its name."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self._listed):
            item = self._listed[int(typed) - 1]
            return item.name, *item.also, *item.name.split()
        return (typed,)

    def show(self, question: Question) -> None:
        """Show the question and its list, in two columns if one would be too long."""
        painter, text = self.painter, self.painter.text
        painter.blank()
        painter.say((f" {question.title}", "title"))
        keys = [*map(str, range(1, len(question.items) + 1)), self.texts("key-enter")]
        listed = (*question.items, *([question.enter] if question.enter else []))
        cells = [
            (
                text((key, "number")),
                text((times(item.name, item.count), item.style)),
                text((item.note, "quiet")),
            )
            for key, item in zip(keys, listed, strict=False)
        ]
        longest = max((len(item.name) + 3 + len(item.note) for item in listed), default=0)
        painter.cells(cells, two=len(cells) > 5 and longest < painter.width // 2 - 10, right=(0,))

    def _obey(self, typed: str) -> bool:
        """Carry out what was typed if it is a command. Returns whether it was."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        word = self._english.get(plain(word), word.casefold())
        if not rest and word in QUIT:
            raise Quit
        if not rest and word in UNDO:
            raise Undo
        if word in self.commands:
            self.commands[word](rest.strip())
            return True
        return False

    def _find(self, typed: str, question: Question) -> list[Item]:
        if not typed:
            return []
        found = find(typed, question.items)
        if not found and not typed.isdigit():
            found = find(typed, question.unlisted)
        return found

    def _explain(self, typed: str, found: list[Item], question: Question) -> None:
        """Say why the answer is invalid, and what a valid one looks like."""
        texts = self.texts
        if question.hint:
            message = question.hint
        elif found:
            names = ", ".join(item.name for item in found[:6])
            message = texts("ask-ambiguous", typed=typed, names=names)
        else:
            asked: dict[str, Any] = {"last": len(question.items), "example": question.items[0].name}
            message = texts("ask-unknown", typed=typed, **asked) if typed else texts("ask-empty", **asked)
        self.painter.paragraph(self.painter.text((message, "hint")))
