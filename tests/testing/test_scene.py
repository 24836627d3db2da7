"""Pins scenes: they start at any question, errors name what can't lie there, and all games work alike."""

import doctest
from typing import Any

import pytest

from sushiya.core import CHANCE, BadNotation, BadOptions, Step, SushiyaError
from sushiya.sushi import MEALS, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.cards.spoon import ask_giver
from sushiya.sushi.moves import FillBox, GiveCard, MakeWish, Wish
from sushiya.sushizock import Sushizock, Took
from sushiya.sushizock.turn import begin_turn
from sushiya.testing import BadScene, Scene, SushizockScene, drafting, families, scene_of, sushizock
from tests.testing.toy import HighCard

GO, MASTER = SushiGo(3), SushiGoParty(3, MEALS["master-menu"])
MENUS = SushiGoParty(3, meal_of("maki+tempura+sashimi+eel+menu+special_order+pudding"))
DUMMY = SushiGo(2, "gamewright", with_dummy=True)
ZOCK, LOTS = Sushizock(3), Sushizock(3, "999games")
ROLLED = "sushi sushi bone blue red"


@pytest.mark.parametrize("module", [families, drafting, sushizock])
def test_the_examples_are_true(module: Any) -> None:
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert not result.failed


# What can't lie there ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "setup", "error"),
    [
        (GO, {"hands": ["eel", "maki:1", "maki:1"]}, "There is no eel in sushi-go.* Its cards: chopsticks, "),
        (GO, {"hands": ["eal", "maki:1", "maki:1"]}, "There is no card 'eal'. Kinds: "),
        (MENUS, {"hands": ["eel"] * 3, "table": ["special_order>tofu"]}, "There is no tofu in "),
        (GO, {"hands": ["wasabi wasabi wasabi"] * 3}, "The scene has 9 of wasabi; the game has 6"),
        (
            GO,
            {
                "hands": ["wasabi"] * 3,
                "table": ["wasabi"],
                "discard": "wasabi wasabi",
                "deck": "wasabi",
            },
            "The scene has 7 of wasabi; the game has 6",
        ),
        (GO, {"hands": ["maki:1"] * 2}, r"sushi-go\(seats=3,edition=zoch\) has 3 hands; the scene lists 2"),
        (GO, {"hands": "maki:1"}, "Hands are a list of texts, one per seat, not 'maki:1'"),
        (GO, {"hands": ["maki:1"] * 4}, "has 3 hands; the scene lists 4"),
        (GO, {"hands": ["maki:1"] * 3, "table": [""] * 4}, "has 3 tableaux, each with .*; the scene has 4"),
        (GO, {"hands": ["maki:1"] * 3, "table": "wasabi"}, "has 3 tableaux, .*; the scene has 'wasabi'"),
        (GO, {"hands": [""] * 3}, "At 'pick' every hand has at least one card; these are empty"),
        (
            GO,
            {"hands": ["maki:1"] * 3, "at": "menu"},
            "starts at deal, pick, order, numbers or at a Step of the rules, not at 'menu'",
        ),
        (GO, {"hands": ["maki:1"] * 3, "at": "deal"}, "At 'deal' nobody has a hand yet"),
        (GO, {"at": "deal", "table": ["wasabi"]}, "At 'deal' nothing lies on the table yet"),
        (GO, {"hands": ["maki:1"] * 3, "round": 9}, "A match has rounds 1 to 3, not 9"),
        (GO, {"hands": ["maki:1"] * 3, "round": 0}, "A match has rounds 1 to 3, not 0"),
        (GO, {"hands": ["maki:1"] * 3, "turn": 99}, r"A round of sushi-go\(.*\) has turns 1 to 9, not 99"),
        (GO, {"hands": ["maki:1"] * 3, "blind": (9,)}, "has seats 0, 1, 2, not 9"),
        (GO, {"hands": ["maki:1"] * 3, "desserts": ["tempura"]}, "tempura is not a dessert. .*: pudding"),
        (GO, {"hands": ["maki:1"] * 3, "desserts": ["~pudding"]}, "~pudding is not a dessert"),
        (
            GO,
            {"hands": ["maki:1"] * 3, "table": ["~tempura"]},
            r"~tempura can't lie face down: nothing in sushi-go\(.*\) turns cards over",
        ),
        (
            GO,
            {"hands": ["maki:1", "maki:1 maki:2", "maki:1"]},
            "Hands are equally large, but these have 1, 2, 1",
        ),
        (
            DUMMY,
            {"hands": ["maki:1", "maki:1 maki:2"], "turn": 1},
            "Hands are equally large, but these have 1, 2",
        ),
        (
            MASTER,
            {"hands": ["tofu"] * 3, "at": "numbers", "calls": {0: "spoon:4"}},
            "Seat 0 can't call spoon:4. .*: nothing",
        ),
        (
            MASTER,
            {"hands": ["tofu"] * 3, "at": "numbers", "calls": {7: "spoon:4"}},
            "has seats 0, 1, 2, not 7",
        ),
        (
            MASTER,
            {"hands": ["tofu"] * 3, "calls": {0: "spoon:4"}},
            "At 'pick' leave calls out: that is for 'numbers'",
        ),
        (
            MASTER,
            {
                "hands": ["tofu"] * 3,
                "table": ["spoon:5 tofu"],
                "at": "numbers",
                "calls": {0: "spoon:4"},
            },
            "Seat 0 can't call spoon:4. In front of it: spoon:5 tofu",
        ),
        (MENUS, {"hands": ["eel"] * 3, "at": "order", "picks": ["eel"] * 2}, "There are 3 picks, .* lists 2"),
        (MENUS, {"hands": ["eel"] * 3, "at": "order"}, "There are 3 picks, one per hand; .* lists 0"),
        (MENUS, {"hands": ["eel"] * 3, "picks": ["eel"] * 3}, "leave picks out: .* for 'order'"),
        (
            MENUS,
            {"hands": ["eel"] * 3, "at": "order", "picks": ["eel", "eel", "maki:1"]},
            "Seat 2 can't pick maki:1. .*: eel",
        ),
        (
            MENUS,
            {"hands": ["menu:7", "menu:8", "eel"], "deck": "eel eel maki:1 maki:2"},
            "With menu:7, menu:8 in play the deck has 5 cards or more, not 4",
        ),
        (GO, {"hand": "maki:1"}, "A scene of sushi-go has no 'hand'. It is set up with: hands, table, at, "),
        (ZOCK, {"hands": [""]}, "A scene of sushizock has no 'hands'. It is set up with: at, rows, "),
        (ZOCK, {"rows": "6 6 | 1", "table": ["6 |"]}, "The scene has 3 of sushi 6; the game has 2"),
        (ZOCK, {"rows": "7 | 1"}, "The scene has 1 of sushi 7; the game has 0"),
        (ZOCK, {"rows": "1 | 4", "table": ["", "| 4"]}, "The scene has 2 of bone 4; the game has 1"),
        (ZOCK, {"rows": "one | 4"}, "Tiles are numbers, sushi | bones, as in .*; not 'one | 4'"),
        (
            ZOCK,
            {"rolled": "sushi sushi sushi sushi green"},
            "A die shows sushi, bone, blue, red; not 'green'",
        ),
        (ZOCK, {"rolled": "sushi"}, "There are 5 dice, kept or rolled; the scene has 1"),
        (ZOCK, {"at": "roll", "kept": "red " * 6}, "There are 5 dice, kept or rolled; the scene has 6"),
        (
            ZOCK,
            {"at": "roll", "kept": "red " * 5},
            "All 5 dice are kept, but at least one must be left to roll",
        ),
        (ZOCK, {"at": "roll", "rolled": ROLLED}, "At 'roll' only kept dice lie there"),
        (ZOCK, {}, "At 'move' some dice were just rolled: say which, or start at 'roll'"),
        (ZOCK, {"at": "role"}, "starts at rows, lot, roll, move or at a Step of the rules, not at 'role'"),
        (ZOCK, {"rolled": ROLLED, "turn": 3}, "has seats 0, 1, 2, not 3"),
        (ZOCK, {"rolled": ROLLED, "table": [""] * 4}, "has 3 tableaux, .*; the scene has 4"),
        (ZOCK, {"rolled": ROLLED, "roll": 4}, "At 'move' there were 1 to 3 rolls in this turn, not 4"),
        (ZOCK, {"rolled": ROLLED, "roll": 0}, "At 'move' there were 1 to 3 rolls in this turn, not 0"),
        (ZOCK, {"at": "roll", "roll": -1}, "At 'roll' there were 0 to 2 rolls in this turn, not -1"),
        (ZOCK, {"rolled": ROLLED, "rows": "|"}, "The middle is empty, so the match is over"),
        (ZOCK, {"at": "rows", "rows": "1 | 1"}, "At 'rows' the middle is empty: leave the rows out"),
        (ZOCK, {"at": "rows", "turn": 0}, "At 'rows' no turn has begun: leave turn out"),
        (ZOCK, {"at": "lot"}, "In edition zoch nobody draws lots. Editions that do: 999games"),
        (LOTS, {"at": "lot", "table": ["1 |"]}, "At 'lot' no turn has begun: leave table out"),
    ],
)
def test_what_is_wrong_is_named(game: Any, setup: dict[str, Any], error: str) -> None:
    with pytest.raises((BadScene, BadNotation), match=error):
        scene_of(game, **setup)
    assert issubclass(BadScene, SushiyaError)


