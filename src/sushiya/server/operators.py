"""Who runs the server: nobody else may read its metrics and its status page."""

from ipaddress import ip_address, ip_network

from starlette.requests import Request

from sushiya.server.limits import without_port
from sushiya.server.origins import is_our_name
from sushiya.server.settings import Settings

__all__ = ["runs_the_server"]


def runs_the_server(request: Request, client: str, settings: Settings) -> bool:
    """Whether this client asks from the server's own computer, or from a network that was named.

    It has to ask under a name of ours: a stranger's page, whose name leads here, could ask from there, too.
    """
    if not is_our_name(request.headers.get("host", ""), settings):
        return False
    try:
        address = ip_address(without_port(client))
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped:
        address = address.ipv4_mapped
    own = (request.scope.get("server") or ("", 0))[0]  # connections from here to here have one address
    named = any(address in ip_network(network, strict=False) for network in settings.metrics_from)
    return address.is_loopback or client == own or named
