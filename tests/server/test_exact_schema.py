"""Pins that everything sent has a type: whole random matches of every game are checked against the schema."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from sushiya.core import AnyGame, AnyMatch, Event, Match, one_of, record_of
from sushiya.core.codec import json_extended, json_object
from sushiya.games.json_values import wire_word
from sushiya.server.schema import protocol_schema
from sushiya.table.catalogue import catalogue
from sushiya.table.examples import examples
from sushiya.table.replay import steps_json
from sushiya.table.wire import answer_json, events_json, known_json, public_json, told_to
from sushiya.table.wire_types import VERBS, Decision, Option, WireEvent
from tests.conformance.games_to_try import PARTY, SPECIALS, SUSHI_GO, SUSHIZOCK, specials
from tests.full import in_full_runs
from tests.server.helpers import validator

LUCK = 11
"""A seed with which a spoon is given a special order once, which is rare."""
UPDATE, REPLAY = validator("Update"), validator("Replay")


def party() -> list[AnyGame]:
    """Enough meals to have every special dish in every edition, and the rare pair."""
    games: list[AnyGame] = []
    left = {(dish, game.edition) for dish in SPECIALS for game in PARTY}
    for game in PARTY:
        new = {(dish, game.edition) for dish in specials(game.meal)} & left
        if new or specials(game.meal) == {"spoon", "special_order"}:
            games.append(game)
            left -= new
    assert not left
    return games


GAMES: list[Any] = [*SUSHI_GO, *party(), *SUSHIZOCK]


def updates(match: AnyMatch, events: tuple[Event, ...]) -> Iterator[str]:
    """The updates that every seat and a spectator are sent now."""
    game, state = match.game, match.state
    public = public_json(game, state)
    for seat in (None, *range(game.seats)):
        seats = () if seat is None else (seat,)
        told = told_to(seats, events_json(events))
        mine = {
            str(each): json_extended(known_json(game, state, each), "answer", answer_json(state, each))
            for each in seats
        }
        yield (
            f'{{"type":"update","match":"m","version":1,"events":{told},'
            f'"waiting_for":[],"clock":null,"mine":{json_object(mine)},"public":{public}}}'
        )


@cache
def played(game: Any) -> frozenset[str]:
    """Play a random match and check all its messages; returns their events, decisions and verbs."""
    match, rng, kinds = Match(game, "exact"), Random(LUCK), set[str]()
    events = tuple(match.history)
    while True:
        for text in updates(match, events):
            update = json.loads(text)
            UPDATE.validate(update)
            kinds |= {event["event"] for event in update["events"]}
            for mine in update["mine"].values():
                if mine["decision"]:
                    kinds |= {mine["decision"]["kind"], *(o["verb"] for o in mine["decision"]["options"])}
        if match.over:
            break
        decision = one_of(match.state.pending, rng)
        events = match.play(decision.seat, decision.sample(rng))
    players = tuple(f"seat {seat}" for seat in range(game.seats))
    REPLAY.validate(json.loads(steps_json(record_of(match, players))))
    return frozenset(kinds)


@in_full_runs  # one by one, and all of them below
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_all_that_is_sent_in_a_match_is_as_the_schema_says(game: Any) -> None:
    assert {"GameEnded"} < played(game)


def test_all_that_the_schema_has_is_really_sent() -> None:
    there = frozenset[str]().union(*(played(game) for game in GAMES))
    listed = {wire_word(kind.__name__) for union in (WireEvent, Decision) for kind in get_args(union)}
    assert there == listed | {VERBS[kind] for kind in get_args(Option)}


def test_a_verb_is_the_first_word_of_the_text() -> None:
    game = GAMES[0]
    for option in game.view(Match(game, "exact").state, 0).decision.options:
        assert str(option).split()[0] == VERBS[type(option)]


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and every schema nested in it."""
    if isinstance(schema, dict):
        yield schema
    for inside in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from objects(inside)


def test_no_part_of_the_schema_takes_anything() -> None:
    definitions = protocol_schema()["$defs"]
    for schema in definitions.values():
        assert schema.keys() & {"type", "anyOf", "enum"}
    for schema in objects(definitions):
        if schema.get("type") == "object":
            extra = schema["additionalProperties"]
            assert extra if "properties" not in schema else extra is False
        if schema.get("type") == "array":
            assert schema["items"] or schema["prefixItems"]
        assert schema != {}


@pytest.mark.parametrize(
    "place",
    [
        lambda update: update["public"],
        lambda update: update["public"]["table"][0][0],
        lambda update: update["mine"]["0"],
        lambda update: update["mine"]["0"]["decision"],
        lambda update: update["mine"]["0"]["decision"]["options"][0],
        lambda update: update["mine"]["0"]["decision"]["options"][0]["serving"],
        lambda update: update["events"][0],
    ],
)
def test_a_field_that_is_not_listed_is_refused(place: Any) -> None:
    match: AnyMatch = Match(SUSHI_GO[0], "exact")
    events: tuple[Event, ...] = ()
    for decision in match.state.pending:
        events = match.play(decision.seat, decision.sample(Random(1)))
    _, update, *_ = map(json.loads, updates(match, events))
    UPDATE.validate(update)
    place(update)["more"] = 1
    assert not UPDATE.is_valid(update)


def test_the_catalogue_is_as_the_schema_says() -> None:
    validator("Catalogue").validate(json.loads(json.dumps(catalogue())))


def test_the_examples_are_as_the_schema_says() -> None:
    validator("Examples").validate(json.loads(json.dumps(examples())))
