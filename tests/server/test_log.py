"""Pins that the log of a real server, at its most talkative, has no key, code, seed or hand."""

import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sushiya.server.settings import no_limits
from sushiya.sushi import DISHES
from tests.server.helpers import OPEN, SECONDS, you
from tests.server.served import Served, served

GAME = "sushi-go(seats=2,edition=gamewright)"
TALKATIVE = """
import logging
from sushiya.server import hub, run
usual = run.set_up_logs
run.set_up_logs = lambda: [usual(logging.DEBUG), logging.debug("everything is logged")]
hub.Hub.lobby = None  # a mistake of ours
"""
DAMAGE = (
    "UPDATE log SET action = action || ' confetti' WHERE match_id = :match",
    "UPDATE log SET action = 'pick confetti' WHERE match_id = :match AND seat >= 0",
    "UPDATE log SET action = CAST(X'FF' || action AS TEXT) WHERE match_id = :match AND seq = 1",
    "UPDATE matches SET seed = CAST(X'FF' || seed AS TEXT) WHERE id = :match",
    "UPDATE log SET action = 'pick eel' WHERE match_id = :match AND seat >= 0",
    "UPDATE log SET seat = 7 WHERE match_id = :match AND seat >= 0",
    "DELETE FROM log WHERE match_id = :match AND seq = 1",
    "UPDATE matches SET players = '[]' WHERE id = :match",
    "UPDATE matches SET game = replace(game, 'sushi', 'fish') WHERE id = :match",
    "UPDATE tables SET data = substr(data, 2) WHERE id = :table",
    'UPDATE tables SET data = replace(data, \'"secret":\', \'"secret":{},"was":\') WHERE id = :table',
    'UPDATE tables SET data = replace(data, \'"key":"\', \'"key":7,"was":"\') WHERE id = :table',
    "UPDATE tables SET data = CAST(X'FF' || data AS TEXT) WHERE id = :table",
)


class Talker:
    """Somebody at a real socket. What they are told in secret goes into `secrets`."""

    def __init__(self, socket: ClientConnection, secrets: set[str], *keys: str) -> None:
        self.secrets = secrets
        self.socket = socket
        self.say("hello", keys=keys, device=f"device{len(secrets)}", luck="7uck7uck")
        secrets |= {*keys, f"device{len(secrets)}", "7uck7uck"}

    def say(self, type: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
            self.secrets |= {message[each] for each in ("key", "code", "recovery") if message.get(each)}
            if message["type"] in types:
                return message

    def answer(self, action: str = "") -> None:
        """Answer the next question, by default with the first option."""
        while True:
            update = self.hear("update")
            for seat, mine in update["mine"].items():
                if mine["decision"] and mine["answer"] is None:
                    self.say(
                        "answer",
                        seat=int(seat),
                        serial=update["public"]["serial"],
                        version=update["version"],
                        action=action or mine["decision"]["options"][0]["text"],
                    )
                    return


def play(server: Served, secrets: set[str]) -> tuple[str, list[str]]:
    """Two people play some turns, and one goes on at another device. Returns the table, and their keys."""
    wish = {"game": GAME, "seats": [you("Mia"), OPEN], "luck": True, "device": "d" * 20, "open_record": False}
    made = server.post(wish).json()
    table, keys = made["id"], made["keys"]
    secrets |= {*keys.values(), *made["recovery"].values(), "d" * 20}
    with server.socket(table) as first, server.socket(table) as second, server.socket(table) as third:
        mia, leo = Talker(first, secrets, keys["0"]), Talker(second, secrets)
        leo.say("join", name="Leo", luck="7uck7uck")
        leo.hear("joined")
        for _ in range(3):
            mia.answer()
            leo.answer()
        leo.say("code", seat=1)
        phone = Talker(third, secrets)
        phone.say("claim", code=leo.hear("code")["code"])
        both = [keys["0"], phone.hear("joined")["key"]]
        mistakes(mia, both)
    return table, both


def mistakes(mia: Talker, keys: Sequence[str]) -> None:
    """What a client may get wrong with something secret in it."""
    mia.say("claim", code="WR0NGCDE")
    mia.say("answer", seat=0, serial=1, version=0, action=f"pick {keys[0]}")
    mia.say("answer", seat=1, serial=1, version=0, action="pick tempura")
    mia.say("luck", commitment=keys[0], luck=f"{keys[0]}!")
    mia.say("join", name=keys[0])
    mia.say("hello", keys=keys)
    for _ in range(5):
        mia.hear("refused")


def refused(server: Served, match: str, key: str, seed: str) -> None:
    """Requests that are refused, with something secret in them."""
    record = f'{{"sushiya": 1, "game": "{GAME}", "seed": "{seed}", "log": [["pick tempura"]]}}'
    headers = {"x-seat-key": key, "content-type": "application/json"}
    for body in (
        json.dumps({"game": GAME, "seats": [], "seed": f"{seed}?"}),
        json.dumps({"game": "", "seats": [], "record": record, "seed": seed}),
        f'{{"seed": "{seed}"',
    ):
        answer = httpx2.post(f"{server.url}/api/tables", content=body, headers=headers, timeout=SECONDS)
        assert answer.status_code == 422
    for path, status in (("/api/tables", 500), (f"/matches/{match}.record", 409)):
        assert httpx2.get(server.url + path, headers=headers, timeout=SECONDS).status_code == status


@pytest.mark.promise(8)
def test_the_log_has_no_key_code_seed_or_hand(tmp_path: Path) -> None:
    secrets: set[str] = set()
    with served(tmp_path, TALKATIVE, **no_limits()) as server:
        tables = [play(server, secrets) for _ in DAMAGE]
        with closing(sqlite3.connect(tmp_path / "sushiya.db", isolation_level=None)) as db:
            rows = db.execute("SELECT table_id, id, seed FROM matches").fetchall()
            matches = {table: (match, seed) for table, match, seed in rows}
            documents = [json.loads(data) for (data,) in db.execute("SELECT data FROM tables")]
        for table, keys in tables[:2]:
            refused(server, matches[table][0], keys[0], matches[table][1])
    secrets |= {seed.partition("+")[0] for _, seed in matches.values()} | {doc["secret"] for doc in documents}
    secrets |= {seat[name] for doc in documents for seat in doc["seats"] for name in ("key", "recovery")}
    with closing(sqlite3.connect(tmp_path / "sushiya.db", isolation_level=None)) as db:
        for statement, (table, _) in zip(DAMAGE, tables, strict=True):
            db.execute(statement, {"match": matches[table][0], "table": table})
    with served(tmp_path, TALKATIVE, **no_limits()) as server:
        for table, keys in tables:
            server.get(f"/api/tables/{table}")
            with suppress(ConnectionClosed), server.socket(table) as socket:
                Talker(socket, secrets, *keys).hear("update", "refused")
    log = server.log.read_text()
    assert log.count("everything is logged") == 2
    assert log.count("a row can't be read") >= len(DAMAGE)
    assert "internal error" in log
    assert [secret for secret in secrets - {""} if secret in log] == []
    assert re.findall(rf".{{50}}\b(?:{'|'.join(DISHES)})\b.{{50}}", log) == []