def test_who_plays_for_the_dummy_may_have_drawn_its_card() -> None:
    assert Scene.lay(DUMMY, ["maki:1", "maki:1 maki:2"], turn=2).waiting_for == [0, 1]
    assert Scene.lay(DUMMY, ["maki:1", "maki:1"], turn=2).waiting_for == [0, 1]


def test_a_game_without_scenes_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="There is no scene for high-card"):
        scene_of(HighCard())
    with pytest.raises(BadOptions, match="'sushi-go' is a text, not a game"):
        scene_of("sushi-go")  # type: ignore[call-overload]


# Any question -----------------------------------------------------------------------------------------------


def test_a_scene_starts_at_the_deal() -> None:
    scene = Scene.lay(GO, desserts=["pudding"], at="deal", round=2)
    assert scene.waiting_for == [CHANCE]
    assert scene.state.board.round == 2
    scene.play(f"* deal {' | '.join([' '.join(['gyoza'] * 4 + ['sashimi'] * 4 + ['wasabi'])] * 3)}")
    assert scene.hand(2) == "gyoza gyoza gyoza gyoza sashimi sashimi sashimi sashimi wasabi"
    assert repr(scene) == "<Scene sushi-go(seats=3,edition=zoch), round 2, turn 1, waiting for 0 1 2>"


