"""Points at the end of a round and of the match: one kernel per type of rule, its numbers in the config."""

from sushiya.fast.kernel import inline_kernel, kernel
from sushiya.fast.sushi.kitchen import score
from sushiya.fast.sushi.layout import END, ROUND, Config, Record
from sushiya.fast.sushi.tableau import colours, count_icons, face_down, largest_colour
from sushiya.fast.wins import winners_of

__all__ = ["final_points", "ladder", "per_variant", "round_points", "uncommon_points", "winners"]

LADDER, PER_VARIANT, MOST, MOST_AND_FEWEST = 1, 2, 3, 4
PER_CARD, SETS, PAIRS, SETS_OF_DIFFERENT, EACH_SORT = 5, 6, 7, 8, 9
FACE_DOWN, LARGEST_COLOUR, MOST_COLOURS, PER_OPPONENT, BEST_PLACE_LEFT = 10, 11, 12, 13, 14


@inline_kernel
def winners(rec: Record, cfg: Config) -> int:
    """The winners of a finished match, a bit for each. The most desserts break a tie."""
    return winners_of(rec.score, rec.kept_desserts, cfg.seats)


@kernel
def round_points(rec: Record, cfg: Config) -> None:
    """Score every dish of the round, for every seat."""
    for dish in range(cfg.dishes):
        _pay(rec, cfg, ROUND, dish)


@kernel
def final_points(rec: Record, cfg: Config) -> None:
    """Score the desserts, which by now are counted among the faces again."""
    for dish in range(cfg.dishes):
        _pay(rec, cfg, END, dish)


@inline_kernel
def _pay(rec: Record, cfg: Config, when: int, dish: int) -> None:
    """Score a dish for everyone. The most frequent rules are inlined."""
    rule = cfg.rule[when, dish]
    if rule == 0:
        return
    count_icons(rec, cfg, dish)
    if rule == LADDER:
        for seat in range(cfg.tableau_count):
            score(rec, seat, dish, ladder(rec, cfg, when, seat, dish))
    elif rule == PER_VARIANT:
        for seat in range(cfg.tableau_count):
            score(rec, seat, dish, per_variant(rec, cfg, when, seat, dish))
    elif rule == MOST:
        most(rec, cfg, when, dish)
    elif rule == MOST_AND_FEWEST:
        most_and_fewest(rec, cfg, when, dish)
    else:
        for seat in range(cfg.tableau_count):
            score(rec, seat, dish, uncommon_points(rec, cfg, rule, when, seat, dish))


@kernel
def uncommon_points(rec: Record, cfg: Config, rule: int, when: int, seat: int, dish: int) -> int:
    """A seat's points by one of the rarer rules; the simplest of them are one-liners."""
    if rule == PAIRS:
        return pairs(rec, cfg, when, seat, dish)
    if rule == SETS_OF_DIFFERENT:
        return sets_of_different(rec, cfg, when, seat, dish)
    if rule == EACH_SORT:
        return each_sort(rec, cfg, when, seat, dish)
    if rule == BEST_PLACE_LEFT:
        return best_place_left(rec, cfg, when, seat, dish)
    number, mine = int(cfg.numbers[when, dish, 0]), int(rec.icons[seat])
    if rule == FACE_DOWN:
        return number * face_down(rec, seat)
    if mine == 0:
        return 0
    if rule == PER_CARD:
        return number * mine
    if rule == SETS:
        return mine // number * int(cfg.numbers[when, dish, 1])
    if rule == LARGEST_COLOUR:
        return mine * largest_colour(rec, cfg, seat)
    if rule == PER_OPPONENT:
        return mine * min(opponents(rec, cfg, seat), number)
    return number * mine if most_colours(rec, cfg, seat) else 0


# Rules that count a seat's own cards ------------------------------------------------------------------------


