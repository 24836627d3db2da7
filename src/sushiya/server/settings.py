"""The server's settings, with defaults for a family at home."""

import os
import sys
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from sushiya.bots.daily import MASTER

__all__ = ["UNDIVIDED", "Limits", "Settings", "data_folder", "default_database", "no_limits"]


LEAST_PER_ADDRESS = 16
"""Connections that an address may have however few there are: a page that loads takes six."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for one address, seat or table, and for all together. `serve --limit NAME=NUMBER` sets one.

    An IPv6 address counts as its /64; a /48 may do four times as much. A limit per second allows a burst of
    three seconds' worth, a limit per minute half a minute's worth. Several workers divide all numbers among
    them, except those named in `UNDIVIDED`.
    """

    most_tables: int = 5_000
    """Live tables."""
    most_tables_per_address: int = 200
    """Live tables that one address has made."""
    most_listed_per_address: int = 10
    """Live public tables of one address, whether they wait for players or play."""
    tables_per_minute: float = 30.0
    """New tables, per address."""
    tables_per_day: float = 1_000.0
    """The same in the long run: all of them may be made at once."""
    most_connections: int = 30_000
    """Connections of any kind. Fewer if the system allows fewer open files: see `Settings.within`."""
    most_connections_per_address: int = 1_000
    """Per address, but at most a quarter of all. Not counted behind a proxy, which has only one address."""
    connections_per_second: float = 100.0
    """New connections, per address, unless there is a proxy: refusing one later costs more."""
    seconds_out: float = 3.0
    """How long an address whose client floods a socket or sends nonsense gets no new connections."""
    seconds_per_request: float = 20.0
    """Within which a request must be complete, counted from the connection or from its first byte."""
    most_sockets: int = 20_000
    """Sockets at tables. The last tenth is reserved for those who come back to a running match.

    At most four fifths of all connections, so that there is one for those who come back.
    """
    most_sockets_per_address: int = 500
    """At most a quarter of all."""
    most_sockets_per_seat: int = 16
    most_spectators_per_table: int = 500
    handshakes_per_second: float = 20.0
    """New sockets, per address. In the first ten seconds after a start, fifteen seconds' worth at once."""
    requests_per_second: float = 20.0
    """Per address, for tables, lobby and records together."""
    files_per_second: float = 200.0
    """Files of the page, per address: a school class that opens it for the first time needs hundreds."""
    messages_per_second: float = 10.0
    """Per socket, and per seat over all its sockets."""
    messages_per_second_per_address: float = 200.0
    messages_per_second_of_spectators: float = 50.0
    """Of all spectators of a table together."""
    phrases_per_minute: float = 30.0
    """Per seat."""
    phrases_per_minute_at_table: float = 90.0
    phrases_per_minute_per_address: float = 300.0
    hints_per_minute: float = 30.0
    """Per seat."""
    hints_per_minute_per_address: float = 120.0
    bot_answers_per_second: float = 100.0
    """Answers of bots at the tables of one address; beyond that they wait a second, and nobody else does."""
    most_bot_tables: int = 40
    """Tables where bots play alone that may run concurrently while people watch."""
    most_bot_tables_per_address: int = 4
    """Those of them that one address has made."""
    most_reviews_per_address: int = 10
    """Unfinished reviews that one address has requested, "what if" included."""
    most_reviews_per_table: int = 5
    """Unfinished reviews of one table's matches, whoever requests them."""
    most_dailies_per_address: int = 100
    """Visitors of one address who play the deal of a game's day."""
    seconds_late: float = 0.1
    """How late the event loop may be until addresses with many tables get no new one and reviews pause.

    New tables, QR codes and replays are refused to everybody at one and a half times that, spectators and
    hints at two and a half times. Bots that answer without searching may wait ten times as long.
    """

    @property
    def reserved_sockets(self) -> int:
        """The sockets reserved for those who come back to a running match."""
        return self.most_sockets // 10

    @property
    def reserved_tables(self) -> int:
        """The live tables reserved for those that wake up, not for new ones."""
        return self.most_tables // 10


