"""What passes between a match and whoever sits there: events in one direction, answers in the other."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from sushiya.bots.bot import AnyBot, Bot, KnowingBot
from sushiya.core import Action, Choice, Event, IllegalAction, Seat, State, View, listing, seen_by

__all__ = ["Seated", "answer_of", "decision_of", "option_of"]


class Observer(Protocol):
    """Anyone who is shown what a seat sees: a bot or a hinter."""

    def see(self, event: Event) -> None: ...


ObserverT = TypeVar("ObserverT", bound=Observer)
ViewT = TypeVar("ViewT", bound=View)


class Seated(Generic[ObserverT]):
    """An observer at a seat, and how much of the match it has seen."""

    __slots__ = ("_told", "observer", "seat")

    def __init__(self, seat: Seat, observer: ObserverT) -> None:
        self.seat = seat
        self.observer = observer
        self._told = 0

    def told(self, history: Sequence[Event], until: int | None = None) -> ObserverT:
        """Pass on the events that the seat has seen since the last call, in order; return the observer.

        `until`: the number of events when the view was taken, in case more follow while the observer thinks.
        """
        until = len(history) if until is None else until
        for event in seen_by(history[self._told : until], self.seat):
            self.observer.see(event)
        self._told = max(self._told, until)
        return self.observer


def decision_of(view: View) -> Choice:
    """The question to the seat of this view. Raises IllegalAction if there is none."""
    if view.decision is None:
        raise IllegalAction(f"Nothing is asked of seat {view.seat} now.")
    return view.decision


def answer_of(bot: Bot[ViewT], view: ViewT, state: State[Any] | None = None) -> Action:
    """A bot's answer as an action. Raises IllegalAction, naming the bot, if it is not one of the options.

    `state` is for the arena and the environments: it is shown to yardsticks, and to no other bot.
    """
    if state is not None and isinstance(bot, KnowingBot):
        return option_of(bot, view, bot.choose_knowing(view, state))
    return option_of(bot, view, bot.choose(view))


def option_of(bot: AnyBot, view: View, answer: Action | str) -> Action:
    """The option that a bot's answer means: an action, or its text."""
    decision = decision_of(view)
    if decision.accepts(answer):
        return decision.option(answer)
    name = getattr(bot, "name", type(bot).__name__)
    raise IllegalAction(
        f"The bot {name} answered {str(answer)!r}, which is not an option for seat {view.seat}: "
        f"{listing(map(str, decision.options))}."
    )
