"""Pins what-if on the server: options, variations that are played on or played out, links and limits."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sushiya.core import Branch, digest_of, verify
from sushiya.games import load_record
from sushiya.server import reviews as reviews_module
from sushiya.table.seating import read_table
from tests.full import in_full_runs
from tests.server.helpers import BOT, House, house, play_out, validator, you
from tests.server.test_reviews import PAIR, PATIENCE, finished

pytestmark = pytest.mark.anyio


async def send(home: House, method: str, path: str, body: object = None, **headers: str) -> Any:
    """A request other than a GET: status and JSON."""
    kind = {"content-type": "application/json"} | {name.replace("_", "-"): it for name, it in headers.items()}
    answer = await home._http.request(method, path, content=json.dumps(body).encode(), headers=kind)
    return answer.status_code, answer.json()


async def what_if(home: House, match: str, step: int, seat: int, **headers: str) -> dict[str, Any]:
    answer = await home.get(f"/api/matches/{match}/what-if/{step}/{seat}", **headers)
    assert answer.status_code == 200, answer.text
    validator("WhatIf").validate(answer.json())
    found: dict[str, Any] = answer.json()
    return found


def another(told: dict[str, Any]) -> str:
    """An option that was not played."""
    text: str = next(each["text"] for each in told["options"] if each["text"] != told["played"])
    return text


async def branched(home: House) -> tuple[str, str, dict[str, Any]]:
    """A finished match, one in which somebody played on from another answer, and what was made for that."""
    match, _ = await finished(home)
    told = await what_if(home, match, 0, 0)
    wish = {"at": told["at"], "take": another(told), "play": True, "name": "Leo"}
    _, made = await send(home, "POST", f"/api/matches/{match}/variations", wish)
    leo = await home.enter(made["table"]["id"], *made["table"]["keys"].values())
    await play_out(leo)
    return match, leo.update["match"], made


async def test_a_decision_tells_what_could_be_chosen(home: House) -> None:
    match, key = await finished(home)
    steps = (await home.get(f"/api/matches/{match}/steps")).json()["steps"]
    told = await what_if(home, match, 2, 0, x_seat_key=key)
    assert (told["step"], told["seat"], told["asked"], told["yours"]) == (2, 0, [0, 1], [0])
    assert told["played"] == steps[2]["answers"]["0"]["text"]
    assert told["played"] in [each["text"] for each in told["options"]]
    assert told["variations"] == []
    record = load_record((await home.get(f"/matches/{match}.record")).text)
    assert str(record.log[told["at"] - 1].action) == told["played"]
    for path in (f"{len(steps) - 1}/0", "2/2", "99999/0"):  # the end, no such seat, no such step
        assert (await home.get(f"/api/matches/{match}/what-if/{path}")).json()["reason"] == "gone"
    assert (await home.get(f"/api/matches/{match}/what-if/x/0")).json()["reason"] == "bad_message"


async def test_somebody_plays_on_against_bots_and_the_record_says_where_it_branched(home: House) -> None:
    match, _ = await finished(home)
    told = await what_if(home, match, 3, 0)
    path = f"/api/matches/{match}/variations"
    wish = {"at": told["at"], "take": another(told), "play": True, "name": "Leo"}
    status, made = await send(home, "POST", path, wish)
    assert status == 201, made
    validator("VariationMade").validate(made)
    leo = await home.enter(made["table"]["id"], *made["table"]["keys"].values())
    await leo.until(lambda: leo.public)
    assert set(leo.mine) == {"0"}  # nobody else's hand
    before = (await what_if(home, match, 3, 0))["variations"]
    assert [(each["kind"], each["match"], each["scores"]) for each in before] == [
        ("played", leo.update["match"], None)
    ]
    assert (await home.get(f"{path}/{made['id']}/record")).json()["reason"] == "match_running"
    await play_out(leo)
    original = load_record((await home.get(f"/matches/{match}.record")).text)
    text = (await home.get(f"{path}/{made['id']}/record")).text
    assert text == (await home.get(f"/matches/{leo.update['match']}.record")).text
    record = load_record(text)
    verify(record)
    assert record.branch == Branch(digest_of(original), told["at"])
    assert record.log[: told["at"] - 1] == original.log[: told["at"] - 1]
    assert str(record.log[told["at"] - 1].action) == wish["take"]
    assert record.players[0] == "Leo"
    assert original.branch is None
    [listed] = (await what_if(home, match, 0, 1))["variations"]
    assert (listed["id"], listed["take"]["text"]) == (made["id"], wish["take"])
    assert listed["scores"] == list(record.scores or ())


async def test_people_of_the_match_are_played_by_bots(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), you("Leo"))
    mia = await home.enter(table, keys[0], keys[1])
    await play_out(mia)
    match = mia.update["match"]
    told = await what_if(home, match, 1, 1)
    wish = {"at": told["at"], "take": another(told), "play": True, "name": "Mia"}
    _, made = await send(home, "POST", f"/api/matches/{match}/variations", wish)
    info = (await home.get(f"/api/tables/{made['table']['id']}")).json()
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"]] == [("bot", "regular"), ("person", None)]
    assert info["seats"][1]["name"] == "Mia"
    assert list(made["table"]["keys"]) == ["1"]


async def test_the_last_answer_of_all_ends_the_match_at_once(home: House) -> None:
    table, keys = await home.make("sushizock(seats=2)", you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    match = mia.update["match"]
    steps = (await home.get(f"/api/matches/{match}/steps")).json()["steps"]
    seat = int(next(iter(steps[-2]["answers"])))
    told = await what_if(home, match, len(steps) - 2, seat)
    wish = {"at": told["at"], "take": told["played"], "play": True, "name": "Mia"}
    status, made = await send(home, "POST", f"/api/matches/{match}/variations", wish)
    assert status == 201, made
    [listed] = (await what_if(home, match, 0, int(next(iter(steps[0]["answers"])))))["variations"]
    assert listed["scores"] == steps[-1]["scores"]


async def test_only_who_made_it_renames_and_deletes_it(home: House) -> None:
    match, _ = await finished(home)
    told = await what_if(home, match, 0, 0)
    path, wish = f"/api/matches/{match}/variations", {"at": told["at"], "take": another(told)}
    status, made = await send(home, "POST", path, wish)
    assert (status, made["table"]) == (201, None)
    _, again = await send(home, "POST", path, wish)
    assert again == {"id": made["id"], "key": None, "table": None}
    one = f"{path}/{made['id']}"
    for method in ("POST", "DELETE"):
        assert (await send(home, method, one, {"name": "Mine"}))[1]["reason"] == "players_only"
    assert (await send(home, "POST", one, {"name": " Rolls\n"}, x_seat_key=made["key"]))[0] == 200
    [listed] = (await what_if(home, match, 0, 0))["variations"]
    assert (listed["name"], listed["kind"], listed["take"]["text"]) == ("Rolls", "run", wish["take"])
    until = load_record((await home.get(f"{one}/record")).text)
    assert not until.finished
    assert until.branch is not None
    assert str(until.log[told["at"] - 1].action) == wish["take"]
    assert (await send(home, "DELETE", one, x_seat_key=made["key"]))[0] == 200
    assert (await what_if(home, match, 0, 0))["variations"] == []
    assert (await send(home, "DELETE", one, x_seat_key=made["key"]))[1]["reason"] == "gone"


async def test_what_is_no_variation_is_refused(home: House) -> None:
    match, _ = await finished(home)
    told = await what_if(home, match, 0, 0)
    path = f"/api/matches/{match}/variations"
    for wish in (
        {"at": told["at"], "take": told["played"]},
        {"at": 1, "take": told["played"]},
        {"at": told["at"], "take": "pick nothing"},
    ):
        status, refused = await send(home, "POST", path, wish)
        assert (status, refused["reason"]) == (422, "bad_options"), refused
    compared = await home.get(f"/api/matches/{match}/comparison?at={told['at']}&take={told['played']}")
    assert compared.json()["reason"] == "bad_message"


async def test_who_may_not_see_the_record_learns_nothing(home: House) -> None:
    match, key = await finished(home, open_record=False)
    told = await what_if(home, match, 0, 0, x_seat_key=key)
    take = another(told)
    assert (await home.get(f"/api/matches/{match}/what-if/0/0")).json()["reason"] == "players_only"
    compared = await home.get(f"/api/matches/{match}/comparison?at={told['at']}&take={take}")
    assert compared.json()["reason"] == "players_only"
    wish = {"at": told["at"], "take": take, "play": True, "name": "Mia"}
    path = f"/api/matches/{match}/variations"
    assert (await send(home, "POST", path, wish))[1]["reason"] == "players_only"
    _, made = await send(home, "POST", path, wish, x_seat_key=key)
    row = await home.hub.store.load_table(made["table"]["id"])
    assert row is not None
    assert not read_table(row.data).open_record  # nor does anybody else see what comes of it
    elsewhere = await send(home, "DELETE", f"{path}/{made['id']}", origin="http://elsewhere.example")
    assert elsewhere[0] == 403


@in_full_runs  # tests/review/test_compare.py plays them out, and test_reviews.py has a real process
async def test_two_options_are_played_out_once_and_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, comparison_deals=60) as home:
        match, _ = await finished(home)
        told = await what_if(home, match, 1, 0)
        assert told["times"] == 60
        path = f"/api/matches/{match}/comparison?at={told['at']}&take={another(told)}"
        frames: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while not frames or frames[-1] < 60:
                answer = await home.get(f"{path}&after={frames[-1] if frames else 0}")
                assert answer.status_code == 200, answer.text
                validator("ComparisonNow").validate(answer.json())
                if (found := answer.json()["comparison"]) is not None:
                    frames.append(found["deals"])
                await asyncio.sleep(0.01)
        assert frames == sorted(set(frames))
        assert not home.hub.reviews.waiting
    assert found["played"]["action"] == told["played"]
    assert sum(count for _, count in found["other"]["matches"]) == 60
    monkeypatch.setattr(reviews_module, "ReviewProcess", None)  # nobody may play it again
    async with house(tmp_path, comparison_deals=60) as later:
        same = (await later.get(path)).json()
    assert same == {"deals": 60, "of": 60, "place": 0, "comparison": found}