def no_limits() -> dict[str, Any]:
    """Every limit out of reach, for a benchmark or a test that simulates many people at one address."""
    seconds = {"seconds_per_request": 20.0, "seconds_out": 0.0}
    return {field.name: seconds.get(field.name, 1_000_000) for field in fields(Limits)}


UNDIVIDED = (
    "seconds_out",
    "seconds_per_request",
    "seconds_late",
    "messages_per_second",  # those who come to a table are all at the worker that is its home
    "messages_per_second_of_spectators",
    "most_sockets_per_seat",
    "most_spectators_per_table",
    "phrases_per_minute",
    "phrases_per_minute_at_table",
    "hints_per_minute",
    "most_dailies_per_address",  # counted in the store
)
"""The limits that are the same for each of several workers. They divide all others among them."""


@dataclass(frozen=True, slots=True)
class Settings(Limits):
    """The server's settings. `sushiya serve --help` explains them."""

    database: str = "sqlite:///sushiya.db"
    trust_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    allowed_origins: tuple[str, ...] = ()
    """Origins, besides the host itself, that may open a socket or make a table."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server may be reached, besides localhost, addresses and `public_url`."""
    metrics_from: tuple[str, ...] = ()
    """Addresses and networks, besides this computer, that may read `/metrics` and `/status`."""
    sleep_after: float = 600.0
    """Seconds without a connection until a table is put to sleep."""
    keep_finished: float = 90 * 86_400.0
    """Seconds that finished matches are kept. 0 keeps them forever."""
    bot_pace: float = 0.4
    """Seconds a bot waits before a public action while people watch."""
    allowed_bots: tuple[str, ...] = ()
    """Bots that may play besides the levels: from other packages, from your own code, or with a budget."""
    absence: float = 60.0
    """Seconds that a player has to be away before a bot may play for them."""
    bot_threads: int = 2
    """Threads that search, in a process of their own, and as many that wait for them. Bots that don't search
    have another one."""
    hint: str = "1s"
    """The search budget of a hint, such as 1s, 800ms or 20000it (iterations)."""
    review_deals: int = 200
    """How many deals a review imagines for every decision. 0 turns reviews off."""
    comparison_deals: int = 1_000
    """How often two options are played out to be compared."""
    daily_master: str = MASTER
    """The bot that plays each day's deal for comparison. Empty for none.

    Its budget is in iterations, so that it plays the same on every computer.
    """
    warm_up: bool = False
    """Prepare the search of strong bots and hints when the server starts, not when it is first needed."""
    lease: float = 8.0
    """Seconds until another process may take over a match whose driver is silent."""
    poll: float = 30.0
    """Seconds between polls of the store, in case a notification was lost."""
    loopback_only: bool = True
    """Whether only this computer can reach the server. The share sheet mentions it."""
    workers: int = 1
    """The processes of this server."""
    workers_folder: str = ""
    """A folder that the workers of this server share while they run; empty if there is only one."""
    public_url: str = ""
    """The address under which friends reach the server, if known."""

    def within(self, connections: int) -> "Settings":
        """These settings within what open files allow: no address can take most of the connections."""
        most = min(self.most_connections, connections)
        sockets = min(self.most_sockets, most * 4 // 5)
        of_one, sockets_of_one = (max(LEAST_PER_ADDRESS, all // 4) for all in (most, sockets))
        return replace(
            self,
            most_connections=most,
            most_connections_per_address=min(self.most_connections_per_address, of_one),
            most_sockets=sockets,
            most_sockets_per_address=min(self.most_sockets_per_address, sockets_of_one),
        )

    def divided(self, workers: int) -> "Settings":
        """The settings of each of several workers, which together stay within these limits.

        A worker may have at least one of whatever is counted, even if there are more workers than the limit.
        """
        if workers == 1:
            return self
        shares: dict[str, Any] = {}
        for name in {field.name for field in fields(Limits)} - {*UNDIVIDED}:
            whole = getattr(self, name)
            shares[name] = whole / workers if isinstance(whole, float) else max(1, whole // workers)
        return replace(self, workers=workers, **shares)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'sushiya.db'}"


def data_folder() -> Path:
    """The folder for this user's data."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "sushiya"
