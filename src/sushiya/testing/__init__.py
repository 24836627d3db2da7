"""Tools for testing games and bots: `conform(game)`, loaded dice, scenes to start from, lines to play."""

from sushiya.testing.conform import Nonconformity, conform
from sushiya.testing.drafting import plates
from sushiya.testing.families import Scene, SushizockScene, scene_of
from sushiya.testing.lines import play_lines
from sushiya.testing.loaded_dice import LoadedDice
from sushiya.testing.meals import random_meal
from sushiya.testing.stage import BadScene, Stage

__all__ = [
    "BadScene",
    "LoadedDice",
    "Nonconformity",
    "Scene",
    "Stage",
    "SushizockScene",
    "conform",
    "plates",
    "play_lines",
    "random_meal",
    "scene_of",
]
