"""Pins Sushi Go Party!: the deck of a meal, the deals, the desserts, the options of its text form."""

from collections import Counter

import pytest

from sushiya.core import BadOptions, State
from sushiya.games import game_of
from sushiya.sushi import MEALS, Board, SushiGoParty, meal_of
from sushiya.sushi.dish import Course
from sushiya.sushi.moves import DealHands, DrawCards
from sushiya.sushi.turn import stocked
from tests.sushi.random_play import moments

HAND_SIZES = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}
DESSERTS = {seats: (5, 3, 2) if seats <= 5 else (7, 5, 3) for seats in range(2, 9)}


def stocking(state: State[Board]) -> bool:
    """Whether the desserts of a round are about to be drawn."""
    return state.ask is not None and state.ask.then is stocked


def test_the_deck_of_a_meal() -> None:
    """The deck is all nigiri, a roll, three appetizers and two specials; the dessert waits beside it."""
    board = SushiGoParty(4, MEALS["master-menu"]).opening_board()
    assert Counter(card.dish for card in board.deck) == {
        "nigiri": 12,
        "temaki": 12,
        "onigiri": 8,
        "tofu": 8,
        "sashimi": 8,
        "spoon": 3,
        "takeout_box": 3,
    }
    assert Counter(card.dish for card in board.dessert_pile) == {"fruit": 15}


@pytest.mark.parametrize("seats", range(2, 9))
def test_deals_and_desserts_of_three_rounds(seats: int) -> None:
    """New desserts come before the deal. The deck has all cards except kept and not yet used desserts."""
    game = SushiGoParty(seats, MEALS["sushi-go"])
    stocks, deals, kept = [], [], []
    for state, _ in moments(game, seats):
        if stocking(state):
            stocks.append(state.pending[0])
            kept.append(sum(map(len, state.board.kept_desserts)))
        deals += [decision for decision in state.pending if isinstance(decision, DealHands)]
    assert [stock.size for stock in stocks if isinstance(stock, DrawCards)] == list(DESSERTS[seats])
    assert [deal.sizes for deal in deals] == [(HAND_SIZES[seats],) * seats] * 3
    desserts = [sum(DESSERTS[seats][:round]) for round in (1, 2, 3)]
    assert [len(deal.pool) for deal in deals] == [
        54 + stocked_so_far - kept_so_far for stocked_so_far, kept_so_far in zip(desserts, kept, strict=True)
    ]
    assert len(state.board.dessert_pile) == 15 - sum(DESSERTS[seats])


@pytest.mark.parametrize("seats", range(2, 9))
def test_hands_are_equally_large_in_every_turn(seats: int) -> None:
    meal = MEALS["big-banquet" if seats > 2 else "dinner-for-two"]
    for state, _ in moments(SushiGoParty(seats, meal), seats):
        if len(state.pending) == seats:
            left = HAND_SIZES[seats] - state.board.turn + 1
            assert list(map(len, state.board.hands)) == [left] * seats


@pytest.mark.parametrize("edition", ["zoch", "devir"])
def test_after_a_round_the_deck_is_whole_again(edition: str) -> None:
    """Cards set aside go back too; copies of desserts stay out, like the desserts themselves."""
    game = SushiGoParty(4, MEALS["points-platter"], edition)
    for state, _ in moments(game, 2):
        board = state.board
        if stocking(state):
            assert (board.hands, board.tableaux, board.discard) == (((),) * 4, ((),) * 4, ())
            out = [plate.card for kept in board.kept_desserts for plate in kept]
            assert Counter(board.deck) + Counter(board.dessert_pile) + Counter(out) == Counter(game.box)
            assert all(game.is_dessert(plate.dish) for kept in board.kept_desserts for plate in kept)


@pytest.mark.parametrize("name", MEALS)
def test_every_printed_meal_is_for_the_printed_number_of_players(name: str) -> None:
    for seats in range(2, 9):
        if seats in MEALS[name].seats:
            assert SushiGoParty(seats, MEALS[name]).dishes.keys() == {"nigiri", *MEALS[name].dishes}
        else:
            with pytest.raises(BadOptions, match=rf"is for \d to \d players, not for {seats}"):
                SushiGoParty(seats, MEALS[name])


def test_a_meal_has_one_dessert() -> None:
    for meal in MEALS.values():
        desserts = [d for d in SushiGoParty(4, meal).dishes.values() if d.course is Course.DESSERT]
        assert len(desserts) == 1


@pytest.mark.parametrize(
    "text",
    [
        "sushi-go-party(seats=4,meal=my-first-meal,edition=zoch)",
        "sushi-go-party(seats=2,meal=dinner-for-two,edition=devir)",
        "sushi-go-party(seats=3,meal=maki+tempura+sashimi+eel+sake+chopsticks+pudding,edition=zoch)",
    ],
)
def test_text_form(text: str) -> None:
    assert game_of(str(game_of(text))) == game_of(text)


def test_text_form_names_the_dishes_in_order() -> None:
    game = game_of("sushi-go-party(seats=3,meal=pudding+sake+chopsticks+eel+tempura+sashimi+maki)")
    assert str(game) == (
        "sushi-go-party(seats=3,meal=maki+tempura+sashimi+eel+chopsticks+sake+pudding,edition=zoch)"
    )


@pytest.mark.parametrize(
    ("seats", "meal", "edition", "message"),
    [
        (1, "sushi-go", "zoch", r"Sushi Go Party! is for 2 to 8 players, not 1"),
        (9, "sushi-go", "devir", r"Sushi Go Party! is for 2 to 8 players, not 9"),
        (2, "big-banquet", "zoch", r"spoon is for 3 to 8 players, not for 2"),
        (7, "party-sampler", "devir", r"menu is for 2 to 6 players, not for 7"),
        (8, "points-platter", "zoch", r"special_order is for 2 to 6 players, not for 8"),
        (4, "sushi-go", "gamewright", r"There is no edition 'gamewright'.*Editions: zoch, devir"),
    ],
)
def test_what_is_no_game(seats: int, meal: str, edition: str, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        SushiGoParty(seats, meal_of(meal), edition)
