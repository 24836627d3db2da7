"""Pins what is visible: tops and heights, and nothing below, unless stacks are open or the game is over."""

from random import Random

import pytest

from sushiya.core import CHANCE, State, shuffled
from sushiya.sushizock import Board, ChooseMove, Keep, SeenStack, SeenStacks, Sushizock, Take, Tiles
from sushiya.testing.lines import play_lines
from sushiya.testing.sushizock import position
from tests.sushizock.helpers import GAMES, THREE, full_game

OPEN = Sushizock(seats=3, open_stacks=True)
STACKS = ["6 2 | 1", "| 1 3 2"]


def test_only_tops_and_heights_are_seen() -> None:
    """sushizock R4: the top tile and the height of each stack, including one's own."""
    state = position(THREE, table=STACKS, rolled="sushi bone bone blue red")
    for seat in (None, 0, 1, 2):
        assert THREE.view(state, seat).stacks == (
            SeenStacks(SeenStack(2, 2, None), SeenStack(1, 1, None)),
            SeenStacks(SeenStack(0, None, None), SeenStack(3, 2, None)),
            SeenStacks(SeenStack(0, None, None), SeenStack(0, None, None)),
        )


def test_open_stacks_show_everything() -> None:
    """sushizock R4: a table may play with open stacks; then the points are not secret either."""
    view = OPEN.view(position(OPEN, table=STACKS, at="roll"), None)
    assert [(own.sushi.tiles, own.bones.tiles) for own in view.stacks] == [
        ((6, 2), (1,)),
        ((), (1, 3, 2)),
        ((), ()),
    ]
    assert view.scores == (5, -6, 0)
    assert view.winners == ()


def test_points_are_hidden_with_the_stacks_and_shown_in_the_end() -> None:
    """sushizock R7: points so far would reveal what lies below the top; the end shows stacks and points."""
    state = position(THREE, rows="5 |", table=STACKS, rolled="sushi bone bone red red")
    before = THREE.view(state, 0)
    assert before.scores is None
    assert not before.over
    after = THREE.view(play_lines(THREE, state, "0 take sushi 1").state, 1)
    assert after.over
    assert after.scores == (5, -6, 0)
    assert after.winners == (0,)
    assert after.stacks[0].sushi == SeenStack(3, 5, (6, 2, 5))
    assert (after.waiting_for, after.decision, after.serial, after.step) == ((), None, 0, None)


def test_a_stolen_top_uncovers_the_next_tile() -> None:
    """sushizock R4: the top tile of every stack is visible, however it came to the top."""
    state = position(THREE, table=STACKS, turn=2, rolled="red red red blue blue")
    view = THREE.view(play_lines(THREE, state, "2 steal bone 1 from 1").state, 0)
    assert view.stacks[1].bones == SeenStack(2, 3, None)
    assert view.stacks[2].bones == SeenStack(1, 2, None)


def test_only_the_seat_that_is_asked_has_a_decision() -> None:
    state = position(THREE, rows="3 | 2", turn=1, rolled="sushi bone blue red red", kept="")
    mine, other, spectator = (THREE.view(state, seat) for seat in (1, 0, None))
    assert isinstance(mine.decision, ChooseMove)
    assert mine.decision.options[:3] == (Take("sushi", 1), Take("bone", 1), Keep(("sushi",)))
    assert other.decision is None
    assert spectator.decision is None
    assert mine.waiting_for == other.waiting_for == spectator.waiting_for == (1,)
    assert mine.answer is None
    assert mine.serial == other.serial == 1


def test_the_rest_of_the_table_is_public() -> None:
    state = position(THREE, rows="3 1 | 2", turn=1, kept="blue", rolled="sushi bone red red")
    view = THREE.view(state, 2)
    assert (view.game, view.seat, view.box, view.rows) == (THREE, 2, Tiles(), Tiles((3, 1), (2,)))
    assert (view.turn, view.roll, view.kept, view.rolled) == (
        1,
        2,
        ("blue",),
        ("sushi", "bone", "red", "red"),
    )


def test_chance_may_be_waited_for() -> None:
    view = THREE.view(THREE.start().state, 0)
    assert view.waiting_for == (CHANCE,)
    assert view.turn == CHANCE
    assert view.decision is None


def with_other_secrets(state: State[Board], rng: Random) -> State[Board]:
    """The same state, with all tiles below the tops shuffled among the stacks of each kind."""
    board = state.board
    piles = []
    for kind in ("sushi", "bones"):
        stacks: list[tuple[int, ...]] = [getattr(own, kind) for own in board.stacks]
        secret = iter(shuffled([tile for stack in stacks for tile in stack[:-1]], rng))
        piles.append([tuple(next(secret) for _ in stack[:-1]) + stack[-1:] for stack in stacks])
    other = tuple(map(Tiles, *piles))
    return State(
        Board(board.box, board.rows, other, board.turn, board.roll, board.kept, board.rolled),
        state.ask,
        state.todo,
    )


@pytest.mark.parametrize("game", [game for game in GAMES if not game.open_stacks], ids=str)
def test_what_is_hidden_changes_nothing_that_is_seen(game: Sushizock) -> None:
    """Non-interference: with other tiles below the tops, everyone has the same view and the same events."""
    rng = Random(1)
    changed = 0
    for state, _ in full_game(game, 7):
        if state.over:
            break
        other = with_other_secrets(state, rng)
        changed += other != state
        for seat in (None, *range(game.seats)):
            assert game.view(other, seat) == game.view(state, seat)
        (decision,) = state.pending
        if isinstance(decision, ChooseMove):
            for action in decision.options:
                after, after_other = (game.play(s, decision.seat, action) for s in (state, other))
                if isinstance(action, Keep | Take) and not after.state.over:
                    assert after.events == after_other.events
    assert changed > 10


def test_a_view_prints_as_a_small_table() -> None:
    state = position(THREE, rows="3 5 | 1", table=STACKS, kept="red", rolled="sushi bone blue red", turn=1)
    assert str(THREE.view(state, 1)).splitlines() == [
        "sushizock(seats=3,edition=zoch), turn of seat 1, roll 2, waiting for 1",
        "middle: 3 5 | 1",
        "seat    score  sushi        bones",
        "0       ?      2, on top 2  1, on top 1",
        "1 (me)  ?                   3, on top 2",
        "2       ?",
        "kept: red",
        "rolled: sushi bone blue red",
        f"options: {', '.join(map(str, state.options(1)))}",
    ]
    assert repr(THREE.view(state, 0)) == "<View of seat 0: turn of seat 1, roll 2, waiting for 1>"


def test_open_stacks_are_printed_with_the_points() -> None:
    view = OPEN.view(position(OPEN, table=STACKS, at="roll"), None)
    assert str(view).splitlines() == [
        "sushizock(seats=3,edition=zoch,open_stacks=yes), turn of seat 0, roll 0, waiting for chance",
        "middle: 1 | 1",
        "seat  score  sushi  bones",
        "0     5      6 2    1",
        "1     -6            1 3 2",
        "2     0",
    ]
    assert repr(OPEN.view(OPEN.start().state, None)) == "<View of a spectator: waiting for chance>"
