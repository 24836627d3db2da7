"""Points at the end of a round and of the match: one kernel a type of rule, with its numbers in the chart."""

from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.kitchen import score
from sushiya.fast.sushi.layout import END, ROUND, Chart, Row
from sushiya.fast.sushi.table import colours, count_icons, face_down, largest_colour

__all__ = ["final_points", "round_points"]

LADDER, PER_VARIANT, MOST, MOST_AND_FEWEST = 1, 2, 3, 4
PER_CARD, SETS, PAIRS, SETS_OF_DIFFERENT, EACH_SORT = 5, 6, 7, 8, 9
FACE_DOWN, LARGEST_COLOUR, MOST_COLOURS, PER_OPPONENT, BEST_PLACE_LEFT = 10, 11, 12, 13, 14


@kernel
def round_points(g: Row, c: Chart) -> None:
    """Every dish, for every seat."""
    for dish in range(c.dishes):
        _pay(g, c, ROUND, dish)


@kernel
def final_points(g: Row, c: Chart) -> None:
    """The desserts, which by now show their faces again."""
    for dish in range(c.dishes):
        _pay(g, c, END, dish)


@small
def _pay(g: Row, c: Chart, when: int, dish: int) -> None:
    """Everyone's points for a dish. The most frequent rules need no call."""
    rule = c.rule[when, dish]
    if rule == 0:
        return
    count_icons(g, c, dish)
    if rule == LADDER:
        for seat in range(c.tables):
            score(g, seat, dish, ladder(g, c, when, seat, dish))
    elif rule == PER_VARIANT:
        for seat in range(c.tables):
            score(g, seat, dish, per_variant(g, c, when, seat, dish))
    elif rule == MOST:
        most(g, c, when, dish)
    elif rule == MOST_AND_FEWEST:
        most_and_fewest(g, c, when, dish)
    else:
        for seat in range(c.tables):
            score(g, seat, dish, _points(g, c, rule, when, seat, dish))


@kernel
def _points(g: Row, c: Chart, rule: int, when: int, seat: int, dish: int) -> int:
    """A seat's points by one of the rarer rules; the simplest of them fit in a line."""
    if rule == PAIRS:
        return pairs(g, c, when, seat, dish)
    if rule == SETS_OF_DIFFERENT:
        return sets_of_different(g, c, when, seat, dish)
    if rule == EACH_SORT:
        return each_sort(g, c, when, seat, dish)
    if rule == BEST_PLACE_LEFT:
        return best_place_left(g, c, when, seat, dish)
    number, mine = int(c.numbers[when, dish, 0]), int(g.icons[seat])
    if rule == FACE_DOWN:
        return number * face_down(g, seat)
    if mine == 0:
        return 0
    if rule == PER_CARD:
        return number * mine
    if rule == SETS:
        return mine // number * int(c.numbers[when, dish, 1])
    if rule == LARGEST_COLOUR:
        return mine * largest_colour(g, c, seat)
    if rule == PER_OPPONENT:
        return mine * min(opponents(g, c, seat), number)
    return number * mine if most_colours(g, c, seat) else 0


# Rules that count a seat's own cards ------------------------------------------------------------------------


