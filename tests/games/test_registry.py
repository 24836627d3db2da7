"""Pins the text forms of games: each parses back to its game, and errors say what would be right."""

from typing import Any

import pytest

from sushiya.core import BadNotation, BadOptions, BadRecord, Match, dump_json, dump_text, record_of
from sushiya.games import GAMES, game_of, load_record
from sushiya.games.registry import legal_choices
from sushiya.sushi import MEALS, SushiGo, SushiGoParty
from sushiya.sushizock import Sushizock


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("sushi-go", SushiGo(4)),
        ("sushi-go()", SushiGo(4)),
        ("sushi-go(seats=3)", SushiGo(3)),
        ("sushi-go(seats=3,edition=zoch,pass=alternate)", SushiGo(3, alternate=True)),
        ("sushi-go(pass=left)", SushiGo(4)),
        ("sushi-go(edition=gamewright,dummy=yes,seats=2)", SushiGo(2, "gamewright", with_dummy=True)),
        ("sushi-go(dummy=no)", SushiGo(4)),
        ("sushi-go-party", SushiGoParty(4)),
        ("sushi-go-party(seats=8,meal=master-menu)", SushiGoParty(8, MEALS["master-menu"])),
        ("sushi-go-party(edition=devir)", SushiGoParty(4, edition="devir")),
        (
            "sushi-go-party(meal=pudding+wasabi+chopsticks+gyoza+sashimi+tempura+maki)",
            SushiGoParty(4, MEALS["sushi-go"]),
        ),
        ("sushizock", Sushizock(3)),
        ("sushizock(seats=5,first=4,open_stacks=yes)", Sushizock(5, first=4, open_stacks=True)),
        ("sushizock(edition=999games)", Sushizock(3, edition="999games")),
    ],
)
def test_a_text_leads_to_its_game(text: str, game: object) -> None:
    assert game_of(text) == game
    assert game_of(str(game)) == game


@pytest.mark.parametrize("name", GAMES)
def test_every_row_holds(name: str) -> None:
    """Every edition allows the numbers of players that its row lists; all allow the default number."""
    info = GAMES[name]
    allowed = set()
    for edition, its_seats in info.editions.items():
        assert str(info.make(seats=info.usual_seats, edition=edition)).startswith(f"{name}(")
        for seats in range(10):
            try:
                allowed.add(info.make(seats=seats, edition=edition).seats)
            except BadOptions:
                assert seats not in its_seats
            else:
                assert seats in its_seats
    assert allowed == set(info.seats)
    assert {*info.asked_to_play, *info.asked_to_score} <= info.options.keys()


@pytest.mark.parametrize("name", GAMES)
def test_the_first_choice_is_the_usual_one(name: str) -> None:
    for key, option in GAMES[name].options.items():
        assert option.choices == () or game_of(f"{name}({key}={option.choices[0]})") == game_of(name)
        for choice in option.choices:
            option.read(choice)


def test_choices_that_are_legal_together_with_others() -> None:
    assert legal_choices("sushi-go", "edition") == ["zoch", "gamewright"]
    assert legal_choices("sushi-go", "edition", ["seats=2"]) == ["gamewright"]
    assert legal_choices("sushi-go", "dummy", ["seats=3", "edition=gamewright"]) == ["no"]
    assert legal_choices("sushi-go", "dummy", ["seats=2", "edition=gamewright"]) == ["no", "yes"]
    assert "big-banquet" not in legal_choices("sushi-go-party", "meal", ["seats=2"])
    assert legal_choices("sushi-go-party", "meal", ["seats=4"])[0] == "my-first-meal"


@pytest.mark.parametrize(
    "text", ["", "poker", "sushi-go(seats=3", "sushi-go seats=3", "Sushi-Go", "sushi-go(\n)"]
)
def test_what_is_no_game(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game_of(text)
    assert str(caught.value) == (
        f"There is no game '{text}'. Games: sushi-go, sushi-go-party, sushizock, "
        "each with options: sushizock(seats=3)."
    )


@pytest.mark.parametrize("thing", [3, None, b"sushi-go", SushiGo(3)], ids=repr)
def test_what_is_no_text(thing: Any) -> None:
    with pytest.raises(BadNotation) as caught:
        game_of(thing)
    assert str(caught.value) == f"A game is named by a text such as 'sushi-go', not by {thing!r}."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "sushizock(meal=sushi-go)",
            "sushizock has no option 'meal=sushi-go'. Options: seats, edition, first, open_stacks.",
        ),
        ("sushi-go(seats)", "sushi-go has no option 'seats'. Options: seats, edition, pass, dummy."),
        ("sushi-go(seats=3,)", "sushi-go has no option ''. Options: seats, edition, pass, dummy."),
        ("sushi-go(seats=3,seats=4)", "The option seats is given twice."),
        ("sushi-go(seats=three)", "The option seats has to be a number, not 'three'."),
        ("sushi-go(seats=-3)", "The option seats has to be a number, not '-3'."),
        ("sushi-go(seats=³)", "The option seats has to be a number, not '³'."),
        ("sushi-go(dummy=maybe)", "The option dummy has to be yes or no, not 'maybe'."),
        ("sushi-go(pass=right)", "The option pass has to be left or alternate, not 'right'."),
        ("sushi-go(edition=devir)", "There is no edition 'devir' of sushi-go. Editions: zoch, gamewright."),
        ("sushi-go-party(seats=9)", "Sushi Go Party! is for 2 to 8 players, not 9."),
        ("sushi-go-party(seats=2,meal=big-banquet)", "spoon is for 3 to 8 players, not for 2."),
    ],
)
def test_options_that_the_game_does_not_have(text: str, said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        game_of(text)
    assert str(caught.value) == said


def test_a_meal_that_does_not_exist_is_bad_notation() -> None:
    with pytest.raises(BadNotation, match="There is no meal or dish 'pizza'"):
        game_of("sushi-go-party(meal=pizza)")


@pytest.mark.parametrize("dump", [dump_text, dump_json])
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_loaded_with_its_game(name: str, dump: object) -> None:
    match = Match(game_of(name), seed="demo")
    players = tuple("abcd"[: match.game.seats])
    assert callable(dump)
    record = load_record(dump(record_of(match, players)))
    assert record.game == match.game
    assert record.players == players


def test_a_text_that_is_no_record() -> None:
    with pytest.raises(BadRecord, match="This is not a record"):
        load_record("hello")
