"""Pins what nobody can do at a table, host or not: every hand stays with its player."""

import asyncio
import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat
from sushiya.table.table import Table
from tests.project.tree import ROOT
from tests.table.evening import BOT, Person, lay, play_out, services

pytestmark = pytest.mark.anyio

TRIO, PAIR = "sushi-go(seats=3)", "sushi-go(seats=2,edition=gamewright)"
MIA, OPEN = NewSeat("you", "Mia"), NewSeat("open")
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn")
AWAY = 61.0
"""Seconds after which somebody has been away for long enough."""


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def time(self) -> float:
        return self.now

    monotonic = time


class Evening:
    """A table where several people meet, each at home with a device of their own."""

    def __init__(self, table: Table, watch: Watch) -> None:
        self.table = table
        self.watch = watch

    @classmethod
    async def of(cls, game: str, *seats: NewSeat, **wish: Any) -> "tuple[Evening, Person]":
        """The table and its host Mia."""
        watch = Watch()
        wish = {"device": "Mia's phone"} | wish
        table, keys = await lay(services(watch), game, *seats, **wish)
        mia = Person(table, *keys, device="Mia's phone", address="192.0.2.1")
        return cls(table, watch), await mia.come()

    async def visitor(self, name: str, **who: str) -> Person:
        """Somebody who watches."""
        number = sum(map(ord, name)) % 250
        return await Person(
            self.table, **({"device": f"{name}'s phone", "address": f"198.51.100.{number}"} | who)
        ).come()

    async def sit(self, name: str, **who: str) -> Person:
        person = await self.visitor(name, **who)
        await person.say("join", name=name)
        assert seats(person), "not seated"
        return person

    def go(self, person: Person, seconds: float = AWAY) -> None:
        """The connection breaks, and time passes."""
        self.table.exit(person.guest)
        self.watch.now += seconds

    def seat(self, number: int) -> Any:
        return self.table.info().seats[number]


async def refused(person: Person, type: str, **fields: object) -> str:
    with pytest.raises(Denied) as found:
        await person.say(type, **fields)
    assert str(found.value).endswith(".")
    return found.value.reason


def heard(person: Person, type: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in reversed(person.heard) if each["type"] == type)
    return found


def seats(person: Person) -> tuple[int, ...]:
    return person.guest.seats


def hands_seen(person: Person) -> set[str]:
    """The seats whose hands this person was ever shown."""
    return {seat for each in person.heard if each["type"] == "update" for seat in each["mine"]}


async def trio() -> tuple[Evening, Person, Person, Person]:
    """A running match of Mia, who is the host, Leo and Ida."""
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo, ida = await evening.sit("Leo"), await evening.sit("Ida")
    assert evening.table.doc.status == "playing"
    return evening, mia, leo, ida


def test_every_promise_about_powers_has_a_test() -> None:
    security, tests = (
        path.read_text(encoding="utf-8")
        for path in (ROOT / "SECURITY.md", ROOT / "tests/table/test_powers.py")
    )
    section = security.partition("## Powers at a table")[2].partition("\n## ")[0]
    promised = re.findall(r"^\| (\d+) \|", section, re.M)
    assert promised == [str(number) for number in range(20, 30)]
    assert set(re.findall(r"mark\.promise\((\d+)\)", tests)) == set(promised)


# Handing a seat to a bot ------------------------------------------------------------------------------------


@pytest.mark.promise(20)
async def test_a_bot_plays_for_a_person_only_after_an_absence() -> None:
    evening, mia, leo, _ = await trio()
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    evening.go(leo, seconds=59)
    assert evening.seat(1).replaceable_in == 1
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    back = await Person(evening.table, *[heard(leo, "joined")["key"]], device="Leo's phone").come()
    evening.watch.now += 30
    assert await refused(mia, "bot", seat=1, bot="greedy") == "not_away"
    evening.go(back)
    assert evening.seat(1).replaceable_in == 0
    await mia.say("bot", seat=1, bot="greedy")
    assert (evening.seat(1).kind, evening.seat(1).name, evening.seat(1).bot) == ("person", "Leo", "greedy")
    assert hands_seen(mia) == {"0"}
    again = await Person(evening.table, *[heard(leo, "joined")["key"]], device="Leo's phone").come()
    assert (seats(again), evening.seat(1).bot) == ((1,), None)


