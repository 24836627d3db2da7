"""systemd's watchdog: a server whose event loop no longer turns is started again."""

import os
import socket
from contextlib import suppress

__all__ = ["tell_watchdog"]


def tell_watchdog() -> None:
    """Say that the event loop turns, if systemd wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address and "WATCHDOG_USEC" in os.environ:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
            line.setblocking(False)
            line.sendto(b"WATCHDOG=1", address.replace("@", "\0", 1))
