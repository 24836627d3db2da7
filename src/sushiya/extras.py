"""Dependencies that may be missing. The error says how to install one: `pip install 'sushiya[fast]'`."""

from importlib.util import find_spec

from sushiya.core.errors import SushiyaError

__all__ = ["MissingExtra", "require"]


class MissingExtra(SushiyaError, ImportError):
    """A library is missing; the message says how to install it."""


def require(extra: str, *libraries: str) -> None:
    """Raise MissingExtra if any of these libraries, which the extra installs, is missing.

    With the empty extra, they come with `pip install sushiya`, but may have been left out, since the library
    itself works without them. Call it before importing them, in the `__init__.py` of a package that needs
    them.
    """
    for library in libraries:
        if find_spec(library) is None:
            wanted = f"'sushiya[{extra}]'" if extra else "sushiya"
            raise MissingExtra(f"{library} is not installed: pip install {wanted}.")
