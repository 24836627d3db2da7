"""Pins seeds that players add luck to: the secret is promised, and the luck is found again."""

from dataclasses import replace
from random import Random

import pytest

from sushiya.core import BadRecord, Match, Record, commitment, luck_in, record_of, seed_with_luck, verify
from sushiya.games import game_of

SEED = seed_with_luck("secret", ["a1", "", "b2"])


def test_a_seed_is_the_secret_and_what_each_seat_added() -> None:
    assert SEED == "secret+a1.-.b2"
    assert luck_in(SEED) == ("a1", "", "b2")
    assert commitment(SEED) == commitment("secret")


def test_without_luck_the_seed_is_the_secret() -> None:
    assert seed_with_luck("secret", ["", ""]) == "secret"
    assert luck_in("secret") == ()


def played(seed: str) -> Record:
    match, rng = Match(game_of("sushizock(seats=3)"), seed), Random(3)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return record_of(match, ("Mia", "Leo", "Ida"))


def test_a_record_keeps_what_was_noted() -> None:
    record = played(SEED)
    promised = commitment("secret")
    for noted in (None, promised, promised[:16], promised.upper()):
        assert verify(record, noted, "b2").over
    with pytest.raises(BadRecord, match="not the one that was noted"):
        verify(record, commitment("another secret"))
    with pytest.raises(BadRecord, match="'c3' is not in the seed"):
        verify(record, luck="c3")
    alone = replace(record, seed="secret")
    with pytest.raises(BadRecord, match="What the players added: nothing"):
        verify(alone, luck="a1")


@pytest.mark.promise(3)
@pytest.mark.parametrize(
    "added",
    [
        "a1.-.-.x3",
        "a1.-",
        "a1.-.-+7",
        "a1.x y.-",
        "a1.é.-",
        "a1..-",
        f"a1.{'x' * 33}.-",
        "a1.-.-.",
        "a1.x\n.-",
    ],
)
def test_a_seed_has_one_part_for_each_seat_and_nothing_that_could_steer_it(added: str) -> None:
    with pytest.raises(BadRecord, match="one part for each seat"):
        verify(played(f"secret+{added}"), commitment("secret"), "a1")


@pytest.mark.promise(3)
def test_bots_add_nothing_and_what_i_added_is_in_my_place() -> None:
    record = played("secret+a1.b2.-")
    assert verify(record, luck="a1", seat=0, bots=[2]).over
    with pytest.raises(BadRecord, match="Bots add nothing, but the seed has 'b2' for seat 1"):
        verify(record, luck="a1", seat=0, bots=[1, 2])
    with pytest.raises(BadRecord, match="'a1' is not what the seed has for seat 1"):
        verify(record, luck="a1", seat=1)
    for nothing in ("", "-"):
        with pytest.raises(BadRecord, match="is not in the seed"):
            verify(record, luck=nothing)
