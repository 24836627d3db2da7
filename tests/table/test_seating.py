"""Pins every change to a table's document. What can't be done raises Denied with a reason."""

import pytest

from sushiya.core import SushiyaError
from sushiya.table.admission import open_seat
from sushiya.table.documents import NoticeDoc, TableDoc
from sushiya.table.keys import hashed
from sushiya.table.new_table import new_table
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.seating import CODE_SECONDS, Seating, player_names
from sushiya.table.visitors import Visitor

TRIO = "sushi-go(seats=3)"
OPEN, BOT = NewSeat("open"), NewSeat("bot", bot="random")


def you(name: str) -> NewSeat:
    return NewSeat("you", name)


def table(*seats: NewSeat, keys: tuple[str, ...] = ("k0", "k1", "k2")) -> TableDoc:
    return new_table("t", NewTable(TRIO, seats), list(reversed(keys)), now=1.0)


def kinds(doc: TableDoc) -> list[str]:
    return [seat.kind for seat in doc.seats]


def test_a_new_table_has_the_seats_and_keys_in_order() -> None:
    doc = table(you("Mia"), OPEN, you("Leo"))
    assert kinds(doc) == ["person", "open", "person"]
    assert (doc.seats_of(("k0",)), doc.seats_of(("k1",)), doc.seats_of(("k1", "k0"))) == ((0,), (2,), (0, 2))
    assert doc.seats_of(("k2", "")) == ()
    assert (doc.host, doc.status, doc.match) == (0, "waiting", None)
    assert doc.game == "sushi-go(seats=3,edition=zoch)"


def test_every_question_of_a_match_may_be_answered_by_a_stand_in_and_all_of_that_is_kept() -> None:
    doc = table(you("Mia"), BOT, BOT)
    most = 8 * 3 * 10  # seats, rounds, cards of the largest hand
    for version in range(1, most + 1):
        doc = Seating.note(doc, NoticeDoc("stand_in", 0, "Mia", "Hana", version))
    assert [notice.number for notice in doc.told] == list(range(1, most + 1))


def test_a_bot_is_no_host() -> None:
    assert table(BOT, OPEN, you("Leo")).host == 2
    assert table(BOT, OPEN, BOT).host is None


@pytest.mark.parametrize("seats", [(), (OPEN,), (OPEN,) * 4])
def test_every_seat_has_to_be_described(seats: tuple[NewSeat, ...]) -> None:
    with pytest.raises(Denied, match="3 seats"):
        table(*seats)


@pytest.mark.parametrize("wish", [NewTable("whist", (OPEN,)), NewTable("sushi-go(seats=77)", (OPEN,) * 77)])
def test_a_game_that_is_none_is_refused(wish: NewTable) -> None:
    with pytest.raises(SushiyaError):
        new_table("t", wish, [], 1.0)


def test_who_answers_for_a_seat() -> None:
    doc = table(you("Mia"), BOT, OPEN)
    assert [doc.driver(seat) for seat in range(3)] == [None, "random", "greedy"]
    assert player_names(doc) == ("Mia", "Momo", "Mika")


def test_joining_takes_the_first_open_seat_or_the_one_wished_for() -> None:
    doc = table(you("Mia"), OPEN, OPEN)
    assert [open_seat(doc, wanted, Visitor()) for wanted in (None, 1, 2)] == [1, 1, 2]
    joined = Seating.join(doc, " Leo ", 2, "new")
    assert (joined.seats[2].name, joined.seats_of(("new",))) == ("Leo", (2,))
    assert joined.seats[2].key == hashed("new")
    for wrong in (0, 3, -1):
        with pytest.raises(Denied, match="Open seats: 1, 2"):
            open_seat(doc, wrong, Visitor())
    with pytest.raises(Denied, match="name"):
        Seating.join(doc, "\u200b", 1, "new")
    with pytest.raises(Denied) as full:
        open_seat(table(you("Mia"), BOT, BOT), None, Visitor())
    assert full.value.reason == "no_open_seat"


def test_the_host_passes_on_and_comes_back_to_nobody() -> None:
    doc = table(you("Mia"), you("Leo"), you("Ida"))
    doc = Seating.leave(doc, 1)
    assert doc.host == 0
    doc = Seating.leave(doc, 0)
    assert (doc.host, kinds(doc)) == (2, ["open", "open", "person"])
    doc = Seating.leave(doc, 2)
    assert doc.host is None
    with pytest.raises(Denied, match="no player at seat 2"):
        Seating.leave(doc, 2)
    assert Seating.join(doc, "Ben", 1, "k").host == 1


def test_seats_that_nobody_holds_go_to_bots() -> None:
    doc = table(you("Mia"), OPEN, BOT)
    assert kinds(Seating.hand_to_bot(doc, 1, "greedy")) == ["person", "bot", "bot"]
    assert kinds(Seating.hand_to_bot(doc, 2, None)) == ["person", "open", "open"]
    for seat, bot in ((-1, "greedy"), (3, None), (1, "nobody"), (0, "nobody")):
        with pytest.raises(Denied):
            Seating.hand_to_bot(doc, seat, bot)


def test_a_code_moves_a_seat_once_and_in_time() -> None:
    doc = Seating.make_code(table(you("Mia"), you("Leo"), OPEN), 1, "ABCD2345", now=100.0)
    assert "ABCD2345" not in str(doc)
    moved, seat = Seating.claim(doc, " abcd2345", "new", now=100.0 + CODE_SECONDS - 1)
    assert (seat, moved.seats_of(("new",)), moved.seats_of(("k1",))) == (1, (1,), ())
    assert moved.seats[1].name == "Leo"
    other_code = Seating.make_code(doc, 1, "ZZZZ2222", 101.0)
    for table_doc, code, now in (
        (doc, "ABCD2345", 100.0 + CODE_SECONDS),
        (doc, "", 101.0),
        (moved, "ABCD2345", 101.0),
        (other_code, "ABCD2345", 102.0),
        (Seating.leave(doc, 1), "ABCD2345", 101.0),
    ):
        with pytest.raises(Denied, match="invalid or has expired"):
            Seating.claim(table_doc, code, "another", now)


def test_matches_begin_end_and_follow_each_other() -> None:
    doc = table(you("Mia"), you("Leo"), BOT)
    with pytest.raises(Denied, match="once the match is over"):
        Seating.rematch(doc, "m1")
    doc = Seating.begin(doc, "m1")
    assert doc.status == "playing"
    for again in (Seating.begin, Seating.rematch):
        with pytest.raises(Denied):
            again(doc, "m2")
    assert Seating.end(doc, "another") == doc
    doc = Seating.end(doc, "m1")
    assert doc.status == "finished"
    again_doc = Seating.rematch(doc, "m2")
    assert (again_doc.status, again_doc.match, again_doc.host) == ("playing", "m2", 1)
    assert [seat.name for seat in again_doc.seats] == ["", "Mia", "Leo"]
    assert again_doc.seats_of(("k0",)) == (1,)
    assert Seating.begin(doc, "m2").status == "playing"
