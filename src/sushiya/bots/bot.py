"""The interface of a bot."""

from typing import Any, Protocol

from sushiya.core import Action, Event

__all__ = ["Bot"]


class Bot(Protocol):
    """Plays one seat of one match."""

    name: str

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see, in order."""

    def choose(self, view: Any) -> Action:
        """Return an answer to `view.decision`: one of its options."""
