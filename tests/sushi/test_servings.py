"""Pins how options are generated: every way to lay a card, what can be copied, what can be called.

The scenarios play these options; the tests here check the lists themselves, one by one.
"""

from collections.abc import Iterator
from itertools import permutations

import pytest

from sushiya.core import BadOptions, Choice
from sushiya.sushi import CARDS, MEALS, DraftingGame, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.cards import DISHES
from sushiya.sushi.dish import Course
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Hand, hand_of
from sushiya.sushi.moves import ChooseCopy, PickBlind, PickCard
from sushiya.sushi.servings import callable_plates, copy_options, pick_card, second_pick_plate, servings
from sushiya.testing.drafting import Scene
from tests.sushi.random_play import moments

ORDERS = meal_of("maki+tempura+gyoza+eel+special_order+wasabi+pudding")
ZOCH, DEVIR = SushiGoParty(3, ORDERS), SushiGoParty(3, ORDERS, "devir")
BOX = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+takeout_box+pudding"))
SPOON = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+spoon+pudding"))
SPOONS = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+spoon+takeout_box+pudding"))
BANQUET = SushiGoParty(3, MEALS["big-banquet"])
GAMEWRIGHT = SushiGo(3, "gamewright")
SPECIALS = {name for name, dish in DISHES.items() if dish.course is Course.SPECIAL}


def kitchen(game: DraftingGame, table: str, hand: str = "gyoza") -> Kitchen:
    """A kitchen in which seat 0 has these plates and this hand."""
    hands = [hand, *[" ".join(len(hand.split()) * ["gyoza"])] * (game.seats - 1)]
    return Kitchen.of(game, Scene.lay(game, hands, [table]).state)


def cards(text: str) -> Hand:
    return hand_of(CARDS[word] for word in text.split())


@pytest.mark.parametrize(
    ("game", "table", "hand", "ways"),
    [
        (ZOCH, "", "eel eel tempura", "eel tempura"),
        (ZOCH, "wasabi", "nigiri:egg", "nigiri:egg"),
        (SushiGo(3), "", "nigiri:egg", "nigiri:egg"),
        (SushiGo(3), "wasabi", "maki:1 nigiri:egg", "maki:1 nigiri:egg nigiri:egg/free"),
        (SushiGo(3), "wasabi nigiri:squid", "nigiri:egg", "nigiri:egg"),
        (GAMEWRIGHT, "wasabi", "nigiri:egg", "nigiri:egg"),
        (ZOCH, "", "eel special_order special_order", "eel special_order"),
        (ZOCH, "eel", "eel special_order special_order", "eel special_order>eel"),
        (ZOCH, "eel eel maki:1", "special_order tempura", "special_order>eel special_order>maki:1 tempura"),
        (BOX, "special_order>maki:1 ~eel ~tempura", "special_order", "special_order>maki:1 special_order>~"),
        (ZOCH, "nigiri:egg wasabi", "special_order", "special_order>nigiri:egg special_order>wasabi"),
        (DEVIR, "nigiri:egg", "special_order", "special_order>nigiri:egg"),
        (
            DEVIR,
            "nigiri:egg wasabi",
            "special_order",
            "special_order>nigiri:egg special_order>nigiri:egg/free special_order>wasabi",
        ),
        (DEVIR, "wasabi nigiri:egg", "special_order", "special_order>wasabi special_order>nigiri:egg"),
        (
            DEVIR,
            "wasabi nigiri:egg wasabi",
            "special_order",
            "special_order>wasabi special_order>nigiri:egg/free",
        ),
        (
            DEVIR,
            "nigiri:egg wasabi nigiri:egg wasabi",
            "special_order",
            "special_order>nigiri:egg special_order>nigiri:egg/free special_order>wasabi",
        ),
    ],
)
def test_servings(game: DraftingGame, table: str, hand: str, ways: str) -> None:
    """party R16: in devir, a copied nigiri goes on a wasabi by choice, and only if its original isn't."""
    assert [str(way) for way in servings(kitchen(game, table), 0, cards(hand))] == ways.split()


def test_the_plate_in_use_cannot_be_copied() -> None:
    """party R13: a card brought by another can't copy that very card, but it can copy an equal one."""
    k = kitchen(ZOCH, "eel tempura eel")
    assert [str(way) for way in servings(k, 0, cards("special_order"), but=2)] == ["special_order>eel"]
    assert [str(aim) for aim in copy_options(k, 0, but=1)] == ["copy tempura", "copy eel"]
    only = kitchen(ZOCH, "eel")
    assert copy_options(only, 0, but=1) == []
    assert [str(way) for way in servings(only, 0, cards("special_order"), but=1)] == ["special_order"]


@pytest.mark.parametrize(
    ("table", "found"),
    [
        ("", []),
        ("maki:1 maki:3 maki:1", ["copy maki:1", "copy maki:3"]),
        ("special_order>maki:1 nigiri:egg", ["copy maki:1", "copy nigiri:egg"]),
    ],
)
def test_aims(table: str, found: list[str]) -> None:
    assert [str(aim) for aim in copy_options(kitchen(SPOON, table), 0)] == found


