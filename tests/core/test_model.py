"""Pins the shared vocabulary: what a choice accepts and draws, and who sees which event."""

from collections import Counter
from dataclasses import FrozenInstanceError, dataclass
from random import Random

import pytest

from sushiya.core.errors import IllegalAction
from sushiya.core.model import CHANCE, Action, Answered, Chance, Choice, Decision, Event, seen_by


@dataclass(frozen=True, slots=True)
class Say(Action):
    word: str


YES, NO, MAYBE = Say("yes"), Say("no"), Say("maybe")


def test_chance_is_no_seat_at_the_table() -> None:
    assert CHANCE not in range(100)


def test_a_choice_accepts_its_options_and_nothing_else() -> None:
    choice = Choice(0, (YES, NO))
    assert choice.accepts(YES)
    assert choice.accepts(Say("no"))
    assert not choice.accepts(MAYBE)
    assert not choice.accepts(Action())


def test_a_choice_takes_text_for_the_action() -> None:
    choice = Choice(0, (YES, NO))
    assert (str(YES), choice.accepts("say"), choice.accepts("shout")) == ("say", True, False)
    assert choice.option("say") is choice.option(Say("yes")) is YES
    with pytest.raises(IllegalAction, match=r"'shout' is not an option for seat 0 now\. Options: say, say\."):
        choice.option("shout")


def test_a_choice_draws_every_option_equally_often() -> None:
    choice, rng = Choice(0, (YES, NO, MAYBE)), Random(1)
    drawn = Counter(choice.sample(rng) for _ in range(3000))
    assert set(drawn) == {YES, NO, MAYBE}
    assert all(900 < count < 1100 for count in drawn.values())


@pytest.mark.parametrize("kind", [Decision, Chance])
def test_a_question_has_to_say_what_it_accepts(kind: type[Decision]) -> None:
    with pytest.raises(TypeError, match="abstract"):
        kind(0)


@dataclass(frozen=True, slots=True)
class Ask(Choice):
    topic: str


@dataclass(frozen=True, slots=True)
class Toss(Chance):
    def accepts(self, action: Action) -> bool:
        return True

    def sample(self, rng: Random) -> Action:
        return YES


@dataclass(frozen=True, slots=True)
class Shout(Action):
    word: str

    def __str__(self) -> str:
        return f"shout {self.word}"


def test_an_action_shows_its_text_form() -> None:
    assert repr(Shout("yes")) == "Shout('shout yes')"
    assert repr(Say("yes")) == "Say('say')", "without a text form, its verb"


def test_a_question_shows_whom_it_is_for_and_its_options() -> None:
    assert repr(Ask(2, (Shout("a"), Shout("b")), "food")) == "<Ask for seat 2: shout a, shout b>"
    assert repr(Toss(CHANCE)) == "<Toss for chance>"
    assert repr(Toss(0)) == "<Toss for seat 0>"


def test_an_event_is_for_everyone_unless_it_says_whom_it_is_for() -> None:
    public, for_0, for_1 = Answered(1), Event(to=0), Event(to=1)
    events = [public, for_0, for_1]
    assert seen_by(events, 0) == (public, for_0)
    assert seen_by(events, 1) == (public, for_1)
    assert seen_by(events, 2) == (public,)
    assert seen_by(events, None) == (public,)


def test_facts_and_answers_can_not_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        YES.word = "no"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        Answered(0).seat = 1  # type: ignore[misc]
