"""Pins invariants under any behaviour: legal, illegal, late and changed answers, in any order."""

from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sushiya.core import CHANCE, AnyGame, AnyMatch, Choice, IllegalAction, Match, Seat, State, one_of
from sushiya.sushi import PARTY_EDITIONS, SUSHI_GO_EDITIONS, Board, DraftingGame, SushiGo, SushiGoParty
from sushiya.sushizock import BOX, EDITIONS, Sushizock
from sushiya.testing import random_meal
from sushiya.testing.checks import Foreign
from tests.testing.toy import Played


class Table(RuleBasedStateMachine):
    """Some players and chance at a table, some of whom don't know the rules."""

    match: AnyMatch

    def sit_down(self, game: AnyGame, seed: int) -> None:
        self.match = Match(game, str(seed))
        self.pieces = game.pieces(self.match.state)

    @property
    def state(self) -> State[Any]:
        return self.match.state

    def choice(self, seat: Seat) -> Choice:
        decision = self.state.decision(seat)
        assert decision is not None
        return decision

    # What people do -----------------------------------------------------------------------------------------

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """A seat that is asked gives a legal answer."""
        asked = data.draw(st.sampled_from([decision.seat for decision in self.state.pending]), "seat")
        self.match.play(asked, data.draw(st.sampled_from(self.choice(asked).options), "answer"))

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def go_round(self, data: st.DataObject) -> None:
        """All seats that are asked answer."""
        for decision in self.state.pending:
            options = self.choice(decision.seat).options
            self.match.play(decision.seat, data.draw(st.sampled_from(options), f"seat {decision.seat}"))

    @rule(answers=st.integers(1, 40), seed=st.integers(0, 999))
    def go_on_for_a_while(self, answers: int, seed: int) -> None:
        """Many answers in one step, so that runs come near the end of a match."""
        rng = Random(seed)
        for _ in range(answers):
            if not self.state.over:
                decision = one_of(self.state.pending, rng)
                self.match.play(decision.seat, decision.sample(rng))

    @precondition(lambda self: any(self.state.answer_of(seat) for seat in range(self.match.game.seats)))
    @rule(data=st.data())
    def change_your_mind(self, data: st.DataObject) -> None:
        """Changing a sealed answer produces no event."""
        answered = [seat for seat in range(self.match.game.seats) if self.state.answer_of(seat)]
        seat = data.draw(st.sampled_from(answered), "seat")
        action = data.draw(st.sampled_from(self.choice(seat).options), "answer")
        assert self.match.play(seat, action) == ()
        assert self.state.answer_of(seat) == action

    @rule(seat=st.integers(-2, 8), word=st.sampled_from([Foreign(), Played(3)]))
    def say_something_else(self, seat: int, word: Foreign | Played) -> None:
        """An action that is never an answer is rejected, whichever seat gives it."""
        self.refused(seat, word)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def answer_for_somebody_else(self, data: st.DataObject) -> None:
        """Out of turn: only a seat that is asked may answer, and only with its own options."""
        asked = data.draw(st.sampled_from([decision.seat for decision in self.state.pending]), "asked")
        action = data.draw(st.sampled_from(self.choice(asked).options), "answer")
        seat = data.draw(st.sampled_from([CHANCE, *range(self.match.game.seats + 1)]), "seat")
        own = self.state.decision(seat)
        if own is None or action not in own.options:
            self.refused(seat, action)

    @precondition(lambda self: self.match.log)
    @rule(data=st.data())
    def say_it_again(self, data: st.DataObject) -> None:
        """An old answer is accepted only if it is legal now."""
        seat, action = data.draw(st.sampled_from(self.match.log[-10:]), "old")
        own = self.state.decision(seat)
        if own is None or action not in own.options:
            self.refused(seat, action)

    def refused(self, seat: Seat, action: Any) -> None:
        before, told = self.state, len(self.match.history)
        with pytest.raises(IllegalAction):
            self.match.play(seat, action)
        assert (self.state, len(self.match.history)) == (before, told)

    # What always holds --------------------------------------------------------------------------------------

    @invariant()
    def nothing_gets_lost(self) -> None:
        assert self.match.game.pieces(self.state) == self.pieces

    @invariant()
    def who_is_asked_has_a_choice(self) -> None:
        assert bool(self.state.pending) != self.state.over
        for decision in self.state.pending:
            assert decision.seat in range(self.match.game.seats)
            assert len({*self.choice(decision.seat).options}) == len(self.choice(decision.seat).options) > 0
            assert self.state.answer_of(decision.seat) is None

    @invariant()
    def everybody_sees_who_is_asked(self) -> None:
        for viewer in (None, *range(self.match.game.seats)):
            view = self.match.game.view(self.state, viewer)
            assert view.waiting_for == tuple(decision.seat for decision in self.state.pending)
            assert view.over == self.state.over

    @invariant()
    def winners_are_those_with_most_points(self) -> None:
        winners, scores = self.match.game.winners(self.state), self.match.game.scores(self.state)
        assert bool(winners) == self.state.over
        assert all(scores[seat] == max(scores[: self.match.game.seats]) for seat in winners)


