"""What there is to say about the worth of a dish, derived from the type of its score rule.

A fact has no words, only an id and numbers: `more(n=2, points=10)` is "two more for 10". Texts for people are
found by its id. A dish made of a known rule gets its facts for free; an unknown rule has none.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from sushiya.core import Seat
from sushiya.sushi.dish import Dish
from sushiya.sushi.scoring import (
    BestPlaceLeft,
    ByCount,
    EachSort,
    FaceDown,
    Ladder,
    LargestColour,
    Most,
    MostAndFewest,
    MostColours,
    Pairs,
    PerCard,
    PerOpponent,
    PerVariant,
    ScoringTable,
    Sets,
    SetsOfDifferent,
)

__all__ = ["CONTESTS", "COUNTED", "FACTS", "CountedId", "Fact", "FactId", "Facts", "Part", "facts_of"]

FactId: TypeAlias = Literal[
    "more",
    "worse",
    "top",
    "each",
    "sum",
    "times",
    "besides",
    "partner",
    "another",
    "sorts",
    "colour",
    "colours",
    "colours_behind",
    "shared",
    "alone",
    "most",
    "place",
    "behind",
    "fewest",
    "fewest_none",
    "nobody",
    "level",
    "race",
    "places",
    "no_place",
    "waits",
    "ready",
    "soon",
    "safe",
    "unseen",
]
FACTS: Final[tuple[FactId, ...]] = get_args(FactId)
CountedId: TypeAlias = Literal["cards", "count", "different", "sets"]
"""Facts only about what was counted (see `counted.py`)."""
COUNTED: Final[tuple[CountedId, ...]] = get_args(CountedId)


class Part(NamedTuple):
    """A part of a sum: how many of what, and the points for them."""

    name: str = ""
    n: int = 0
    points: int = 0


class Fact(NamedTuple):
    """Something worth saying about a dish in front of a seat; what its numbers mean depends on the id."""

    id: FactId | CountedId
    n: int = 0
    of: int = 0
    points: int = 0
    seats: tuple[Seat, ...] = ()
    """The seats it is about."""
    name: str = ""
    """The dish or card it is about."""
    parts: tuple[Part, ...] = ()


Facts: TypeAlias = tuple[Fact, ...]

CONTESTS: Final = (Most, MostAndFewest, MostColours, EachSort)
"""Rules whose points may still be lost: they are only certain once the cards are counted."""
FURTHEST: Final = 12
"""Look no further than this many more cards for the next change."""


def facts_of(rule: Any, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    """The facts about the dish in front of a seat that follow from its rule; empty for an unknown rule."""
    explain = _BY_RULE.get(type(rule))
    return () if explain is None else explain(rule, dish, seat, table)


# A rule reads little from the table, and often the same, so the results are cached. -------------------------


def _by_count(rule: ByCount, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _next_step(rule, table.icons(seat, rule.dish))


@lru_cache(maxsize=1_000)
def _next_step(rule: ByCount, icons: int) -> Facts:
    """How many more change the points, and to what."""
    if isinstance(rule, PerCard):
        return (Fact("each", points=rule.worth),)
    now = rule.points(icons)
    for more in range(1, FURTHEST):
        then = rule.points(icons + more)
        if then != now:
            return (Fact("more" if then > now else "worse", n=more, points=then),)
    return (Fact("top"),)


def _per_variant(rule: PerVariant, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    plates = table.tableaux[seat]
    face_up = {plate.no for plate in plates if not plate.turned}
    mine = [plate for plate in plates if plate.dish == rule.dish]
    return _on_bases(
        rule, tuple((str(plate.face), plate.face.variant, plate.on in face_up) for plate in mine)
    )


@lru_cache(maxsize=10_000)
def _on_bases(rule: PerVariant, cards: tuple[tuple[str, str, bool], ...]) -> Facts:
    worth = dict(rule.worth)
    facts = [
        Fact("times", n=rule.on_base, points=worth[variant] * rule.on_base, name=card)
        for card, variant, on_base in cards
        if on_base
    ]
    plain = [Part(card, 1, worth[variant]) for card, variant, on_base in cards if not on_base]
    if facts and plain:
        facts.append(Fact("besides", n=len(plain), points=sum(part.points for part in plain)))
    elif len(plain) > 1:
        facts.append(Fact("sum", parts=tuple(plain)))
    return tuple(facts)


def _variants(rule: Any, seat: Seat, table: ScoringTable) -> tuple[str, ...]:
    return tuple(sorted(card.variant for card in table.faces(seat, rule.dish)))


def _pairs(rule: Pairs, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _partner(rule, _variants(rule, seat, table))


@lru_cache(maxsize=1_000)
def _partner(rule: Pairs, mine: tuple[str, ...]) -> Facts:
    one, other = (mine.count(variant) for variant in rule.variants)
    missing = rule.variants[one > other]
    fact = Fact("partner", n=1, points=rule.points((*mine, missing)), name=f"{rule.dish}:{missing}")
    return (fact._replace(id="more", name="") if one == other else fact,)


def _sets_of_different(rule: SetsOfDifferent, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    there = tuple(sorted({card.variant for card in dish.cards}))
    return _another(rule, there, _variants(rule, seat, table))


@lru_cache(maxsize=10_000)
def _another(rule: SetsOfDifferent, there: tuple[str, ...], mine: tuple[str, ...]) -> Facts:
    """What a missing variant would bring, or any variant if none is missing."""
    missing = [variant for variant in there if variant not in mine]
    points = rule.points((*mine, missing[0] if missing else there[0]))
    return (Fact("another" if missing and mine else "more", n=1, points=points),)


def _each_sort(rule: EachSort, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _sorts(rule, _variants(rule, seat, table))


@lru_cache(maxsize=10_000)
def _sorts(rule: EachSort, mine: tuple[str, ...]) -> Facts:
    icons = [sort for variant in mine for sort in variant.split("+")]
    counts = [(sort, icons.count(sort)) for sort in rule.sorts]
    return (Fact("sorts", parts=tuple(Part(sort, n, rule.points(n)) for sort, n in counts)),)


def _face_down(rule: FaceDown, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return (Fact("each", points=rule.worth),) if table.face_down(seat) else ()


def _largest_colour(rule: LargestColour, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    colours = table.colours(seat)
    if not colours:
        return ()
    colour, size = max(colours.items(), key=lambda item: item[1])
    names = ("~" if plate.turned else plate.face.dish for plate in table.tableaux[seat])
    shown = (name for name in names if name == "~" or table.dishes[name].colour == colour)
    return (Fact("colour", n=size, name="~" if colour == "face down" else next(shown)),)


# Facts that compare seats -----------------------------------------------------------------------------------


def _most_colours(rule: MostColours, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    colours = [len(table.colours(each)) for each in table.seats]
    if colours[seat] == max(colours):
        return (Fact("colours", n=colours[seat]),)
    return (Fact("colours_behind", n=colours[seat], of=max(colours), seats=(colours.index(max(colours)),)),)


def _counts(table: ScoringTable, dish: str) -> tuple[int, ...]:
    return tuple([table.icons(seat, dish) for seat in table.seats])


def _per_opponent(rule: PerOpponent, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    others = tuple(each for each in table.seats if each != seat and table.icons(each, rule.dish))
    return (Fact("shared", points=min(len(others), rule.most), seats=others) if others else Fact("alone"),)


def _most(rule: Most, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _standing(_counts(table, rule.dish), seat, rule(seat, table))


@lru_cache(maxsize=10_000)
def _standing(counts: tuple[int, ...], seat: Seat, points: int) -> Facts:
    """The place of a seat among these counts, and how far it is behind the next better one."""
    mine = counts[seat]
    better = [count for count in counts if count > mine]
    if not better:
        return (Fact("most", n=mine, points=points),) if mine else ()
    ahead = min(better)
    behind = Fact("behind", n=ahead - mine, of=mine, seats=(counts.index(ahead),))
    if points <= 0:
        return (behind,)
    return (behind._replace(id="place", of=len(set(better)) + 1, points=points),)


def _most_and_fewest(rule: MostAndFewest, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    return _both_ends(_counts(table, rule.dish), seat, rule(seat, table))


@lru_cache(maxsize=10_000)
def _both_ends(counts: tuple[int, ...], seat: Seat, points: int) -> Facts:
    mine = counts[seat]
    if points < 0:
        if not any(counts):
            return (Fact("nobody", points=points),)
        alone = mine == 0 and counts.count(0) == 1
        return (Fact("fewest_none" if alone else "fewest", n=mine, points=points),)
    if len(set(counts)) == 1 and points == 0:
        return (Fact("level", n=mine),)
    return _standing(counts, seat, points)


def _best_place_left(rule: BestPlaceLeft, dish: Dish, seat: Seat, table: ScoringTable) -> Facts:
    taken, icons = table.notes.get(rule.dish, 0), table.icons(seat, rule.dish)
    return _race(rule, 0 if dish.race is None else dish.race.goal, taken, icons)


@lru_cache(maxsize=1_000)
def _race(rule: BestPlaceLeft, goal: int, taken: int, icons: int) -> Facts:
    left = rule.prizes[taken:]
    if not left:
        return (Fact("no_place", n=icons),)
    race = Fact("race", n=icons, of=goal)
    return (race, Fact("places", parts=tuple(Part(points=points) for points in left))) if taken else (race,)


_BY_RULE: Final[dict[type, Callable[[Any, Dish, Seat, ScoringTable], Facts]]] = {
    PerCard: _by_count,
    Sets: _by_count,
    Ladder: _by_count,
    PerVariant: _per_variant,
    Pairs: _pairs,
    SetsOfDifferent: _sets_of_different,
    EachSort: _each_sort,
    FaceDown: _face_down,
    LargestColour: _largest_colour,
    MostColours: _most_colours,
    PerOpponent: _per_opponent,
    BestPlaceLeft: _best_place_left,
    Most: _most,
    MostAndFewest: _most_and_fewest,
}
