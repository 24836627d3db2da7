"""Pins the REST API: requests, responses and refusals."""

from pathlib import Path

import pytest

from sushiya.server.store import StoreDown
from sushiya.table.protocol import CLOCKS, PHRASES
from tests.server.helpers import BOT, OPEN, House, house, validator, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
GOOD = {"game": PAIR, "seats": [you("Mia"), OPEN]}


async def test_a_new_table_is_as_it_was_wished_for(home: House) -> None:
    wish = {
        "game": "sushi-go-party(seats=3,meal=my-first-meal)",
        "seats": [you("  Mia\n"), {"kind": "bot", "bot": "greedy"}, OPEN],
        "public": True,
        "clock": 30,
        "stand_in": "random",
        "open_record": False,
    }
    validator("NewTable").validate(wish)
    made = (await home.post(wish)).json()
    validator("TableMade").validate(made)
    table = (await home.get(f"/api/tables/{made['id']}")).json()
    validator("TableInfo").validate(table)
    assert list(made["keys"]) == ["0"]
    assert table == {
        "id": made["id"],
        "version": 1,
        "game": "sushi-go-party(seats=3,meal=my-first-meal,edition=zoch)",
        "family": "drafting",
        "status": "waiting",
        "public": True,
        "clock": 30,
        "stand_in": "random",
        "host": 0,
        "seats": [
            {
                "kind": "person",
                "name": "Mia",
                "guest": "Kenji",
                "bot": None,
                "online": False,
                "hints": True,
                "memory": True,
                "replaceable_in": 0.0,
                "luck": False,
            },
            {
                "kind": "bot",
                "name": "Momo",
                "guest": "Momo",
                "bot": "greedy",
                "online": False,
                "hints": False,
                "memory": False,
                "replaceable_in": None,
                "luck": False,
            },
            {
                "kind": "open",
                "name": "Mika",
                "guest": "Mika",
                "bot": "random",
                "online": False,
                "hints": False,
                "memory": False,
                "replaceable_in": None,
                "luck": False,
            },
        ],
        "match": None,
        "commitment": None,
        "seed": None,
        "next_commitment": made["commitment"],
        "known_deal": False,
        "hints": False,
        "memory": False,
        "spectators": 0,
        "asks": [],
        "thinking": "full",
        "daily": "",
    }


@pytest.mark.parametrize(
    ("change", "reason", "why"),
    [
        ({"game": "poker"}, "bad_options", "Games:"),
        ({"game": "sushi-go(seats=9)"}, "bad_options", "not 9"),
        ({"game": "sushi-go-party(meal=nothing)"}, "bad_options", "nothing"),
        ({"game": "sushi-go(seats=3)"}, "bad_options", "3 seats"),
        ({"game": 3}, "bad_message", "message.game has to be a string"),
        ({"game": "\ud800"}, "bad_message", "not valid Unicode"),
        ({"seats": []}, "bad_options", "but 0 were given"),
        ({"seats": [you("Mia")] * 500}, "bad_options", "but 500 were given"),
        ({"seats": [you(""), OPEN]}, "bad_name", "name"),
        ({"seats": [you("\u200b\u202e"), OPEN]}, "bad_name", "name"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, OPEN]}, "bad_options", "Available bots:"),
        ({"seats": [{"kind": "throne"}, OPEN]}, "bad_message", "message.seats[0].kind"),
        ({"seats": [{"kind": "open", "key": "k"}, OPEN]}, "bad_message", "no field 'key'"),
        ({"stand_in": "nobody"}, "bad_options", "Available bots:"),
        ({"clock": 5}, "bad_message", "0, 15, 30, 60, 120"),
        ({"clock": True}, "bad_message", "message.clock"),
        ({"public": "yes"}, "bad_message", "true or false"),
        ({"host": 0}, "bad_message", "no field 'host'"),
        ({"seed": 7}, "bad_message", "message.seed has to be a string"),
        ({"seed": ""}, "bad_options", "1 to 400"),
        ({"seed": "s" * 401}, "bad_options", "1 to 400"),
        ({"seed": "two  words"}, "bad_options", "1 to 400"),
        ({"seed": " words"}, "bad_options", "1 to 400"),
        ({"seed": "evening\n"}, "bad_options", "1 to 400"),
        ({"seed": "evening", "public": True}, "bad_options", "can't be public"),
    ],
)
async def test_a_wish_that_cannot_be_granted_is_explained(
    home: House, change: dict[str, object], reason: str, why: str
) -> None:
    answer = await home.post(GOOD | change)
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)
    assert why in answer.json()["why"]
    assert not home.hub.tables


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"3",
        b"\xff\xfe",
        b'"\xed\xa0\x80"',
        b"[" * 9000,
        b"9" * 5000,
        b" " * 20_000,
    ],
)
async def test_a_body_that_is_no_table_is_refused(home: House, body: bytes) -> None:
    answer = await home.post(body)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_message")


