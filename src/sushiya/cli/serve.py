"""`sushiya serve`: the table server, for this computer, the local network or the internet."""

import asyncio
import os
import socket
import threading
import time
import webbrowser
from dataclasses import fields
from ipaddress import ip_network
from typing import Any

import click

from sushiya.bots import check_opponent, read_bot
from sushiya.core import BadOptions, SushiyaError
from sushiya.server.settings import Limits, Settings, default_database

__all__ = ["command"]

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option(
    "--lan", is_flag=True, help="For your local network: listen on all addresses and show a QR code."
)
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [default: a SQLite file in your data folder]",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Number of processes; more than 1 needs PostgreSQL.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page in the browser.")
@click.option(
    "--trust-proxy", is_flag=True, help="Behind a proxy: read client addresses from X-Forwarded-For."
)
@click.option(
    "--metrics-from",
    "metrics_from",
    multiple=True,
    metavar="ADDRESS[/NET]",
    help="Another computer or network that may read /metrics and /status, such as 10.0.0.0/8.",
)
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect.")
@click.option(
    "--keep-days", default=90, show_default=True, help="Days to keep finished matches; 0 keeps them forever."
)
@click.option("--max-tables", default=5_000, show_default=True, help="Maximum number of live tables.")
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Another limit, such as tables_per_minute=60; a wrong name lists all of them.",
)
@click.option(
    "--review-deals",
    default=200,
    show_default=True,
    type=click.IntRange(0, 10_000),
    help="Imagined deals for every decision in the review of a match; 0: no reviews.",
)
@click.option(
    "--daily-master",
    default="master@20000it",
    show_default=True,
    metavar="BOT",
    help="The bot that plays the deal of each day for comparison; empty: none.",
)
@click.option(
    "--allow-bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="A bot that people may play against besides the levels: one of another package, my_bot.py:MyBot, "
    "policy.py:act, weights.npz, master@5s. It runs in the server, and everyone sees its name.",
)
@click.option(
    "--name", "names", multiple=True, help="A name under which the server is reached, such as sushi.example."
)
def command(
    host: str,
    port: int,
    lan: bool,
    database: str | None,
    workers: int,
    no_browser: bool,
    trust_proxy: bool,
    metrics_from: tuple[str, ...],
    origins: tuple[str, ...],
    keep_days: int,
    max_tables: int,
    limits: tuple[str, ...],
    review_deals: int,
    daily_master: str,
    bots: tuple[str, ...],
    names: tuple[str, ...],
) -> None:
    """Play in the browser, alone or with friends.

    This starts a server on your computer and opens its page. Friends join by a link.

    \b
    sushiya serve                     for this computer
    sushiya serve --lan               also for phones on the same network
    sushiya serve --workers 4 --database postgresql://user@host/sushiya
    """
    for bot in (*bots, *filter(None, [daily_master])):
        read_bot(bot)
        check_opponent(bot)
    host = "0.0.0.0" if lan else host
    reachable = house_address() if host == "0.0.0.0" else host
    url = f"http://[{reachable}]:{port}" if ":" in reachable else f"http://{reachable}:{port}"
    settings = Settings(
        database=database or default_database(),
        trust_proxy=trust_proxy,
        metrics_from=read_networks(metrics_from),
        allowed_origins=origins,
        allowed_hosts=names,
        allowed_bots=bots,
        **{"most_tables": max_tables, **read_limits(limits)},
        keep_finished=keep_days * 86_400.0,
        loopback_only=host in LOOPBACK,
        public_url=url,
        review_deals=review_deals,
        daily_master=daily_master,
        warm_up=True,
    )
    check_workers(workers, settings.database)
    check_port(host, port)
    asyncio.run(check_store(settings.database))
    click.echo(f"Sushiya is open: {url}   (Ctrl-C to close)")
    if host in LOOPBACK:
        click.echo("Only this computer can join. For phones on the same network: sushiya serve --lan")
    elif lan:
        click.echo(qr_code(url))
    if not no_browser:
        threading.Thread(target=open_page, args=(url, reachable, port), daemon=True).start()

    from sushiya.server.run import run_server

    run_server(settings, host, port, workers)
    click.echo("Closed. Every match will continue where it left off when you open again.")


def read_limits(given: tuple[str, ...]) -> dict[str, Any]:
    """The limits in `NAME=NUMBER` form. Raises BadOptions."""
    known: dict[str, Any] = {field.name: type(field.default) for field in fields(Limits)}
    read: dict[str, Any] = {}
    for each in given:
        name, _, number = each.partition("=")
        if name not in known:
            raise BadOptions(f"There is no limit '{name}'. Limits: {', '.join(known)}.")
        try:
            read[name] = known[name](number)
        except ValueError:
            raise BadOptions(
                f"The limit {name} must be a number, as in {name}=100, not '{number}'."
            ) from None
        if not read[name] > 0:
            raise BadOptions(f"The limit {name} must be more than 0.")
    return read


def read_networks(given: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks as they were given. Raises BadOptions."""
    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise BadOptions(
                f"'{each}' is neither an address nor a network, such as 10.0.0.7 or 10.0.0.0/8."
            ) from None
    return given


def check_workers(workers: int, database: str) -> None:
    """Raise a clear error if several workers would share a SQLite file."""
    if workers > 1 and database.startswith("sqlite"):
        raise BadOptions(
            f"{workers} workers need PostgreSQL: add --database postgresql://USER@HOST/NAME. "
            "A SQLite file can serve only one process; to use it, leave out --workers."
        )


def check_port(host: str, port: int) -> None:
    """Raise a clear error if the port can't be used, for example because it is taken."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere it would take the port away from its owner
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise SushiyaError(
                f"Can't listen on {host}:{port}: {error.strerror}. Try --port {port + 1}."
            ) from None


async def check_store(url: str) -> None:
    """Raise a clear error if the database can't be used. Later it would only show up in the server's log."""
    from sushiya.server.store import store_for

    store = store_for(url)
    await store.open()
    await store.close()


def house_address() -> str:
    """This computer's address on the local network. Nothing is sent: connecting UDP only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    """The text as a QR code for the terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue()


def open_page(url: str, host: str, port: int) -> None:
    """Open the browser as soon as the server accepts connections."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
