"""The interface of a bot."""

from typing import Any, Protocol, runtime_checkable

from sushiya.core import Action, Event

__all__ = ["Bot", "SearchingBot"]


class Bot(Protocol):
    """Plays one seat of one match."""

    name: str

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see, in order."""

    def choose(self, view: Any) -> Action | str:
        """Return an answer to `view.decision`: one of its options, or the text of one."""


@runtime_checkable
class SearchingBot(Protocol):
    """A bot that can be told how long it may search."""

    @property
    def wants(self) -> float:
        """Seconds it would like to search for its next answer; 0 if it would not search at all."""

    def choose_within(self, seconds: float, view: Any) -> Action | str:
        """Choose after a search of at most this many seconds; without any search if there are none."""
