"""Pins the operations of the kitchen, one by one: where cards go, and which events follow."""

from sushiya.core import Event, Step
from sushiya.sushi import CARDS, MEALS, DraftingGame, Serving, SushiGoParty, meal_of
from sushiya.sushi.events import Cleared, Returned, Scored, Served, TurnedFaceDown
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import FACE_DOWN, Plate
from sushiya.sushi.notation import plates_text
from sushiya.testing.drafting import Scene

EEL, EGG, SQUID = CARDS["eel"], CARDS["nigiri:egg"], CARDS["nigiri:squid"]
WASABI, ORDER, TEMPURA = CARDS["wasabi"], CARDS["special_order"], CARDS["tempura"]

ORDERS = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+wasabi+pudding"))
BOX = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+takeout_box+pudding"))
WASABIS = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+wasabi+takeout_box+pudding"))
SAKE = SushiGoParty(3, meal_of("maki+tempura+gyoza+eel+special_order+sake+pudding"))


def kitchen(game: DraftingGame, hands: list[str], table: list[str]) -> Kitchen:
    """A kitchen in the fifth turn; all plates are from the first."""
    return Kitchen.of(game, Scene.lay(game, hands, table).state)


def told(k: Kitchen) -> tuple[Event, ...]:
    """The events so far."""
    return k.run().events


def test_a_kitchen_freezes_to_the_board_it_came_from() -> None:
    scene = Scene.lay(ORDERS, ["eel tempura"] * 3, ["wasabi nigiri:egg", "", "eel"], notes={"b": 2, "a": 1})
    assert Kitchen.of(ORDERS, scene.state).freeze() == scene.state.board


def test_after_the_end_questions_would_start_anew() -> None:
    scene = Scene.lay(ORDERS, ["eel"] * 3, round=3, turn=10)
    scene.play("0 pick eel", "1 pick eel", "2 pick eel")
    assert scene.state.over
    assert Kitchen.of(ORDERS, scene.state).freeze() == scene.state.board


def test_looking() -> None:
    k = kitchen(ORDERS, ["eel"] * 3, ["wasabi nigiri:egg wasabi special_order>wasabi", "", ""])
    assert k.plate(0, 2) == Plate(2, EGG, EGG, since=1, on=1)
    assert [plate.no for plate in k.plates(0, "wasabi")] == [1, 3, 4]
    assert k.free_plates(0, "wasabi") == [3, 4]
    assert k.free_plates(1, "wasabi") == []
    assert [plate.no for plate in k.earlier_plates(0)] == [1, 2, 3, 4]
    assert list(k.clockwise(after=1)) == [2, 0]


def test_looking_past_what_lies_face_down() -> None:
    k = kitchen(WASABIS, ["eel"] * 3, ["wasabi ~wasabi wasabi", "", ""])
    assert [plate.no for plate in k.plates(0, "wasabi")] == k.free_plates(0, "wasabi") == [1, 3]
    assert [plate.no for plate in k.earlier_plates(0)] == [1, 3]


def test_cards_of_this_turn_are_not_from_an_earlier_one() -> None:
    k = kitchen(ORDERS, ["eel wasabi", "eel eel", "eel eel"], ["tempura", "", ""])
    k.lay(0, Serving(WASABI), 0)
    assert [plate.no for plate in k.earlier_plates(0)] == [1]
    assert k.free_plates(0, "wasabi") == [2]


def test_lay_from_a_hand() -> None:
    k = kitchen(ORDERS, ["eel nigiri:squid", "eel eel", "eel eel"], ["wasabi", "", ""])
    k.lay(0, Serving(SQUID), 0)
    plate = Plate(2, SQUID, SQUID, since=5, on=1)
    assert k.hands[0] == (EEL,)
    assert k.plate(0, 2) == plate
    assert (k.laid, k.served) == ([2, 0, 0], (SQUID,))
    assert told(k) == (Served(0, plate, 0),)


def test_lay_from_another_hand_and_from_the_deck() -> None:
    k = kitchen(ORDERS, ["eel", "tempura", "eel"], ["", "", ""])
    eels = k.deck.count(EEL)
    k.lay(0, Serving(TEMPURA), 1)
    k.lay(0, Serving(EEL), None)
    assert k.hands == [(EEL,), (), (EEL,)]
    assert k.deck.count(EEL) == eels - 1
    assert [event.hand for event in told(k) if isinstance(event, Served)] == [1, None]


