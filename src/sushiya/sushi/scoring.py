"""Score rules that read like the rulebook.

A rule is a frozen value; called with a seat and the table, it returns points. The fast engine has a kernel
for each type of rule and reads the same numbers. For a dish they were not trained on, bots derive its worth
from these numbers.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sushiya.core import Seat
from sushiya.sushi.editions import Edition
from sushiya.sushi.model import Card, Plate, Tableau

if TYPE_CHECKING:
    from sushiya.sushi.dish import Dish

__all__ = [
    "BestPlaceLeft",
    "ByCount",
    "EachSort",
    "FaceDown",
    "Ladder",
    "LargestColour",
    "Most",
    "MostAndFewest",
    "MostColours",
    "Pairs",
    "PerCard",
    "PerOpponent",
    "PerVariant",
    "ScoreRule",
    "ScoringTable",
    "Sets",
    "SetsOfDifferent",
    "final_points",
    "round_points",
]


class ScoringTable:
    """The plates of all seats, to be scored. Face-down cards only count as cards of their own colour."""

    def __init__(
        self,
        tableaux: tuple[Tableau, ...],
        dishes: Mapping[str, "Dish"],
        edition: Edition,
        notes: Mapping[str, int] | None = None,
    ) -> None:
        self.tableaux = tableaux
        self.seats = range(len(tableaux))
        self.dishes = dishes
        self.edition = edition
        self.notes = notes or {}
        self._icons = [_icons(tableau) for tableau in tableaux]
        self._colours: list[dict[str, int] | None] = [None] * len(tableaux)

    def changed(self, tableaux: tuple[Tableau, ...], notes: Mapping[str, int]) -> "ScoringTable":
        """The same table with other plates. Seats whose plates stay the same are not counted again."""
        table = ScoringTable((), self.dishes, self.edition, notes)
        table.tableaux, table.seats = tableaux, self.seats
        same = [new is old for new, old in zip(tableaux, self.tableaux, strict=True)]
        table._icons = [self._icons[seat] if same[seat] else _icons(tableaux[seat]) for seat in self.seats]
        table._colours = [self._colours[seat] if same[seat] else None for seat in self.seats]
        return table

    def with_plate(self, seat: Seat, plate: Plate) -> "ScoringTable":
        """The same table with one more plate, face up, in front of a seat. Nothing is counted again."""
        table = ScoringTable((), self.dishes, self.edition, self.notes)
        table.tableaux = (
            *self.tableaux[:seat],
            (*self.tableaux[seat], plate),
            *self.tableaux[seat + 1 :],
        )
        table.seats, table._icons, table._colours = self.seats, [*self._icons], [*self._colours]
        dish, colour = plate.face.dish, self.dishes[plate.face.dish].colour
        table._icons[seat] = self._icons[seat] | {dish: self.icons(seat, dish) + plate.face.icons}
        colours = self.colours(seat)
        table._colours[seat] = {**colours, colour: colours.get(colour, 0) + 1}
        return table

    def icons(self, seat: Seat, dish: str) -> int:
        """The number of icons of a dish in front of a seat."""
        return self._icons[seat].get(dish, 0)

    def faces(self, seat: Seat, dish: str) -> list[Card]:
        """The face-up cards of a dish in front of a seat, copies included."""
        return [plate.face for plate in self.tableaux[seat] if plate.dish == dish]

    def face_down(self, seat: Seat) -> int:
        """How many cards lie face down in front of a seat."""
        return sum(plate.turned for plate in self.tableaux[seat])

    def colours(self, seat: Seat) -> Mapping[str, int]:
        """The number of cards by colour; all face-down cards together are a colour of their own."""
        known = self._colours[seat]
        if known is None:
            known = self._colours[seat] = {}
            for plate in self.tableaux[seat]:
                colour = "face down" if plate.turned else self.dishes[plate.face.dish].colour
                known[colour] = known.get(colour, 0) + 1
        return known


def _icons(tableau: Tableau) -> dict[str, int]:
    icons: dict[str, int] = {}
    for plate in tableau:
        dish = plate.dish
        icons[dish] = icons.get(dish, 0) + plate.face.icons
    return icons


ScoreRule: TypeAlias = Callable[[Seat, ScoringTable], int]


def round_points(table: ScoringTable) -> Iterator[tuple[Seat, str, int]]:
    """The scores of a round: seat, dish, points. Lists every dish that a seat has cards of or points for."""
    for seat in table.seats:
        for name, dish in table.dishes.items():
            if dish.score is not None:
                points = dish.score(seat, table)
                if points or table.icons(seat, name):
                    yield seat, name, points


def final_points(table: ScoringTable) -> Iterator[tuple[Seat, str, int]]:
    """The scores at the end of the game, for a table of desserts: seat, dish, points."""
    for seat in table.seats:
        for name, dish in table.dishes.items():
            if dish.score_final is not None:
                yield seat, name, dish.score_final(seat, table)


# Rules that count a seat's own cards ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ByCount(ABC):
    """Points that depend only on how many icons of the dish a seat has."""

    dish: str

    @abstractmethod
    def points(self, icons: int) -> int:
        """The points for this number of icons."""

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        return self.points(table.icons(seat, self.dish))


@dataclass(frozen=True, slots=True)
class PerCard(ByCount):
    """`worth` points per card; a card with several icons counts as several."""

    worth: int

    def points(self, icons: int) -> int:
        return icons * self.worth


@dataclass(frozen=True, slots=True)
class Sets(ByCount):
    """`worth` points per full set of `of` icons."""

    of: int
    worth: int

    def points(self, icons: int) -> int:
        return icons // self.of * self.worth


@dataclass(frozen=True, slots=True)
class Ladder(ByCount):
    """`steps[n]` points for n icons; the last step also applies to any more."""

    steps: tuple[int, ...]

    def points(self, icons: int) -> int:
        return self.steps[min(icons, len(self.steps) - 1)]


@dataclass(frozen=True, slots=True)
class PerVariant:
    """Points by variant, multiplied by `on_base` for a card on a face-up base (wasabi)."""

    dish: str
    worth: tuple[tuple[str, int], ...]
    on_base: int = 1

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        plates = table.tableaux[seat]
        worth = dict(self.worth)
        face_up = {plate.no for plate in plates if not plate.turned}
        return sum(
            worth[plate.face.variant] * (self.on_base if plate.on in face_up else 1)
            for plate in plates
            if plate.dish == self.dish
        )


@dataclass(frozen=True, slots=True)
class Pairs:
    """`pair` points for each pair of the two variants, `single` points for each card without a partner."""

    dish: str
    variants: tuple[str, str]
    pair: int
    single: int

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        return self.points(card.variant for card in table.faces(seat, self.dish))

    def points(self, variants: Iterable[str]) -> int:
        """The points for cards of these variants."""
        there = Counter(variants)
        pairs = min(there[variant] for variant in self.variants)
        return pairs * self.pair + (there.total() - 2 * pairs) * self.single


@dataclass(frozen=True, slots=True)
class SetsOfDifferent:
    """`steps[n]` points for a set of n different variants; the last step also applies to any more."""

    dish: str
    steps: tuple[int, ...]

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        return self.points(card.variant for card in table.faces(seat, self.dish))

    def points(self, variants: Iterable[str]) -> int:
        """Largest possible set first: the n-th set has every variant that occurs at least n times."""
        copies = Counter(variants).values()
        sizes = [sum(count >= nth for count in copies) for nth in range(1, max(copies, default=0) + 1)]
        return sum(self.steps[min(size, len(self.steps) - 1)] for size in sizes)


@dataclass(frozen=True, slots=True)
class EachSort:
    """`steps[n]` points for n icons of a sort, summed over all sorts.

    The last step also applies to any more icons. The variant of a card lists its sorts: `orange+pineapple`.
    """

    dish: str
    sorts: tuple[str, ...]
    steps: tuple[int, ...]

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        icons = Counter(sort for card in table.faces(seat, self.dish) for sort in card.variant.split("+"))
        return sum(self.points(icons[sort]) for sort in self.sorts)

    def points(self, icons: int) -> int:
        """The points for this number of icons of one sort."""
        return self.steps[min(icons, len(self.steps) - 1)]


@dataclass(frozen=True, slots=True)
class FaceDown:
    """`worth` points for every face-down card, whatever it is."""

    worth: int

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        return self.worth * table.face_down(seat)


@dataclass(frozen=True, slots=True)
class LargestColour:
    """Each card scores a point for every card in the seat's largest group of one colour."""

    dish: str

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        mine = table.icons(seat, self.dish)
        return mine * max(table.colours(seat).values()) if mine else 0


