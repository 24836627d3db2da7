"""Ends rounds and games: each seat lays a last card that is worth nothing, then the table is scored."""

from sushiya.sushi import DraftingGame
from sushiya.sushi.events import Scored
from sushiya.testing.drafting import Scene

__all__ = ["at_game_end", "at_round_end"]

LAST_ROUND = 3
SINGLE = "tempura"
"""Worth nothing alone; every game of the examples has it."""


def at_round_end(game: DraftingGame, dish: str, *table: str, uramaki_places: int = 0) -> list[int]:
    """The points a dish scores for each seat when a round ends with these plates on the table."""
    notes = {"uramaki": uramaki_places}
    scene = Scene.lay(game, [SINGLE] * game.seats, table, notes=notes)
    return _lay_last_card(scene, dish, 1)


def at_game_end(game: DraftingGame, dish: str, *desserts: str) -> list[int]:
    """The points a dish scores for each seat when the game ends with these desserts."""
    scene = Scene.lay(game, [SINGLE] * game.seats, desserts=desserts, round=LAST_ROUND)
    return _lay_last_card(scene, dish, LAST_ROUND + 1)


def _lay_last_card(scene: Scene, dish: str, line: int) -> list[int]:
    scene.play(*(f"{seat} pick {SINGLE}" for seat in scene.game.players))
    points = [0] * scene.game.seats
    for scored in scene.happened(Scored):
        if scored.dish == dish and scored.round == line:
            points[scored.seat] += scored.points
    return points
