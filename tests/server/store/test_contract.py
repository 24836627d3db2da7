"""Pins what every store does, on a real SQLite file and a real PostgreSQL alike."""

import asyncio
from collections import defaultdict
from dataclasses import replace

import pytest

from sushiya.core import BadOptions
from sushiya.server.store import BadRow, Conflict, Line, News, ReviewRow, Store, StoreDown, store_for
from sushiya.table.store import VariationRow
from tests.server.store.rows import END, append_next, line, match, opened, run_sql, table

pytestmark = pytest.mark.anyio


async def test_it_proves_a_write(store: Store, url: str) -> None:
    await store.ping()
    await run_sql(url, "DELETE FROM pulse")
    with pytest.raises(StoreDown, match="pulse"):
        await store.ping()


async def test_a_closed_store_says_so(url: str) -> None:
    store = store_for(url)
    await store.open()
    await store.close()
    with pytest.raises(StoreDown):
        await store.ping()


@pytest.mark.parametrize("url", ["", "sushiya.db", "sqlite:", "mysql://localhost/sushi"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadOptions, match="sqlite:///FILE or postgresql://"):
        store_for(url)


# Tables -----------------------------------------------------------------------------------------------------


async def test_a_table_is_found_as_it_was_saved(store: Store) -> None:
    assert await store.load_table("umi") is None
    row = table("umi", public=True, touched=1_700_000_000.123456)
    await store.save_table(row)
    assert await store.load_table("umi") == row
    later = table("umi", 2, status="playing", touched=1_700_000_001.5)
    await store.save_table(later)
    assert await store.load_table("umi") == later


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_a_version_is_taken_once_and_none_is_left_out(store: Store, version: int) -> None:
    await store.save_table(table("umi"))
    await store.save_table(table("umi", 2))
    with pytest.raises(Conflict):
        await store.save_table(table("umi", version, status="finished"))
    assert await store.load_table("umi") == table("umi", 2)


async def test_a_later_version_of_an_unknown_table_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.save_table(table("umi", 2))
    assert await store.load_table("umi") is None


async def test_a_match_begins_with_its_table(store: Store) -> None:
    assert await store.load_match("m") is None
    await store.save_table(table("umi"))
    await store.save_table(table("umi", 2), match("m", "umi"))
    assert await store.load_match("m") == match("m", "umi")


async def test_no_match_begins_when_its_table_has_moved_on(store: Store) -> None:
    await store.save_table(table("umi"))
    with pytest.raises(Conflict):
        await store.save_table(table("umi", 1), match("m", "umi"))
    assert await store.load_match("m") is None


async def test_no_table_moves_on_when_its_match_is_there_already(store: Store) -> None:
    await store.save_table(table("umi"), match("m", "umi"))
    with pytest.raises(Conflict):
        await store.save_table(table("umi", 2), match("m", "umi"))
    assert await store.load_table("umi") == table("umi")


async def test_a_match_begun_elsewhere_comes_with_its_table_and_log_or_not_at_all(store: Store) -> None:
    lines = [line(number) for number in range(1, 251)]
    await store.save_table(table("umi"), match("m", "umi", end=END), lines)
    assert await store.load_match("m") == match("m", "umi", end=END)
    assert await store.read_log("m") == lines
    await store.append("n", "yama", [line(1)])
    with pytest.raises(Conflict):
        await store.save_table(table("yama"), match("n", "yama"), lines)
    assert await store.load_table("yama") is None
    assert await store.load_match("n") is None


async def test_the_lobby_lists_public_unfinished_tables_the_newest_first(store: Store) -> None:
    await store.save_table(table("old", public=True, touched=1.0))
    await store.save_table(table("new", public=True, status="playing", touched=3.0))
    await store.save_table(table("middle", public=True, touched=2.0))
    await store.save_table(table("private", touched=4.0))
    await store.save_table(table("finished", public=True, status="finished", touched=5.0))
    assert [row.id for row in await store.public_tables(10)] == ["new", "middle", "old"]
    assert [row.id for row in await store.public_tables(2)] == ["new", "middle"]
    assert (await store.public_tables(1))[0] == table("new", public=True, status="playing", touched=3.0)


async def test_only_a_table_that_never_had_a_match_is_forgotten(store: Store) -> None:
    await store.save_table(table("umi"))
    await store.save_table(table("yama"))
    await store.save_table(table("yama", 2), match("m", "yama"))
    for name in ("umi", "yama", "nowhere"):
        await store.forget_table(name)
    assert await store.load_table("umi") is None
    assert await store.load_table("yama") is not None


async def test_tables_without_a_match_are_listed_page_by_page(store: Store) -> None:
    for name in ("a", "b", "c", "d"):
        await store.save_table(table(name, touched=1.0))
    await store.save_table(table("b", 2, touched=1.0), match("m", "b"))
    await store.save_table(table("new", touched=9.0))
    assert [row.id for row in await store.unplayed_tables(5.0, "", 2)] == ["a", "c"]
    assert [row.id for row in await store.unplayed_tables(5.0, "c", 2)] == ["d"]
    assert await store.unplayed_tables(5.0, "d", 2) == []


# Matches ----------------------------------------------------------------------------------------------------


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    lines = [line(1, "deal maki:3"), line(2, "pick nigiri:squid"), line(3, 'call "¡ñ寿司"')]
    await store.append("m", "umi", lines[:1])
    await store.append("m", "umi", lines[1:])
    await store.append("other", "umi", [line(1, "other")])
    assert await store.read_log("m") == lines
    assert await store.read_log("m", after=2) == lines[2:]
    assert await store.read_log("m", after=3) == []
    assert await store.read_log("unknown") == []


async def test_lines_are_added_all_or_none(store: Store) -> None:
    await store.save_table(table("umi"), match("m", "umi"))
    await store.append("m", "umi", [line(1), line(2)])
    for lines in ([line(1)], [line(2, "late")], [line(2), line(3)], [line(3), line(3)]):
        with pytest.raises(Conflict):
            await store.append("m", "umi", lines, END)
    assert await store.read_log("m") == [line(1), line(2)]
    assert await store.load_match("m") == match("m", "umi")


async def test_last_lines_end_a_match(store: Store) -> None:
    await store.save_table(table("umi"), match("m", "umi"))
    await store.save_table(table("umi", 2), match("next", "umi"))
    await store.append("m", "umi", [line(1)])
    assert await store.load_match("m") == match("m", "umi")
    await store.append("m", "umi", [line(2)], END)
    assert await store.load_match("m") == match("m", "umi", end=END)
    assert await store.load_match("next") == match("next", "umi")
    assert await store.read_log("m") == [line(1), line(2)]


async def test_a_text_that_cannot_be_stored_harms_nobody_else(store: Store) -> None:
    results = await asyncio.gather(
        store.append("good", "umi", [line(1)]),
        store.append("bad", "umi", [line(1, "half a character \ud83c")]),
        store.append("fine", "umi", [line(1)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] != [type(None)] * 3
    assert isinstance(results[1], ValueError)
    assert await store.read_log("bad") == []
    assert await store.read_log("good") == await store.read_log("fine") == [line(1)]


async def test_everything_is_there_after_a_restart(url: str) -> None:
    async with opened(url) as store:
        await store.save_table(table("umi"), match("m", "umi"))
        await store.append("m", "umi", [line(1), line(2)])
    async with opened(url) as store:
        assert await store.load_table("umi") == table("umi")
        assert await store.load_match("m") == match("m", "umi")
        assert await store.read_log("m") == [line(1), line(2)]


async def test_a_hundred_writers_lose_and_double_nothing(store: Store) -> None:
    acknowledged: dict[str, list[Line]] = defaultdict(list)

    async def write(writer: int) -> None:
        for number in range(5):
            id = f"match{(writer + number) % 20}"
            acknowledged[id].append(await append_next(store, id, f"writer {writer} line {number}"))

    await asyncio.gather(*(write(writer) for writer in range(100)))
    assert sum(map(len, acknowledged.values())) == 500
    for id, lines in acknowledged.items():
        log = await store.read_log(id)
        assert log == sorted(lines, key=lambda line: line.seq)
        assert [line.seq for line in log] == list(range(1, len(lines) + 1))


async def test_who_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"match{n}", "umi", [line(1)])) for n in range(30)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for n in range(1, 30, 2):
        assert await store.read_log(f"match{n}") == [line(1)]


# Expiry, leases, news ---------------------------------------------------------------------------------------


async def test_old_matches_and_tables_expire(store: Store) -> None:
    """The limits are 100 for finished matches and 70 for idle ones and tables."""

    async def begin(id: str, *, last: float, ended: float | None = None, touched: float = 10) -> None:
        await store.save_table(table(id, touched=touched), match(id, id, began=10))
        lines = [Line(1, 0, "pick eel", "player", 10), Line(2, 0, "pick tofu", "player", last)]
        await store.append(id, id, lines, None if ended is None else replace(END, at=ended))

    await begin("ended-old", last=20, ended=20)
    await begin("ended-old-table-new", last=20, ended=20, touched=200)
    await begin("ended-new", last=150, ended=150)
    await begin("idle-old", last=60)
    await begin("idle-new", last=80)
    await store.save_table(table("silent", touched=60), match("silent", "silent", began=60))
    await store.save_table(table("empty-old", touched=60))
    await store.save_table(table("empty-new", touched=80))

    assert [await store.expire(ended_before=100, idle_before=70) for _ in range(3)] == [3, 1, 0]

    matches = ("ended-old", "ended-old-table-new", "ended-new", "idle-old", "idle-new", "silent")
    assert [id for id in matches if await store.load_match(id)] == ["ended-new", "idle-new"]
    assert [id for id in matches if await store.read_log(id)] == ["ended-new", "idle-new"]
    tables = [id for id in (*matches, "empty-old", "empty-new") if await store.load_table(id)]
    assert tables == ["ended-old-table-new", "ended-new", "idle-new", "empty-new"]


async def test_many_finished_matches_expire_at_once(store: Store) -> None:
    rows = [(table(f"t{n}"), match(f"m{n}", f"t{n}", end=END)) for n in range(620)]
    await asyncio.gather(*(store.save_table(*row) for row in rows))
    assert await store.expire(ended_before=1000, idle_before=1000) == 620
    assert await store.load_table("t0") is None


async def test_unfinished_matches_never_expire_in_bulk(store: Store) -> None:
    await asyncio.gather(*(store.save_table(table(f"t{n}"), match(f"m{n}", f"t{n}")) for n in range(620)))
    assert await store.expire(ended_before=1000, idle_before=1000) == 7
    left = [n for n in range(620) if await store.load_match(f"m{n}")]
    assert len(left) == 613
    assert all([await store.load_table(f"t{n}") for n in left])


async def test_a_list_is_not_spoiled_by_a_damaged_row(store: Store, url: str) -> None:
    await store.save_table(table("good", public=True))
    await store.save_table(table("bad", public=True))
    if url.startswith("sqlite"):  # text of PostgreSQL is always text
        await run_sql(url, "UPDATE tables SET data = CAST(X'7B22FF' AS TEXT) WHERE id = 'bad'")
        with pytest.raises(BadRow):
            await store.load_table("bad")
        listed = {row.id: row.data for row in await store.public_tables(10)}
        assert listed == {"good": table("good").data, "bad": ""}
        await run_sql(url, "UPDATE tables SET data = '{}', touched = 'yesterday' WHERE id = 'bad'")
        listed = {row.id: row.data for row in await store.public_tables(10)}
        assert listed == {"good": table("good").data, "bad": ""}
        with pytest.raises(BadRow):
            await store.load_table("bad")


async def test_a_match_whose_players_cannot_be_read_is_a_bad_row(store: Store, url: str) -> None:
    await store.save_table(table("umi"), match("m", "umi"))
    for players in ("[", "7"):
        await run_sql(url, f"UPDATE matches SET players = '{players}'")
        with pytest.raises(BadRow):
            await store.load_match("m")


async def test_a_lease_is_its_owners_again_and_again(store: Store) -> None:
    assert await store.lease("m", "a", 60)
    assert await store.lease("m", "a", 60)
    await store.release("m", "a")
    await store.release("m", "a")
    assert await store.lease("m", "b", 60)


async def test_nobody_hears_his_own_news(url: str) -> None:
    heard: list[News] = []
    store = store_for(url)
    store.listen(heard.append)
    await store.open()
    await store.tell(News("umi", "cheer", "!"))
    await store.append("m", "umi", [line(1)])
    await asyncio.sleep(0.2)
    await store.close()
    assert heard == []


# Reviews ----------------------------------------------------------------------------------------------------


async def test_of_reviews_by_the_same_maker_the_sharpest_is_kept(store: Store) -> None:
    assert await store.load_review("digest", "1.0 200it") is None
    first = ReviewRow("digest", "1.0 200it", "m", 8, b"\x00blurred\xff")
    await store.save_review(first)
    sharper = replace(first, deals=64, data=b"sharp")
    await store.save_review(sharper)
    await store.save_review(first)
    other = replace(first, maker="1.1 200it", data=b"")
    await store.save_review(other)
    assert await store.load_review("digest", "1.0 200it") == sharper
    assert await store.load_review("digest", "1.1 200it") == other


async def test_a_review_goes_with_its_match(store: Store) -> None:
    await store.save_table(table("umi"))
    await store.save_table(table("umi", 2), match("old", "umi"))
    await store.append("old", "umi", [line(1)], END)
    for id in ("old", "other"):
        await store.save_review(ReviewRow(f"of {id}", "1.0", id, 8, b"data"))
    assert await store.expire(END.at + 1, 0.0) == 1
    assert await store.load_review("of old", "1.0") is None
    assert await store.load_review("of other", "1.0") is not None


async def test_variations_are_kept_until_the_match_that_they_need_is_gone(store: Store) -> None:
    await store.save_table(table("table"), match("original", end=END))
    await store.save_table(table("other", touched=900.0), match("later", "other", began=900.0))
    run = VariationRow("run", "original", "d1gest", 7, 2, 0, "pick tempura", "hash", 1.5)
    on = replace(run, id="on", made=2.5, played="later")
    for row in (on, run, replace(run, name="Tempura für alle")):
        await store.save_variation(row)
    assert await store.variations("original") == [replace(run, name="Tempura für alle"), on]
    assert await store.variations("later") == []
    assert await store.variation_played("later") == on
    assert await store.variation_played("original") is None
    assert await store.expire(ended_before=500.0, idle_before=0.0) == 1
    assert await store.variations("original") == [
        on
    ]  # the match that plays it on still says where it branched
    await store.delete_variation("on")
    assert await store.variation_played("later") is None