@pytest.mark.promise(20)
async def test_while_the_host_is_away_any_player_may_let_a_guest_play() -> None:
    evening, mia, leo, _ = await trio()
    evening.go(mia, seconds=30)
    assert await refused(leo, "bot", seat=0, bot="greedy") == "host_only"
    evening.watch.now += 31
    watcher = await evening.visitor("Ben")
    assert await refused(watcher, "bot", seat=0, bot="greedy") == "host_only"
    await leo.say("bot", seat=0, bot="greedy")
    assert evening.seat(0).bot == "greedy"


@pytest.mark.promise(20)
async def test_a_new_match_begins_the_absence_anew() -> None:
    evening, mia, leo, ida = await trio()
    evening.go(ida)
    await mia.say("bot", seat=2, bot="greedy")
    await asyncio.gather(play_out(mia, Random(1)), play_out(leo, Random(2)))
    await mia.say("rematch")
    assert await refused(mia, "bot", seat=0, bot="greedy") == "not_away"


# Seats of a running match -----------------------------------------------------------------------------------


@pytest.mark.promise(21)
async def test_nobody_who_has_seen_a_hand_gets_another_seat_of_the_match() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    assert await refused(mia, "join", name="Mia again", seat=2) == "seen_a_hand"
    for who in ({"device": "Mia's phone", "address": ""}, {"device": "new", "address": "192.0.2.1"}):
        again = await evening.visitor("Another", **who)  # a private window, another network
        assert await refused(again, "join", name="Another") == "seen_a_hand"
    await leo.say("leave", seat=1)
    assert await refused(leo, "join", name="Leo", seat=2) == "seen_a_hand"
    assert hands_seen(mia) == {"0"}
    assert hands_seen(leo) == {"1"}


@pytest.mark.promise(21)
async def test_nobody_looks_into_the_hand_of_a_stand_in_and_leaves() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo = await evening.sit("Leo")
    await mia.say("start")
    for player in (mia, leo):
        assert await refused(player, "join", name="Eve") == "seen_a_hand"
    await mia.say("bot", seat=2, bot="greedy")
    await mia.say("bot", seat=2, bot=None)
    assert await refused(mia, "join", name="Eve") == "seen_a_hand"
    assert hands_seen(mia) | hands_seen(leo) == {"0", "1"}


@pytest.mark.promise(21)
async def test_in_a_match_against_bots_a_second_hand_is_refused_too() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    await mia.say("start")
    assert await refused(mia, "join", name="Eve") == "seen_a_hand"
    await evening.sit("Leo")  # nobody has to be asked


@pytest.mark.promise(21)
async def test_a_device_that_opened_a_seat_with_its_key_has_seen_the_hand() -> None:
    evening, _mia, leo, ida = await trio()
    key = heard(leo, "joined")["key"]
    tablet = await Person(evening.table, key, device="tablet", address="203.0.113.9").come()
    assert seats(tablet) == (1,)
    evening.table.exit(tablet.guest)
    await ida.say("leave", seat=2)
    again = await Person(evening.table, device="tablet", address="203.0.113.10").come()
    assert await refused(again, "join", name="Eve") == "seen_a_hand"


@pytest.mark.promise(22)
async def test_who_left_gets_the_same_seat_back_at_once() -> None:
    evening, _mia, leo, ida = await trio()
    await leo.say("leave", seat=1)
    await ida.say("leave", seat=2)
    assert evening.seat(1).bot == "greedy"
    evening.go(ida, 1)
    ida = await evening.visitor("Ida")
    await ida.say("join", name="Ida")
    assert seats(ida) == (2,)
    await leo.say("join", name="Leo")
    assert seats(leo) == (1,)


