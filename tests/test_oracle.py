"""Pins the oracle itself: every printed scoring example, and the properties of the random tables."""

from collections import Counter
from random import Random

import pytest

from tests.oracle import fruit_points, read, score_final, score_round, score_sushizock, winners
from tests.oracle_tables import (
    APPETIZERS,
    BONE_TILES,
    DESSERTS,
    ROLLS,
    SPECIALS,
    SUSHI_GO_DECK,
    SUSHI_TILES,
    deck_of,
    random_desserts,
    random_round,
    random_stacks,
)

PARTY = "sushi-go-party"


def points(dish: str, *tableaux: str, game: str = PARTY, edition: str = "zoch", taken: int = 0) -> list[int]:
    """The points of one dish for plate lists written as in the score pad."""
    table = score_round(game, edition, [tableau.split() for tableau in tableaux], taken)
    return [seat.get(dish, 0) for seat in table]


def dessert_points(dish: str, *collections: str, game: str = PARTY, edition: str = "zoch") -> list[int]:
    """The points of one dessert for collections written as plate lists; the dessert is in the meal."""
    table = score_final(game, edition, [collection.split() for collection in collections], [dish])
    return [seat.get(dish, 0) for seat in table]


def of(word: str, *numbers: int) -> list[str]:
    """For each seat, as many of a card as its number says."""
    return [" ".join([word] * number) for number in numbers]


# Examples in the rules: Party


def test_party_maki_5_5_3_1() -> None:
    assert points("maki", "maki:3 maki:2", "maki:2 maki:3", "maki:3", "maki:1") == [6, 6, 3, 0]


def test_party_temaki_3_2_0_0() -> None:
    assert points("temaki", *of("temaki", 3, 2, 0, 0)) == [4, 0, -4, -4]


def test_party_uramaki_after_two_tied_for_first() -> None:
    assert points("uramaki", "", "uramaki:3", "uramaki:5", taken=2) == [0, 0, 2]


@pytest.mark.parametrize(("taken", "prize"), [(0, 8), (1, 5), (2, 2), (3, 0)])
def test_party_uramaki_at_the_end_of_the_round(taken: int, prize: int) -> None:
    assert points("uramaki", "uramaki:4 uramaki:3", "uramaki:5", "", taken=taken) == [prize, 0, 0]
    assert points("uramaki", "uramaki:4", "uramaki:4", "tofu", taken=taken) == [prize, prize, 0]
    assert points("uramaki", "", "~uramaki:3", taken=taken) == [0, 0]


def test_party_edamame_3_2_1_0() -> None:
    assert points("edamame", *of("edamame", 3, 2, 1, 0)) == [6, 4, 2, 0]


def test_party_edamame_at_most_4_a_card() -> None:
    assert points("edamame", *of("edamame", 2, 1, 1, 1, 1, 1)) == [8, 4, 4, 4, 4, 4]


def test_party_onigiri() -> None:
    assert points("onigiri", "onigiri:circle onigiri:triangle onigiri:square onigiri:square") == [10]


def test_party_tea() -> None:
    assert points("tea", "wasabi nigiri:squid nigiri:salmon nigiri:salmon tea") == [4]


def test_party_pudding() -> None:
    assert dessert_points("pudding", *of("pudding", 4, 2, 1, 1)) == [6, 0, -6, -6]
    assert dessert_points("pudding", *of("pudding", 3, 1)) == [6, 0]


def test_party_fruit() -> None:
    # Watermelon 0, orange 1, pineapple 4: an odd number, which cards with two icons each can't show.
    assert fruit_points(0) + fruit_points(1) + fruit_points(4) == 4
    assert [fruit_points(number) for number in range(8)] == [-2, 0, 1, 3, 6, 10, 10, 10]
    pineapples = "fruit:pineapple+pineapple special_order>fruit:pineapple+pineapple"
    assert dessert_points("fruit", pineapples, f"{pineapples} fruit:orange+pineapple", "") == [2, 8, -6]


# Examples in the rules: Sushi Go! and Sushizock


def test_sushi_go_maki_5_3_3_2() -> None:
    tableaux = ("maki:3 maki:2", "maki:3", "maki:1 maki:2", "maki:2")
    assert points("maki", *tableaux, game="sushi-go") == [6, 3, 3, 0]
    assert points("maki", *tableaux, game="sushi-go", edition="gamewright") == [6, 1, 1, 0]


