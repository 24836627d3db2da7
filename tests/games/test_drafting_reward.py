"""Pins what a drafting search aims at: to win, and then every point."""

import pytest

from sushiya.games.drafting_reward import reward

AFTER = {"round 1": (False, True), "round 2": (False, False), "the end": (True, False)}


@pytest.mark.parametrize("stage", AFTER)
def test_every_point_counts_and_ahead_counts_as_much_as_behind(stage: str) -> None:
    over, first = AFTER[stage]
    rewards = [reward(float(margin), over, first) for margin in range(-40, 41)]
    assert rewards == sorted(set(rewards))
    assert 0 <= rewards[0] < rewards[-1] <= 1
    assert all(a + b == pytest.approx(1) for a, b in zip(rewards[:40], reversed(rewards[41:]), strict=True))


def test_a_lead_decides_more_the_later_it_is() -> None:
    assert reward(9.0, False, True) < reward(9.0, False, False) < reward(9.0, True, False)


def test_at_the_end_winning_alone_is_worth_more_than_winning_together() -> None:
    behind, together, alone = (reward(margin, True, False) for margin in (-0.01, 0.0, 0.01))
    assert together - behind > 0.3
    assert alone - together > 0.5
