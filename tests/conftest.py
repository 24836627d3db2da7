"""Shared by all tests: the Hypothesis profiles, which tests measure coverage, and fewer collections."""

import gc
import os
from collections import Counter

import pytest
from hypothesis import settings

# Quick runs try the same examples every time, so that a failure is due to a change and not to chance.
# Full runs (`./run test --full`) look for new examples. No deadline: a slow machine is not a bug.
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("full", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("full" if os.environ.get("SUSHIYA_FULL") else "quick")

# States are immutable and make no cycles: looking for them takes a fifth of the time of all tests.
gc.freeze()
gc.set_threshold(200_000, 50, 100)

PLAYED = (
    *("perft/test_perft.py", "sushi/test_brings.py", "sushi/test_imagine.py", "sushi/test_memory_aid.py"),
    "sushizock/test_imagine.py",
)
"""These play many games. Traced, a game takes three times as long, and the first few reach every line."""
TRACED = 12


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.pluginmanager.hasplugin("_cov"):
        return
    seen = Counter[str]()
    for item in items:
        name = item.nodeid.partition("[")[0]
        seen[name] += 1
        if seen[name] > TRACED and name.partition("::")[0].endswith(PLAYED):
            item.add_marker(pytest.mark.no_cover)
