"""What follows about hidden cards: how many of each a place must hold, can hold, and probably holds.

A world deals the hidden cards to the hidden places, each of which takes certain cards only. What holds in
every world is certain. Probabilities count worlds in which equal cards are distinguished, as if the hidden
cards were dealt blindly.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import comb

from sushiya.sushi.memory import Takes
from sushiya.sushi.model import Card

__all__ = ["Bounds", "Place", "Worlds"]

Bounds = dict[Card, tuple[int, int]]
"""The fewest and the most of each card that a place holds."""


@dataclass(frozen=True)
class Place:
    """Hidden cards that lie together: the unknown ones of a hand, the deck, the dessert pile."""

    size: int
    takes: Takes | None = None
    """Which cards can lie here; None: any."""
    needs: Takes | None = None
    """A predicate that at least one of the cards satisfies."""
    most: Mapping[Card, int] | None = None
    """Upper bounds for some cards, where more of them are hidden than can lie here."""

    @property
    def free(self) -> bool:
        return self.takes is None and self.needs is None and self.most is None

    def room(self, card: Card) -> int:
        """How many of this card it can hold."""
        if self.takes is not None and not self.takes(card):
            return 0
        return self.size if self.most is None else min(self.size, self.most.get(card, self.size))

    def rows(self) -> Iterator["Place"]:
        """The same place without `needs`: its required card becomes a place of its own."""
        if self.needs is None:
            yield self
            return
        takes, needs = self.takes, self.needs
        yield Place(1, lambda card: needs(card) and (takes is None or takes(card)))
        yield Place(self.size - 1, takes, most=self.most)


class Worlds:
    """All ways to deal hidden cards to places. There must be as many cards as there is room."""

    def __init__(self, hidden: Counter[Card], places: list[Place]) -> None:
        assert hidden.total() == sum(place.size for place in places)
        self.hidden = +hidden
        self.places = places

    # What is certain ----------------------------------------------------------------------------------------

    def bounds(self, at: int) -> Bounds:
        """The fewest and the most of each card that this place holds, over all worlds."""
        place = self.places[at]
        others = [each for number, each in enumerate(self.places) if number != at]
        free = sum(each.size for each in others if each.free)
        rows = [*place.rows()]
        mine = len(rows)
        rows += [row for each in others if not each.free for row in each.rows()]
        dealt = _Dealt(self.hidden, [*rows, Place(free)], mine)
        return {card: (dealt.least(card), dealt.most(card)) for card in sorted(self.hidden)}

    # What is likely -----------------------------------------------------------------------------------------

    def ways(self, at: int, wanted: Takes) -> dict[int, int]:
        """By the number of wanted cards here: the number of worlds, up to a common factor."""
        bound = [each for number, each in enumerate(self.places) if number != at and not each.free]
        left: Counter[tuple[int, ...]] = Counter()
        kinds = self._kinds(wanted, [*bound, self.places[at]])
        left[tuple(sum(self.hidden[card] for card in kind) for kind in kinds)] = 1
        for done, place in enumerate(bound, 1):
            # Cards that no remaining place distinguishes are counted together from here on.
            later = self._kinds(wanted, [*bound[done:], self.places[at]])
            becomes = [next(n for n, kind in enumerate(later) if cards[0] in kind) for cards in kinds]
            after: Counter[tuple[int, ...]] = Counter()
            for counts, ways in left.items():
                for chosen, more in _choices(place, kinds, counts):
                    rest = [0] * len(later)
                    for kind, n, x in zip(becomes, counts, chosen, strict=True):
                        rest[kind] += n - x
                    after[tuple(rest)] += ways * more
            kinds, left = later, after
        found: Counter[int] = Counter()
        fits = [wanted(cards[0]) for cards in kinds]
        for counts, ways in left.items():
            for chosen, more in _choices(self.places[at], kinds, counts):
                found[sum(x for x, fit in zip(chosen, fits, strict=True) if fit)] += ways * more
        return dict(found)

    def _kinds(self, wanted: Takes, places: list[Place]) -> list[list[Card]]:
        """The hidden cards, grouped where none of these places distinguishes them."""
        kinds: dict[tuple[object, ...], list[Card]] = {}
        for card in self.hidden:
            key: list[object] = [wanted(card)]
            for place in places:
                key += [
                    place.takes is None or place.takes(card),
                    place.needs is not None and place.needs(card),
                ]
                key += [card if place.most is not None and card in place.most else None]
            kinds.setdefault(tuple(key), []).append(card)
        return [*kinds.values()]


def _choices(
    place: Place, kinds: list[list[Card]], counts: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every combination of counts by kind that can lie here, with its number of ways."""
    most = [min(n, place.room(cards[0])) for cards, n in zip(kinds, counts, strict=True)]
    needed = [place.needs is not None and place.needs(cards[0]) for cards in kinds]

    def choose(at: int, size: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if at == len(kinds):
            yield (), 1
            return
        for x in range(max(0, size - sum(most[at + 1 :])), min(size, most[at]) + 1):
            for rest, ways in choose(at + 1, size - x):
                yield (x, *rest), ways * comb(counts[at], x)

    if place.size <= sum(most):
        for chosen, ways in choose(0, place.size):
            if place.needs is None or any(x and fit for x, fit in zip(chosen, needed, strict=True)):
                yield chosen, ways


class _Dealt:
    """One world, changed card by card until a place holds as few or as many of a card as it can.

    A unit of a card moves between two places if a chain of other cards can follow the other way. Such moves
    lead to the extremes: this is a flow through a network, and they are its augmenting cycles.
    """

    def __init__(self, hidden: Counter[Card], rows: list[Place], mine: int) -> None:
        self._rows = rows
        self._mine, self._others = range(mine), range(mine, len(rows))
        self._at: list[Counter[Card]] = [Counter() for _ in rows]
        self._left = hidden.copy()
        self._room = [{card: row.room(card) for card in hidden} for row in rows]
        for number, row in enumerate(rows):
            for _ in range(row.size):
                self._fill(number)

    def least(self, card: Card) -> int:
        """Move this card away as often as possible."""
        while self._moves(card, self._mine, self._others):
            pass
        return self._count(card)

    def most(self, card: Card) -> int:
        while self._moves(card, self._others, self._mine):
            pass
        return self._count(card)

    def _count(self, card: Card) -> int:
        return sum(self._at[row][card] for row in self._mine)

    def _takes(self, row: int, card: Card) -> bool:
        return self._at[row][card] < self._room[row][card]

    def _fill(self, row: int) -> None:
        """Put one more card here. If no remaining card fits, other places give one up."""
        came: dict[int, tuple[int, Card] | None] = {row: None}
        for needy in (todo := [row]):
            for card, number in self._left.items():
                if number and self._takes(needy, card):
                    self._left[card] -= 1
                    self._at[needy][card] += 1
                    self._follow(needy, came)
                    return
            todo += [other for other in range(len(self._rows)) if self._reach(came, needy, other, None)]
        raise ValueError("There is no way to deal these cards.")

    def _moves(self, card: Card, givers: range, takers: range) -> bool:
        """Move one card of this kind, if its place can get another card for it."""
        came: dict[int, tuple[int, Card] | None] = {row: None for row in givers if self._at[row][card]}
        for needy in (todo := list(came)):
            for other in range(len(self._rows)):
                if not self._reach(came, needy, other, card):
                    continue
                if other in takers and self._takes(other, card):
                    giver = self._follow(other, came)
                    self._at[giver][card] -= 1
                    self._at[other][card] += 1
                    return True
                todo.append(other)
        return False

    def _reach(
        self, came: dict[int, tuple[int, Card] | None], needy: int, other: int, but: Card | None
    ) -> bool:
        """Whether this place, not yet on the path, has a card that the receiving place takes."""
        if other in came:
            return False
        for card, number in self._at[other].items():
            if number and card != but and self._takes(needy, card):
                came[other] = (needy, card)
                return True
        return False

    def _follow(self, row: int, came: dict[int, tuple[int, Card] | None]) -> int:
        """Move the cards along the path; return where it began."""
        while (step := came[row]) is not None:
            needy, card = step
            self._at[row][card] -= 1
            self._at[needy][card] += 1
            row = needy
        return row
