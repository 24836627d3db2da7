"""Results of contests, in memory and on disk as JSON lines, one per deal, so that no deal is played twice."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from sushiya import __version__
from sushiya.arena.deals import Contest, Outcome
from sushiya.bots.digest import code_digest, digest_of
from sushiya.core import BadOptions
from sushiya.core.codec import BadMessage, ascii_dumps, decode, parse_json

__all__ = ["Results", "free_file", "open_results", "save_results"]

Ints: TypeAlias = tuple[int, ...]
Match: TypeAlias = tuple[Ints, Ints, Ints, Ints, tuple[float, ...]]
"""A match as it is written: the fields of its outcome."""
OF_CODE: dict[str, Any] = {"digests": None, "code": None}
"""What a header says about code: compared separately, with an error that names what has changed."""


class Results:
    """The deals of one contest so far, by number."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals: dict[int, tuple[Outcome, ...]] = {}
        self.digests = {name: digest for name in contest.bots if (digest := digest_of(name))}
        """Digests that distinguish bots of the same name (own code, weights)."""
        self._place: tuple[Path, int] | None = None
        """The file that keeps them, and the number of the contest there."""

    def keep_in(self, file: Path, number: int) -> None:
        """Write every further deal to this file."""
        self._place = file, number

    def add(self, deal: int, outcomes: tuple[Outcome, ...]) -> None:
        self.deals[deal] = outcomes
        if self._place is not None:
            file, number = self._place
            with file.open("a", encoding="utf-8") as paper:
                paper.write(_line(number, deal, outcomes))

    def first(self, deals: int) -> dict[int, tuple[Outcome, ...]]:
        """The results of those of the first `deals` deals that have been played, sorted by number."""
        return {deal: self.deals[deal] for deal in range(deals) if deal in self.deals}


def open_results(contests: Sequence[Contest], file: Path | None = None) -> list[Results]:
    """The results of these contests so far; kept in the file, if one is given. Raises BadOptions."""
    every = [Results(contest) for contest in contests]
    if file is not None:
        if file.exists() and file.stat().st_size:
            _read(file, every)
        else:
            file.write_text(ascii_dumps(_header(every)) + "\n", encoding="utf-8")
        for number, results in enumerate(every):
            results.keep_in(file, number)
    return every


def save_results(every: Sequence[Results], file: Path) -> None:
    """Write a file from which `open_results` can continue."""
    lines = [ascii_dumps(_header(every)) + "\n"]
    for number, results in enumerate(every):
        lines += [_line(number, deal, outcomes) for deal, outcomes in results.deals.items()]
    file.write_text("".join(lines), encoding="utf-8")


def free_file(folder: Path, stem: str) -> Path:
    """A results file in this folder that doesn't exist yet."""
    number = 1
    while (file := folder / f"{stem}-{number}.jsonl").exists():
        number += 1
    return file


def _header(every: Sequence[Results]) -> dict[str, Any]:
    return {
        "results": 3,
        "sushiya": __version__,
        "code": code_digest(),
        "contests": [
            {
                "game": str(results.contest.game),
                "rules": results.contest.game.rules_version,
                "bots": list(results.contest.bots),
                "seed": results.contest.seed,
            }
            for results in every
        ],
        "digests": {name: digest for results in every for name, digest in results.digests.items()},
    }


def _line(number: int, deal: int, outcomes: Sequence[Outcome]) -> str:
    matches = [[each.scores, each.winners, each.faults, each.answers, each.seconds] for each in outcomes]
    return ascii_dumps([number, deal, *matches]) + "\n"


def _check_code(file: Path, found: dict[str, Any], header: dict[str, Any]) -> None:
    """Raise BadOptions if the results in a file come from other code than this."""
    code = found.get("code", header["code"])  # older files don't say
    if code != header["code"]:
        raise BadOptions(
            f"The code of Sushiya has changed since the results in {file}: use another file, or the code as "
            f"it was. If the change can't affect these matches, replace {code} in its first line by "
            f"{header['code']}."
        )
    for name, digest in header["digests"].items():
        if found["digests"].get(name) != digest:
            raise BadOptions(
                f"The bot {name} has changed since the results in {file}: use another file, "
                "or the bot as it was."
            )


def _read(file: Path, every: Sequence[Results]) -> None:
    lines = file.read_text(encoding="utf-8").split("\n")
    header = _header(every)
    try:
        found = decode(dict, parse_json(lines[0]), "the header")
        if found | OF_CODE != header | OF_CODE:
            raise BadOptions(
                f"{file} has results of {ascii_dumps(found)}, not of {ascii_dumps(header)}: "
                "use the same game, bots, seed and version, or another file."
            )
        _check_code(file, found, header)
        for line in lines[1:-1]:
            written = decode(list, parse_json(line), "a deal")
            number, deal = decode(tuple[int, int], written[:2], "a deal")
            matches = decode(tuple[Match, ...], written[2:], f"deal {deal}")
            if not 0 <= number < len(every):
                raise BadMessage(f"there is no contest {number}")
            if len(matches) != len(every[number].contest.seatings(deal)):
                raise BadMessage(f"deal {deal} has {len(matches)} matches")
            every[number].deals[deal] = tuple(Outcome(*match) for match in matches)
    except BadMessage as error:
        raise BadOptions(f"{file} is not a results file of an arena: {str(error).rstrip('.')}.") from None
    if lines[-1]:  # writing was interrupted in the middle of a line
        file.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")
