"""Pins the life of a table: who joins, who decides, who leaves, and how a seat moves."""

import time
from pathlib import Path

import pytest

from sushiya.core import AnyGame
from sushiya.games import game_of
from tests.conformance.games_to_try import PARTY, SUSHI_GO, SUSHIZOCK
from tests.server.helpers import BOT, OPEN, Client, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
TRIO = "sushi-go(seats=3)"


async def pair(home: House, **options: object) -> tuple[str, Client, Client]:
    """A table where two people are playing."""
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"), **options)
    return table, await home.enter(table, keys[0]), await home.enter(table, keys[1])


# Making, joining, starting ----------------------------------------------------------------------------------


async def test_a_table_can_be_made_for_every_game_edition_and_option(home: House) -> None:
    games: list[AnyGame] = [*SUSHI_GO, *PARTY, *SUSHIZOCK]
    for game in games:
        people = [you(f"Person {number}") for number in range(game.seats)]
        table, keys = await home.make(str(game), *people)
        client = await home.enter(table, *keys.values())
        await client.until(lambda: client.public)  # noqa: B023 - it is used up in this round
        assert game_of(client.table["game"]) == game
        assert client.seats == list(range(game.seats))
        assert client.asked() == client.update["waiting_for"]
        assert all(client.options(seat) for seat in client.asked())
        await client.leave()


async def test_a_match_starts_when_the_last_seat_is_taken(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), OPEN, BOT)
    mia = await home.enter(table, keys[0])
    assert (mia.table["status"], mia.seats, mia.public) == ("waiting", [0], {})
    leo = await home.sit(table, "Leo")
    await leo.until(lambda: leo.public)
    await mia.until(lambda: mia.public)
    assert (leo.table["status"], leo.seats) == ("playing", [1])
    assert [seat["name"] for seat in mia.table["seats"]] == ["Mia", "Leo", "Momo"]
    assert ("joined", 1, "Leo") in mia.notices
    assert mia.table["commitment"]
    assert mia.table["seed"] is None


@pytest.mark.promise(4)
async def test_nobody_joins_a_full_table_but_everybody_may_watch(home: House) -> None:
    table, mia, _ = await pair(home)
    guest = await home.enter(table)
    await guest.until(lambda: guest.public)
    assert (guest.seats, guest.mine, guest.update["mine"]) == ([], {}, {})
    guest.say("join", name="Ida")
    assert await guest.refused() == "no_open_seat"
    await mia.until(lambda: mia.table["spectators"] == 1)
    await guest.leave()
    await mia.until(lambda: mia.table["spectators"] == 0)


async def test_a_seat_can_be_wished_for(home: House) -> None:
    table, _ = await home.make(TRIO, you("Mia"), OPEN, OPEN)
    guest = await home.enter(table)
    for wrong in (0, -1, 3, 10**30):
        guest.say("join", name="Ida", seat=wrong)
        assert await guest.refused() == "seat_taken"
    guest.say("join", name="Ida", seat=2)
    assert (await guest.hear("joined"))["seat"] == 2
    await guest.until(lambda: guest.seats == [2])


async def test_the_host_starts_with_open_seats_and_the_stand_in_plays_them(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), OPEN, OPEN)
    mia = await home.enter(table, keys[0])
    leo = await home.sit(table, "Leo")
    leo.say("start")
    assert await leo.refused() == "host_only"
    mia.say("start")
    await mia.until(lambda: mia.public)
    assert mia.table["seats"][2] == {
        "kind": "open",
        "name": "Mika",
        "guest": "Mika",
        "bot": "greedy",
        "online": False,
        "hints": False,
        "memory": False,
        "replaceable_in": None,
        "luck": False,
    }
    mia.say("start")
    assert await mia.refused() == "match_running"
    await play_out(mia, leo)
    assert mia.public["winners"]


async def test_somebody_takes_an_open_seat_of_a_running_match(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), you("Leo"), OPEN)
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    mia.say("start")
    await play_out(mia, leo, turns=3)
    ida = await home.enter(table)
    ida.say("join", name="Ida")
    asked = await ida.hear("asked")
    await ida.settled()
    assert (asked["seat"], ida.seats, ida.mine) == (2, [], {})
    for player in (mia, leo):
        await player.until(lambda: player.table["asks"])  # noqa: B023 - it is used up in this round
        player.say("admit", number=asked["number"], yes=True)
    await ida.until(lambda: ida.mine)
    assert ida.seats == [2]
    assert ida.mine["2"]["hand"]
    await play_out(mia, leo, ida)


