"""Pins what each seat and a spectator may see, field by field."""

from dataclasses import fields

import pytest

from sushiya.sushi import DraftingGame, SushiGo, SushiGoParty, View, meal_of
from sushiya.sushi.notation import parse_action
from sushiya.sushi.turn import copy_blind, draw_blind
from sushiya.testing import Scene

MENU = SushiGoParty(3, meal_of("maki+tempura+sashimi+eel+menu+special_order+pudding"))
SAKE = SushiGoParty(3, meal_of("maki+tempura+sashimi+eel+special_order+sake+pudding"))
DUMMY = SushiGo(2, "gamewright", with_dummy=True)
EVERYONE = (None, 0, 1, 2)


def view(scene: Scene, seat: int | None) -> View:
    return scene.game.view(scene.state, seat)


def step(scene: Scene) -> object:
    """The function that asked; it is public."""
    steps = [view(scene, seat).step for seat in EVERYONE]
    assert steps == steps[:1] * len(steps)
    assert steps[0] is not None
    return steps[0].do


def text(hand: tuple[object, ...]) -> str:
    return " ".join(map(str, hand))


@pytest.fixture
def scene() -> Scene:
    return Scene.lay(
        SushiGo(3),
        ["maki:1 tempura", "gyoza pudding", "sashimi wasabi"],
        table=["tempura", "wasabi", ""],
        desserts=["pudding", "", ""],
        round=2,
        turn=7,
        discard="maki:3 maki:3",
    )


def test_a_hand_is_for_its_owner(scene: Scene) -> None:
    assert [text(view(scene, seat).hand) for seat in EVERYONE] == [
        "",
        "maki:1 tempura",
        "gyoza pudding",
        "sashimi wasabi",
    ]


def test_what_lies_open_is_for_all(scene: Scene) -> None:
    board = scene.state.board
    for seat in EVERYONE:
        seen = view(scene, seat)
        assert seen.seat == seat
        assert seen.game == scene.game
        assert (seen.round, seen.turn) == (2, 7)
        assert (seen.tableaux, seen.kept_desserts, seen.laid) == (
            board.tableaux,
            board.kept_desserts,
            board.laid,
        )
        assert text(seen.discard) == "maki:3 maki:3"
        assert seen.hand_sizes == (2, 2, 2)
        assert (seen.deck_size, seen.dessert_pile_size, seen.pile_size) == (len(board.deck), 0, 0)
        assert seen.scores == (0, 0, 0)
        assert not seen.over


def test_a_question_is_for_who_is_asked(scene: Scene) -> None:
    assert view(scene, None).decision is None
    for seat in range(3):
        assert view(scene, seat).decision == scene.state.decision(seat)
        assert view(scene, seat).asked == (0, 1, 2)


def test_a_sealed_answer_is_for_who_gave_it(scene: Scene) -> None:
    scene.play("1 pick gyoza")
    assert [view(scene, seat).answer for seat in EVERYONE] == [None, None, parse_action("pick gyoza"), None]
    assert all(view(scene, seat).waiting_for == (0, 2) for seat in EVERYONE)
    assert view(scene, 1).decision is not None, "it may be changed"


def test_the_deck_and_the_dessert_pile_are_known_by_their_size() -> None:
    scene = Scene.lay(MENU, ["eel", "eel", "tempura"], deck="maki:1 maki:2")
    assert view(scene, 0).deck_size == 2
    assert view(scene, 0).dessert_pile_size == 15


def test_a_menu_is_for_who_opened_it() -> None:
    scene = Scene.lay(MENU, ["menu:7 eel", "eel eel", "tempura eel"])
    scene.play("0 pick menu:7", "1 pick eel", "2 pick tempura", "* draw maki:1 maki:2 sashimi tempura")
    assert [text(view(scene, seat).offer) for seat in EVERYONE] == [
        "",
        "maki:1 maki:2 sashimi tempura",
        "",
        "",
    ]
    assert all(view(scene, seat).offer_size == 4 for seat in EVERYONE)
    assert all(view(scene, seat).offered_to == 0 for seat in EVERYONE)
    scene.play("0 lay sashimi")
    assert all((view(scene, seat).offer_size, view(scene, seat).offered_to) == (0, None) for seat in EVERYONE)


def test_who_chooses_blind_does_not_see_the_hand() -> None:
    scene = Scene.lay(SAKE, ["eel maki:1", "eel eel", "tempura eel"], blind=(0, 2))
    assert [text(view(scene, seat).hand) for seat in EVERYONE] == ["", "", "eel eel", ""]
    assert all(view(scene, seat).blind == (0, 2) for seat in EVERYONE)
    assert scene.options(0) == ["pick ?"]


