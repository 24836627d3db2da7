"""Pins what the greedy bot answers where a person would not hesitate."""

from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.core import Seat
from sushiya.games import game_of
from sushiya.sushi import DraftingGame, SushiGo, SushiGoParty, meal_of
from sushiya.testing.drafting import Scene

PARTY = SushiGoParty(3, meal_of("master-menu"))
BANQUET = SushiGoParty(3, meal_of("big-banquet"))


def answer(scene: Scene, seat: Seat = 0) -> str:
    bot = make_bot("greedy", scene.game, seat, Random(1))
    for event in scene.events:
        bot.see(event)
    return str(bot.choose(scene.game.view(scene.state, seat)))


def party(dishes: str) -> SushiGoParty:
    return SushiGoParty(3, meal_of(dishes))


@pytest.mark.parametrize(
    ("game", "hand", "mine", "wanted"),
    [
        (SushiGo(3), "tempura nigiri:salmon maki:1", "tempura", "pick tempura"),
        (SushiGo(3), "sashimi nigiri:squid", "sashimi sashimi", "pick sashimi"),
        (SushiGo(3), "nigiri:squid gyoza maki:1", "wasabi", "pick nigiri:squid"),
        (SushiGo(3), "gyoza nigiri:squid", "gyoza gyoza gyoza gyoza", "pick gyoza"),
        (SushiGo(3), "nigiri:squid tempura", "wasabi tempura chopsticks", "pick nigiri:squid tempura"),
        (SushiGo(3), "nigiri:egg chopsticks", "", "pick nigiri:egg"),
        (PARTY, "tofu nigiri:egg", "tofu tofu", "pick nigiri:egg"),
        (PARTY, "tofu nigiri:squid", "tofu", "pick tofu"),
        (PARTY, "onigiri:circle nigiri:squid", "onigiri:square onigiri:triangle", "pick onigiri:circle"),
        (PARTY, "onigiri:square nigiri:squid", "onigiri:square onigiri:triangle", "pick nigiri:squid"),
        (BANQUET, "eel nigiri:squid", "eel", "pick eel"),
        (BANQUET, "eel nigiri:egg", "", "pick nigiri:egg"),
        (BANQUET, "eel tempura nigiri:egg", "eel tempura chopsticks:1", "pick eel !chopsticks:1"),
        (
            party("uramaki+eel+tofu+gyoza+special_order+tea+fruit"),
            "special_order nigiri:salmon",
            "eel nigiri:egg",
            "pick special_order>eel",
        ),
        (
            party("uramaki+eel+tofu+gyoza+soy_sauce+tea+fruit"),
            "uramaki:3 gyoza",
            "uramaki:4 uramaki:4",
            "pick uramaki:3",
        ),
    ],
)
def test_it_takes_the_obvious_card(game: DraftingGame, hand: str, mine: str, wanted: str) -> None:
    others = " ".join(["nigiri:egg", "nigiri:salmon", "nigiri:salmon"][: len(hand.split())])
    scene = Scene.lay(game, [hand, others, others], table=[mine], turn=game.hand_size - len(hand.split()) + 1)
    options = scene.options(0)
    assert wanted in options
    assert answer(scene) == wanted


def test_a_nigiri_goes_on_the_wasabi_when_it_is_the_last_chance() -> None:
    scene = Scene.lay(SushiGo(3), ["nigiri:egg"] * 3, table=["wasabi"], turn=9)
    assert answer(scene) == "pick nigiri:egg"


def test_it_packs_what_is_worth_nothing_and_keeps_the_rest() -> None:
    scene = Scene.lay(
        PARTY, ["takeout_box:10"] + ["tofu"] * 2, table=["tofu tofu sashimi nigiri:squid"], turn=10
    )
    scene.play("0 pick takeout_box:10", "1 pick tofu", "2 pick tofu")
    assert answer(scene) == "turn #3"
    scene.play("0 turn #3")
    assert answer(scene) == "done"


def test_it_gives_what_helps_the_asker_least() -> None:
    hands = ["tofu tofu tofu", "nigiri:egg nigiri:squid temaki", "tofu tofu tofu"]
    scene = Scene.lay(PARTY, hands, table=["spoon:4"])
    scene.play("0 pick tofu !spoon:4", "1 pick temaki", "2 pick tofu", "0 wish nigiri")
    assert answer(scene, 1) == "give nigiri:egg"


def test_it_wishes_for_what_completes_a_set() -> None:
    hands = ["nigiri:egg tofu tofu", "tofu tofu tofu", "sashimi tofu tofu"]
    scene = Scene.lay(PARTY, hands, table=["sashimi sashimi spoon:4"])
    scene.play("0 pick nigiri:egg !spoon:4", "1 pick tofu", "2 pick tofu")
    assert answer(scene) == "wish sashimi"


def test_it_lays_the_best_of_the_menu() -> None:
    game = party("temaki+tempura+gyoza+tofu+menu+wasabi+pudding")
    scene = Scene.lay(game, ["menu:7", "tofu", "tofu"], table=["tempura"], turn=10)
    scene.play("0 pick menu:7", "1 pick tofu", "2 pick tofu", "* draw gyoza nigiri:egg tempura wasabi")
    assert answer(scene) == "lay tempura"


def test_it_copies_the_best_when_an_order_comes_by_surprise() -> None:
    game = party("uramaki+eel+tofu+gyoza+special_order+sake+fruit")
    scene = Scene.lay(
        game, ["special_order", "tofu", "tofu"], table=["eel nigiri:egg sake"], turn=10, blind=(0,)
    )
    scene.play("0 pick ?", "1 pick tofu", "2 pick tofu", "* draw special_order")
    assert answer(scene) == "copy eel"


def test_it_calls_blindly_only_while_it_pays() -> None:
    game = party("uramaki+eel+tofu+gyoza+chopsticks+sake+fruit")
    scene = Scene.lay(game, ["tofu tofu"] * 3, table=["chopsticks:1 sake"], turn=9, blind=(0,))
    assert answer(scene) == "pick ? !chopsticks:1"


def test_the_dummy_gets_what_the_rival_wants() -> None:
    game = game_of("sushi-go(seats=2,edition=gamewright,dummy=yes)")
    assert isinstance(game, SushiGo)
    scene = Scene.lay(
        game,
        ["tempura chopsticks sashimi", "maki:1 maki:1"],
        table=["tempura", "sashimi sashimi", ""],
        pile="gyoza",
        turn=7,
    )
    assert answer(scene) == "pick tempura dummy=sashimi"
