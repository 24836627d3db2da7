"""Pins the worked examples of the rules pages: every dish has one, and its figures are those of the rules."""

from dataclasses import replace

import pytest

from sushiya.games import GAMES
from sushiya.sushi import DISHES, PARTY_EDITIONS
from sushiya.sushi.scoring import Ladder
from sushiya.table.drafting import examples_of
from sushiya.table.drafting_example_rows import Version, rows_of_rule
from sushiya.table.example_types import Example, ExampleRow
from sushiya.table.examples import examples
from tests import oracle

PLACES = [
    (name, edition, dish) for name, info in GAMES.items() for edition in info.editions for dish in info.dishes
]
OWN = {"each", "on-base", "left-over", "pair", "single", "different", "sort", "face-down"}
"""Parts that count by themselves, so that they add up to the row."""


def told(name: str, dish: str, edition: str = "zoch") -> list[str]:
    """The rows of a dish as short texts."""
    return [text(row) for example in examples_of(name, edition, dish) for row in example["rows"]]


def text(row: ExampleRow) -> str:
    parts = ", ".join(f"{part['count']} {part['kind']}: {part['points']}" for part in row["parts"])
    return f"{parts} = {row['points']}"


@pytest.mark.parametrize(("name", "edition", "dish"), PLACES)
def test_every_dish_of_every_edition_has_an_example_of_its_own(name: str, edition: str, dish: str) -> None:
    found = examples()["dishes"][name][edition][dish]
    assert found
    for example in found:
        assert example["rows"]
        shown = [card for row in rows(example) for stack in row["stacks"] for card in stack]
        shown += [event["plate"]["card"] for event in events(example) if "plate" in event]
        assert dish in {card.partition(":")[0] for card in shown}


def rows(example: Example) -> list[ExampleRow]:
    return [*example["rows"], *example["after"]]


def events(example: Example) -> list[dict[str, dict[str, str]]]:
    return example["events"]  # type: ignore[return-value]  # as JSON


@pytest.mark.parametrize(("name", "edition", "dish"), PLACES)
def test_parts_that_count_by_themselves_add_up(name: str, edition: str, dish: str) -> None:
    for example in examples()["dishes"][name][edition][dish]:
        for row in example["rows"]:
            if row["parts"] and {part["kind"] for part in row["parts"]} <= OWN:
                assert sum(part["points"] for part in row["parts"]) == row["points"]


@pytest.mark.parametrize(
    ("dish", "expected"),
    [
        ("sashimi", ["3 each: 10, 2 left-over: 0 = 10"]),
        ("tempura", ["2 each: 5, 1 left-over: 0 = 5"]),
        ("eel", ["1 each: -3 = -3", "2 each: 7 = 7"]),
        ("tofu", ["1 each: 2 = 2", "2 each: 6 = 6", "3 each: 0 = 0"]),
        ("gyoza", ["1 each: 1 = 1", "3 each: 6 = 6", "5 each: 15 = 15"]),
        ("sukeroku", ["2 pair: 6, 1 single: 2 = 8"]),
        ("onigiri", ["3 different: 9, 1 different: 1 = 10"]),
        ("edamame", ["1 opponents: 2 = 2", "1 opponents: 1 = 1", "2 none: 0 = 0"]),
        ("tea", ["3 colour: 6 = 6"]),
        ("soy_sauce", ["4 colours: 4 = 4", "3 colours: 0 = 0"]),
        ("wasabi", ["1 on-base: 3 = 3", "1 on-base: 6 = 6", "1 on-base: 9 = 9"]),
        ("fruit", ["3 sort: 3, 1 sort: 0, 0 sort: -2 = 1"]),
        ("temaki", ["3 most: 4 = 4", "2 between: 0 = 0", "1 between: 0 = 0", "0 fewest: -4 = -4"]),
        ("green_tea_ice_cream", ["4 each: 12, 3 left-over: 0 = 12"]),
    ],
)
def test_examples_read_like_the_rulebook(dish: str, expected: list[str]) -> None:
    assert told("sushi-go-party", dish) == expected


