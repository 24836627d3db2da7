"""A decision to check reasons at: what the rules say about it, and fresh matches from its options."""

from collections.abc import Callable, Iterable
from math import sqrt
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from scripts.check_reasons import Claim
from sushiya.bots.families import IMAGINE
from sushiya.core import Action, Seat, State
from sushiya.fast.bits import lowest_bit
from sushiya.fast.families import engine_of
from sushiya.fast.kernel import entry_point, kernel
from sushiya.fast.records import with_attributes
from sushiya.fast.rng import rng_of
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.verbs import answer, quick_answer, sample_chance
from sushiya.sushi.model import Card, Plate, Serving, Tableau
from sushiya.sushi.moves import Copy, Lay, Pick, Wish
from sushiya.sushi.scoring import ScoringTable

__all__ = ["DEALS", "FEW", "FOUND", "SIGMAS", "Position", "near"]

DEALS: Final = 200
"""Imagined deals in which both options are played to the end."""
FEW: Final = 60
"""Imagined deals for facts that must hold in every deal."""
SIGMAS: Final = 3.5
"""A figure fails if it is further off than this, which happens to one true figure in a thousand."""
FOUND: Final = 400
"""The number of matches in which a figure was found."""
TO_THE_END: Final = -1
OVER: Final = 0
END_OF_MATCH: Final = 3
"""The index in a record of the points scored at the end of the match."""


class Position:
    """A decision as its seat saw it, and what follows the better option and the others."""

    def __init__(self, claim: Claim, rng: Random) -> None:
        question = claim.question
        self.better, self.others, self.rng = claim.better, claim.others, rng
        self.view, self.memory, self.seat = question.view, question.memory, question.seat
        self.game = question.view.game
        self._deals: tuple[Any, NDArray[np.uint64]] | None = None
        self._played: dict[tuple[Action, int], Any] = {}

    def imagined(self, deals: int) -> Iterable[State[Any]]:
        imagine = IMAGINE.of(self.game)
        return (imagine(self.view, self.memory, self.rng) for _ in range(deals))

    def played(self, option: Action, turns: int = TO_THE_END) -> Any:
        """The same deals after this option, as records: this many turns later, or at the end."""
        engine = engine_of(self.game)
        if self._deals is None:
            states = np.zeros(DEALS, with_attributes(engine.dtype))
            for at, state in enumerate(self.imagined(DEALS)):
                engine.from_state(state, states[at])
            self._deals = states, np.array([self.rng.getrandbits(53) for _ in range(DEALS)], np.uint64)
        if (option, turns) not in self._played:
            states, seeds = self._deals
            records = states.copy()
            constants = np.array([engine.config]), engine.quick(), self.seat, engine.code_of(option)
            if turns == TO_THE_END:
                play_all(records, *constants, rng_of(0), seeds, engine.codes())
            else:
                play_turns(records, *constants, rng_of(0), seeds, engine.codes(), turns)
            self._played[option, turns] = records
        return self._played[option, turns]

    def points(self, option: Action) -> NDArray[np.int64]:
        """By match, seat and dish: those of this round, and those at the end of the match."""
        scored = self.played(option)["points"].astype(np.int64)
        found: NDArray[np.int64] = scored[:, :, self.view.round - 1] + scored[:, :, END_OF_MATCH]
        return found[:, : self.game.seats, : len(self.game.dishes)]

    def laid_in(self, option: Action, seat: Seat, later: int, card: Card) -> NDArray[np.bool_]:
        """By match: whether a seat laid this card this many turns later, and still has it after that turn."""
        if later == 1 and len(self.view.hand) == 2:  # the last card of the round: whoever has it lays it
            return self._has_after(option, seat, card)
        records = self.played(option, later + 1)
        plates, kind = records["plates"][:, seat], Kinds(self.game).number[card]
        there = np.arange(plates.shape[1]) < records["lying"][:, seat, None]
        same = (plates["since"] == self.view.turn + later) & (plates["card"] == kind)
        same_round = records["round_"] == self.view.round
        found: NDArray[np.bool_] = (there & same).any(axis=1) & same_round
        return found

    def _has_after(self, option: Action, seat: Seat, card: Card) -> NDArray[np.bool_]:
        """By match: whether this card is in a seat's hand after this turn."""
        records = self.played(option, 1)
        held = records["hand"][:, seat].astype(np.int64)
        found: NDArray[np.bool_] = records["hands"][np.arange(DEALS), held, Kinds(self.game).number[card]] > 0
        return found

    # Rules --------------------------------------------------------------------------------------------------

    def scored(self, seat: Seat, tableau: Tableau, dish: str) -> int:
        """The points of a dish by its rules, if everything ended now."""
        rule = self.game.dishes[dish]
        table = self.table(seat, tableau, desserts=False)
        points = rule.score(seat, table) if rule.score is not None else 0
        if rule.score_final is not None:
            points += rule.score_final(seat, self.table(seat, tableau, desserts=True))
        return int(points)

    def table(self, seat: Seat, tableau: Tableau, *, desserts: bool) -> ScoringTable:
        view, game = self.view, self.game
        plates = [*view.tableaux]
        plates[seat] = tableau
        if desserts:
            kept = zip(view.kept_desserts, plates, strict=True)
            plates = [(*old, *(p for p in new if p.dish and game.is_dessert(p.dish))) for old, new in kept]
        return ScoringTable(tuple(plates), game.dishes, game.edition_rules, dict(view.notes))

    def laid(self, option: Action) -> list[Serving]:
        match option:
            case Pick(serving, second):
                return [each for each in (serving, second) if each is not None]
            case Lay(serving):
                return [serving]
            case Copy(copy):
                return [Serving(next(c for c in self.game.box if self.game.dishes[c.dish].copies), copy)]
        return []

    def gained(self, seat: Seat, servings: list[Serving], dishes: Iterable[str]) -> int:
        before = self.view.tableaux[seat]
        after = before
        for serving in servings:
            after = (*after, self._plate(after, serving))
        return sum(self.scored(seat, after, dish) - self.scored(seat, before, dish) for dish in dishes)

    def _plate(self, tableau: Tableau, serving: Serving) -> Plate:
        down = serving.copy is not None and serving.copy.dish == "~"
        face = serving.card if serving.copy is None or down else serving.copy
        base, on = self.game.dishes[face.dish].lies_on, None
        if base and not serving.free and not down:
            taken = [plate.on for plate in tableau]
            free = sorted(plate.no for plate in tableau if plate.dish == base and plate.no not in taken)
            on = free[0] if free else None
        number = max((plate.no for plate in tableau), default=0) + 1
        return Plate(number, serving.card, face, self.view.turn, down, on)

    def own(self) -> tuple[Serving, str]:
        (serving,) = self.laid(self.better)
        return serving, (serving.copy or serving.card).dish

    @property
    def next_seat(self) -> Seat:
        step = 1 if self.game.passes_left(self.view.round) else -1
        return int((self.seat + step) % self.game.seats)

    # Measuring ----------------------------------------------------------------------------------------------

    def otherwise(self, measure: Callable[[Action], NDArray[Any]]) -> NDArray[np.float64]:
        """The mean of what is measured after the other options, by match."""
        found: NDArray[np.float64] = np.mean([measure(option) for option in self.others], axis=0)
        return found

    def score(self, option: Action, seat: Seat) -> NDArray[np.int64]:
        """By match: the points of a seat at the end."""
        found: NDArray[np.int64] = self.played(option)["score"][:, seat].astype(np.int64)
        return found

    def bones(self, option: Action) -> NDArray[np.int64]:
        """By match: what the seat's own bones cost at the end."""
        found: NDArray[np.int64] = self.played(option)["stacks"][:, self.seat, 1].astype(np.int64).sum(axis=1)
        return found

    def in_vain(self, option: Action) -> NDArray[np.bool_]:
        """By match: whether nobody had what the seat wished for in this turn."""
        if isinstance(option, Wish):
            others = [
                [hand for seat, hand in enumerate(state.board.hands) if seat != self.seat]
                for state in self.imagined(DEALS)
            ]
            return np.array([not any(option.fits(c) for hand in hands for c in hand) for hands in others])
        if not isinstance(option, Pick) or option.call is None:
            return np.zeros(DEALS, np.bool_)
        if len(self.view.hand) == 1:
            return np.ones(DEALS, np.bool_)  # the last cards lie on the table: nobody has any
        kind = Kinds(self.game).number[option.call.card]  # a spoon that finds nothing is set aside
        self.played(option, 1)
        assert self._deals is not None
        found: NDArray[np.bool_] = (
            self.played(option, 1)["discard"][:, kind] > self._deals[0]["discard"][:, kind]
        )
        return found

    def column(self, option: Action, seat: Seat, dish: str) -> NDArray[np.int64]:
        return self.points(option)[:, seat, list(self.game.dishes).index(dish)]

    def brings(self, measure: Callable[[Action], NDArray[Any]], least: float = 0.0) -> bool:
        """Whether more follows the better option than the others, as far as these matches can tell."""
        differences = measure(self.better) - self.otherwise(measure)
        error = float(differences.std()) / sqrt(len(differences))
        return float(differences.mean()) + 2 * error > least

    def as_often(self, happened: NDArray[Any], times: float) -> bool:
        return near(100 * float(happened.mean()), float(times))


