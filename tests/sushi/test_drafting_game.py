"""Pins what Sushi Go! and Party share: games as values, sums, winners, pieces, and the methods that play."""

from dataclasses import replace
from random import Random

import pytest

from sushiya.core import CHANCE, BadNotation, IllegalAction
from sushiya.sushi import CARDS, MEALS, DraftingGame, Serving, SushiGo, SushiGoParty
from sushiya.sushi.drafting_game import Tie
from sushiya.sushi.events import GameEnded, RoundEnded, Scored
from sushiya.sushi.model import hand_of
from sushiya.sushi.moves import Draw, Pick
from sushiya.testing.drafting import Scene
from tests.sushi.random_play import moments

BANQUET = SushiGoParty(3, MEALS["big-banquet"])


@pytest.mark.parametrize("game", [SushiGo(3), BANQUET], ids=str)
def test_a_game_is_a_value(game: DraftingGame) -> None:
    """Cached properties are not part of the value."""
    assert game.players == range(3)
    assert replace(game) == game
    assert hash(replace(game)) == hash(game)


def test_wishes_are_each_kind_and_each_exact_card() -> None:
    names = [wish.what for wish in BANQUET.wishes]
    assert names[:8] == [
        "nigiri",
        "nigiri:egg",
        "nigiri:salmon",
        "nigiri:squid",
        "maki",
        "maki:1",
        "maki:2",
        "maki:3",
    ]
    assert len(names) == len(set(names))
    assert "chopsticks:2" in names
    assert names.count("eel") == 1


@pytest.mark.parametrize(
    ("game", "calls", "numbers", "second_picks"),
    [
        (BANQUET, True, True, False),
        (SushiGoParty(3, MEALS["party-sampler"]), False, True, False),
        (SushiGoParty(3, MEALS["my-first-meal"]), False, False, False),
        (SushiGo(3), False, False, True),
    ],
    ids=str,
)
def test_what_a_game_has_to_ask(game: DraftingGame, calls: bool, numbers: bool, second_picks: bool) -> None:
    assert (game.calls, game.numbers, game.second_picks) == (calls, numbers, second_picks)


def test_only_party_has_a_meal_to_choose() -> None:
    assert BANQUET.meal == MEALS["big-banquet"]
    assert SushiGo(3).meal is None


def test_is_dessert() -> None:
    assert BANQUET.is_dessert("green_tea_ice_cream")
    assert not BANQUET.is_dessert("pudding")  # not in this meal
    assert not BANQUET.is_dessert("eel")
    assert not BANQUET.is_dessert("")  # a face-down card


def test_sums() -> None:
    sheet = (Scored(0, 1, "eel", -3), Scored(2, 1, "maki", 6), Scored(0, 4, "green_tea_ice_cream", 12))
    assert BANQUET.sums(sheet) == (9, 0, 6)
    assert SushiGo(2, "gamewright", with_dummy=True).sums(sheet) == (9, 0, 6)


@pytest.mark.parametrize(
    ("scores", "desserts", "winners"),
    [
        ((5, 7, 6), (9, 0, 9), (1,)),
        ((7, 7, 6), (1, 2, 9), (1,)),
        ((7, 7, 7), (2, 1, 2), (0, 2)),
        ((0, 0, 0), (0, 0, 0), (0, 1, 2)),
        ((-4, -3, -5), (0, 0, 0), (1,)),
    ],
)
def test_best(scores: tuple[int, ...], desserts: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Most points; if tied, most dessert cards; if still tied, several winners."""
    assert BANQUET.best(scores, desserts) == winners


def test_a_tie_for_the_win_tells_what_decides_it() -> None:
    assert BANQUET.tie((5, 7, 6), (9, 0, 9)) is None
    assert BANQUET.tie((7, 7, 6), (1, 2, 9)) == Tie((0, 1), (1, 2))
    assert BANQUET.tie((7, 7, 7), (2, 1, 2)) == Tie((0, 1, 2), (2, 1, 2))
    dummy = SushiGo(2, "gamewright", with_dummy=True)
    assert dummy.tie((7, 6, 9), (1, 2, 3)) is None
    assert dummy.tie((7, 7, 9), (1, 2, 3)) == Tie((0, 1), (1, 2))


@pytest.mark.parametrize(
    "game",
    [
        SushiGo(3),
        SushiGo(2, "gamewright", with_dummy=True),
        BANQUET,
        SushiGoParty(2, MEALS["dinner-for-two"]),
    ],
    ids=str,
)
def test_a_match_from_start_to_end(game: DraftingGame) -> None:
    """Cards are never lost, nobody wins before the end, and the last event names the winners."""
    for state, _ in moments(game, 5):
        assert game.pieces(state) == game.box
        if not state.over:
            assert game.winners(state) == ()
    *_, (state, events) = moments(game, 5)
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.scores == game.scores(state)
    assert ended.winners == game.winners(state) != ()
    assert state.board.round == 4
    with pytest.raises(IllegalAction, match="The match is over"):
        game.play(state, 0, Pick(Serving(CARDS["eel"])))


def test_the_score_after_each_round_is_told() -> None:
    told = []
    for state, events in moments(BANQUET, 1):
        told += [(event.round, event.scores) for event in events if isinstance(event, RoundEnded)]
        for event in events:
            if isinstance(event, RoundEnded):
                rounds = [line for line in state.board.sheet if line.round <= event.round]
                assert BANQUET.sums(rounds) == event.scores
    assert [round for round, _ in told] == [1, 2, 3]


def test_the_verbs_of_a_game() -> None:
    step = BANQUET.start()
    assert [decision.seat for decision in step.state.pending] == [CHANCE]
    desserts = hand_of(5 * [CARDS["green_tea_ice_cream"]])
    assert BANQUET.parse_action("draw" + 5 * " green_tea_ice_cream") == Draw(desserts)
    state = BANQUET.play(step.state, CHANCE, Draw(desserts)).state
    assert state.board.deck.count(CARDS["green_tea_ice_cream"]) == 5
    with pytest.raises(BadNotation, match="is not an action"):
        BANQUET.parse_action("eat eel")


def test_a_view_and_a_state_imagined_from_it() -> None:
    scene = Scene.lay(BANQUET, ["eel gyoza"] * 3)
    view = BANQUET.view(scene.state, 1)
    assert (view.seat, view.hand) == (1, scene.state.board.hands[1])
    imagined = BANQUET.imagine(view, (), Random(1))
    assert BANQUET.view(imagined, 1) == view


def test_hands_go_left_and_no_dummy_sits_there_unless_a_game_says_so() -> None:
    assert [BANQUET.passes_left(round) for round in (1, 2, 3)] == [True, True, True]
    assert [SushiGo(3, alternate=True).passes_left(round) for round in (1, 2, 3)] == [True, False, True]


def test_a_hand_goes_to_a_neighbour() -> None:
    assert BANQUET.passes_to(1) == (*range(1, BANQUET.seats), 0)
    assert [SushiGo(3, alternate=True).passes_to(round) for round in (1, 2)] == [(1, 2, 0), (2, 0, 1)]
    assert not BANQUET.dummy
    assert not SushiGo(3).dummy
    assert BANQUET.tableau_count == 3
