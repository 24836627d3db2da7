"""How a client's message is read, and how a refusal becomes a message."""

from sushiya.core import SushiyaError
from sushiya.core.codec import from_json
from sushiya.table.protocol import ClientMessage, Refused
from sushiya.table.refusals import Internal, Unavailable, reason_of

__all__ = ["MOST_KEYS", "keys_in", "read_message", "refusal"]

MOST_KEYS = 8
"""Keys that a client may show: one for each seat of the largest table."""


def read_message(text: str) -> ClientMessage:
    """What a client says. Raises BadMessage."""
    message: ClientMessage = from_json(ClientMessage, text)  # type: ignore[arg-type]  # a union is not a class
    return message


def refusal(about: str, error: SushiyaError) -> Refused:
    """The message that tells a client why its request was refused."""
    id = error.id if isinstance(error, Internal | Unavailable) else None
    return Refused(about, reason_of(error), str(error), id)


def keys_in(header: str) -> tuple[str, ...]:
    """The seat keys in the header of a request."""
    return tuple(key for key in header.split(",") if key)[:MOST_KEYS]
