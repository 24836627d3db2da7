"""Whether a request comes from a page of ours: another website must not act on behalf of a visitor."""

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from sushiya.server.settings import Settings

__all__ = ["is_asked_elsewhere", "is_from_us", "is_our_name"]

LOCAL = ("local", "lan", "home", "internal", "home.arpa", "fritz.box", "localdomain")
"""Suffixes of names that exist only in a local network."""


def is_from_us(headers: Headers, settings: Settings) -> bool:
    """Whether this request may change something. Non-browsers send no origin."""
    host = headers.get("host", "")
    return host_is_ours(host, settings) and origin_is_fine(
        headers.get("origin"), host, settings.allowed_origins
    )


def is_asked_elsewhere(headers: Headers, settings: Settings) -> bool:
    """Whether another website makes a visitor's browser ask this. Browsers say so even without an origin."""
    is_elsewhere = headers.get("sec-fetch-site") == "cross-site"
    return is_elsewhere and headers.get("origin") not in settings.allowed_origins


def origin_is_fine(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether this origin may act: pages of other sites may not."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # not a URL at all
        return False


def host_is_ours(host: str, settings: Settings) -> bool:
    """Whether the server may be reached under this name.

    A proxy knows its own names and is expected to pass on only those, unless some are given.
    """
    any_name = settings.trust_proxy and not settings.allowed_hosts
    return is_our_name(host, settings) or (any_name and host_of(f"//{host}") is not None)


def is_our_name(host: str, settings: Settings) -> bool:
    """Whether this is an address, one of the names that were given, or one that only this computer has.

    If a stranger's name pointed here, their page would have the same origin as ours.
    """
    name = host_of(f"//{host}")
    if not name:
        return False
    known = {*settings.allowed_hosts, *filter(None, map(host_of, settings.allowed_origins))}
    if name in known or _is_address(name) or name == host_of(settings.public_url):
        return True
    return name == "localhost" or name.endswith(".localhost") or name in own_names()


def host_of(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """The names of this computer in its local network."""
    name = socket.gethostname().lower()
    return frozenset((name, *(f"{name.partition('.')[0]}.{end}" for end in LOCAL)))
