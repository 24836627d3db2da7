"""Where the matches of a vector environment are kept: in main memory or on a GPU."""

from typing import Any

from sushiya.core import BadOptions
from sushiya.fast.host import DEVICES
from sushiya.research.kernel_matches import HostPlace
from sushiya.research.kernel_players import QUICK, REGULAR
from sushiya.research.opponents import Opponents

__all__ = ["place_on"]


def place_on(device: str, others: Opponents) -> Any:
    """The class of places on this device; raises BadOptions if these opponents can't play there."""
    if device == "cpu":
        return HostPlace
    if device != "cuda":
        raise BadOptions(f"There is no device {device!r}. Devices: {', '.join(DEVICES)}.")
    steps = [
        share - before for share, before in zip(others.cumulated, [0.0, *others.cumulated], strict=False)
    ]
    drawn = {number for number, weight in enumerate(steps) if weight > 0}
    if others.with_bots or {QUICK, REGULAR} & (drawn | set(others.by_place.tolist())):
        raise BadOptions("On a GPU, opponents are 'random' or functions: bots can't play there.")
    from sushiya.research.gpu_place import GpuPlace

    return GpuPlace
