"""The bots of the daily deal: everybody who plays the same cards meets the same answers.

A bot's random generator is seeded again for each question, from the seed of the deal, the seat and the number
of the question. So an answer depends on the position alone, not on how often a server was restarted, and
anybody can check it.
"""

from collections.abc import Iterator
from random import Random

from sushiya.bots.bot import AnyBot
from sushiya.bots.families import FAMILIES
from sushiya.bots.heuristic_bot import HeuristicBot
from sushiya.bots.registry import can_play, make_bot
from sushiya.bots.seat import Seated, answer_of
from sushiya.core import (
    CHANCE,
    Action,
    AnyGame,
    AnyMatch,
    BadOptions,
    BadRecord,
    Match,
    Record,
    Seat,
    View,
    commitment,
    listing,
    record_of,
)
from sushiya.core.chance import stream
from sushiya.games import GAMES, game_of
from sushiya.games.daily import DailyDeal, daily_deal

__all__ = [
    "LEVEL",
    "MASTER",
    "VERSION",
    "YOU",
    "check_daily",
    "check_has_daily",
    "daily_bot",
    "daily_games",
    "daily_master",
    "daily_steps",
    "deals_of",
    "master_record",
    "play_daily",
]

LEVEL = "regular"
"""How strong they are. This level runs everywhere: on a server, in a browser, in the terminal."""
MASTER = "master@20000it"
"""The bot to compare with. Its budget is in iterations, so that it plays the same everywhere."""
VERSION = 1
"""Raised when they answer differently: results of two versions can't be compared."""
YOU: Seat = 0
"""The seat of the person who plays the deal."""


class DailyBot(HeuristicBot):
    """Plays one seat of a daily deal."""

    def __init__(self, game: AnyGame, seat: Seat, seed: str) -> None:
        family = FAMILIES.of(game)
        super().__init__(LEVEL, family.heuristics[LEVEL], family.memory(game.seats), Random(0))
        self._seed = f"{seed}/daily/{seat}"

    def choose(self, view: View) -> Action:
        self._rng = stream(self._seed, view.serial)
        return super().choose(view)


def daily_games() -> list[str]:
    """The games that have a deal of the day: those that its bots play."""
    return [name for name in GAMES if can_play(LEVEL, game_of(name))]


def deals_of(day: str) -> tuple[DailyDeal, ...]:
    """The deals of a day, one for each of these games. Raises BadOptions."""
    return tuple(daily_deal(name, day) for name in daily_games())


def check_has_daily(name: str) -> None:
    """Raise BadOptions for a game that has no deal of the day."""
    if name not in daily_games():
        raise BadOptions(
            f"There is no deal of the day for '{name}'. Games that have one: {listing(daily_games())}."
        )


def daily_bot(game: AnyGame, seat: Seat, seed: str) -> AnyBot:
    """The bot at this seat of the deal with this seed."""
    return DailyBot(game, seat, seed)


def play_daily(deal: DailyDeal, bot: AnyBot) -> Record:
    """The whole match, played by this bot."""
    *_, record = daily_steps(deal, bot)
    assert record is not None
    return record


def daily_steps(deal: DailyDeal, bot: AnyBot) -> Iterator[Record | None]:
    """The same step by step, so that others get their turn in between. The last step has the record."""
    match = Match(deal.game, deal.seed)
    bots = [Seated(seat, daily_bot(deal.game, seat, deal.seed)) for seat in range(deal.game.seats)]
    bots[YOU] = Seated(YOU, bot)
    while not match.over:
        for decision in match.state.pending:
            seated = bots[decision.seat]
            match.play(decision.seat, answer_of(seated.told(match.history), match.view(decision.seat)))
            yield None
    yield record_of(match, (bot.name, *[LEVEL] * (deal.game.seats - 1)))


def daily_master(deal: DailyDeal, bot: str = MASTER) -> AnyBot:
    """The bot that plays as the master."""
    return make_bot(bot, deal.game, YOU, stream(f"{deal.seed}/master", 0))


def master_record(deal: DailyDeal, bot: str = MASTER) -> Record:
    """The master's result for a deal."""
    return play_daily(deal, daily_master(deal, bot))


def check_daily(record: Record, deal: DailyDeal) -> None:
    """Check that a record is of this deal, and that every bot answered as it does. Raises BadRecord.

    `core.verify` checks that chance outcomes follow from the seed.
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
