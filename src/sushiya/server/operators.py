"""Who runs the server: nobody else may read its metrics and its status page."""

from collections.abc import Sequence
from ipaddress import ip_address, ip_network

from starlette.requests import Request

from sushiya.server.limits import without_port

__all__ = ["runs_the_server"]


def runs_the_server(request: Request, client: str, networks: Sequence[str]) -> bool:
    """Whether this client asks from the server's own computer, or from one of these networks."""
    try:
        address = ip_address(without_port(client))
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped:
        address = address.ipv4_mapped
    own = (request.scope.get("server") or ("", 0))[0]  # connections from here to here have one address
    named = any(address in ip_network(network, strict=False) for network in networks)
    return address.is_loopback or client == own or named
