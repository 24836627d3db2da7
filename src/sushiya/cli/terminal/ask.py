"""Questions to people in small steps: for one part of an answer after the other.

Options come from the rules, complete. A facet is one thing in which options differ (the card, what it copies,
a call); asking about it leaves fewer options, until one is left. So the terminal needs no rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sushiya.core import Action

__all__ = ["Facet", "Item", "Question", "Quit", "Undo", "find", "in_words", "narrow"]

OptionT = TypeVar("OptionT")


class Undo(Exception):
    """The person takes the last step back."""


class Quit(Exception):
    """The person leaves the table."""


@dataclass(frozen=True)
class Item:
    """Something to choose: it has a number in the list, a name that can be typed, and a note."""

    value: object
    name: str
    note: str = ""
    style: str = ""
    also: tuple[str, ...] = ()
    """Further spellings, such as the notation of records."""
    count: int = 1
    """How many there are of it."""


@dataclass(frozen=True)
class Question:
    """A list to choose from."""

    title: str
    """Stands over the list."""
    prompt: str
    """Stands where the answer is typed."""
    items: tuple[Item, ...]
    enter: Item | None = None
    """What an empty answer means; it has no number."""
    unlisted: tuple[Item, ...] = ()
    """Can be typed, but would make the list too long."""
    read: Callable[[str], object | None] | None = None
    """Another way to understand what was typed."""
    hint: str = ""
    """What to say to an answer that is none."""


@dataclass(frozen=True)
class Facet(Generic[OptionT]):
    """One thing in which options differ, and how to ask for it."""

    of: Callable[[OptionT], object]
    ask: Callable[[Sequence[Any]], Question]


def narrow(
    ways: Sequence[tuple[Action, OptionT]],
    facets: Sequence[Facet[OptionT]],
    put: Callable[[Question, dict[str, Action]], object],
) -> Action:
    """Ask about one facet after the other until one action is left. Raises Undo if the first step is undone.

    `ways` are actions with what the facets look at; an action may be reached in several ways. `put` gets the
    notation of every action still possible: typed in full, it is an answer at once.
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
    """What one would choose for this action, question by question; what is usual is not said."""
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
    """The items that a typed text may mean: one by its number or full name, else all it can begin."""
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
