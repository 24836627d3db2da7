"""Find what a user means by a typed word: an id, a name, or the beginning of either."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from sushiya.core import SushiyaError, listing

__all__ = ["UnknownName", "find"]


class UnknownName(SushiyaError):
    """Nothing has this name, or several things begin with it. The message lists the candidates."""


def find(word: str, names: Mapping[str, Iterable[str]], what: str) -> str:
    """The id that the word means. `names` maps each id to its other names. Ids take precedence over names."""
    typed = _plain(word)
    ids = {_plain(id): id for id in names}
    others = {_plain(name): id for id, more in names.items() for name in more}
    for known in (ids, others):
        if typed in known:
            return known[typed]
    for known in (ids, others):
        found = list(dict.fromkeys(id for name, id in known.items() if typed and name.startswith(typed)))
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownName(f"'{word}' could be {listing(found)}: type a little more.")
    known = others | ids
    near = list(dict.fromkeys(known[name] for name in get_close_matches(typed, known, n=5)))
    inside = list(dict.fromkeys(id for name, id in known.items() if typed and typed in name))
    if near or inside:
        raise UnknownName(
            f"There is no {what} '{word}'. Similar names: {listing(dict.fromkeys([*near, *inside]))}."
        )
    raise UnknownName(f"There is no {what} '{word}'. Known names: {listing(names, most=40)}.")


def _plain(name: str) -> str:
    """In lower case and without punctuation: `Sushi Go!`, `sushi-go` and `sushi_go` become the same."""
    return " ".join(re.findall(r"\w+", name.casefold().replace("_", " ")))
