"""Pins the switches of every edition."""

from dataclasses import FrozenInstanceError

import pytest

from sushiya.sushi import PARTY_EDITIONS, SUSHI_GO_EDITIONS, Edition, SushiGo, SushiGoParty

SWITCHES = (
    "split_ties",
    "wasabi_by_choice",
    "pair_in_order",
    "dummy",
    "copied_nigiri_by_choice",
    "box_reaches_this_turn",
)


@pytest.mark.parametrize(
    ("edition", "name", "seats", "switched_on"),
    [
        (SUSHI_GO_EDITIONS["zoch"], "zoch", range(3, 6), {"wasabi_by_choice", "box_reaches_this_turn"}),
        (
            SUSHI_GO_EDITIONS["gamewright"],
            "gamewright",
            range(2, 6),
            {"split_ties", "pair_in_order", "dummy", "box_reaches_this_turn"},
        ),
        (PARTY_EDITIONS["zoch"], "zoch", range(2, 9), {"box_reaches_this_turn"}),
        (PARTY_EDITIONS["devir"], "devir", range(2, 9), {"copied_nigiri_by_choice"}),
    ],
)
def test_a_row(edition: Edition, name: str, seats: range, switched_on: set[str]) -> None:
    assert (edition.name, edition.seats) == (name, seats)
    assert {switch for switch in SWITCHES if getattr(edition, switch)} == switched_on


def test_an_edition_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        PARTY_EDITIONS["zoch"].split_ties = True  # type: ignore[misc]


def test_no_switch_is_forgotten_above() -> None:
    assert ("name", "seats", *SWITCHES) == tuple(Edition.__dataclass_fields__)


def test_the_games_have_their_editions_and_begin_with_zoch() -> None:
    assert list(SUSHI_GO_EDITIONS) == ["zoch", "gamewright"]
    assert list(PARTY_EDITIONS) == ["zoch", "devir"]
    assert SushiGo(3).edition_rules is SUSHI_GO_EDITIONS["zoch"]
    assert SushiGo(3, "gamewright").edition_rules is SUSHI_GO_EDITIONS["gamewright"]
    assert SushiGoParty(3).edition_rules is PARTY_EDITIONS["zoch"]
    assert SushiGoParty(3, edition="devir").edition_rules is PARTY_EDITIONS["devir"]