def test_lay_kept_off_the_wasabi() -> None:
    k = kitchen(ORDERS, ["nigiri:egg", "eel", "eel"], ["wasabi", "", ""])
    k.lay(0, Serving(EGG, None, True), 0)
    assert k.plate(0, 2).on is None
    assert k.free_plates(0, "wasabi") == [1]


def test_lay_a_copy() -> None:
    k = kitchen(ORDERS, ["special_order", "eel", "eel"], ["wasabi nigiri:squid wasabi", "", ""])
    k.lay(0, Serving(ORDER, SQUID), 0)
    assert k.plate(0, 4) == Plate(4, ORDER, SQUID, since=5, on=3)
    assert k.served == (SQUID,)


def test_lay_a_copy_of_a_card_face_down() -> None:
    k = kitchen(BOX, ["special_order", "eel", "eel"], ["~eel", "", ""])
    k.lay(0, Serving(ORDER, FACE_DOWN), 0)
    assert k.plate(0, 2) == Plate(2, ORDER, ORDER, since=5, turned=True)
    assert k.served == ()


def test_lay_a_special_order_without_a_copy() -> None:
    k = kitchen(ORDERS, ["special_order", "eel", "eel"], ["", "", ""])
    k.lay(0, Serving(ORDER), 0)
    plate = Plate(1, ORDER, ORDER, since=5)
    assert (k.tableaux[0], k.discard, k.served) == ((), (ORDER,), ())
    assert told(k) == (Served(0, plate, 0), Cleared(0, plate, "nothing to copy"))


def test_lay_runs_what_the_dish_does_when_served() -> None:
    k = kitchen(SAKE, ["special_order", "eel", "sake"], ["sake", "", ""])
    k.lay(2, Serving(CARDS["sake"]), 2)
    k.lay(0, Serving(ORDER, CARDS["sake"]), 0)
    assert k.blind_next == (0, 2)


def test_turn_over() -> None:
    k = kitchen(ORDERS, ["eel"] * 3, ["wasabi nigiri:egg", "", ""])
    k.turn_over(0, 2)
    assert plates_text(k.tableaux[0]) == "wasabi ~nigiri:egg"
    assert k.free_plates(0, "wasabi") == []  # the wasabi stays used
    k.turn_over(0, 1)
    assert told(k) == (
        TurnedFaceDown(0, Plate(2, EGG, EGG, since=1, turned=True, on=1)),
        TurnedFaceDown(0, Plate(1, WASABI, WASABI, since=1, turned=True)),
    )


def test_set_aside() -> None:
    """Once out of play, a copy is a plain special order again."""
    k = kitchen(ORDERS, ["eel"] * 3, ["tempura special_order>tempura", "", ""])
    k.set_aside(0, 2, "used")
    k.set_aside(0, 1, "used")
    assert (k.tableaux[0], k.discard) == ((), (ORDER, TEMPURA))
    assert told(k) == (
        Cleared(0, Plate(2, ORDER, TEMPURA, since=1), "used"),
        Cleared(0, Plate(1, TEMPURA, TEMPURA, since=1), "used"),
    )


def test_take_up() -> None:
    k = kitchen(ORDERS, ["eel"] * 3, ["tempura special_order>tempura", "", ""])
    k.take_up(0, 2, 1)
    assert k.hands[1] == (EEL, ORDER)
    assert plates_text(k.tableaux[0]) == "tempura"
    assert told(k) == (Returned(0, Plate(2, ORDER, TEMPURA, since=1), 1),)


def test_plate_numbers_are_never_used_again_in_a_round() -> None:
    k = kitchen(ORDERS, ["eel gyoza", "eel eel", "eel eel"], ["tempura", "", ""])
    k.set_aside(0, 1, "used")
    k.lay(0, Serving(EEL), 0)
    assert k.tableaux[0][0].no == 2


def test_score() -> None:
    k = kitchen(ORDERS, ["eel"] * 3, ["", "", ""])
    k.score(1, "eel", 7)
    k.score(1, "maki", -1)
    assert k.scores() == (0, 6, 0)
    assert told(k) == (Scored(1, 1, "eel", 7), Scored(1, 1, "maki", -1))


def test_a_kitchen_starts_with_what_is_to_do() -> None:
    def remark(k: Kitchen, points: int) -> None:
        k.score(0, "eel", points)

    game = SushiGoParty(3, MEALS["big-banquet"])
    step = Kitchen(game, game.opening_board(), todo=(Step(remark, (7,)),)).run()
    assert step.state.over
    assert game.scores(step.state) == (7, 0, 0)