@pytest.mark.promise(22)
async def test_a_client_that_names_no_device_is_known_by_its_key() -> None:
    evening, _mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    leo, _ = await evening.sit("Leo", device=""), await evening.sit("Ida")
    key = heard(leo, "joined")["key"]
    await leo.say("leave", seat=1)
    evening.go(leo, 1)
    again = await Person(evening.table, key, address="203.0.113.9").come()
    await again.say("join", name="Leo")
    assert seats(again) == (1,)


@pytest.mark.promise(23)
async def test_who_wants_to_join_a_match_among_people_asks_and_two_have_to_agree() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    asked = heard(ben, "asked")
    assert (asked["seat"], seats(ben), ben.mine) == (2, (), {})
    assert heard(leo, "table")["table"]["asks"] == [{"number": 1, "name": "Ben", "seat": 2, "yes": []}]
    assert heard(leo, "notice")["what"] == "asked"
    assert await refused(ida, "admit", number=1, yes=True) == "players_only"
    assert await refused(ben, "admit", number=1, yes=True) == "players_only"
    assert await refused(mia, "admit", number=7, yes=True) == "late"
    await mia.say("admit", number=1, yes=True)
    await mia.say("admit", number=1, yes=True)
    assert seats(ben) == ()
    assert heard(leo, "table")["table"]["asks"][0]["yes"] == [0]
    await leo.say("admit", number=1, yes=True)
    assert seats(ben) == (2,)
    assert ben.mine["2"]["hand"]
    assert heard(mia, "notice")["what"] == "joined"
    assert heard(mia, "table")["table"]["asks"] == []
    assert hands_seen(ben) == {"2"}
    assert await refused(mia, "admit", number=1, yes=True) == "late"
    evening.go(ben)
    again = await Person(evening.table, asked["key"], device="Ben's phone").come()
    assert seats(again) == (2,)


@pytest.mark.promise(23)
async def test_a_host_can_t_admit_a_second_self() -> None:
    evening, mia, leo, ida = await trio()
    evening.go(ida)
    await mia.say("remove", seat=2)
    other_self = await evening.visitor("Eve", address="203.0.113.77")
    await other_self.say("join", name="Eve")
    for _ in range(3):
        await mia.say("admit", number=1, yes=True)
    assert seats(other_self) == ()
    await leo.say("admit", number=1, yes=False)
    assert heard(other_self, "notice")["what"] == "declined"
    assert await refused(other_self, "join", name="Eve") == "declined"
    assert hands_seen(other_self) == set()


@pytest.mark.promise(23)
async def test_two_seats_on_one_device_have_one_voice() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, NewSeat("you", "Tim"), OPEN, OPEN)
    leo = await evening.sit("Leo")
    await mia.say("start")
    ben = await evening.visitor("Ben")
    await ben.say("join", name="Ben")
    await mia.say("admit", number=1, yes=True)
    assert evening.table.info().asks[0].yes == (0, 1)
    assert seats(ben) == ()
    evening.go(leo, 1)  # who is not here is not waited for
    await mia.say("admit", number=1, yes=True)
    assert seats(ben) == (3,)


@pytest.mark.promise(23)
async def test_few_ask_at_the_same_time_and_each_once() -> None:
    evening, mia, leo, ida = await trio()
    await ida.say("leave", seat=2)
    for name in ("Ann", "Bob", "Cid"):
        await (await evening.visitor(name)).say("join", name=name)
    ann = await evening.visitor("Ann")
    await ann.say("join", name="Ann")
    assert [each.name for each in evening.table.info().asks] == ["Bob", "Cid", "Ann"]
    assert await refused(await evening.visitor("Dora"), "join", name="Dora") == "too_fast"
    await ida.say("join", name="Ida")  # she is back, and no seat is left
    await mia.say("admit", number=2, yes=True)
    assert await refused(leo, "admit", number=2, yes=True) == "no_open_seat"


@pytest.mark.promise(23)
async def test_at_a_table_that_all_have_left_nobody_is_asked() -> None:
    evening, mia, leo, ida = await trio()
    for seat, player in enumerate((mia, leo, ida)):
        await player.say("leave", seat=seat)
    await evening.sit("Ben")


