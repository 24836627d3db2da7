"""What a score rule reads from the table, as a small value, since the same trays occur again and again.

Most rules read only the cards of their dish. For those, a tray and what one more card would make of it are
looked up here instead of being computed again for every seat, card and match.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from sushiya.core import Seat
from sushiya.sushi.dish import Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.facts import CONTESTS, Fact, facts_of
from sushiya.sushi.model import Card, Hand, Plate, Tableau
from sushiya.sushi.scoring import (
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
    ScoreRule,
    ScoringTable,
    Sets,
    SetsOfDifferent,
)

__all__ = ["WITHOUT_CARDS", "Reading", "Readings", "Tray", "points_now", "readings_of"]

OWN_FACES: Final = (PerVariant, Pairs, SetsOfDifferent, EachSort)
ALL_COUNTS: Final = (Most, MostAndFewest, PerOpponent)
OWN_COUNT: Final = (PerCard, Sets, Ladder)
MIXED: Final = (FaceDown, LargestColour, MostColours)
WITHOUT_CARDS: Final = (MostAndFewest, FaceDown, EachSort)
MANY: Final = 20_000


# Trays ------------------------------------------------------------------------------------------------------


class Tray(NamedTuple):
    """One dish in front of a seat. It may be empty: having no card can cost points, too."""

    dish: str
    points: int | None
    """Its worth if the round (a dessert: the match) ended now. None if it has none, or a race is still on."""
    icons: int = 0
    """The number of icons."""
    final: bool = False
    """Whether it is a dessert: it includes those of earlier rounds and counts at the end of the match."""
    provisional: bool = False
    """Whether the points may still change without a card being laid here."""
    facts: tuple[Fact, ...] = ()
    later: "Tray | None" = None
    """The same dish at the end of the match, if it counts both then and at the end of the round."""


def _tray_by_rule(table: ScoringTable, dish: Dish, seat: Seat, final: bool) -> Tray:
    """The tray as far as it follows from the dish's rule for the round, or from its final one."""
    rule = dish.score_final if final else dish.score
    points, icons = points_now(table, dish, seat, final), table.icons(seat, dish.name)
    provisional = bool(points) and isinstance(rule, CONTESTS)
    return Tray(dish.name, points, icons, final, provisional, facts_of(rule, dish, seat, table))


def points_now(table: ScoringTable, dish: Dish, seat: Seat, final: bool = False) -> int | None:
    """The points if the round, or the match, ended now; None without a rule, or while a race is on."""
    if final:
        return None if dish.score_final is None else dish.score_final(seat, table)
    if dish.score is None:
        return None
    if dish.race is not None and table.notes.get(dish.name, 0) < len(dish.race.prizes):
        return None
    return dish.score(seat, table)


# Readings ---------------------------------------------------------------------------------------------------


class Reading(NamedTuple):
    """What a rule of a dish reads for a seat: the icons of each seat, or its own cards."""

    dish: str
    final: bool
    seat: Seat
    counts: tuple[int, ...] = ()
    """Only its own, at seat 0, if others don't matter."""
    faces: Hand = ()


@lru_cache(maxsize=256)
def readings_of(game: DraftingGame) -> "Readings":
    """The readings of a game, shared by all its matches."""
    return Readings(game)


class Readings:
    """The trays of the dishes in a game whose rules read nothing but the cards of that dish."""

    def __init__(self, game: DraftingGame) -> None:
        self.game = game
        dishes = game.dishes.values()
        bases = {dish.lies_on for dish in dishes}
        plain = [dish for dish in dishes if dish.name not in bases and not _acts(dish)]
        rules = [(dish.name, final, rule) for dish in plain for final, rule in _rules(dish)]
        self._own = {(name, final) for name, final, rule in rules if isinstance(rule, OWN_COUNT)}
        self._all = {(name, final) for name, final, rule in rules if isinstance(rule, ALL_COUNTS)}
        self._faces = {(name, final) for name, final, rule in rules if isinstance(rule, OWN_FACES)}
        self.mixed = tuple(dish for dish in dishes if isinstance(dish.score, MIXED))
        """The dishes whose rules also read cards of other dishes."""
        self.without_cards = tuple(dish for dish in dishes if _needs_no_card(dish.score))
        """The dishes that may give or cost points without a card. Others are skipped."""
        self.desserts = tuple(dish for dish in dishes if dish.score_final is not None)
        self._trays: dict[Reading, Tray] = {}
        self._one_more: dict[tuple[Reading, Card], tuple[Tray, Tray]] = {}

    def of(self, table: ScoringTable, dish: Dish, seat: Seat, final: bool) -> Reading | None:
        """What a rule of the dish reads at this table; None if the tray has to be computed."""
        name = dish.name
        if (name, final) in self._own:
            return Reading(name, final, 0, (table.icons(seat, name),))
        if (name, final) in self._all:
            return Reading(name, final, seat, tuple([table.icons(each, name) for each in table.seats]))
        if (name, final) not in self._faces:
            return None
        mine = [plate for plate in table.tableaux[seat] if plate.dish == name]
        if dish.lies_on and any(plate.on is not None for plate in mine):
            return None
        return Reading(name, final, 0, (), tuple([plate.face for plate in mine]))

    def tray_on(self, table: ScoringTable, dish: Dish, seat: Seat, final: bool) -> Tray:
        """The tray as far as it follows from a rule, computed only if it is not known yet."""
        reading = self.of(table, dish, seat, final)
        return _tray_by_rule(table, dish, seat, final) if reading is None else self.tray(reading)

    def one_more(self, reading: Reading, card: Card) -> tuple[Tray, Tray]:
        """The tray, and what it is when this card lies there, too."""
        known = self._one_more.get((reading, card))
        if known is None:
            if len(self._one_more) > MANY:
                self._one_more.clear()
            known = self.tray(reading), self.tray(self._with(reading, card))
            self._one_more[reading, card] = known
        return known

    def _with(self, reading: Reading, card: Card) -> Reading:
        seat, counts = reading.seat, reading.counts
        if counts:
            counts = (*counts[:seat], counts[seat] + card.icons, *counts[seat + 1 :])
            return reading._replace(counts=counts)
        return reading._replace(faces=(*reading.faces, card))

    def tray(self, reading: Reading) -> Tray:
        tray = self._trays.get(reading)
        if tray is None:
            if len(self._trays) > MANY:
                self._trays.clear()
            tray = self._trays[reading] = self._computed(reading)
        return tray

    def _computed(self, reading: Reading) -> Tray:
        name, final, seat, counts, faces = reading
        cards: list[Hand] = [(Card(name, icons=icons),) for icons in counts] or [faces]
        table = ScoringTable(tuple(map(_plates, cards)), self.game.dishes, self.game.edition_rules)
        return _tray_by_rule(table, self.game.dishes[name], seat, final)


def _acts(dish: Dish) -> bool:
    acts = dish.copies or dish.turns_face_down or dish.race or dish.served or dish.settled or dish.numbered
    return bool(acts)


def _rules(dish: Dish) -> tuple[tuple[bool, ScoreRule | None], ...]:
    """The rule for the round, and the final one."""
    return (False, dish.score), (True, dish.score_final)


def _needs_no_card(rule: ScoreRule | None) -> bool:
    return isinstance(rule, WITHOUT_CARDS) or (isinstance(rule, ByCount) and rule.points(0) != 0)


def _plates(cards: Hand) -> Tableau:
    return tuple(Plate(no, card, card, since=0) for no, card in enumerate(cards, 1))
