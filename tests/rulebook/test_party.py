"""The examples in the rules of Sushi Go Party!, each under its number."""

from dataclasses import replace

import pytest

from sushiya.sushi import DISHES, PARTY_EDITIONS, Card, Plate
from sushiya.sushi.cards.fruit import FRUIT
from sushiya.sushi.events import Scored
from sushiya.sushi.scoring import ScoringTable
from sushiya.testing.drafting import Scene
from tests.rulebook.ends import at_game_end, at_round_end
from tests.sushi.cards.tables import each, party


def test_e1_maki() -> None:
    """party E1: maki, four players, icons 5, 5, 3, 1: 6, 6, 3, 0."""
    game = party(4, "maki")
    assert at_round_end(game, "maki", "maki:3 maki:2", "maki:2 maki:3", "maki:3", "maki:1") == [6, 6, 3, 0]


def test_e2_temaki() -> None:
    """party E2: temaki, four players, icons 3, 2, 0, 0: +4, 0, -4, -4."""
    assert at_round_end(party(4, "temaki"), "temaki", *each("temaki", 3, 2, 0, 0)) == [4, 0, -4, -4]


def test_e3_uramaki_tie() -> None:
    """party E3: two players reach 12 uramaki icons and score 8 each; at the end the most left score 2."""
    scene = Scene.lay(
        party(4, "uramaki"),
        ["gyoza uramaki:4", "sashimi uramaki:3", "gyoza uramaki:5", "gyoza gyoza"],
        table=["uramaki:4 uramaki:4", "uramaki:4 uramaki:5", "uramaki:3", "uramaki:3"],
    )
    scene.play("0 pick uramaki:4", "1 pick uramaki:3", "2 pick gyoza", "3 pick gyoza")
    assert scene.scores == (8, 8, 0, 0)
    scene.play("0 pick gyoza", "1 pick gyoza", "2 pick sashimi", "3 pick uramaki:5")
    rolls = [replace(scored, counted=()) for scored in scene.happened(Scored) if scored.dish == "uramaki"]
    assert rolls == [
        Scored(0, 1, "uramaki", 8),
        Scored(1, 1, "uramaki", 8),
        Scored(2, 1, "uramaki", 0),
        Scored(3, 1, "uramaki", 2),
    ]


@pytest.mark.parametrize(("places", "points"), [(0, 8), (1, 5), (2, 2), (3, 0)])
def test_e4_uramaki_left(places: int, points: int) -> None:
    """party E4: most uramaki left at the end of a round: 8, 5, 2, nothing if 0, 1, 2, 3 places are taken."""
    game = party(3, "uramaki")
    left = at_round_end(game, "uramaki", "uramaki:3", "uramaki:5 uramaki:4", "", uramaki_places=places)
    assert left == [0, points, 0]


@pytest.mark.parametrize(
    ("neighbour", "wish", "gifts"),
    [
        ("nigiri:egg nigiri:squid", "nigiri", ["nigiri:egg", "nigiri:squid"]),
        ("nigiri:egg nigiri:squid", "nigiri:squid", ["nigiri:squid"]),
        ("maki:1 maki:3", "maki", ["maki:1", "maki:3"]),
        ("maki:1 maki:3", "maki:3", ["maki:3"]),
    ],
)
def test_e5_spoon(neighbour: str, wish: str, gifts: list[str]) -> None:
    """party E5: asked for a kind, the neighbour chooses the card; asked for a card, gives that one."""
    for gift in gifts:
        hands = ["gyoza tempura tempura", f"gyoza {neighbour}", f"gyoza {neighbour}"]
        scene = Scene.lay(party(3, "spoon"), hands, table=["spoon:4"])
        scene.play("0 pick gyoza !spoon:4", "1 pick gyoza", "2 pick gyoza", f"0 wish {wish}")
        assert scene.waiting_for == [1]
        assert scene.options(1) == [f"give {card}" for card in gifts]
        scene.play(f"1 give {gift}")
        assert scene.table(0) == f"gyoza {gift}"
        rest = neighbour.replace(gift, "").strip()
        assert scene.hand(2) == f"{rest} spoon:4"  # the neighbour's hand, passed on by now


def test_e6_edamame() -> None:
    """party E6: edamame 3, 2, 1 and one player without: 6, 4, 2, 0."""
    assert at_round_end(party(4, "edamame", "tempura"), "edamame", *each("edamame", 3, 2, 1, 0)) == [
        6,
        4,
        2,
        0,
    ]


def test_e7_onigiri() -> None:
    """party E7: onigiri, one circle, one triangle, two squares: 10."""
    shapes = "onigiri:circle onigiri:triangle onigiri:square onigiri:square"
    assert at_round_end(party(2, "onigiri", "tempura"), "onigiri", shapes) == [10, 0]


def test_e8_tea() -> None:
    """party E8: tea with a wasabi, a squid nigiri and two salmon nigiri: 4 for the tea."""
    game = party(2, "tea", "wasabi")
    assert at_round_end(game, "tea", "tea wasabi nigiri:squid nigiri:salmon nigiri:salmon") == [4, 0]


@pytest.mark.parametrize(
    ("puddings", "points"), [((4, 2, 1, 1), [6, 0, -6, -6]), ((3, 1), [6, 0])], ids=["four", "two"]
)
def test_e9_pudding(puddings: tuple[int, ...], points: list[int]) -> None:
    """party E9: pudding 4, 2, 1, 1: +6, 0, -6, -6; with two players 3, 1: +6, 0."""
    game = party(len(puddings), "pudding")
    assert at_game_end(game, "pudding", *each("pudding", *puddings)) == points


def test_e10_fruit() -> None:
    """party E10: fruit, watermelon 0, orange 1, pineapple 4: +4; no fruit at all: -6.

    Every printed card has two icons, and five is odd: so the first half lays a card with one icon, which no
    deck has. Printed cards with the same oranges and pineapples also have a watermelon, which makes +6.
    """
    pineapples = Card("fruit", "pineapple+pineapple", icons=2)
    cards = (pineapples, pineapples, Card("fruit", "orange"))
    plates = tuple(Plate(no, card, card, since=no) for no, card in enumerate(cards, 1))
    assert FRUIT.score_final is not None
    assert FRUIT.score_final(0, ScoringTable((plates,), DISHES, PARTY_EDITIONS["zoch"])) == 4
    printed = "fruit:pineapple+pineapple fruit:orange+pineapple fruit:pineapple+watermelon"
    assert at_game_end(party(2, "fruit"), "fruit", printed, "") == [6, -6]
