"""Digests of what a name or a version does not identify: bots by their files, this package by its sources."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from sushiya.bots.external import is_program, read_program
from sushiya.bots.net_weights import FILE as NET
from sushiya.bots.own import file_of, is_own
from sushiya.bots.registry import code_of, read_bot

__all__ = ["code_digest", "digest_of"]

DIGITS = 12
LEFT_OUT = {"cli", "device", "puzzles", "review", "server", "table", "testing"}
"""Packages that decide neither how a match goes nor how it is counted."""


@cache
def code_digest(also: str = "") -> str:
    """Hexadecimal digits that change with the code of matches and figures, unlike the version.

    `also` names a package that is usually left out.
    """
    package, digest = Path(__file__).parents[1], sha256()
    for file in sorted(package.glob("*/**/*.py")):
        name = file.relative_to(package)
        if name.parts[0] not in LEFT_OUT - {also}:
            digest.update(name.as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:DIGITS]


def digest_of(text: str) -> str | None:
    """Hexadecimal digits that change with the bot; None if the version of Sushiya identifies it.

    Of a program, the files count that its command line names. What a file imports or loads does not count.
    """
    if is_program(text):
        contents = [Path(word).read_bytes() for word in read_program(text)[0] if Path(word).is_file()]
    elif (name := read_bot(text).name) == "net":
        contents = [NET.read_bytes()]
    else:
        file = file_of(text) if is_own(text) else code_of(name)
        contents = [] if file is None else [file.read_bytes()]
    return sha256(b"\n".join(contents)).hexdigest()[:DIGITS] if contents else None
