"""Pins that the engine and the naive scorer agree on very many random tables."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from sushiya.sushi import DISHES, DraftingGame, SushiGo, SushiGoParty, check_meal
from sushiya.sushi.notation import parse_plates, plates_text
from sushiya.sushi.scoring import ScoringTable, final_points, round_points
from sushiya.sushizock import Tiles, settle, winners
from tests import oracle
from tests.full import FULL
from tests.oracle_tables import Case, DessertCase, random_desserts, random_round, random_stacks

TABLES_A_CHUNK = 10_000
CHUNKS = range(200 if FULL else 1)
"""Each chunk has its own seed, so that parallel workers can share them."""

GAMES = {
    *((f"sushi-go {edition} {seats}") for edition in ("zoch", "gamewright") for seats in range(3, 6)),
    "sushi-go gamewright 2",
    *((f"sushi-go-party {edition} {seats}") for edition in ("zoch", "devir") for seats in range(2, 9)),
}
SCORING = {name for name, dish in DISHES.items() if dish.score is not None}
DESSERTS = {name for name, dish in DISHES.items() if dish.score_final is not None}


def game_of(case: Case | DessertCase, seats: int) -> DraftingGame:
    """The engine's game for a random table."""
    if case.game == "sushi-go":
        return SushiGo(seats, case.edition)
    return SushiGoParty(seats, check_meal(case.meal), case.edition)


def engine_round(case: Case) -> list[dict[str, int]]:
    """The engine's points by seat and dish, without zeros."""
    game = game_of(case, len(case.tableaux))
    tableaux = tuple(parse_plates(" ".join(words)) for words in case.tableaux)
    for tableau in tableaux:
        assert parse_plates(plates_text(tableau)) == tableau, case
    table = ScoringTable(tableaux, game.dishes, game.edition_rules, {"uramaki": case.uramaki_places})
    return by_seat(len(tableaux), round_points(table))


def engine_final(case: DessertCase) -> list[dict[str, int]]:
    """The same for the desserts at the end of a game."""
    game = game_of(case, len(case.desserts))
    desserts = tuple(parse_plates(" ".join(words)) for words in case.desserts)
    return by_seat(len(desserts), final_points(ScoringTable(desserts, game.dishes, game.edition_rules)))


def by_seat(seats: int, lines: Iterable[tuple[int, str, int]]) -> list[dict[str, int]]:
    """The lines of a score sheet by seat and dish, without zeros."""
    result: list[dict[str, int]] = [{} for _ in range(seats)]
    for seat, dish, points in lines:
        if points:
            result[seat][dish] = points
    return result


@pytest.mark.parametrize("chunk", CHUNKS)
def test_rounds(chunk: int) -> None:
    rng = Random(f"rounds/{chunk}")
    met: Counter[str] = Counter()
    for _ in range(TABLES_A_CHUNK):
        case = random_round(rng, turned_copies=True)
        found = engine_round(case)
        expected = oracle.score_round(case.game, case.edition, case.tableaux, case.uramaki_places, case.meal)
        assert found == expected, case
        met[f"{case.game} {case.edition} {len(case.tableaux)}"] += 1
        met.update(f"dish {dish}" for dish in ("nigiri", *case.meal))
        met.update(f"points for {dish}" for seat in found for dish in seat)
    dishes = {f"dish {dish}" for dish in DISHES}
    assert set(met) == GAMES | dishes | {f"points for {dish}" for dish in SCORING}


def test_desserts() -> None:
    rng = Random("desserts")
    met: Counter[str] = Counter()
    for _ in range(TABLES_A_CHUNK):
        case = random_desserts(rng)
        found = engine_final(case)
        assert found == oracle.score_final(case.game, case.edition, case.desserts, case.meal), case
        met[f"{case.game} {case.edition} {len(case.desserts)}"] += 1
        met.update(dish for seat in found for dish in seat)
    assert set(met) == GAMES | DESSERTS


def test_winners() -> None:
    rng = Random("winners")
    met: Counter[int] = Counter()
    for _ in range(TABLES_A_CHUNK):
        game = SushiGoParty(rng.randint(2, 8))
        scores = tuple(rng.randint(-2, 2) for _ in game.players)
        desserts = tuple(rng.randint(0, 3) for _ in game.players)
        found = game.best(scores, desserts)
        assert list(found) == oracle.winners(list(scores), list(desserts)), (scores, desserts)
        met[len(found)] += 1
    assert set(met) >= {1, 2, 3, 4}


def test_sushizock() -> None:
    rng = Random("sushizock")
    seats: Counter[int] = Counter()
    for _ in range(TABLES_A_CHUNK):
        stacks = random_stacks(rng)
        found = [settle(Tiles(tuple(sushi), tuple(bones))) for sushi, bones in stacks]
        assert found == oracle.score_sushizock(stacks), stacks
        assert list(winners(found)) == [seat for seat in range(len(stacks)) if found[seat] == max(found)]
        seats[len(stacks)] += 1
    assert set(seats) == {2, 3, 4, 5}
