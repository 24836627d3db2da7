"""What a seat's plates are worth, including what may still come: the evaluation of the greedy bot.

A plate that scores now counts its points. A plate that waits (half a pair, an empty wasabi, a lead in an
unfinished race) counts by the probability that it pays off. All numbers are rules of thumb, one function per
dish. The value of any other dish follows from its score rules.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import exp, sqrt

from sushiya.core import Seat
from sushiya.games.drafting_priors import AHEAD, HOPE
from sushiya.sushi import Tableau, View
from sushiya.sushi.cards.edamame import EDAMAME
from sushiya.sushi.cards.green_tea_ice_cream import GREEN_TEA_ICE_CREAM
from sushiya.sushi.cards.maki import MAKI
from sushiya.sushi.cards.miso_soup import MISO_SOUP
from sushiya.sushi.cards.pudding import PUDDING
from sushiya.sushi.cards.sashimi import SASHIMI
from sushiya.sushi.cards.soy_sauce import SOY_SAUCE
from sushiya.sushi.cards.temaki import TEMAKI
from sushiya.sushi.cards.tempura import TEMPURA
from sushiya.sushi.cards.uramaki import URAMAKI
from sushiya.sushi.dish import Dish
from sushiya.sushi.scoring import (
    ByCount,
    Most,
    MostAndFewest,
    MostColours,
    PerCard,
    PerOpponent,
    ScoreRule,
    ScoringTable,
    Sets,
)
from sushiya.sushi.turn import ROUNDS

__all__ = ["Evaluator", "Plates"]

KEENNESS = 0.75
"""How often a useful card that comes by can be taken: others want it, too, or there is something better."""


class Evaluator:
    """Evaluates plates for a view, given how much of the match remains after the card chosen now."""

    def __init__(self, view: View, turns: int) -> None:
        self.view = view
        self.game = view.game
        self.turns = turns
        """How many more cards each seat lays this round."""
        self.later_turns = turns + max(0, ROUNDS - view.round) * self.game.hand_size
        """How many more cards each seat lays in the whole match."""
        self.expected_values = EXPECTED_VALUES
        self._chances: dict[tuple[str, int, int], float] = {}

    def worth(self, seat: Seat, tableau: Tableau) -> float:
        """What a seat's plates would be worth if they were these."""
        plates = Plates(self, seat, tableau)
        total = 0.0
        for name, dish in self.game.dishes.items():
            if name in self.expected_values:
                total += self.expected_values[name](plates)
            else:
                total += sum(_by_rule(plates, *rule) for rule in plates.rules(dish))
        return total

    def chance(self, dish: str, needed: int = 1, *, variants: int = 1, turns: int | None = None) -> float:
        """The probability of `needed` more cards of a dish (or of one of its `variants`) in `turns` turns."""
        turns = self.turns if turns is None else turns
        key = (dish, needed, variants * 1000 + turns)
        if key not in self._chances:
            self._chances[key] = _at_least(needed, self._tries(dish, variants, turns))
        return self._chances[key]

    def _tries(self, dish: str, variants: int, turns: int) -> Iterator[float]:
        """For each turn, the probability that the hand has such a card: hands get smaller."""
        share, size = self.share(dish) / variants, self.game.hand_size
        yield from (1 - (1 - share) ** ((left - 1) % size + 1) for left in range(turns, 0, -1))

    def share(self, dish: str) -> float:
        """The share of this dish in what is dealt. Only some of the desserts are shuffled in."""
        game = self.game
        cards = len(game.dishes[dish].cards)
        if game.is_dessert(dish) and game.desserts_for(1):
            kept = sum(map(len, self.view.kept_desserts))
            cards = sum(game.desserts_for(n) for n in range(1, min(self.view.round, ROUNDS) + 1)) - kept
        return cards / len(game.box)


def _at_least(needed: int, tries: Iterable[float]) -> float:
    """The probability to get at least `needed` in these tries. Something better may be taken instead."""
    got = [1.0] + [0.0] * needed  # got[n]: the probability of n so far; the last entry means n or more
    for there in tries if needed else ():
        win = KEENNESS * there
        for n in range(needed, 0, -1):
            got[n] = got[n] * (1.0 if n == needed else 1 - win) + got[n - 1] * win
        got[0] *= 1 - win
    return got[needed]


