"""How many files this process may have open, and therefore how many connections it can take."""

__all__ = ["most_connections", "most_waiting", "raise_limit"]

ENOUGH = 65_536
"""The most we ask for."""
LEAST_RESERVE = 256
"""The fewest files kept free: for the store, the log, and connections that are about to be turned away."""


def raise_limit() -> int:
    """Raise the soft limit of open files as far as possible. Returns the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = ENOUGH if hard == unlimited else min(ENOUGH, hard)
    if soft != unlimited and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # the real limit of macOS is lower than the one it reports
            pass
    return ENOUGH if soft == unlimited else soft


def reserve(files: int) -> int:
    """Files that connections leave free."""
    return max(LEAST_RESERVE, files // 8)


def most_connections(files: int) -> int:
    """How many connections this number of files allows. Each may be loading one of the page's files."""
    return max(16, (files - reserve(files)) // 2)


def most_waiting(files: int) -> int:
    """How many connections may wait to be accepted. They are accepted all at once, and then counted."""
    return min(2_048, reserve(files) // 2)
