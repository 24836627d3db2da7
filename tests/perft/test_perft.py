"""Pins the perft counts of each game from fixed deals, and that the counting itself is right."""

from math import prod
from pathlib import Path

import pytest

from sushiya.core import Choice, Match, perft, split
from sushiya.games import GAMES, game_of
from sushiya.sushi import MEALS, SushiGo, SushiGoParty
from sushiya.sushizock import FACES, Sushizock, Take
from tests.testing.toy import HighCard

FILES = sorted(Path(__file__).parent.glob("*.perft"))


def read(path: Path) -> tuple[str, str, dict[int, int]]:
    """The game and seed of a file, and the count for each depth."""
    head, rows = path.read_text(encoding="utf-8").split("\n\n")
    game, seed = (line.partition(" ")[2] for line in head.splitlines())
    return game, seed, {int(depth): int(ways) for depth, ways in map(str.split, rows.splitlines())}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_as_many_ways_as_ever(path: Path) -> None:
    """If a change is intended, run `python -m scripts.perft`. If not, the split shows where it differs."""
    text, seed, table = read(path)
    game = game_of(text)
    for depth, ways in table.items():
        assert perft(game, seed, depth) == ways, f"depth {depth}: {split(game, seed, depth)}"


def test_every_edition_and_every_printed_meal_is_counted() -> None:
    texts = [read(path)[0] for path in FILES]
    for info in GAMES.values():
        for edition in info.editions:
            assert any(text.startswith(f"{info.name}(") and f"edition={edition}" in text for text in texts)
    for meal in MEALS:
        assert any(f"meal={meal}," in text for text in texts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_files_are_written_as_they_should_be(path: Path) -> None:
    text, seed, table = read(path)
    assert str(game_of(text)) == text
    assert seed.isdigit()
    assert [*table] == [*range(1, len(table) + 1)]
    assert len(table) >= 3


# By hand ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "ways"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32), (6, 64)])
def test_three_players_with_two_cards_each_twice(depth: int, ways: int) -> None:
    assert perft(HighCard(seats=3), "any", depth) == ways


def test_a_match_that_is_over_counts_once() -> None:
    assert perft(HighCard(seats=3), "any", 10) == 64


def test_the_split_adds_up_and_names_the_answers() -> None:
    parts = split(HighCard(seats=3), "any", 3)
    hand = Match(HighCard(seats=3), "any").state.board.hands[0]
    assert parts == {f"play {card}": 4 for card in hand}


@pytest.mark.parametrize(
    "game", [SushiGo(4), SushiGoParty(3), SushiGoParty(8, MEALS["big-banquet"])], ids=str
)
def test_the_first_turn_is_one_of_the_different_cards_of_every_hand(game: SushiGo | SushiGoParty) -> None:
    """Nothing lies on the table yet, so each card can be laid in only one way."""
    different = [len({*hand}) for hand in Match(game, "first").state.board.hands]
    for depth in range(1, 4):
        assert perft(game, "first", depth) == prod(different[:depth])


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_the_first_roll_is_a_tile_or_some_of_the_dice(seed: str) -> None:
    """Keep some of each face, but not none and not all of the dice; or take one of up to two tiles."""
    state = Match(Sushizock(), seed).state
    counts = [state.board.rolled.count(face) for face in FACES]
    tiles = sum(count > 0 for count in counts[:2])
    assert perft(Sushizock(), seed, 1) == prod(count + 1 for count in counts) - 2 + tiles
    (decision,) = state.pending
    assert isinstance(decision, Choice)
    assert sum(isinstance(option, Take) for option in decision.options) == tiles