class Plates:
    """The plates of one seat as they would be, next to the others' plates as they are."""

    def __init__(self, evaluator: Evaluator, seat: Seat, tableau: Tableau) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.tableau = tableau
        view, game = evaluator.view, evaluator.game
        self.tableaux = (*view.tableaux[:seat], tableau, *view.tableaux[seat + 1 :])
        self.table = ScoringTable(self.tableaux, game.dishes, game.edition_rules, dict(view.notes))

    @cached_property
    def desserts(self) -> ScoringTable:
        """Everyone's desserts, both those kept and those of this round."""
        view, game = self.evaluator.view, self.evaluator.game
        both = tuple(
            old + tuple(plate for plate in new if game.is_dessert(plate.dish))
            for old, new in zip(view.kept_desserts, self.tableaux, strict=True)
        )
        return ScoringTable(both, game.dishes, game.edition_rules)

    def count(self, dish: str) -> int:
        """How many face-up cards of a dish this seat has."""
        return len(self.table.faces(self.seat, dish))

    def scored(self, dish: str) -> int:
        """The points of a dish if the round (or, for a dessert, the match) ended now."""
        return sum(rule(self.seat, table) for rule, table, _ in self.rules(self.evaluator.game.dishes[dish]))

    def rules(self, dish: Dish) -> Iterator[tuple[ScoreRule, ScoringTable, int]]:
        """The rules of a dish, each with the table that it scores and the number of turns until then."""
        if dish.score is not None:
            yield dish.score, self.table, self.evaluator.turns
        if dish.score_final is not None:
            yield dish.score_final, self.desserts, self.evaluator.later_turns

    def ranks(self, table: ScoringTable, dish: str, spread: float) -> list[float]:
        """The probabilities that none, one, two … of the others end with more icons."""
        mine = table.icons(self.seat, dish)
        ranks = [1.0]
        for other in table.seats:
            if other != self.seat:
                behind = 1 / (1 + exp((table.icons(other, dish) - mine) / spread))
                ranks = [
                    behind * stays + (1 - behind) * falls
                    for stays, falls in zip([*ranks, 0.0], [0.0, *ranks], strict=True)
                ]
        return ranks


# Any dish, by its rules -------------------------------------------------------------------------------------


def _by_rule(plates: Plates, rule: ScoreRule, table: ScoringTable, turns: int) -> float:
    """The points now plus half of what is still possible; in a race, prizes by their probability."""
    now = rule(plates.seat, table)
    if turns == 0:
        return now
    match rule:
        case Most():
            return _prizes(plates, rule, table, 0.3 + 0.5 * sqrt(turns))
        case MostAndFewest():
            return _prize_and_fine(plates, rule, table, 0.2 + 0.3 * sqrt(turns))
        case ByCount():
            icons = table.icons(plates.seat, rule.dish)
            later = [
                (rule.points(icons + more) - now)
                / more
                * plates.evaluator.chance(rule.dish, more, turns=turns)
                for more in range(1, AHEAD + 1)
            ]
            return now + HOPE * max(0.0, *later)
    return now


def _prizes(plates: Plates, rule: Most, table: ScoringTable, spread: float) -> float:
    ranks = plates.ranks(table, rule.dish, spread)
    prizes = rule.prizes_for(len(table.seats))
    return sum(prize * chance for prize, chance in zip(prizes, ranks, strict=False))


def _prize_and_fine(plates: Plates, rule: MostAndFewest, table: ScoringTable, spread: float) -> float:
    ranks = plates.ranks(table, rule.dish, spread)
    return rule.worth * ranks[0] - (rule.worth * ranks[-1] if len(ranks) > 2 else 0)


# Sets -------------------------------------------------------------------------------------------------------


def _share_of_set(dish: Dish) -> Callable[[Plates], float]:
    """Each card of an incomplete set counts for its share, times the probability that the rest comes."""
    rule = dish.score
    assert isinstance(rule, Sets)
    size, worth = rule.of, rule.worth

    def expected_value(plates: Plates) -> float:
        full, begun = divmod(plates.count(dish.name), size)
        if not begun:
            return full * worth
        return full * worth + worth * begun / size * plates.evaluator.chance(dish.name, size - begun)

    return expected_value