class DraftTable(Table):
    """What holds in both drafting games."""

    @property
    def board(self) -> Board:
        board = self.state.board
        assert isinstance(board, Board)
        return board

    @property
    def game(self) -> DraftingGame:
        assert isinstance(self.match.game, DraftingGame)
        return self.match.game

    @invariant()
    def hands_are_equally_large(self) -> None:
        """Except for the dummy's card in the hand of whoever plays for it, and a card that is being given."""
        sizes = [len(hand) for hand in self.board.hands]
        if self.game.dummy and not self.state.over:
            sizes[self.game.controller(self.board.round, self.board.turn)] -= 1
        assert len({*sizes}) == 1

    @invariant()
    def scores_are_the_sum_of_the_sheet(self) -> None:
        sums = [0] * self.game.tableau_count
        for line in self.board.sheet:
            sums[line.seat] += line.points
        assert self.game.scores(self.state) == tuple(sums)

    @invariant()
    def every_plate_has_a_number_of_its_own(self) -> None:
        for tableau, laid in zip(self.board.tableaux, self.board.laid, strict=True):
            numbers = [plate.no for plate in tableau]
            assert numbers == sorted({*numbers})
            assert all(1 <= number <= laid for number in numbers)

    @invariant()
    def a_wasabi_carries_one_nigiri(self) -> None:
        for tableau in self.board.tableaux:
            bases = [plate.on for plate in tableau if plate.on is not None]
            assert len({*bases}) == len(bases)
            assert {*bases} <= {plate.no for plate in tableau if plate.face.dish == "wasabi"}

    @invariant()
    def only_desserts_are_kept(self) -> None:
        for tableau in self.board.kept_desserts:
            assert all(self.game.is_dessert(plate.dish) for plate in tableau)


class SushiGoTable(DraftTable):
    @initialize(
        edition=st.sampled_from([*SUSHI_GO_EDITIONS.values()]),
        data=st.data(),
        alternate=st.booleans(),
        with_dummy=st.booleans(),
        seed=st.integers(0, 999),
    )
    def begin(self, edition: Any, data: st.DataObject, alternate: bool, with_dummy: bool, seed: int) -> None:
        seats = data.draw(st.sampled_from(edition.seats), "seats")
        dummy = with_dummy and edition.dummy and seats == 2
        self.sit_down(SushiGo(seats, edition.name, alternate, dummy), seed)


class PartyTable(DraftTable):
    @initialize(
        seats=st.integers(2, 8),
        edition=st.sampled_from([*PARTY_EDITIONS]),
        meal=st.integers(0, 9999),
        seed=st.integers(0, 999),
    )
    def begin(self, seats: int, edition: str, meal: int, seed: int) -> None:
        self.sit_down(SushiGoParty(seats, random_meal(Random(meal), seats), edition), seed)


class SushizockTable(Table):
    @initialize(
        seats=st.integers(2, 5),
        edition=st.sampled_from([*EDITIONS]),
        open_stacks=st.booleans(),
        seed=st.integers(0, 999),
    )
    def begin(self, seats: int, edition: str, open_stacks: bool, seed: int) -> None:
        self.sit_down(Sushizock(seats, edition, open_stacks), seed)

    @invariant()
    def there_are_five_dice(self) -> None:
        board = self.state.board
        assert len(board.kept) + len(board.rolled) == 5

    @invariant()
    def the_match_is_over_when_the_middle_is_empty(self) -> None:
        assert self.state.over == (not self.state.board.rows.sushi and not self.state.board.rows.bones)

    @invariant()
    def bones_cost_what_they_say(self) -> None:
        """At worst, one seat has all the bones and nothing else."""
        assert all(
            -sum(BOX.bones) <= points <= sum(BOX.sushi) for points in self.match.game.scores(self.state)
        )


TestSushiGo = SushiGoTable.TestCase
TestParty = PartyTable.TestCase
TestSushizock = SushizockTable.TestCase
