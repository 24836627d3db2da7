"""Pins the table of a level: a family's row is found, and the error for a game without one names it."""

import pytest

from sushiya.core import BadOptions, PerFamily
from tests.testing.toy import HighCard


def test_a_game_finds_the_row_of_its_family() -> None:
    table = PerFamily("colour", {"high-card": "red"})
    assert table.of(HighCard()) == "red"


def test_a_game_without_a_row_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match=r"no colour for high-card.*There is one for: chess"):
        PerFamily("colour", {"chess": "black"}).of(HighCard())
    with pytest.raises(BadOptions, match=r"no colour for high-card.*none at all"):
        PerFamily[str]("colour", {}).of(HighCard())
    with pytest.raises(BadOptions, match=r"^Nobody paints high-card\.$"):
        PerFamily("colour", {"chess": "black"}, why="Nobody paints {game}.").of(HighCard())