def test_a_scene_starts_when_a_spoon_is_called() -> None:
    scene = Scene.lay(MASTER, ["tofu"] * 3, ["", "spoon:4"], at="numbers", calls={1: "spoon:4"})
    assert isinstance(scene.state.decision(1), MakeWish)
    scene.play("1 wish tofu", "2 give tofu")
    assert (scene.table(1), scene.waiting_for) == ("tofu", [0, 1, 2])


def test_a_scene_starts_when_a_spoon_is_answered() -> None:
    step = Step(ask_giver, (1, 1, 2, Wish("nigiri")))
    hands = ["tofu tofu", "tofu tofu", "nigiri:egg nigiri:squid"]
    scene = Scene.lay(MASTER, hands, ["", "spoon:4"], at=step)
    assert isinstance(scene.state.decision(2), GiveCard)
    assert scene.options(2) == ["give nigiri:egg", "give nigiri:squid"]
    scene.play("2 give nigiri:egg")
    assert (scene.table(1), scene.waiting_for) == ("nigiri:egg", [0, 1, 2])


def test_a_scene_starts_at_a_takeout_box() -> None:
    scene = Scene.lay(MASTER, ["tofu"] * 3, ["sashimi takeout_box:10"], at="numbers")
    assert isinstance(scene.state.decision(0), FillBox)
    scene.play("0 turn #1", "0 done")
    assert scene.table(0) == "~sashimi"


def test_a_scene_starts_at_a_menu() -> None:
    scene = Scene.lay(MENUS, ["eel"] * 3, ["", "menu:7"], at="numbers")
    assert scene.waiting_for == [CHANCE]
    scene.play("* draw maki:1 maki:2 sashimi tempura")
    assert scene.options(1) == ["lay maki:1", "lay maki:2", "lay sashimi", "lay tempura"]


def test_a_scene_starts_at_a_special_order_drawn_blind() -> None:
    hands = ["eel special_order"] * 3
    scene = Scene.lay(
        MENUS,
        hands,
        ["eel tempura", "sashimi"],
        at="order",
        picks=["special_order", "special_order>sashimi", "eel"],
    )
    assert scene.options(0) == ["copy eel", "copy tempura"]
    scene.play("0 copy tempura")
    assert [scene.table(seat) for seat in range(3)] == [
        "eel tempura special_order>tempura",
        "sashimi special_order>sashimi",
        "eel",
    ]


def test_a_scene_of_sushizock_starts_before_a_roll_or_a_move() -> None:
    scene = scene_of(ZOCK, at="roll", rows="3 1 | 2", kept="sushi red", turn=2)
    assert (type(scene), scene.waiting_for) == (SushizockScene, [CHANCE])
    scene.play("* roll bone bone blue")
    assert scene.waiting_for == [2]
    assert "take sushi 1" in scene.options(2)
    scene.play("2 take sushi 1")
    assert (scene.table(2), scene.rows, scene.scores) == ("3 |", "1 | 2", (0, 0, 0))
    assert [event.value for event in scene.happened(Took)] == [3]


def test_a_scene_of_sushizock_starts_at_the_set_up() -> None:
    scene = scene_of(ZOCK, at="rows")
    assert scene.state == ZOCK.start().state
    lots = scene_of(LOTS, at="lot", rows="3 1 | 2")
    assert lots.waiting_for == [CHANCE]
    lots.play("* first 2", "* roll sushi sushi bone blue red")
    assert lots.waiting_for == [2]


def test_a_scene_of_sushizock_starts_at_a_step() -> None:
    scene = scene_of(ZOCK, at=Step(begin_turn, (1,)), rows="3 | 2", table=["1 |"])
    scene.play("* roll sushi sushi bone blue red")
    assert (scene.waiting_for, scene.table(0)) == ([1], "1 |")


def test_a_line_that_is_refused_leaves_the_scene_as_it_was() -> None:
    scene = Scene.lay(GO, ["tempura"] * 3)
    state = scene.state
    with pytest.raises(SushiyaError, match="not an option"):
        scene.play("0 pick tempura", "1 pick wasabi")
    assert (scene.state, scene.events) == (state, [])
