"""Pins that every ruling and example in docs/rulings.md is named by a test, and that tests name no others."""

import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULINGS = (TESTS.parent / "docs" / "rulings.md").read_text(encoding="utf-8")
NAME = re.compile(r"\b(?:sushi-go|party|sushizock) [RE]\d+\b")
NEXT = re.compile(r"^The next number is R(\d+)\.$", re.MULTILINE)


def test_every_ruling_is_named_by_a_test() -> None:
    missing = set(ruled()) - named_by_tests().keys()
    assert not missing, f"no test names {', '.join(sorted(missing))}"


def test_tests_name_only_what_is_ruled() -> None:
    unknown = {name: place for name, place in named_by_tests().items() if name not in set(ruled())}
    assert not unknown, f"docs/rulings.md has no such number: {unknown}"


def test_each_number_is_given_once() -> None:
    assert len(ruled()) == len(set(ruled()))


def test_numbers_have_no_gaps_and_the_next_one_is_told() -> None:
    numbers: dict[str, list[int]] = {}
    for name in ruled():
        game, number = name.rsplit(" ", 1)
        numbers.setdefault(f"{game} {number[0]}", []).append(int(number[1:]))
    for series, given in numbers.items():
        assert given == list(range(1, len(given) + 1)), series
    told = [int(number) for number in NEXT.findall(RULINGS)]
    assert told == [len(numbers[f"{game} R"]) + 1 for game in ("sushi-go", "party", "sushizock")]


def ruled() -> list[str]:
    """The rulings and examples, in the order of the page."""
    return re.findall(rf"^- \*\*({NAME.pattern})\*\* ", RULINGS, re.MULTILINE)


def named_by_tests() -> dict[str, str]:
    """Each ruling that a test names, with one such file."""
    return {name: path.name for path in texts() for name in NAME.findall(path.read_text(encoding="utf-8"))}


def texts() -> Iterator[Path]:
    """All Python and text files of the tests."""
    for ending in ("*.py", "*.txt"):
        yield from TESTS.rglob(ending)
