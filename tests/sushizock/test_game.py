"""Pins the game as a whole: its options and text form, and invariants of random games."""

from random import Random

import pytest

from sushiya.core import (
    CHANCE,
    Action,
    BadOptions,
    Choice,
    Game,
    IllegalAction,
    Match,
    dump_json,
    dump_text,
    load,
    record_of,
    replay,
    replay_record,
    verify,
)
from sushiya.sushizock import BOX, Board, GameEnded, Keep, Roll, Rows, Steal, Sushizock, Take, View
from sushiya.sushizock.dice import rolls
from tests.oracle import score_sushizock
from tests.sushizock.helpers import GAMES, THREE, full_game

ALL_TILES = tuple(sorted([-tile for tile in BOX.bones] + list(BOX.sushi)))

EVERY_MOVE: list[Action] = [
    *(Take(kind, place) for kind in ("sushi", "bone") for place in range(14)),
    *(Steal(kind, place, seat) for kind in ("sushi", "bone") for place in range(14) for seat in range(-1, 6)),
    *(Keep(dice) for count in range(6) for dice in rolls(count)),
    Keep(("red", "sushi")),
    Roll(("blue",)),
    Rows((), ()),
]


def test_it_is_a_game() -> None:
    game: Game[Board, View] = Sushizock()
    assert (game.name, game.rules_version, game.seats) == ("sushizock", "sushizock/1", 3)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (Sushizock(), "sushizock(seats=3,edition=zoch)"),
        (Sushizock(5, "999games"), "sushizock(seats=5,edition=999games)"),
        (Sushizock(first=2), "sushizock(seats=3,edition=zoch,first=2)"),
        (Sushizock(2, open_stacks=True), "sushizock(seats=2,edition=zoch,open_stacks=yes)"),
        (Sushizock(4, "zoch", True, 1), "sushizock(seats=4,edition=zoch,first=1,open_stacks=yes)"),
    ],
)
def test_text_form(game: Sushizock, text: str) -> None:
    assert str(game) == text


@pytest.mark.parametrize(
    ("seats", "edition", "first", "message"),
    [
        (1, "zoch", 0, "Sushizock is for 2 to 5 players, not 1."),
        (6, "zoch", 0, "Sushizock is for 2 to 5 players, not 6."),
        (3, "gamewright", 0, "Sushizock has no edition 'gamewright'. Editions: zoch, 999games."),
        (3, "zoch", 3, "With 3 seats, first is 0 to 2, not 3."),
        (3, "zoch", -1, "With 3 seats, first is 0 to 2, not -1."),
        (3, "999games", 1, "In edition 999games the first player is drawn by lot: leave first out."),
    ],
)
def test_options_that_no_rule_allows(seats: int, edition: str, first: int, message: str) -> None:
    with pytest.raises(BadOptions) as error:
        Sushizock(seats, edition, first=first)
    assert str(error.value) == message


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_random_games_end_and_lose_no_tile(game: Sushizock) -> None:
    for seed in range(5):
        states = list(full_game(game, seed))
        for state, _ in states:
            assert game.pieces(state) == ALL_TILES
            assert bool(game.winners(state)) == state.over
            assert len(state.pending) == (not state.over)
        state, history = states[-1]
        points = game.scores(state)
        assert history[-1] == GameEnded(points, game.winners(state))
        assert list(points) == score_sushizock([(list(s.sushi), list(s.bones)) for s in state.board.stacks])
        assert game.winners(state) == tuple(s for s in range(game.seats) if points[s] == max(points))


@pytest.mark.parametrize("game", GAMES[::3], ids=str)
def test_options_are_what_is_accepted_and_everything_else_changes_nothing(game: Sushizock) -> None:
    for state, _ in full_game(game, 1):
        if not isinstance(decision := next(iter(state.pending), None), Choice):
            continue
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        before = hash(state)
        for action in EVERY_MOVE:
            if action in decision.options:
                game.play(state, decision.seat, action)
            else:
                with pytest.raises(IllegalAction, match=f"not an option for seat {decision.seat}"):
                    game.play(state, decision.seat, action)
        assert hash(state) == before
        for seat in {CHANCE, *range(game.seats)} - {decision.seat}:
            with pytest.raises(IllegalAction, match="not asked"):
                game.play(state, seat, decision.options[0])


def test_options_come_in_order() -> None:
    """First takes, then steals, then keeps."""
    order = [Take, Steal, Keep]
    for state, _ in full_game(THREE, 3):
        for decision in state.pending:
            if isinstance(decision, Choice):
                kinds = [order.index(type(option)) for option in decision.options]
                assert kinds == sorted(kinds)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_action_met_round_trips_as_text(game: Sushizock) -> None:
    rng = Random(9)
    for state, _ in full_game(game, 9):
        for decision in state.pending:
            met = decision.options if isinstance(decision, Choice) else (decision.sample(rng),)
            for action in met:
                assert game.parse_action(str(action)) == action


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_questions_are_numbered(game: Sushizock) -> None:
    serials = [state.ask.serial for state, _ in full_game(game, 4) if state.ask is not None]
    assert serials == list(range(1, len(serials) + 1))


def finished_match(game: Sushizock, seed: str) -> Match[Board, View]:
    rng, match = Random(0), Match(game, seed)
    while not match.over:
        (decision,) = match.state.pending
        match.play(decision.seat, decision.sample(rng))
    return match


@pytest.mark.parametrize("game", GAMES[::3], ids=str)
def test_a_log_replays_to_the_same_state_and_events(game: Sushizock) -> None:
    match = finished_match(game, "demo")
    again = replay(game, match.log)
    assert again.state == match.state
    assert again.history == match.history


def test_a_record_can_be_saved_loaded_and_verified() -> None:
    match = finished_match(THREE, "demo")
    record = record_of(match, ("Mia", "Leo", "greedy"))
    for text in (dump_text(record), dump_json(record)):
        loaded = load(text, lambda name: {str(THREE): THREE}[name])
        assert loaded == record
        assert replay_record(loaded).state == match.state
        assert verify(loaded).history == match.history
