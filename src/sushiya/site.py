"""The page as files: the list from which browsers cache them, and the page as a site for any file host."""

import re
import shutil
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path

from sushiya.core.codec import ascii_dumps, dumps
from sushiya.games import GAMES
from sushiya.puzzles.page import dishes_json, packed_puzzles, shelf_json
from sushiya.table.catalogue import catalogue
from sushiya.table.examples import examples

__all__ = ["PAGE", "POLICY", "is_site", "write_file_list", "write_puzzles", "write_site"]

PAGE = Path(__file__).parent / "page"
"""The built page."""
POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
}
"""The content security policy: nothing is loaded from or sent to another host."""
ANSWERS = ("api/games", "api/examples")
"""Requests that a server answers, and a file host has files for."""
LIST = "files.js"
"""The list of files that the service worker (`sw.js`) keeps for times without a network."""
SHELF = "shelf"
"""The folder of the puzzles: a packed file for each game, one with the counts, and one for dishes."""
LATER = ("engine/", f"{SHELF}/")
"""The folders of files that few people need right away: tables on the device, and puzzles."""
COMPRESSED = (".br", ".gz")
NOT_SENT = ("built-from", "preload.txt")
NOT_KEPT = (*NOT_SENT, "sw.js", LIST, ".nojekyll")
"""Files that a browser never requests, or requests without the service worker."""
TABLE_PICTURE = re.compile(r'<a href="\.\./" title="([^"]+)">\s*<img [^>]*>\s*</a>')
"""The picture of a table on the start page of the documentation, with a link to a place to play."""
MARKER = '<meta name="sushiya-site" content="">'


def write_file_list(folder: Path, names: Iterable[str] | None = None) -> None:
    """List the files of a page with their digests: when one changes, the list does, and browsers update.

    `names` are the page's own files, for a folder to which somebody may have added others.
    """
    page: dict[str, str] = {}
    later: dict[str, str] = {}
    for name in sorted(_names(folder) if names is None else names):
        if name not in NOT_KEPT and not name.startswith("docs/"):
            kept = later if name.startswith(LATER) else page
            kept["" if name == "index.html" else name] = sha256((folder / name).read_bytes()).hexdigest()
    page = dict.fromkeys(ANSWERS, "") | page  # a server's answers have no digest here
    build = sha256(ascii_dumps([page, later]).encode()).hexdigest()[:12]
    values = {"BUILD": build, "PAGE": page, "ENGINE": later}
    text = "".join(f"self.{name} = {ascii_dumps(value, indent=2)};\n" for name, value in values.items())
    path = folder / LIST
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def write_puzzles(folder: Path) -> None:
    """Write the puzzles as the page shows them. The page knows no rules, so positions are computed here."""
    (folder / SHELF).mkdir(exist_ok=True)
    for game in GAMES:  # not every host compresses what it sends
        (folder / SHELF / f"{game}.json.bin").write_bytes(packed_puzzles(game))
    for name, text in {"games": shelf_json(), "dishes": dishes_json()}.items():
        (folder / SHELF / f"{name}.json").write_text(text, encoding="utf-8")


def _names(folder: Path, compressed: bool = False) -> list[str]:
    """The files in a folder, by their paths in it; precompressed ones only if wanted."""
    wanted = (path for path in folder.rglob("*") if compressed or path.suffix not in COMPRESSED)
    return [path.relative_to(folder).as_posix() for path in wanted if path.is_file()]


def is_site(folder: Path) -> bool:
    """Whether `write_site` has written this folder."""
    index = folder / "index.html"
    return index.exists() and (folder / LIST).exists() and MARKER in index.read_text(encoding="utf-8")


def write_site(folder: Path, *, base: str = "./", compressed: bool = False, docs: Path | None = None) -> None:
    """Write the page for a host of plain files. What an earlier site left in the folder is replaced.

    With the default base, the folder works wherever it lies.
    """
    if is_site(folder):
        _clear(folder)
    for name in _names(PAGE, compressed):
        if name not in NOT_SENT:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PAGE / name, folder / name)
    for packed in folder.glob("index.html.*"):
        packed.unlink()
    (folder / "index.html").write_text(_index(base), encoding="utf-8")
    (folder / "api").mkdir(exist_ok=True)
    for answered, answer in zip(ANSWERS, (catalogue(), examples()), strict=True):
        (folder / answered).write_text(dumps(answer), encoding="utf-8")
    (folder / ".nojekyll").touch()  # hosts that would build pages from it leave it as it is
    if docs is not None:
        shutil.rmtree(folder / "docs", ignore_errors=True)
        shutil.copytree(docs, folder / "docs")
        _show_table(folder / "docs" / "index.html")
    write_file_list(folder, {*_names(PAGE), *ANSWERS})


def _show_table(start: Path) -> None:
    """Let people play right on the start page of the documentation: its picture becomes the table."""
    if start.exists():
        frame = r'<iframe src="../" title="\1" loading="lazy"></iframe>'
        start.write_text(TABLE_PICTURE.sub(frame, start.read_text(encoding="utf-8")), encoding="utf-8")


def _clear(folder: Path) -> None:
    """Remove an earlier site, but nothing that somebody has added to it."""
    for name in re.findall(r'^  "(.+)": ', (folder / LIST).read_text(encoding="utf-8"), re.MULTILINE):
        for ending in ("", *COMPRESSED):
            (folder / f"{name}{ending}").unlink(missing_ok=True)


def _index(base: str) -> str:
    """The page itself: where it lies, that there is no server, and what it may do."""
    policy = "; ".join(f"{rule} {allowed}" for rule, allowed in POLICY.items() if rule != "frame-ancestors")
    head = [f'<meta http-equiv="content-security-policy" content="{policy}">', MARKER]
    early = (PAGE / "preload.txt").read_text(encoding="utf-8").splitlines()[0].split()[1:]
    head += [
        f'<link rel="modulepreload" crossorigin href="/{file}">' for file in early if file.endswith(".js")
    ]
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    text = text.replace('<meta charset="utf-8" />', "\n    ".join(['<meta charset="utf-8" />', *head]))
    return re.sub(r'\b(href|src|content)="/', lambda found: f'{found[1]}="{escape(base)}', text)
