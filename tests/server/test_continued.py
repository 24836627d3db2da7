"""Pins that a match begun elsewhere goes on at a server by its record, and that an edited one does not."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sushiya.core import commitment, dump_text, verify
from sushiya.device.shelf import MemoryShelf
from sushiya.games import load_record
from sushiya.puzzles import all_puzzles
from sushiya.puzzles.page import names_of
from tests.device.player import Player, ask, house_on, made
from tests.server.helpers import House, play_out

pytestmark = pytest.mark.anyio

MIA = {"kind": "you", "name": "Mia"}
NOVICE = {"kind": "bot", "bot": "novice"}


async def begun(game: str, others: int, answers: int) -> dict[str, Any]:
    """What a device asks of a server, after this many answers."""
    house = house_on(MemoryShelf())
    table = await made(house, game, MIA, *[NOVICE] * others)
    mia = await Player(house, table["id"], *table["keys"].values()).come()
    await mia.play(Random(game), answers)
    wish: dict[str, Any] = await ask(house, "GET", f"/api/tables/{table['id']}/goes-on")
    house.close()
    return wish


async def finished() -> str:
    """The record of a whole match on a device."""
    house = house_on(MemoryShelf())
    table = await made(house, "sushizock(seats=2)", MIA, NOVICE)
    await (await Player(house, table["id"], *table["keys"].values()).come()).play(Random(1))
    [kept] = (await ask(house, "GET", "/api/matches"))["matches"]
    record = (await house.request("GET", f"/matches/{kept['id']}.record")).text
    house.close()
    return record


@pytest.mark.parametrize(
    ("game", "others"), [("sushi-go(seats=3)", 2), ("sushi-go-party(seats=4)", 3), ("sushizock(seats=2)", 1)]
)
async def test_a_running_match_goes_on_and_its_record_verifies(home: House, game: str, others: int) -> None:
    wish = await begun(game, others, answers=5)
    response = await home.post(wish)
    assert response.status_code == 201, response.text
    made = response.json()
    mia = await home.enter(made["id"], *made["keys"].values())
    await play_out(mia)
    record = load_record((await home.get(f"/matches/{mia.table['match']}.record")).text)
    assert verify(record).over  # one seed has dealt all of it
    assert record.seed == wish["seed"]
    before = load_record(wish["record"])
    assert record.log[: len(before.log)] == before.log
    assert record.players[0] == "Mia"


async def test_everybody_can_see_that_the_deal_is_known(home: House) -> None:
    made = (await home.post(await begun("sushi-go(seats=3)", 2, answers=3))).json()
    assert (await home.get(f"/api/tables/{made['id']}")).json()["known_deal"] is True


async def test_a_record_that_nobody_can_continue_is_refused_with_the_reason(home: House) -> None:
    wish = await begun("sushi-go(seats=3)", 2, answers=3)
    lines = wish["record"].splitlines(keepends=True)
    at = next(index for index, line in enumerate(lines) if "pick" in line)
    cases: list[tuple[dict[str, Any], str]] = [
        ({"seed": None}, "without its seed"),
        ({"seed": "another"}, "The seed is not the one"),
        ({"record": "".join([*lines[:at], *lines[at + 1 :]])}, "edited"),
        ({"record": wish["record"].replace("pick", "pock", 1)}, "edited"),
        ({"record": "nonsense"}, "not a record"),
        ({"public": True}, "public"),
    ]
    for change, word in cases:
        refused = await home.post(wish | change)
        assert refused.status_code == 422, change
        assert word in refused.json()["why"], refused.json()
        assert refused.json()["reason"] == ("bad_options" if "public" in change else "bad_record")


async def test_a_puzzle_goes_on_by_its_answers(home: House) -> None:
    puzzle = all_puzzles("sushi-go")[0]
    seats = [{"kind": "bot", "name": name, "bot": "greedy"} for name in names_of(puzzle, 3)]
    seats[puzzle.seat] = {"kind": "you", "name": "Mia"}
    wish = {"game": puzzle.game, "seats": seats, "seed": puzzle.seed, "answers": puzzle.answers}
    made = await home.post(wish)
    assert made.status_code == 201, made.text
    mia = await home.enter(made.json()["id"], *made.json()["keys"].values())
    asked = mia.mine[str(puzzle.seat)]["decision"]
    assert {option["text"] for option in asked["options"]} == set(puzzle.costs)
    for change in ({"seed": None}, {"answers": ["pick nothing"]}, {"answers": [*puzzle.answers, *"xy"]}):
        refused = await home.post(wish | change)
        assert refused.json()["reason"] == "bad_record", change


async def test_a_finished_record_can_be_looked_back_at(home: House) -> None:
    record = await finished()
    response = await home.post({"game": "", "seats": [], "record": record})
    assert response.status_code == 201, response.text
    made = response.json()
    info = (await home.get(f"/api/tables/{made['id']}")).json()
    assert info["status"] == "finished"
    assert (await home.get(f"/matches/{info['match']}.record")).text == record
    assert (await home.get(f"/api/matches/{info['match']}/steps")).json()["steps"]


async def test_the_seed_of_a_finished_record_is_verified(home: House) -> None:
    record = load_record(await finished())
    wrong = [
        (replace(record, seed="another"), "not the one that was promised"),
        (replace(record, seed="another", commitment=commitment("another")), "but the seed gives"),
        (replace(record, seed=None), "but not the seed"),
    ]
    for forged, why in wrong:
        refused = await home.post({"game": "", "seats": [], "record": dump_text(forged)})
        assert (refused.status_code, refused.json()["reason"]) == (422, "bad_record")
        assert why in refused.json()["why"]


async def test_a_finished_record_that_never_had_a_seed_claims_none(home: House) -> None:
    record = dump_text(replace(load_record(await finished()), seed=None, commitment=None))
    made = (await home.post({"game": "", "seats": [], "record": record})).json()
    info = (await home.get(f"/api/tables/{made['id']}")).json()
    assert (info["seed"], info["commitment"]) == (None, None)
    assert (await home.get(f"/matches/{info['match']}.record")).text == record


async def test_an_edited_result_is_refused(home: House) -> None:
    record = await finished()
    winner = next(line for line in record.splitlines() if line.startswith("winners"))
    loser = winner.replace("0", "x").replace("1", "0").replace("x", "1")
    refused = await home.post({"game": "", "seats": [], "record": record.replace(winner, loser)})
    assert (refused.status_code, refused.json()["reason"]) == (422, "bad_record")
