"""The bots of the daily deal: everybody who plays the same cards meets the same answers.

A bot's random generator begins anew with each question, from the seed of the deal, the seat and the number of
the question. So an answer depends on the position alone, not on how often a server was restarted meanwhile,
and anybody can check it.
"""

from random import Random
from typing import Any

from sushiya.bots.bot import Bot
from sushiya.bots.families import FAMILIES
from sushiya.bots.heuristic_bot import HeuristicBot
from sushiya.bots.registry import make_bot
from sushiya.bots.seat import Seated, answer_of
from sushiya.core import (
    CHANCE,
    Action,
    AnyGame,
    AnyMatch,
    BadRecord,
    Match,
    Record,
    Seat,
    commitment,
    record_of,
)
from sushiya.core.chance import stream
from sushiya.games.daily import DailyDeal

__all__ = ["LEVEL", "MASTER", "VERSION", "YOU", "check_daily", "daily_bot", "master_record", "play_daily"]

LEVEL = "regular"
"""How strong they are. It runs everywhere: on a server, in a browser, in the terminal."""
MASTER = "master@20000it"
"""Who shows what could be made of a deal. Its budget is in iterations, so that it plays alike everywhere."""
VERSION = 1
"""To be raised when they answer differently: results of two versions can't be compared."""
YOU: Seat = 0
"""The seat of whoever plays the deal."""


class DailyBot(HeuristicBot):
    """Plays one seat of a daily deal."""

    def __init__(self, game: AnyGame, seat: Seat, seed: str) -> None:
        family = FAMILIES.of(game)
        super().__init__(LEVEL, family.policies[LEVEL], family.memory(game.seats), Random(0))
        self._seed = f"{seed}/daily/{seat}"

    def choose(self, view: Any) -> Action:
        self._rng = stream(self._seed, view.serial)
        return super().choose(view)


def daily_bot(game: AnyGame, seat: Seat, seed: str) -> Bot:
    """The bot at this seat of the deal with this seed."""
    return DailyBot(game, seat, seed)


def play_daily(deal: DailyDeal, bot: Bot) -> Record:
    """The whole match, if this bot plays it."""
    match = Match(deal.game, deal.seed)
    bots = [Seated(seat, daily_bot(deal.game, seat, deal.seed)) for seat in range(deal.game.seats)]
    bots[YOU] = Seated(YOU, bot)
    while not match.over:
        for decision in match.state.pending:
            seated = bots[decision.seat]
            match.play(decision.seat, answer_of(seated.told(match.history), match.view(decision.seat)))
    return record_of(match, (bot.name, *[LEVEL] * (deal.game.seats - 1)))


def master_record(deal: DailyDeal, bot: str = MASTER) -> Record:
    """What the master makes of a deal."""
    return play_daily(deal, make_bot(bot, deal.game, YOU, stream(f"{deal.seed}/master", 0)))


def check_daily(record: Record, deal: DailyDeal) -> None:
    """Check that a record is of this deal, and that every bot answered as it does. Raises BadRecord.

    That chance outcomes follow from the seed is for `core.verify` to check.
    """
    if str(record.game) != str(deal.game) or record.commitment != commitment(deal.seed):
        raise BadRecord(f"This is not the deal of {deal.day}: that is {deal.game}, seed {deal.seed}.")
    match: AnyMatch = Match(deal.game)
    bots = {seat: Seated(seat, daily_bot(deal.game, seat, deal.seed)) for seat in range(deal.game.seats)}
    for number, (seat, action) in enumerate(record.log, 1):
        if seat not in (CHANCE, YOU):
            bot = bots[seat].told(match.history)
            expected = answer_of(bot, match.view(seat))
            if action != expected:
                why = f"Answer {number} is '{action}', but the bot at seat {seat} gives '{expected}'."
                raise BadRecord(why)
        match.play(seat, action)
