"""The table of a daily deal, and what its record shows: turn by turn, how a seat played it."""

from collections.abc import Callable, Sequence

from sushiya.bots.daily import LEVEL, YOU, check_has_daily
from sushiya.core import AnyMatch, BadOptions, Match, Record, Seat
from sushiya.games.daily import DailyDeal, check_begun, daily_deal
from sushiya.table.daily_types import DailyLine, DailyMine, DailyPiece, DailyRound, DailyTurn, NewDaily
from sushiya.table.families import STORIES
from sushiya.table.keys import new_id, new_key
from sushiya.table.new_table import wished_table
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable, TableMade
from sushiya.table.store import Line, TableRow

__all__ = ["ROWS", "daily_table", "is_fair", "line_of", "mine_of", "open_deal", "place_of", "rows_of"]

ROWS = 3
"""Rows of symbols in a text to share, for a game without rounds."""
MOST_DEVICE = 200
"""Characters of a device's secret."""


def open_deal(name: str, day: str, now: float) -> DailyDeal:
    """The deal of a day that has begun. Raises Denied."""
    try:
        check_has_daily(name)
        deal = daily_deal(name, day)
    except BadOptions as error:
        raise Denied("gone", str(error)) from error
    try:
        check_begun(day, now)
    except BadOptions as error:
        raise Denied("sealed", str(error)) from error
    return deal


def daily_table(
    deal: DailyDeal,
    wish: NewDaily,
    now: float,
    address: str = "",
    new_id: Callable[[], str] = new_id,
    new_key: Callable[[], str] = new_key,
) -> tuple[TableRow, TableMade]:
    """A new table for this deal, and the key of its only person. Raises Denied."""
    if not 0 < len(wish.device) <= MOST_DEVICE:
        raise Denied("bad_message", "The deal of the day needs the secret of your device, to recognise you.")
    bots = (NewSeat("bot", bot=LEVEL),) * (deal.game.seats - 1)
    made = NewTable(
        str(deal.game),
        (NewSeat("you", wish.name), *bots),
        stand_in=LEVEL,
        open_record=False,
        seed=deal.seed,
        device=wish.device,
    )
    return wished_table(made, now, address, new_id=new_id, new_key=new_key, daily=deal.day)


def is_fair(lines: Sequence[Line]) -> bool:
    """Whether the person answered all questions of their seat, and bots all others."""
    return all(line.is_player if line.seat == YOU else line.by == "bot" for line in lines if line.seat >= 0)


def place_of(scores: Sequence[int], seat: Seat = YOU) -> int:
    """The place of a seat by its points: 1 for the best."""
    return 1 + sum(score > scores[seat] for score in scores)


def mine_of(record: Record, table: str, match: str) -> DailyMine:
    """The match of somebody who played the deal."""
    assert record.scores is not None
    line = line_of(record)
    rows = tuple(tuple(sorted(row)) for row in rows_of(line))
    return DailyMine(table, match, place_of(record.scores), len(record.scores), line, rows)


def line_of(record: Record, seat: Seat = YOU) -> DailyLine:
    """How a seat played a finished match, turn by turn."""
    assert record.scores is not None
    story = STORIES.get(record.game.family)
    if story is None:
        return DailyLine(record.scores[seat], ())
    told = _Told()
    match: AnyMatch = Match(record.game)
    for number, (who, action) in enumerate(record.log, 1):
        if who == seat:
            told.lines.append(number)
        for event in match.play(who, action):
            if story.begins_turn(event, seat):
                told.end_turn()
            if (piece := story.piece(event, seat)) is not None:
                told.pieces.append(piece)
            if (points := story.points_after_round(event, seat)) is not None:
                told.end_round(points)
    told.end_round(record.scores[seat])
    return DailyLine(record.scores[seat], tuple(told.rounds))


def rows_of(line: DailyLine) -> list[set[int]]:
    """The answers of a seat as rows of a text to share: its rounds, or the thirds of a game without them."""
    rounds = [each.turns for each in line.rounds]
    if len(rounds) == 1:
        turns = rounds[0]
        rounds = [turns[len(turns) * at // ROWS : len(turns) * (at + 1) // ROWS] for at in range(ROWS)]
    return [{number for turn in turns for number in turn.lines} for turns in rounds]


class _Told:
    """A seat's rounds and turns, as found in a match so far."""

    def __init__(self) -> None:
        self.rounds: list[DailyRound] = []
        self.turns: list[DailyTurn] = []
        self.pieces: list[DailyPiece] = []
        self.lines: list[int] = []

    def end_turn(self) -> None:
        if self.pieces or self.lines:
            self.turns.append(DailyTurn(tuple(self.pieces), tuple(self.lines)))
            self.pieces, self.lines = [], []

    def end_round(self, points: int) -> None:
        """Close a round. `points` are those of the match so far."""
        self.end_turn()
        if self.turns:
            before = sum(each.points for each in self.rounds)
            self.rounds.append(DailyRound(points - before, tuple(self.turns)))
            self.turns = []
