"""Pins seeds that players add luck to: the secret is promised, and the luck is found again."""

from dataclasses import replace
from random import Random

import pytest

from sushiya.core import BadRecord, Match, commitment, luck_in, record_of, seed_with_luck, verify
from sushiya.games import game_of

SEED = seed_with_luck("secret", ["a1", "", "b2"])


def test_a_seed_is_the_secret_and_what_each_seat_added() -> None:
    assert SEED == "secret+a1.-.b2"
    assert luck_in(SEED) == ("a1", "", "b2")
    assert commitment(SEED) == commitment("secret")


def test_without_luck_the_seed_is_the_secret() -> None:
    assert seed_with_luck("secret", ["", ""]) == "secret"
    assert luck_in("secret") == ()


def test_a_record_keeps_what_was_noted() -> None:
    match, rng = Match(game_of("sushizock(seats=3)"), SEED), Random(3)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    record = record_of(match, ("Mia", "Leo", "Ida"))
    promised = commitment("secret")
    for noted in (None, promised, promised[:16], promised.upper()):
        assert verify(record, noted, "b2").over
    with pytest.raises(BadRecord, match="another commitment than the one noted"):
        verify(record, commitment("another secret"))
    with pytest.raises(BadRecord, match="'c3' is not in the seed"):
        verify(record, luck="c3")
    alone = replace(record, seed="secret")
    with pytest.raises(BadRecord, match="What the players added: nothing"):
        verify(alone, luck="a1")
