"""Pins the bot `net`: the same choices however they are computed, its weights, what it does with new dishes.

`net_matches.json` was written by `scripts/net_golden.py` on a GPU. That nothing hidden changes a
choice is in test_secrecy.py, that kernels read positions alike in test_net_input.py.
"""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scripts.net_golden import GAMES, played
from sushiya.bots import make_bot, prepare
from sushiya.bots.net_sushi import learned_answer, sheet_of
from sushiya.bots.net_weights import FILE, PlainNetwork, Weights, network, numpy_network
from sushiya.bots.regular_sushi import considered_answer
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.games.net_layout import MARKS, ROW
from sushiya.sushi.memory import Memory

GOLDEN = json.loads(Path(__file__).with_name("net_matches.json").read_text(encoding="utf-8"))
WEIGHTS = Weights.of(FILE.read_bytes())


@pytest.mark.parametrize("text", GAMES)
def test_numpy_chooses_as_a_gpu(text: str) -> None:
    assert played(text, numpy_network(WEIGHTS)) == GOLDEN[text]


def test_plain_python_chooses_as_a_gpu() -> None:
    assert played(GAMES[2], PlainNetwork(WEIGHTS)) == GOLDEN[GAMES[2]]


def test_the_weights_fit_the_layout_and_are_small() -> None:
    assert len(FILE.read_bytes()) < 3_000_000
    assert len(WEIGHTS.row) == ROW * WEIGHTS.width
    assert len(WEIGHTS.marks) == MARKS * WEIGHTS.width
    assert not any(WEIGHTS.marks[: WEIGHTS.width]), "mark 0 is none"


def test_plain_and_numpy_agree_on_any_numbers() -> None:
    rng = Random(1)
    row = {place: rng.randint(-20, 20) for place in rng.sample(range(ROW), 100)}
    options = [rng.sample(range(1, MARKS), rng.randint(1, 8)) for _ in range(20)]
    assert list(PlainNetwork(WEIGHTS).scores(row, options)) == list(network().scores(row, options))


def test_a_dish_it_has_never_seen_is_left_to_the_regular_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = game_of("sushi-go(seats=3)")
    monkeypatch.setattr("sushiya.bots.net_sushi.NUMBER", {})
    sheet_of.cache_clear()
    try:
        match = Match(game, "new")
        view = game.view(match.state, 0)
        memory = Memory(3)
        expected = considered_answer(view, memory, Random(2))
        assert learned_answer(view, memory, Random(2)) == expected
    finally:
        sheet_of.cache_clear()


def test_nothing_is_loaded_until_it_plays() -> None:
    program = (
        "import sys, sushiya.bots; from sushiya.bots.net_weights import network;"
        "assert 'numpy' not in sys.modules; assert network.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_it_can_be_loaded_before_it_is_asked() -> None:
    network.cache_clear()
    prepare("net", game_of("sushizock"))
    assert network.cache_info().misses == 0
    prepare("net", game_of("sushi-go"))
    assert network.cache_info().misses == 1


def test_it_answers_at_once() -> None:
    game = game_of("sushi-go(seats=3)")
    bot = make_bot("net", game, 0, Random(1))
    assert bot.name == "net"
