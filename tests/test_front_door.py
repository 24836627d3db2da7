"""Pins the front door: `import sushiya` is enough to begin, costs next to nothing, and errors help."""

import doctest
import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import sushiya
from sushiya import bots, testing
from sushiya.core import AnyGame, Match
from sushiya.games import game_of, load_record
from sushiya.sushi import MEALS

HEAVY = ("numba", "numpy", "starlette", "rich", "click", "fluent", "asyncio")


def test_the_import_is_cheap() -> None:
    program = f"import sushiya, sys; print([name for name in {HEAVY} if name in sys.modules])"
    program += "; print([name for name in sys.modules if name.startswith('sushiya.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"]


def test_every_name_is_there() -> None:
    for name in sushiya.__all__:
        assert getattr(sushiya, name) is not None
        assert name in dir(sushiya)
    assert sushiya.game is game_of
    assert sushiya.load is load_record
    assert sushiya.Match is Match
    with pytest.raises(AttributeError, match="'sushiya' has no attribute 'chess'"):
        _ = sushiya.chess


def signatures(found: object) -> Iterator[tuple[str, inspect.Signature]]:
    """Those of a function, or of the public methods of a class."""
    if inspect.isfunction(found):
        yield found.__qualname__, inspect.signature(found)
    elif inspect.isclass(found):
        public = (getattr(found, name) for name in vars(found) if name == "__init__" or name[0] != "_")
        for member in public:
            yield from signatures(member.fget if isinstance(member, property) else member)


@pytest.mark.parametrize("module", [sushiya, bots, testing])
def test_types_are_stated(module: Any) -> None:
    vague = [
        f"{name}({part})"
        for each in module.__all__
        for name, signature in signatures(getattr(module, each))
        for part, kind in [
            *((parameter.name, parameter.annotation) for parameter in signature.parameters.values()),
            ("->", signature.return_annotation),
        ]
        if kind in (Any, "Any")
    ]
    assert vague == []


def test_the_example_is_true() -> None:
    result = doctest.testmod(sushiya)
    assert result.attempted > 3
    assert not result.failed


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (lambda: sushiya.game("sushi-go", seats=3), "sushi-go(seats=3,edition=zoch)"),
        (lambda: sushiya.game("sushi-go(seats=3)"), "sushi-go(seats=3,edition=zoch)"),
        (
            lambda: sushiya.game("sushi-go(seats=2)", edition="gamewright", dummy=True, pass_="alternate"),
            "sushi-go(seats=2,edition=gamewright,pass=alternate,dummy=yes)",
        ),
        (
            lambda: sushiya.game("sushi-go-party", seats=5, meal=MEALS["big-banquet"]),
            "sushi-go-party(seats=5,meal=big-banquet,edition=zoch)",
        ),
        (lambda: sushiya.game("sushizock", open_stacks=False), "sushizock(seats=3,edition=zoch)"),
    ],
)
def test_options_are_keywords_or_text(game: Callable[[], AnyGame], text: str) -> None:
    assert str(game()) == text


@pytest.mark.parametrize(
    ("name", "options", "error"),
    [
        ("sushigo", {}, "There is no game 'sushigo'. Games: sushi-go, sushi-go-party, sushizock"),
        ("sushi-go", {"players": 3}, "no option 'players=3'. Options: seats, edition, pass, dummy"),
        ("sushi-go", {"seats": 3.0}, "The option seats has to be a number, not '3.0'"),
        ("sushi-go", {"seats": 9}, "is for 3 to 5 players, not 9"),
        ("sushi-go(seats=3)", {"seats": 3}, "The option seats is given twice"),
        ("sushi-go-party", {"meal": "pizza"}, "There is no meal or dish 'pizza'. Meals: my-first-meal"),
        ("sushi-go", {"pass_": "right"}, "The option pass has to be left or alternate, not 'right'"),
    ],
)
def test_a_game_that_is_none_is_refused_with_what_would_be_one(
    name: str, options: dict[str, object], error: str
) -> None:
    with pytest.raises(sushiya.SushiyaError, match=error):
        sushiya.game(name, **options)


@pytest.mark.parametrize(
    ("game", "seat", "error"),
    [
        ("sushi-go", 0, r"'sushi-go' is a text, not a game: write sushiya\.game\('sushi-go'\)"),
        (game_of("sushi-go", seats=3), 9, "has seats 0, 1, 2, not 9"),
        (game_of("sushi-go", seats=3), "0", "has seats 0, 1, 2, not '0'"),
    ],
)
def test_a_bot_needs_a_game_and_a_seat_of_it(game: Any, seat: Any, error: str) -> None:
    with pytest.raises(sushiya.SushiyaError, match=error):
        sushiya.make_bot("greedy", game, seat, Random(0))


@pytest.mark.parametrize(
    ("function", "given", "error"),
    [
        ("game", [3], "A game is named by a text such as 'sushi-go', not by 3"),
        ("Match", [3], r"3 is not a game: sushiya\.game makes one from its text"),
        ("load", [b"sushiya-record 1"], "A record is read from text, not from bytes"),
        ("make_bot", [3, game_of("sushi-go"), 0, Random(0)], "by a text such as 'novice', not by 3"),
    ],
)
def test_what_is_of_another_type_is_refused(function: str, given: list[Any], error: str) -> None:
    with pytest.raises(sushiya.SushiyaError, match=error):
        getattr(sushiya, function)(*given)


@pytest.mark.parametrize("name", sushiya.GAMES)
def test_bots_play_a_match_that_is_saved_and_checked(name: str) -> None:
    match = sushiya.Match(sushiya.game(name), seed="front door")
    made = [sushiya.make_bot("greedy", match.game, seat, Random(seat)) for seat in range(match.game.seats)]
    players = [sushiya.Seated(seat, bot) for seat, bot in enumerate(made)]
    while not match.over:
        for decision in match.state.pending:
            bot = players[decision.seat].told(match.history)
            match.play(decision.seat, str(bot.choose(match.view(decision.seat))))
    record = sushiya.record_of(match, ("Mia",) * match.game.seats)
    assert sushiya.load(sushiya.dump_text(record)) == sushiya.load(sushiya.dump_json(record)) == record
    sushiya.verify(record)