# Keys and codes ---------------------------------------------------------------------------------------------


@pytest.mark.promise(24)
async def test_a_code_is_for_the_holder_of_the_seat_only() -> None:
    _, mia, leo, _ = await trio()
    assert await refused(mia, "code", seat=1) == "not_your_seat"
    assert not any(each["type"] == "code" for each in mia.heard)
    await leo.say("code", seat=1)
    assert heard(leo, "code")["seconds"] == 600


@pytest.mark.promise(24)
async def test_a_recovery_code_brings_the_seat_back_once_and_is_then_another() -> None:
    evening, mia, leo, ida = await trio()
    noted = heard(leo, "joined")["recovery"]
    assert all(noted not in str(person.heard) for person in (mia, ida))
    assert noted not in str(evening.table.doc)
    evening.go(leo, 100_000)
    tablet = await evening.visitor("tablet")
    assert await refused(tablet, "claim", code="AAAA-BBBB-CCCC") == "bad_code"
    await tablet.say("claim", code=f" {noted.replace('-', ' ').lower()} ")
    assert seats(tablet) == (1,)
    assert heard(mia, "notice")["what"] == "seat_moved"
    other = await evening.visitor("thief")
    assert await refused(other, "claim", code=noted) == "bad_code"
    await other.say("claim", code=heard(tablet, "joined")["recovery"])
    assert (seats(other), seats(tablet)) == ((1,), ())


@pytest.mark.promise(24)
async def test_a_code_opens_no_second_hand_of_a_match_among_people() -> None:
    _, mia, leo, _ = await trio()
    await leo.say("code", seat=1)
    assert await refused(mia, "claim", code=heard(leo, "code")["code"]) == "seen_a_hand"
    assert hands_seen(mia) == {"0"}


@pytest.mark.promise(24)
async def test_seats_that_share_a_device_move_to_another_one_together() -> None:
    evening, mia = await Evening.of(TRIO, MIA, NewSeat("you", "Tim"), OPEN)
    await evening.sit("Leo")
    tablet = await evening.visitor("tablet")
    for seat in (0, 1):
        await mia.say("code", seat=seat)
        await tablet.say("claim", code=heard(mia, "code")["code"])
    assert seats(tablet) == (0, 1)


# Removing ---------------------------------------------------------------------------------------------------


@pytest.mark.promise(25)
async def test_in_a_match_only_somebody_who_is_away_can_be_removed_and_is_out_for_that_table() -> None:
    evening, mia, leo, _ = await trio()
    key, noted = heard(leo, "joined")["key"], heard(leo, "joined")["recovery"]
    assert await refused(mia, "remove", seat=1) == "not_away"
    evening.go(leo, 30)
    assert await refused(mia, "remove", seat=1) == "not_away"
    evening.watch.now += 31
    await mia.say("remove", seat=1)
    assert (evening.seat(1).kind, evening.seat(1).bot) == ("open", "greedy")
    back = await Person(evening.table, key, device="Leo's phone", address="203.0.113.5").come()
    assert seats(back) == ()
    assert await refused(back, "join", name="Leo") == "removed"
    assert await refused(back, "claim", code=noted) == "bad_code"
    assert await refused(mia, "join", name="Eve", seat=1) == "seen_a_hand"


@pytest.mark.promise(25)
@pytest.mark.parametrize(("public", "refusal"), [(False, None), (True, "removed")])
async def test_at_a_public_table_the_address_is_out_too(public: bool, refusal: str | None) -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=public)
    leo = await evening.sit("Leo")
    await mia.say("remove", seat=1)
    assert await refused(leo, "join", name="Leo") == "removed"
    other = await evening.visitor("Leo", device="another")
    if refusal is None:
        await other.say("join", name="Leo")
    else:
        assert await refused(other, "join", name="Leo") == refusal


@pytest.mark.promise(25)
async def test_who_removes_a_friend_on_the_same_device_stays() -> None:
    _evening, mia = await Evening.of(TRIO, MIA, NewSeat("you", "Tim"), OPEN)
    await mia.say("remove", seat=1)
    await mia.say("join", name="Tom")
    assert seats(mia) == (0, 1)