# Rules that compare seats -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MostColours:
    """`worth` points per card for the seats with the most different colours."""

    dish: str
    worth: int

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        mine = table.icons(seat, self.dish)
        if mine == 0:
            return 0
        colours = [len(table.colours(s)) for s in table.seats]
        return self.worth * mine if colours[seat] == max(colours) else 0


@dataclass(frozen=True, slots=True)
class PerOpponent:
    """Each card scores a point for every opponent who has any, at most `most` points per card."""

    dish: str
    most: int

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        opponents = sum(table.icons(s, self.dish) > 0 for s in table.seats if s != seat)
        return table.icons(seat, self.dish) * min(opponents, self.most)


@dataclass(frozen=True, slots=True)
class BestPlaceLeft:
    """The most icons get the best prize still left; the table's notes count the prizes already taken."""

    dish: str
    prizes: tuple[int, ...]

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        icons = [table.icons(s, self.dish) for s in table.seats]
        taken = table.notes.get(self.dish, 0)
        if icons[seat] == 0 or icons[seat] < max(icons) or taken >= len(self.prizes):
            return 0
        return self.prizes[taken]


@dataclass(frozen=True, slots=True)
class Most:
    """Prizes by place. A seat without an icon gets none.

    Tied players each get the full prize, and the next place is still scored. In editions that split ties,
    they share the prize, rounded down, and the tie uses up the places below.
    """

    dish: str
    prizes: tuple[tuple[int, tuple[int, ...]], ...]
    """The prizes, each with the smallest number of players they apply to: ((2, (6, 3)), (6, (6, 4, 2)))."""

    def prizes_for(self, players: int) -> tuple[int, ...]:
        """The prizes at a table of this many players."""
        return [prizes for fewest, prizes in self.prizes if fewest <= players][-1]

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        mine = table.icons(seat, self.dish)
        if mine == 0:
            return 0
        counts = [table.icons(s, self.dish) for s in table.seats]
        paid = self.prizes_for(len(counts))
        if table.edition.split_ties:
            tied = counts.count(mine)
            ahead = sum(n > mine for n in counts)
            return paid[ahead] // tied if ahead < len(paid) else 0
        ahead = len({n for n in counts if n > mine})
        return paid[ahead] if ahead < len(paid) else 0


@dataclass(frozen=True, slots=True)
class MostAndFewest:
    """Plus for the most icons, minus for the fewest (none counts as fewest). With two players, no minus.

    `none_can_win` says whether seats without an icon get the plus if nobody has one. Tied players get the
    full points. In editions that split ties, they share them, rounded toward zero, and a tie of all seats
    scores nothing.
    """

    dish: str
    worth: int
    none_can_win: bool

    def __call__(self, seat: Seat, table: ScoringTable) -> int:
        counts = [table.icons(s, self.dish) for s in table.seats]
        mine, high, low = counts[seat], max(counts), min(counts)
        share = table.edition.split_ties
        if share and high == low:
            return 0
        points = 0
        if mine == high and (mine > 0 or self.none_can_win):
            points += self.worth // counts.count(high) if share else self.worth
        if mine == low and len(counts) > 2:
            points -= self.worth // counts.count(low) if share else self.worth
        return points
