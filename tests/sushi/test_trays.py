"""Pins that every figure in a tray is what the rules would score, on tables reached by random play."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from sushiya.core import Seat
from sushiya.sushi import (
    DISHES,
    MEALS,
    Card,
    DraftingGame,
    Plate,
    SushiGo,
    SushiGoParty,
    View,
    facts,
    readings,
)
from sushiya.sushi.brings import brings_of
from sushiya.sushi.dish import Dish
from sushiya.sushi.facts import FACTS, Fact, facts_of
from sushiya.sushi.readings import Tray
from sushiya.sushi.scoring import PerCard, ScoringTable, final_points, round_points
from sushiya.sushi.trays import contests_of, trays_of
from sushiya.testing import Scene
from tests.conformance.games_to_try import PARTY, SUSHI_GO
from tests.sushi.random_play import moments

GAMES: list[DraftingGame] = [*SUSHI_GO, *PARTY]
SHARE = 0.2
"""The share of moments that are looked at."""


def views(game: DraftingGame) -> Iterator[View]:
    """Random moments of a random match, and its end."""
    rng = Random(f"trays of {game}")
    for state, _ in moments(game, rng.randrange(1000)):
        if state.over or rng.random() < SHARE:
            yield game.view(state, None)


def table_of(view: View) -> ScoringTable:
    game = view.game
    return ScoringTable(view.tableaux, game.dishes, game.edition_rules, dict(view.notes))


def desserts_of(view: View) -> ScoringTable:
    """The table at the end of a match that ends now."""
    game, tableaux = view.game, []
    for plates, kept in zip(view.tableaux, view.kept_desserts, strict=True):
        tableaux.append((*kept, *(plate for plate in plates if game.is_dessert(plate.dish))))
    return ScoringTable(tuple(tableaux), game.dishes, game.edition_rules)


def race_is_on(view: View, dish: Dish) -> bool:
    return dish.race is not None and dict(view.notes).get(dish.name, 0) < len(dish.race.prizes)


# The worth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_worth_in_the_trays_is_what_the_round_and_the_match_would_bring(game: DraftingGame) -> None:
    for view in views(game):
        trays = trays_of(view)
        found = {(seat, tray.dish): tray for seat, each in enumerate(trays) for tray in each}
        assert len(found) == sum(map(len, trays)), "one tray per dish"
        scored = {
            (seat, dish): points
            for seat, dish, points in round_points(table_of(view))
            if not race_is_on(view, game.dishes[dish]) and not view.over
        }
        now = {key: tray.points for key, tray in found.items() if not tray.final and tray.points is not None}
        assert now == scored | dict.fromkeys(now.keys() - scored.keys(), 0)
        later = {(seat, dish): points for seat, dish, points in final_points(desserts_of(view))}
        kept = {key: tray.points for key, tray in found.items() if tray.final}
        assert kept == {key: later[key] for key in kept}
        assert all(points >= 0 for key, points in later.items() if key not in kept), "a minus has a tray"


@pytest.mark.parametrize("game", [game for game in PARTY if "uramaki" in game.dishes], ids=str)
def test_a_race_has_no_points_before_the_goal(game: DraftingGame) -> None:
    for view in views(game):
        for tray in (tray for trays in trays_of(view) for tray in trays if tray.dish == "uramaki"):
            left = (8, 5, 2)[dict(view.notes).get("uramaki", 0) :]
            fact, *more = tray.facts
            if left:
                assert (tray.points, fact.id, fact.n, fact.of) == (None, "race", tray.icons, 10)
                assert [part.points for places in more for part in places.parts] == [*left][: 2 * bool(more)]
                assert bool(more) == (len(left) < 3)
                assert tray.icons < 10
            else:
                assert (tray.points, fact.id) == (0, "no_place")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_card_lies_in_a_tray(game: DraftingGame) -> None:
    for view in views(game):
        for seat, trays in enumerate(trays_of(view)):
            there = {tray.dish for tray in trays}
            assert {plate.face.dish for plate in view.kept_desserts[seat]} <= there
            lying = [plate for plate in view.tableaux[seat] if plate.on is not None and not plate.turned]
            guests = {plate.on: plate.face.dish for plate in lying}
            for plate in view.tableaux[seat]:
                dish = "takeout_box" if plate.turned else guests.get(plate.no, plate.face.dish)
                assert dish in there


# The words --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """A fact in a tray of a seat, and the table it is about."""

    view: View
    table: ScoringTable
    seat: Seat
    tray: Tray
    fact: Fact

    @property
    def dish(self) -> Dish:
        return self.view.game.dishes[self.tray.dish]

    def with_more(self, *cards: Card) -> int:
        """The points of the dish with these cards added."""
        plates = [Plate(100 + number, card, card, 1) for number, card in enumerate(cards)]
        tableaux = list(self.table.tableaux)
        tableaux[self.seat] += tuple(plates)
        game = self.view.game
        table = ScoringTable(tuple(tableaux), game.dishes, game.edition_rules, self.table.notes)
        rule = self.dish.score_final or self.dish.score
        assert rule is not None
        return rule(self.seat, table)

    def counts(self) -> list[int]:
        return [self.table.icons(seat, self.tray.dish) for seat in self.table.seats]

    @property
    def missing(self) -> Card:
        """A card whose variant is not there yet, or else any."""
        cards = sorted(set(self.dish.cards))
        there = self.table.faces(self.seat, self.tray.dish)
        return next((card for card in cards if card not in there), cards[0])


def check(said: Said) -> None:
    """Compare a fact with the rules."""
    fact, tray, points = said.fact, said.tray, said.tray.points
    match fact.id:
        case "more" | "worse":
            card = min(said.dish.cards, key=lambda card: card.icons)
            card = said.missing if said.dish.name == "onigiri" else card
            assert said.with_more(*fact.n * [card]) == fact.points
            assert said.with_more(*(fact.n - 1) * [card]) == points
            assert (fact.points > (points or 0)) == (fact.id == "more")
        case "top":
            assert {said.with_more(*n * [said.dish.cards[0]]) for n in range(6)} == {points}
        case "partner":
            [card] = {card for card in said.dish.cards if str(card) == fact.name}
            assert said.with_more(card) == fact.points
        case "another":
            assert said.with_more(said.missing) == fact.points
        case "each":
            number = said.table.face_down(said.seat) if said.dish.turns_face_down else tray.icons
            assert fact.points * number == points
        case "sum" | "sorts":
            assert sum(part.points for part in fact.parts) == points
        case "times" | "besides":
            assert sum(each.points for each in tray.facts) == points
        case "colour":
            assert fact.n * tray.icons == points
            assert fact.n == max(said.table.colours(said.seat).values())
        case "colours" | "colours_behind":
            colours = [len(said.table.colours(seat)) for seat in said.table.seats]
            assert fact.n == colours[said.seat]
            assert [colours[seat] for seat in fact.seats] == ([] if points else [max(colours)])
        case "shared":
            assert fact.points * tray.icons == points
            counts = said.counts()
            assert fact.seats == tuple(s for s in said.table.seats if s != said.seat and counts[s])
        case "alone" | "level":
            assert points == 0
        case "most" | "fewest" | "fewest_none" | "nobody" | "place" | "behind":
            check_standing(said)
        case "race" | "no_place":
            assert fact.n == tray.icons
        case "places":
            assert [part.points for part in fact.parts] in ([5, 2], [2])
        case "waits":
            assert (fact.n, fact.name) == (3, "nigiri")
        case "ready" | "soon" | "safe" | "unseen":
            assert said.dish.score is None or points == 3 * tray.icons


def check_standing(said: Said) -> None:
    fact, counts = said.fact, said.counts()
    mine = counts[said.seat]
    assert fact.points == said.tray.points
    match fact.id:
        case "most":
            assert fact.n == mine == max(counts)
        case "nobody":
            assert not any(counts)
        case "fewest_none":
            assert mine == 0
            assert counts.count(0) == 1
        case "fewest":
            assert fact.n == mine == min(counts)
        case "place" | "behind":
            [other] = fact.seats
            assert mine + fact.n == counts[other]
            assert not any(mine < count < counts[other] for count in counts)
            if fact.id == "place":
                assert fact.of == len({count for count in counts if count > mine}) + 1


def said_in(view: View) -> Iterator[Said]:
    round, final = table_of(view), desserts_of(view)
    for seat, trays in enumerate(trays_of(view)):
        for tray in trays:
            for fact in tray.facts:
                yield Said(view, final if tray.final else round, seat, tray, fact)


def test_what_the_trays_say_is_so_and_everything_is_said_somewhere() -> None:
    told: Counter[str] = Counter()
    for game in GAMES:
        for view in views(game):
            for said in said_in(view):
                check(said)
                told[said.fact.id] += 1
    assert set(told) == set(FACTS)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_points_that_can_be_lost_say_so(game: DraftingGame) -> None:
    lasting = {"tempura", "sashimi", "gyoza", "eel", "tofu", "nigiri", "green_tea_ice_cream", "sake"}
    contests = {"maki", "temaki", "pudding", "soy_sauce", "fruit"}
    for view in views(game):
        for tray in (tray for trays in trays_of(view) for tray in trays):
            if tray.dish in lasting or view.over:
                assert not tray.provisional
            elif tray.dish in contests:
                assert tray.provisional == bool(tray.points)


# Examples ---------------------------------------------------------------------------------------------------


def trays(game: DraftingGame, *table: str, desserts: tuple[str, ...] = (), round: int = 1) -> dict[str, Tray]:
    """The trays of the first seat, by dish."""
    scene = Scene.lay(game, ["nigiri:egg"] * game.seats, table, desserts=desserts, round=round)
    return {tray.dish: tray for tray in trays_of(game.view(scene.state, None))[0]}


def test_sushi_go() -> None:
    found = trays(SushiGo(3), "tempura sashimi wasabi maki:2 maki:3", "maki:3 pudding", "chopsticks pudding")
    assert found["tempura"] == Tray("tempura", 0, 1, facts=(Fact("more", n=1, points=5),))
    assert found["sashimi"] == Tray("sashimi", 0, 1, facts=(Fact("more", n=2, points=10),))
    assert found["wasabi"] == Tray("wasabi", None, 1, facts=(Fact("waits", n=3, of=1, name="nigiri"),))
    assert found["maki"] == Tray("maki", 6, 5, provisional=True, facts=(Fact("most", n=5, points=6),))
    assert found["pudding"] == Tray("pudding", -6, 0, True, True, (Fact("fewest_none", points=-6),))


def test_party() -> None:
    game = SushiGoParty(3, MEALS["master-menu"])
    found = trays(
        game, "tofu tofu onigiri:circle onigiri:square ~sashimi ~sashimi spoon:5", "temaki", "temaki"
    )
    assert found["tofu"].facts == (Fact("worse", n=1, points=0),)
    assert found["onigiri"].facts == (Fact("another", n=1, points=9),)
    assert found["takeout_box"] == Tray("takeout_box", 4, facts=(Fact("each", points=2),))
    assert found["spoon"] == Tray("spoon", None, 1, facts=(Fact("ready"),))
    assert found["temaki"] == Tray("temaki", -4, provisional=True, facts=(Fact("fewest_none", points=-4),))
    assert found["fruit"].points == -6
    assert [part.points for part in found["fruit"].facts[0].parts] == [-2, -2, -2]


def test_nigiri_on_wasabi_lie_in_one_tray_and_desserts_of_all_rounds_in_another() -> None:
    found = trays(
        SushiGo(3), "wasabi nigiri:squid nigiri:egg pudding", desserts=("pudding", "pudding"), round=2
    )
    assert list(found) == ["nigiri", "pudding"]
    assert found["nigiri"].points == 10
    assert found["nigiri"].facts == (
        Fact("times", n=3, points=9, name="nigiri:squid"),
        Fact("besides", n=1, points=1),
    )
    assert found["pudding"] == Tray("pudding", 6, 2, True, True, (Fact("most", n=2, points=6),))


def test_an_unknown_rule_has_no_facts() -> None:
    table = ScoringTable(((), ()), DISHES, SushiGo(3).edition_rules)
    assert facts_of(lambda seat, table: 7, DISHES["eel"], 0, table) == ()


def test_a_full_memory_of_readings_starts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SushiGo(4)
    views = [game.view(state, 0) for state, _ in moments(game, 3)]
    usual = [(trays_of(view), brings_of(view)) for view in views]
    monkeypatch.setattr(readings, "MANY", 0)
    readings.readings_of.cache_clear()
    again = [replace(view, tableaux=(*view.tableaux,)) for view in views]
    assert [(trays_of(view), brings_of(view)) for view in again] == usual
    readings.readings_of.cache_clear()


def test_a_dish_that_pays_by_the_card_says_how_much() -> None:
    facts._next_step.cache_clear()  # so that it is worked out here, whichever test came first
    rule = PerCard("sake", 2)
    table = ScoringTable(((),), DISHES, SushiGoParty(2).edition_rules)
    assert facts_of(rule, DISHES["sake"], 0, table) == (Fact("each", points=2),)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_contests_count_what_the_rules_compare(game: DraftingGame) -> None:
    """Whoever has as much as somebody else gets as many points, for each card that scores."""
    for view in views(game):
        table = table_of(view)
        worth = {(seat, dish): points for seat, dish, points in round_points(table)}
        for dish, counts, colours in contests_of(view):
            cards = [table.icons(seat, dish) if colours else 1 for seat in table.seats]
            each = [worth.get((seat, dish), 0) / max(1, cards[seat]) for seat in table.seats]
            told = [(counts[seat], each[seat]) for seat in table.seats if cards[seat]]
            assert all(x <= y for a, x in told for b, y in told if a <= b), (dish, told)
