"""`sushiya play`: play a game in the terminal, with people and bots in any mix."""

from pathlib import Path
from secrets import token_hex

import click

from sushiya.cli.options import NewFile, colour_option
from sushiya.core import AnyGame, BadOptions
from sushiya.games import GAMES, game_of
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--seats", metavar="NAMES", help="Who plays, from seat 0: `you,master,regular` or `Mia,Leo,novice`."
)
@click.option("--edition", help="The edition to play, such as gamewright.")
@click.option("--meal", help="Sushi Go Party!: a suggested meal, or seven dishes joined with +.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="Any other game option.")
@click.option("--seed", help="The same seed gives the same deals and the same random choices of the bots.")
@click.option(
    "--save",
    type=NewFile(),
    help="Write the record to this file at the end, as JSON lines if its name ends in .jsonl.",
)
@click.option(
    "--coach", is_flag=True, help="Against bots: say after the reveal if your choice cost a point or more."
)
@colour_option
@click.pass_obj
def command(
    texts: Texts,
    game: str | None,
    seats: str | None,
    edition: str | None,
    meal: str | None,
    options: tuple[str, ...],
    seed: str | None,
    save: Path | None,
    coach: bool,
    colour: bool | None,
) -> None:
    """Play a game in the terminal, with people and bots in any mix.

    GAME is the name of a game (`sushiya rules` lists them) or a text form such as
    "sushi-go-party(seats=4,meal=master-menu)". Leave it out to be asked.

    Each seat takes a bot, named by level (novice, regular, expert, master), by its own name or by your code
    (my_bot.py:MyBot, policy.py:act, weights.npz), or a person, by any other name. A name that resembles a
    bot's is taken for a typing mistake; write person:Regula for a person with such a name. People share this
    terminal: before showing a hand of cards, it clears the screen and asks you to pass the device on.
    """
    from sushiya.bots import usual_bot
    from sushiya.cli.searchers import compile_searchers
    from sushiya.cli.terminal.chooser import Chooser
    from sushiya.cli.terminal.host import Host
    from sushiya.cli.terminal.paint import Painter
    from sushiya.cli.terminal.people import check_seats

    painter = Painter(colour=colour)
    extra = [f"edition={edition}"] * bool(edition) + [f"meal={meal}"] * bool(meal) + list(options)
    names = check_seats(seats) if seats is not None else None
    if game is None:
        chosen = Chooser(painter, texts).choose(names, extra)
        if chosen is None:
            return
        game, names = chosen
    table = make_game(game, extra, None if names is None else len(names))
    if names is None:
        names = ("you", *[usual_bot(table)] * (table.seats - 1))
    if len(names) != table.seats:
        raise BadOptions(f"{table} has {table.seats} seats, but --seats names {len(names)}.")
    compile_searchers(texts, table.name, names)
    Host(table, names, token_hex(8) if seed is None else seed, painter, texts, save, coach=coach).run()


def make_game(text: str, extra: list[str], seats: int | None) -> AnyGame:
    """The game with this name or text form, with further options, for this number of seats.

    If no edition is named, it is the first that accepts these options and this number of seats.
    """
    name, _, inside = text.partition("(")
    options = [*(inside.removesuffix(")").split(",") if inside else []), *extra]
    given = {option.partition("=")[0] for option in options}
    if seats is not None and "seats" not in given:
        options.append(f"seats={seats}")
    if name not in GAMES or not GAMES[name].editions or "edition" in given:
        return game_of(f"{name}({','.join(options)})" if options else text)
    problem: BadOptions | None = None
    for edition in GAMES[name].editions:
        try:
            return game_of(f"{name}({','.join([*options, f'edition={edition}'])})")
        except BadOptions as error:
            problem = problem or error
    assert problem is not None
    raise problem
