"""Pins what a deal is: the same luck in every seating, and fair shares of wins and ranks."""

from random import Random
from typing import Any

import pytest

from sushiya.arena.deals import Contest, Outcome, play_deal, play_match
from sushiya.bots import RandomBot
from sushiya.core import Action, AnyGame, BadOptions, Event, IllegalAction
from sushiya.games import game_of
from sushiya.sushi.events import HandSeen

GAME = game_of("sushi-go(seats=3)")
CONTEST = Contest(GAME, ("greedy", "random", "regular"), "s")


def test_a_deal_has_every_seating_each_circle_turned_to_every_seat() -> None:
    assert CONTEST.seatings(0) == (
        ("greedy", "random", "regular"),
        ("regular", "greedy", "random"),
        ("random", "regular", "greedy"),
        ("greedy", "regular", "random"),
        ("random", "greedy", "regular"),
        ("regular", "random", "greedy"),
    )


def test_a_contest_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(BadOptions, match="has 3 seats, but 2 bots are named: greedy, random"):
        Contest(GAME, ("greedy", "random"), "s")


def test_an_answer_that_is_none_names_whose_it_was() -> None:
    class Talker(RandomBot):
        def __init__(self, answer: str) -> None:
            super().__init__(Random(1))
            self.answer = answer

        def choose(self, view: Any) -> Any:
            return self.answer

    with pytest.raises(IllegalAction, match=r"random answered 'wish eel', .* not an option for seat 0: pick"):
        play_match(GAME, [Talker("wish eel")] * 3, "x")


def test_a_bot_may_answer_with_text() -> None:
    class Writer(RandomBot):
        def choose(self, view: Any) -> Any:
            return str(super().choose(view))

    texts = play_match(GAME, [Writer(Random(seat)) for seat in range(3)], "x")
    assert texts == play_match(GAME, [RandomBot(Random(seat)) for seat in range(3)], "x")


def test_a_deal_is_the_same_in_every_seating_and_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[list[HandSeen]] = []
    luck: list[float] = []

    class Watcher(RandomBot):
        def __init__(self, rng: Random) -> None:
            super().__init__(rng)
            self.seen: list[HandSeen] = []
            hands.append(self.seen)

        def see(self, event: Event) -> None:
            if isinstance(event, HandSeen):
                self.seen.append(event)

    def make_player(name: str, game: AnyGame, seat: int, rng: Random) -> Watcher:
        luck.append(rng.random())
        return Watcher(rng)

    monkeypatch.setattr("sushiya.arena.answers.make_player", make_player)
    first = play_deal(CONTEST, 0)
    assert len(first) == 6
    assert len(set(luck)) == 18, "each bot has its own random stream"
    dealt = [seen[0] for seen in hands]
    assert all(dealt[at : at + 3] == dealt[:3] for at in range(0, 18, 3))
    assert play_deal(CONTEST, 0) == first
    assert luck[:18] == luck[18:]
    assert play_deal(CONTEST, 1) != first


def test_bots_hear_the_end() -> None:
    heard: list[Event] = []

    class Listener(RandomBot):
        def see(self, event: Event) -> None:
            heard.append(event)

    play_match(GAME, [Listener(Random(1)), RandomBot(Random(2)), RandomBot(Random(3))], "x")
    assert type(heard[-1]).__name__ == "GameEnded"


def test_programs_are_ended_even_if_a_bot_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []

    class Broken(RandomBot):
        def choose(self, view: Any) -> Action:
            raise ZeroDivisionError

        def close(self) -> None:
            closed.append(1)

    monkeypatch.setattr("sushiya.arena.answers.make_player", lambda name, game, seat, rng: Broken(rng))
    with pytest.raises(ZeroDivisionError):
        play_deal(CONTEST, 0)
    assert closed == [1, 1, 1]


def test_shares_and_ranks() -> None:
    alone = Outcome((30, 40, 20), (1,))
    assert [alone.win_share(seat) for seat in range(3)] == [0, 1, 0]
    assert [alone.rank(seat) for seat in range(3)] == [2, 1, 3]
    shared = Outcome((40, 40, 20), (0, 1))
    assert [shared.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [shared.rank(seat) for seat in range(3)] == [1.5, 1.5, 3]
    by_pudding = Outcome((40, 40, 40), (2,))
    assert [by_pudding.rank(seat) for seat in range(3)] == [2.5, 2.5, 1]


def test_the_dummy_has_no_rank() -> None:
    """It scores, and may even score the most, but only players have ranks."""
    game = game_of("sushi-go(seats=2,edition=gamewright,dummy=yes)")
    for deal in range(6):
        outcome = play_match(game, [RandomBot(Random(deal)), RandomBot(Random(deal + 1))], str(deal))
        assert len(outcome.scores) == 2
        assert sum(outcome.rank(seat) for seat in range(2)) == 3
