"""`sushiya daily`: the deal of the day, the same for everybody."""

import time
from contextlib import suppress
from datetime import datetime
from functools import partial
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sushiya.bots.daily import LEVEL, YOU, check_daily, daily_bot, daily_games, master_record
from sushiya.cli.options import NewFile, colour_option
from sushiya.cli.progress import spinner
from sushiya.cli.searchers import log_no_compiling
from sushiya.core import CHANCE, AnyMatch, Match, Record, SushiyaError, dump_text, record_of
from sushiya.games import load_record
from sushiya.games.daily import DailyDeal, check_begun, daily_deal, day_at
from sushiya.server.settings import data_folder
from sushiya.table.daily import line_of, place_of, rows_of
from sushiya.table.daily_types import DailyLine, DailyTurn
from sushiya.texts import Texts, card_id

if TYPE_CHECKING:
    from sushiya.cli.terminal.paint import Painter
    from sushiya.review.values import ReviewedDecision

__all__ = ["command"]

MARKS = {"best": "🍣", "within": "🍙", "cost": "🥢"}
MASTER = "master"
"""Who plays the same cards here: a variant of the texts that tell of it."""
LOOK = "5s"
"""The time budget for measuring what each choice was worth, once the engine is compiled."""


@click.command("daily")
@click.argument("game", type=click.Choice(daily_games()), default=daily_games()[0])
@click.option("--date", type=click.DateTime(["%Y-%m-%d"]), help="An earlier day than today (in UTC).")
@click.option(
    "--save",
    type=NewFile(),
    help="Write the record to this file at the end, to review it.",
)
@click.option(
    "--no-review",
    is_flag=True,
    help="Share without a row of symbols for every round, and without the master.",
)
@colour_option
@click.pass_obj
def command(
    texts: Texts, game: str, date: datetime | None, save: Path | None, no_review: bool, colour: bool | None
) -> None:
    """Play the deal of the day against the bots of the day, without hints.

    There is one deal per day for each game, the same for everybody: here, on the page and on every server.
    A day begins at midnight UTC; until then its deal is sealed. The seed is the SHA-256 of "sushiya daily
    GAME DATE", so anybody can check it: `sushiya verify --daily DATE FILE`. At the end you get a text to
    share.
    """
    from sushiya.cli.terminal.host import Host
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.people import YOU as PERSON

    now = time.time()
    day = day_at(now) if date is None else date.date().isoformat()
    check_begun(day, now)
    deal = daily_deal(game, day)
    painter = Painter(colour=colour)
    names = (PERSON, *[LEVEL] * (deal.game.seats - 1))
    is_today = day == day_at(now)
    record = _kept(deal) if is_today else None
    if record is not None:
        painter.paragraph(texts("daily-again" if record.finished else "daily-resumed"))
    if record is None or not record.finished:
        begun = None if record is None else _continued(record, deal)
        bots = partial(daily_bot, deal.game, seed=deal.seed)
        host = Host(deal.game, names, deal.seed, painter, texts, save, hints=False, make=bots, begun=begun)
        host.run()
        record = record_of(host.match, names)
        if is_today:
            _keep(record, deal)
    if record.finished:
        compared = not no_review and all(map(find_spec, ("numba", "numpy")))
        master = _master(deal, texts) if compared else None
        rows = _rows(record, texts) if compared else []
        painter.blank()
        for line in [*_share(record, deal, texts, master), *rows]:
            painter.verbatim(f" {line}")
        if master is not None:
            _show_line(line_of(record), line_of(master), painter, texts)


def _file(deal: DailyDeal) -> Path:
    """Where today's match is kept: every deal is played once, and continues where the player left off."""
    return data_folder() / "daily" / f"{deal.day}-{deal.name}.record"


def _masters_file(deal: DailyDeal) -> Path:
    return _file(deal).with_suffix(".master.record")


def _kept(deal: DailyDeal, file: Path | None = None) -> Record | None:
    try:
        record = load_record((file or _file(deal)).read_text(encoding="utf-8"))
        check_daily(record, deal)
    except (OSError, SushiyaError):  # there is no file, or one played with other rules or bots
        return None
    return record


def _continued(record: Record, deal: DailyDeal) -> AnyMatch:
    """The match so far. Its seed deals the rest."""
    match: AnyMatch = Match(deal.game, deal.seed)
    for seat, action in record.log:
        if seat != CHANCE:
            match.play(seat, action)
    return match


def _keep(record: Record, deal: DailyDeal, file: Path | None = None) -> None:
    file = file or _file(deal)
    with suppress(OSError):  # a folder that can't be written to is no reason not to play
        file.parent.mkdir(parents=True, exist_ok=True)
        for old in file.parent.glob("*.record"):
            if old.name < deal.day:
                old.unlink()
        file.write_text(dump_text(record), encoding="utf-8")


def _master(deal: DailyDeal, texts: Texts) -> Record:
    """The master's result with the same cards, computed once."""
    log_no_compiling()
    found = _kept(deal, _masters_file(deal))
    if found is None or not found.finished:
        with spinner(texts("daily-master-plays")):
            found = master_record(deal)
        _keep(found, deal, _masters_file(deal))
    return found


def _share(record: Record, deal: DailyDeal, texts: Texts, master: Record | None) -> list[str]:
    scores = record.scores or ()
    result = texts("daily-share-result", points=scores[YOU], place=place_of(scores), seats=len(scores))
    if master is not None and master.scores:
        who = texts("daily-who", by=MASTER)
        result += " · " + texts("daily-share-master", who=who, points=master.scores[YOU])
    return [texts("daily-share-head", date=deal.day, game=texts(f"game-{deal.name}")), result]


def _show_line(mine: DailyLine, master: DailyLine, painter: "Painter", texts: Texts) -> None:
    """The master's line next to yours, turn by turn, where they differ."""
    painter.blank()
    painter.say((f" {texts('daily-line', by=MASTER)}", "title"))
    who = texts("daily-who", by=MASTER)
    for number, (yours, theirs) in enumerate(zip(mine.rounds, master.rounds, strict=False), 1):
        if len(mine.rounds) > 1:
            points = texts("daily-round-points", who=who, master=theirs.points, points=yours.points)
            painter.paragraph(f"{texts('daily-round', round=number)}: {points}")
        pairs = zip_longest(yours.turns, theirs.turns)
        for turn, taken in enumerate(([_taken(each, texts) for each in pair] for pair in pairs), 1):
            you, they = taken
            if you != they:
                painter.paragraph(
                    painter.text((texts("daily-turn", turn=turn, who=who, master=they, mine=you), "quiet"))
                )


def _taken(turn: DailyTurn | None, texts: Texts) -> str:
    pieces = turn.pieces if turn else ()
    names = [texts(card_id(each.card)) if each.card else f"{each.kind} {each.value}" for each in pieces]
    return ", ".join(names) or texts("daily-nothing")


def _rows(record: Record, texts: Texts) -> list[str]:
    """A row of symbols for every round: what each choice was worth."""
    from sushiya.bots import Budget
    from sushiya.review.review import review

    log_no_compiling()
    with spinner(texts("review-looking")):
        found = review(record, Budget.of(LOOK))
    mine = [each for each in found.decisions if each.seat == YOU]
    rows = rows_of(line_of(record))
    return ["".join(_sign(each) for each in mine if each.line in row) for row in rows]


def _sign(decision: "ReviewedDecision") -> str:
    if decision.cost == 0:
        return MARKS["best"]
    return MARKS["within" if decision.cost < 1 else "cost"]
