"""Examples that follow from a score rule: which plates show it best, and what the rule gives for them.

A dish whose score rule has a type listed here needs nothing else to get an example.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from sushiya.core import Seat
from sushiya.sushi import scoring
from sushiya.sushi.dish import Dish
from sushiya.sushi.editions import Edition
from sushiya.sushi.model import Tableau
from sushiya.sushi.notation import parse_plates
from sushiya.sushi.scoring import ScoreRule, ScoringTable
from sushiya.table.example_types import ExamplePart, ExampleRow, PartKind

__all__ = ["Version", "based", "rows_of_rule", "stacks"]

Chunk: TypeAlias = tuple[PartKind, str, str]
"""A few plates that score together: what they are, what is counted, and the plates as text."""
Rows: TypeAlias = list[list[ExampleRow]]


class Version(NamedTuple):
    """An edition of a game: its dishes and its rulings."""

    dishes: Mapping[str, Dish]
    edition: Edition


def rows_of_rule(rule: ScoreRule, dish: Dish, version: Version) -> Rows:
    """The examples of a score rule, each a list of rows. Empty if there is none for a rule of this type."""
    made = next((make for kind, make in BY_RULE.items() if isinstance(rule, kind)), None)
    return [] if made is None else made(rule, dish, version)


def stacks(tableau: Tableau) -> list[list[str]]:
    """The plates as cards, each with what lies on it."""
    found = {plate.no: ["~" if plate.turned else str(plate.face)] for plate in tableau}
    for plate in tableau:
        if plate.on in found:
            found[plate.on] += found.pop(plate.no)
    return list(found.values())


# Rules that count a seat's own cards ------------------------------------------------------------------------


def _own(rule: ScoreRule, version: Version, *chunks: Chunk) -> ExampleRow:
    """A row of plates that consists of chunks, each with its own points."""
    parts = [
        _part(kind, len(text.split()), of, _score(rule, version, text)[0], cards=len(text.split()))
        for kind, of, text in chunks
    ]
    whole = " ".join(text for _, _, text in chunks)
    return _row(0, whole, parts, _score(rule, version, whole)[0])


def _per_card(rule: scoring.PerCard, dish: Dish, version: Version) -> Rows:
    return [[_counted(rule, dish, version, 2)]]


def _sets(rule: scoring.Sets, dish: Dish, version: Version) -> Rows:
    """One full set, and as many left over as never complete another."""
    full: Chunk = ("each", dish.name, _times(dish, rule.of))
    rest: Chunk = ("left-over", dish.name, _times(dish, rule.of - 1))
    return [[_own(rule, version, full, rest)]]


def _ladder(rule: scoring.Ladder, dish: Dish, version: Version) -> Rows:
    """Every step of a short ladder; the first, the middle and the last of a long one."""
    last = len(rule.steps) - 1
    counts = range(1, last + 1) if last <= 3 else (1, (last + 1) // 2, last)
    return [[_counted(rule, dish, version, count) for count in counts]]


def _counted(rule: ScoreRule, dish: Dish, version: Version, count: int) -> ExampleRow:
    return _own(rule, version, ("each", dish.name, _times(dish, count)))


def _per_variant(rule: scoring.PerVariant, dish: Dish, version: Version) -> Rows:
    """Each variant alone; then the best one on its base, where the game has one."""
    cards = list(map(str, dict.fromkeys(dish.cards)))
    plain = _own(rule, version, *(("each", card, card) for card in cards))
    if dish.lies_on not in version.dishes:
        return [[plain]]
    best = max(cards, key=lambda card: _score(rule, version, card)[0])
    return [[plain, based(rule, dish, version, best)]]


def based(rule: ScoreRule, dish: Dish, version: Version, card: str) -> ExampleRow:
    """A card on the dish that it lies on."""
    text = f"{version.dishes[dish.lies_on].cards[0]} {card}"
    points = _score(rule, version, text)[0]
    return _row(0, text, [_part("on-base", 1, card, points, cards=1)], points)


def _pairs(rule: scoring.Pairs, dish: Dish, version: Version) -> Rows:
    one, other = (f"{dish.name}:{variant}" for variant in rule.variants)
    return [[_own(rule, version, ("pair", dish.name, f"{one} {other}"), ("single", dish.name, one))]]


def _sets_of_different(rule: scoring.SetsOfDifferent, dish: Dish, version: Version) -> Rows:
    """A set of all but one variant, and one card that starts the next set."""
    cards = list(map(str, dict.fromkeys(dish.cards)))[:-1]
    whole: Chunk = ("different", dish.name, " ".join(cards))
    return [[_own(rule, version, whole, ("different", dish.name, cards[0]))]]


def _each_sort(rule: scoring.EachSort, dish: Dish, version: Version) -> Rows:
    """Two of the first sort on one card, and one of each of the first two on another."""
    first, second = rule.sorts[:2]
    text = f"{dish.name}:{first}+{first} {dish.name}:{first}+{second}"
    faces = ScoringTable((parse_plates(text),), version.dishes, version.edition).faces(0, dish.name)
    icons = [sort for card in faces for sort in card.variant.split("+")]
    parts = [
        _part("sort", icons.count(sort), sort, _score(replace(rule, sorts=(sort,)), version, text)[0])
        for sort in rule.sorts
    ]
    return [[_row(0, text, parts, _score(rule, version, text)[0])]]


def _face_down(rule: scoring.FaceDown, dish: Dish, version: Version) -> Rows:
    cards = islice((each.cards[0] for each in _fillers(dish, version)), 2)
    return [[_own(rule, version, ("face-down", dish.name, " ".join(f"~{card}" for card in cards)))]]


def _largest_colour(rule: scoring.LargestColour, dish: Dish, version: Version) -> Rows:
    filler = next(_fillers(dish, version))
    text = f"{_times(dish, 2)} {_times(filler, 3)}"
    largest = max(_table(version, text).colours(0).values())
    points = _score(rule, version, text)[0]
    return [[_row(0, text, [_part("colour", largest, dish.name, points, cards=2)], points)]]


# Rules that compare seats -----------------------------------------------------------------------------------


def _most_colours(rule: scoring.MostColours, dish: Dish, version: Version) -> Rows:
    one, two, three = (str(each.cards[0]) for each in islice(_fillers(dish, version), 3))
    texts = [f"{_times(dish, 1)} {one} {two} {three}", f"{_times(dish, 1)} {one} {one} {two}"]
    table = _table(version, *texts)
    counts = [len(table.colours(seat)) for seat in table.seats]
    return [_compared(rule, dish, version, texts, counts, lambda seat: "colours")]


def _per_opponent(rule: scoring.PerOpponent, dish: Dish, version: Version) -> Rows:
    texts = [_times(dish, count) for count in (2, 1, 0)]
    counts = [sum(bool(text) for text in texts if text is not own) for own in texts]
    return [
        _compared(rule, dish, version, texts, counts, lambda seat: "opponents" if texts[seat] else "none")
    ]


def _most(rule: scoring.Most | scoring.BestPlaceLeft, dish: Dish, version: Version) -> Rows:
    """One ahead, two tied behind, and one without any."""
    high, *_, low = sorted(dict.fromkeys(dish.cards), key=lambda card: -card.icons) * 2
    texts = [f"{high} {low}", str(high), str(high), ""]
    counts = _icons(version, dish, texts)
    places: tuple[PartKind, ...] = ("most", "second", "third")

    def kind(seat: Seat) -> PartKind:
        ahead = len({count for count in counts if count > counts[seat]})
        return "none" if not counts[seat] else places[ahead]

    return [_compared(rule, dish, version, texts, counts, kind)]


def _most_and_fewest(rule: scoring.MostAndFewest, dish: Dish, version: Version) -> Rows:
    texts = [_times(dish, count) for count in ((3, 2, 1, 1) if rule.none_can_win else (3, 2, 1, 0))]
    counts = _icons(version, dish, texts)
    kinds: dict[int, PartKind] = {max(counts): "most", min(counts): "fewest"}
    return [_compared(rule, dish, version, texts, counts, lambda seat: kinds.get(counts[seat], "between"))]


def _compared(
    rule: ScoreRule,
    dish: Dish,
    version: Version,
    texts: Sequence[str],
    counts: Sequence[int],
    kind: Callable[[Seat], PartKind],
) -> list[ExampleRow]:
    """A row for each seat of one table."""
    points = _score(rule, version, *texts)
    cards = [sum(word.partition(":")[0] == dish.name for word in text.split()) for text in texts]
    return [
        _row(
            seat,
            text,
            [
                _part(
                    kind(seat), counts[seat], dish.name, points[seat], cards[seat], counts.count(counts[seat])
                )
            ],
            points[seat],
        )
        for seat, text in enumerate(texts)
    ]


# Tables, rows and cards -------------------------------------------------------------------------------------


def _table(version: Version, *texts: str) -> ScoringTable:
    return ScoringTable(tuple(map(parse_plates, texts)), version.dishes, version.edition)


def _score(rule: ScoreRule, version: Version, *texts: str) -> list[int]:
    table = _table(version, *texts)
    return [rule(seat, table) for seat in table.seats]


def _icons(version: Version, dish: Dish, texts: Sequence[str]) -> list[int]:
    table = _table(version, *texts)
    return [table.icons(seat, dish.name) for seat in table.seats]


def _row(seat: Seat, text: str, parts: list[ExamplePart], points: int) -> ExampleRow:
    return {"seat": seat, "stacks": stacks(parse_plates(text)), "parts": parts, "points": points}


def _part(kind: PartKind, count: int, of: str, points: int, cards: int = 0, ties: int = 1) -> ExamplePart:
    return {"kind": kind, "count": count, "of": of, "cards": cards, "ties": ties, "points": points}


def _times(dish: Dish, count: int) -> str:
    return " ".join(count * [str(dish.cards[0])])


def _fillers(dish: Dish, version: Version) -> Iterator[Dish]:
    """Other dishes, each of a different colour, whose cards are all alike."""
    seen = {dish.colour}
    for other in version.dishes.values():
        if (
            other.colour not in seen
            and len(set(other.cards)) == 1
            and isinstance(other.score, scoring.ByCount)
        ):
            seen.add(other.colour)
            yield other


BY_RULE: dict[type, Callable[[Any, Dish, Version], Rows]] = {
    scoring.PerCard: _per_card,
    scoring.Sets: _sets,
    scoring.Ladder: _ladder,
    scoring.PerVariant: _per_variant,
    scoring.Pairs: _pairs,
    scoring.SetsOfDifferent: _sets_of_different,
    scoring.EachSort: _each_sort,
    scoring.FaceDown: _face_down,
    scoring.LargestColour: _largest_colour,
    scoring.MostColours: _most_colours,
    scoring.PerOpponent: _per_opponent,
    scoring.Most: _most,
    scoring.BestPlaceLeft: _most,
    scoring.MostAndFewest: _most_and_fewest,
}
"""How each type of score rule is shown."""
