"""Pins the deal of the day: a public rule, bots whose answers depend on the position, and a check of both."""

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from sushiya.bots import make_bot
from sushiya.bots.daily import VERSION, YOU, check_daily, daily_bot, daily_games, deals_of, play_daily
from sushiya.core import BadOptions, BadRecord, Entry, Match, Record, dump_text, seen_by, verify
from sushiya.games import GAMES
from sushiya.games.daily import (
    DailyDeal,
    check_begun,
    daily_deal,
    day_at,
    is_daily_seed,
    seconds_left,
)
from sushiya.table.daily import open_deal
from sushiya.table.refusals import Denied
from tests.fourth_game import register

DAY = "2026-11-18"
NOON = 1_795_003_200.0
"""Noon of that day, UTC."""


def played(deal: DailyDeal) -> Record:
    return play_daily(deal, make_bot("greedy", deal.game, YOU, Random(1)))


def test_a_game_that_the_bots_of_the_day_do_not_play_has_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = list(GAMES)
    register(monkeypatch.setitem)
    assert [deal.name for deal in deals_of(DAY)] == daily_games() == ours
    with pytest.raises(Denied, match=r"no deal of the day for 'high-card'\. Games that have one: sushi-go, "):
        open_deal("high-card", DAY, NOON)


def test_the_seed_follows_from_the_date() -> None:
    for game in GAMES:
        deal = daily_deal(game, DAY)
        assert deal.game.name == game
        assert deal.seed == sha256(f"sushiya daily {game} {DAY}".encode()).hexdigest()
        assert deal.seed != daily_deal(game, "2026-11-19").seed
    meals = {str(daily_deal("sushi-go-party", f"2026-11-{day:02}").game) for day in range(1, 31)}
    assert len(meals) > 5


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "20261118", "2026-1-1", ""])
def test_what_is_no_date_is_refused(day: str) -> None:
    with pytest.raises(BadOptions, match="is not a date; write it like 2026-11-18"):
        daily_deal("sushi-go", day)


def test_a_day_begins_at_midnight_utc() -> None:
    assert day_at(NOON) == DAY
    assert (day_at(NOON + 43_199), day_at(NOON + 43_200)) == (DAY, "2026-11-19")
    assert seconds_left(NOON) == 43_200
    check_begun(DAY, NOON)
    with pytest.raises(BadOptions, match="sealed until that day begins"):
        check_begun("2026-11-19", NOON)


def test_the_house_knows_the_seeds_of_today_and_of_days_to_come() -> None:
    assert is_daily_seed(daily_deal("sushi-go", DAY).seed, NOON)
    assert is_daily_seed(daily_deal("sushizock", "2027-03-01").seed, NOON)
    assert not is_daily_seed(daily_deal("sushi-go", "2026-11-17").seed, NOON)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_joins_midway_answers_as_one_that_was_there(game: str) -> None:
    """After a restart a server makes its bots anew."""
    deal = daily_deal(game, DAY)
    record = played(deal)
    match = Match(deal.game)
    for seat, action in record.log:
        if seat > YOU:
            bot = daily_bot(deal.game, seat, deal.seed)
            for event in seen_by(match.history, seat):
                bot.see(event)
            assert bot.choose(match.view(seat)) == action
        match.play(seat, action)


def test_answers_depend_on_no_process() -> None:
    """The order of sets differs from process to process; no answer may."""
    code = (
        "from tests.bots.test_daily import played, DAY, deals_of, dump_text\n"
        "print(*(dump_text(played(deal)) for deal in deals_of(DAY)))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert said == {" ".join(dump_text(played(deal)) for deal in deals_of(DAY)) + "\n"}


DIGEST = "72c00763d11983a2"


def test_the_bots_are_those_of_this_version() -> None:
    """If this fails, the bots answer differently: raise VERSION, and write the new digest here."""
    days = (DAY, "2026-11-19", "2026-11-24")
    texts = "".join(dump_text(played(deal)) for day in days for deal in deals_of(day))
    assert (VERSION, sha256(texts.encode()).hexdigest()[:16]) == (1, DIGEST)


@pytest.mark.parametrize("game", GAMES)
def test_anybody_can_check_a_record(game: str) -> None:
    deal = daily_deal(game, DAY)
    record = played(deal)
    verify(record)
    check_daily(record, deal)
    with pytest.raises(BadRecord, match="not the deal of 2026-11-17"):
        check_daily(record, daily_deal(game, "2026-11-17"))


def test_a_bot_that_was_kinder_is_found_out() -> None:
    deal = daily_deal("sushi-go", DAY)
    record = played(deal)
    match = Match(deal.game)
    log: list[Entry] = []
    for seat, action in record.log:
        if seat == 1 and len(match.options(1)) > 1 and not any(entry.seat == 1 for entry in log):
            action = next(option for option in match.options(1) if option != action)
        log.append(Entry(seat, action))
        match.play(seat, action)
        if seat == 1:
            break
    with pytest.raises(BadRecord, match="the bot at seat 1 gives"):
        check_daily(replace(record, log=tuple(log)), deal)
