"""Pins what the digest of this package is made from."""

from pathlib import Path

from sushiya.bots import digest


def test_packages_that_are_left_out_exist_and_those_that_decide_a_match_are_not_among_them() -> None:
    package = Path(digest.__file__).parents[1]
    there = {file.parent.name for file in package.glob("*/__init__.py")}
    assert there >= digest.LEFT_OUT
    assert digest.LEFT_OUT.isdisjoint(
        {"core", "sushi", "sushizock", "games", "fast", "bots", "arena", "research"}
    )
