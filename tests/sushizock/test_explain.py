"""Pins what is explained about stacks and dice: it agrees with the rules and tells nothing hidden."""

from dataclasses import replace

import pytest

from sushiya.core import CHANCE
from sushiya.sushizock import ChooseMove, SeenStacks, Steal, Sushizock, Take, View, settle
from sushiya.sushizock.allowed import FOR_ANY
from sushiya.sushizock.explain import dice_groups, is_forced, ladder, next_turns, outcomes, rolls_left
from sushiya.testing.sushizock import tiles
from tests.sushizock.helpers import GAMES, full_game, options


def seen(text: str, *, open_: bool = True) -> SeenStacks:
    return SeenStacks.of(tiles(text), open_=open_)


@pytest.mark.parametrize(
    ("stacks", "counts", "terms", "sums"),
    [
        ("3 5 4 | 1 2", (2, 1, 0), (3, 5, -1, -2), (2, 5, 5)),
        ("2 6 4 5 2 | 1 1 2", (3, 2, 0), (2, 6, 4, -1, -1, -2), (1, 6, 8, 8, 8)),
        ("1 3 4 | 2 3 4 3 2", (3, 0, 2), (1, 3, 4, -2, -3, -4, -3, -2), (-1, -1, -1, -4, -6)),
        ("6 |", (0, 1, 0), (), (0,)),
        ("", (0, 0, 0), (), ()),
    ],
)
def test_a_ladder_says_what_counts(
    stacks: str, counts: tuple[int, int, int], terms: tuple[int, ...], sums: tuple[int, ...]
) -> None:
    open_, closed = ladder(seen(stacks)), ladder(seen(stacks, open_=False))
    assert (open_.counted, open_.uncounted, open_.bare) == counts
    assert (open_.terms, open_.sums) == (terms, sums)
    assert closed == replace(open_, terms=None, sums=None)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_ladders_agree_with_the_score(game: Sushizock) -> None:
    for state, _ in full_game(game, seed=3):
        view = game.view(state, None)
        for own, shown in zip(state.board.stacks, view.stacks, strict=True):
            told = ladder(shown)
            assert told.counted + told.uncounted == len(own.sushi)
            assert told.counted + told.bare == len(own.bones)
            if game.open_stacks or state.over:
                assert told.terms is not None
                assert told.sums is not None
                assert sum(told.terms) == settle(own) == (told.sums[-1] if told.sums else 0)
                assert len(told.sums) == max(len(own.sushi), len(own.bones))
            else:
                assert (told.terms, told.sums) == (None, None)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_dice_win_what_the_rules_allow(game: Sushizock) -> None:
    for state, _ in full_game(game, seed=4):
        view = game.view(state, None)
        if view.turn == CHANCE or not isinstance(decision := next(iter(state.pending), None), ChooseMove):
            continue
        groups = dice_groups(view)
        assert sum(each.kept + each.rolled for each in groups) == 5
        offered = set(decision.options)
        if is_forced(view):
            assert all(each.place is None and each.reach is None for each in groups)
            assert all(isinstance(each, Take) for each in offered)
        else:
            assert {Take(each.kind, each.place) for each in groups if each.place} == {
                each for each in offered if isinstance(each, Take)
            }
        stolen = {(each.kind, each.victim) for each in offered if isinstance(each, Steal)}
        assert stolen == {(each.kind, seat) for each in groups if each.reach for seat in each.victims}
        assert bool(rolls_left(view)) == any(each.startswith("keep") for each in options(state))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_outcomes_are_what_the_points_become(game: Sushizock) -> None:
    for state, _ in full_game(game, seed=5):
        view = game.view(state, None)
        told = outcomes(view)
        if not game.open_stacks:
            assert told == {}
            continue
        if state.over or view.turn == CHANCE or not view.rolled:
            continue
        assert set(told) == {each for each in options(state) if not each.startswith("keep")}
        for action, points in told.items():
            assert game.scores(game.play(state, view.turn, action).state)[view.turn] == points


def table(turn: str, kept: str = "", rolled: str = "", roll: int = 1, stacks: str = "3 | 1") -> View:
    """Seat 0 has the dice, in a match of three with these stacks in front of seat 1."""
    game = Sushizock(seats=3)
    state = next(state for state, _ in full_game(game, seed=1) if state.board.rolled)
    view = game.view(state, None)
    shown = (seen("", open_=False), seen(stacks, open_=False), seen("", open_=False))
    dice = {"kept": tuple(kept.split()), "rolled": tuple(rolled.split())}
    return replace(view, rows=tiles(turn), stacks=shown, turn=0, roll=roll, **dice)  # type: ignore[arg-type]


def test_what_is_missing_for_a_theft() -> None:
    blue = {each.face: each for each in dice_groups(table("2 5 | 1", "blue", "sushi bone blue red", 2))}[
        "blue"
    ]
    assert (blue.needs, blue.missing, blue.reach, blue.victims) == (3, 1, None, (1,))
    last = {each.face: each for each in dice_groups(table("2 5 | 1", "blue", "sushi bone blue red", 3))}[
        "blue"
    ]
    assert (last.missing, last.victims) == (None, ()), "it can't be rolled any more"
    (three, _) = dice_groups(table("2 5 | 1", "", "blue blue blue red red"))
    assert (three.missing, three.reach, three.victims) == (0, "top", (1,))
    (four, _) = dice_groups(table("2 5 | 1", "blue blue", "blue blue red", 2))
    assert (four.kept, four.rolled, four.reach) == (2, FOR_ANY - 2, "any")


def test_nothing_is_threatened_where_nothing_lies() -> None:
    blue, _ = dice_groups(table("2 5 | 1", "", "blue blue blue red red", stacks="| 1"))
    assert (blue.missing, blue.reach, blue.victims) == (None, None, ())


def test_dice_that_must_be_set_aside_are_not_rolled_again() -> None:
    (sushi, bone, red) = dice_groups(table("2 | 1 1", "bone bone red", "sushi sushi", 2))
    assert red.missing is None, "one of the two dice must be set aside, so there can't be three red"
    assert (sushi.place, bone.place) == (None, 2), "the row of sushi has one tile"


def test_the_worst_bone_is_forced() -> None:
    assert is_forced(table("2 | 1", "", "sushi sushi blue red red", 3))
    assert not is_forced(table("2 | 1", "", "sushi sushi blue red red", 2))
    assert not is_forced(table("2 3 | 1", "", "sushi sushi blue red red", 3))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_it_is_said_whose_turns_come_next(game: Sushizock) -> None:
    turns: list[View] = []
    for state, _ in full_game(game, seed=5):
        view = game.view(state, None)
        if not turns or turns[-1].turn != view.turn:
            turns.append(view)
    assert (turns[0].turn, next_turns(turns[0])) == (CHANCE, ())
    for at, view in enumerate(turns[1:], 1):
        following = [later.turn for later in turns[at + 1 : at + game.seats]]
        assert following == list(next_turns(view))[: len(following)]
