"""`sushiya daily`: the deal of the day, the same for everybody."""

from datetime import UTC, datetime
from pathlib import Path

import click

from sushiya.games import GAMES
from sushiya.games.daily import BOT, daily_deal
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("daily")
@click.argument("game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)))
@click.option("--date", type=click.DateTime(["%Y-%m-%d"]), help="Another day than today (in UTC).")
@click.option(
    "--save",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write the record to this file at the end, to review it.",
)
@click.option(
    "--no-color", "plain", is_flag=True, help="No colours. NO_COLOR in the environment does the same."
)
@click.pass_obj
def command(texts: Texts, game: str, date: datetime | None, save: Path | None, plain: bool) -> None:
    """Play the deal of the day against regular bots, without hints.

    There is one a day for each game, the same for everybody. The seed is the SHA-256 of "sushiya daily GAME
    DATE", so anybody can check it, and also work out tomorrow's. At the end there is a line to share.
    """
    from sushiya.cli.terminal.host import Host
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.people import YOU

    day = (date or datetime.now(UTC)).date()
    table, seed = daily_deal(game, day.isoformat(), day.toordinal())
    painter = Painter(colour=False if plain else None)
    host = Host(table, (YOU, *[BOT] * (table.seats - 1)), seed, painter, texts, save, hints=False)
    host.run()
    if host.match.over:
        scores = table.scores(host.match.state)[: table.seats]
        place = 1 + sum(score > scores[0] for score in scores)
        share = texts(
            "daily-share",
            date=day.isoformat(),
            game=texts(f"game-{game}"),
            count=scores[0],
            place=place,
            seats=table.seats,
        )
        painter.paragraph(share)
