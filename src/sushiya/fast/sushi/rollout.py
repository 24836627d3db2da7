"""How a match may end after an answer: imagined matches, played to the end by the policy.

The search looks no further than the end of the round, and learns a reward. Here the win probability is a
share of matches, and the margin a mean of final scores. The trees of a search would not do: they know little
about what follows an answer that was rarely tried.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.bits import lowest_bit
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.codes import COPY, KIND, LYING_DOWN, SECOND
from sushiya.fast.sushi.layout import CHOPSTICKS, DISHES, GIVE, OVER, PICK, SEATS, WISH, Config, Record
from sushiya.fast.sushi.policy_weights import PolicyWeights, policy_answer
from sushiya.fast.sushi.scoring import winners
from sushiya.fast.sushi.search import Workspace
from sushiya.fast.sushi.turn import all_revealed, answer, reveal_pick
from sushiya.fast.sushi.worlds import Knowledge, deal_world
from sushiya.fast.wins import share_of_win

__all__ = ["Ends", "new_ends", "rollout"]

GIVEN: Final = -1
"""Stands for an answer that has been given: from then on the policy plays."""
NOW, NEXT = 0, 1
TURNS: Final = 2
"""The turns whose cards are recorded: this one and the next one."""
AT_THE_END: Final = 3
"""Where a record keeps the points scored at the end of the match, after those of the rounds."""


class Ends(NamedTuple):
    """How imagined matches ended, by match and first answer. All answers began the same matches."""

    won: NDArray[np.float64]
    """By seat: 1 for a win, its share for a shared one."""
    scores: NDArray[np.int64]
    """By seat, the final scores."""
    points: NDArray[np.int16]
    """Points by seat and dish: of the round that was played first, and of the end of the match."""
    taken: NDArray[np.int32]
    """By turn (this one and the next) and seat: the kinds of cards, as bits.

    This turn: what the cards count as when they are laid. The next one: what was taken from the hand.
    """
    vain: NDArray[np.bool_]
    """Whether nobody had what the seat that answers wished for in this turn."""


def new_ends(matches: int, answers: int) -> Ends:
    """Room for the ends of this many matches after each answer."""
    shape = matches, answers
    return Ends(
        np.zeros((*shape, SEATS)),
        np.zeros((*shape, SEATS), np.int64),
        np.zeros((*shape, SEATS, DISHES), np.int16),
        np.zeros((*shape, TURNS, SEATS), np.int32),
        np.zeros(shape, np.bool_),
    )


@entry_point
def rollout(
    known: Knowledge,
    cfg: Config,
    weights: PolicyWeights,
    workspace: Workspace,
    rng: Rng,
    me: int,
    codes: NDArray[np.int64],
    undealt: NDArray[np.int8],
    ends: Ends,
) -> None:
    """Play every answer of mine in the same imagined matches. `undealt` is a copy of the hidden cards."""
    seed, this_round = rng[0], int(known.base[0].round_) - 1
    for match in range(ends.scores.shape[0]):
        for i in range(len(codes)):
            for at in range(len(known.hidden)):  # dealing shuffles it, and each answer gets the same deal
                known.hidden[at] = undealt[at]
            rng[0] = seed + np.uint64(match)
            workspace.world[0] = known.base[0]
            rec = workspace.world[0]
            deal_world(rec, cfg, known, rng)
            ends.vain[match, i] = _play_on(
                rec, cfg, weights, workspace, rng, me, int(codes[i]), ends.taken[match, i]
            )
            won = winners(rec, cfg)
            for seat in range(cfg.seats):
                ends.won[match, i, seat] = share_of_win(won, seat)
                ends.scores[match, i, seat] = rec.score[seat]
                for dish in range(cfg.dishes):
                    ends.points[match, i, seat, dish] = (
                        rec.points[seat, this_round, dish] + rec.points[seat, AT_THE_END, dish]
                    )


@kernel
def _play_on(
    rec: Record,
    cfg: Config,
    weights: PolicyWeights,
    workspace: Workspace,
    rng: Rng,
    me: int,
    code: int,
    taken: NDArray[np.int32],
) -> bool:
    """Play to the end of the match. Returns whether nobody had what I wished for in this turn."""
    this_round, this_turn, vain = rec.round_, rec.turn, False
    while rec.ask != OVER:
        turn = rec.turn - this_turn if rec.round_ == this_round else TURNS
        if rec.awaiting == 0:
            sample_chance(rec, cfg, rng)
        elif rec.ask == PICK and rec.awaiting == (1 << cfg.seats) - 1 and not rec.blind:
            for seat in range(cfg.seats):
                mine = code if seat == me else GIVEN
                chosen = _choose(rec, cfg, weights, workspace, rng, seat, mine)
                if turn < TURNS:
                    taken[turn, seat] |= _kinds(chosen, turn)
                rec.sealed[seat] = chosen  # nobody sees what the others pick
            for seat in range(cfg.seats):
                reveal_pick(rec, cfg, seat, int(rec.sealed[seat]))
            all_revealed(rec, cfg)
            code = GIVEN
        else:
            seat = lowest_bit(int(rec.awaiting))
            mine = code if seat == me else GIVEN
            chosen = _choose(rec, cfg, weights, workspace, rng, seat, mine)
            if turn < TURNS and (rec.ask == PICK or rec.ask == CHOPSTICKS):
                taken[turn, seat] |= _kinds(chosen, turn)
            wishes = rec.ask == WISH
            answer(rec, cfg, seat, chosen)
            if seat == me:
                code = GIVEN
                if wishes and turn == NOW and rec.ask != GIVE:
                    vain = True
    return vain


@inline_kernel
def _choose(
    rec: Record, cfg: Config, weights: PolicyWeights, workspace: Workspace, rng: Rng, seat: int, code: int
) -> int:
    return policy_answer(rec, cfg, weights, seat, rng, workspace.codes) if code == GIVEN else code


@inline_kernel
def _kinds(code: int, turn: int) -> int:
    """The kinds of cards that an answer lays or takes, as bits."""
    card, copy, second = code & KIND, code >> COPY & KIND, code >> SECOND & KIND
    if turn == NOW and copy and copy != LYING_DOWN:
        card = copy
    return (1 << card | 1 << second) >> 1  # a field is a kind plus one, or 0
