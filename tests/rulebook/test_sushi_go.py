"""The examples in the rules of Sushi Go!, each under its number."""

from random import Random

import pytest

from sushiya.core import Match
from sushiya.sushi import SushiGo
from tests.rulebook.ends import at_game_end, at_round_end
from tests.sushi.cards.tables import each


@pytest.mark.parametrize(("edition", "points"), [("zoch", [6, 3, 3, 0]), ("gamewright", [6, 1, 1, 0])])
def test_e1_maki(edition: str, points: list[int]) -> None:
    """sushi-go E1: maki, icons 5, 3, 3, 2: 6, 3, 3, 0 points; gamewright 6, 1, 1, 0."""
    game = SushiGo(4, edition)
    assert at_round_end(game, "maki", "maki:3 maki:2", "maki:3", "maki:2 maki:1", "maki:2") == points


def test_e2_pudding() -> None:
    """sushi-go E2: gamewright, puddings 4, 3, 0, 0: +6, 0, -3, -3."""
    game = SushiGo(4, "gamewright")
    assert at_game_end(game, "pudding", *each("pudding", 4, 3, 0, 0)) == [6, 0, -3, -3]


@pytest.mark.parametrize(
    ("game", "left"),
    [
        (SushiGo(3), 27),
        (SushiGo(4), 12),
        (SushiGo(5), 3),
        (SushiGo(2, "gamewright"), 48),
    ],
    ids=str,
)
def test_e3_deck(game: SushiGo, left: int) -> None:
    """sushi-go E3: the deck has 108 cards; three rounds leave 27, 12, 3, and with two players 48."""
    match = Match(game, seed="e3")
    assert len(game.box) == 108
    rng = Random(3)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    assert len(match.state.board.deck) == left