async def test_several_people_share_one_device(home: House) -> None:
    table, keys = await home.make("sushi-go(seats=4)", you("Mia"), you("Leo"), OPEN, OPEN)
    device = await home.enter(table, *keys.values())
    device.say("join", name="Ida")
    await device.hear("joined")
    device.say("join", name="Ben")
    await device.hear("joined")
    await device.until(lambda: device.public)
    assert device.seats == [0, 1, 2, 3]
    assert set(device.update["mine"]) == {"0", "1", "2", "3"}
    await play_out(device)
    # Keys that were received one by one open the same seats together on another device.
    other = await home.enter(table, *keys.values(), *device.keys)
    assert other.seats == [0, 1, 2, 3]


@pytest.mark.promise(26)
async def test_at_a_public_table_an_address_has_one_seat(tmp_path: Path) -> None:
    async with house(tmp_path, trust_proxy=True) as home:
        table, _ = await home.make(TRIO, you("Mia"), OPEN, OPEN, public=True)
        first, second, other = [
            await home.enter(table, x_forwarded_for=address)
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2")
        ]
        first.say("join", name="Leo")
        await first.hear("joined")
        second.say("join", name="Ida")
        assert await second.refused() == "one_seat"
        other.say("join", name="Ida")
        await other.hear("joined")


# Who decides ------------------------------------------------------------------------------------------------


async def test_the_host_hands_seats_to_bots_and_opens_them_again(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), OPEN, OPEN)
    mia = await home.enter(table, keys[0])
    for seat, bot in ((0, "random"), (1, "nobody"), (7, "random"), (-1, "random")):
        mia.say("bot", seat=seat, bot=bot)
        assert await mia.refused() == ("bad_options" if bot == "nobody" else "seat_taken")
    mia.say("bot", seat=1, bot="random")
    await mia.until(lambda: mia.table["seats"][1]["kind"] == "bot")
    mia.say("bot", seat=1, bot=None)
    await mia.until(lambda: mia.table["seats"][1]["kind"] == "open")
    guest = await home.enter(table)
    guest.say("bot", seat=1, bot="random")
    assert await guest.refused() == "host_only"
    mia.say("bot", seat=1, bot="random")
    mia.say("bot", seat=2, bot="greedy")  # now every seat is taken
    await mia.until(lambda: mia.public)
    assert mia.table["status"] == "playing"


async def test_who_leaves_is_replaced_by_the_stand_in_and_the_host_passes_on(home: House) -> None:
    table, mia, leo = await pair(home)
    key = home.hub.tables[table].doc.seats[0].key
    mia.say("leave", seat=1)
    assert await mia.refused() == "not_your_seat"
    mia.say("leave", seat=0)
    await leo.until(lambda: leo.table["host"] == 1)
    await leo.until(lambda: ("host", 1, "Leo") in leo.notices)
    assert leo.notices[-2:] == [("left", 0, "Mia"), ("host", 1, "Leo")]
    await mia.until(lambda: mia.seats == [])
    mia.answer(0, "pick tempura")
    assert await mia.refused() == "not_your_seat"
    await play_out(leo)
    assert key not in {seat.key for seat in home.hub.tables[table].doc.seats}


@pytest.mark.promise(4)
async def test_a_void_key_opens_nothing(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    leo.say("leave", seat=1)
    await mia.until(lambda: mia.table["seats"][1]["kind"] == "open")
    again = await home.enter(table, keys[1])
    assert again.seats == []
    again.say("join", name="Leo")
    assert (await again.hear("joined"))["seat"] == 1


async def test_the_host_removes_a_player_who_then_sees_no_hand_any_more(home: House) -> None:
    table, mia, leo = await pair(home)
    leo.say("remove", seat=0)
    assert await leo.refused() == "host_only"
    mia.say("remove", seat=1)
    assert await mia.refused() == "not_away"
    await leo.leave()
    await mia.until(lambda: not mia.table["seats"][1]["online"])
    mia.say("remove", seat=1)
    await mia.until(lambda: mia.table["seats"][1]["kind"] == "open")
    leo = await home.enter(table, leo.shown[0])
    assert leo.seats == []
    before = len(leo.heard)
    await play_out(mia, turns=4)
    await mia.settled()
    await leo.settled()
    later = [message for message in leo.heard[before:] if message["type"] == "update"]
    assert later
    assert not any(update["mine"] for update in later)
    assert ("removed", 1, "Leo") in mia.notices
    mia.say("remove", seat=1)
    assert await mia.refused() == "nobody_there"


async def test_a_table_that_everybody_left_has_a_host_again_when_somebody_comes(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), OPEN, OPEN)
    mia = await home.enter(table, keys[0])
    mia.say("leave", seat=0)
    await mia.until(lambda: mia.table["host"] is None)
    leo = await home.sit(table, "Leo")
    await leo.until(lambda: leo.table["host"] == 0)


# Rematch ----------------------------------------------------------------------------------------------------


