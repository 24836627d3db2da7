"""Results on disk as JSON lines, one line per deal, so that no deal is played twice."""

from pathlib import Path
from typing import Any

from sushiya.arena.deals import Contest, Outcome
from sushiya.core import BadOptions
from sushiya.core.codec import BadMessage, ascii_dumps, parse_json

__all__ = ["Results"]


class Results:
    """The deals of one contest so far, by number; kept in a file if one is given."""

    def __init__(self, contest: Contest, file: Path | None = None) -> None:
        self.contest = contest
        self.file = file
        self.deals: dict[int, tuple[Outcome, ...]] = {}
        if file is None:
            return
        header = {"game": str(contest.game), "bots": list(contest.bots), "seed": contest.seed}
        if file.exists() and file.stat().st_size:
            self._read(file, header)
        else:
            file.write_text(ascii_dumps(header) + "\n", encoding="utf-8")

    def _read(self, file: Path, header: dict[str, Any]) -> None:
        lines = file.read_text(encoding="utf-8").split("\n")
        try:
            found = parse_json(lines[0])
            if found != header:
                raise BadOptions(
                    f"{file} has results of {ascii_dumps(found)}, not of {ascii_dumps(header)}: "
                    "use the same game, bots and seed, or another file."
                )
            for line in lines[1:-1]:
                deal, *matches = parse_json(line)
                self.deals[int(deal)] = tuple(Outcome(*map(tuple, match)) for match in matches)
        except (BadMessage, ValueError, TypeError) as error:
            raise BadOptions(f"{file} is not a results file of an arena: {str(error).rstrip('.')}.") from None
        if lines[-1]:  # writing was interrupted in the middle of a line
            file.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")

    def add(self, deal: int, outcomes: tuple[Outcome, ...]) -> None:
        self.deals[deal] = outcomes
        if self.file is not None:
            matches = [[each.scores, each.winners, each.faults] for each in outcomes]
            with self.file.open("a", encoding="utf-8") as paper:
                paper.write(ascii_dumps([deal, *matches]) + "\n")

    def first(self, deals: int) -> list[tuple[Outcome, ...]]:
        """The outcomes of the first `deals` deals, in order, no matter when each was played."""
        return [self.deals[deal] for deal in range(deals)]
