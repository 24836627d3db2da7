"""How the greedy bot plays Sushizock: it rates tiles by their effect on the stacks, throws by their odds."""

from functools import cache
from itertools import product
from random import Random
from typing import TypeAlias

from sushiya.core import Action, Seat
from sushiya.sushizock import Dice, Keep, Steal, Take, Tiles, View, settle
from sushiya.sushizock.allowed import forced_takes, keeps, steals, takes
from sushiya.sushizock.dice import DIE, NUMBER_OF_DICE, in_order
from sushiya.sushizock.imagine import imagine_from
from sushiya.sushizock.memory import Memory

__all__ = ["best_move", "values_of_options"]

Stacks: TypeAlias = tuple[Tiles, ...]

ROLLS = 3
HOPE = 0.6
"""The value of a sushi without its bone, or a bone without its sushi; each further one is worth less."""
AVERAGE_SUSHI = 3.5
AVERAGE_BONE = 1.9
SPITE = 0.5
"""The value to the thief of a point that the victim loses."""


def best_move(view: View, memory: Memory, rng: Random) -> Action:
    """The tile that improves the stacks most, or the dice to keep if rolling again promises more."""
    values = values_of_options(view, memory, rng)
    return max(values, key=values.__getitem__)


def values_of_options(view: View, memory: Memory, rng: Random) -> dict[Action, float]:
    """What each option is worth."""
    assert view.decision is not None
    stacks = imagine_from(view, memory, rng).board.stacks
    wok = _Wok(view.rows, stacks, view.turn)
    left = ROLLS - view.roll

    def value(move: Action) -> float:
        if isinstance(move, Keep):
            return wok.hope(in_order(view.kept + move.dice), left)
        assert isinstance(move, Take | Steal)
        return wok.weight(move)

    return {option: value(option) for option in view.decision.options}


class _Wok:
    """The table before a move of seat `turn`, with the odds of every throw that may follow."""

    def __init__(self, rows: Tiles, stacks: Stacks, turn: Seat) -> None:
        self.rows = rows
        self.stacks = stacks
        self.turn = turn
        tiles = len(rows.sushi) + len(rows.bones)
        self.time = min(1.0, tiles / len(stacks) / 3)
        """How much of the match is still to come: 1 for three turns or more."""
        self._hopes: dict[tuple[Dice, int], float] = {}
        self._bests: dict[Dice, float] = {}

    def hope(self, kept: Dice, rolls: int) -> float:
        """The expected value of the turn with these dice set aside and this many rolls to go."""
        if (kept, rolls) not in self._hopes:
            odds = throws(NUMBER_OF_DICE - len(kept))
            self._hopes[kept, rolls] = sum(
                chance * self._after_throw(kept, rolled, rolls - 1) for rolled, chance in odds
            )
        return self._hopes[kept, rolls]

    def _after_throw(self, kept: Dice, rolled: Dice, rolls: int) -> float:
        now = self._best_tile(in_order(kept + rolled), last=rolls == 0 or len(rolled) == 1)
        if rolls == 0 or len(rolled) == 1:
            return now
        # Five of a kind are rare. Trying every subset costs little, since equal positions are cached.
        return max(now, *(self.hope(in_order(kept + keep.dice), rolls) for keep in keeps(rolled)))

    def _best_tile(self, dice: Dice, *, last: bool) -> float:
        if dice not in self._bests:
            moves: tuple[Take | Steal, ...] = (
                *takes(dice, self.rows),
                *steals(dice, self.turn, self.stacks),
            )
            self._bests[dice] = max(map(self.weight, moves), default=float("-inf"))
        if last and self._bests[dice] == float("-inf"):
            return max(map(self.weight, forced_takes(self.rows)))
        return self._bests[dice]

    def weight(self, move: Take | Steal) -> float:
        """The value of a tile, plus what it costs the player it is taken from."""
        if isinstance(move, Take):
            tile, harm = self.rows.of(move.kind)[move.place - 1], 0.0
        else:
            stack = self.stacks[move.victim].of(move.kind)
            index = len(stack) - move.place
            tile = stack[index]
            poorer = self.stacks[move.victim].with_(move.kind, stack[:index] + stack[index + 1 :])
            harm = self.worth(self.stacks[move.victim]) - self.worth(poorer)
        mine = self.stacks[self.turn]
        richer = mine.with_(move.kind, (*mine.of(move.kind), tile))
        return self.worth(richer) - self.worth(mine) + SPITE * harm

    def worth(self, stacks: Tiles) -> float:
        """The points of the two stacks, plus what the higher one promises."""
        sushi, bones = stacks
        hope = 0.0
        for step, tile in enumerate(sushi[len(bones) :], 1):
            hope += max(0.0, tile - AVERAGE_BONE * 0.5) * HOPE**step
        for step in range(1, len(bones) - len(sushi) + 1):
            hope += AVERAGE_SUSHI * HOPE**step
        return settle(stacks) + hope * self.time


@cache
def throws(count: int) -> tuple[tuple[Dice, float], ...]:
    """Every result of throwing this many dice, with its probability."""
    odds: dict[Dice, float] = {}
    for faces in product(DIE, repeat=count):
        dice = in_order(faces)
        odds[dice] = odds.get(dice, 0.0) + len(DIE) ** -count
    return tuple(odds.items())
