"""Pins how views, events and decisions look as JSON."""

import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from sushiya.core import Answered, AnyGame, Choice, Match, one_of
from sushiya.core.codec import dumps
from sushiya.games import game_of
from sushiya.games.json_values import json_value
from sushiya.sushi import Card, Serving
from sushiya.sushi.events import HandSeen, Scored
from sushiya.sushi.facts import Fact
from sushiya.table.families import repeated_json
from sushiya.table.wire import events_json, known_json, public_json, told_to
from sushiya.table.wire_types import PrivateView
from tests.conformance.games_to_try import PARTY, SUSHI_GO, SUSHIZOCK

GAMES: list[AnyGame] = [*SUSHI_GO[:2], *PARTY[:4], *SUSHIZOCK[:2]]
MAKI = Card("maki", "3", 3)


def test_cards_are_their_text_and_servings_their_parts() -> None:
    assert json_value(MAKI) == "maki:3"
    assert json_value(Serving(MAKI)) == {"card": "maki:3", "copy": None, "free": False}
    assert json_value((MAKI, None, True, 2, 0.5, "x", range(2))) == [
        "maki:3",
        None,
        True,
        2,
        0.5,
        "x",
        [0, 1],
    ]


def test_events_are_for_those_who_may_see_them() -> None:
    events = [Answered(1), HandSeen(0, (MAKI,), to=0), HandSeen(1, (MAKI, MAKI), to=1)]
    seen = {seats: json.loads(told_to(seats, events_json(events))) for seats in ((), (0,), (1,), (0, 1))}
    assert seen[()] == [{"event": "Answered", "seat": 1}]
    assert seen[0,] == [*seen[()], {"event": "HandSeen", "seat": 0, "hand": ["maki:3"]}]
    assert [event["seat"] for event in seen[1,]] == [1, 1]
    assert len(seen[0, 1]) == 3
    assert "to" not in {key for event in seen[0, 1] for key in event}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_event_looks_as_its_value_says(game: AnyGame) -> None:
    match, rng = Match(game, "wire"), Random(2)
    while not match.over:
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    lines = [replace(event, counted=()) if isinstance(event, Scored) else event for event in match.history]
    told = [text for _, text in events_json(lines)]
    assert told == [dumps(json_value(event)) for event in lines]


def test_points_say_what_was_counted_and_lines_of_the_sheet_do_not() -> None:
    scored = Scored(1, 2, "eel", 7, (Fact("count", n=3, name="eel"),))
    line = {"event": "Scored", "seat": 1, "round": 2, "dish": "eel", "points": 7}
    told = [json.loads(text) for _, text in events_json([scored, replace(scored, counted=())])]
    assert told == [{**line, "counted": [{"id": "count", "n": 3, "name": "eel"}]}, line]


def test_what_one_seat_alone_is_told_does_not_fill_the_cache() -> None:
    before = repeated_json.cache_info().currsize
    private = [HandSeen(0, (MAKI,) * count, to=0) for count in range(20)]
    assert len(events_json(private)) == 20
    assert repeated_json.cache_info().currsize <= before + 1, "only the card"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_option_is_answered_by_its_text(game: AnyGame) -> None:
    match, rng = Match(game, "wire"), Random(1)
    while not match.over:
        for decision in match.state.pending:
            mine = json.loads(known_json(game, match.state, decision.seat))
            assert isinstance(decision, Choice)
            assert mine["decision"]["kind"] == type(decision).__name__
            read = [game.parse_action(option["text"]) for option in mine["decision"]["options"]]
            assert tuple(read) == decision.options
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    assert json.loads(known_json(game, match.state, 0))["decision"] is None


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_public_part_is_whole_and_has_nothing_private(game: AnyGame) -> None:
    match, rng = Match(game, "wire"), Random(2)
    while True:
        public = json.loads(public_json(game, match.state))
        assert not set(public) & {
            *PrivateView.__annotations__,
            "deck",
            "pile",
            "pantry",
            "dessert_pile",
            "hands",
            "picks",
            "seed",
        }
        assert public["serial"] == (0 if match.state.ask is None else match.state.ask.serial)
        assert public["winners"] == list(game.winners(match.state))
        if match.over:
            break
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    assert public["scores"] == list(game.scores(match.state))


def test_the_worth_of_dishes_is_what_the_round_would_bring_now() -> None:
    game = game_of("sushi-go(seats=3)")
    match, rng = Match(game, "worth"), Random(3)
    last: dict[str, Any] = {}
    while match.state.ask is not None:
        public = json.loads(public_json(game, match.state))
        if public["round"] > 1:
            break
        last = public
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    assert last["turn"] == game.view(match.state, None).game.hand_size
    assert any(sum(dishes.values()) for dishes in last["worth"])
    assert len(last["worth"]) == 3


@pytest.mark.parametrize(("option", "right"), [("pass=left", []), ("pass=alternate", [2])])
def test_it_says_which_way_hands_go_and_how_many_rounds_there_are(option: str, right: list[int]) -> None:
    game = game_of(f"sushi-go(seats=3,{option})")
    match, rng = Match(game, "left"), Random(5)
    told: dict[int, tuple[bool, int]] = {}
    while match.state.ask is not None:
        public = json.loads(public_json(game, match.state))
        told[public["round"]] = (public["passes_left"], public["rounds"])
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
    assert [round for round, (left, _) in told.items() if not left] == right
    assert {rounds for _, rounds in told.values()} == {3}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_is_put_together_from_words_is_what_the_values_say(game: AnyGame) -> None:
    match, rng = Match(game, "words"), Random(4)
    while not match.over:
        view, public = game.view(match.state, None), json.loads(public_json(game, match.state))
        for name in {field.name for field in fields(view)} & set(public):
            assert public[name] == json_value(getattr(view, name))
        for decision in match.state.pending:
            mine, own = game.view(match.state, decision.seat), known_json(game, match.state, decision.seat)
            for name, value in json.loads(own).items():
                assert name == "brings" or value == json_value(getattr(mine, name, None))
        decision = one_of(match.state.pending, rng)
        match.play(decision.seat, decision.sample(rng))
