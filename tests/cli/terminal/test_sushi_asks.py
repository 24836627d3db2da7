"""Pins the questions of Sushi Go! and Party: every option can be reached, and a pair from either card."""

import pytest

from sushiya.cli.terminal.ask import Question, narrow
from sushiya.cli.terminal.sushi_asks import SushiAsks
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.sushi import DraftingGame, SushiGo, SushiGoParty, meal_of
from sushiya.testing.drafting import Scene
from sushiya.texts import Texts

GAMEWRIGHT = SushiGo(3, edition="gamewright")
DEVIR = SushiGoParty(3, meal_of("maki+tempura+sashimi+gyoza+wasabi+special_order+pudding"), "devir")
CHOPSTICKS = SushiGoParty(3, meal_of("maki+tempura+sashimi+gyoza+chopsticks+special_order+pudding"))


def answer(scene: Scene, *typed: str) -> tuple[str, int]:
    """The action that these item names lead to, and the number of questions it took."""
    names = list(typed)

    def put(question: Question, shortcuts: object) -> object:
        name = names.pop(0)
        if not name:
            assert question.enter is not None
            return question.enter.value
        (item,) = [item for item in (*question.items, *question.unlisted) if item.name == name]
        return item.value

    ways, facets = SushiAsks(SushiWords(Texts(), scene.game)).steps(scene.game.view(scene.state, 0))
    return str(narrow(ways, facets, put)), len(typed) - len(names)


@pytest.mark.parametrize(
    ("game", "hand", "mine", "typed", "wanted"),
    [
        (SushiGo(3), "tempura maki:1", "", ["tempura"], "pick tempura"),
        (SushiGo(3), "nigiri:egg maki:1", "wasabi", ["egg nigiri", "on the wasabi"], "pick nigiri:egg"),
        (SushiGo(3), "tempura gyoza", "chopsticks", ["tempura", ""], "pick tempura"),
        (SushiGo(3), "tempura gyoza", "chopsticks", ["tempura", "mussels"], "pick gyoza tempura"),
        (SushiGo(3), "tempura gyoza", "chopsticks", ["mussels", "tempura"], "pick gyoza tempura"),
        (GAMEWRIGHT, "wasabi nigiri:egg", "chopsticks", ["wasabi", "egg nigiri"], "pick wasabi nigiri:egg"),
        (GAMEWRIGHT, "wasabi nigiri:egg", "chopsticks", ["egg nigiri", "wasabi"], "pick nigiri:egg wasabi"),
        (DEVIR, "special_order gyoza", "tempura", ["special order"], "pick special_order>tempura"),
        (
            DEVIR,
            "special_order gyoza",
            "nigiri:egg tempura wasabi",
            ["special order", "egg nigiri", "on the wasabi"],
            "pick special_order>nigiri:egg",
        ),
        (
            CHOPSTICKS,
            "gyoza tempura",
            "chopsticks:2",
            ["tempura", "chopsticks 2"],
            "pick tempura !chopsticks:2",
        ),
        (
            CHOPSTICKS,
            "gyoza tempura",
            "chopsticks:2 special_order>chopsticks:2",
            ["tempura", "chopsticks 2 (copy)"],
            "pick tempura !special_order>chopsticks:2",
        ),
    ],
)
def test_a_pick_in_steps(game: DraftingGame, hand: str, mine: str, typed: list[str], wanted: str) -> None:
    scene = Scene.lay(game, [hand, "maki:1 maki:1", "maki:2 maki:2"], table=[mine])
    assert answer(scene, *typed) == (wanted, len(typed))


def test_a_wish_is_a_listed_kind_or_an_exact_card() -> None:
    game = SushiGoParty(3, meal_of("maki+tempura+sashimi+gyoza+spoon+tea+pudding"))
    scene = Scene.lay(game, ["tea tempura"] * 3, table=["spoon:4"])
    scene.play("0 pick tea !spoon:4", "1 pick tea", "2 pick tea")
    assert answer(scene, "nigiri") == ("wish nigiri", 1)
    assert answer(scene, "squid nigiri") == ("wish nigiri:squid", 1)
    assert answer(scene, "spoon 5") == ("wish spoon:5", 1)


def test_a_box_lists_equal_plates_once_and_closes_with_enter() -> None:
    game = SushiGoParty(3, meal_of("maki+tempura+sashimi+gyoza+takeout_box+tea+pudding"))
    scene = Scene.lay(game, ["takeout_box:10", "tea", "tea"], table=["sashimi sashimi tea"], turn=10)
    scene.play("0 pick takeout_box:10", "1 pick tea", "2 pick tea")
    assert answer(scene, "sashimi") == ("turn #1", 1)
    assert answer(scene, "tea") == ("turn #3", 1)
    assert answer(scene, "") == ("done", 1)
