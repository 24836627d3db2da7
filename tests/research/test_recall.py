"""Pins perfect recall: players who have seen different things have different information state tensors."""

from collections import defaultdict
from random import Random
from typing import Any

import pyspiel
import pytest

from sushiya.core import Event
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.layout import OPEN_MENU, WISH
from sushiya.research import openspiel_game  # noqa: F401 (registers the games)
from sushiya.sushi.notation import parse_card

TABLES = [
    ("python_sushi_go", 2, "edition=gamewright", "", {"Served"}),
    ("python_sushi_go", 2, "edition=gamewright;dummy=yes", "", {"DrewCard"}),
    (
        "python_sushi_go_party",
        3,
        "meal=maki+tempura+eel+tofu+soy_sauce+menu+pudding",
        "menu",
        {"MenuOpened", "Offered"},
    ),
    (
        "python_sushi_go_party",
        3,
        "meal=maki+tempura+eel+tofu+soy_sauce+spoon+pudding",
        "spoon",
        {"Wished", "Found", "Given", "Cleared"},
    ),
    (
        "python_sushi_go_party",
        3,
        "meal=maki+tempura+eel+tofu+sake+special_order+pudding",
        "sake special_order",
        {"DrewBlind", "DrewCard"},
    ),
]
MATCHES = 120
DECISIONS = 20
WISHES = 9


def chance(state: Any, favoured: str, of_the_deal: Random, of_the_match: Random) -> None:
    """Every match has the same deals, with many of the favoured cards; only menus show something else."""
    match = state.match
    cards = sorted(set(match.game.box))
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    weights = [
        p * (8 if cards[outcome].dish in favoured.split() else 1)
        for outcome, p in zip(outcomes, odds, strict=True)
    ]
    rng = of_the_match if match.record.ask == OPEN_MENU else of_the_deal
    state.apply_action(rng.choices(outcomes, weights)[0])


def choose(state: Any, favoured: str, rng: Random) -> None:
    """One of few actions, favoured cards first, so that many matches have an outcome in common."""
    names = state.match.numbering.names

    def dull(action: int) -> bool:
        return not any(dish in names[action] for dish in favoured.split())

    few = WISHES if state.match.record.ask == WISH else 1 if rng.random() < 0.6 else 2
    state.apply_action(rng.choice(sorted(state.legal_actions(), key=dull)[:few]))


@pytest.mark.parametrize(("name", "players", "options", "favoured", "expected"), TABLES)
def test_what_was_seen_is_in_the_tensor(
    name: str, players: int, options: str, favoured: str, expected: set[str]
) -> None:
    """Equal tensors come from the same events. What is visible or known now would not be enough for that."""
    game = pyspiel.load_game(name, {"players": players, "options": options})
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    saw: dict[tuple[int, bytes], tuple[Event, ...]] = {}
    now: defaultdict[tuple[int, bytes], set[tuple[Event, ...]]] = defaultdict(set)
    met: set[str] = set()
    for seed in range(MATCHES):
        state, of_the_deal, rng = game.new_initial_state(), Random(1), Random(seed)
        for _ in range(DECISIONS):
            while state.is_chance_node():
                chance(state, favoured, of_the_deal, rng)
            player = state.current_player()
            events = state.history_.reference()[1][player]
            observer.set_from(state, player)
            assert saw.setdefault((player, observer.tensor.tobytes()), events) == events
            now[player, observer.tensor[: observer.features.size].tobytes()].add(events)
            met |= {type(event).__name__ for event in events}
            choose(state, favoured, rng)
    assert expected <= met
    assert sum(len(different) - 1 for different in now.values()) > 5


def test_a_card_drawn_for_the_dummy_is_remembered() -> None:
    """Two equal hands of ten, of which different cards were drawn."""
    game = pyspiel.load_game("python_sushi_go", {"players": 2, "options": "edition=gamewright;dummy=yes"})
    kinds = Kinds(game.game)
    maki, wasabi, tempura, gyoza, nigiri = (
        kinds.number[parse_card(text)] for text in ("maki:3", "wasabi", "tempura", "gyoza", "nigiri:egg")
    )
    tensors = []
    for held, drawn in ((maki, wasabi), (wasabi, maki)):
        state = game.new_initial_state()
        for outcome in (held, *8 * [tempura], *5 * [nigiri], *4 * [gyoza], drawn, *8 * [gyoza], drawn):
            state.apply_action(outcome)
        assert state.current_player() == 0
        tensors.append(state.information_state_tensor(0))
    assert tensors[0] != tensors[1]
