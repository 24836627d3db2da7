"""A match between bots, answer by answer."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from time import perf_counter
from typing import NamedTuple

from sushiya.bots import AnyBot, Seated, answer_of, make_player
from sushiya.core import Action, AnyGame, AnyMatch, Seat, stream

__all__ = ["Given", "answers", "players"]


class Given(NamedTuple):
    """An answer that a bot has given."""

    seat: Seat
    options: tuple[Action, ...]
    action: Action
    seconds: float
    """How long the bot thought."""


@contextmanager
def players(names: Sequence[str], game: AnyGame, seed: str) -> Iterator[list[AnyBot]]:
    """The bots with these names, by seat. Programs are stopped at the end."""
    with ExitStack() as closing:
        bots = [make_player(name, game, seat, stream(seed, seat)) for seat, name in enumerate(names)]
        for bot in bots:
            if hasattr(bot, "close"):
                closing.callback(bot.close)
        yield bots


def answers(match: AnyMatch, bots: Sequence[AnyBot]) -> Iterator[Given]:
    """Play the match to its end. Bots see all events that they may see before they choose, and at the end."""
    seated = [Seated(seat, bot) for seat, bot in enumerate(bots)]
    while True:
        for each in seated:
            each.told(match.history)
        if match.over:
            return
        seat = match.state.pending[0].seat
        view = match.view(seat)
        began = perf_counter()
        action = answer_of(bots[seat], view, match.state)
        yield Given(seat, view.decision.options, action, perf_counter() - began)
        match.play(seat, action)