@inline_kernel
def ladder(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """Points by number of icons; also used for sets."""
    steps = cfg.numbers[when, dish, 0]
    return int(cfg.numbers[when, dish, 1 + min(int(rec.icons[seat]), steps - 1)])


@inline_kernel
def per_variant(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """Points by variant; more for those that lie on a base."""
    first, points = cfg.first_kind[dish], 0
    for kind in range(first, cfg.last_kind[dish] + 1):
        points += int(rec.faces[seat, kind]) * cfg.numbers[when, dish, 1 + kind - first]
    return points if rec.used[seat] == 0 else points + _more_on_base(rec, cfg, when, seat, dish)


@kernel
def _more_on_base(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    points, on_base = 0, cfg.numbers[when, dish, 0]
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        own = cfg.dish[plate.face] == dish and not plate.turned
        if own and plate.on and (rec.used[seat] >> plate.on) & 1:
            points += (on_base - 1) * cfg.numbers[when, dish, 1 + plate.face - cfg.first_kind[dish]]
    return points


@kernel
def pairs(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """Two variants that are worth more together than alone."""
    pair, single = cfg.numbers[when, dish, 0], cfg.numbers[when, dish, 1]
    both = min(
        int(rec.faces[seat, cfg.numbers[when, dish, 2]]), int(rec.faces[seat, cfg.numbers[when, dish, 3]])
    )
    cards = 0
    for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
        cards += int(rec.faces[seat, kind])
    return both * pair + (cards - 2 * both) * single


@kernel
def sets_of_different(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """Sets of different variants, each as large as possible, scored by size."""
    steps, points, nth, size = cfg.numbers[when, dish, 0], 0, 0, 1
    while size > 0:
        nth += 1
        size = 0
        for kind in range(cfg.first_kind[dish], cfg.last_kind[dish] + 1):
            size += int(rec.faces[seat, kind] >= nth)
        if size > 0:
            points += int(cfg.numbers[when, dish, 1 + min(size, steps - 1)])
    return points


@kernel
def each_sort(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """The sum of each sort's points, by its icons. After the steps come the icons of each kind, by sort."""
    steps, sorts, first = cfg.numbers[when, dish, 0], cfg.numbers[when, dish, 1], cfg.first_kind[dish]
    points = 0
    for sort in range(sorts):
        icons = 0
        for kind in range(first, cfg.last_kind[dish] + 1):
            shown = cfg.numbers[when, dish, 2 + steps + (kind - first) * sorts + sort]
            icons += int(rec.faces[seat, kind]) * shown
        points += int(cfg.numbers[when, dish, 2 + min(icons, steps - 1)])
    return points


# Rules that compare seats -----------------------------------------------------------------------------------


@kernel
def most_colours(rec: Record, cfg: Config, seat: int) -> bool:
    """Whether no other seat has more different colours."""
    mine, most = colours(rec, cfg, seat), 0
    for other in range(cfg.tableau_count):
        most = max(most, colours(rec, cfg, other))
    return mine == most


@kernel
def opponents(rec: Record, cfg: Config, seat: int) -> int:
    """How many other seats have any of the dish."""
    found = 0
    for other in range(cfg.tableau_count):
        found += int(other != seat and rec.icons[other] > 0)
    return found


@kernel
def best_place_left(rec: Record, cfg: Config, when: int, seat: int, dish: int) -> int:
    """The most icons win the best prize still left."""
    mine = int(rec.icons[seat])
    if mine == 0 or rec.places_taken >= cfg.numbers[when, dish, 0]:
        return 0
    for other in range(cfg.tableau_count):
        if rec.icons[other] > mine:
            return 0
    return int(cfg.numbers[when, dish, 1 + rec.places_taken])


@kernel
def most(rec: Record, cfg: Config, when: int, dish: int) -> None:
    """Prizes by place: each goes to those with the most icons among seats without a prize."""
    prizes, place, behind = cfg.numbers[when, dish, 0], 0, 1 << 10
    while place < prizes:
        best, tied = 0, 0
        for seat in range(cfg.tableau_count):
            icons = int(rec.icons[seat])
            better = icons > best and icons < behind
            tied = 1 if better else tied + int(icons == best)
            best = icons if better else best
        if best == 0:
            return
        prize = int(cfg.numbers[when, dish, 1 + place])
        if cfg.split_ties and tied > 1:
            prize //= tied
        for seat in range(cfg.tableau_count):
            score(rec, seat, dish, prize if rec.icons[seat] == best else 0)
        place += tied if cfg.split_ties else 1
        behind = best


@kernel
def most_and_fewest(rec: Record, cfg: Config, when: int, dish: int) -> None:
    """Points for the most, a fine for the fewest."""
    worth, none_can_win = cfg.numbers[when, dish, 0], cfg.numbers[when, dish, 1]
    high, low = int(rec.icons[0]), int(rec.icons[0])
    for seat in range(1, cfg.tableau_count):
        high, low = max(high, int(rec.icons[seat])), min(low, int(rec.icons[seat]))
    if cfg.split_ties and high == low:
        return
    plus = worth if high > 0 or none_can_win else 0
    minus = worth if cfg.tableau_count > 2 else 0
    if cfg.split_ties:
        highest, lowest = 0, 0
        for seat in range(cfg.tableau_count):
            highest += int(rec.icons[seat] == high)
            lowest += int(rec.icons[seat] == low)
        plus //= highest
        minus //= lowest
    for seat in range(cfg.tableau_count):
        points = (plus if rec.icons[seat] == high else 0) - (minus if rec.icons[seat] == low else 0)
        score(rec, seat, dish, points)
