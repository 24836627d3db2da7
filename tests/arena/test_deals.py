"""Pins what a deal is: the same luck with the seats rotated, and fair shares of wins and ranks."""

from random import Random
from typing import Any

import pytest

from sushiya.arena import deals
from sushiya.arena.deals import Contest, Outcome, play_deal, play_match
from sushiya.bots import RandomBot
from sushiya.core import Action, AnyGame, BadOptions, Event, IllegalAction
from sushiya.games import game_of
from sushiya.sushi.events import HandSeen

GAME = game_of("sushi-go(seats=3)")
CONTEST = Contest(GAME, ("greedy", "random", "regular"), "s")


def test_everybody_moves_on_by_one_seat_a_rotation() -> None:
    assert [CONTEST.seated(rotation) for rotation in range(3)] == [
        ("greedy", "random", "regular"),
        ("regular", "greedy", "random"),
        ("random", "regular", "greedy"),
    ]


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

    with pytest.raises(IllegalAction, match=r"Talker answered 'wish eel'.*is not an option for seat 0"):
        play_match(GAME, [Talker("wish eel")] * 3, "x")
    with pytest.raises(IllegalAction, match=r"Talker answered 'mumble'.*'mumble' is not an action"):
        play_match(GAME, [Talker("mumble")] * 3, "x")


def test_a_deal_is_the_same_for_every_rotation_and_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
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

    monkeypatch.setattr(deals, "make_player", make_player)
    first = play_deal(CONTEST, 0)
    assert len(first) == 3
    assert len(set(luck)) == 9, "each bot has its own random stream"
    dealt = [seen[0] for seen in hands]
    assert dealt[0:3] == dealt[3:6] == dealt[6:9]
    assert play_deal(CONTEST, 0) == first
    assert luck[:9] == luck[9:]
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

    monkeypatch.setattr(deals, "make_player", lambda name, game, seat, rng: Broken(rng))
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
