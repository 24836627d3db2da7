"""What `pip install sushiya` leaves out, and how to say so to who needs it: `pip install 'sushiya[fast]'`."""

from importlib.util import find_spec

from sushiya.core.errors import SushiyaError

__all__ = ["MissingExtra", "require"]


class MissingExtra(SushiyaError, ImportError):
    """A library is missing; the message says which extra brings it."""


def require(extra: str, *libraries: str) -> None:
    """Raises MissingExtra if one of these libraries, which the extra brings, isn't installed.

    To be called before they are imported: by the `__init__.py` of a package that can't do without them.
    """
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(f"{library} is not installed: pip install 'sushiya[{extra}]'.")
