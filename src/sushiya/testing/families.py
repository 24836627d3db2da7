"""Scenes of any game: set up from text, played as text, read as text.

>>> from sushiya.sushi import SushiGo
>>> scene_of(SushiGo(3), hands=["tempura", "eel", "gyoza"])
Traceback (most recent call last):
sushiya.testing.stage.BadScene: There is no eel in sushi-go(seats=3,edition=zoch). Its cards: ...
>>> scene_of(SushiGo(3), hands=["tempura", "wasabi", "gyoza"]).options(1)
['pick wasabi']
>>> scene_of(Sushizock(2), rows="3 | 1", kept="sushi red", at="roll")
<SushizockScene sushizock(seats=2,edition=zoch), turn of seat 0, roll 1, waiting for chance>
"""

from inspect import signature
from typing import Any, Final, overload

from sushiya.core import AnyGame, PerFamily, listing
from sushiya.sushi import DraftingGame
from sushiya.sushizock import Sushizock
from sushiya.testing.drafting import Scene
from sushiya.testing.stage import BadScene, Stage
from sushiya.testing.sushizock import SushizockScene

__all__ = ["SCENES", "Scene", "SushizockScene", "scene_of"]

SCENES: Final[PerFamily[Any]] = PerFamily("scene", {"drafting": Scene, "sushizock": SushizockScene})


@overload
def scene_of(game: DraftingGame, **setup: object) -> Scene: ...
@overload
def scene_of(game: Sushizock, **setup: object) -> SushizockScene: ...
@overload
def scene_of(game: AnyGame, **setup: object) -> Stage[Any, Any]: ...
def scene_of(game: AnyGame, **setup: object) -> Stage[Any, Any]:
    """A scene of this game. See `lay` of its family for what can be set up. Raises BadScene."""
    lay = SCENES.of(game).lay
    _, *known = signature(lay).parameters
    for name in setup:
        if name not in known:
            raise BadScene(
                f"A scene of {game.name} has no '{name}'. It is set up with: {listing(known, most=40)}."
            )
    scene: Stage[Any, Any] = lay(game, **setup)
    return scene
