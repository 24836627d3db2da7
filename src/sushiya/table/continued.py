"""A match that continues at another table: its record, and the seed that deals the rest of it."""

from dataclasses import dataclass, replace

from sushiya.core import (
    CHANCE,
    AnyMatch,
    BadNotation,
    BadOptions,
    BadRecord,
    IllegalAction,
    Match,
    Record,
    dump_text,
    load,
    record_of,
    replay_record,
    verify,
)
from sushiya.core.codec import to_json
from sushiya.games import game_of
from sushiya.table.guests import recorded_names
from sushiya.table.refusals import Denied
from sushiya.table.rest_types import NewSeat, NewTable
from sushiya.table.seating import Seating, read_table
from sushiya.table.seats import LEVEL_OF
from sushiya.table.store import Line, MatchRow, Store, TableRow

__all__ = ["Continued", "continued", "with_record"]


@dataclass(frozen=True, slots=True)
class Continued:
    """A table with a match that began elsewhere, in the form in which it is stored."""

    row: TableRow
    match: MatchRow
    lines: tuple[Line, ...]

    async def save(self, store: Store) -> None:
        """Everything in one write: a match without its log would start over."""
        await store.save_table(self.row, self.match, self.lines)


def with_record(wish: NewTable) -> NewTable:
    """The request, with game and seats taken from its record if it names none. Raises Denied.

    Answers become a record. A request without either stays as it is.
    """
    if wish.answers and not wish.record:
        wish = replace(wish, record=dump_text(_answered(wish)))
    if not wish.record:
        return wish
    record = _read(wish.record)
    return replace(wish, game=str(record.game), seats=wish.seats or _seats(record), luck=False)


def _answered(wish: NewTable) -> Record:
    """The match as far as these answers lead. If several seats are asked at once, the lowest comes first."""
    if wish.seed is None:
        raise Denied("bad_record", "Answers need a seed: without one, nobody knows what was dealt.")
    match: AnyMatch = Match(game_of(wish.game), wish.seed)
    for answer in wish.answers:
        if match.over:
            raise Denied("bad_record", "There are more answers than questions.")
        try:
            match.play(match.state.pending[0].seat, answer)
        except (BadNotation, IllegalAction) as error:
            raise Denied("bad_record", str(error)) from error
    return record_of(match, tuple(seat.name for seat in wish.seats))


def _read(text: str) -> Record:
    try:
        return load(text, game_of)
    except (BadNotation, BadOptions, BadRecord) as error:
        raise Denied("bad_record", str(error)) from error


def _check(record: Record, seed: str | None) -> None:
    """Raise Denied unless this match was played by our rules and its seed deals all of it."""
    if record.outdated:
        raise Denied("older_rules", record.note)
    seed = record.seed if record.finished else seed
    if not record.finished and seed is None:
        why = "This match is not over, and without its seed nobody can deal the rest of it."
        raise Denied("bad_record", why)
    if seed is None and record.commitment is not None:
        why = "This record has the commitment to a seed but not the seed, so nobody can check its deals."
        raise Denied("bad_record", why)
    try:
        if seed is None:
            replay_record(record)  # dealt without a seed: only the rules can be checked
        else:
            verify(replace(record, seed=seed))
    except BadRecord as error:
        raise Denied("bad_record", str(error)) from error


def _seats(record: Record) -> tuple[NewSeat, ...]:
    """Who sat where, judging by the names: guests are bots, and all others are you."""
    names = recorded_names(record.players)
    return tuple(
        NewSeat("bot", name, LEVEL_OF[name]) if name in LEVEL_OF else NewSeat("you", name) for name in names
    )


def continued(row: TableRow, wish: NewTable, match: str) -> Continued:
    """Continue the match of the request's record at this new table, under this id. Raises Denied."""
    record = _read(wish.record)
    _check(record, wish.seed)
    now = row.touched
    doc = Seating.begin(read_table(row.data), match)
    doc = replace(doc, ended=record.finished)
    seed = (record.seed if record.finished else wish.seed) or ""
    result = (now, record.scores, record.winners) if record.finished else ()
    began = MatchRow(match, row.id, str(record.game), record.rules, record.players, seed, now, *result)
    by = {seat: "bot" if doc.driver(seat) else "player" for seat in range(len(doc.seats))}
    by[CHANCE] = "chance"
    lines = tuple(
        Line(number, entry.seat, str(entry.action), by[entry.seat], now)
        for number, entry in enumerate(record.log, 1)
    )
    return Continued(replace(row, data=to_json(doc), status=doc.status), began, lines)
