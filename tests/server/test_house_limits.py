"""Pins the limits by address, seat and table, and the places kept for those who come back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sushiya.server.limits import Buckets, ConnectionLimiter, visitor
from sushiya.table.services import Account
from sushiya.table.visitors import Visitor
from tests.server.helpers import BOT, OPEN, Client, House, house, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
TRIO = "sushi-go(seats=3)"


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A house that counts every address apart, with low limits."""
    async with house(
        tmp_path,
        trust_proxy=True,
        phrases_per_minute=4,
        phrases_per_minute_at_table=6,
        hints_per_minute=4,
        tables_per_minute=20,
        most_tables_per_address=4,
        most_listed_per_address=2,
        most_sockets_per_seat=2,
        most_spectators_per_table=2,
    ) as here:
        yield here


async def refusals(client: Client, number: int, **message: object) -> list[str]:
    """Send this message `number` times: why it was refused, each time that it was."""
    found = []
    for _ in range(number):
        client.say(**message)  # type: ignore[arg-type]  # one of them is the type
        await client.settled()
    for heard in client.heard:
        if heard["type"] == "refused":
            found.append(heard["reason"])
    return found


# By seat and table ------------------------------------------------------------------------------------------


@pytest.mark.promise(14)
async def test_a_seat_says_only_so_much_on_however_many_sockets(strict: House) -> None:
    table, keys = await strict.make(PAIR, you("Mia"), you("Leo"))
    first, second = await strict.enter(table, keys[0]), await strict.enter(table, keys[0])
    assert await refusals(first, 2, type="say", seat=0, phrase="hello") == []
    assert await refusals(second, 2, type="say", seat=0, phrase="hello") == ["too_fast", "too_fast"]
    leo = await strict.enter(table, keys[1], x_forwarded_for="192.0.2.9")
    assert await refusals(leo, 1, type="say", seat=1, phrase="hello") == []


@pytest.mark.promise(14)
async def test_a_seat_is_counted_with_whichever_other_seats_it_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second=0.01) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        both, mia, leo = [await home.enter(table, *shown) for shown in (keys.values(), [keys[0]], [keys[1]])]
        await both.settled()  # that was their message
        for client in (mia, leo):
            client.say("ping")
            assert await client.refused() == "too_fast"


@pytest.mark.promise(14)
async def test_a_table_hears_only_so_much(strict: House) -> None:
    table, keys = await strict.make(TRIO, you("Mia"), you("Leo"), you("Ada"))
    said = 0
    for seat in range(3):
        client = await strict.enter(table, keys[seat], x_forwarded_for=f"192.0.2.{seat}")
        said += 2 - len(await refusals(client, 2, type="say", seat=seat, phrase="hello"))
    assert said == 3


@pytest.mark.promise(14)
async def test_who_has_no_seat_uses_up_nothing_of_it(strict: House) -> None:
    table, keys = await strict.make(PAIR, you("Mia"), you("Leo"))
    mia = await strict.enter(table, keys[0])
    eve = await strict.enter(table, x_forwarded_for="192.0.2.9")
    assert set(await refusals(eve, 5, type="say", seat=0, phrase="hello")) == {"not_your_seat"}
    assert await refusals(mia, 1, type="say", seat=0, phrase="hello") == []


@pytest.mark.promise(14)
async def test_hints_are_limited_by_seat(strict: House) -> None:
    table, keys = await strict.make(PAIR, you("Mia"), BOT)
    mia = await strict.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    assert await refusals(mia, 4, type="hint", seat=0, serial=99) == ["late", "late", "too_fast", "too_fast"]


