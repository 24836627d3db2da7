"""Pins that the reasons of a hint are true: by the rules, and by what imagined matches really show."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots import Budget, because_sushi, because_sushizock
from sushiya.bots.hint import hints
from sushiya.bots.outlook import ENOUGH, Outlook
from sushiya.games import game_of
from sushiya.sushi.memory import Memory
from sushiya.sushizock.memory import Memory as SushizockMemory
from sushiya.testing import scene_of
from tests.full import in_full_runs

TRIO = "sushi-go(seats=3)"


def draft(hand: str, *table: str, game: str = TRIO, **setup: Any) -> Any:
    """The view of seat 0, with this hand and these plates in front of each seat."""
    rules = game_of(game)
    others = [" ".join(["pudding"] * len(hand.split())), *["gyoza " * len(hand.split())] * (rules.seats - 2)]
    scene = scene_of(rules, hands=[hand, *others], table=list(table), **setup)
    return rules.view(scene.state, 0)


def told(view: Any, option: str, **measured: Any) -> list[str]:
    """The facts about an option, as `id arguments`; `measured` are points by option (`pick_eel`)."""
    found = {text.replace("_", " ", 1): points for text, points in measured.items()}
    texts = [option, *(text for text in found if text != option)]
    outlooks = [Outlook(view.game.parse_action(text), 0.5, 0.0, 1.0, found.get(text)) for text in texts]
    facts = because_sushi.reasons(view, Memory(view.game.seats), outlooks)[0]
    return [" ".join(map(str, (fact.id, *fact.args.values()))) for fact in facts]


def scored(view: Any, *lines: tuple[int, str, float, int], matches: int = 200) -> Any:
    """Imagined matches: a seat scored points for a dish, in this share of them."""
    points = np.zeros((matches, view.game.seats, len(view.game.dishes)), np.int16)
    for seat, dish, often, gained in lines:
        points[: round(often * matches), seat, list(view.game.dishes).index(dish)] = gained
    return points


@pytest.mark.parametrize(
    ("option", "plates", "facts"),
    [
        ("pick tempura", "tempura", ["completes 5"]),
        ("pick tempura", "", ["toward 1 2"]),
        ("pick sashimi", "sashimi sashimi", ["completes 10"]),
        ("pick sashimi", "sashimi", ["toward 2 3"]),
        ("pick nigiri:squid", "wasabi", ["on-base wasabi 9"]),
        ("pick nigiri:squid/free", "wasabi", ["keeps-base wasabi", "points 3"]),
        ("pick nigiri:squid", "", ["points 3"]),
        ("pick maki:2", "maki:3", ["leads 5 0"]),
        ("pick wasabi", "", []),
        ("pick sashimi tempura", "chopsticks tempura", ["two-cards", "points 5"]),
    ],
)
def test_what_a_card_does_by_the_rules(option: str, plates: str, facts: list[str]) -> None:
    view = draft("tempura sashimi nigiri:squid maki:2 wasabi", plates, turn=3)
    assert option in map(str, view.decision.options)
    assert told(view, option) == facts


def test_who_is_ahead_in_a_race() -> None:
    hand = "maki:2 maki:1 wasabi"
    assert told(draft(hand, "", "maki:2"), "pick maki:2") == ["level 2 2"]
    assert told(draft(hand, "", "maki:2"), "pick maki:1") == ["trails 1 2"]


def test_what_is_bad_at_first_is_said_too() -> None:
    meal = "sushi-go-party(seats=3,meal=temaki+eel+tofu+gyoza+menu+sake+fruit)"
    view = game_of(meal).view(
        scene_of(game_of(meal), hands=["eel temaki", "tofu tofu", "temaki tofu"]).state, 0
    )
    assert told(view, "pick eel") == ["costs 3"]


def test_how_often_it_pays_off_is_what_was_measured() -> None:
    view = draft("tempura wasabi maki:3")
    half = scored(view, (0, "tempura", 0.5, 5))
    assert told(view, "pick tempura", pick_tempura=half) == ["toward 1 2", "pays 50"]
    few = scored(view, (0, "tempura", 0.5, 5), matches=ENOUGH - 1)
    assert told(view, "pick tempura", pick_tempura=few) == ["toward 1 2"], "too few to say"
    race = scored(view, (0, "maki", 0.9, 6))
    assert told(view, "pick maki:3", **{"pick_maki:3": race}) == ["leads 3 0", "prize 90"]


def test_what_it_takes_from_the_next_player() -> None:
    """Seat 1 sees this hand next: hands are passed to the left."""
    view = draft("tempura wasabi", "", "tempura")
    without, with_it = scored(view), scored(view, (1, "tempura", 0.8, 5))
    compared = {"pick_tempura": without, "pick_wasabi": with_it}
    assert told(view, "pick tempura", **compared) == ["toward 1 2", "pays 0", "denies-set 1 5"]
    unlikely = {"pick_tempura": without, "pick_wasabi": scored(view, (1, "tempura", 0.1, 5))}
    assert told(view, "pick tempura", **unlikely) == ["toward 1 2", "pays 0"], "half a point is not worth it"
    across = {"pick_tempura": without, "pick_wasabi": scored(view, (2, "tempura", 0.8, 5))}
    assert told(view, "pick tempura", **across) == ["toward 1 2", "pays 0"], "the last to see it"


def test_what_it_brings_for_another_dish() -> None:
    view = draft("tempura wasabi")
    compared = {"pick_wasabi": scored(view, (0, "nigiri", 0.7, 9)), "pick_tempura": scored(view)}
    assert told(view, "pick wasabi", **compared) == ["helps nigiri 6"]


@in_full_runs  # compiles the search for two minutes
def test_a_real_search_finds_the_reason() -> None:
    """Only the set is worth anything here, and whoever comes next needs it, too."""
    rules = game_of(TRIO)
    hands = ["tempura wasabi", "gyoza gyoza", "gyoza gyoza"]
    scene = scene_of(rules, hands=hands, table=["tempura", "tempura", ""], round=3, turn=8)
    view = rules.view(scene.state, 0)
    best, *_ = hints(rules, view, (), Random(1), Budget(iterations=200))
    assert str(best.option) == "pick tempura"
    assert [fact.id for fact in best.because][:2] == ["completes", "denies-set"]


@pytest.mark.parametrize(
    ("option", "facts"),
    [
        ("take sushi 2", ["waits 5"]),
        ("take bone 1", ["covers 1"]),
        ("keep sushi sushi", ["roll-sushi 6 44"]),
        ("keep sushi", ["roll-sushi 6 30"]),
        ("keep bone", ["roll-bone 1 20"]),
        ("keep red", ["roll-steal 13"]),
    ],
)
def test_the_tiles_and_the_odds_of_the_dice(option: str, facts: list[str]) -> None:
    rules = game_of("sushizock(seats=2)")
    scene = scene_of(rules, rows="2 5 6 | 1 2 3", stacks={0: "4 |"}, rolled="sushi sushi bone blue red")
    view = rules.view(scene.state, 0)
    found = because_sushizock.reasons(
        view, SushizockMemory(2), [Outlook(rules.parse_action(option), 0.5, 0.0)]
    )
    assert [" ".join(map(str, (fact.id, *fact.args.values()))) for fact in found[0]] == facts
