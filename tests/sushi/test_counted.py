"""Pins that what a dish is said to be counted from adds up to what the rules score, on random tables."""

from collections import Counter
from dataclasses import is_dataclass, replace
from random import Random
from typing import Any, get_args

import pytest

from sushiya.core import Match, Seat
from sushiya.sushi import DISHES, MEALS, Card, Course, DraftingGame, SushiGo, SushiGoParty, scoring
from sushiya.sushi.counted import counted_of, unit_of
from sushiya.sushi.dish import Dish
from sushiya.sushi.events import Scored
from sushiya.sushi.facts import CountedId, Fact, facts_of
from sushiya.sushi.model import Plate, Tableau
from sushiya.sushi.scoring import (
    ByCount,
    EachSort,
    FaceDown,
    LargestColour,
    Most,
    MostColours,
    Pairs,
    PerOpponent,
    ScoreRule,
    ScoringTable,
    Sets,
    final_points,
    round_points,
)
from sushiya.testing import Scene
from tests.conformance.games_to_try import PARTY, SUSHI_GO
from tests.sushi.every_rule import EVERY_RULE, TWO_ICONS
from tests.sushi.test_trays import desserts_of, table_of, views

GAMES: list[DraftingGame] = [*SUSHI_GO, *PARTY]
BY_OTHERS = {"maki", "temaki", "uramaki", "pudding"}
"""Dishes whose points follow from what others have."""
BY_NUMBER = {"gyoza", "eel", "tofu", "miso_soup", "sake"}
"""Dishes of which only the number counts."""


def points_of(fact: Fact) -> int:
    return (
        fact.n * fact.points if fact.id == "sets" else fact.points + sum(part.points for part in fact.parts)
    )


def check(table: ScoringTable, seat: Seat, dish: Dish, points: int, facts: tuple[Fact, ...]) -> None:
    rule = dish.score or dish.score_final
    mine = [plate for plate in table.tableaux[seat] if not plate.turned and plate.face.dish == dish.name]
    icons = sum(plate.face.icons for plate in mine)
    match rule:
        case FaceDown(worth=worth):
            assert points == worth * sum(fact.n for fact in facts)
        case LargestColour():
            assert points == facts[-1].n * icons
        case PerOpponent():
            assert points == facts[-1].points * icons
        case MostColours():
            assert facts[0].n == len(table.colours(seat))
            assert (points > 0) == (facts[0].id == "colours")
        case _ if facts and facts[0].id != "count":
            assert points == sum(map(points_of, facts))
            for part in (part for fact in facts if fact.id == "cards" for part in fact.parts):
                assert 0 < part.n <= sum(str(plate.face) == part.name for plate in mine)
        case _:
            assert [(fact.n, fact.name) for fact in facts] == [(icons, dish.name)] * bool(icons)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_is_counted_adds_up_to_the_points(game: DraftingGame) -> None:
    for view in views(game):
        for table, lines in ((table_of(view), round_points), (desserts_of(view), final_points)):
            for seat, name, points in lines(table):
                dish = game.dishes[name]
                rule = dish.score if lines is round_points else dish.score_final
                check(table, seat, dish, points, counted_of(rule, dish, seat, table))


def test_every_match_says_what_it_counts() -> None:
    told: Counter[str] = Counter()
    for game in GAMES:
        match, rng = Match(game, "counted"), Random(f"{game}")
        while not match.over:
            for decision in match.state.pending:
                match.play(decision.seat, rng.choice(match.options(decision.seat)))
        scored = [event for event in match.history if isinstance(event, Scored)]
        assert tuple(replace(event, counted=()) for event in scored) == match.state.board.sheet
        for event in scored:
            told.update(fact.id for fact in event.counted)
            if event.dish in BY_OTHERS | BY_NUMBER:
                assert {fact.id for fact in event.counted} <= {"count"}
    assert told.keys() >= {*get_args(CountedId)}


def counted(game: DraftingGame, dish: str, *table: str) -> tuple[Fact, ...]:
    """What is counted of a dish in front of the first seat."""
    view = game.view(Scene.lay(game, ["nigiri:egg"] * game.seats, table).state, None)
    return counted_of(game.dishes[dish].score, game.dishes[dish], 0, table_of(view))


def test_examples() -> None:
    go, party = SushiGo(3), SushiGoParty(3, MEALS["points-platter"])
    assert counted(go, "tempura", "tempura tempura tempura") == (Fact("sets", n=1, of=2, points=5),)
    assert counted(go, "tempura", "tempura") == (Fact("count", n=1, name="tempura"),)
    assert counted(go, "maki", "maki:2 maki:3") == (Fact("count", n=5, name="maki"),)
    on_wasabi, beside = counted(go, "nigiri", "wasabi nigiri:squid nigiri:egg nigiri:egg")
    assert on_wasabi == Fact("times", n=3, points=9, name="nigiri:squid")
    assert [tuple(part) for part in beside.parts] == [("nigiri:egg", 2, 2)]
    [shapes] = counted(party, "onigiri", "onigiri:circle onigiri:square onigiri:circle")
    assert (shapes.id, [part.n for part in shapes.parts]) == ("different", [2, 1])


def test_every_type_of_rule_is_tried() -> None:
    named = [getattr(scoring, name) for name in scoring.__all__]
    types: set[Any] = {each for each in named if isinstance(each, type) and is_dataclass(each)}
    assert {type(rule) for rule in EVERY_RULE} == types - {ByCount}


@pytest.mark.parametrize("others", [(), (Plate(1, TWO_ICONS[0], TWO_ICONS[0], 1),)], ids=["none", "some"])
@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: type(rule).__name__)
def test_every_rule_has_facts_about_a_seat_without_plates(rule: ScoreRule, others: Tableau) -> None:
    pudding = replace(DISHES["pudding"], cards=TWO_ICONS, score_final=rule)
    table = ScoringTable(((), others, others), DISHES | {"pudding": pudding}, SushiGo(3).edition_rules)
    facts_of(rule, pudding, 0, table)
    counted = counted_of(rule, pudding, 0, table)
    assert not counted or sum(map(points_of, counted)) == rule(0, table)


@pytest.mark.parametrize(
    ("course", "icons", "score", "unit"),
    [
        (Course.ROLL, (1, 2), Most("x", ((2, (6, 3)),)), "rolls"),
        (Course.ROLL, (1, 1), Sets("x", of=2, worth=5), "rolls"),
        (Course.ROLL, (1, 2), Pairs("x", ("0", "1"), pair=4, single=1), "cards"),
        (Course.APPETIZER, (1, 2), Most("x", ((2, (6, 3)),)), "icons"),
        (Course.APPETIZER, (1, 1), Most("x", ((2, (6, 3)),)), "cards"),
        (Course.DESSERT, (1, 2), EachSort("x", ("0", "1"), (0, 1)), "cards"),
    ],
)
def test_what_is_counted_follows_from_rule_and_cards(
    course: Course, icons: tuple[int, ...], score: ScoreRule, unit: str
) -> None:
    cards = tuple(Card("x", str(number), icons=n) for number, n in enumerate(icons))
    assert unit_of(Dish("x", course, "plain", cards, score=score)) == unit
    assert unit_of(Dish("x", course, "plain", cards, score_final=score)) == unit
