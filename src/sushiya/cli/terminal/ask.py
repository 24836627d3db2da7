"""Ask people for an action in small steps, one part of it after the other.

The rules provide the complete list of legal actions. A facet is one aspect in which they differ: the card,
what it copies, a call. Each question about a facet leaves fewer actions, until only one remains. The
terminal therefore needs no rules of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sushiya.core import Action

__all__ = ["Facet", "Item", "Question", "Quit", "Undo", "find", "in_words", "narrow", "times"]

OptionT = TypeVar("OptionT")


class Undo(Exception):
    """The person takes back the last step."""


class Quit(Exception):
    """The person leaves the table."""


@dataclass(frozen=True)
class Item:
    """An entry of a list to choose from. People type its number or its name."""

    value: object
    name: str
    note: str = ""
    style: str = ""
    also: tuple[str, ...] = ()
    """Alternative spellings, such as the notation used in records."""
    count: int = 1
    """How many of it there are."""


@dataclass(frozen=True)
class Question:
    """A list to choose from."""

    title: str
    """Shown above the list."""
    prompt: str
    """Shown where the answer is typed."""
    items: tuple[Item, ...]
    enter: Item | None = None
    """What an empty answer means. It has no number."""
    unlisted: tuple[Item, ...] = ()
    """Items that can be typed but are not listed, because the list would get too long."""
    read: Callable[[str], object | None] | None = None
    """Another way to parse what was typed. Returns None if it can't."""
    hint: str = ""
    """Shown in reply to an invalid answer."""


@dataclass(frozen=True)
class Facet(Generic[OptionT]):
    """One aspect in which options differ, and how to ask about it."""

    of: Callable[[OptionT], object]
    ask: Callable[[Sequence[Any]], Question]


def narrow(
    ways: Sequence[tuple[Action, OptionT]],
    facets: Sequence[Facet[OptionT]],
    put: Callable[[Question, dict[str, Action]], object],
) -> Action:
    """Ask about one facet after the other until one action is left. Raises Undo if the first step is undone.

    `ways` pairs each action with the value that the facets look at. An action may be reached in several ways.
    `put` asks a question. It also gets all remaining actions by their notation: typing one in full selects it
    immediately.
    """
    index = 0
    path: list[tuple[int, Sequence[tuple[Action, OptionT]]]] = []
    while index < len(facets):
        facet = facets[index]
        values = tuple(dict.fromkeys(facet.of(way) for _, way in ways))
        if len(values) > 1:
            try:
                choice = put(facet.ask(values), {str(action): action for action, _ in ways})
            except Undo:
                if not path:
                    raise
                index, ways = path.pop()
                continue
            if isinstance(choice, Action):
                return choice
            path.append((index, ways))
            ways = [(action, way) for action, way in ways if facet.of(way) == choice]
        index += 1
    return ways[0][0]


def in_words(
    action: Action, ways: Sequence[tuple[Action, OptionT]], facets: Sequence[Facet[OptionT]]
) -> list[str]:
    """The names to choose for this action, question by question. What Enter would choose is left out."""
    way = next(way for each, way in ways if each == action)
    names = []
    for facet in facets:
        values = tuple(dict.fromkeys(facet.of(each) for _, each in ways))
        if len(values) > 1:
            question = facet.ask(values)
            listed = (*question.items, *question.unlisted)
            names += [item.name for item in listed if item.value == facet.of(way)]
            ways = [each for each in ways if facet.of(each[1]) == facet.of(way)]
    return names


def find(typed: str, items: Sequence[Item]) -> list[Item]:
    """The items that typed text may mean: one by its number or full name, or all that begin with it."""
    if typed.isascii() and typed.isdigit():
        return [items[int(typed) - 1]] if 1 <= int(typed) <= len(items) else []
    wanted = typed.casefold()
    spelled = [item for item in items if wanted in (item.name.casefold(), *map(str.casefold, item.also))]
    if spelled:
        return spelled[:1]
    starts = [item for item in items if item.name.casefold().startswith(wanted)]
    return starts or [item for item in items if _begins(wanted, item)]


def _begins(typed: str, item: Item) -> bool:
    """Whether every typed word begins a word of the name, in order: `maki 3` finds 'maki with 3 rolls'."""
    for spelling in (item.name, *item.also):
        words = iter(spelling.casefold().replace(":", " ").split())
        if all(any(word.startswith(part) for word in words) for part in typed.replace(":", " ").split()):
            return True
    return False


def times(name: str, count: int) -> str:
    """A name, followed by the count if there is more than one."""
    return f"{name} ×{count}" if count > 1 else name
