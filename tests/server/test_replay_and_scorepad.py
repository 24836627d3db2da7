"""Pins the API of the screens other than the table: a match step by step, and the score pad's sheet."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from sushiya.core import AnyMatch, Match, Record, load, record_of
from sushiya.games import game_of
from sushiya.server import app as app_module
from sushiya.table.replay import steps_json
from tests.server.helpers import BOT, House, house, play_out, validator, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"


def played(game: str, *first: int) -> Record:
    """A whole match of random answers, except that seat 0 begins with these options."""
    rng = Random(0)
    match: AnyMatch = Match(game_of(game), "demo")
    for option in first:
        match.play(0, match.game.view(match.state, 0).decision.options[option])
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return record_of(match, tuple(f"seat {seat}" for seat in range(match.game.seats)))


def told(record: Record) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(steps_json(record))
    return result


async def finished(home: House, **options: object) -> tuple[str, str]:
    """A finished match: its id and the key of its only person."""
    table, keys = await home.make(PAIR, you("Mia"), BOT, **options)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    return mia.update["match"], keys[0]


# A match step by step ---------------------------------------------------------------------------------------


async def test_a_finished_match_can_be_walked_through(home: House) -> None:
    match, _ = await finished(home)
    answer = await home.get(f"/api/matches/{match}/steps")
    assert answer.status_code == 200
    record = load((await home.get(f"/matches/{match}.record")).text, game_of)
    steps = answer.json()
    assert (steps["game"], steps["players"]) == (PAIR, ["Mia", "Momo"])
    assert (tuple(steps["scores"]), tuple(steps["winners"])) == (record.scores, record.winners)
    assert answer.content == steps_json(record)


async def test_it_travels_in_a_small_parcel(home: House) -> None:
    match, _ = await finished(home)
    answer = await home.get(f"/api/matches/{match}/steps", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"].startswith("private")


async def test_while_a_match_runs_no_hand_is_shown(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    answer = await home.get(f"/api/matches/{mia.update['match']}/steps", x_seat_key=keys[0])
    assert (answer.status_code, answer.json()["reason"]) == (409, "match_running")


async def test_a_closed_record_is_for_those_who_played(home: House) -> None:
    match, key = await finished(home, open_record=False)
    path = f"/api/matches/{match}/steps"
    assert (await home.get(path, x_seat_key=f"wrong,{key}")).status_code == 200
    refused = await home.get(path, x_seat_key="wrong")  # access to a cached replay is checked too
    assert (refused.status_code, refused.json()["reason"]) == (403, "players_only")


async def test_whoever_sits_down_after_a_match_does_not_see_its_closed_record(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT, open_record=False)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    first = mia.update["match"]
    mia.say("bot", seat=1, bot=None)
    await mia.until(lambda: mia.table["seats"][1]["kind"] == "open")
    eve = await home.enter(table)
    eve.say("join", name="Eve")
    key = (await eve.hear("joined"))["key"]
    mia.say("rematch")
    await mia.until(lambda: mia.update["match"] != first and eve.asked())
    await play_out(mia, eve)
    second = mia.update["match"]
    for match, hers in ((first, 403), (second, 200)):
        path = f"/api/matches/{match}/steps"
        assert (await home.get(path, x_seat_key=keys[0])).status_code == 200
        assert (await home.get(path, x_seat_key=key)).status_code == hers


async def test_a_record_whose_table_is_lost_stays_closed(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether it was open."""
    match, key = await finished(home, open_record=False)

    async def lost(id: str) -> None:
        return None

    monkeypatch.setattr(home.hub.store, "load_table", lost)
    assert (await home.get(f"/api/matches/{match}/steps", x_seat_key=key)).status_code == 403


@pytest.mark.parametrize("id", ["nothing", "aaaaaaaaaaaa", "..%2F"])
async def test_an_unknown_match_is_gone(home: House, id: str) -> None:
    answer = await home.get(f"/api/matches/{id}/steps")
    assert answer.status_code == 404


def test_steps_are_the_questions_to_the_players_and_the_end() -> None:
    steps = told(played("sushi-go(seats=3)"))["steps"]
    picks, end = steps[:-1], steps[-1]
    assert [(s["public"]["round"], s["public"]["turn"]) for s in picks[:9]] == [(1, t) for t in range(1, 10)]
    assert all(set(step["answers"]) == {"0", "1", "2"} for step in picks)
    assert end["answers"] == {}
    assert end["public"]["winners"]


def test_every_hand_is_open_and_what_is_picked_lies_there_next() -> None:
    steps = told(played("sushi-go(seats=3)"))["steps"]
    for step, after in pairwise(steps[:9]):
        assert [len(hand) for hand in step["open"]["hands"]] == step["public"]["hand_sizes"]
        for seat, answer in step["answers"].items():
            card = answer["serving"]["card"]
            assert card in step["open"]["hands"][int(seat)]
            assert card in [plate["card"] for plate in after["public"]["table"][int(seat)]]


def test_of_changed_answers_the_last_is_told() -> None:
    record = played("sushi-go(seats=3)", 0, 1)
    first, second = [str(entry.action) for entry in record.log if entry.seat == 0][:2]
    assert first != second
    assert told(record)["steps"][0]["answers"]["0"]["text"] == second


def test_events_tell_how_one_step_leads_to_the_next() -> None:
    steps = told(played("sushi-go(seats=3)"))["steps"]
    assert {event["event"] for event in steps[0]["events"]} >= {"RoundBegan"}
    assert Counter(event["event"] for event in steps[1]["events"])["Served"] == 3
    kinds = {event["event"] for step in steps for event in step["events"]}
    assert not kinds & {"Answered", "HandSeen"}


