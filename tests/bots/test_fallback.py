"""Pins that nobody waits for compilation: on a server, a searching bot plays as the net until then."""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sushiya.bots import Seated, make_bot
from sushiya.bots.bot import can_search
from sushiya.bots.fallback import FallbackBot, Searcher, bot_with_fallback
from sushiya.bots.heuristic_bot import HeuristicBot
from sushiya.bots.search_process import SearchEnded
from sushiya.bots.warmup import is_compiled
from sushiya.core import AnyGame, AnyMatch, Match
from sushiya.games import game_of


def with_fallback(name: str, game: AnyGame, is_ready: Callable[[AnyGame], bool]) -> Any:
    return bot_with_fallback(name, game, 0, Random(1), is_ready=is_ready)


def told(bot: Any, match: AnyMatch, seat: int) -> Any:
    return Seated(seat, bot).told(match.history)


def test_a_bot_that_answers_at_once_needs_no_patience() -> None:
    quick = bot_with_fallback("novice", game_of("sushi-go"), 0, Random(1))
    assert (type(quick), quick.name) == (HeuristicBot, "greedy")
    assert isinstance(bot_with_fallback("master", game_of("sushi-go"), 0, Random(1)), FallbackBot)


def test_an_expert_needs_patience_only_where_there_is_no_net() -> None:
    expert = bot_with_fallback("expert", game_of("sushi-go"), 0, Random(1))
    assert (type(expert), expert.name) == (HeuristicBot, "net")
    assert isinstance(bot_with_fallback("expert", game_of("sushizock"), 0, Random(1)), FallbackBot)


@pytest.mark.parametrize(("text", "quick"), [("sushi-go(seats=3)", "net"), ("sushizock(seats=3)", "regular")])
def test_until_it_is_compiled_the_net_answers_where_there_is_one(text: str, quick: str) -> None:
    game = game_of(text)

    def unprepared(name: str, game: AnyGame, seat: int, rng: Random) -> Any:
        return bot_with_fallback(name, game, seat, rng, is_ready=lambda game: False)

    def answers(make: Any, name: str) -> list[str]:
        matches = [Match(game, f"patience {number}") for number in range(8)]
        seats = [match.state.pending[0].seat for match in matches]
        return [
            str(told(make(name, game, seat, Random(1)), match, seat).choose(match.view(seat)))
            for match, seat in zip(matches, seats, strict=True)
        ]

    assert answers(unprepared, "master@20it") == answers(make_bot, quick)
    assert quick == "regular" or answers(make_bot, "net") != answers(make_bot, "regular")


def test_then_the_search_takes_over_and_has_seen_everything() -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "patience")
    compiled = iter((False, True, True))
    seated = Seated(0, with_fallback("master@20it", game, lambda game: next(compiled)))
    for _ in range(3):
        match.play(0, seated.told(match.history).choose(game.view(match.state, 0)))
        for seat in (1, 2):
            decision = match.state.decision(seat)
            assert decision is not None
            match.play(seat, decision.options[0])
    assert match.state.board.turn == 4


def test_how_long_it_may_search_is_said_for_each_answer() -> None:
    game = game_of("sushi-go(seats=3)")
    match = Match(game, "patience")
    view = game.view(match.state, 0)
    bot: Any = told(with_fallback("master", game, lambda game: True), match, 0)
    assert bot.wants == 0.25
    net = told(make_bot("net", game, 0, Random(1)), match, 0)
    assert bot.choose_within(0.0, view) == net.choose(view)
    assert not bot._searcher, "it is made, and told, only when it searches"
    for seconds in (0.01, 0.02, 5.0):
        assert view.decision.accepts(bot.choose_within(seconds, view))
        assert bot._searcher.observer.bot.budget.seconds == min(0.25, seconds)


def test_a_bot_that_counts_iterations_wants_little_and_none_before_it_is_compiled() -> None:
    compiled = False
    bot = with_fallback("expert", game_of("sushizock"), lambda game: compiled)
    assert can_search(bot)
    assert bot.wants == 0
    compiled = True
    assert 0 < bot.wants < 0.1


def test_without_the_process_of_searches_the_net_answers() -> None:
    class Ended(Searcher):
        def choose(self, seconds: float, view: Any) -> Any:
            raise SearchEnded

    game = game_of("sushi-go(seats=3)")
    match = Match(game, "patience")
    view = game.view(match.state, 0)
    bot = told(bot_with_fallback("master@20it", game, 0, Random(1), Ended, lambda game: True), match, 0)
    net = told(make_bot("net", game, 0, Random(1)), match, 0)
    assert bot.choose(view) == net.choose(view)


def test_what_answers_at_once_can_not_be_told_how_long() -> None:
    assert not can_search(bot_with_fallback("novice", game_of("sushi-go"), 0, Random(1)))


def test_the_search_is_compiled_by_a_process_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-m", "sushiya.bots.warmup", "sushizock"], check=False)
    assert done.returncode == 0
    assert is_compiled("sushizock")
