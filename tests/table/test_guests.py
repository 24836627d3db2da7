"""Pins the guests: bots have names that never occur twice at a table, and keep them."""

import pytest

from sushiya.bots import LEVELS
from sushiya.core.codec import from_json, to_json
from sushiya.table.documents import TableDoc
from sushiya.table.guests import GUESTS, free_guest, recorded_names, strength
from sushiya.table.new_table import new_table
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.seating import Seating, player_names, read_table, table_info

MIA, OPEN = NewSeat("you", "Mia"), NewSeat("open")


def party(*seats: NewSeat, stand_in: str = "greedy") -> TableDoc:
    wish = NewTable(f"sushi-go-party(seats={len(seats)})", seats, stand_in=stand_in)
    return new_table("t", wish, ["key"] * len(seats), now=1.0)


def bots(level: str, count: int) -> list[NewSeat]:
    return [NewSeat("bot", bot=level)] * count


def test_there_are_two_guests_of_each_strength() -> None:
    assert [strength(guest.level) for guest in GUESTS] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [guest.level for guest in GUESTS[::2]] == list(LEVELS)
    assert len({guest.name for guest in GUESTS}) == len({guest.head for guest in GUESTS}) == 8


@pytest.mark.parametrize(
    ("level", "names"),
    [
        ("novice", ["Momo", "Mika"]),
        ("greedy", ["Momo", "Mika"]),
        ("random", ["Momo", "Mika"]),
        ("regular", ["Kenji", "Taro"]),
        ("expert", ["Hana", "Nami"]),
        ("planner", ["Hana", "Nami"]),
        ("net", ["Hana", "Nami"]),
        ("master", ["Aiko", "Sensei"]),
    ],
)
def test_those_of_the_bot_s_strength_come_first(level: str, names: list[str]) -> None:
    assert player_names(party(MIA, *bots(level, 2))) == ("Mia", *names)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_name_occurs_twice(level: str, seats: int) -> None:
    for doc in (
        party(*bots(level, seats)),
        party(MIA, *[OPEN] * (seats - 1), stand_in=level),
        party(NewSeat("you", "Hana"), *bots(level, seats - 1)),
    ):
        assert len(set(player_names(doc))) == seats
        assert len({seat.guest for seat in doc.seats}) == seats


def test_when_a_strength_has_no_guest_left_the_nearest_one_helps_out() -> None:
    assert player_names(party(*bots("expert", 4))) == ("Hana", "Nami", "Kenji", "Taro")


def test_a_guest_can_be_asked_for_by_name() -> None:
    hana, momo = NewSeat("bot", "Hana", "expert"), NewSeat("bot", "Momo", "novice")
    doc = party(MIA, hana, momo, NewSeat("bot", bot="expert"))
    assert player_names(doc) == ("Mia", "Hana", "Momo", "Nami")
    for wrong in (NewSeat("bot", "Leo", "expert"), hana):
        with pytest.raises(Denied, match="can't sit here"):
            party(MIA, hana, wrong)


def test_a_seat_keeps_its_guest_whoever_comes_and_goes() -> None:
    doc = Seating.begin(party(MIA, OPEN, OPEN, stand_in="regular"), "m")
    assert player_names(doc) == ("Mia", "Kenji", "Taro")
    doc = Seating.join(doc, "Leo", 1, "key2")
    assert player_names(doc) == ("Mia", "Leo", "Taro")
    doc = Seating.leave(doc, 1)
    assert player_names(doc) == ("Mia", "Kenji", "Taro")
    assert player_names(Seating.hand_to_bot(doc, 1, "regular")) == ("Mia", "Kenji", "Taro")
    assert player_names(Seating.hand_to_bot(doc, 1, "master")) == ("Mia", "Aiko", "Taro")
    again = Seating.rematch(Seating.end(doc, "m"), "m2")
    assert player_names(again) == ("Taro", "Mia", "Kenji")


def test_a_person_keeps_the_seat_while_a_guest_stands_in() -> None:
    doc = Seating.hand_to_bot(party(MIA, *bots("novice", 1)), 0, "regular")
    assert (doc.seats[0].kind, doc.driver(0), doc.seats_of(("key",))) == ("person", "regular", (0,))
    info = table_info(doc, 1, None, set(), 0).seats[0]
    assert (info.kind, info.name, info.bot) == ("person", "Mia", "regular")
    assert info.guest not in ("", "Momo")
    for back in (Seating.take_back(doc, [0]), Seating.hand_to_bot(doc, 0, None)):
        assert (back.driver(0), back.seats_of(("key",))) == (None, (0,))


def test_a_table_from_before_there_were_guests_has_them_too() -> None:
    doc = party(MIA, *bots("novice", 2))
    old = str(to_json(doc))
    for seat in doc.seats:
        old = old.replace(f'"guest":"{seat.guest}"', '"guest":""')
    assert from_json(TableDoc, old).seats[1].guest == ""
    assert read_table(old) == doc


def test_an_older_record_names_bots_and_they_get_names() -> None:
    assert recorded_names(("Mia", "greedy", "greedy", "regular")) == ("Mia", "Momo", "Mika", "Kenji")
    assert recorded_names(("Mia", "Hana", "master")) == ("Mia", "Hana", "Aiko")
    assert free_guest("master", ["Aiko"], ["Sensei"]) == "Hana"
