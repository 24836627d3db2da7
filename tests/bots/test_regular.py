"""Pins that the regular beats the greedy bot, and does what a careful guest does: remember, plan, deny."""

from random import Random

import pytest

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.figures import Standing, standings
from sushiya.arena.results import Results
from sushiya.bots import AnyBot, make_bot
from sushiya.bots.tracking_evaluator_sushi import TrackingEvaluator
from sushiya.core import Seat
from sushiya.games import game_of
from sushiya.sushi import MEALS, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.memory import Memory
from sushiya.testing.drafting import Scene
from tests.full import FULL

BANQUET = SushiGoParty(3, meal_of("big-banquet"))


def against_greedy(text: str, deals: int) -> Standing:
    game = game_of(text)
    results = Results(Contest(game, ("regular", *["greedy"] * (game.seats - 1)), "strength"))
    play_contests([results], deals)
    return standings(results.contest, results.first(deals))["regular"]


def bot_of(scene: Scene, seat: Seat = 0) -> AnyBot:
    bot = make_bot("regular", scene.game, seat, Random(1))
    for event in scene.events:
        bot.see(event)
    return bot


def answer(scene: Scene, seat: Seat = 0) -> str:
    return str(bot_of(scene, seat).choose(scene.game.view(scene.state, seat)))


def test_it_beats_greedy_bots() -> None:
    if FULL:
        assert against_greedy("sushi-go(seats=4)", 250).win_share.low > 0.42
    else:
        assert against_greedy("sushi-go(seats=4)", 15).win_share.mean > 0.35


@pytest.mark.skipif(not FULL, reason="minutes of play")
@pytest.mark.parametrize("meal", MEALS)
def test_it_beats_greedy_bots_at_every_meal(meal: str) -> None:
    seats = 2 if meal == "dinner-for-two" else 4
    assert against_greedy(f"sushi-go-party(seats={seats},meal={meal})", 100).win_share.low > 1 / seats


# What it sees coming ----------------------------------------------------------------------------------------


def tracking(scene: Scene, seat: Seat = 0) -> TrackingEvaluator:
    memory = Memory(scene.game.seats, (event for event in scene.events if event.to in (None, seat)))
    view = scene.game.view(scene.state, seat)
    return TrackingEvaluator(view, memory, view.hand_sizes[seat] - 1, picking=True)


def test_a_hand_that_was_seen_is_known_wherever_it_is() -> None:
    hands = ["gyoza gyoza gyoza tempura", "maki:1 maki:1 maki:1 maki:1", "maki:2 maki:2 maki:2 sashimi"]
    scene = Scene.lay(SushiGo(3), hands, turn=6)
    scene.play("0 pick gyoza", "1 pick maki:1", "2 pick maki:2")
    before = tracking(scene)
    assert [hand.unknown for hand in before.hands] == [0, 3, 3]
    scene.play("0 pick sashimi", "1 pick gyoza", "2 pick maki:1")
    after = tracking(scene)
    assert [hand.unknown for hand in after.hands] == [0, 0, 2]
    assert after.hands[1].known.total() == 2, "the hand that it has passed on"
    assert after.chance("sashimi") < before.chance("sashimi")


def test_what_nobody_holds_any_more_does_not_come() -> None:
    scene = Scene.lay(SushiGo(3), ["gyoza gyoza", "maki:1 maki:1", "maki:2 maki:2"], turn=8)
    view = scene.game.view(scene.state, 0)
    memory = Memory(3, ())
    unknown = TrackingEvaluator(view, memory, 1, picking=True)
    assert unknown.chance("wasabi") > 0
    assert unknown.chance("wasabi", 2) == 0, "one more turn, one more card"


# What it does with that -------------------------------------------------------------------------------------


def test_between_equals_it_takes_what_the_next_player_wants() -> None:
    hands = ["nigiri:squid sashimi maki:1", "tempura tempura tempura", "tempura tempura tempura"]
    eager = Scene.lay(SushiGo(3), hands, table=["", "sashimi sashimi", "maki:3"], turn=7)
    assert answer(eager) == "pick nigiri:squid"
    hands = ["gyoza sashimi", "tempura tempura", "tempura tempura"]
    eager = Scene.lay(
        SushiGo(3), hands, table=["gyoza gyoza gyoza gyoza gyoza", "sashimi sashimi", ""], turn=8
    )
    assert answer(eager) == "pick sashimi"


def test_it_wishes_for_what_it_knows_to_be_there() -> None:
    hands = ["tempura eel eel gyoza", "maki:1 maki:1 maki:1 maki:1", "maki:2 maki:2 maki:2 maki:2"]
    scene = Scene.lay(BANQUET, hands, table=["tempura spoon:4"], turn=7)
    scene.play("0 pick gyoza", "1 pick maki:1", "2 pick maki:2")
    scene.play("0 pick maki:2 !spoon:4", "1 pick eel", "2 pick maki:1")
    assert answer(scene) == "wish tempura"
