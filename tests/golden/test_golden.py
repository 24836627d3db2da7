"""Pins whole games as readable files, so that no change of rules, chance or notation goes unnoticed."""

import inspect
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import sushiya.sushi.moves
import sushiya.sushizock.chance
import sushiya.sushizock.moves
from scripts.golden import FOLDER, GOLDENS, golden
from sushiya.core import Action, AnyMatch, Choice, Match, Record, replay_record, verify
from sushiya.games import GAMES, load_record
from sushiya.sushi import DISHES, DraftingGame, SushiGo, SushiGoParty
from sushiya.sushi.events import Served
from sushiya.sushizock import Sushizock

FILES = sorted(FOLDER.glob("*.txt"))
MOVES = (sushiya.sushi.moves, sushiya.sushizock.moves, sushiya.sushizock.chance)


def name(path: Path) -> str:
    return path.name


@cache
def record(path: Path) -> Record:
    return load_record(path.read_text(encoding="utf-8"))  # the digest is checked here


@cache
def match(path: Path) -> AnyMatch:
    return replay_record(record(path))


def kinds(base: type[Any], *modules: ModuleType) -> set[type[Any]]:
    """All subclasses of `base` that these modules define."""
    classes = [each for module in modules for each in vars(module).values() if inspect.isclass(each)]
    return {
        each for each in classes if issubclass(each, base) and each.__module__.startswith("sushiya.sushi")
    }


def test_every_golden_is_there_and_no_other() -> None:
    assert [path.stem for path in FILES] == sorted(GOLDENS)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_it_is_played_the_same_way_again(path: Path) -> None:
    """Byte for byte. If a change is intended, run `python -m scripts.golden` and read the diff."""
    assert golden(path.stem).encode() == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_it_leads_where_it_says(path: Path) -> None:
    """Every answer is legal, the seed in the file name gives all chance outcomes, and the result is right."""
    written, played = record(path), verify(record(path))
    assert written.seed == path.stem.rpartition(".")[2]
    assert played.over
    assert (written.scores, written.winners) == (
        played.game.scores(played.state),
        played.game.winners(played.state),
    )


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_person_can_read_along(path: Path) -> None:
    """The file shows the rounds, all tables after each round, and the winners."""
    comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    players = record(path).players
    ends = 4 if isinstance(record(path).game, DraftingGame) else 1
    assert sum(line.startswith("# End of ") for line in comments) == ends
    for player in players:
        assert sum(line.startswith(f"#   {player} ") for line in comments) == ends
    winners = [players[seat] for seat in record(path).winners or ()]
    assert comments[-1] == f"# Won by {' and '.join(winners)}"


# Together they show everything ------------------------------------------------------------------------------


def test_every_dish_is_laid() -> None:
    laid = {e.plate.card.dish for path in FILES for e in match(path).history if isinstance(e, Served)}
    assert laid == {*DISHES}


def test_every_kind_of_action_occurs() -> None:
    assert {type(entry.action) for path in FILES for entry in record(path).log} == kinds(Action, *MOVES)


def test_every_kind_of_decision_occurs() -> None:
    asked: set[type[Any]] = set()
    for path in FILES:
        again = Match(record(path).game)
        for seat, action in record(path).log:
            asked |= {type(decision) for decision in again.state.pending}
            again.play(seat, action)
    assert {kind for kind in asked if issubclass(kind, Choice)} == kinds(Choice, *MOVES)


def test_every_edition_and_seat_count_occurs() -> None:
    games: list[Any] = [record(path).game for path in FILES]
    for info in GAMES.values():
        mine = [game for game in games if game.name == info.name]
        assert {game.edition for game in mine} == {*info.editions}
        assert {game.seats for game in mine} == {*info.seats}


def test_every_option_occurs() -> None:
    games = [record(path).game for path in FILES]
    assert any(isinstance(game, SushiGo) and game.alternate for game in games)
    assert any(isinstance(game, SushiGo) and game.with_dummy for game in games)
    assert any(isinstance(game, Sushizock) and game.open_stacks for game in games)
    assert any(isinstance(game, Sushizock) and game.first for game in games)
    assert len({game.meal for game in games if isinstance(game, SushiGoParty)}) >= 8