def test_sushi_go_gamewright_pudding_4_3_0_0() -> None:
    collections = of("pudding", 4, 3, 0, 0)
    assert dessert_points("pudding", *collections, game="sushi-go", edition="gamewright") == [6, 0, -3, -3]


def test_sushi_go_deck() -> None:
    assert sum(SUSHI_GO_DECK.values()) == 108
    for seats, hand, left in ((3, 9, 27), (4, 8, 12), (5, 7, 3), (2, 10, 48)):
        assert 108 - 3 * seats * hand == left


def test_sushizock_stacks() -> None:
    assert score_sushizock([([6, 3, 2, 1, 5], [1, 2, 2, 3])]) == [4]
    assert score_sushizock([([6], [1, 2, 4]), ([], [3]), ([6, 5], []), ([4, 6], [1])]) == [-1, -3, 0, 3]
    assert (sum(SUSHI_TILES), sum(BONE_TILES)) == (42, 23)


# The rest of the tables in the rules


def test_dishes_of_one_seat() -> None:
    for dish, expected in {
        "tempura": [0, 0, 5, 5, 10],
        "sashimi": [0, 0, 0, 10, 10, 10, 20],
        "gyoza": [0, 1, 3, 6, 10, 15, 15],
        "eel": [0, -3, 7, 7],
        "tofu": [0, 2, 6, 0, 0],
        "miso_soup": [0, 3, 6],
        "sake": [0, 3, 6],
    }.items():
        for number, worth in enumerate(expected):
            assert points(dish, *of(dish, number)) == [worth], (dish, number)
    sukeroku = "sukeroku:inari sukeroku:futomaki sukeroku:inari special_order>sukeroku:inari"
    assert points("sukeroku", sukeroku) == [10]
    every_shape = "onigiri:circle onigiri:triangle onigiri:square onigiri:rectangle"
    assert points("onigiri", f"{every_shape} special_order>onigiri:circle") == [17]


@pytest.mark.parametrize(
    ("plates", "worth"),
    [
        ("nigiri:egg nigiri:salmon nigiri:squid", 6),
        ("nigiri:squid wasabi", 3),
        ("wasabi wasabi nigiri:egg nigiri:squid nigiri:squid", 15),
        ("wasabi nigiri:egg/free nigiri:squid", 10),
        ("wasabi ~nigiri:egg nigiri:squid", 3),
        ("wasabi ~nigiri:egg/free nigiri:squid", 9),
        ("~wasabi nigiri:squid", 3),
        ("wasabi nigiri:squid special_order>nigiri:squid", 12),
        ("wasabi nigiri:squid special_order>wasabi special_order>nigiri:squid", 18),
        ("wasabi nigiri:squid wasabi special_order>nigiri:squid/free nigiri:salmon", 18),
        ("wasabi ~special_order>nigiri:egg nigiri:squid", 3),
    ],
)
def test_nigiri_and_wasabi(plates: str, worth: int) -> None:
    assert points("nigiri", plates) == [worth]


def test_takeout_box_counts_cards_face_down() -> None:
    assert score_round(PARTY, "zoch", [["~tofu", "~special_order", "~pudding", "pudding"]]) == [
        {"takeout_box": 6}
    ]


def test_maki_for_six_players_and_split() -> None:
    assert points("maki", *of("maki:1", 5, 5, 4, 3, 3, 2)) == [6, 6, 4, 2, 2, 0]
    assert points("maki", *of("maki:1", 2, 1, 0, 0, 0, 0)) == [6, 4, 0, 0, 0, 0]
    for icons, expected in {
        (4, 4, 4, 4, 2): [1, 1, 1, 1, 0],
        (4, 2, 2, 2, 2): [6, 0, 0, 0, 0],
        (4, 2, 2, 2, 1): [6, 1, 1, 1, 0],
        (4, 4, 2): [3, 3, 0],
        (4, 0): [6, 0],
        (0, 0): [0, 0],
    }.items():
        assert points("maki", *of("maki:1", *icons), game="sushi-go", edition="gamewright") == expected, icons


def test_party_r6_everybody_tied() -> None:
    assert points("temaki", *of("temaki", 2, 2, 2)) == [0, 0, 0]
    assert points("temaki", *of("temaki", 2, 2)) == [4, 4]
    nothing: list[list[str]] = [[], [], []]
    assert score_round(PARTY, "zoch", nothing, meal=["temaki"]) == [{"temaki": -4}] * 3
    assert score_round(PARTY, "zoch", nothing[:2], meal=["temaki"]) == [{}, {}]
    assert score_round(PARTY, "zoch", nothing, meal=["maki"]) == [{}, {}, {}]
    assert dessert_points("pudding", "", "", "") == [0, 0, 0]
    assert dessert_points("pudding", "", "") == [6, 6]


