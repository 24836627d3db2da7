"""Why a move of Sushizock is good: what its tile does, the exact odds of the next roll, what they bring."""

from collections.abc import Iterator, Sequence
from itertools import product

from sushiya.bots.candidate import Because, Candidate
from sushiya.bots.comparing import MOVED, NOTABLE, Clause, Comparing
from sushiya.core import Seat
from sushiya.sushizock import Keep, Steal, Take, View
from sushiya.sushizock.allowed import CHOPSTICKS, FOR_THE_TOP
from sushiya.sushizock.dice import DIE, NUMBER_OF_DICE, Face
from sushiya.sushizock.memory import Memory
from sushiya.sushizock.tiles import KINDS, Kind

__all__ = ["reasons"]


def reasons(view: View, memory: Memory, candidates: Sequence[Candidate]) -> list[tuple[Because, ...]]:
    """The facts for each of these moves, the weightiest first; empty where nothing simple can be said."""
    reasoner = _Reasoner(view, candidates)
    return [reasoner.facts(candidate) for candidate in candidates]


class _Reasoner(Comparing):
    def __init__(self, view: View, candidates: Sequence[Candidate]) -> None:
        super().__init__(candidates)
        assert view.seat is not None
        self.view, self.seat = view, view.seat

    def facts(self, candidate: Candidate) -> tuple[Because, ...]:
        clauses = sorted(self._clauses(candidate), key=lambda each: -each.share)
        return tuple(fact for clause in clauses for fact in clause.facts)

    def _clauses(self, candidate: Candidate) -> Iterator[Clause]:
        """What the move brings this seat, what it spares it, and whom it costs points."""
        match candidate.option:
            case Take(kind=kind, place=place):
                yield from self._tile(kind, self.view.rows.of(kind)[place - 1], candidate)
            case Steal(kind=kind, place=1, victim=victim):
                stacks = self.view.stacks[victim]
                top = (stacks.sushi if kind == "sushi" else stacks.bones).top
                assert top is not None
                yield from self._tile(kind, top, candidate)
            case Keep(dice=dice):
                odds = self._odds((*self.view.kept, *dice))
                yield from self.clause(candidate, lambda found: found.points[:, self.seat], *odds)
        more = self.sure(candidate, lambda found: found.bones)
        if more is not None and more <= -NOTABLE:
            yield Clause(-more, (Because("fewer-bones", {"points": round(-more)}),))
        if isinstance(candidate.option, Steal):
            yield from self._robbed(candidate, candidate.option.victim)

    def _tile(self, kind: Kind, value: int, candidate: Candidate) -> Iterator[Clause]:
        """What the tile does, if more sushi surely counts in the end."""
        facts = self._about(kind, value, candidate)
        yield from self.clause(candidate, lambda found: found.points[:, self.seat] + found.bones, *facts)

    def _about(self, kind: Kind, value: int, candidate: Candidate) -> Iterator[Because]:
        """Sushi counts only up to the height of the bones."""
        own = self.view.stacks[self.seat]
        sushi, bones = own.sushi.height, own.bones.height
        times = self.times(candidate, lambda found: found.counted)
        if kind == "sushi":
            yield Because("counts" if sushi < bones else "waits", {"points": value})
            if times is not None and times >= MOVED:
                yield Because("lasts", {"times": times})
        else:
            yield Because("covers" if sushi > bones else "bone", {"points": value})
            if times is not None and times >= MOVED:
                yield Because("supports", {"times": times})

    def _odds(self, kept: tuple[Face, ...]) -> Iterator[Because]:
        """How many of 100 next rolls allow the move that these dice are kept for."""
        dice = [kept + roll for roll in product(DIE, repeat=NUMBER_OF_DICE - len(kept))]
        best = max(dict.fromkeys(kept), key=kept.count)
        if best in KINDS:
            row = self.view.rows.of(best)
            tiles = [row[count - 1] for each in dice if (count := each.count(best)) <= len(row)]
            if tiles:
                wanted = max(tiles) if best == "sushi" else min(tiles)
                times = round(100 * tiles.count(wanted) / len(dice))
                yield Because(
                    "roll-sushi" if best == "sushi" else "roll-bone", {"points": wanted, "times": times}
                )
        elif self._to_steal(dict(CHOPSTICKS)[best]):
            times = round(100 * sum(each.count(best) >= FOR_THE_TOP for each in dice) / len(dice))
            yield Because("roll-steal", {"times": times})

    def _to_steal(self, kind: Kind) -> bool:
        """Whether somebody else has such a tile."""
        others = [stacks for seat, stacks in enumerate(self.view.stacks) if seat != self.seat]
        return any((each.sushi if kind == "sushi" else each.bones).height for each in others)

    def _robbed(self, candidate: Candidate, victim: Seat) -> Iterator[Clause]:
        """How many points less the victim ends with."""
        more = self.sure(candidate, lambda found: found.points[:, victim])
        if more is not None and more <= -NOTABLE:
            share = -more / (len(self.view.stacks) - 1)
            yield Clause(share, (Because("robs", {"seat": victim, "points": round(-more)}),))
