"""A table where people meet, each with a device of their own, and a clock that is set by hand."""

from typing import Any

import pytest

from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat
from sushiya.table.table import Table
from tests.table.evening import Person, lay, services

__all__ = [
    "AWAY",
    "MIA",
    "NAMES",
    "OPEN",
    "PAIR",
    "TRIO",
    "Evening",
    "hands_seen",
    "heard",
    "refused",
    "seats",
    "trio",
]

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
