"""The interface of a bot."""

from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar, runtime_checkable

from sushiya.core import Action, Event, State

__all__ = ["AnyBot", "Bot", "KnowingBot", "SearchingBot", "can_search"]

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Bot(Protocol[ViewT_contra]):
    """Plays one seat of one match, seeing that game's views."""

    name: str

    def see(self, event: Event) -> None:
        """Called for every event that this seat may see, in order."""

    def choose(self, view: ViewT_contra) -> Action | str:
        """Return an answer to `view.decision`: one of its options, or the text of one."""


AnyBot: TypeAlias = Bot[Any]
"""A bot for a game whose family is not known, as with `AnyGame`."""


@runtime_checkable
class KnowingBot(Protocol[ViewT_contra]):
    """A yardstick, not an opponent: a bot that wants to see the whole state, as no player can.

    The arena and the environments show it, since they know it and no person is deceived. Nobody else does.
    """

    def choose_knowing(self, view: ViewT_contra, state: State[Any]) -> Action | str:
        """Return an answer to `view.decision`. The state has no future: that is not decided yet."""


class SearchingBot(Bot[ViewT_contra], Protocol[ViewT_contra]):
    """A bot that can be told how long it may search."""

    @property
    def wants(self) -> float:
        """Seconds it would like to search for its next answer; 0 if it would not search at all."""

    def choose_within(self, seconds: float, view: ViewT_contra) -> Action | str:
        """Choose after a search of at most this many seconds; without any search if there are none."""


def can_search(bot: AnyBot) -> TypeGuard[SearchingBot[Any]]:
    """Whether this is a `SearchingBot`. `isinstance` would take longer than many bots need for an answer."""
    return hasattr(bot, "choose_within")
