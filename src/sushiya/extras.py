"""Optional dependencies. If one is missing, the error names its extra: `pip install 'sushiya[fast]'`."""

from importlib.util import find_spec

from sushiya.core.errors import SushiyaError

__all__ = ["MissingExtra", "require"]


class MissingExtra(SushiyaError, ImportError):
    """A library is missing; the message says which extra installs it."""


def require(extra: str, *libraries: str) -> None:
    """Raise MissingExtra if any of these libraries, which the extra installs, is missing.

    Call it before importing them, in the `__init__.py` of a package that needs them.
    """
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(f"{library} is not installed: pip install 'sushiya[{extra}]'.")