# Public tables ----------------------------------------------------------------------------------------------


@pytest.mark.promise(26)
async def test_one_seat_for_each_visitor_of_a_public_table() -> None:
    evening, mia = await Evening.of("sushi-go(seats=4)", MIA, OPEN, OPEN, OPEN, public=True)
    assert await refused(mia, "join", name="Eve") == "one_seat"
    neighbour = await evening.visitor("Eve", address="192.0.2.1")
    assert await refused(neighbour, "join", name="Eve") == "one_seat"
    leo = await evening.sit("Leo")
    await leo.say("code", seat=1)
    assert await refused(mia, "claim", code=heard(leo, "code")["code"]) == "one_seat"
    with pytest.raises(Denied, match="only one seat"):
        await lay(services(), PAIR, MIA, NewSeat("you", "Tim"), public=True)


@pytest.mark.promise(26)
async def test_before_a_private_match_several_people_may_share_a_device() -> None:
    _, mia = await Evening.of(TRIO, MIA, OPEN, OPEN)
    await mia.say("join", name="Tim")
    await mia.say("join", name="Ida")
    assert seats(mia) == (0, 1, 2)


# Names ------------------------------------------------------------------------------------------------------


@pytest.mark.promise(27)
async def test_no_name_can_be_taken_for_another_at_the_table() -> None:
    evening, _ = await Evening.of(
        "sushi-go(seats=5)", MIA, NewSeat("bot", "Hana", "expert"), OPEN, OPEN, OPEN
    )
    eve = await evening.visitor("Eve")
    for name in (
        "Mia",
        "mia",
        "M\u00eda",
        "Міа",
        "\uff2d\uff49\uff41",
        "M i a",
        "Mla",
        "M1a",
        "Hаna",
        "hana.",
    ):
        assert await refused(eve, "join", name=name) == "name_taken", name
    await eve.say("join", name="Mika")  # a guest whom nobody has seen gives way
    assert "Mika" not in [seat.guest for seat in evening.table.doc.seats]
    with pytest.raises(Denied, match="another name"):
        await lay(services(), PAIR, MIA, NewSeat("you", "MIA"))
    table, _ = await lay(services(), PAIR, NewSeat("you", "hana"), NewSeat("bot", "Hana", "expert"))
    assert [seat.name for seat in table.info().seats] == ["hana", "Nami"]
    table.sleep()


@pytest.mark.promise(27)
async def test_in_a_match_no_name_is_that_of_a_guest_or_of_somebody_who_asks() -> None:
    evening, _mia, _leo, ida = await trio()
    await ida.say("leave", seat=2)
    ben = await evening.visitor("Ben")
    for name in ("Leo", evening.seat(2).guest, evening.seat(0).guest):
        assert await refused(ben, "join", name=name) == "name_taken"
    await ben.say("join", name="Ben")
    assert await refused(await evening.visitor("Bob"), "join", name="ben") == "name_taken"


# Hints ------------------------------------------------------------------------------------------------------


@pytest.mark.promise(28)
async def test_a_match_begun_among_people_has_no_hints_even_when_one_is_left() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo = await evening.sit("Leo")
    serial = mia.public["serial"]
    assert await refused(mia, "hint", seat=0, serial=serial) == "no_hints"
    await leo.say("leave", seat=1)
    assert not evening.seat(0).hints
    assert await refused(mia, "hint", seat=0, serial=mia.public["serial"]) == "no_hints"
    await play_out(mia, Random(1))
    await mia.say("rematch")
    assert evening.seat(1).hints  # alone with bots from the beginning


@pytest.mark.promise(28)
async def test_nor_has_a_match_that_somebody_joined_and_left() -> None:
    evening, mia = await Evening.of(TRIO, MIA, OPEN, BOT)
    await mia.say("start")
    assert evening.seat(0).hints
    leo = await evening.sit("Leo")
    await leo.say("leave", seat=1)
    assert not evening.seat(0).hints