def test_sushi_go_pudding_ties() -> None:
    assert dessert_points("pudding", *of("pudding", 2, 2, 1, 1), game="sushi-go") == [6, 6, -6, -6]
    assert dessert_points("pudding", *of("pudding", 2, 2, 2), game="sushi-go") == [0, 0, 0]
    for numbers, expected in {
        (2, 2, 1, 1, 1): [3, 3, -2, -2, -2],
        (1, 0, 0, 0, 0): [6, -1, -1, -1, -1],
        (1, 1, 1): [0, 0, 0],
        (1, 0): [6, 0],
        (0, 0): [0, 0],
    }.items():
        found = dessert_points("pudding", *of("pudding", *numbers), game="sushi-go", edition="gamewright")
        assert found == expected, numbers


def test_ice_cream() -> None:
    assert dessert_points("green_tea_ice_cream", *of("green_tea_ice_cream", 3, 4, 8)) == [0, 12, 24]


def test_colours() -> None:
    assert points("soy_sauce", "soy_sauce soy_sauce tofu", "tofu eel", "eel") == [8, 0, 0]
    assert points("soy_sauce", "soy_sauce wasabi nigiri:egg", "tofu eel maki:1") == [0, 0]
    assert points("soy_sauce", "soy_sauce ~tofu ~eel pudding", "tofu eel maki:1") == [4, 0]
    assert points("soy_sauce", "soy_sauce tofu special_order>tofu", "tofu eel maki:1") == [0, 0]
    assert points("tea", "tea special_order>tea tea") == [9]
    assert points("tea", "tea ~tofu ~eel ~tea") == [3]
    assert points("tea", "tea pudding pudding special_order>pudding") == [3]


def test_winners() -> None:
    assert winners([30, 31, 31], [9, 2, 1]) == [1]
    assert winners([31, 31, 2], [2, 2, 9]) == [0, 1]


def test_words_are_checked() -> None:
    for word in ("sushi", "nigiri:tuna", "nigiri"):
        with pytest.raises(ValueError, match="no such"):
            read(word)


# The random tables


def printed(word: str) -> str:
    """The printed card that a plate word stands for."""
    return word.removeprefix("~").removesuffix("/free").split(">")[0]


def test_random_rounds_stay_within_the_rules() -> None:
    rng = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(4000):
        case = random_round(rng, turned_copies=True)
        assert score_round(case.game, case.edition, case.tableaux, case.uramaki_places, case.meal)
        seats = len(case.tableaux)
        used = Counter(printed(word) for tableau in case.tableaux for word in tableau)
        assert used <= Counter(deck_of(case.game, case.meal))
        seen[f"{case.game} {case.edition} {seats}"] += 1
        seen.update(word for tableau in case.tableaux for word in tableau)
        seen.update(case.meal)
        for tableau in case.tableaux:
            assert len(tableau) <= 12
            assert "takeout_box" in case.meal or not any(word.startswith("~") for word in tableau)
            for place, word in enumerate(tableau):
                if ">" in word:
                    copied = word.removeprefix("~").removesuffix("/free").split(">")[1]
                    assert any(copied in earlier for earlier in tableau[:place])
        if seats == 2:
            assert not {"spoon", "edamame"} & set(case.meal)
        if seats >= 7:
            assert not {"menu", "special_order"} & set(case.meal)
    for group in (ROLLS, APPETIZERS, SPECIALS, DESSERTS):
        assert set(group) <= set(seen)
    copy = "special_order>nigiri:egg"
    assert {"~special_order", copy, f"~{copy}", f"{copy}/free", "nigiri:egg/free", "~nigiri:egg"} <= set(seen)
    assert sum(" " in key for key in seen) == 3 + 4 + 7 + 7


def test_random_desserts_and_stacks_score() -> None:
    rng = Random(2)
    for _ in range(2000):
        case = random_desserts(rng)
        assert len(score_final(case.game, case.edition, case.desserts, case.meal)) == len(case.desserts)
        stacks = random_stacks(rng)
        assert sorted(tile for sushi, _ in stacks for tile in sushi) == SUSHI_TILES
        assert sorted(tile for _, bones in stacks for tile in bones) == BONE_TILES
        assert len(score_sushizock(stacks)) == len(stacks)
