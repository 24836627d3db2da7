"""The `sushiya` command, also as `python -m sushiya`. Reports which library is missing if one is."""

import sys

from sushiya.extras import MissingExtra

__all__ = ["main"]


def main() -> None:
    """Run the command."""
    try:
        from sushiya.cli.main import main as run
    except MissingExtra as error:
        sys.stderr.write(f"Error: {error}\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