@pytest.mark.parametrize("surprise", ["sake", "spoon"])
@pytest.mark.parametrize("third", ["wasabi", "takeout_box"])
def test_a_special_order_that_comes_by_surprise_meets_no_third_special(surprise: str, third: str) -> None:
    """So it is never kept off a wasabi, and never copies a face-down card."""
    meal_of(f"maki+tempura+gyoza+eel+special_order+{surprise}+pudding")
    with pytest.raises(BadOptions, match="A meal has 2 of the course special, not 3"):
        meal_of(f"maki+tempura+gyoza+eel+special_order+{surprise}+{third}+pudding")


def test_only_sake_and_spoon_bring_a_special_order_by_surprise() -> None:
    """In all other ways to lay one, the same answer names what it copies."""
    asked = set()
    for other in SPECIALS - {"special_order"}:
        game = SushiGoParty(4, meal_of(f"maki+tempura+gyoza+eel+special_order+{other}+pudding"), "devir")
        for seed in range(5):
            for state, _ in moments(game, seed):
                if any(isinstance(decision, ChooseCopy) for decision in state.pending):
                    asked.add(other)
    assert asked == {"sake", "spoon"}


@pytest.mark.parametrize(
    ("game", "table", "hand", "calls"),
    [
        (BANQUET, "chopsticks:1 spoon:4", "gyoza eel", ["chopsticks:1", "spoon:4"]),
        (SPOONS, "spoon:5 ~spoon:4 eel", "gyoza eel", ["spoon:5"]),
        (BANQUET, "chopsticks:1 spoon:4", "gyoza", []),
        (SushiGo(3), "chopsticks", "gyoza tempura", []),
    ],
)
def test_callable_plates(game: DraftingGame, table: str, hand: str, calls: list[str]) -> None:
    """party R5: no face-down ones, and none when picking the last card."""
    assert [str(call) for call in callable_plates(kitchen(game, table, hand), 0)] == calls


def test_a_blind_pick_leaves_the_call_alone_to_choose() -> None:
    k = kitchen(BANQUET, "chopsticks:1", "gyoza eel")
    assert isinstance(pick_card(k, 0), PickCard)
    k.blind = (0,)
    blind = pick_card(k, 0)
    assert isinstance(blind, PickBlind)
    assert [str(option) for option in blind.options] == ["pick ?", "pick ? !chopsticks:1"]


def test_the_oldest_chopsticks_allow_the_second_card() -> None:
    """sushi-go R10: they are also the ones that go back."""
    assert second_pick_plate(kitchen(SushiGo(3), "gyoza chopsticks chopsticks"), 0) == 2
    assert second_pick_plate(kitchen(SushiGo(3), "gyoza"), 0) is None


@pytest.mark.parametrize(
    "game",
    [
        ZOCH,
        DEVIR,
        SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+chopsticks+pudding"), "devir"),
        SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+chopsticks+wasabi+pudding")),
        SushiGo(3),
        GAMEWRIGHT,
        SushiGo(2, "gamewright", with_dummy=True),
    ],
    ids=str,
)
def test_every_option_is_listed_once(game: DraftingGame) -> None:
    for seed in range(3):
        for state, _ in moments(game, seed):
            for decision in state.pending:
                if isinstance(decision, Choice):
                    assert len(set(decision.options)) == len(decision.options) > 0


@pytest.mark.parametrize("game", [SushiGo(3), GAMEWRIGHT], ids=str)
@pytest.mark.parametrize("hand", ["nigiri:egg nigiri:squid wasabi tempura", "nigiri:egg nigiri:egg wasabi"])
@pytest.mark.parametrize("table", ["", "wasabi", "wasabi wasabi", "wasabi wasabi wasabi"])
def test_pairs_reach_every_table_and_each_once(game: DraftingGame, hand: str, table: str) -> None:
    """The ways offered to lay two cards lead to every possible outcome, and to none twice."""
    others = " ".join(len(hand.split()) * ["gyoza"])
    start = Scene.lay(game, [hand, others, others], [f"chopsticks {table}"]).state
    offered = []
    for option in Scene(game, start).options(0):
        if len(option.split()) == 3:
            scene = Scene(game, start)
            scene.play("1 pick gyoza", "2 pick gyoza", f"0 {option}")
            new = scene.state.board.tableaux[0][-2:]
            offered.append(tuple(sorted((str(plate.card), plate.on is not None) for plate in new)))
    free = len(table.split())
    assert sorted(offered) == sorted(
        {pair for two in permutations(hand.split(), 2) for pair in lay(game, *two, free)}
    )


def lay(game: DraftingGame, first: str, second: str, free: int) -> Iterator[tuple[tuple[str, bool], ...]]:
    """The outcomes of two cards laid in this order: each card, and whether it lies on a wasabi."""
    by_choice = game.edition_rules.wasabi_by_choice
    for on_first in landings(first, free, by_choice):
        left = free - on_first + (first == "wasabi" and not by_choice)
        for on_second in landings(second, left, by_choice):
            yield tuple(sorted([(first, on_first), (second, on_second)]))


def landings(card: str, free: int, by_choice: bool) -> set[bool]:
    """Whether a card can end up on a wasabi. If one is free, a nigiri must, or may if it is by choice."""
    if not card.startswith("nigiri") or free == 0:
        return {False}
    return {True, False} if by_choice else {True}
