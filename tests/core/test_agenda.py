"""Pins how questions are asked and answered: sealed, changeable until the last answer, strictly checked."""

from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import pytest

from sushiya.core.agenda import Ask, Draft, State, Step, answer
from sushiya.core.errors import BadNotation, IllegalAction
from sushiya.core.model import CHANCE, Action, Answered, Chance, Choice, Event, Transition

Story: TypeAlias = tuple[str, ...]
"""The board of a tiny game: the words said so far."""


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


@dataclass(frozen=True, slots=True)
class Heard(Event):
    words: Story


@dataclass(frozen=True, slots=True)
class Toss(Chance):
    def accepts(self, action: Action) -> bool:
        return action in (HEADS, TAILS)

    def sample(self, rng: Random) -> Say:
        return HEADS if rng.random() < 0.5 else TAILS


A, B, C, HEADS, TAILS = map(Say, ("a", "b", "c", "heads", "tails"))


class Bench(Draft[Story]):
    def __init__(self, story: Story, asked: int, todo: tuple[Step, ...]) -> None:
        super().__init__(asked, todo)
        self.story = story

    def freeze(self) -> Story:
        return self.story


def ask_all(bench: Bench) -> None:
    """Seats 0, 1 and 2 choose simultaneously; then chance tosses."""
    bench.ask(*(Choice(seat, (A, B)) for seat in range(3)), then=heard, args=("round",))


def heard(bench: Bench, title: str, *words: Say) -> None:
    bench.story += (title, *(said.word for said in words))
    bench.emit(Heard(bench.story))


def toss(bench: Bench) -> None:
    bench.ask(Toss(CHANCE), then=heard, args=("toss",))


def ask_one(bench: Bench, seat: int) -> None:
    bench.ask(Choice(seat, (A, B, C)), then=heard, args=("one",))


def mark(bench: Bench, word: str) -> None:
    bench.story += (word,)


def detour(bench: Bench) -> None:
    bench.next(Step(mark, ("first",)), Step(mark, ("second",)))


def lay_out(state: State[Story]) -> Bench:
    assert state.ask is not None
    return Bench(state.board, state.ask.serial, state.todo)


def start(*steps: Step) -> State[Story]:
    return Bench((), 0, steps).run().state


def parse(text: str) -> Action:
    if not text.startswith("say "):
        raise BadNotation(f"'{text}' is nothing to say.")
    return Say(text.removeprefix("say "))


def say(state: State[Story], seat: int, action: Action | str) -> Transition[Story]:
    return answer(state, seat, action, lay_out, parse)


THREE = start(Step(ask_all), Step(toss))


# Steps ------------------------------------------------------------------------------------------------------


def test_steps_run_in_order_until_one_asks() -> None:
    state = start(Step(mark, ("x",)), Step(mark, ("y",)), Step(toss), Step(mark, ("z",)))
    assert state.board == ("x", "y")
    assert state.todo == (Step(mark, ("z",)),)
    assert state.pending == (Toss(CHANCE),)


def test_steps_put_first_run_before_all_others() -> None:
    assert start(Step(detour), Step(mark, ("third",))).board == ("first", "second", "third")


def test_when_no_step_is_left_the_match_is_over() -> None:
    state = start(Step(mark, ("x",)))
    assert state.over
    assert state.ask is None
    assert state.pending == ()
    assert state.decision(0) is None
    assert state.answer_of(0) is None


def test_a_question_knows_the_step_that_asked_it() -> None:
    state = start(Step(mark, ("x",)), Step(ask_one, (2,)))
    assert state.ask is not None
    assert state.ask.asked_by == Step(ask_one, (2,))
    again = Bench(state.board, 0, (state.ask.asked_by, *state.todo)).run().state
    assert again == state


def test_serials_count_questions_and_not_answers() -> None:
    state, serials = THREE, []
    for seat, action in [(0, A), (1, A), (2, A), (CHANCE, TAILS)]:
        assert state.ask is not None
        serials.append(state.ask.serial)
        state = say(state, seat, action).state
    assert serials == [1, 1, 1, 2]


def test_a_state_is_a_value() -> None:
    other = start(Step(ask_all), Step(toss))
    assert other == THREE
    assert hash(other) == hash(THREE)
    assert say(other, 0, A).state != THREE


# Sealed answers ---------------------------------------------------------------------------------------------


def test_answers_stay_sealed_until_the_last_is_in() -> None:
    first = say(THREE, 1, B)
    assert first.events == (Answered(1),)
    assert first.state.board == ()
    second = say(first.state, 0, A)
    assert second.events == (Answered(0),)
    assert second.state.board == ()
    third = say(second.state, 2, A)
    assert third.state.board == ("round", "a", "b", "a")
    assert third.events == (Answered(2), Heard(("round", "a", "b", "a")))


def test_the_order_of_sealed_answers_makes_no_difference() -> None:
    forwards = backwards = THREE
    for seat, action in enumerate([A, B, A]):
        forwards = say(forwards, seat, action).state
    for seat, action in reversed(list(enumerate([A, B, A]))):
        backwards = say(backwards, seat, action).state
    assert forwards == backwards


