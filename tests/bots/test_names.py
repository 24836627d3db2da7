"""Pins how bots are named: with budgets, by level, from other packages; and the errors for wrong names."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from sushiya.bots import (
    BOTS,
    LEVELS,
    AnyBot,
    BotSpec,
    Budget,
    RandomBot,
    UnknownBot,
    check_player,
    is_bot,
    make_bot,
    misspelt,
    read_bot,
    registry,
)
from sushiya.core import AnyGame, BadOptions
from sushiya.games import game_of

GAME = game_of("sushizock")


class Thinker(RandomBot):
    """Takes a budget, and remembers it."""

    name = "thinker"

    def __init__(self, budget: Budget | None) -> None:
        super().__init__(Random(1))
        self.budget = budget


@pytest.fixture(autouse=True)
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    spec = BotSpec(lambda game, seat, rng, budget: Thinker(budget), Budget(iterations=7))
    monkeypatch.setitem(registry.BOTS, "thinker", spec)
    monkeypatch.setattr(registry, "entry_points", lambda group: [])
    registry.all_bots.cache_clear()
    yield
    registry.all_bots.cache_clear()


def budget_of(text: str) -> Budget | None:
    bot = make_bot(text, GAME, 0, Random(1))
    assert isinstance(bot, Thinker)
    return bot.budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("thinker", Budget(iterations=7)),
        ("thinker@10000it", Budget(iterations=10000)),
        ("thinker@200ms", Budget(seconds=0.2)),
        ("thinker@1s", Budget(seconds=1)),
        ("thinker@1.5s", Budget(seconds=1.5)),
    ],
)
def test_a_name_takes_a_budget(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("wrong", ["", "0it", "0s", "fast", "10", "1.5it", "-1s", "1s@2s", "1 s"])
def test_a_wrong_budget_says_what_would_be_right(wrong: str) -> None:
    with pytest.raises(BadOptions, match=r"is not a budget: write 10000it, 200ms or 1s"):
        read_bot(f"thinker@{wrong}")


def test_a_bot_that_answers_at_once_refuses_a_budget() -> None:
    with pytest.raises(BadOptions, match=r"greedy answers immediately .* write greedy instead of greedy@1s"):
        read_bot("greedy@1s")


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots(level: str) -> None:
    assert is_bot(level)
    bot: AnyBot = make_bot(level, GAME, 0, Random(1))
    assert bot.name == registry.bot_behind(level, GAME).partition("@")[0]


def test_an_unknown_bot_is_refused_with_a_list() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'shark@1s'\. Bots: greedy, .*random, .*, novice"):
        read_bot("shark@1s")
    assert not is_bot("shark")


def test_a_misspelt_bot_is_refused_with_what_was_meant() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'mastr@1s'\. Did you mean master@1s\? Bots: "):
        read_bot("mastr@1s")
    assert misspelt("Greedy") == ["greedy"]
    assert not misspelt("Greta")
    assert misspelt("plan") == ["planner"]


OWN = """
class Mine:
    name = "mine"
    def __init__(self, game, seat, rng):
        self.seat = seat
    def see(self, event): ...
    def choose(self, view): ...

def make(game, seat, rng):
    return Mine(game, seat, rng)

def act(observation, mask, temperature=1.0): ...
"""


def test_own_bots_come_from_files_and_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for text in ("own_bots.py:Mine", f"{tmp_path}/own_bots.py:make", "own_bots:Mine", "own_bots.py:make"):
        assert is_bot(text)
        assert make_bot(text, GAME, 2, Random(1)).name == "mine"
    assert type(make_bot("own_bots:act", GAME, 0, Random(1))).__name__ == "PolicyBot"
    (tmp_path / "trained.npz").touch()
    for text, error, message in (
        ("own_bot.py:Mine", UnknownBot, r"there is no file own_bot\.py\. Did you mean own_bots\.py\?"),
        ("own_bots.py:Mien", UnknownBot, r"no class or function Mien\. Did you mean Mine\?"),
        ("no.such.module:Mine", UnknownBot, r"there is no module no\.such\.module"),
        ("weights.npz", BadOptions, "There is no file weights.npz"),
        ("trianed.npz", BadOptions, r"There is no file trianed\.npz\. Did you mean trained\.npz\?"),
    ):
        with pytest.raises(error, match=message):
            read_bot(text)
    with pytest.raises(UnknownBot, match=r"no bot 'own_bots\.py'\. Did you mean own_bots\.py:OwnBots\?"):
        check_player("own_bots.py")
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadOptions, match=r"broken\.py can't be loaded: ZeroDivisionError"):
        read_bot("broken.py:Mine")


class Visitor(RandomBot):
    """A bot from another package."""

    name = "visitor"

    def __init__(self, game: AnyGame, seat: int, rng: Random) -> None:
        super().__init__(rng)


def test_other_packages_add_bots_but_replace_none(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint(name, "tests.bots.test_names:Visitor", "sushiya.bots") for name in ("visitor", "greedy")
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == "sushiya.bots" else [])
    registry.all_bots.cache_clear()
    points.append(EntryPoint("gone", "tests.bots.test_names:Gone", "sushiya.bots"))
    assert make_bot("visitor", GAME, 0, Random(1)).name == "visitor"
    with pytest.raises(UnknownBot, match=r"The bot gone can't be loaded from .*:Gone: .*'Gone'"):
        make_bot("gone", GAME, 0, Random(1))
    assert make_bot("greedy", GAME, 0, Random(1)).name == "greedy"
    assert "visitor" not in BOTS
