"""What all tests share: how hard Hypothesis tries."""

import os

from hypothesis import settings

# Quick runs try the same examples every time, so that a change fails for what it did and not by luck.
# Full runs (`./run test --full`) look for new ones. No deadline: slow machines are no bugs.
settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("full" if os.environ.get("SUSHIYA_FULL") else "quick")
