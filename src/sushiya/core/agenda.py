"""The agenda: the steps still to take, as data, so that a state can be compared, hashed, copied and searched.

A game is a sequence of steps. A `Step` is a module-level function and its arguments. An `Ask` waits for one
sealed answer per decision and names the step that follows. It has three uses: simultaneous picks
are one `Ask` with a decision for each seat, a follow-up question is an `Ask` of its own, and a shuffle is an
`Ask` to chance.

Two rules keep secrets. A step that asks does nothing else. The arguments of steps are public; whatever is
secret is on the board. So a board with other secrets and the same agenda is a state that the player can't
tell from the truth.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sushiya.core.errors import BadNotation, IllegalAction, listing
from sushiya.core.model import CHANCE, Action, Answered, Chance, Choice, Decision, Event, Seat, Transition
from sushiya.core.show import waiting

__all__ = ["Ask", "Draft", "State", "Step", "action_of", "answer"]

BoardT = TypeVar("BoardT")


@dataclass(frozen=True, slots=True)
class Step:
    """A step still to take: a module-level function, called with the draft and these arguments."""

    do: Callable[..., None]
    args: tuple[object, ...] = ()

    def __repr__(self) -> str:
        return f"<Step {self.do.__name__}({', '.join(map(repr, self.args))})>"


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to one seat, or to several simultaneously. When the last has answered, `then` runs."""

    serial: int
    """The number of the question in its match. Clients echo it: a late answer is rejected, never misread."""
    asked_by: Step
    """The step that asked. Run again on a board with other secrets, it asks the same question."""
    decisions: tuple[Decision, ...]
    then: Callable[..., None]
    args: tuple[object, ...]
    answers: tuple[Action | None, ...]

    def __repr__(self) -> str:
        return f"<Ask {self.serial}, {waiting([decision.seat for decision in self.decisions])}>"

    def index(self, seat: Seat) -> int | None:
        """The index of this seat's decision, if it has one."""
        for index, decision in enumerate(self.decisions):
            if decision.seat == seat:
                return index
        return None


@dataclass(frozen=True, slots=True)
class State(Generic[BoardT]):
    """The whole truth about a match at one moment. It holds nothing about the future."""

    board: BoardT
    ask: Ask | None
    """The open question; None if the match is over."""
    todo: tuple[Step, ...] = ()

    def __repr__(self) -> str:
        return f"<State {self}>"

    def __str__(self) -> str:
        """The board's summary (such as round and turn), and who has to answer."""
        if self.ask is None:
            return waiting(())
        return f"{self.board}, {waiting([decision.seat for decision in self.pending])}"

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def serial(self) -> int:
        """The number of the open question; 0 if the match is over."""
        return 0 if self.ask is None else self.ask.serial

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that still wait for an answer."""
        if self.ask is None:
            return ()
        ask = self.ask
        return tuple([d for d, a in zip(ask.decisions, ask.answers, strict=True) if a is None])

    @property
    def chance(self) -> Chance | None:
        """The question to chance, if there is one now. Chance is always asked alone."""
        first = None if self.ask is None else self.ask.decisions[0]
        return first if isinstance(first, Chance) else None

    def decision(self, seat: Seat) -> Choice | None:
        """This seat's decision, answered or not: an answer may be changed while it is sealed."""
        if self.ask is None or (index := self.ask.index(seat)) is None:
            return None
        decision = self.ask.decisions[index]
        return decision if isinstance(decision, Choice) else None

    def options(self, seat: Seat) -> tuple[Action, ...]:
        """This seat's legal actions now; empty if it isn't asked."""
        decision = self.decision(seat)
        return () if decision is None else decision.options

    def answer_of(self, seat: Seat) -> Action | None:
        """This seat's sealed answer to the open question, if it has given one."""
        if self.ask is None or (index := self.ask.index(seat)) is None:
            return None
        return self.ask.answers[index]


class Draft(ABC, Generic[BoardT]):
    """A mutable copy of a board, used while steps run."""

    def __init__(self, asked: int, todo: Iterable[Step]) -> None:
        self._asked = asked
        self._todo = list(todo)
        self._events: list[Event] = []
        self._step = Step(_nothing)
        self._ask: Ask | None = None

    @abstractmethod
    def freeze(self) -> BoardT:
        """The board as an immutable value."""

    def ask(self, *decisions: Decision, then: Callable[..., None], args: tuple[object, ...] = ()) -> None:
        """Wait for an answer to each decision, then call `then(draft, *args, *answers)`."""
        self._ask = Ask(self._asked + 1, self._step, decisions, then, args, (None,) * len(decisions))

    def next(self, *steps: Step) -> None:
        """Put these steps before all others on the agenda."""
        self._todo[0:0] = steps

    def emit(self, event: Event) -> None:
        """Add an event."""
        self._events.append(event)

    def run(self) -> Transition[BoardT]:
        """Run the steps until one asks or none is left."""
        while self._ask is None and self._todo:
            self._step = step = self._todo.pop(0)
            step.do(self, *step.args)
        return Transition(State(self.freeze(), self._ask, tuple(self._todo)), tuple(self._events))


def _nothing(draft: Draft[BoardT]) -> None:
    """A placeholder for the step before the first."""


def answer(
    state: State[BoardT],
    seat: Seat,
    action: Action | str,
    lay_out: Callable[[State[BoardT]], Draft[BoardT]],
    parse: Callable[[str], Action],
) -> Transition[BoardT]:
    """Check and seal one answer, given as an action or its text. If it is the last one awaited, run on.

    Raises IllegalAction, or BadNotation for a text that is not an action.
    """
    ask = state.ask
    if ask is None:
        raise IllegalAction("The match is over: there is nothing left to answer.")
    index = ask.index(seat)
    if index is None:
        asked = listing(_name(decision.seat) for decision in ask.decisions)
        raise IllegalAction(f"{_name(seat)} is not asked anything now. Asked: {asked}.")
    decision = ask.decisions[index]
    if isinstance(action, str):
        action = action_of(state, seat, action, parse)
    if not decision.accepts(action):
        raise IllegalAction(f"'{action}' is not an option for {_name(seat)} now.{_options(state, seat)}")

    if len(ask.answers) == 1:
        answers: tuple[Action | None, ...] = (action,)
        news: tuple[Event, ...] = ()
    else:
        answers = (*ask.answers[:index], action, *ask.answers[index + 1 :])
        news = (Answered(seat),) if ask.answers[index] is None else ()
        if not _complete(answers):
            sealed = Ask(ask.serial, ask.asked_by, ask.decisions, ask.then, ask.args, answers)
            return Transition(State(state.board, sealed, state.todo), news)
    draft = lay_out(state)
    for event in news:
        draft.emit(event)
    draft.next(Step(ask.then, (*ask.args, *answers)))
    return draft.run()


def _complete(answers: tuple[Action | None, ...]) -> bool:
    """Whether nobody has to answer any more. `None in answers` would compare actions, field by field."""
    for each in answers:  # noqa: SIM110 - half as fast as a generator
        if each is None:
            return False
    return True


def action_of(
    state: State[BoardT], seat: Seat, action: Action | str, parse: Callable[[str], Action]
) -> Action:
    """The action itself, or the one with this text. The message of BadNotation lists the legal actions."""
    if not isinstance(action, str):
        return action
    try:
        return parse(action)
    except BadNotation as error:
        raise BadNotation(f"{error}{_options(state, seat)}") from None


def _options(state: State[BoardT], seat: Seat) -> str:
    options = state.options(seat)
    return f" Options: {listing(options)}." if options else ""


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat!r}"
