"""Pins that a game with a generic wire can be played over the protocol, and that one without is refused."""

import json
from random import Random

import pytest

from sushiya.core import AnyMatch, BadOptions, Match, verify
from sushiya.table.replay import steps_json
from sushiya.table.rest_types import NewSeat
from sushiya.table.wire import known_json, public_json
from tests.fourth_game import register
from tests.table.evening import Person, lay, play_out, record_of_table, services
from tests.testing.toy import HighCard

pytestmark = pytest.mark.anyio

MIA, RANDOM = NewSeat("you", "Mia"), NewSeat("bot", bot="random")


@pytest.fixture
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the fourth game and its generic wire."""
    register(monkeypatch.setitem)


@pytest.mark.usefixtures("fourth_game")
async def test_a_game_with_a_generic_row_is_played_over_the_protocol() -> None:
    table, [key] = await lay(services(), "high-card(seats=3)", MIA, RANDOM, RANDOM)
    mia, watcher = await Person(table, key).come(), await Person(table).come()
    option = mia.mine["0"]["decision"]["options"][0]
    assert option == {"verb": "play", "text": f"play {option['card']}", "card": option["card"]}
    assert mia.mine["0"]["hand"] == [each["card"] for each in mia.mine["0"]["decision"]["options"]]
    assert mia.mine["0"]["answer"] is None
    assert {"round", "scores", "discards", "serial", "winners"} <= set(watcher.public)
    assert not {"seat", "decision", "answer", "step"} & set(watcher.public)
    await play_out(mia, Random(1))
    assert (watcher.public["serial"], watcher.mine) == (0, {})
    record = await record_of_table(table)
    assert verify(record).over
    assert watcher.public["winners"] == list(record.winners or ())
    table.sleep()


@pytest.mark.usefixtures("fourth_game")
async def test_its_replay_opens_every_hand() -> None:
    table, [key] = await lay(services(), "high-card(seats=3)", MIA, RANDOM, RANDOM)
    await play_out(await Person(table, key).come(), Random(2))
    steps = json.loads(steps_json(await record_of_table(table)))["steps"]
    assert len(steps) == 3
    assert all(len(seat["hand"]) == 2 for seat in steps[0]["open"]["seats"])
    assert [event["event"] for event in steps[1]["events"]].count("Shown") == 3
    assert steps[-1]["open"] == {"seats": [{}, {}, {}]}
    table.sleep()


@pytest.mark.usefixtures("fourth_game")
def test_a_seat_is_told_what_it_alone_sees_and_nobody_else_is() -> None:
    match: AnyMatch = Match(HighCard(3), "hands")
    hands = [json.loads(known_json(match.game, match.state, seat))["hand"] for seat in range(3)]
    assert [tuple(hand) for hand in hands] == list(match.state.board.hands)
    assert json.loads(public_json(match.game, match.state))["hand"] == []


def test_a_game_without_a_row_is_refused_by_name() -> None:
    match: AnyMatch = Match(HighCard(3), "hands")
    with pytest.raises(BadOptions, match="There is no wire for high-card"):
        public_json(match.game, match.state)
