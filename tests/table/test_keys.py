"""Pins keys, codes and ids: random enough, hashed, and easy to type where they are typed."""

import pytest

from sushiya.table.keys import (
    CODE_LETTERS,
    ID_LETTERS,
    fits,
    hashed,
    is_id,
    new_code,
    new_id,
    new_key,
    new_seed,
)


def test_keys_and_seeds_have_128_bits_and_differ() -> None:
    made = {new() for new in (new_key, new_seed) for _ in range(100)}
    assert len(made) == 200
    assert {len(bytes.fromhex(each)) for each in made} == {16}


def test_a_code_has_40_bits_and_nothing_to_misread() -> None:
    assert len(CODE_LETTERS) == len(set(CODE_LETTERS)) == 32
    assert not set(CODE_LETTERS) & set("IO01")
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(len(code) == 8 and set(code) <= set(CODE_LETTERS) for code in codes)


def test_ids_cannot_be_guessed_and_look_like_ids() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert len(set(ID_LETTERS)) ** 12 > 2**60
    assert all(is_id(each) for each in ids)


@pytest.mark.parametrize("text", ["", "a b", "a/b", "x" * 33, "ä", "٣", "\x00", "a.b", "a'"])
def test_what_is_no_id(text: str) -> None:
    assert not is_id(text)


def test_only_the_key_itself_fits_its_hash() -> None:
    key = new_key()
    assert key not in hashed(key)
    assert fits(key, hashed(key))
    assert not any(fits(wrong, hashed(key)) for wrong in (new_key(), "", key.upper() + " ", hashed(key)))
    assert not fits("", "")