async def test_a_rematch_rotates_the_seats_and_the_keys_still_work(home: House) -> None:
    table, keys = await home.make(TRIO, you("Mia"), you("Leo"), BOT)
    mia, leo = await home.enter(table, keys[0]), await home.enter(table, keys[1])
    mia.say("rematch")
    assert await mia.refused() == "match_running"
    await play_out(mia, leo)
    await mia.until(lambda: mia.table["status"] == "finished")
    first = mia.table
    assert first["seed"]
    guest = await home.enter(table)
    guest.say("rematch")
    assert await guest.refused() == "players_only"
    leo.say("rematch")
    await mia.until(lambda: mia.table["match"] != first["match"] and not mia.over)
    await leo.until(lambda: leo.seats == [2])
    assert (mia.seats, mia.table["host"], mia.table["seed"]) == ([1], 1, None)
    assert mia.table["commitment"] != first["commitment"]
    assert [seat["name"] for seat in mia.table["seats"]] == ["Momo", "Mia", "Leo"]
    assert (await home.enter(table, keys[0])).seats == [1]
    await play_out(mia, leo)


async def test_the_new_match_tells_how_it_begins(home: House) -> None:
    _, mia, leo = await pair(home)
    await mia.settled()
    await play_out(mia, leo)
    mia.events.clear()
    await mia.until(lambda: mia.table["status"] == "finished")
    mia.say("rematch")
    await mia.until(lambda: not mia.over)
    assert mia.events[0] == {"event": "RoundBegan", "round": 1, "hand_size": 10}


# Moving a seat ----------------------------------------------------------------------------------------------


@pytest.mark.promise(5)
async def test_a_code_moves_a_seat_to_another_device_once(home: House) -> None:
    table, mia, leo = await pair(home)
    mia.say("code", seat=0)
    made = await mia.hear("code")
    assert made["seconds"] == 600
    phone = await home.enter(table)
    phone.say("claim", code="WRONGONE")
    assert await phone.refused() == "bad_code"
    phone.say("claim", code=f" {made['code'].lower()} ")
    await phone.until(lambda: phone.seats == [0] and phone.mine)
    await mia.until(lambda: mia.seats == [])
    assert ("seat_moved", 0, "Mia") in leo.notices
    leo.say("claim", code=made["code"])
    assert await leo.refused() == "bad_code"
    await play_out(phone, leo)


@pytest.mark.promise(5)
async def test_a_code_runs_out(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mia, _ = await pair(home)
    mia.say("code", seat=0)
    code = (await mia.hear("code"))["code"]
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 601)
    phone = await home.enter(table)
    phone.say("claim", code=code)
    assert await phone.refused() == "bad_code"


async def test_nobody_gets_a_code_for_a_seat_of_another_s_or_of_nobody_s(home: House) -> None:
    table, keys = await home.make("sushi-go(seats=4)", you("Mia"), you("Leo"), OPEN, BOT)
    mia = await home.enter(table, keys[0])
    for seat in (1, 2, 3, 99, -1):
        mia.say("code", seat=seat)
        assert await mia.refused() == "not_your_seat"


async def test_a_recovery_code_opens_the_seat_on_another_device(home: House) -> None:
    response = await home.post({"game": PAIR, "seats": [you("Mia"), BOT]})
    made = response.json()
    phone = await home.enter(made["id"])
    phone.say("claim", code=made["recovery"]["0"])
    joined = await phone.hear("joined")
    assert joined["recovery"] != made["recovery"]["0"]
    await phone.until(lambda: phone.seats == [0] and phone.mine)


# Talking ----------------------------------------------------------------------------------------------------


async def test_phrases_are_heard_by_all_who_want_to(home: House) -> None:
    _, mia, leo = await pair(home)
    leo.say("mute", on=True)
    await leo.settled()
    mia.say("say", seat=0, phrase="yum")
    assert await mia.hear("said") == {"type": "said", "seat": 0, "phrase": "yum"}
    leo.say("mute", on=False)
    await leo.settled()
    mia.say("say", seat=0, phrase="wow")
    assert (await leo.hear("said"))["phrase"] == "wow"
    leo.say("say", seat=0, phrase="wow")
    assert await leo.refused() == "not_your_seat"


async def test_who_is_online_is_told_once_for_many(home: House) -> None:
    table, mia, leo = await pair(home)
    before = len(mia.heard)
    guests = [await home.enter(table) for _ in range(30)]
    await mia.until(lambda: mia.table["spectators"] == 30)
    await leo.leave()
    for guest in guests:
        await guest.leave()
    await mia.until(lambda: mia.table["spectators"] == 0 and not mia.table["seats"][1]["online"])
    assert sum(message["type"] == "table" for message in mia.heard[before:]) < 15
