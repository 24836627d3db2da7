"""What a bot is."""

from typing import Any, Protocol

from sushiya.core import Action, Event

__all__ = ["Bot"]


class Bot(Protocol):
    """Plays one seat of one match."""

    name: str

    def see(self, event: Event) -> None:
        """Something happened that this seat may see. Called for every such event, in order."""

    def choose(self, view: Any) -> Action:
        """An answer to `view.decision`: one of its options."""