@pytest.mark.promise(14)
async def test_hints_and_phrases_are_limited_by_address_over_all_its_tables(tmp_path: Path) -> None:
    few = {"hints_per_minute_per_address": 4, "phrases_per_minute_per_address": 4}
    async with house(tmp_path, trust_proxy=True, **few) as home:
        tables = [await home.make(PAIR, you("Mia"), BOT) for _ in range(3)]
        one, two, other = [
            await home.enter(table, keys[0], x_forwarded_for=address)
            for (table, keys), address in zip(tables, ["192.0.2.1", "192.0.2.1", "192.0.2.2"], strict=True)
        ]
        for client in (one, two, other):
            await client.until(lambda: client.public)  # noqa: B023 - it is used up in this round
        assert await refusals(one, 2, type="hint", seat=0, serial=99) == ["late", "late"]
        assert await refusals(two, 1, type="hint", seat=0, serial=99) == ["too_fast"]
        assert await refusals(other, 1, type="hint", seat=0, serial=99) == ["late"]
        assert await refusals(one, 2, type="say", seat=0, phrase="hello") == ["late", "late"]
        assert await refusals(two, 1, type="say", seat=0, phrase="hello") == ["too_fast", "too_fast"]
        assert await refusals(other, 1, type="say", seat=0, phrase="hello") == ["late"]


@pytest.mark.promise(14)
async def test_spectators_do_not_keep_players_from_their_table(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second_of_spectators=1, trust_proxy=True) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        mia = await home.enter(table, keys[0])
        eves = [await home.enter(table, x_forwarded_for=f"192.0.2.{n}") for n in range(2)]
        for eve in eves:
            for _ in range(2):
                eve.say("ping")
        await eves[0].hear("pong")
        await eves[0].hear("pong")
        await eves[1].hear("pong")
        assert await eves[1].refused() == "too_fast"
        await mia.settled()


@pytest.mark.promise(14)
async def test_messages_are_limited_by_address_over_all_its_sockets(tmp_path: Path) -> None:
    async with house(tmp_path, messages_per_second_per_address=1, trust_proxy=True) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        one, two = [await home.enter(table, x_forwarded_for="192.0.2.9") for _ in range(2)]
        for _ in range(3):
            one.say("ping")
            await one.hear("pong")
        two.say("ping")
        assert await two.refused() == "too_fast"
        mia = await home.enter(table, keys[0], x_forwarded_for="192.0.2.1")
        await mia.settled()


@pytest.mark.promise(14)
async def test_a_seat_is_open_in_only_so_many_places_and_only_so_many_watch(strict: House) -> None:
    table, keys = await strict.make(PAIR, you("Mia"), you("Leo"))
    for guests in ([keys[0]], []):
        for n in range(2):
            await strict.enter(table, *guests, x_forwarded_for=f"192.0.2.{n}")
        third = strict.connect(table, x_forwarded_for="192.0.2.3")
        third.say("hello", keys=guests)
        assert await third.refused() == "full"
        await third.gone()
        assert third.code == 4429
    await strict.enter(table, keys[1], x_forwarded_for="192.0.2.4")


# By address -------------------------------------------------------------------------------------------------


@pytest.mark.promise(14)
async def test_sockets_do_not_come_faster_than_so_many_a_second(tmp_path: Path) -> None:
    async with house(tmp_path, trust_proxy=True, handshakes_per_second=0.001) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        await home.enter(table, x_forwarded_for="192.0.2.9")
        early = home.connect(table, x_forwarded_for="192.0.2.9")
        await early.gone()
        assert not early.accepted
        await home.enter(table, keys[0], x_forwarded_for="192.0.2.8")


@pytest.mark.promise(14)
async def test_whoever_wakes_tables_keeps_only_so_many_awake(tmp_path: Path) -> None:
    async with house(tmp_path, trust_proxy=True) as home:
        tables = [(await home.make(PAIR, you("Mia"), OPEN))[0] for _ in range(5)]
    async with house(tmp_path, trust_proxy=True, most_tables_per_address=2) as home:
        mia = await home.enter(tables[0], x_forwarded_for="192.0.2.8")
        for table in tables[1:]:
            assert (await home.get(f"/api/tables/{table}", x_forwarded_for="192.0.2.66")).status_code == 200
        assert set(home.hub.tables) == {tables[0], *tables[-2:]}
        for table in tables[1:3]:
            await home.enter(table, x_forwarded_for="192.0.2.66")
        third = home.connect(tables[3], x_forwarded_for="192.0.2.66")
        assert await third.refused() == "full"
        assert await refusals(mia, 1, type="say", seat=0, phrase="hello") == ["not_your_seat"]
        await home.enter(tables[3], x_forwarded_for="192.0.2.9")


