"""Pins that people meet the host's own bots, and only those that the host allows."""

import logging
from pathlib import Path
from random import Random

import pytest

from sushiya.games import game_of
from tests.fourth_game import register
from tests.server.helpers import house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
CODE = """
asked = []

class Writer:
    def __init__(self, game, seat, rng): self.rng = rng
    def see(self, event): ...
    def choose(self, view):
        asked.append(view.serial)
        return str(view.decision.sample(self.rng))

class Broken(Writer):
    def __init__(self, game, seat, rng): raise ZeroDivisionError
"""


async def test_the_host_s_own_bots_play_and_a_broken_one_holds_up_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "house_bots.py"
    file.write_text(CODE, encoding="utf-8")
    allowed = (f"{file}:Writer", f"{file}:Broken")
    async with house(tmp_path, allowed_bots=allowed) as home:
        assert (await home.get("/api/games")).json()["own_bots"] == list(allowed)
        for bot in allowed:
            caplog.clear()
            table, keys = await home.make(PAIR, you("Mia"), {"kind": "bot", "bot": bot})
            await play_out(await home.enter(table, keys[0]))
            broken = [each for each in caplog.records if each.levelno >= logging.ERROR]
            assert [each.message for each in broken] == ["a bot could not be made"] * (bot == allowed[1])
        left, keys = await home.make(PAIR, you("Mia"), {"kind": "bot", "bot": allowed[0]})
    async with house(tmp_path) as home:
        await play_out(await home.enter(left, keys[0]))
        assert "a bot is not allowed here" in caplog.messages


async def test_others_are_refused_with_what_was_meant(tmp_path: Path) -> None:
    (tmp_path / "any.py").write_text("1 / 0", encoding="utf-8")
    async with house(tmp_path) as home:
        for bot, why in (
            (f"{tmp_path}/any.py:Bot", "There is no bot"),
            ("regulra", "Did you mean regular?"),
        ):
            seats = [you("Mia"), {"kind": "bot", "bot": bot}]
            refused = await home.post({"game": PAIR, "seats": seats})
            assert refused.json()["reason"] == "bad_options"
            assert why in refused.json()["why"]


async def test_a_game_of_a_new_family_is_played_by_the_bots_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch.setitem)
    async with house(tmp_path) as home:
        game = {"game": "high-card(seats=2)"}
        made = await home.post(game | {"seats": [you("Mia"), {"kind": "bot"}]})
        assert made.status_code == 201, made.text
        refused = await home.post(game | {"seats": [you("Mia"), {"kind": "bot", "bot": "regular"}]})
        assert refused.json()["why"] == "The bot regular can't play high-card. Bots that can: random."
        left = home.hub.services.bots.make("no longer allowed", game_of("high-card"), 0, Random(0))
        assert left.name == "random"