@small
def ladder(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """A number of points for each number of icons: for sets too."""
    steps = c.numbers[when, dish, 0]
    return int(c.numbers[when, dish, 1 + min(int(g.icons[seat]), steps - 1)])


@small
def per_variant(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """Points by variant; more for those that lie on a base."""
    first, points = c.first_kind[dish], 0
    for kind in range(first, c.last_kind[dish] + 1):
        points += int(g.faces[seat, kind]) * c.numbers[when, dish, 1 + kind - first]
    return points if g.used[seat] == 0 else points + _more_on_base(g, c, when, seat, dish)


@kernel
def _more_on_base(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    points, on_base = 0, c.numbers[when, dish, 0]
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        own = c.dish[plate.face] == dish and not plate.turned
        if own and plate.on and (g.used[seat] >> plate.on) & 1:
            points += (on_base - 1) * c.numbers[when, dish, 1 + plate.face - c.first_kind[dish]]
    return points


@kernel
def pairs(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """Two variants that are worth more together than alone."""
    pair, single = c.numbers[when, dish, 0], c.numbers[when, dish, 1]
    both = min(int(g.faces[seat, c.numbers[when, dish, 2]]), int(g.faces[seat, c.numbers[when, dish, 3]]))
    cards = 0
    for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
        cards += int(g.faces[seat, kind])
    return both * pair + (cards - 2 * both) * single


@kernel
def sets_of_different(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """Sets of different variants, as large as possible; each by its size."""
    steps, points, nth, size = c.numbers[when, dish, 0], 0, 0, 1
    while size > 0:
        nth += 1
        size = 0
        for kind in range(c.first_kind[dish], c.last_kind[dish] + 1):
            size += int(g.faces[seat, kind] >= nth)
        if size > 0:
            points += int(c.numbers[when, dish, 1 + min(size, steps - 1)])
    return points


@kernel
def each_sort(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """Each sort by its icons, added up. Behind the steps are the icons of each kind, sort by sort."""
    steps, sorts, first = c.numbers[when, dish, 0], c.numbers[when, dish, 1], c.first_kind[dish]
    points = 0
    for sort in range(sorts):
        icons = 0
        for kind in range(first, c.last_kind[dish] + 1):
            shown = c.numbers[when, dish, 2 + steps + (kind - first) * sorts + sort]
            icons += int(g.faces[seat, kind]) * shown
        points += int(c.numbers[when, dish, 2 + min(icons, steps - 1)])
    return points


# Rules that compare seats -----------------------------------------------------------------------------------


@kernel
def most_colours(g: Row, c: Chart, seat: int) -> bool:
    """Whether nobody has more different colours."""
    mine, most = colours(g, c, seat), 0
    for other in range(c.tables):
        most = max(most, colours(g, c, other))
    return mine == most


@kernel
def opponents(g: Row, c: Chart, seat: int) -> int:
    """How many others have any of the dish."""
    found = 0
    for other in range(c.tables):
        found += int(other != seat and g.icons[other] > 0)
    return found


@kernel
def best_place_left(g: Row, c: Chart, when: int, seat: int, dish: int) -> int:
    """The most icons get the best prize still left."""
    mine = int(g.icons[seat])
    if mine == 0 or g.places_taken >= c.numbers[when, dish, 0]:
        return 0
    for other in range(c.tables):
        if g.icons[other] > mine:
            return 0
    return int(c.numbers[when, dish, 1 + g.places_taken])


@kernel
def most(g: Row, c: Chart, when: int, dish: int) -> None:
    """Prizes by place: those with the most icons of who has no prize yet get the next one."""
    prizes, place, behind = c.numbers[when, dish, 0], 0, 1 << 10
    while place < prizes:
        best, tied = 0, 0
        for seat in range(c.tables):
            icons = int(g.icons[seat])
            better = icons > best and icons < behind
            tied = 1 if better else tied + int(icons == best)
            best = icons if better else best
        if best == 0:
            return
        prize = int(c.numbers[when, dish, 1 + place])
        if c.split_ties and tied > 1:
            prize //= tied
        for seat in range(c.tables):
            score(g, seat, dish, prize if g.icons[seat] == best else 0)
        place += tied if c.split_ties else 1
        behind = best


@kernel
def most_and_fewest(g: Row, c: Chart, when: int, dish: int) -> None:
    """Plus for the most, minus for the fewest."""
    worth, none_can_win = c.numbers[when, dish, 0], c.numbers[when, dish, 1]
    high, low = int(g.icons[0]), int(g.icons[0])
    for seat in range(1, c.tables):
        high, low = max(high, int(g.icons[seat])), min(low, int(g.icons[seat]))
    if c.split_ties and high == low:
        return
    plus = worth if high > 0 or none_can_win else 0
    minus = worth if c.tables > 2 else 0
    if c.split_ties:
        highest, lowest = 0, 0
        for seat in range(c.tables):
            highest += int(g.icons[seat] == high)
            lowest += int(g.icons[seat] == low)
        plus //= highest
        minus //= lowest
    for seat in range(c.tables):
        points = (plus if g.icons[seat] == high else 0) - (minus if g.icons[seat] == low else 0)
        score(g, seat, dish, points)
