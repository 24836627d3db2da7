"""Pins that kernels and the bot `net` read the same input from every position: training used the kernels'."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sushiya.bots.net_sushi import Position
from sushiya.core import Match, seen_by
from sushiya.fast.families import engine_of
from sushiya.fast.sushi.net_input import names_of
from sushiya.fast.sushi.net_play import position
from sushiya.games import game_of, net_layout
from sushiya.games.drafting_priors import name_of
from sushiya.sushi.cards import DISHES
from sushiya.sushi.memory import Memory

GAMES = [
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=8,meal=cutthroat-combo)",
    "sushi-go-party(seats=4,meal=master-menu,edition=devir)",
    "sushi-go-party(seats=5,meal=temaki+tempura+sashimi+tofu+sake+special_order+fruit,edition=devir)",
    "sushi-go-party(seats=3,meal=uramaki+onigiri+tofu+miso_soup+menu+special_order+fruit)",
    "sushi-go-party(seats=4,meal=maki+edamame+sukeroku+gyoza+spoon+takeout_box+pudding)",
    "sushi-go-party(seats=3,meal=maki+eel+edamame+sukeroku+spoon+special_order+green_tea_ice_cream)",
    "sushi-go-party(seats=6,meal=maki+tempura+gyoza+eel+chopsticks+wasabi+pudding)",
    "sushi-go-party(seats=2,meal=uramaki+onigiri+tofu+miso_soup+sake+takeout_box+fruit)",
]
UNSEEN = range(net_layout.UNSEEN, net_layout.UNSEEN + net_layout.CARDS)


@pytest.mark.parametrize("text", GAMES)
def test_kernels_and_the_bot_read_the_same(text: str) -> None:
    game: Any = game_of(text)
    engine = engine_of(game)
    names, record, codes = names_of(game), engine.record(), engine.codes()
    marks = np.zeros((len(codes), net_layout.MARKS_OF_AN_OPTION), np.int16)
    row = np.zeros(net_layout.ROW, np.int8)
    rng = Random(text)
    for seed in range(2):
        match = Match(game, f"{text} {seed}")
        memories = [Memory(game.seats) for _ in range(game.seats)]
        told = 0
        while not match.over:
            history = match.history
            for seat, memory in enumerate(memories):
                for event in seen_by(history[told:], seat):
                    memory.see(event)
            told = len(history)
            engine.from_state(match.state, record)
            pending: Any = match.state.pending
            for decision in pending:
                seat = decision.seat
                here = Position(game.view(match.state, seat), memories[seat])
                count = position(record, engine.config, names, seat, codes, marks, row)
                read = {int(place): int(row[place]) for place in np.flatnonzero(row)}
                mine = {place: value for place, value in here.row().items() if value}
                if game.dummy:  # a state doesn't tell what was drawn for the dummy, a kernel's record does
                    mine, read = ({at: row[at] for at in row if at not in UNSEEN} for row in (mine, read))
                assert mine == read, (decision, record.round_, record.turn)
                there = {
                    str(engine.action_of(record, int(codes[i]))): sorted(m for m in marks[i].tolist() if m)
                    for i in range(count)
                }
                assert {str(option): sorted(here.marks(option)) for option in decision.options} == there
            match.play(pending[0].seat, rng.choice(pending[0].options))


def test_every_card_is_known() -> None:
    cards = {name_of(card) for dish in DISHES.values() for card in dish.cards}
    assert len(net_layout.NAMES) == len(set(net_layout.NAMES)) == net_layout.CARDS
    assert cards == set(net_layout.NAMES)
