"""Score rules to read aloud. A rule takes a seat and the table, and gives points; its numbers can be read."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sushiya.core import Seat
from sushiya.sushi.editions import Edition
from sushiya.sushi.model import Card, Tableau

if TYPE_CHECKING:
    from sushiya.sushi.dish import Dish

__all__ = [
    "Ladder",
    "Most",
    "MostAndFewest",
    "ScoreRule",
    "Sets",
    "Table",
    "final_points",
    "round_points",
]


class Table:
    """Everyone's plates, to be scored. Face-down cards are only counted, and by colour."""

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
        self._icons: list[Counter[str]] = []
        for tableau in tableaux:
            icons: Counter[str] = Counter()
            for plate in tableau:
                icons[plate.dish] += plate.face.icons
            self._icons.append(icons)

    def icons(self, seat: Seat, dish: str) -> int:
        """Icons of a dish in front of a seat."""
        return self._icons[seat][dish]

    def faces(self, seat: Seat, dish: str) -> list[Card]:
        """The face-up cards of a dish in front of a seat, copies included."""
        return [plate.face for plate in self.tableaux[seat] if plate.dish == dish]

    def face_down(self, seat: Seat) -> int:
        """How many cards lie face down."""
        return sum(plate.turned for plate in self.tableaux[seat])

    def colours(self, seat: Seat) -> Counter[str]:
        """Cards by colour; all face-down ones together are a colour of their own."""
        return Counter(
            "face down" if plate.turned else self.dishes[plate.face.dish].colour
            for plate in self.tableaux[seat]
        )


ScoreRule: TypeAlias = Callable[[Seat, Table], int]


def round_points(table: Table) -> Iterator[tuple[Seat, str, int]]:
    """The end of a round: seat, dish and points, wherever a seat has cards of the dish or points for it."""
    for seat in table.seats:
        for name, dish in table.dishes.items():
            if dish.score is not None:
                points = dish.score(seat, table)
                if points or table.icons(seat, name):
                    yield seat, name, points


def final_points(table: Table) -> Iterator[tuple[Seat, str, int]]:
    """The end of the game, for a table of desserts: seat, dish and points."""
    for seat in table.seats:
        for name, dish in table.dishes.items():
            if dish.score_final is not None:
                yield seat, name, dish.score_final(seat, table)


# Rules ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sets:
    """So many points for every full set."""

    dish: str
    of: int
    worth: int

    def __call__(self, seat: Seat, table: Table) -> int:
        return table.icons(seat, self.dish) // self.of * self.worth


@dataclass(frozen=True, slots=True)
class Ladder:
    """steps[n] points for n cards; the last step also for any more."""

    dish: str
    steps: tuple[int, ...]

    def __call__(self, seat: Seat, table: Table) -> int:
        return self.steps[min(table.icons(seat, self.dish), len(self.steps) - 1)]


@dataclass(frozen=True, slots=True)
class Most:
    """Prizes by place; without an icon no prize. `prizes` gives them for a number of players.

    Tied players all get the full prize, and the next place is still scored; in editions that split ties they
    share it, rounded down, and a tie takes the places below it.
    """

    dish: str
    prizes: Callable[[int], tuple[int, ...]]

    def __call__(self, seat: Seat, table: Table) -> int:
        mine = table.icons(seat, self.dish)
        if mine == 0:
            return 0
        counts = [table.icons(s, self.dish) for s in table.seats]
        paid = self.prizes(len(counts))
        if table.edition.split_ties:
            tied = counts.count(mine)
            ahead = sum(n > mine for n in counts)
            return paid[ahead] // tied if ahead < len(paid) else 0
        ahead = len({n for n in counts if n > mine})
        return paid[ahead] if ahead < len(paid) else 0


@dataclass(frozen=True, slots=True)
class MostAndFewest:
    """Plus for the most, minus for the fewest (none counts as fewest); two players: no minus.

    `none_can_win`: whether the plus goes to those with no icon, if nobody has one. Tied players get the full
    points; in editions that split ties they share them, rounded toward zero, and a tie of all scores nothing.
    """

    dish: str
    worth: int
    none_can_win: bool

    def __call__(self, seat: Seat, table: Table) -> int:
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