def test_points_of_all_steps_add_up() -> None:
    result = told(played("sushi-go-party(seats=4,meal=points-platter)"))
    scored = Counter[int]()
    for step in result["steps"]:
        for event in step["events"]:
            if event["event"] == "Scored":
                scored[event["seat"]] += event["points"]
        assert step["scores"] == [scored[seat] for seat in range(4)]
    assert result["steps"][-1]["scores"] == result["scores"]


def test_a_menu_shows_what_it_offers() -> None:
    steps = told(played("sushi-go-party(seats=4,meal=party-sampler)"))["steps"]
    offers = [step["open"]["offer"] for step in steps if step["open"]["offer"]]
    assert offers
    assert all(1 <= len(cards) <= 4 for _, cards in offers)


def test_stacks_of_sushizock_lie_open() -> None:
    steps = told(played("sushizock(seats=3)"))["steps"]
    assert steps[0]["public"]["scores"] is None
    for step in steps:
        shown = step["public"]["stacks"]
        for seat, stacks in enumerate(step["open"]["stacks"]):
            assert len(stacks["sushi"]) == shown[seat]["sushi"]["height"]
            worth = sum(stacks["sushi"][: len(stacks["bones"])]) - sum(stacks["bones"])
            assert step["scores"][seat] == worth


# The score pad ----------------------------------------------------------------------------------------------


JSON = {"content-type": "application/json"}


async def ask(home: House, pad: object) -> httpx2.Response:
    content = pad if isinstance(pad, bytes) else json.dumps(pad).encode()
    async with httpx2.AsyncClient(
        transport=httpx2.ASGITransport(home.app), base_url="http://sushiya"
    ) as http:
        return await http.post("/api/score", content=content, headers=JSON)


async def test_a_pad_gets_its_sheet(home: House) -> None:
    first = ["tempura tempura", "wasabi nigiri:egg", "maki:1"]
    answer = await ask(home, {"game": "sushi-go(seats=3)", "rounds": [first]})
    assert answer.status_code == 200
    assert answer.json() == {
        "rounds": [
            {"points": [5, 3, 6], "dishes": [{"tempura": 5}, {"nigiri": 3, "wasabi": 0}, {"maki": 6}]}
        ],
        "totals": [5, 3, 6],
        "warnings": [],
    }


async def test_what_cannot_lie_there_is_scored_and_told(home: House) -> None:
    pad = {"game": "sushi-go(seats=3)", "rounds": [["~tempura", "", ""]]}
    assert (await ask(home, pad)).json()["warnings"] == [
        {"id": "face-down", "round": 1, "seat": 0, "dish": "takeout_box", "count": 1}
    ]


async def test_stacks_are_scored_at_once(home: House) -> None:
    stacks = [{"sushi": [6, 5], "bones": [1]}, {"sushi": [], "bones": [4]}]
    answer = await ask(home, {"game": "sushizock(seats=2)", "stacks": stacks})
    assert answer.json() == {"totals": [5, -4], "winners": [0], "warnings": []}


async def test_a_pad_and_its_sheet_are_as_the_schema_says(home: House) -> None:
    rounds = [["pudding", "", ""], ["", "tempura", ""], ["", "", "maki:1"]]
    stacks = [{"sushi": [6, 5], "bones": [1]}, {"sushi": [], "bones": [4]}]
    for pad in (
        {"game": "sushi-go(seats=3)", "rounds": rounds[:1], "names": ["Mia", "Leo", "Ida"]},
        {"game": "sushi-go(seats=3)", "rounds": rounds},
        {"game": "sushi-go(seats=3)", "rounds": [["~tempura", "", ""]]},
        {"game": "sushi-go-party(seats=2,meal=dinner-for-two)", "rounds": [["", ""]], "race": [[8, 0]]},
        {"game": "sushi-go-party(seats=2,meal=dinner-for-two)", "rounds": [["", ""]], "uramaki": [[8, 0]]},
        {"game": "sushizock(seats=2)", "stacks": stacks},
    ):
        validator("ScorepadEntries").validate(pad)
        validator("ScorepadSheet").validate((await ask(home, pad)).json())


@pytest.mark.parametrize(
    ("pad", "reason", "why"),
    [
        ({}, "bad_pad", 'an entry "game"'),
        ([], "bad_pad", "has to be an object"),
        ({"game": "poker", "rounds": []}, "bad_options", "Games:"),
        ({"game": "sushi-go(seats=3)", "rounds": [["pizza", "", ""]]}, "bad_pad", "no card 'pizza'"),
        (
            {"game": "sushi-go(seats=3)", "rounds": [["wasabi " * 7, "", ""]]},
            "bad_pad",
            "one wasabi too many",
        ),
        ({"game": "sushi-go(seats=3)", "rounds": [["", ""]]}, "bad_pad", "3 seats"),
        (
            {"game": "sushizock(seats=2)", "stacks": [{"sushi": [9], "bones": []}] * 2},
            "bad_pad",
            "no sushi 9",
        ),
        (b"{", "bad_message", "not JSON"),
        (b'{"game": "' + b"x" * 20_000 + b'"}', "bad_message", "too long"),
    ],
)
async def test_a_pad_that_cannot_be_is_explained(home: House, pad: object, reason: str, why: str) -> None:
    answer = await ask(home, pad)
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)
    assert why in answer.json()["why"]


# The screens ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/score", "/rules", "/rules/sushizock", "/rules/dish/miso_soup"])
async def test_every_screen_has_its_own_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(app_module, "PAGE", tmp_path)
    async with house(tmp_path) as home:
        assert (await home.get(path)).text == "<!doctype html>"
        assert (await home.get(f"{path}/more/of/it")).status_code == 404
