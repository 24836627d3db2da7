"""Pins the plain JSON values of views, events and decisions: general rules that name no game."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from sushiya.core import CHANCE, Action, Choice, Event, Match
from sushiya.games import GAMES, game_of
from sushiya.games.families import VERBS
from sushiya.games.json_values import dumps, json_value, json_view, verb
from sushiya.sushi import CARDS, Plate, Serving
from sushiya.sushizock import Tiles
from tests.testing.toy import HighCard

MENU = "sushi-go-party(seats=2,meal=dinner-for-two)"
BOX = "sushi-go-party(seats=4,meal=master-menu)"


class Coin(NamedTuple):
    """A value with a text form."""

    side: str
    worth: int

    def __str__(self) -> str:
        return f"{self.side}/{self.worth}"


class Pair(NamedTuple):
    """Equal to a coin with the same values, but without a text form."""

    first: str
    second: int


@dataclass(frozen=True, slots=True)
class Purse:
    coins: tuple[Coin, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    coin: Coin


@dataclass(frozen=True, slots=True)
class Call(Action):
    side: str

    def __str__(self) -> str:
        return f"call {self.side} now"


def test_values_of_any_game() -> None:
    coin = Coin("heads", 2)
    assert json_value(coin) == "heads/2"
    assert json_value(Pair("heads", 2)) == {"first": "heads", "second": 2}
    assert json_value(Purse((coin, coin))) == {"coins": ["heads/2", "heads/2"], "note": ""}
    assert json_value(Tossed(coin, to=1)) == {"event": "Tossed", "coin": "heads/2"}
    assert json_value(Call("tails")) == {"verb": "call", "text": "call tails now", "side": "tails"}
    assert json_value(Choice(0, (Call("heads"),))) == {
        "kind": "Choice",
        "seat": 0,
        "options": [{"verb": "call", "text": "call heads now", "side": "heads"}],
    }


def test_cards_are_texts_and_what_is_made_of_them_is_not() -> None:
    egg = CARDS["nigiri:egg"]
    assert json_value(egg) == "nigiri:egg"
    assert json_value(Serving(egg, free=True)) == {"card": "nigiri:egg", "copy": None, "free": True}
    assert json_value(Plate(3, egg, egg, 1)) == {
        "no": 3,
        "card": "nigiri:egg",
        "face": "nigiri:egg",
        "since": 1,
        "turned": False,
        "on": None,
    }
    assert json_value(Tiles((1, 2), ())) == {"sushi": [1, 2], "bones": []}


def test_a_view_of_a_game_nobody_knows() -> None:
    match = Match(HighCard(2), seed="demo")
    told = json_view(match.game.view(match.state, 0))
    assert told["hand"] == [1, 3]
    assert told["decision"]["options"][0] == {"verb": "play", "text": "play 1", "card": 1}
    assert "step" not in told
    dumps(told)


@pytest.mark.parametrize("name", [*GAMES, MENU, BOX])
def test_the_verb_of_each_answer_is_as_listed(name: str) -> None:
    game = game_of(name)
    rng = Random(name)
    match = Match(game, seed=name)
    while not match.over:
        decision = match.state.pending[0]
        action = decision.sample(rng)
        if decision.seat != CHANCE:
            assert verb(action) == VERBS.of(game)[type(action)]
        match.play(decision.seat, action)
