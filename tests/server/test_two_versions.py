"""Pins that two versions can share a database, and that nothing of the newer one is lost."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sushiya.core.codec import encode, to_json
from sushiya.table.seating import Seating, read_table
from sushiya.table.store import Line, MatchRow, TableRow
from tests.server.helpers import BOT, OPEN, House, house, play_out, you
from tests.server.store.rows import run_sql, set_schema
from tests.server.test_whatif import branched, send, what_if

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3,edition=gamewright)"
NEWS = {"what": "cheered", "seat": 0, "name": "Mia", "guest": "", "version": 0, "number": 99, "loud": True}


def as_later(row: TableRow) -> TableRow:
    """The document as a later version writes it: with fields, nested ones too, and a notice of a new kind."""
    doc = json.loads(row.data)
    for number, seat in enumerate(doc["seats"]):
        seat.setdefault("colour", {"hue": number})
    doc.setdefault("league", {"name": "寿司", "rounds": [1, 2]})
    for notice in doc["notices"]:
        notice.setdefault("mood", "merry")
    doc["notices"].append(NEWS)
    return replace(row, data=json.dumps(doc))


@asynccontextmanager
async def later_house(url: str) -> AsyncIterator[House]:
    """A server of a later version: it has migrated the schema and writes more into documents."""
    async with house(url) as home:
        save = home.hub.store.save_table

        async def save_more(
            row: TableRow, new_match: MatchRow | None = None, log: Sequence[Line] = ()
        ) -> None:
            await save(as_later(row), new_match, log)

        home.hub.store.save_table = save_more  # type: ignore[method-assign]
        yield home


async def later_schema(url: str) -> None:
    await run_sql(
        url, *(f"ALTER TABLE {name} ADD COLUMN later text" for name in ("tables", "matches", "log"))
    )
    await set_schema(url, 999)


async def stored(home: House, table: str) -> dict[str, Any]:
    row = await home.hub.store.load_table(table)
    assert row is not None
    doc: dict[str, Any] = json.loads(row.data)
    return doc


async def check_kept(home: House, table: str) -> None:
    doc = await stored(home, table)
    assert doc["league"] == {"name": "寿司", "rounds": [1, 2]}
    assert sum("colour" in seat for seat in doc["seats"]) >= 2


async def test_an_older_and_a_newer_version_serve_one_table(postgres_url: str) -> None:
    async with house(postgres_url) as old, later_house(postgres_url) as new:
        await later_schema(postgres_url)
        table, keys = await new.make(TRIO, you("Mia"), OPEN, BOT, public=True)
        mia = await new.enter(table, keys[0])
        leo = await old.sit(table, "Leo")  # the older version rewrites the document
        await check_kept(old, table)
        await play_out(mia, leo)
        await leo.until(lambda: leo.table["status"] == "finished")
        leo.say("rematch")  # and again: seats move, with all that is theirs
        await mia.until(lambda: not mia.over and mia.table["status"] == "playing")
        await check_kept(new, table)
        assert [each["id"] for each in (await old.get("/api/tables")).json()["tables"]] == [table]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_rollback_keeps_what_the_newer_version_wrote(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    url = f"sqlite:///{tmp_path}/sushiya.db" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    async with house(url) as old:
        table, keys = await old.make(TRIO, you("Mia"), you("Leo"), BOT)
        await play_out(await old.enter(table, *keys.values()), turns=2)
    async with later_house(url) as new:
        await later_schema(url)
        mia, leo = await new.enter(table, keys[0]), await new.enter(table, keys[1])
        await play_out(mia, leo, turns=2)
        leo.say("leave", seat=1)
        leo.say("join", name="Leo", seat=1)
        await leo.hear("joined")
        await check_kept(new, table)
    async with house(url) as old:  # rolled back
        both = await old.enter(table, keys[0], *leo.keys)
        assert [notice["what"] for notice in both.heard[0]["notices"]] == ["left", "joined"]
        await play_out(both)
        await both.until(lambda: both.table["status"] == "finished")
        await check_kept(old, table)
        kept = (await stored(old, table))["notices"]
        assert NEWS in kept
        assert {notice.get("mood") for notice in kept if notice["what"] in ("left", "joined")} == {"merry"}
        assert "cheered" not in [what for what, _, _ in both.notices]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_variation_keeps_what_the_newer_version_wrote(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    url = f"sqlite:///{tmp_path}/sushiya.db" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    async with house(url) as home:
        match, branch, made = await branched(home)
        [row] = await home.hub.store.variations(match)
        await run_sql(url, f"UPDATE variations SET data = '{json.dumps(encode(row) | {'likes': [7]})}'")
        path, key = f"/api/matches/{match}/variations/{made['id']}", made["key"]
        assert (await send(home, "POST", path, {"name": "Rolls"}, x_seat_key=key))[0] == 200
        [told] = (await what_if(home, match, 0, 0))["variations"]
        assert (told["id"], told["name"]) == (made["id"], "Rolls")
        for played in (match, branch):
            assert (await home.get(f"/matches/{played}.record")).status_code == 200
        [kept] = await home.hub.store.variations(match)
        assert (kept.name, kept.unknown) == ("Rolls", {"likes": [7]})


async def test_what_is_unknown_goes_with_its_seat() -> None:
    doc = {"id": "t", "game": TRIO, "public": False, "clock": 0, "stand_in": "regular", "open_record": False}
    seats = [
        {"kind": "person", "name": "Mia", "hat": "red"},
        {"kind": "open"},
        {"kind": "bot", "bot": "random"},
    ]
    read = read_table(
        json.dumps({**doc, "seats": seats, "created": 1.0, "unknown": 7, "pet": {"cat": [None]}})
    )
    assert read.unknown == {"unknown": 7, "pet": {"cat": [None]}}
    assert [dict(seat.unknown) for seat in read.seats] == [{"hat": "red"}, {}, {}]
    left = Seating.leave(read, 0)
    joined = Seating.join(left, "Leo", 0, "key")
    handed = Seating.hand_to_bot(left, 0, "regular")
    for changed in (left, joined, handed):
        assert changed.seats[0].unknown == {"hat": "red"}


async def test_a_notice_with_more_than_we_know_is_told_and_kept() -> None:
    """One that only a newer version understands is kept, too."""
    doc = {"id": "t", "game": TRIO, "public": False, "clock": 0, "stand_in": "regular", "open_record": False}
    joined = {**NEWS, "what": "joined"}
    made = {**doc, "seats": [{"kind": "open"}] * 3, "created": 1.0, "notices": [joined, NEWS]}
    read = read_table(json.dumps(made))
    [told] = read.told
    assert encode(told) == {"before": "", **{name: each for name, each in joined.items() if name != "loud"}}
    assert json.loads(to_json(read))["notices"] == [joined | {"before": ""}, NEWS]
