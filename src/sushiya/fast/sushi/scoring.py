"""Points at the end of a round and of the match: the shared rules here, the others with their dishes."""

from sushiya.fast.kernel import kernel, small
from sushiya.fast.sushi.cards import (
    edamame,
    fruit,
    miso_soup,
    nigiri,
    onigiri,
    sake,
    soy_sauce,
    sukeroku,
    takeout_box,
    tea,
    uramaki,
)
from sushiya.fast.sushi.kitchen import score
from sushiya.fast.sushi.layout import Chart, Row
from sushiya.fast.sushi.table import count_icons

__all__ = ["RULES", "final_points", "round_points"]

SETS, LADDER, MOST, MOST_AND_FEWEST = 1, 2, 3, 4
NIGIRI, ONIGIRI, EDAMAME, MISO_SOUP, SUKEROKU, URAMAKI = 5, 6, 7, 8, 9, 10
SAKE, SOY_SAUCE, TEA, TAKEOUT_BOX, FRUIT = 11, 12, 13, 14, 15

RULES = {
    "nigiri": NIGIRI,
    "onigiri": ONIGIRI,
    "edamame": EDAMAME,
    "miso_soup": MISO_SOUP,
    "sukeroku": SUKEROKU,
    "uramaki": URAMAKI,
    "sake": SAKE,
    "soy_sauce": SOY_SAUCE,
    "tea": TEA,
    "takeout_box": TAKEOUT_BOX,
    "fruit": FRUIT,
}
"""The dishes with a rule of their own."""


@kernel
def round_points(g: Row, c: Chart) -> None:
    """Every dish, for every seat."""
    for dish in range(c.dishes):
        rule = c.rule[dish]
        if rule == 0:
            continue
        count_icons(g, c, dish)
        if rule == SETS:  # the most frequent rules without a call
            for seat in range(c.tables):
                score(g, seat, dish, sets(g, c, seat, dish))
        elif rule == LADDER:
            for seat in range(c.tables):
                score(g, seat, dish, ladder(g, c, seat, dish))
        else:
            for seat in range(c.tables):
                score(g, seat, dish, _points(g, c, rule, seat, dish))


@kernel
def final_points(g: Row, c: Chart) -> None:
    """The desserts, which by now show their faces again."""
    for dish in range(c.dishes):
        rule = c.final_rule[dish]
        if rule == 0:
            continue
        count_icons(g, c, dish)
        for seat in range(c.tables):
            score(g, seat, dish, _points(g, c, rule, seat, dish))


@kernel
def _points(g: Row, c: Chart, rule: int, seat: int, dish: int) -> int:
    if rule == SETS:
        return sets(g, c, seat, dish)
    if rule == MOST:
        return most(g, c, seat, dish)
    if rule == MOST_AND_FEWEST:
        return most_and_fewest(g, c, seat, dish)
    if rule == NIGIRI:
        return nigiri.score(g, c, seat, dish)
    if rule == ONIGIRI:
        return onigiri.score(g, c, seat, dish)
    if rule == EDAMAME:
        return edamame.score(g, c, seat, dish)
    if rule == MISO_SOUP:
        return miso_soup.score(g, c, seat, dish)
    if rule == SUKEROKU:
        return sukeroku.score(g, c, seat, dish)
    if rule == URAMAKI:
        return uramaki.score(g, c, seat, dish)
    if rule == SAKE:
        return sake.score(g, c, seat, dish)
    if rule == SOY_SAUCE:
        return soy_sauce.score(g, c, seat, dish)
    if rule == TEA:
        return tea.score(g, c, seat, dish)
    if rule == TAKEOUT_BOX:
        return takeout_box.score(g, c, seat, dish)
    return fruit.score_final(g, c, seat, dish)


@small
def sets(g: Row, c: Chart, seat: int, dish: int) -> int:
    """So many points for every full set."""
    of, worth = c.numbers[dish, 0], c.numbers[dish, 1]
    return int(g.icons[seat]) // of * worth


@small
def ladder(g: Row, c: Chart, seat: int, dish: int) -> int:
    """A number of points for each number of cards."""
    steps = c.numbers[dish, 0]
    return int(c.numbers[dish, 1 + min(int(g.icons[seat]), steps - 1)])


@kernel
def most(g: Row, c: Chart, seat: int, dish: int) -> int:
    """Prizes by place. Counted without branches: who has more is anybody's guess."""
    mine = int(g.icons[seat])
    ahead, tied, places = 0, 0, 0
    for other in range(c.tables):
        count = int(g.icons[other])
        first = 1  # players tied ahead of me are on one place
        for earlier in range(other):
            first &= int(g.icons[earlier] != count)
        tied += int(count == mine)
        ahead += int(count > mine)
        places += int(count > mine) & first
    prizes, place = c.numbers[dish, 0], ahead if c.split_ties else places
    if mine == 0 or place >= prizes:
        return 0
    return int(c.numbers[dish, 1 + place]) // (tied if c.split_ties else 1)


@kernel
def most_and_fewest(g: Row, c: Chart, seat: int, dish: int) -> int:
    """Plus for the most, minus for the fewest."""
    worth, none_can_win = c.numbers[dish, 0], c.numbers[dish, 1]
    mine = int(g.icons[seat])
    high = low = mine
    for other in range(c.tables):
        high, low = max(high, int(g.icons[other])), min(low, int(g.icons[other]))
    if c.split_ties and high == low:
        return 0
    highest, lowest = 0, 0
    for other in range(c.tables):
        highest += int(g.icons[other] == high)
        lowest += int(g.icons[other] == low)
    points = 0
    if mine == high and (mine > 0 or none_can_win):
        points += worth // highest if c.split_ties else worth
    if mine == low and c.tables > 2:
        points -= worth // lowest if c.split_ties else worth
    return points
