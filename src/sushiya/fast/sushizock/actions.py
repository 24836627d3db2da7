"""Actions of Sushizock: every answer has a single part, so its code is its number."""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.actions import Block
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.sushizock.codes import ACTIONS, KEEP, STEAL, TAKE, action_of
from sushiya.fast.sushizock.layout import SEATS, Config, Record
from sushiya.fast.sushizock.play import options
from sushiya.sushizock import Sushizock

__all__ = ["STEPS", "action_toward", "blocks_of", "chosen_actions", "legal_actions", "take_step"]

STEPS = np.dtype([("stage", "i1", SEATS)])
"""No answer is ever incomplete. This exists so that both engines have the same interface."""

Numbers = NDArray[np.int64]


def blocks_of(game: Sushizock) -> tuple[Block, ...]:
    """Takes, steals and keeps, the same for all games. Names are in the notation of actions."""
    names = tuple(str(action_of(game, code)) for code in range(ACTIONS))
    return (
        Block("take a tile", names[TAKE:STEAL]),
        Block("steal a tile", names[STEAL:KEEP]),
        Block("keep dice and roll the others", names[KEEP:]),
    )


@entry_point
def legal_actions(
    rec: Record,
    cfg: Config,
    at: Numbers,
    s: Record,
    seat: int,
    codes: NDArray[np.int32],
    mask: NDArray[np.int8],
) -> None:
    """Mark the legal actions of an awaited seat. `codes` is scratch space."""
    mask[:] = 0
    for i in range(options(rec, cfg, seat, codes)):
        mask[codes[i]] = 1


@entry_point
def take_step(
    rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, action: int, codes: NDArray[np.int32]
) -> int:
    """The code of the answer, which is always complete."""
    return action


@kernel
def action_toward(
    rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, code: int, codes: NDArray[np.int32]
) -> int:
    """The action that leads to this code: they are the same."""
    return code


@kernel
def chosen_actions(rec: Record, at: Numbers, s: Record, seat: int, marks: NDArray[np.float32]) -> None:
    """Mark nothing: no answer is ever incomplete."""
