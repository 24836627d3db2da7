"""Where compiled functions are kept, for those who ask before they load Numba.

Numba looks only at a function's own file to see whether its compiled form is still true, not at the functions
it calls. So the folder of compiled functions is named by all the code they could come from.
"""

import os
from hashlib import sha256
from pathlib import Path

__all__ = ["compiled_folder"]

SOURCES = ("fast", "research", "sushi", "sushizock")


def compiled_folder() -> Path:
    """Where the compiled functions of exactly this code are kept."""
    package = Path(__file__).parents[1]
    digest = sha256()
    for folder in SOURCES:
        for file in sorted((package / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "sushiya" / f"compiled-{digest.hexdigest()[:16]}"
