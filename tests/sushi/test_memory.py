"""Pins what a seat knows about hidden cards: everything its events show, and nothing else."""

from collections import Counter

import pytest

from sushiya.core import Event
from sushiya.sushi import Card, Plate
from sushiya.sushi.events import (
    Cleared,
    DrewCard,
    DrewForDummy,
    Found,
    Given,
    HandSeen,
    Offered,
    Passed,
    Returned,
    RoundBegan,
    Served,
    TurnBegan,
    Wished,
)
from sushiya.sushi.memory import Guess, Memory
from sushiya.sushi.moves import Wish
from sushiya.sushi.notation import parse_card


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def plate(text: str) -> Plate:
    return Plate(1, parse_card(text), parse_card(text), since=1)


def known(memory: Memory) -> list[tuple[str, int]]:
    """For each hand, the known cards and the number of unknown ones."""
    return [(" ".join(map(str, sorted(guess.known.elements()))), guess.unknown) for guess in memory.hands]


def after(*events: Event, seats: int = 3) -> Memory:
    return Memory(seats, (RoundBegan(1, 3), *events))


SEEN = HandSeen(0, cards("eel tofu wasabi"), to=0)


def test_before_anything_is_told_nothing_is_known() -> None:
    assert known(Memory(2, ())) == [("", 0), ("", 0)]
    assert known(after()) == [("", 3)] * 3


def test_my_hand() -> None:
    assert known(after(TurnBegan(1, 1), SEEN)) == [("eel tofu wasabi", 0), ("", 3), ("", 3)]


@pytest.mark.parametrize(("left", "holder"), [(True, 1), (False, 2)])
def test_a_hand_passed_on_is_known_wherever_it_goes(left: bool, holder: int) -> None:
    memory = after(SEEN, Served(0, plate("tofu"), 0), Served(1, plate("eel"), 1), Passed(left))
    assert known(memory)[holder] == ("eel wasabi", 0)
    memory.see(Served(holder, plate("eel"), holder))
    assert known(memory)[holder] == ("wasabi", 0)


def test_an_unknown_hand_gets_smaller() -> None:
    assert known(after(Served(1, plate("eel"), 1)))[1] == ("", 2)


def test_a_new_round_forgets_all() -> None:
    assert known(after(SEEN, Offered(0, cards("eel"), to=0), RoundBegan(2, 3))) == [("", 3)] * 3
    assert not after(SEEN, Offered(0, cards("eel"), to=0), RoundBegan(2, 3)).deck


def test_chopsticks_that_went_into_a_hand_are_known() -> None:
    memory = after(Served(1, plate("eel"), 1), Returned(1, plate("chopsticks:2"), 1))
    assert known(memory)[1] == ("chopsticks:2", 2)


def test_a_card_played_from_a_hand_known_in_part_may_be_the_known_one() -> None:
    """If it is, nothing is known any more; otherwise the known one is still there."""
    returned = Returned(1, plate("eel"), 1)
    assert known(after(returned, Served(1, plate("eel"), 1)))[1] == ("", 3)
    assert known(after(returned, Served(1, plate("tofu"), 1)))[1] == ("eel", 2)


def test_the_card_drawn_for_the_dummy_is_known_to_who_drew_it() -> None:
    drew = DrewForDummy(0)
    assert known(after(drew))[0] == ("", 4)
    assert known(after(drew, DrewCard(0, parse_card("eel"), to=0)))[0] == ("eel", 3)
    assert known(after(SEEN, drew, DrewCard(0, parse_card("eel"), to=0)))[0] == ("eel eel tofu wasabi", 0)
    assert known(after(SEEN, Passed(True), DrewForDummy(1)))[1] == ("eel tofu wasabi", 1)


def test_what_a_menu_showed_is_in_the_deck_until_it_is_laid() -> None:
    memory = after(Offered(0, cards("eel eel tofu maki:1"), to=0))
    memory.see(Served(0, plate("eel"), None))
    assert memory.deck == Counter(cards("eel tofu maki:1"))
    memory.see(Served(1, plate("wasabi"), None))
    assert +memory.deck == Counter(cards("eel tofu maki:1"))
    memory.see(Offered(0, cards("eel eel wasabi"), to=0))
    assert memory.deck == Counter(cards("eel eel tofu maki:1 wasabi"))


# Spoons -----------------------------------------------------------------------------------------------------


def test_a_spoon_that_passes_over_tells_what_is_missing() -> None:
    memory = after(Wished(1, "nigiri"), Found(1, 0))
    assert [guess.lacks for guess in memory.hands] == [[], [], [Wish("nigiri")]]
    assert not memory.hands[2].may_hold(parse_card("nigiri:egg"))
    assert memory.hands[2].may_hold(parse_card("eel"))


