"""Pads for the tests of the score pad."""

from typing import Any

import pytest

from sushiya.games.scorepad import BadScorepad, score

__all__ = ["BOX", "DUMMY", "MENU", "SUSHI_GO", "URAMAKI", "pad", "refusal"]

SUSHI_GO = "sushi-go(seats=3)"
URAMAKI = "sushi-go-party(seats=3,meal=points-platter)"
BOX = "sushi-go-party(seats=3,meal=master-menu)"
MENU = "sushi-go-party(seats=2,meal=dinner-for-two)"
DUMMY = "sushi-go(seats=2,edition=gamewright,dummy=yes)"


def pad(game: str, *rounds: list[str], **more: object) -> dict[str, Any]:
    return {"game": game, "rounds": list(rounds)} | more


def refusal(data: object) -> str:
    with pytest.raises(BadScorepad) as caught:
        score(data)
    return str(caught.value)