def near(measured: float, told: float) -> bool:
    """Whether two percentages, each of this many matches, may be the same."""
    share = min(0.98, max(0.02, (measured + told) / 200))
    return abs(measured - told) <= 0.5 + SIGMAS * 100 * sqrt(share * (1 - share) * (1 / DEALS + 1 / FOUND))


# Matches ----------------------------------------------------------------------------------------------------


@entry_point
def play_all(
    records: Any,
    config: Any,
    quick: Any,
    seat: int,
    first: int,
    rng: Any,
    seeds: NDArray[np.uint64],
    codes: Any,
) -> None:
    """Play every record on to the end with this first answer."""
    cfg = config[0]
    for i in range(len(records)):
        rec = records[i]
        rng[0] = seeds[i]
        answer(rec, cfg, seat, first)
        while rec.ask != OVER:
            _go_on(rec, cfg, quick, rng, codes)


@entry_point
def play_turns(
    records: Any,
    config: Any,
    quick: Any,
    seat: int,
    first: int,
    rng: Any,
    seeds: NDArray[np.uint64],
    codes: Any,
    turns: int,
) -> None:
    """Play every record on for this many turns of the round with this first answer."""
    cfg = config[0]
    for i in range(len(records)):
        rec = records[i]
        rng[0] = seeds[i]
        now, turn = rec.round_, rec.turn
        answer(rec, cfg, seat, first)
        while rec.ask != OVER and rec.round_ == now and rec.turn < turn + turns:
            _go_on(rec, cfg, quick, rng, codes)


@kernel
def _go_on(rec: Any, cfg: Any, quick: Any, rng: Any, codes: Any) -> None:
    """Let chance answer, or the quick policy for one of those who are asked."""
    if rec.awaiting == 0:
        sample_chance(rec, cfg, rng)
    else:
        who = lowest_bit(int(rec.awaiting))
        answer(rec, cfg, who, int(quick_answer(rec, cfg, quick, who, rng, codes)))