def test_the_one_who_was_found_has_it() -> None:
    memory = after(Wished(1, "nigiri"), Found(1, 2))
    holds = memory.hands[2].holds
    assert holds is not None
    assert holds(parse_card("nigiri:egg"))
    assert not holds(parse_card("eel"))
    assert [guess.lacks for guess in memory.hands] == [[], [], []]


def test_the_card_that_was_given_was_in_the_hand() -> None:
    memory = after(Wished(1, "nigiri"), Found(1, 2), Given(1, 2, parse_card("nigiri:egg")))
    assert known(memory)[2] == ("nigiri:egg", 2)
    assert memory.hands[2].holds is None
    memory.see(Returned(1, plate("spoon:4"), 2))
    memory.see(Served(1, plate("nigiri:egg"), 2))
    assert known(memory)[2] == ("spoon:4", 2)


def test_a_card_that_was_known_before_it_was_given_is_not_counted_twice() -> None:
    memory = after(SEEN, Passed(True), Wished(0, "eel"), Found(0, 1), Given(0, 1, parse_card("eel")))
    assert known(memory)[1] == ("eel tofu wasabi", 0)


def test_if_nobody_has_it_all_others_lack_it() -> None:
    memory = after(Wished(1, "eel"), Cleared(1, plate("spoon:4"), "nobody has it"))
    assert [guess.lacks for guess in memory.hands] == [[Wish("eel")], [], [Wish("eel")]]


def test_a_plate_cleared_for_another_reason_tells_nothing() -> None:
    memory = after(Wished(1, "eel"), Cleared(1, plate("menu:7"), "used"))
    assert [guess.lacks for guess in memory.hands] == [[], [], []]


def test_what_a_hand_lacks_goes_with_the_hand() -> None:
    memory = after(Wished(1, "nigiri"), Found(1, 0), Passed(True))
    assert [guess.lacks for guess in memory.hands] == [[Wish("nigiri")], [], []]


# Places -----------------------------------------------------------------------------------------------------


def test_places_of_a_hand_of_which_nothing_is_known_take_anything() -> None:
    assert Guess(Counter(), 2).places() == [None, None]


def test_places_of_a_hand_that_lacks_something_do_not_take_it() -> None:
    places = Guess(Counter(), 2, lacks=[Wish("eel")]).places()
    assert len(places) == 2
    for takes in places:
        assert takes is not None
        assert (takes(parse_card("eel")), takes(parse_card("tofu"))) == (False, True)


def test_one_place_takes_what_the_hand_must_hold() -> None:
    guess = Guess(Counter(), 2, lacks=[Wish("nigiri:egg")], holds=Wish("nigiri").fits)
    first = guess.places()[0]
    assert first is not None
    taken = [str(card) for card in cards("nigiri:egg nigiri:squid eel") if first(card)]
    assert taken == ["nigiri:squid"]


def test_a_known_card_may_be_the_one_that_the_hand_must_hold() -> None:
    assert Guess(Counter(cards("nigiri:egg")), 1, holds=Wish("nigiri").fits).places() == [None]


# Fitting ----------------------------------------------------------------------------------------------------


def test_a_hand_in_sight_needs_no_memory() -> None:
    assert after().fit(0, 2, cards("eel tofu")) == Guess(Counter(cards("eel tofu")), 0)


def test_a_remembered_hand_fits_if_its_size_does() -> None:
    memory = after(SEEN, Passed(True))
    fitting = memory.fit(1, 3, None)
    assert fitting == memory.hands[1]
    for card in list(fitting.known):
        fitting.take(card)
    fitting.lacks.append(Wish("nigiri"))
    assert memory.fit(1, 3, None) == memory.hands[1] != fitting, "callers change a copy"


@pytest.mark.parametrize(
    "seen",
    [
        (),
        (SEEN, Served(0, plate("eel"), 0)),
        (Returned(0, plate("eel"), 0), *(Served(1, plate("tofu"), 1),) * 2),
    ],
)
def test_who_has_missed_something_knows_nothing_of_a_hand(seen: tuple[Event, ...]) -> None:
    assert Memory(2, seen).fit(0, 3, None) == Guess(Counter(), 3)


def test_a_hand_that_more_was_played_from_than_it_had_is_not_known() -> None:
    """A latecomer saw one card go in and another go out, of a hand that seemed to be empty."""
    memory = Memory(2, (Returned(1, plate("eel"), 1), Served(1, plate("tofu"), 1)))
    assert memory.fit(1, 0, None) == Guess(Counter(), 0)


def test_a_copy_stays_as_it_was() -> None:
    memory = after(SEEN)
    copied = memory.copy()
    memory.see(RoundBegan(2, 5))
    assert known(copied) == known(after(SEEN)) != known(memory)
