"""Bots: programs that play one seat, seeing only its view and the events that it may see."""

from sushiya.bots.bot import AnyBot, Bot
from sushiya.bots.external import ExternalBot, check_player, make_player
from sushiya.bots.own import UnknownBot, did_you_mean, like_own
from sushiya.bots.random import RandomBot
from sushiya.bots.registry import (
    BOTS,
    LEVELS,
    PURE_LEVELS,
    YARDSTICKS,
    BotSpec,
    Budget,
    all_bots,
    bots_for,
    can_play,
    check_can_play,
    check_opponent,
    is_bot,
    is_known,
    levels_for,
    make_bot,
    misspelt,
    prepare,
    read_bot,
    takes_budget,
    usual_bot,
)
from sushiya.bots.seat import Seated, answer_of, option_of

__all__ = [
    "BOTS",
    "LEVELS",
    "PURE_LEVELS",
    "YARDSTICKS",
    "AnyBot",
    "Bot",
    "BotSpec",
    "Budget",
    "ExternalBot",
    "RandomBot",
    "Seated",
    "UnknownBot",
    "all_bots",
    "answer_of",
    "bots_for",
    "can_play",
    "check_can_play",
    "check_opponent",
    "check_player",
    "did_you_mean",
    "is_bot",
    "is_known",
    "levels_for",
    "like_own",
    "make_bot",
    "make_player",
    "misspelt",
    "option_of",
    "prepare",
    "read_bot",
    "takes_budget",
    "usual_bot",
]
