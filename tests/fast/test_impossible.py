"""Pins that a batch takes every state that a match comes to, and no other: kernels trust records."""

import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sushiya.core import BadOptions, Match, State
from sushiya.fast.batch import Batch
from sushiya.fast.families import engine_of
from sushiya.games import game_of
from sushiya.sushi import SushiGo
from sushiya.sushizock.tiles import Tiles
from sushiya.testing import Scene

GAME = "sushi-go(seats=3)"
DUMMY = "sushi-go(seats=2,edition=gamewright,dummy=yes)"
PARTY = "sushi-go-party(seats=3,meal=my-first-meal)"
GAMES = (
    GAME,
    "sushi-go(seats=4,pass=alternate)",
    DUMMY,
    "sushi-go-party(seats=6,meal=maki+onigiri+eel+tofu+menu+special_order+fruit)",
    "sushi-go-party(seats=6,meal=uramaki+onigiri+eel+tofu+menu+takeout_box+fruit)",
    "sushi-go-party(seats=4,meal=temaki+eel+edamame+sukeroku+sake+special_order+fruit)",
    "sushi-go-party(seats=3,meal=maki+eel+edamame+tofu+chopsticks+spoon+pudding,edition=devir)",
    "sushizock(seats=3)",
    "sushizock(seats=4,edition=999games)",
)
CHANGES: dict[str, tuple[str, dict[str, Any]]] = {
    "no deck": (GAME, {"deck": ()}),
    "no hands": (GAME, {"hands": ((), (), ())}),
    "round -1": (GAME, {"round": -1}),
    "round 100": (GAME, {"round": 100}),
    "no pile for the dummy": (DUMMY, {"pile": ()}),
    "no dessert pile": (PARTY, {"dessert_pile": ()}),
    "turn -5": (GAME, {"turn": -5}),
    "turn 100": (GAME, {"turn": 100}),
    "100 plates": (GAME, {"laid": (100, 100, 100)}),
    "a blind seat 9": (GAME, {"blind": (9,)}),
}


def at_a_pick(text: str) -> State[Any]:
    match = Match(game_of(text), "a")
    assert not match.state.chance
    return match.state


def scene(deck: str | None) -> State[Any]:
    return Scene.lay(SushiGo(3), ["nigiri:egg tempura"] * 3, deck=deck).state


def cases() -> dict[str, tuple[str, State[Any]]]:
    """States that no match comes to, by what is wrong."""
    changed = {
        what: (text, replace(state, board=replace(state.board, **change)))
        for what, (text, change) in CHANGES.items()
        for state in [at_a_pick(text)]
    }
    state = at_a_pick(GAME)
    board = state.board
    (first, *rest), tip = board.hands, board.hands[0][:1]
    swapped = {"deck": board.hands[0][1:] + board.deck, "hands": (tip, *rest)}
    moved = {"deck": (), "discard": board.deck}
    return {
        **changed,
        "a scene whose hands are too small": (GAME, scene(None)),
        "a scene without the other cards": (GAME, scene("tempura")),
        "uneven hands": (GAME, replace(state, board=replace(board, hands=(first[:1], *rest)))),
        "uneven hands of all cards": (GAME, replace(state, board=replace(board, **swapped))),
        "the deck lies aside": (GAME, replace(state, board=replace(board, **moved))),
    }


def put_all() -> None:
    """Each is refused; otherwise its match is played."""
    for what, (text, state) in cases().items():
        try:
            batch = Batch(text, 1)
            batch.put(0, state)
        except BadOptions as error:
            said = str(error)
        else:
            batch.finish()
            said = "accepted"
        sys.stdout.write(f"{what}: {said}\n")
        sys.stdout.flush()


def test_what_no_match_comes_to_is_refused() -> None:
    """In a process of its own: what was accepted was played, and memory with it."""
    code = "from tests.fast.test_impossible import put_all; put_all()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert (done.returncode, len(lines)) == (0, len(cases())), done.stdout + done.stderr
    for what, line in zip(cases(), lines, strict=True):
        assert line.startswith(f"{what}: No match of sushi-go"), line


@pytest.mark.parametrize("text", GAMES)
def test_every_state_of_a_match_is_possible(text: str) -> None:
    game = game_of(text)
    impossible = engine_of(game).impossible
    for seed in range(4):
        rng, state = Random(seed), game.start().state
        while not state.over:
            assert impossible(state) == ""
            decision = state.pending[0]
            state = game.play(state, decision.seat, decision.sample(rng)).state
        assert impossible(state) == ""


def test_the_reason_is_said() -> None:
    text, state = cases()["uneven hands of all cards"]
    with pytest.raises(BadOptions, match=r"state: hands have \(9, 9, 9\) cards, not \(1, 9, 9\)\."):
        Batch(text, 1).put(0, state)
    text, state = cases()["the deck lies aside"]
    with pytest.raises(BadOptions, match=r"the deck has 54 cards or more, not 0\."):
        Batch(text, 1).put(0, state)


def test_a_sealed_answer_has_to_be_an_option() -> None:
    match = Match(game_of(GAME), "a")
    other = next(card for card in SushiGo(3).box if card not in match.state.board.hands[0])
    match.play(0, match.options(0)[0])
    ask = match.state.ask
    assert ask is not None
    sealed = game_of(GAME).parse_action(f"pick {other}")
    state = replace(match.state, ask=replace(ask, answers=(sealed, *ask.answers[1:])))
    batch = Batch(GAME, 1)
    batch.put(0, match.state)
    with pytest.raises(BadOptions, match="belongs to another game"):
        batch.put(0, state)


def test_a_position_of_sushizock_has_all_its_dice_and_tiles() -> None:
    game = game_of("sushizock(seats=3)")
    match = Match(game, "a")
    board = match.state.board
    for change, reason in (
        ({"roll": 9}, "nobody rolls 9 times"),
        ({"turn": 7}, "seat 7 does not exist"),
        ({"kept": board.rolled}, "nobody keeps 5 dice"),
        ({"rolled": board.rolled[:2]}, "there are 5 dice, not 0 and 2"),
        ({"rows": Tiles()}, "it has other cards or tiles than the box"),
    ):
        changed: Any = change
        with pytest.raises(BadOptions, match=reason):
            Batch(game, 1).put(0, replace(match.state, board=replace(board, **changed)))
