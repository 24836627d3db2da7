"""Games that break one promise each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any, ClassVar

from sushiya.core import CHANCE, Action, Answered, Choice, Event, IllegalAction, Seat, State, Step, Transition
from tests.testing.toy import Bench, Board, Cards, Deal, Dealt, HighCard, Played, Points, View, choose

# Broken tables ----------------------------------------------------------------------------------------------


class LosesCards(HighCard):
    """The lowest card of the second deal gets lost."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        if step.state.board.round < 2 or seat != CHANCE:
            return step
        board = replace(step.state.board, deck=step.state.board.deck[1:])
        return replace(step, state=replace(step.state, board=board))


class ChangesOldStates(HighCard):
    """It changes the board it was given in place."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        if seat != CHANCE:
            object.__setattr__(state.board, "discards", (*state.board.discards, 1000))
        return step


class ChangesOldStatesLate(HighCard):
    """The last answer changes the first state."""

    beginnings: ClassVar[list[Board]] = []

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        if state.board.round == 0:
            self.beginnings.append(state.board)
        if step.state.over:
            for board in self.beginnings:
                object.__setattr__(board, "round", 7)
        return step


class CannotBeHashed(HighCard):
    def start(self) -> Transition[Board]:
        step = super().start()
        board = replace(step.state.board, discards=[])  # type: ignore[arg-type]
        return replace(step, state=replace(step.state, board=board))


class NobodyWins(HighCard):
    def winners(self, state: State[Any]) -> tuple[Seat, ...]:
        return ()


class WinsTooEarly(HighCard):
    def winners(self, state: State[Any]) -> tuple[Seat, ...]:
        return super().winners(replace(state, ask=None))


class NeverEnds(HighCard):
    """After the last round comes the first."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        return Transition(self.start().state, step.events) if step.state.over else step


# Broken questions -------------------------------------------------------------------------------------------


class AsksTwice(HighCard):
    def question(self, seat: Seat, hand: Cards) -> Choice:
        return Choice(seat, tuple(map(Played, (*hand, hand[0]))))


class LeavesNoChoice(HighCard):
    def question(self, seat: Seat, hand: Cards) -> Choice:
        return Choice(seat, () if seat else tuple(map(Played, hand)))


class RefusesAnOption(HighCard):
    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        if action == Played(7):
            raise IllegalAction("Seven is bad luck.")
        return super().play(state, seat, action)


class CrashesOnAnOption(HighCard):
    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        if action == Played(7):
            raise ZeroDivisionError("seven")
        return super().play(state, seat, action)


class WritesUnreadably(HighCard):
    def parse_action(self, text: str) -> Action:
        action = super().parse_action(text)
        return Played(8) if action == Played(7) else action


class TakesAnything(HighCard):
    """An illegal answer counts as the first option."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        decision = state.decision(seat)
        if decision is not None and action not in decision.options:
            action = decision.options[0]
        return super().play(state, seat, action)


class LetsOthersAnswer(HighCard):
    """Other seats may answer for seat 0."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        mine = state.decision(0)
        if mine is not None and action in mine.options:
            seat = 0
        return super().play(state, seat, action)


class FailsRudely(HighCard):
    """An illegal answer raises some other error."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        try:
            return super().play(state, seat, action)
        except IllegalAction as error:
            raise KeyError(str(error)) from None


class IllegalAnswersCount(HighCard):
    """An illegal answer is rejected, but changes the state."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        try:
            return super().play(state, seat, action)
        except IllegalAction:
            object.__setattr__(state.board, "round", state.board.round + 1)
            raise


class GoesOnForever(HighCard):
    """Answers are still accepted after the end."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        return Transition(state, ()) if state.over else super().play(state, seat, action)


# Broken seals -----------------------------------------------------------------------------------------------


class FirstAnswerCounts(HighCard):
    """Whoever answers first gets a point for it."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        if seat == CHANCE or len(state.pending) < self.seats:
            return step
        points = list(step.state.board.points)
        points[seat] += 1
        board = replace(step.state.board, points=tuple(points))
        return Transition(replace(step.state, board=board), (*step.events, Points(seat, 1)))


