"""Tools for testing games and bots: `conform(game)`, loaded dice, scenes to start from, lines to play."""

from sushiya.testing.conform import Nonconformity, conform
from sushiya.testing.families import scene_of
from sushiya.testing.lines import play_lines
from sushiya.testing.loaded_dice import LoadedDice
from sushiya.testing.meals import random_meal
from sushiya.testing.scene import Scene, plates
from sushiya.testing.stage import BadScene, Stage
from sushiya.testing.sushizock import SushizockScene

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
