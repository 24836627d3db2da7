"""`sushiya serve`: the table server, for this computer, for the house, or for everyone."""

import asyncio
import socket
import threading
import time
import webbrowser

import click

from sushiya.core import BadOptions, SushiyaError
from sushiya.server.settings import Settings, default_database

__all__ = ["command"]

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--lan", is_flag=True, help="For the whole house: listen on all addresses, show a QR code.")
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [default: a SQLite file in your data folder]",
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Needs PostgreSQL.")
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
@click.option("--trust-proxy", is_flag=True, help="Behind a proxy: addresses from X-Forwarded-For.")
@click.option("--origin", "origins", multiple=True, help="A further origin whose pages may connect.")
@click.option(
    "--keep-days", default=90, show_default=True, help="Days to keep finished matches; 0: for ever."
)
@click.option("--max-tables", default=5_000, show_default=True, help="Live tables at a time.")
def command(
    host: str,
    port: int,
    lan: bool,
    database: str | None,
    workers: int,
    no_browser: bool,
    trust_proxy: bool,
    origins: tuple[str, ...],
    keep_days: int,
    max_tables: int,
) -> None:
    """Start the server: play in the browser, alone or with friends by a link.

    \b
    sushiya serve                     on this computer
    sushiya serve --lan               for phones and tablets in the same network
    sushiya serve --workers 4 --database postgresql://user@host/sushiya
    """
    host = "0.0.0.0" if lan else host
    reachable = house_address() if host == "0.0.0.0" else host
    url = f"http://[{reachable}]:{port}" if ":" in reachable else f"http://{reachable}:{port}"
    settings = Settings(
        database=database or default_database(),
        most_tables=max_tables,
        trust_proxy=trust_proxy,
        allowed_origins=origins,
        keep_finished=keep_days * 86_400.0,
        loopback_only=host in LOOPBACK,
        public_url=url,
    )
    check_workers(workers, settings.database)
    check_port(host, port)
    asyncio.run(check_store(settings.database))
    click.echo(f"Sushiya is open: {url}   (Ctrl-C closes)")
    if host in LOOPBACK:
        click.echo("Only this computer can join. For phones in the same network: sushiya serve --lan")
    elif lan:
        click.echo(qr_code(url))
    if not no_browser:
        threading.Thread(target=open_page, args=(url, reachable, port), daemon=True).start()

    from sushiya.server.run import run_server

    run_server(settings, host, port, workers)
    click.echo("Closed. Every match goes on where it was when you open again.")


def check_workers(workers: int, database: str) -> None:
    """A clear word if one file is to serve several processes."""
    if workers > 1 and database.startswith("sqlite"):
        raise BadOptions(
            f"{workers} workers need PostgreSQL: add --database postgresql://USER@HOST/NAME. "
            "A SQLite file serves one process: then leave --workers out."
        )


def check_port(host: str, port: int) -> None:
    """A clear word if somebody listens there already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise SushiyaError(
                f"Can't listen on {host}:{port}: {error.strerror}. Try --port {port + 1}."
            ) from None


async def check_store(url: str) -> None:
    """A clear word if the database can't be used: once the server runs, it would be a line in its log."""
    from sushiya.server.store import store_for

    store = store_for(url)
    await store.open()
    await store.close()


def house_address() -> str:
    """This computer's address in the local network. Nothing is sent: connecting UDP only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    """A QR code for the terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue()


def open_page(url: str, host: str, port: int) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