def _gyoza(plates: Plates) -> float:
    next_step = min(plates.count("gyoza") + 1, 5) if plates.count("gyoza") < 5 else 0
    return plates.scored("gyoza") + 0.4 * next_step * plates.evaluator.chance("gyoza")


def _eel(plates: Plates) -> float:
    if plates.count("eel") != 1:
        return plates.scored("eel")
    second = plates.evaluator.chance("eel")
    return 4.5 * second - 3 * (1 - second)


def _tofu(plates: Plates) -> float:
    return plates.scored("tofu") + (1.5 * plates.evaluator.chance("tofu") if plates.count("tofu") == 1 else 0)


def _onigiri(plates: Plates) -> float:
    shapes = len(set(plates.table.faces(plates.seat, "onigiri")))
    if not 0 < shapes < 4:
        return plates.scored("onigiri")
    another = plates.evaluator.chance("onigiri", variants=2)
    return plates.scored("onigiri") + 0.4 * (2 * shapes + 1) * another


def _sukeroku(plates: Plates) -> float:
    faces = Counter(plates.table.faces(plates.seat, "sukeroku"))
    alone = 2 * max(faces.values(), default=0) - faces.total()
    return plates.scored("sukeroku") + min(alone, 1) * 1.5 * plates.evaluator.chance("sukeroku", variants=2)


# Against the others -----------------------------------------------------------------------------------------


def _maki(plates: Plates) -> float:
    turns, rule = plates.evaluator.turns, MAKI.score
    assert isinstance(rule, Most)
    return _prizes(plates, rule, plates.table, 0.3 + 0.7 * sqrt(turns)) if turns else plates.scored("maki")


def _most_and_fewest(dish: Dish, rng: float) -> Callable[[Plates], float]:
    def expected_value(plates: Plates) -> float:
        ((rule, table, turns),) = plates.rules(dish)
        assert isinstance(rule, MostAndFewest)
        if turns == 0:
            return plates.scored(dish.name)
        return _prize_and_fine(plates, rule, table, 0.2 + rng * sqrt(turns))

    return expected_value


def _uramaki(plates: Plates) -> float:
    race = URAMAKI.race
    assert race is not None
    left = race.prizes[plates.table.notes.get("uramaki", 0) :]
    if not left:
        return 0
    prize, icons = left[0], plates.table.icons(plates.seat, "uramaki")
    if icons >= race.goal:
        return prize
    hoped = 0.8 * prize * icons / race.goal if plates.evaluator.turns else 0
    return max(hoped, plates.scored("uramaki") * 0.7)


def _edamame(plates: Plates) -> float:
    rule = EDAMAME.score
    assert isinstance(rule, PerOpponent)
    others = [seat for seat in plates.table.seats if seat != plates.seat]
    having = sum(plates.table.icons(seat, "edamame") > 0 for seat in others)
    joining = (len(others) - having) * 0.5 * plates.evaluator.chance("edamame")
    return plates.count("edamame") * min(rule.most, having + joining)


def _soy_sauce(plates: Plates) -> float:
    rule = SOY_SAUCE.score
    assert isinstance(rule, MostColours)
    colours = [len(plates.table.colours(seat)) for seat in plates.table.seats]
    lead = colours[plates.seat] - max(count for seat, count in enumerate(colours) if seat != plates.seat)
    if plates.evaluator.turns == 0:
        return plates.scored("soy_sauce")
    sure = 1 / (1 + exp(-(lead + 0.5) / (0.3 + 0.4 * sqrt(plates.evaluator.turns))))
    return rule.worth * plates.count("soy_sauce") * sure


def _miso_soup(plates: Plates) -> float:
    """A soup laid this turn may collide with another one."""
    rule = MISO_SOUP.score
    assert isinstance(rule, PerCard)
    view = plates.evaluator.view
    fresh = sum(p.dish == "miso_soup" and p.since == view.turn for p in plates.tableau)
    safe = 0.9 ** (len(plates.table.seats) - 1) if fresh == 1 else 0
    return rule.worth * (plates.count("miso_soup") - fresh + safe * fresh)


