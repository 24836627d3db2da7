"""The generated parts of the site: made from the code, from tests and from stored results.

Each maker returns Markdown, which is treated like the page around it.
"""

from collections.abc import Callable

from scripts.docs.made.command import command
from scripts.docs.made.games import actions, dishes, editions, meals, observations, options, rules
from scripts.docs.made.plots import (
    bench,
    calibration,
    ladder,
    neighbours,
    net_curve,
    review_bench,
    speed,
    strength,
    thinking,
)
from scripts.docs.made.python import python, values
from scripts.docs.made.rulings import with_tests
from scripts.docs.made.schemas import messages, openapi_file, rest

__all__ = ["FILES", "MAKERS", "REWRITTEN"]

MAKERS: dict[str, Callable[..., str]] = {
    maker.__name__: maker
    for maker in (
        *(actions, dishes, editions, meals, observations, options, rules),
        *(bench, calibration, ladder, neighbours, net_curve, review_bench, speed, strength, thinking),
        *(command, messages, python, rest, values),
    )
}
"""The maker for each `<!-- made: NAME … -->`."""
REWRITTEN: dict[str, Callable[[str], str]] = {"docs/rulings.md": with_tests}
"""Pages that a maker changes as a whole."""
FILES: dict[str, Callable[[], str]] = {"reference/openapi.json": openapi_file}
"""Files that programs read."""