class TellsInOrderOfAnswers(HighCard):
    """An event names the last seat to answer, the one that kept everybody waiting."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        late = seat != CHANCE and len(state.pending) == 1
        return Transition(step.state, (*step.events, Points(seat, 0))) if late else step


class ChangingCosts(HighCard):
    """A changed answer costs a point."""

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        if seat == CHANCE or state.answer_of(seat) is None:
            return step
        points = list(step.state.board.points)
        points[seat] -= 1
        board = replace(step.state.board, points=tuple(points))
        return Transition(replace(step.state, board=board), (*step.events, Points(seat, -1)))


@dataclass(frozen=True, slots=True)
class Shouted(Answered):
    card: int


class TellsSealedAnswers(HighCard):
    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        told = tuple(
            Shouted(seat, action.card)
            if isinstance(event, Answered) and isinstance(action, Played)
            else event
            for event in step.events
        )
        return Transition(step.state, told)


class ShowsSealedAnswers(HighCard):
    def view(self, state: State[Board], seat: Seat | None) -> View:
        return replace(super().view(state, seat), leak=None if state.ask is None else state.ask.answers)


# Broken views and imagination -------------------------------------------------------------------------------


class ShowsAllHands(HighCard):
    def view(self, state: State[Board], seat: Seat | None) -> View:
        return replace(super().view(state, seat), leak=state.board.hands)


class ShowsAllHandsAndHidesIt(ShowsAllHands):
    """Imagined states agree with the leak, so that checking imagined states alone can't find it."""

    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        state = super().imagine(view, seen, rng)
        hands: tuple[Cards, ...] = view.leak
        deck = {*range(6 * self.seats)} - {*view.discards} - {card for hand in hands for card in hand}
        board = replace(state.board, hands=hands, deck=tuple(sorted(deck)))
        if view.step != Step(choose) or state.ask is None:
            return replace(state, board=board)
        again = self.bench(board, view.serial - 1, (view.step,)).run().state
        assert again.ask is not None
        return replace(again, ask=replace(again.ask, answers=state.ask.answers))


class ShowsTheWrongQuestion(HighCard):
    def view(self, state: State[Board], seat: Seat | None) -> View:
        asked = None if state.over else state.decision(0)
        return replace(super().view(state, seat), decision=asked)


class ShowsOtherScores(HighCard):
    def view(self, state: State[Board], seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, scores=tuple(points + 1 for points in view.scores))


class ImaginesAnotherHand(HighCard):
    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        return super().imagine(replace(view, seat=None, hand=()), seen, rng)


class ImaginesTooFewCards(HighCard):
    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        state = super().imagine(view, seen, rng)
        return replace(state, board=replace(state.board, deck=state.board.deck[1:]))


class ImaginesDeadEnds(HighCard):
    """In imagined states, other seats' decisions have no options."""

    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        state = super().imagine(view, seen, rng)
        if state.ask is None:
            return state
        decisions = tuple(
            Choice(each.seat, ()) if each.seat not in (view.seat, CHANCE) else each
            for each in state.ask.decisions
        )
        return replace(state, ask=replace(state.ask, decisions=decisions))


class CannotImagine(HighCard):
    def imagine(self, view: View, seen: Iterable[Event], rng: Random) -> State[Board]:
        raise NotImplementedError("no imagination")


# Broken matches ---------------------------------------------------------------------------------------------


class RollsInSecret(HighCard):
    """Randomness that is not in the log."""

    generator: ClassVar[Iterator[int]] = count()

    def bench(self, board: Board, asked: int, todo: Iterable[Step]) -> Bench:
        bonus = next(self.generator)
        return super().bench(replace(board, points=(bonus,) * self.seats), asked, todo)


class TellsAtRandom(HighCard):
    """The state is right, but the events vary at random."""

    generator: ClassVar[Iterator[int]] = count()

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        step = super().play(state, seat, action)
        told = (Points(0, 0),) * (next(self.generator) % 2)
        return Transition(step.state, (*step.events, *told))


class HasGoodAndBadDays(HighCard):
    """Every other match begins with extra points."""

    matches: ClassVar[Iterator[int]] = count()

    def start(self) -> Transition[Board]:
        step = super().start()
        board = replace(step.state.board, points=(next(self.matches) % 2,) * self.seats)
        return replace(step, state=replace(step.state, board=board))


class WelcomesNowAndThen(HighCard):
    """Every other match begins with an extra event."""

    matches: ClassVar[Iterator[int]] = count()

    def start(self) -> Transition[Board]:
        return replace(super().start(), events=(Points(0, 0),) * (next(self.matches) % 2))


class HasALongName(HighCard):
    """Its text form takes two lines."""

    def __str__(self) -> str:
        return f"high-card\n(seats={self.seats})"


@dataclass(frozen=True, slots=True)
class WildDeal(Deal):
    """Chance that ignores the seed."""

    def sample(self, rng: Random) -> Dealt:
        return Deal.sample(self, Random())


class IgnoresTheSeed(HighCard):
    def start(self) -> Transition[Board]:
        return self.wild(super().start())

    def play(self, state: State[Board], seat: Seat, action: Action | str) -> Transition[Board]:
        return self.wild(super().play(state, seat, action))

    def wild(self, step: Transition[Board]) -> Transition[Board]:
        ask = step.state.ask
        if ask is None or not isinstance(deal := ask.decisions[0], Deal):
            return step
        decisions = (WildDeal(CHANCE, deal.deck, deal.count),)
        return replace(step, state=replace(step.state, ask=replace(ask, decisions=decisions)))


class ForgetsPoints(HighCard):
    def scores(self, state: State[Board]) -> tuple[int, ...]:
        return (0,) * self.seats if state.over else super().scores(state)

    def view(self, state: State[Board], seat: Seat | None) -> View:
        return replace(super().view(state, seat), scores=self.scores(state))


class HasNoLanguage(HighCard):
    """Players' answers can be parsed, chance outcomes can't."""

    def parse_action(self, text: str) -> Action:
        action = super().parse_action(text)
        return Dealt(action.cards[::-1]) if isinstance(action, Dealt) else action
