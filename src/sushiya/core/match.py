"""A game being played: its state, its log, and a source of chance."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from sushiya.core.agenda import State, action_of
from sushiya.core.chance import ChanceSource, Seeded
from sushiya.core.errors import BadOptions, SushiyaError
from sushiya.core.model import CHANCE, Action, Event, Game, Seat, Transition, check_game, check_seat

__all__ = ["AnyMatch", "Entry", "Match", "Planned", "plan", "replay"]

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")


class Entry(NamedTuple):
    """A line of the log: a seat and its answer. A changed answer is a new line; the last one counts."""

    seat: Seat
    action: Action


class Planned(NamedTuple, Generic[BoardT]):
    """The result of some answers and the chance outcomes after them. No effect until a match adopts it."""

    before: State[BoardT]
    entries: tuple[Entry, ...]
    steps: tuple[Transition[BoardT], ...]
    """The transition of each entry."""

    @property
    def state(self) -> State[BoardT]:
        """The state after the last entry."""
        return self.steps[-1].state if self.steps else self.before

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, in order."""
        if len(self.steps) == 1:
            return self.steps[0].events
        return tuple([event for step in self.steps for event in step.events])

    @property
    def chances(self) -> int:
        """How many of the entries are chance outcomes."""
        return [entry.seat for entry in self.entries].count(CHANCE)


def plan(
    game: Game[BoardT, Any],
    state: State[BoardT],
    moves: Iterable[tuple[Seat, Action | str]],
    chance: ChanceSource | None = None,
    chances: int = 0,
) -> Planned[BoardT]:
    """Play these answers in order, then chance outcomes until a player is asked.

    `chances` numbers the next chance decision. Without a source of chance, only the answers are played.
    Raises IllegalAction, or BadNotation for a text that is not an action.
    """
    now = state
    entries: list[Entry] = []
    steps: list[Transition[BoardT]] = []
    for seat, answer in moves:
        if seat != CHANCE:
            check_seat(game, seat)
        action = action_of(now, seat, answer, game.parse_action)
        step = game.play(now, seat, action)
        now = step.state
        entries.append(Entry(seat, action))
        steps.append(step)
    if chance is not None:
        while (decision := now.chance) is not None:
            outcome = chance.answer(game, decision, chances)
            chances += 1
            step = game.play(now, CHANCE, outcome)
            now = step.state
            entries.append(Entry(CHANCE, outcome))
            steps.append(step)
    return Planned(state, tuple(entries), tuple(steps))


class Match(Generic[BoardT, ViewT]):
    """A game being played. With a seed or another source of chance, chance outcomes are played immediately.

    Without one, chance is a seat like any other. `state` and `log` are the match; `history` holds every event
    so far, for all seats.
    """

    def __init__(
        self, game: Game[BoardT, ViewT], seed: str | None = None, *, chance: ChanceSource | None = None
    ) -> None:
        check_game(game)
        if seed is not None and not isinstance(seed, str):
            raise BadOptions(f"A seed is a text, not {seed!r}: write {str(seed)!r}.")
        self.game = game
        self.seed = seed
        self.chance = chance if seed is None else Seeded(seed)
        self.chances = 0
        """How many chance decisions have been answered."""
        start = game.start()
        self.state: State[BoardT] = start.state
        self.log: list[Entry] = []
        self.history: list[Event] = list(start.events)
        self.adopt(self.plan(()))

    def __repr__(self) -> str:
        return f"<Match {self.game}, {self.state}>"

    @property
    def over(self) -> bool:
        return self.state.over

    def options(self, seat: Seat) -> tuple[Action, ...]:
        """This seat's legal actions now; empty if it isn't asked."""
        if seat != CHANCE:
            check_seat(self.game, seat)
        return self.state.options(seat)

    def view(self, seat: Seat | None = None) -> ViewT:
        """What this seat may know now; `None` is a spectator."""
        if seat is not None:
            check_seat(self.game, seat)
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Play one answer, given as an action or its text, and the chance outcomes that follow.

        Returns the events. Raises IllegalAction, or BadNotation for a text that is not an action; then the
        match is unchanged.
        """
        planned = self.plan(((seat, action),))
        self.adopt(planned)
        return planned.events

    def plan(self, moves: Iterable[tuple[Seat, Action | str]]) -> Planned[BoardT]:
        """The result of these answers, actions or their texts, and the chance outcomes that follow.

        Changes nothing: `adopt` does. Raises IllegalAction or BadNotation.
        """
        return plan(self.game, self.state, moves, self.chance, self.chances)

    def adopt(self, planned: Planned[BoardT]) -> None:
        """Apply a plan to the match."""
        if planned.before is not self.state:
            raise SushiyaError("The match has moved on since this was planned: plan again.")
        self.state = planned.state
        self.log += planned.entries
        self.history += planned.events
        self.chances += planned.chances


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of any game."""


def replay(game: Game[BoardT, ViewT], log: Iterable[Entry]) -> Match[BoardT, ViewT]:
    """Play a log again. Chance outcomes are part of it, and are checked like any other answer."""
    match = Match(game)
    for seat, action in log:
        match.play(seat, action)
    return match
