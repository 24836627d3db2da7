"""Shared by all tests: the Hypothesis profiles."""

import os

from hypothesis import settings

# Quick runs try the same examples every time, so that a failure is due to a change and not to chance.
# Full runs (`./run test --full`) look for new examples. No deadline: a slow machine is not a bug.
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("full", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("full" if os.environ.get("SUSHIYA_FULL") else "quick")
