"""Options of any open question, and random play to the end from any position."""

from sushiya.fast.bits import count_bits, lowest_bit, nth_bit
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.rng import Rng, below, two_below
from sushiya.fast.sushi.cards import menu, spoon, takeout_box
from sushiya.fast.sushi.chance import sample_chance
from sushiya.fast.sushi.codes import FREE
from sushiya.fast.sushi.kitchen import free_bases
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
    CHOOSE_MENU,
    CHOPSTICKS,
    FILL_BOX,
    GIVE,
    OVER,
    PICK,
    WISH,
    Config,
    Record,
)
from sushiya.fast.sushi.servings import Codes, copy_options, is_pair, may_pick_two, pair, picks, servings
from sushiya.fast.sushi.turn import all_revealed, answer, lay_pick, reveal_pick

__all__ = [
    "OFF",
    "OPTIONS",
    "is_plain_pick",
    "lay_code",
    "only_lays",
    "options",
    "quick_random_answer",
    "random_answer",
    "random_game",
    "ways_to_lay",
]

OPTIONS = 1024
"""Room for the options of any question."""
OFF = 32
"""Added to a kind that is laid beside a free wasabi."""


@entry_point
def options(rec: Record, cfg: Config, seat: int, out: Codes) -> int:
    """List the codes of all options of an awaited seat; return their number."""
    if rec.ask == PICK:
        return picks(rec, cfg, seat, out)
    if rec.ask == CHOOSE_COPY_BLIND:
        return copy_options(rec, cfg, seat, 0, out)
    if rec.ask == CHOPSTICKS:
        return servings(rec, cfg, seat, int(rec.held[rec.hand[seat]]), int(rec.plate), out)
    if rec.ask == WISH:
        for wish in range(cfg.wishes):
            out[wish] = wish
        return int(cfg.wishes)
    if rec.ask == GIVE:
        return spoon.gifts(rec, cfg, out)
    if rec.ask == CHOOSE_COPY:
        return copy_options(rec, cfg, seat, int(rec.plate), out)
    if rec.ask == CHOOSE_MENU:
        return servings(rec, cfg, seat, menu.playable(rec, cfg), int(rec.plate), out)
    if rec.ask == FILL_BOX:
        return takeout_box.fills(rec, cfg, seat, out)
    return 0


@kernel
def random_answer(rec: Record, cfg: Config, seat: int, rng: Rng, codes: Codes) -> int:
    """A random option, each equally likely."""
    return int(codes[below(rng, options(rec, cfg, seat, codes))])


@inline_kernel
def _random_picks(rec: Record, cfg: Config, rng: Rng, codes: Codes) -> None:
    """Everyone's pick. No seat's options depend on another's pick, so each is laid as soon as chosen."""
    for seat in range(cfg.seats):
        if not only_lays(rec, cfg, seat):
            _reveal(rec, cfg, seat, random_answer(rec, cfg, seat, rng, codes))
        elif may_pick_two(rec, cfg, seat):
            _reveal(rec, cfg, seat, _one_or_two(rec, cfg, seat, rng))
        else:
            hand, bases = int(rec.hand[seat]), free_bases(rec, cfg, seat)
            ways = _ways(cfg, int(rec.held[hand]), bases)
            way = nth_bit(ways, below(rng, count_bits(ways)))
            lay_pick(rec, cfg, seat, hand, way % OFF, way // OFF, bases)
    all_revealed(rec, cfg)


@kernel
def _reveal(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Reveal picks; not inlined, so that rare code doesn't crowd the loop."""
    reveal_pick(rec, cfg, seat, code)


@inline_kernel
def only_lays(rec: Record, cfg: Config, seat: int) -> bool:
    """Whether a pick is just one or two cards: no call, no copy, no order that matters."""
    if cfg.dummy or cfg.pair_in_order or int(rec.held[rec.hand[seat]]) & cfg.copying:
        return False
    calling = int(cfg.calling)
    while calling:
        if rec.faces[seat, lowest_bit(calling)]:
            return False
        calling &= calling - 1
    return True


@inline_kernel
def ways_to_lay(rec: Record, cfg: Config, seat: int) -> int:
    """The ways to lay one card: a bit for each kind in hand, one OFF higher if it may stay off a wasabi."""
    return _ways(cfg, int(rec.held[rec.hand[seat]]), free_bases(rec, cfg, seat))


@inline_kernel
def _ways(cfg: Config, held: int, bases: int) -> int:
    off = held & cfg.off_base & -bases >> 8  # no branch: whether one is free would be unpredictable
    return held | off << OFF


@inline_kernel
def lay_code(way: int) -> int:
    """The answer that lays a card in this way."""
    return (way % OFF + 1) | way // OFF << FREE


@kernel
def _one_or_two(rec: Record, cfg: Config, seat: int, rng: Rng) -> int:
    """A random pick of one card or two, each equally likely: two values of (i, j) lead to each."""
    ways = ways_to_lay(rec, cfg, seat)
    count = count_bits(ways)
    while True:
        i, j = two_below(rng, count, count + 3)
        a = nth_bit(ways, i)
        if j > count:
            return lay_code(a)
        b = nth_bit(ways, j - int(j > i))
        i, j = _rank(a), _rank(b)
        a, b = _code_of_rank(min(i, j)), _code_of_rank(max(i, j))  # no branch: the order is unpredictable
        if is_pair(rec, cfg, seat, a, b):
            return pair(a, b)


@inline_kernel
def _rank(way: int) -> int:
    """The place of a way to lay a card in the order of pairs: by kind, on a wasabi first."""
    return way % OFF * 2 + way // OFF


@inline_kernel
def _code_of_rank(rank: int) -> int:
    return (rank // 2 + 1) | rank % 2 << FREE


@entry_point
def quick_random_answer(rec: Record, cfg: Config, seat: int, rng: Rng, codes: Codes) -> int:
    """A random option, each equally likely. Most picks are drawn without listing the options."""
    if rec.ask != PICK or (rec.blind >> seat) & 1 or not only_lays(rec, cfg, seat):
        return random_answer(rec, cfg, seat, rng, codes)
    if may_pick_two(rec, cfg, seat):
        return _one_or_two(rec, cfg, seat, rng)
    ways = ways_to_lay(rec, cfg, seat)
    return lay_code(nth_bit(ways, below(rng, count_bits(ways))))


@inline_kernel
def is_plain_pick(rec: Record, cfg: Config, seat: int) -> bool:
    """Whether this seat only has to pick one card from a visible hand."""
    in_sight = rec.ask == PICK and not (rec.blind >> seat) & 1
    return in_sight and only_lays(rec, cfg, seat) and not may_pick_two(rec, cfg, seat)


@entry_point
def random_game(rec: Record, cfg: Config, rng: Rng, codes: Codes) -> None:
    """Play to the end, all seats at random."""
    everyone = (1 << cfg.seats) - 1
    while rec.ask != OVER:
        # A loop of its own, with one exit, where threads of a GPU meet again after other questions.
        while rec.ask != OVER and (rec.ask != PICK or rec.awaiting != everyone or rec.blind):
            if rec.awaiting == 0:
                sample_chance(rec, cfg, rng)
            else:
                seat = lowest_bit(int(rec.awaiting))
                answer(rec, cfg, seat, random_answer(rec, cfg, seat, rng, codes))
        if rec.ask != OVER:
            _random_picks(rec, cfg, rng, codes)