async def test_too_many_requests_of_one_address_are_slowed_down(tmp_path: Path) -> None:
    async with house(tmp_path, requests_per_second=1.0, trust_proxy=True) as home:
        codes = [(await home.get("/api/tables", x_forwarded_for="1.2.3.4")).status_code for _ in range(6)]
        assert codes == [200, 200, 200, 429, 429, 429]
        assert (await home.get("/api/games", x_forwarded_for="9.9.9.9, 1.2.3.4")).status_code == 429
        assert (await home.get("/api/games", x_forwarded_for="1.2.3.4, 5.6.7.8")).status_code == 200
        assert (await home.get("/healthz", x_forwarded_for="1.2.3.4")).status_code == 200


async def test_without_a_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    async with house(tmp_path, requests_per_second=1.0) as home:
        codes = [(await home.get("/api/here", x_forwarded_for=f"1.2.3.{n}")).status_code for n in range(4)]
        assert codes == [200, 200, 200, 429]


async def test_the_catalogue_has_all_that_a_page_needs_to_make_a_table(home: House) -> None:
    answer = await home.get("/api/games")
    assert answer.headers["cache-control"] == "no-cache"
    games = answer.json()
    assert [game["name"] for game in games["games"]] == ["sushi-go", "sushi-go-party", "sushizock"]
    assert (games["clocks"], games["phrases"]) == (list(CLOCKS), list(PHRASES))
    for game in games["games"]:
        for edition in game["editions"]:
            name = f"{game['name']}(seats={game['usual_seats']},edition={edition})"
            await home.make(name, *[OPEN] * game["usual_seats"], stand_in=games["bots"][0])
    for meal in games["meals"]:
        await home.make(
            f"sushi-go-party(seats={meal['seats'][0]},meal={meal['name']})", *[OPEN] * meal["seats"][0]
        )
    cards = {card for dishes in games["dishes"].values() for dish in dishes for card in dish["cards"]}
    assert {"maki:3", "nigiri:squid", "special_order"} <= cards


async def test_health_and_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down() -> None:
        raise StoreDown("The database is away.")

    async with house(tmp_path) as home:
        assert (await home.get("/healthz")).text == "ok\n"
        assert (await home.get("/readyz")).text == "ready\n"
        monkeypatch.setattr(home.hub.store, "ping", down)
        monkeypatch.setattr(home.hub.readiness, "_proof", None)
        answer = await home.get("/readyz")
        assert (answer.status_code, "away" in answer.text) == (503, False)  # the log says why
        assert (await home.get("/healthz")).status_code == 200


async def test_metrics_count_what_happens(home: House) -> None:
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await mia.until(lambda: mia.public)
    mia.answer(0)
    mia.say("leave", seat=1)
    await mia.refused()
    answer = await home.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = dict(line.split(" ") for line in answer.text.splitlines() if not line.startswith("#"))
    assert values["sushiya_sockets"] == values["sushiya_live_tables"] == "1"
    assert values["sushiya_tables_made_total"] == "1"
    assert values['sushiya_refused_total{reason="not_your_seat"}'] == "1"
    assert values["sushiya_messages_total"] == "2"
    assert values["sushiya_answer_seconds_count"] == values['sushiya_answer_seconds_bucket{le="+Inf"}'] == "1"
    assert int(values["sushiya_answers_total"]) >= 2


async def test_where_friends_can_reach_the_server(tmp_path: Path) -> None:
    async with house(tmp_path, loopback_only=False, public_url="http://192.0.2.1:8000") as home:
        assert (await home.get("/api/here")).json() == {
            "loopback_only": False,
            "url": "http://192.0.2.1:8000",
        }


async def test_a_request_that_breaks_off_harms_nobody(home: House) -> None:
    messages = iter(
        [{"type": "http.request", "body": b'{"ga', "more_body": True}, {"type": "http.disconnect"}]
    )
    sent: list[object] = []

    async def receive() -> object:
        return next(messages)

    async def send(message: object) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "headers": [],
        "client": ("192.0.2.7", 5000),
        "server": ("sushiya", 80),
        "http_version": "1.1",
    }
    await home.app(scope, receive, send)  # type: ignore[arg-type]
    assert sent
    assert (await home.post(GOOD)).status_code == 201
