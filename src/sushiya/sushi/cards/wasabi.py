"""Wasabi. The next nigiri goes on it and counts three times (see nigiri.py). Alone, it is worth nothing."""

from sushiya.sushi.dish import Course, Dish
from sushiya.sushi.model import Card

__all__ = ["WASABI"]

WASABI = Dish("wasabi", course=Course.SPECIAL, colour="yellow", cards=3 * (Card("wasabi"),))