# Specials ---------------------------------------------------------------------------------------------------


def _wasabi(plates: Plates) -> float:
    used = {plate.on for plate in plates.tableau}
    free = sum(plate.dish == "wasabi" and plate.no not in used for plate in plates.tableau)
    return sum(4.2 * plates.evaluator.chance("nigiri", n) for n in range(1, free + 1))


def _tool(dish: str, use: float) -> Callable[[Plates], float]:
    """Chopsticks and spoons are worth an extra card, as long as there is time to use it."""
    return lambda plates: min(plates.count(dish), 2) * use * min(1.0, plates.evaluator.turns / 4)


def _menu(plates: Plates) -> float:
    return 3.2 * plates.count("menu")


def _takeout_box(plates: Plates) -> float:
    """A box that was just laid gives 2 points for everything that is worth less."""
    waiting = [plate for plate in plates.tableau if plate.dish == "takeout_box"]
    idle = {"", "takeout_box", "menu"} | {plate.dish for plate in plates.tableau if plate.on is not None}
    if not waiting:
        return plates.scored("takeout_box")
    counts = Counter(plate.dish for plate in plates.tableau if plate.dish not in idle)
    lone = sum(n for dish, n in counts.items() if plates.scored(dish) <= 0 and not _sweet(plates, dish))
    return plates.scored("takeout_box") + 1.4 * lone


def _sweet(plates: Plates, dish: str) -> bool:
    return plates.evaluator.game.is_dessert(dish)


def _tea(plates: Plates) -> float:
    largest = max(plates.table.colours(plates.seat).values(), default=0)
    return plates.count("tea") * (largest + 0.2 * plates.evaluator.turns)


def _sake(plates: Plates) -> float:
    """3 points, minus what a blind choice costs."""
    fresh = any(p.dish == "sake" and p.since == plates.evaluator.view.turn for p in plates.tableau)
    return plates.scored("sake") - (1.3 if fresh and plates.evaluator.turns > 1 else 0)


# Desserts ---------------------------------------------------------------------------------------------------


def _ice_cream(plates: Plates) -> float:
    return sets_of_ice_cream(plates, share=1)


def sets_of_ice_cream(plates: Plates, share: float) -> float:
    """Full sets, and this share of what each card of a started set would score, if the rest is likely."""
    dish, rule = GREEN_TEA_ICE_CREAM.name, GREEN_TEA_ICE_CREAM.score_final
    assert isinstance(rule, Sets)
    full, begun = divmod(plates.desserts.icons(plates.seat, dish), rule.of)
    if not begun:
        return full * rule.worth
    rest = plates.evaluator.chance(dish, rule.of - begun, turns=plates.evaluator.later_turns)
    return full * rule.worth + share * rule.worth / rule.of * begun * rest


def _fruit(plates: Plates) -> float:
    return plates.scored("fruit") + 0.3 * plates.desserts.icons(plates.seat, "fruit") * (
        plates.evaluator.later_turns > 0
    )


EXPECTED_VALUES: dict[str, Callable[[Plates], float]] = {
    "maki": _maki,
    "temaki": _most_and_fewest(TEMAKI, rng=0.35),
    "uramaki": _uramaki,
    "tempura": _share_of_set(TEMPURA),
    "sashimi": _share_of_set(SASHIMI),
    "gyoza": _gyoza,
    "eel": _eel,
    "tofu": _tofu,
    "onigiri": _onigiri,
    "edamame": _edamame,
    "miso_soup": _miso_soup,
    "sukeroku": _sukeroku,
    "chopsticks": _tool("chopsticks", 1.6),
    "spoon": _tool("spoon", 1.6),
    "menu": _menu,
    "takeout_box": _takeout_box,
    "soy_sauce": _soy_sauce,
    "tea": _tea,
    "wasabi": _wasabi,
    "sake": _sake,
    "pudding": _most_and_fewest(PUDDING, rng=0.25),
    "green_tea_ice_cream": _ice_cream,
    "fruit": _fruit,
}
"""The value of each dish. A dish that is missing here (nigiri, or a new one) is valued by its rules."""
