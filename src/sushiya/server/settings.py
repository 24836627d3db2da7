"""The server's settings, with defaults for a family at home."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Settings", "default_database"]


@dataclass(frozen=True, slots=True)
class Settings:
    """The server's settings. `sushiya serve --help` explains them."""

    database: str = "sqlite:///sushiya.db"
    most_tables: int = 5_000
    """Limit of live tables. Beyond it, requests are refused as `full`."""
    most_sockets: int = 20_000
    most_sockets_per_address: int = 2_000
    messages_per_second: float = 10.0
    """Per socket, on average. A burst of three seconds' worth is allowed."""
    requests_per_second: float = 20.0
    """Per address, for tables, lobby and records together."""
    trust_proxy: bool = False
    """Take a client's address from X-Forwarded-For."""
    allowed_origins: tuple[str, ...] = ()
    """Origins that may open a socket besides the host itself."""
    sleep_after: float = 600.0
    """Seconds without a connection until a table is put to sleep."""
    keep_finished: float = 90 * 86_400.0
    """Seconds that finished matches are kept. 0 keeps them forever."""
    bot_pace: float = 0.4
    """Seconds a bot waits before a public action while people watch."""
    absence: float = 60.0
    """Seconds that a player has to be away until a bot may play for them."""
    bot_threads: int = 2
    hint: str = "1s"
    """The search budget of a hint, such as 1s, 800ms or 20000it (iterations)."""
    warm_up: bool = False
    """Prepare the search of strong bots and hints when the server starts, not when it is first needed."""
    lease: float = 8.0
    """Seconds until another process may take over a match whose driver is silent."""
    poll: float = 30.0
    """Seconds between polls of the store, in case a notification was lost."""
    loopback_only: bool = True
    """Whether only this computer can reach the server. The share sheet mentions it."""
    workers_folder: str = ""
    """A folder that the workers of this server share while they run; empty if there is only one."""
    public_url: str = ""
    """The address under which friends reach the server, if known."""


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    home = Path.home()
    if sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", home))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{folder / 'sushiya' / 'sushiya.db'}"
