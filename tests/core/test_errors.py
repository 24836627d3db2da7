"""Pins the family of errors, and how lists in their messages read."""

import pytest

from sushiya.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction, SushiyaError, listing


@pytest.mark.parametrize("kind", [IllegalAction, BadNotation, BadRecord, BadOptions])
def test_one_base_catches_all(kind: type[SushiyaError]) -> None:
    with pytest.raises(SushiyaError, match=r"^why$"):
        raise kind("why")


def test_errors_are_no_mistakes_of_ours() -> None:
    """A KeyError or ValueError that escapes is a bug; errors raised on purpose must not look like one."""
    assert SushiyaError.__bases__ == (Exception,)


def test_a_short_list_is_complete() -> None:
    assert listing([]) == ""
    assert listing(["eel"]) == "eel"
    assert listing(range(12)) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"


def test_a_long_list_says_how_much_is_missing() -> None:
    assert listing(range(13)).endswith(", 10, 11, and 1 more")
    assert listing("abcde", most=2) == "a, b, and 3 more"
