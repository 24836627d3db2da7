"""The page's files as they are sent: compressed ahead of time, and cached while they can't change."""

import os
from collections.abc import Iterator
from fnmatch import fnmatchcase
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

__all__ = ["PageFiles", "build_of"]

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""In order of preference, each with the suffix of the files that the page's build writes."""
HASHED = ("assets/*", "engine/*/*")
"""Files whose name, or whose folder's name, changes with their content."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".bin": "application/octet-stream",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Listed here because the system's registry may have other types."""
BUILT_FROM = "built-from"
"""The file that names the sources from which the page was built."""
PRELOAD = "preload.txt"
"""One line per kind of screen: the pattern of its path, then the files that it needs first."""


def build_of(page: Path) -> str:
    """The build of the page; empty if there is none."""
    stamp = page / BUILT_FROM
    return stamp.read_text(encoding="utf-8")[:12] if stamp.exists() else ""


class PageFiles(StaticFiles):
    """Serves the page's files, each in the smallest form that the browser accepts."""

    def __init__(self, page: Path) -> None:
        super().__init__(directory=page)
        self._page = page.resolve()
        preload = page / PRELOAD
        listed = preload.read_text(encoding="utf-8").splitlines() if preload.exists() else []
        self._early = [(pattern, files) for pattern, *files in map(str.split, listed)]

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The response for a file that exists."""
        wanted, path = Headers(scope=scope), Path(full_path)
        sent, encoding, status = path, "", stat_result
        for name, ending in ENCODINGS:
            other = path.with_name(path.name + ending)
            if _accepts(wanted.get("accept-encoding", ""), name) and (found := _stat(other)) is not None:
                sent, encoding, status = other, name, found
                break
        kind = TYPES.get(path.suffix) or guess_type(path.name)[0]
        response = FileResponse(sent, status_code, media_type=kind, stat_result=status)
        name = path.relative_to(self._page).as_posix()
        hashed = any(fnmatchcase(name, pattern) for pattern in HASHED)
        response.headers["cache-control"] = FOREVER if hashed else ALWAYS_ASK
        response.headers["vary"] = "accept-encoding"
        if encoding:
            response.headers["content-encoding"] = encoding
        if self.is_not_modified(response.headers, wanted):
            return NotModifiedResponse(response.headers)
        return response

    def screen(self, scope: Scope) -> Response:
        """The page, for a path that it routes itself.

        Announces what its screen needs before the script can ask for it.
        """
        path = self._page / "index.html"
        response = self.file_response(path, path.stat(), scope)
        if links := ", ".join(self._links(scope["path"], Headers(scope=scope).get("accept-language", ""))):
            response.headers["link"] = links
        return response

    def _links(self, path: str, languages: str) -> Iterator[str]:
        """Files to load early: those of the screen, and the texts of its language."""
        tags = [tag.split(";")[0].split("-")[0].strip().lower() for tag in languages.split(",")]
        texts = {
            pattern.removeprefix("lang="): files
            for pattern, files in self._early
            if pattern.startswith("lang=")
        }
        files = next((texts[tag] for tag in tags if tag in texts), texts.get("en", []))
        files = files + next((files for pattern, files in self._early if fnmatchcase(path, pattern)), [])
        for file in files:
            if file.endswith(".css"):
                yield f"</{file}>; rel=preload; as=style; crossorigin"
            else:
                yield f"</{file}>; rel=modulepreload"


def _accepts(wanted: str, encoding: str) -> bool:
    """Whether the browser accepts this encoding."""
    for part in wanted.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _stat(path: Path) -> os.stat_result | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found if S_ISREG(found.st_mode) else None