@pytest.mark.promise(14)
async def test_tables_are_limited_by_address(strict: House) -> None:
    async def made(address: str, **options: object) -> int:
        body = {"game": PAIR, "seats": [you("Mia"), OPEN], **options}
        return (await strict.post(body, x_forwarded_for=address)).status_code

    assert [await made("192.0.2.1", public=True) for _ in range(3)] == [201, 201, 503]
    assert len((await strict.get("/api/tables", x_forwarded_for="192.0.2.2")).json()["tables"]) == 2
    assert [await made("192.0.2.1") for _ in range(3)] == [201, 201, 503]
    assert [await made("192.0.2.1") for _ in range(5)][-1] == 429
    assert await made("192.0.2.2", public=True) == 201


@pytest.mark.promise(15)
@pytest.mark.parametrize(
    ("forwarded", "counted"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("198.51.100.1:5000", "198.51.100.1"),
        ("[2001:db8:1:2:3::4]:5000", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9%eth0", "2001:0db8:0001:0002"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_a_visitor_is_found_in_what_proxies_write(forwarded: str, counted: str) -> None:
    assert visitor(forwarded) == counted


@pytest.mark.promise(15)
def test_a_network_of_visitors_does_only_so_much() -> None:
    buckets, limiter = Buckets(1, burst=2), ConnectionLimiter(1_000, 2)
    visitors = [visitor(f"2001:db8:0:{n:x}::1") for n in range(100)]
    assert sum(buckets.take(each, 0.0) for each in visitors for _ in range(5)) == 8
    assert sum(limiter.enter(each) for each in visitors for _ in range(5)) == 8
    assert buckets.take(visitor("2001:db8:1::1"), 0.0)
    assert limiter.enter(visitor("2001:db8:1::1"))


@pytest.mark.promise(15)
async def test_a_network_of_visitors_has_only_so_many_of_what_is_counted(tmp_path: Path) -> None:
    """Tables, tables of bots alone, reviews and daily deals, each from another /64 of one /48."""
    async with house(
        tmp_path,
        trust_proxy=True,
        most_tables_per_address=1,
        most_listed_per_address=1,
        most_bot_tables_per_address=1,
        most_dailies_per_address=1,
        tables_per_minute=1_000,
    ) as home:
        networks = [f"2001:db8:0:{n:x}::1" for n in range(6)]
        public = {"game": PAIR, "seats": [you("Mia"), OPEN], "public": True}
        for path, wishes in (
            ("/api/daily/sushi-go", [{"name": "Mia", "device": str(n)} for n in range(7)]),
            ("/api/tables", 7 * [public]),
        ):
            made = [
                (await home.post(wish, path, x_forwarded_for=each)).status_code
                for wish, each in zip(wishes, [*networks, "2001:db8:1::1"], strict=True)
            ]
            assert made == 4 * [201] + 2 * [503] + [201], path
            for table in tuple(home.hub.tables.values()):
                await home.hub._put_to_sleep(table)
        alone = [home.hub.bots.may_play_alone(Account(visitor(each), each)) for each in networks]
        assert alone == 4 * [True] + 2 * [False]


@pytest.mark.promise(14)
async def test_an_address_makes_only_so_many_tables_a_day(tmp_path: Path) -> None:
    async with house(tmp_path, trust_proxy=True, tables_per_day=3) as home:
        wish = {"game": PAIR, "seats": [you("Eve"), OPEN]}
        made = [await home.post(wish, x_forwarded_for="192.0.2.66") for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        assert made[-1].json()["reason"] == "too_fast"
        assert (await home.post(wish, x_forwarded_for="192.0.2.1")).status_code == 201


@pytest.mark.promise(14)
async def test_an_address_has_only_so_many_public_tables_whether_they_wait_or_play(strict: House) -> None:
    public = {"game": PAIR, "seats": [you("Eve"), BOT], "public": True}
    for _ in range(2):
        made = (await strict.post(public, x_forwarded_for="192.0.2.66")).json()
        eve = await strict.enter(made["id"], *made["keys"].values(), x_forwarded_for="192.0.2.66")
        await eve.until(lambda: eve.public)  # noqa: B023 - it is used up in this round
        await eve.leave()
    assert (await strict.post(public, x_forwarded_for="192.0.2.66")).json()["reason"] == "full"
    assert (await strict.post(public, x_forwarded_for="192.0.2.1")).status_code == 201


def test_a_loopback_address_stands_for_everybody() -> None:
    """It is the address of everyone behind a proxy here."""
    assert not Visitor.at("table", "", visitor("::1")).marks
    assert Visitor.at("table", "", visitor("2001:db8::1")).marks


@pytest.mark.promise(14)
async def test_sockets_that_are_refused_are_counted_by_reason(tmp_path: Path) -> None:
    async with house(tmp_path, handshakes_per_second=0.2) as home:  # three at once after a start
        count = home.hub.metrics.refused
        foreign = home.connect("nowhere", host="evil.example", origin="http://evil.example")
        await foreign.gone()
        assert count == {"origin": 1}
        lost = home.connect("nowhere")
        assert await lost.refused() == "gone"
        assert count == {"origin": 1, "gone": 1}
        for _ in range(3):
            early = home.connect("nowhere")
            await early.gone()
        assert count == {"origin": 1, "gone": 3, "too_fast": 1}


def test_who_leaves_is_not_counted_any_more() -> None:
    limiter = ConnectionLimiter(10, 2)
    address = visitor("2001:db8::1")
    assert limiter.enter(address)
    limiter.leave(address)
    assert (limiter.total, limiter.by_address) == (0, {})


# Coming back ------------------------------------------------------------------------------------------------


@pytest.mark.promise(16)
async def test_who_comes_back_to_a_match_finds_room_in_a_full_house(tmp_path: Path) -> None:
    async with house(tmp_path, most_sockets=10) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        for _ in range(9):
            await home.enter(table)
        stranger = home.connect(table)
        stranger.say("hello", keys=[])
        assert await stranger.refused() == "full"
        await stranger.gone()
        waiting, others = await home.make(PAIR, you("Ada"), OPEN)
        early = home.connect(waiting)
        early.say("hello", keys=[others[0]])
        assert await early.refused() == "full"  # nothing runs there yet
        await early.gone()
        mia = await home.enter(table, keys[0])
        assert mia.seats == [0]


@pytest.mark.promise(16)
async def test_who_says_nothing_gives_way_to_who_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, most_sockets=10) as home:
        table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        for _ in range(9):
            await home.enter(table)
        mute, other = home.connect(table), home.connect(table)
        await mute.gone()  # as soon as another one comes
        assert mute.code == 4429
        mia = await home.enter(table, keys[0])
        assert mia.seats == [0]
        await other.gone()
        late = home.connect(table)
        assert await late.refused() == "full"  # nobody else is silent
        await late.gone()
        assert home.hub.metrics.sockets == 10
        await mia.leave()
        await home.enter(table, keys[1])


@pytest.mark.promise(16)
async def test_new_tables_leave_room_for_those_that_are_woken(tmp_path: Path) -> None:
    async with house(tmp_path, most_tables=10) as home:
        sleeping, keys = await home.make(PAIR, you("Mia"), you("Leo"))
        await home.hub._put_to_sleep(home.hub.tables[sleeping])
        for _ in range(9):
            table, _ = await home.make(PAIR, you("Mia"), you("Leo"))
            await home.enter(table)
        assert (await home.post({"game": PAIR, "seats": [you("Mia"), OPEN]})).status_code == 503
        await home.enter(sleeping, keys[0])
