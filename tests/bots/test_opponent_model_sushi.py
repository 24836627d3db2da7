"""Pins that the master learns how often the others err, from what it can see."""

from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.bots.master_sushi import MasterSushiBot
from sushiya.core import Match, Seat, seen_by
from sushiya.games import game_of
from sushiya.sushi.events import RoundEnded

ME: Seat = 0


def errors(text: str, names: list[str], seed: str) -> list[float]:
    """The error rate that the master in seat 0 estimates for each seat after the first round."""
    game = game_of(text)
    match = Match(game, seed)
    bots = [make_bot(name, game, seat, Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    told = 0
    while not any(isinstance(event, RoundEnded) for event in match.history):
        seat = match.state.pending[0].seat
        match.play(seat, bots[seat].choose(game.view(match.state, seat)))
        for each, bot in enumerate(bots):
            for event in seen_by(match.history[told:], each):
                bot.see(event)
        told = len(match.history)
    master = bots[ME]
    assert isinstance(master, MasterSushiBot)
    return list(master._opponents.error_rates())


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize("text", ["sushi-go(seats=3)", "sushi-go-party(seats=3,meal=points-platter)"])
def test_who_plays_by_chance_is_found_out_within_a_round(text: str) -> None:
    seeds = [f"skill {n}" for n in range(8)]
    by_chance = mean([mean(errors(text, ["master@1000it", "random", "random"], seed)[1:]) for seed in seeds])
    by_skill = mean([mean(errors(text, ["master@1000it", "regular", "regular"], seed)[1:]) for seed in seeds])
    assert by_skill < 0.3 < 0.4 < by_chance


def test_each_seat_is_judged_by_itself() -> None:
    seeds = [f"apart {n}" for n in range(12)]
    found = [errors("sushi-go(seats=3)", ["master@300it", "random", "regular"], seed) for seed in seeds]
    assert mean([each[1] for each in found]) > mean([each[2] for each in found]) + 0.05


def test_i_never_err_in_my_thoughts() -> None:
    assert errors("sushi-go(seats=4)", ["master@100it", "random", "random", "random"], "me")[ME] == 0


def test_strangers_err_one_time_in_four() -> None:
    game = game_of("sushi-go(seats=5)")
    master = make_bot("master@100it", game, ME, Random(1))
    assert isinstance(master, MasterSushiBot)
    assert list(master._opponents.error_rates()) == pytest.approx([0, 0.25, 0.25, 0.25, 0.25], abs=0.01)
