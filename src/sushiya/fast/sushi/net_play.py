"""Many matches of different games for a learning network: each advances to the next real choice.

Seats that are asked have two options or more; single options are taken at once. A match that ends starts
again. Seats in `quick` are played by the fast policy, as something to measure against.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel
from sushiya.fast.rng import Rng, below
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.layout import OVER
from sushiya.fast.sushi.net_input import net_marks, net_row
from sushiya.fast.sushi.play import options
from sushiya.fast.sushi.policy_weights import policy_answer
from sushiya.fast.sushi.scoring import winners
from sushiya.fast.sushi.servings import Codes
from sushiya.fast.sushi.turn import answer, start
from sushiya.fast.wins import share_of_win

__all__ = ["Choices", "Games", "advance_match", "advance_matches", "position"]


class Games(NamedTuple):
    """The games that are played, and the matches of each."""

    configs: Any
    names: NDArray[np.int64]
    """By game and kind: see `names_of`."""
    weights: NDArray[np.float32]
    """The weights of the fast policy, for the games that need them: the first ones."""
    game: NDArray[np.int64]
    """The game of each match."""
    quick: NDArray[np.int64]
    """By match, the seats that the fast policy plays, as bits."""


class Choices(NamedTuple):
    """The open choice of each match, and how the match stands."""

    seats: NDArray[np.int64]
    counts: NDArray[np.int64]
    """How many options there are. If there are more than fit, some are sampled."""
    codes: NDArray[np.int32]
    """The options' codes, by match and option."""
    marks: NDArray[np.int16]
    rows: NDArray[np.int8]
    """The inputs, by match. All zeros before they are written."""
    scores: NDArray[np.int16]
    """By match and seat, the scores of the match that has just ended, if one has."""
    shares: NDArray[np.float32]
    """By match and seat, the share of the win, if a match has just ended."""
    ended: NDArray[np.int64]


@inline_kernel
def advance_match(
    i: int, rec: Any, rng: Rng, codes: Codes, begin: int, chosen: Any, games: Games, choices: Choices
) -> None:
    """Take the chosen option of a match, or begin the match, and continue to its next choice."""
    cfg, names = games.configs[games.game[i]], games.names[games.game[i]]
    if begin:
        start(rec, cfg)
    else:
        answer(rec, cfg, choices.seats[i], choices.codes[i, chosen[i]])
    choices.ended[i] = 0
    seat, count = 0, 0
    while count < 2:
        if rec.ask == OVER:
            _end(i, rec, cfg, choices)
            start(rec, cfg)
        elif rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        else:
            seat = lowest_bit(int(rec.awaiting))
            if (games.quick[i] >> seat) & 1:
                answer(
                    rec, cfg, seat, policy_answer(rec, cfg, games.weights[games.game[i]], seat, rng, codes)
                )
            else:
                count = options(rec, cfg, seat, codes)
                if count == 1:
                    answer(rec, cfg, seat, int(codes[0]))
    if not choices.ended[i]:
        for other in range(cfg.seats):
            choices.scores[i, other] = rec.score[other]
    room = choices.codes.shape[1]
    if count > room:
        for place in range(room):
            other = place + below(rng, count - place)
            codes[place], codes[other] = codes[other], codes[place]
        count = room
    choices.seats[i], choices.counts[i] = seat, count
    for option in range(count):
        choices.codes[i, option] = codes[option]
        net_marks(rec, cfg, names, seat, int(codes[option]), choices.marks[i, option])
    net_row(rec, cfg, names, seat, choices.rows[i])


@inline_kernel
def _end(i: int, rec: Any, cfg: Any, choices: Choices) -> None:
    """Write down how a match ended."""
    won = winners(rec, cfg)
    for seat in range(cfg.seats):
        choices.shares[i, seat] = share_of_win(won, seat)
        choices.scores[i, seat] = rec.score[seat]
    choices.ended[i] = 1


@entry_point
def advance_matches(
    records: Any,
    rng: NDArray[np.uint64],
    codes: Codes,
    begin: int,
    chosen: Any,
    games: Games,
    choices: Choices,
) -> None:
    """Advance all matches, one after the other."""
    for i in range(len(records)):
        advance_match(i, records[i], rng[i : i + 1], codes, begin, chosen, games, choices)


@entry_point
def position(rec: Any, cfg: Any, names: Any, seat: int, codes: Codes, marks: Any, row: Any) -> int:
    """Write the network's input for a decision; return the number of options."""
    row[:] = 0
    net_row(rec, cfg, names, seat, row)
    count = options(rec, cfg, seat, codes)
    for option in range(count):
        net_marks(rec, cfg, names, seat, int(codes[option]), marks[option])
    return count
