"""Pins that a game with a generic wire can be played over the protocol, and that one without is refused."""

import json
from random import Random

import pytest

from sushiya.core import AnyMatch, BadOptions, Match, asked_in, verify
from sushiya.table.refusals import Denied
from sushiya.table.replay import steps_json
from sushiya.table.rest_types import NewSeat
from sushiya.table.seating import Seating
from sushiya.table.variation_types import NewVariation
from sushiya.table.variations import table_for
from sushiya.table.wire import known_json, public_json
from tests.fourth_game import register
from tests.table.evening import Person, lay, play_out, record_of_table, services
from tests.testing.toy import HighCard

pytestmark = pytest.mark.anyio

MIA, BOT = NewSeat("you", "Mia"), NewSeat("bot")
"""The bot is the game's default."""


@pytest.fixture
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the fourth game and its generic wire."""
    register(monkeypatch.setitem)


@pytest.mark.usefixtures("fourth_game")
async def test_a_game_with_a_generic_row_is_played_over_the_protocol() -> None:
    table, [key] = await lay(services(), "high-card(seats=3)", MIA, BOT, BOT)
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
    assert [seat.bot for seat in table.doc.seats] == ["", "random", "random"]
    assert table.doc.stand_in == "random"
    assert watcher.public["winners"] == list(record.winners or ())
    table.sleep()


@pytest.mark.usefixtures("fourth_game")
async def test_its_replay_opens_every_hand() -> None:
    table, [key] = await lay(services(), "high-card(seats=3)", MIA, BOT, BOT)
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


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("bot", ["regular", "master", "greedy"])
async def test_a_bot_that_can_not_play_it_is_refused_by_name_when_the_table_is_made(bot: str) -> None:
    refused = rf"The bot {bot} can't play high-card\. Bots that can: random\."
    with pytest.raises(Denied, match=refused):
        await lay(services(), "high-card(seats=2)", MIA, NewSeat("bot", bot=bot))
    with pytest.raises(Denied, match=refused):
        await lay(services(), "high-card(seats=2)", MIA, BOT, stand_in=bot)
    table, _ = await lay(services(), "high-card(seats=2)", MIA, NewSeat("open"))
    with pytest.raises(Denied, match=refused):
        Seating.hand_to_bot(table.doc, 1, bot)
    assert Seating.hand_to_bot(table.doc, 1, "random").seats[1].bot == "random"


@pytest.mark.usefixtures("fourth_game")
async def test_its_matches_are_played_on_by_bots_that_play_it() -> None:
    table, [key] = await lay(services(), "high-card(seats=3)", MIA, BOT, BOT)
    await play_out(await Person(table, key).come(), Random(2))
    record = await record_of_table(table)
    asked = asked_in(record)[0]
    other = next(option for option in asked.options if option != asked.chosen)
    wish = table_for(record, NewVariation(asked.at, str(other), name="Mia"))
    assert (wish.stand_in, [seat.bot for seat in wish.seats].count("random")) == ("random", 2)
    table.sleep()


def test_a_game_without_a_row_is_refused_by_name() -> None:
    match: AnyMatch = Match(HighCard(3), "hands")
    with pytest.raises(BadOptions, match="There is no wire for high-card"):
        public_json(match.game, match.state)
