"""Keys to seats: 128 random bits for a seat, short one-time codes to move it. Only hashes are stored."""

import secrets
from hashlib import sha256
from hmac import compare_digest

__all__ = ["fits", "hashed", "is_id", "new_code", "new_id", "new_key", "new_seed"]

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which are misread."""
ID_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"


def new_key() -> str:
    """The key to a seat, or to a match's chance: 128 random bits."""
    return secrets.token_hex(16)


new_seed = new_key


def new_code() -> str:
    """A code that a person can type on another device: 40 random bits, for one use within minutes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def new_id() -> str:
    """The id of a table or match: short enough for a link, too many to guess (60 bits)."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def is_id(text: str) -> bool:
    """Whether this could be an id of ours: nothing else is looked for in the store."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def hashed(key: str) -> str:
    """What is stored of a key. A key is random, so a plain hash can't be guessed back."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Whether this is the key with this hash."""
    return compare_digest(hashed(key), stored)