def test_editions_that_split_ties_have_their_own_figures() -> None:
    assert told("sushi-go", "maki")[1:3] == ["3 second: 3 = 3"] * 2
    assert told("sushi-go", "maki", "gamewright")[1:3] == ["3 second: 1 = 1"] * 2
    assert told("sushi-go", "pudding", "gamewright")[2:] == ["1 fewest: -3 = -3"] * 2


@pytest.mark.parametrize(
    ("game", "dish", "before", "after", "kinds"),
    [
        ("sushi-go-party", "chopsticks", 0, 8, {"Called", "Served", "Returned"}),
        ("sushi-go", "chopsticks", 0, 8, {"Served", "Returned"}),
        ("sushi-go-party", "spoon", 0, 5, {"Called", "Wished", "Found", "Given", "Served", "Returned"}),
        ("sushi-go-party", "menu", 0, 10, {"Served", "MenuOpened", "Cleared"}),
        ("sushi-go-party", "takeout_box", 2, 9, {"Served", "Changed", "Cleared"}),
        ("sushi-go-party", "special_order", 0, 10, {"Served"}),
        ("sushi-go-party", "miso_soup", 3, 3, {"Served", "Cleared"}),
        ("sushi-go-party", "uramaki", 0, 8, {"Served", "Scored", "Cleared"}),
    ],
)
def test_a_dish_that_acts_is_shown_in_a_turn(
    game: str, dish: str, before: int, after: int, kinds: set[str]
) -> None:
    example = next(each for each in examples_of(game, "zoch", dish) if each["events"])
    assert (example["rows"][0]["points"], example["after"][0]["points"]) == (before, after)
    assert {event["event"] for event in events(example)} == kinds  # type: ignore[comparison-overlap]


OWN_ORACLES = {
    "tempura": oracle.tempura,
    "sashimi": oracle.sashimi,
    "gyoza": oracle.gyoza,
    "eel": oracle.eel,
    "tofu": oracle.tofu,
    "onigiri": oracle.onigiri,
    "sukeroku": oracle.sukeroku,
    "sake": oracle.sake,
    "tea": oracle.tea,
    "fruit": oracle.fruit,
    "green_tea_ice_cream": oracle.green_tea_ice_cream,
}


@pytest.mark.parametrize("dish", OWN_ORACLES)
def test_a_scorer_that_shares_no_code_with_the_rules_agrees(dish: str) -> None:
    for example in examples_of("sushi-go-party", "zoch", dish):
        for row in example["rows"]:
            cards = [oracle.read(card) for stack in row["stacks"] for card in stack]
            assert OWN_ORACLES[dish](cards) == row["points"]


def test_a_dish_with_a_known_rule_gets_its_example_for_free() -> None:
    eel = replace(DISHES["eel"], score=Ladder("eel", (0, 0, 4, 0)))
    assert eel.score is not None
    (found,) = rows_of_rule(eel.score, eel, Version(DISHES | {"eel": eel}, PARTY_EDITIONS["zoch"]))
    assert [row["points"] for row in found] == [0, 4, 0]


def test_an_unknown_rule_gets_none() -> None:
    assert rows_of_rule(lambda seat, table: 1, DISHES["eel"], Version(DISHES, PARTY_EDITIONS["zoch"])) == []


def test_stacks_count_as_the_rules_say() -> None:
    first, second = examples()["stacks"]["sushizock"]
    assert (first["counting"], first["sushi_points"], first["points"]) == (2, 8, 5)
    assert (second["counting"], second["sushi_points"], second["points"]) == (2, 8, 3)


def test_rolls_win_what_the_rules_allow() -> None:
    found = [
        (roll["steals"], roll["kind"], roll["place"], roll["value"])
        for roll in examples()["rolls"]["sushizock"]
    ]
    assert found == [
        (False, "sushi", 2, 5),
        (False, "bone", 1, 1),
        (False, "sushi", 1, 2),
        (True, "sushi", 1, 5),
        (False, "bone", 1, 1),
        (True, "bone", 1, 1),
        (True, "bone", 2, 2),
    ]
