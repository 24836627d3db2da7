"""Pins that a seed replays a deal: the same hands and chance outcomes, and everyone can see that."""

import pytest

from sushiya.core import Match, commitment, verify
from sushiya.games import game_of, load_record
from tests.server.helpers import BOT, OPEN, Client, House, play_out, you

pytestmark = pytest.mark.anyio

TRIO = "sushi-go(seats=3)"


@pytest.mark.parametrize("game", [TRIO, "sushi-go-party(seats=3,meal=my-first-meal)", "sushizock(seats=3)"])
async def test_a_finished_deal_can_be_played_again_from_any_seat(home: House, game: str) -> None:
    table, keys = await home.make(game, you("Mia"), BOT, BOT)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    await mia.until(lambda: mia.table["seed"])
    seed = mia.table["seed"]
    again, keys = await home.make(game, BOT, you("Mia"), BOT, seed=seed)
    mia = await home.enter(again, keys[1])
    await play_out(mia)
    record = load_record((await home.get(f"/matches/{mia.table['match']}.record")).text)
    verify(record)
    assert record.seed == seed
    assert record.log[0].action == Match(game_of(game), seed).log[0].action


async def test_everybody_at_the_table_is_told_that_the_deal_is_known(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), you("Leo"), BOT, seed="evening")
    assert (await home.get(f"/api/tables/{table}")).json()["known_deal"] is True
    both = await home.enter(table, *keys.values())
    guest = await home.enter(table)
    for client in (both, guest):
        await client.until(lambda: client.table["status"] == "playing")  # noqa: B023 - used up in this round
        assert client.table["known_deal"] is True
        assert client.table["seed"] is None
        assert client.table["commitment"] == commitment("evening")


@pytest.mark.promise(37)
async def test_who_knows_a_deal_plays_it_with_nobody_on_another_device(home: House) -> None:
    """They could compute all hands."""
    table, keys = await home.make(TRIO, you("Mia"), OPEN, BOT, seed="evening", device="phone")
    mia = await connected(home, table, "phone", keys[0])
    leo = await connected(home, table, "laptop")
    leo.say("join", name="Leo")
    assert await leo.refused() == "known_deal"
    mia.say("join", name="Ida")  # who sits next to her
    await mia.hear("joined")
    await mia.until(lambda: mia.public)
    mia.say("code", seat=1)
    leo.say("claim", code=(await mia.hear("code"))["code"])
    assert await leo.refused() == "known_deal"
    await mia.until(lambda: len(mia.seats) == 2)
    await play_out(mia)
    mia.say("bot", seat=2, bot=None)  # the next deal is known to nobody
    await leo.until(lambda: leo.table["seats"][2]["kind"] == "open")
    leo.say("join", name="Leo")
    await leo.hear("joined")


@pytest.mark.promise(37)
async def test_whoever_plays_a_known_deal_alone_may_take_it_to_another_device(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), BOT, BOT, seed="evening", device="phone")
    mia = await connected(home, table, "phone", keys[0])
    await mia.until(lambda: mia.public)
    mia.say("code", seat=0)
    laptop = await connected(home, table, "laptop")
    laptop.say("claim", code=(await mia.hear("code"))["code"])
    await laptop.hear("joined")


async def connected(home: House, table: str, device: str, *keys: str) -> Client:
    """A client on this device that has been welcomed."""
    client = home.connect(table)
    client.say("hello", keys=list(keys), match=None, version=-1, device=device)
    await client.hear("welcome")
    return client


async def test_a_rematch_is_a_deal_that_nobody_knows(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), BOT, BOT, seed="evening")
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    await mia.until(lambda: mia.table["seed"])
    assert (mia.table["seed"], mia.table["known_deal"]) == ("evening", True)
    mia.say("rematch")
    await mia.until(lambda: mia.table["status"] == "playing")
    assert mia.table["known_deal"] is False
    assert mia.table["commitment"] != commitment("evening")


async def test_a_deal_that_nobody_asked_for_is_unknown(home: House) -> None:
    table, _ = await home.make(TRIO, you("Mia"), BOT, BOT)
    assert (await home.get(f"/api/tables/{table}")).json()["known_deal"] is False
