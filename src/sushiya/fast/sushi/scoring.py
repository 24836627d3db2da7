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

LADDER, MOST, MOST_AND_FEWEST = 1, 2, 3
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
        _pay(g, c, c.rule[dish], dish)


@kernel
def final_points(g: Row, c: Chart) -> None:
    """The desserts, which by now show their faces again."""
    for dish in range(c.dishes):
        _pay(g, c, c.final_rule[dish], dish)


@small
def _pay(g: Row, c: Chart, rule: int, dish: int) -> None:
    """Everyone's points for a dish. The most frequent rules need no call."""
    if rule == 0:
        return
    count_icons(g, c, dish)
    if rule == LADDER:
        for seat in range(c.tables):
            score(g, seat, dish, ladder(g, c, seat, dish))
    elif rule == NIGIRI:
        for seat in range(c.tables):
            score(g, seat, dish, nigiri.score(g, c, seat, dish))
    elif rule == MOST:
        most(g, c, dish)
    elif rule == MOST_AND_FEWEST:
        most_and_fewest(g, c, dish)
    else:
        for seat in range(c.tables):
            score(g, seat, dish, _points(g, c, rule, seat, dish))


@kernel
def _points(g: Row, c: Chart, rule: int, seat: int, dish: int) -> int:
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
def ladder(g: Row, c: Chart, seat: int, dish: int) -> int:
    """A number of points for each number of icons: for sets too."""
    steps = c.numbers[dish, 0]
    return int(c.numbers[dish, 1 + min(int(g.icons[seat]), steps - 1)])


@kernel
def most(g: Row, c: Chart, dish: int) -> None:
    """Prizes by place: those with the most icons of who has no prize yet get the next one."""
    prizes, place, behind = c.numbers[dish, 0], 0, 1 << 10
    while place < prizes:
        best, tied = 0, 0
        for seat in range(c.tables):
            icons = int(g.icons[seat])
            better = icons > best and icons < behind
            tied = 1 if better else tied + int(icons == best)
            best = icons if better else best
        if best == 0:
            return
        prize = int(c.numbers[dish, 1 + place])
        if c.split_ties and tied > 1:
            prize //= tied
        for seat in range(c.tables):
            score(g, seat, dish, prize if g.icons[seat] == best else 0)
        place += tied if c.split_ties else 1
        behind = best


@kernel
def most_and_fewest(g: Row, c: Chart, dish: int) -> None:
    """Plus for the most, minus for the fewest."""
    worth, none_can_win = c.numbers[dish, 0], c.numbers[dish, 1]
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