@pytest.mark.promise(28)
async def test_a_table_with_hints_says_so_before_anybody_sits_down_and_is_not_public() -> None:
    evening, _mia = await Evening.of(PAIR, MIA, OPEN, hints=True)
    leo = await evening.visitor("Leo")
    assert heard(leo, "welcome")["table"]["hints"] is True
    with pytest.raises(Denied, match="no hints"):
        await lay(services(), PAIR, MIA, OPEN, hints=True, public=True)


# What is kept -----------------------------------------------------------------------------------------------


@pytest.mark.promise(29)
async def test_neither_a_device_nor_an_address_is_kept_or_told() -> None:
    evening, mia, _leo, _ = await trio()
    kept = str(evening.table.doc)
    assert "phone" not in kept
    assert "192.0.2" not in kept
    marks = evening.table.doc.seats[1].marks
    assert [len(mark) for mark in marks] == [33, 7]
    assert not any(mark in str(mia.heard) for mark in marks)


# Whatever they do -------------------------------------------------------------------------------------------


class Anyone:
    """Somebody with two devices at home who tries everything."""

    def __init__(self, evening: Evening, name: str, number: int) -> None:
        self.evening = evening
        self.name = name
        self.address = f"192.0.2.{number}"
        self.here: list[Person] = []
        self.gone: list[Person] = []

    def things(self) -> list[dict[str, Any]]:
        """Everything they know that opens a seat."""
        told = [each for person in (*self.here, *self.gone) for each in person.heard]
        return [each for each in told if each["type"] in ("joined", "asked", "code")]

    async def act(self, rng: Random) -> None:
        if len(self.here) < 2 and rng.random() < 0.5:
            keys = [each["key"] for each in self.things() if "key" in each and rng.random() < 0.5]
            device = f"{self.name} {rng.randrange(2)}"
            person = Person(self.evening.table, *keys, device=device, address=self.address)
            self.here.append(await person.come())
            return
        if not self.here:
            return
        person, seat = rng.choice(self.here), rng.randrange(4)
        codes = [each.get("recovery") or each["code"] for each in self.things()]
        choices: list[tuple[str, dict[str, Any]]] = [
            *[("join", {"name": f"{self.name} {rng.randrange(3)}x", "seat": rng.choice([None, seat])})] * 3,
            ("leave", {"seat": seat}),
            ("start", {}),
            ("code", {"seat": seat}),
            ("claim", {"code": rng.choice(codes) if codes else ""}),
            ("remove", {"seat": seat}),
            ("bot", {"seat": seat, "bot": rng.choice(["greedy", None])}),
            *[("admit", {"number": self.evening.table.doc.asked, "yes": rng.random() < 0.9})] * 3,
            ("go", {}),
        ]
        type, fields = rng.choice(choices)
        if type == "go":
            self.here.remove(person)
            self.gone.append(person)
            self.evening.go(person, rng.choice([1, 30, 61]))
        else:
            with suppress(Denied):
                await person.say(type, **fields)

    def hands(self) -> dict[str, set[str]]:
        """For each match, the seats whose hands they have seen."""
        seen: dict[str, set[str]] = {}
        for person in (*self.here, *self.gone):
            for each in person.heard:
                if each["type"] == "update" and each["mine"]:
                    seen.setdefault(each["match"], set()).update(each["mine"])
        return seen


@pytest.mark.promise(21)
@pytest.mark.parametrize("seed", range(12))
async def test_whatever_they_do_everyone_sees_one_hand_of_a_match(seed: int) -> None:
    rng = Random(seed)
    watch = Watch()
    table, _ = await lay(services(watch), "sushi-go(seats=4)", *[OPEN] * 4, public=True)
    people = [Anyone(Evening(table, watch), name, number) for number, name in enumerate(NAMES)]
    for _ in range(400):
        await rng.choice(people).act(rng)
        assert all(len(seats) == 1 for someone in people for seats in someone.hands().values())
    assert sum(bool(someone.hands()) for someone in people) > 2
    table.sleep()
