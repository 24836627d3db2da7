"""Pins that everyone sees one hand of a match, whatever they do."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from sushiya.table.refusals import Denied
from sushiya.table.table import Table
from tests.table.evening import Person, lay, play_out, services
from tests.table.powers.meeting import MIA, NAMES, OPEN, PAIR, Evening, Watch, seats

pytestmark = pytest.mark.anyio


class Anyone:
    """Somebody with many devices at home who tries everything."""

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
            device = f"{self.name} {rng.choice([rng.randrange(2), rng.random()])}"
            person = Person(self.evening.table, *keys, device=device, address=self.address)
            with suppress(Denied):
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
    assert sum(bool(someone.hands()) for someone in people) > 1
    table.sleep()


@pytest.mark.promise(21)
async def test_who_comes_while_a_rematch_begins_elsewhere_is_noted_at_their_own_seat() -> None:
    evening, mia = await Evening.of(PAIR, MIA, OPEN)
    leo, here = await evening.sit("Leo"), evening.table.services
    await asyncio.gather(play_out(mia, Random(1)), play_out(leo, Random(2)))
    row = await here.store.load_table(evening.table.id)
    assert row is not None
    elsewhere = Table(here, row)
    await elsewhere.catch_up()
    await mia.again()  # everyone moves one seat on, and the other process doesn't know yet
    tablet = await Person(elsewhere, *mia.keys, device="Mia's tablet", address="192.0.2.1").come()
    assert seats(tablet) == seats(mia) == (1,)
    device = tablet.guest.visitor.device
    assert [device in seat.marks for seat in elsewhere.doc.seats] == [False, True]
    for table in (evening.table, elsewhere):
        table.sleep()
