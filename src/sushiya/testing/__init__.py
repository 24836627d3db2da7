"""Help for tests of games and bots: `conform(game)`, loaded dice, positions to start from, lines to play."""

from sushiya.testing.conform import Nonconformity, conform
from sushiya.testing.lines import play_lines
from sushiya.testing.loaded_dice import LoadedDice
from sushiya.testing.meals import random_meal
from sushiya.testing.scene import Scene, plates

__all__ = ["LoadedDice", "Nonconformity", "Scene", "conform", "plates", "play_lines", "random_meal"]
