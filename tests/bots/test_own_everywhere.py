"""Pins that a bot of your own has one name: in the arena, in the terminal, in environments, at a server."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from sushiya.arena.deals import Contest, play_deal
from sushiya.bots import registry
from sushiya.games import game_of
from sushiya.research.vector_env import SushiyaVectorEnv
from tests.cli.command import sushiya
from tests.server.helpers import house, play_out, you

PAIR = "sushi-go(seats=2,edition=gamewright)"
CODE = """
from pathlib import Path

def note(what):
    with Path(__file__).with_suffix(".asked").open("a") as file:
        file.write(what)

class Writer:
    def __init__(self, game, seat, rng): self.rng = rng
    def see(self, event): ...
    def choose(self, view):
        note("x")
        return str(view.decision.sample(self.rng))

def act(observation, mask):
    note("x")
    return int(mask.argmax())
"""


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["own_everywhere.py:Writer", "own_everywhere.py:act", "of-a-package"])
async def test_a_bot_of_your_own_plays_everywhere_under_one_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_everywhere.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    found = [EntryPoint("of-a-package", "own_everywhere:Writer", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
    registry.all_bots.cache_clear()
    asked: list[int] = []

    def was_asked() -> None:
        asked.append((tmp_path / "own_everywhere.asked").stat().st_size)

    play_deal(Contest(game_of(PAIR), (name, "random"), "own"), 0)
    was_asked()
    result = sushiya("play", PAIR, "--seats", f"you,{name}", "--seed", "own", input="1\n" * 100)
    assert "The game is over" in result.output, result.output
    was_asked()
    env = SushiyaVectorEnv(PAIR, 1, opponents=name)
    seen, _ = env.reset(seed=1)
    env.step(seen["action_mask"].argmax(axis=1))
    was_asked()
    async with house(tmp_path, allowed_bots=(name,)) as home:
        table, keys = await home.make(PAIR, you("Mia"), {"kind": "bot", "bot": name})
        await play_out(await home.enter(table, keys[0]))
    was_asked()
    registry.all_bots.cache_clear()
    assert 0 < asked[0] < asked[1] < asked[2] < asked[3]