def test_a_pick_that_waits_for_blind_ones_is_for_who_made_it() -> None:
    scene = Scene.lay(
        SAKE, ["eel special_order", "eel maki:1", "tempura eel"], ["tempura", "", "maki:2"], blind=(0, 2)
    )
    scene.play("0 pick ?", "1 pick maki:1", "2 pick ?")
    assert [view(scene, seat).picked for seat in EVERYONE] == [
        None,
        parse_action("pick ?"),
        parse_action("pick maki:1"),
        parse_action("pick ?"),
    ]
    assert step(scene) is draw_blind
    scene.play("* draw special_order")
    assert text(view(scene, 0).hand) == "eel special_order"
    assert [str(view(scene, seat).picked) for seat in EVERYONE] == [
        "None",
        "pick special_order",
        "pick maki:1",
        "pick ?",
    ]
    scene.play("* draw eel")
    assert step(scene) is copy_blind
    assert all(view(scene, seat).asked == (0,) for seat in EVERYONE)
    scene.play("0 copy tempura")
    assert all(view(scene, seat).picked is None for seat in EVERYONE)


def test_what_comes_for_the_dummy_is_for_who_draws_it() -> None:
    scene = Scene.lay(DUMMY, ["maki:1 maki:2 maki:3", "wasabi pudding"], pile="gyoza tempura", turn=3)
    assert text(view(scene, 0).hand) == "maki:1 maki:2 maki:3"
    assert all(view(scene, seat).hand_sizes == (3, 2) for seat in (None, 0, 1))
    assert all(view(scene, seat).pile_size == 2 for seat in (None, 0, 1))
    assert len(view(scene, None).tableaux) == 3


def test_a_view_prints_as_a_small_table(scene: Scene) -> None:
    scene.play("0 pick tempura")
    assert str(view(scene, 0)).splitlines() == [
        "sushi-go(seats=3,edition=zoch), round 2, turn 7, waiting for 1 2",
        "seat    score  cards  plates   desserts kept",
        "0 (me)  0      2      tempura  pudding",
        "1       0      2      wasabi",
        "2       0      2",
        "hand: maki:1 tempura",
        "options: pick maki:1, pick tempura",
        "answered: pick tempura",
    ]
    assert str(view(scene, None)).splitlines()[2:] == [
        "0     0      2      tempura  pudding",
        "1     0      2      wasabi",
        "2     0      2",
    ]
    assert repr(view(scene, 1)) == "<View of seat 1: round 2, turn 7, waiting for 1 2>"
    assert repr(view(scene, None)) == "<View of a spectator: round 2, turn 7, waiting for 1 2>"


def test_the_dummy_and_an_open_menu_are_printed() -> None:
    dummy = Scene.lay(DUMMY, ["maki:1", "maki:2"], ["", "", "wasabi"], pile="gyoza tempura")
    assert str(view(dummy, 0)).splitlines()[4] == "dummy   0      2      wasabi"
    menu = Scene.lay(MENU, ["eel"] * 3, ["menu:7"], at="numbers")
    menu.play("* draw maki:1 maki:1 tempura tempura")
    assert "menu: maki:1 maki:1 tempura tempura" in str(view(menu, 0)).splitlines()
    assert "menu: " not in str(view(menu, 1))


def test_the_end() -> None:
    scene = Scene.lay(SushiGo(3), ["maki:1", "maki:2", "tempura"], round=3, turn=9)
    scene.play("0 pick maki:1", "1 pick maki:2", "2 pick tempura")
    for seat in EVERYONE:
        seen = view(scene, seat)
        assert seen.over
        assert str(seen).startswith("sushi-go(seats=3,edition=zoch), over\n")
        assert (seen.round, seen.serial, seen.asked, seen.waiting_for) == (4, 0, (), ())
        assert (seen.decision, seen.step, seen.todo) == (None, None, ())
        assert seen.scores == scene.game.scores(scene.state) != (0, 0, 0)


@pytest.mark.parametrize("game", [SushiGo(3), MENU, SAKE, DUMMY], ids=str)
def test_a_view_is_this_list_and_no_more(game: DraftingGame) -> None:
    assert {field.name for field in fields(game.view(game.start().state, 0))} == {
        *("game", "seat", "round", "turn", "hand", "hand_sizes", "tableaux", "kept_desserts", "laid"),
        *("deck_size", "dessert_pile_size", "pile_size", "discard", "blind", "blind_next", "served"),
        *("offer", "offer_size", "offered_to", "notes", "sheet", "scores"),
        *("serial", "asked", "waiting_for", "decision", "answer", "picked", "step", "todo"),
    }