def test_who_waits_and_who_has_answered() -> None:
    state = say(THREE, 1, B).state
    assert [decision.seat for decision in state.pending] == [0, 2]
    assert [state.answer_of(seat) for seat in (0, 1, 2, 3)] == [None, B, None, None]
    assert state.decision(1) == Choice(1, (A, B)), "an answer may be changed while it is sealed"
    assert state.decision(3) is None


def test_an_answer_may_be_changed_until_the_last_is_in_and_nobody_is_told() -> None:
    once = say(THREE, 0, A).state
    changed = say(once, 0, B)
    assert changed.events == ()
    assert changed.state.answer_of(0) == B
    state = say(say(changed.state, 1, A).state, 2, A).state
    assert state.board == ("round", "b", "a", "a")


def test_the_same_answer_twice_changes_nothing() -> None:
    once = say(THREE, 0, A).state
    assert say(once, 0, A) == Transition(once, ())


def test_a_lone_answer_needs_no_seal() -> None:
    step = say(start(Step(ask_one, (0,))), 0, C)
    assert step.events == (Heard(("one", "c")),)
    assert step.state.over


def test_chance_is_asked_like_a_seat_but_has_no_list_of_options() -> None:
    state = start(Step(toss))
    assert state.pending == (Toss(CHANCE),)
    assert state.decision(CHANCE) is None
    assert say(state, CHANCE, HEADS).state.board == ("toss", "heads")


# Text -------------------------------------------------------------------------------------------------------


def test_a_text_is_as_good_as_the_action() -> None:
    assert say(THREE, 0, "say a") == say(THREE, 0, A)
    assert say(start(Step(toss)), CHANCE, "say heads") == say(start(Step(toss)), CHANCE, HEADS)


def test_a_text_that_is_no_option_is_refused_like_the_action() -> None:
    with pytest.raises(IllegalAction, match=r"^'say c' is not an option for seat 0 now. .* say a, say b.$"):
        say(THREE, 0, "say c")


def test_a_text_that_is_no_action_is_refused_with_the_options() -> None:
    with pytest.raises(BadNotation, match=r"^'a' is nothing to say. Options: say a, say b.$"):
        say(THREE, 0, "a")
    with pytest.raises(BadNotation, match=r"^'a' is nothing to say.$"):
        say(start(Step(toss)), CHANCE, "a")


def test_options_are_those_of_the_seat() -> None:
    assert THREE.options(1) == (A, B)
    assert THREE.options(3) == ()
    assert start(Step(toss)).options(CHANCE) == ()


def test_a_state_shows_where_it_stands_and_who_is_waited_for() -> None:
    assert repr(say(THREE, 0, A).state) == "<State (), waiting for 1 2>"
    assert repr(start(Step(mark, ("x",)), Step(toss))) == "<State ('x',), waiting for chance>"
    assert repr(start()) == "<State over>"
    assert repr(THREE.ask) == "<Ask 1, waiting for 0 1 2>"
    assert repr(THREE.todo) == "(<Step toss()>,)"
    assert repr(Step(mark, ("x",))) == "<Step mark('x')>"


# Refusals ---------------------------------------------------------------------------------------------------


def refused(state: State[Story], seat: int, action: Action) -> str:
    """The error message. A rejected answer leaves the state unchanged."""
    before = hash(state)
    with pytest.raises(IllegalAction) as error:
        say(state, seat, action)
    assert hash(state) == before
    return str(error.value)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    assert refused(THREE, 1, C) == "'say c' is not an option for seat 1 now. Options: say a, say b."


def test_chance_too_can_not_answer_just_anything() -> None:
    assert refused(start(Step(toss)), CHANCE, A) == "'say a' is not an option for chance now."


@pytest.mark.parametrize("seat", [3, CHANCE])
def test_out_of_turn_is_refused_with_who_is_asked(seat: int) -> None:
    name = "chance" if seat == CHANCE else "seat 3"
    assert refused(THREE, seat, A) == f"{name} is not asked anything now. Asked: seat 0, seat 1, seat 2."


def test_a_seat_is_a_number() -> None:
    seat: Any = "0"
    assert refused(THREE, seat, A) == "seat '0' is not asked anything now. Asked: seat 0, seat 1, seat 2."


def test_a_second_answer_to_a_question_that_is_over_is_refused() -> None:
    state = THREE
    for seat in range(3):
        state = say(state, seat, A).state
    assert refused(state, 2, B) == "seat 2 is not asked anything now. Asked: chance."


def test_after_the_end_nothing_is_accepted() -> None:
    over = say(start(Step(ask_one, (0,))), 0, A).state
    assert refused(over, 0, A) == "The match is over: there is nothing left to answer."
    assert refused(over, CHANCE, HEADS) == "The match is over: there is nothing left to answer."


def test_an_ask_finds_a_seat() -> None:
    ask = Ask(1, Step(toss), (Choice(4, (A,)), Choice(2, (B,))), heard, (), (None, None))
    assert (ask.index(4), ask.index(2), ask.index(0)) == (0, 1, None)
