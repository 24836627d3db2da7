"""The project's files, as the tests in this folder see them."""

import os
import subprocess
from pathlib import Path

__all__ = ["ROOT", "files", "modules"]

ROOT = Path(__file__).parents[2]

# Only for a copy without git: what .gitignore would exclude.
_LEFT_OUT = {".git", ".venv", "build", "dist", "mutants", "node_modules", "__pycache__"}


def files() -> list[Path]:
    """Every file of the project: tracked by git, or untracked but not ignored."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        found = [ROOT / name for name in listing.split("\0") if name]
        return sorted(path for path in found if path.is_file())
    result = []
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if name not in _LEFT_OUT and not name.endswith("_cache")]
        result += [Path(folder, name) for name in names]
    return sorted(result)


def modules() -> list[Path]:
    """Every Python module of the package."""
    return sorted((ROOT / "src").rglob("*.py"))
