"""Pins that the planner beats the regular bot, and that its sketches agree with the rules."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest
from sushiya.arena.figures import Standing, standings
from sushiya.arena.results import Results
from sushiya.bots import make_bot
from sushiya.bots.sketch_config_sushi import SketchConfig, config_of
from sushiya.bots.sketch_from_view_sushi import reward, sketch_of
from sushiya.bots.sketch_sushi import Sketch
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.sushi import CARDS, DISHES, Card, SushiGo, SushiGoParty, meal_of
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.scoring import Ladder, ScoringTable, final_points, round_points
from sushiya.testing.drafting import Scene
from tests.full import FULL, in_full_runs

GAMES = [
    "sushi-go(seats=4)",
    "sushi-go(seats=3,edition=gamewright)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=4,meal=master-menu)",
    "sushi-go-party(seats=3,meal=points-platter)",
    "sushi-go-party(seats=6,meal=cutthroat-combo,edition=devir)",
    "sushi-go-party(seats=2,meal=dinner-for-two)",
    "sushi-go-party(seats=4,meal=maki+sukeroku+edamame+eel+sake+tea+fruit)",
    "sushi-go-party(seats=3,meal=uramaki+onigiri+tempura+gyoza+takeout_box+menu+pudding)",
]


def against_regular(text: str, deals: int) -> Standing:
    game = game_of(text)
    results = Results(Contest(game, ("planner", *["regular"] * (game.seats - 1)), "strength"))
    play_contests([results], deals)
    return standings(results.contest, results.first(deals))["planner"]


@in_full_runs
def test_it_beats_regular_bots() -> None:
    if FULL:
        assert against_regular("sushi-go(seats=4)", 100).win_share.low > 0.3
    else:
        assert against_regular("sushi-go(seats=2,edition=gamewright)", 8).win_share.mean > 0.6


def answer(scene: Scene, seat: int = 0) -> str:
    bot = make_bot("planner", scene.game, seat, Random(1))
    for event in scene.events:
        if event.to in (None, seat):
            bot.see(event)
    return str(bot.choose(scene.game.view(scene.state, seat)))


def test_it_completes_what_pays_and_keeps_a_set_from_the_next_player() -> None:
    hands = ["sashimi maki:1 gyoza", "tempura tempura tempura", "tempura tempura tempura"]
    assert answer(Scene.lay(SushiGo(3), hands, table=["sashimi sashimi", "", ""], turn=7)) == "pick sashimi"
    hands = ["nigiri:egg sashimi", "tempura tempura", "tempura tempura"]
    denied = Scene.lay(SushiGo(3), hands, table=["", "sashimi sashimi", ""], turn=8)
    assert answer(denied) == "pick sashimi"


# Sketches ---------------------------------------------------------------------------------------------------


def moments(text: str, every: float) -> list[tuple[DraftingGame, Any]]:
    """Views of a match between random players, each of a seat that has to choose."""
    game, rng = game_of(text), Random(text)
    assert isinstance(game, DraftingGame)
    match, found = Match(game, "sketch"), []
    while not match.over:
        decision = match.state.pending[0]
        if rng.random() < every:
            found.append((game, game.view(match.state, decision.seat)))
        match.play(decision.seat, decision.sample(rng))
    return found


@pytest.mark.parametrize("text", GAMES)
def test_a_sketch_scores_as_the_rules_do(text: str) -> None:
    seen = moments(text, 0.3)
    assert len(seen) > 5
    for game, view in seen:
        sketch = sketch_of(view, config_of(game))
        expected = list(map(float, view.scores))
        table = ScoringTable(view.tableaux, game.dishes, game.edition_rules, dict(view.notes))
        for seat, _, points in round_points(table):
            expected[seat] += points
        assert sketch.score(final=False) == expected
        desserts = tuple(
            (*kept, *(plate for plate in plates if game.is_dessert(plate.dish)))
            for kept, plates in zip(view.kept_desserts, view.tableaux, strict=True)
        )
        for seat, _, points in final_points(ScoringTable(desserts, game.dishes, game.edition_rules)):
            expected[seat] += points
        assert sketch.score(final=True) == expected
        assert 0 < reward(sketch, 0) < 1


@pytest.mark.parametrize("text", GAMES)
def test_a_sketch_is_played_to_the_end_of_the_round(text: str) -> None:
    """And the original stays as it was."""
    for game, view in moments(text, 0.1):
        rng, config = Random(3), config_of(game)
        sketch = sketch_of(view, config)
        sketch.hands = [[int(rng.random() * len(config.cards)) for _ in range(5)] for _ in game.players]
        sketch.deck = list(range(len(config.cards)))
        sketch.noise = [rng.random() for _ in range(200)]
        before = sketch.score(final=True)
        played = sketch.copy()
        played.play_on()
        assert not any(played.hands)
        assert all(min(kinds) >= 0 for kinds in played.kinds)
        assert played.down == [played.face_down(seat) for seat in played.seats]
        assert sketch.score(final=True) == before
        assert all(len(hand) == 5 for hand in sketch.hands)


def empty(game: DraftingGame) -> Sketch:
    return Sketch(config_of(game), 0, 1, {}, [0.0] * game.seats)


def lay(sketch: Sketch, seat: int, *names: str) -> None:
    for name in names:
        sketch.lay(seat, sketch.config.number[CARDS[name]], 5)


def test_soups_collide_and_the_third_plate_of_a_turn_does_not_save_them() -> None:
    sketch = empty(SushiGoParty(3))
    lay(sketch, 0, "miso_soup")
    sketch.end_turn()
    lay(sketch, 0, "miso_soup")
    lay(sketch, 2, "miso_soup")
    sketch.end_turn()
    assert [sketch.icons(seat, "miso_soup") for seat in range(3)] == [1, 0, 0]


def test_wasabi_trebles_the_next_nigiri_only() -> None:
    sketch = empty(SushiGo(3))
    lay(sketch, 1, "wasabi", "nigiri:squid", "nigiri:salmon")
    assert sketch.score(final=False) == [0, 11, 0]


def test_a_race_is_won_by_whoever_reaches_the_goal() -> None:
    sketch = empty(SushiGoParty(3, meal_of("points-platter")))
    lay(sketch, 1, "uramaki:5", "uramaki:5")
    sketch.end_turn()
    assert sketch.points == [0, 8, 0]
    assert sketch.icons(1, "uramaki") == 0
    lay(sketch, 2, "uramaki:3")
    assert sketch.score(final=False) == [0, 8, 5]


def test_a_card_nobody_trained_is_valued_by_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    toast = replace(
        DISHES["tofu"],
        name="toast",
        cards=8 * (Card("toast"),),
        score=Ladder("toast", (0, 5, 20, 0)),
    )
    game = SushiGoParty(3)
    dishes = {name: dish for name, dish in game.dishes.items() if name != "tempura"}
    monkeypatch.setitem(game.__dict__, "dishes", dishes | {"toast": toast})
    config = SketchConfig(game)
    kind = config.number[Card("toast")]
    rows = config.laying[0][5][16 * kind : 16 * kind + 16]
    assert rows[9] > rows[0] > rows[10], "the second one is best, the third spoils it"
    sketch = Sketch(config, 0, 1, {}, [0.0] * 3)
    sketch.lay(1, kind, 5)
    sketch.lay(1, kind, 4)
    assert sketch.score(final=False) == [0, 20, 0]


def test_a_special_order_from_a_menu_does_not_copy_a_menu_that_is_still_in_use() -> None:
    sketch = empty(SushiGoParty(2, meal_of("dinner-for-two")))
    sketch.add(0, sketch.config.number[CARDS["menu:7"]])
    sketch.deck = 8 * [sketch.config.order]
    sketch.noise = [0.5] * 20
    lay(sketch, 0, "menu:8")
    assert sum(sketch.number[0]) == 1, "only the first menu still lies there"


def test_chopsticks_are_back_in_hand_before_a_box_that_they_bring_is_filled() -> None:
    game = SushiGoParty(3, meal_of("temaki+gyoza+eel+onigiri+chopsticks+takeout_box+green_tea_ice_cream"))
    hands = ["eel gyoza takeout_box:10", "eel temaki temaki", "gyoza temaki temaki"]
    scene = Scene.lay(game, hands, table=["gyoza chopsticks:1", "", ""], turn=7)
    scene.play("0 pick eel !chopsticks:1", "1 pick temaki", "2 pick temaki")
    assert answer(scene) in ("lay gyoza", "lay takeout_box:10")
