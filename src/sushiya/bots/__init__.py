"""Players that are programs: each sees only its own view and the events addressed to it."""

from sushiya.bots.bot import Bot
from sushiya.bots.greedy import GreedyBot
from sushiya.bots.random import RandomBot
from sushiya.bots.registry import BOTS, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make_bot"]
