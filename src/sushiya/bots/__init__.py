"""Bots: programs that play one seat, seeing only its view and the events that it may see."""

from sushiya.bots.bot import Bot
from sushiya.bots.external import ExternalBot, check_player, make_player
from sushiya.bots.random import RandomBot
from sushiya.bots.registry import (
    BOTS,
    LEVELS,
    BotSpec,
    Budget,
    UnknownBot,
    all_bots,
    bots_for,
    is_bot,
    make_bot,
    read_bot,
    takes_budget,
)
from sushiya.bots.seat import Seated

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotSpec",
    "Budget",
    "ExternalBot",
    "RandomBot",
    "Seated",
    "UnknownBot",
    "all_bots",
    "bots_for",
    "check_player",
    "is_bot",
    "make_bot",
    "make_player",
    "read_bot",
    "takes_budget",
]
