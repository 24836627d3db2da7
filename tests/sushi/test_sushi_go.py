"""Pins Sushi Go!: the deck, the deals, the options of its text form, and what three rounds leave over."""

from collections import Counter

import pytest

from sushiya.core import BadOptions
from sushiya.games import game_of
from sushiya.sushi import SushiGo
from sushiya.sushi.events import DrewForDummy, RoundBegan
from sushiya.sushi.moves import DealHands, DrawCards
from tests.sushi.random_play import moments


def test_the_deck() -> None:
    assert Counter(map(str, SushiGo(3).box)) == {
        "maki:3": 8,
        "maki:2": 12,
        "maki:1": 6,
        "tempura": 14,
        "sashimi": 14,
        "gyoza": 14,
        "nigiri:squid": 5,
        "nigiri:salmon": 10,
        "nigiri:egg": 5,
        "wasabi": 6,
        "chopsticks": 4,
        "pudding": 10,
    }


def test_the_whole_deck_is_shuffled_once_before_the_game() -> None:
    step = SushiGo(3).start()
    (deal,) = step.state.pending
    assert isinstance(deal, DealHands)
    assert deal.pool == SushiGo(3).box
    assert step.events[0] == RoundBegan(1, 9)


DEALS = [
    (SushiGo(3), (9, 9, 9), 27),
    (SushiGo(4), (8, 8, 8, 8), 12),
    (SushiGo(5), (7, 7, 7, 7, 7), 3),
    (SushiGo(2, "gamewright"), (10, 10), 48),
    (SushiGo(3, "gamewright"), (9, 9, 9), 27),
    (SushiGo(4, "gamewright"), (8, 8, 8, 8), 12),
    (SushiGo(5, "gamewright"), (7, 7, 7, 7, 7), 3),
    (SushiGo(2, "gamewright", with_dummy=True), (9, 9, 9), 27),
]


@pytest.mark.parametrize(("game", "sizes", "left"), DEALS, ids=str)
def test_three_rounds_are_dealt_from_one_deck(game: SushiGo, sizes: tuple[int, ...], left: int) -> None:
    deals = []
    for state, _ in moments(game):
        deals += [d for d in state.pending if isinstance(d, DealHands)]
    board = state.board
    assert [deal.sizes for deal in deals] == [sizes] * 3
    assert [len(deal.pool) for deal in deals] == [108, 108 - sum(sizes), 108 - 2 * sum(sizes)]
    assert len(board.deck) == left
    assert len(board.discard) + sum(map(len, board.kept_desserts)) == 108 - left
    assert {plate.dish for kept in board.kept_desserts for plate in kept} <= {"pudding"}
    assert "pudding" not in {card.dish for card in board.discard}


def test_no_desserts_are_shuffled_in() -> None:
    assert [SushiGo(3).desserts_for(round) for round in (1, 2, 3)] == [0, 0, 0]
    assert not any(isinstance(d, DrawCards) for state, _ in moments(SushiGo(3)) for d in state.pending)


def test_control_of_the_dummy_alternates_through_the_rounds() -> None:
    """Nine turns per round, so seat 1 begins the second. They draw the dummy's pile to its end."""
    piles, in_control = [], []
    for state, events in moments(SushiGo(2, "gamewright", with_dummy=True)):
        drawn = [event.seat for event in events if isinstance(event, DrewForDummy)]
        in_control += drawn
        if drawn:
            piles.append(len(state.board.pile))
    assert in_control == [0, 1] * 13 + [0]
    assert piles == 3 * [8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_hands_beside_the_dummy_stay_equally_large() -> None:
    """The player in control holds one card more until the reveal."""
    game = SushiGo(2, "gamewright", with_dummy=True)
    for state, _ in moments(game, seed=3):
        if len(state.pending) == 2:
            sizes = list(map(len, state.board.hands))
            sizes[game.controller(state.board.round, state.board.turn)] -= 1
            assert sizes == [10 - state.board.turn] * 2


def test_the_dummy_has_a_score_and_cannot_win() -> None:
    """sushi-go R7: the dummy is never among the winners, whatever its score."""
    game = SushiGo(2, "gamewright", with_dummy=True)
    assert game.tableau_count == 3
    assert game.best((3, 5, 40), (0, 0, 9)) == (1,)
    assert game.best((5, 5, 40), (1, 1, 9)) == (0, 1)
    *_, (state, _) = moments(game)
    assert len(game.scores(state)) == 3
    assert set(game.winners(state)) <= {0, 1}


@pytest.mark.parametrize(
    "text",
    [
        "sushi-go(seats=3,edition=zoch)",
        "sushi-go(seats=5,edition=gamewright,pass=alternate)",
        "sushi-go(seats=2,edition=gamewright,dummy=yes)",
        "sushi-go(seats=2,edition=gamewright,pass=alternate,dummy=yes)",
    ],
)
def test_text_form(text: str) -> None:
    assert str(game_of(text)) == text


@pytest.mark.parametrize(
    ("seats", "edition", "dummy", "message"),
    [
        (2, "zoch", False, r"edition zoch, is for 3 to 5 players, not 2"),
        (6, "zoch", False, r"edition zoch, is for 3 to 5 players, not 6"),
        (1, "gamewright", False, r"edition gamewright, is for 2 to 5 players, not 1"),
        (6, "gamewright", False, r"edition gamewright, is for 2 to 5 players, not 6"),
        (3, "devir", False, r"There is no edition 'devir' of sushi-go. Editions: zoch, gamewright."),
        (3, "gamewright", True, r"The dummy is only for two players in the edition gamewright"),
        (3, "zoch", True, r"The dummy is only for two players in the edition gamewright"),
    ],
)
def test_what_is_no_game(seats: int, edition: str, dummy: bool, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        SushiGo(seats, edition, with_dummy=dummy)
