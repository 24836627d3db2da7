"""Seat keys of 128 random bits, and codes that move a seat to another device. Only hashes are stored."""

import secrets
from hashlib import sha256
from hmac import compare_digest

__all__ = ["fits", "hashed", "is_id", "new_code", "new_id", "new_key", "new_recovery", "new_seed", "typed"]

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which are easily misread."""
ID_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"


def new_key() -> str:
    """A key for a seat, or a seed for a match: 128 random bits."""
    return secrets.token_hex(16)


new_seed = new_key


def new_code() -> str:
    """A code to type on another device: 40 random bits, valid once and for minutes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def new_recovery() -> str:
    """A code to write down: 60 random bits, valid until it is used."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
    return "-".join(letters[at : at + 4] for at in range(0, 12, 4))


def typed(code: str) -> str:
    """A typed code in the form that is hashed: capitals, without spaces and hyphens."""
    return "".join(code.upper().replace("-", " ").split())


def new_id() -> str:
    """The id of a table or match: short enough for a link, too long to guess (60 bits)."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def is_id(text: str) -> bool:
    """Whether this could be an id. The store is not queried for anything else."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def hashed(key: str) -> str:
    """The hash that is stored instead of a key. Keys are random, so a plain hash can't be reversed."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Whether the key has this hash."""
    return compare_digest(hashed(key), stored)
