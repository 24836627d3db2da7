"""What only `./run test --full` tries: more games, more languages, more sizes of screens."""

import os
from collections.abc import Sequence
from itertools import count
from typing import Final, TypeVar

import pytest

__all__ = ["FULL", "LANGUAGES", "in_full_runs", "in_turn", "some"]

T = TypeVar("T")

FULL: Final = "SUSHIYA_FULL" in os.environ
in_full_runs = pytest.mark.skipif(not FULL, reason="a long check: ./run test --full")


def some(usual: Sequence[T], more: Sequence[T]) -> list[T]:
    """The values that every run tries, and in full runs more of them."""
    return [*usual, *more] if FULL else [*usual]


_turns = count()


def in_turn(looks: Sequence[T]) -> list[T]:
    """All of these in full runs; otherwise one, and the next test that asks has the next one."""
    return [*looks] if FULL else [looks[next(_turns) % len(looks)]]


LANGUAGES: Final = some(["de", "en"], ["es", "fr", "it", "nl"])
"""For what a browser shows: that no text is missing in any language is tested without one."""
