"""What lies in front of each seat, dish by dish: its worth now, and what there is to say about it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from sushiya.core import Seat
from sushiya.sushi.dish import Dish
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.facts import Fact
from sushiya.sushi.model import Tableau
from sushiya.sushi.readings import WITHOUT_CARDS, Readings, Tray, readings_of
from sushiya.sushi.scoring import Most, MostAndFewest, MostColours, PerVariant, ScoreRule, ScoringTable
from sushiya.sushi.view import View

__all__ = ["Contest", "Tables", "contests_of", "desserts_of", "tray_of", "trays_of"]

WHAT_MORE_WOULD_BRING: Final = ("more", "worse", "top")


# The plates, to be scored -----------------------------------------------------------------------------------


class Tables(NamedTuple):
    """The plates of all seats, to be scored at the end of the round and of the match."""

    round: ScoringTable
    final: ScoringTable

    @classmethod
    def of(cls, view: View) -> "Tables":
        return _tables(_Plates(view))

    def rules(self, dish: Dish) -> Iterator[tuple[ScoreRule, ScoringTable]]:
        """The rules of a dish, for the round and for the match, each with the table that it scores."""
        if dish.score is not None:
            yield dish.score, self.round
        if dish.score_final is not None:
            yield dish.score_final, self.final


class _Plates:
    """The plates of a view, as a key: all views of one board share the very same ones."""

    __slots__ = ("view",)

    def __init__(self, view: View) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view.tableaux)

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, _Plates)
        a, b = self.view, other.view
        same = a.tableaux is b.tableaux and a.kept_desserts is b.kept_desserts and a.notes is b.notes
        return same and (a.game is b.game or a.game == b.game)


@lru_cache(maxsize=16)
def _tables(plates: _Plates) -> Tables:
    view, game = plates.view, plates.view.game
    desserts = desserts_of(game, view.tableaux, view.kept_desserts)
    return Tables(
        ScoringTable(view.tableaux, game.dishes, game.edition_rules, dict(view.notes)),
        ScoringTable(desserts, game.dishes, game.edition_rules),
    )


def desserts_of(
    game: DraftingGame, tableaux: tuple[Tableau, ...], kept: tuple[Tableau, ...]
) -> tuple[Tableau, ...]:
    """The desserts that each seat would have if the match ended now."""
    return tuple(
        [
            old + tuple([plate for plate in plates if game.is_dessert(plate.dish)])
            for plates, old in zip(tableaux, kept, strict=True)
        ]
    )


# Trays ------------------------------------------------------------------------------------------------------


def trays_of(view: View) -> tuple[tuple[Tray, ...], ...]:
    """The trays of each seat, in the order in which their first cards were laid; desserts come last."""
    tables, readings = Tables.of(view), readings_of(view.game)
    return tuple([tuple(_trays(view, tables, readings, seat)) for seat in tables.round.seats])


def _trays(view: View, tables: Tables, readings: Readings, seat: Seat) -> list[Tray]:
    there = _dishes_there(view.game, view.tableaux[seat])
    shown = {name: dish for name, dish in there.items() if dish.score or not dish.score_final}
    for dish in () if view.over else readings.without_cards:
        if dish.score is not None and dish.score(seat, tables.round):
            shown.setdefault(dish.name, dish)
    for dish in readings.desserts:
        if _is_kept(tables.final, dish, seat):
            shown.setdefault(dish.name, dish)
    return [tray_of(view, tables, dish, seat, readings) for dish in shown.values()]


def _is_kept(table: ScoringTable, dish: Dish, seat: Seat) -> bool:
    """Whether a seat has this dessert, or will pay for not having it."""
    rule = dish.score_final
    pays = isinstance(rule, WITHOUT_CARDS) and rule(seat, table) < 0
    return pays or table.icons(seat, dish.name) > 0


def _dishes_there(game: DraftingGame, plates: Tableau) -> dict[str, Dish]:
    """The dishes that these plates count for. What lies under another card is in the same tray."""
    above = {plate.on: plate for plate in plates if plate.on is not None and not plate.turned}
    dishes = game.dishes
    found: dict[str, Dish] = {}
    for plate in plates:
        if plate.turned:
            dish = next(dish for dish in dishes.values() if dish.turns_face_down)
        else:
            dish = dishes[above.get(plate.no, plate).face.dish]
        found[dish.name] = dish
    return found


def tray_of(view: View, tables: Tables, dish: Dish, seat: Seat, readings: Readings) -> Tray:
    """The tray of a dish: what it is worth in this round, or at the end of the match, or both."""
    if dish.score_final is None:
        return _tray_of_round(view, tables.round, dish, seat, readings)
    final = readings.tray_on(tables.final, dish, seat, final=True)
    if view.over:
        facts = tuple(fact for fact in final.facts if fact.id not in WHAT_MORE_WOULD_BRING)
        return final._replace(provisional=False, facts=facts)
    if dish.score is None:
        return final
    return _tray_of_round(view, tables.round, dish, seat, readings)._replace(later=final)


def _tray_of_round(view: View, table: ScoringTable, dish: Dish, seat: Seat, readings: Readings) -> Tray:
    """With everything known from the rule for the round, from the dish, and from the moment."""
    tray = readings.tray_on(table, dish, seat, final=False)
    if dish.score is None:
        return tray._replace(facts=_helps(view, table, dish, seat))
    if dish.settled or dish.served:
        return tray._replace(facts=_moment(view, table, dish, seat) or tray.facts)
    return tray


def _helps(view: View, table: ScoringTable, dish: Dish, seat: Seat) -> tuple[Fact, ...]:
    """Facts about dishes without points: what can be called, and what waits for a card to lie on it."""
    plates = table.tableaux[seat]
    if dish.called is not None or dish.second_pick:
        if seat >= view.game.seats:  # the dummy calls nothing
            return ()
        ready = any(plate.dish == dish.name and plate.since < view.turn for plate in plates)
        return (Fact("ready" if ready else "soon"),)
    for guest in view.game.dishes.values():
        if guest.lies_on == dish.name and isinstance(guest.score, PerVariant):
            taken = {plate.on for plate in plates}
            free = sum(plate.dish == dish.name and plate.no not in taken for plate in plates)
            return (Fact("waits", n=guest.score.on_base, of=free, name=guest.name),) if free else ()
    return ()


def _moment(view: View, table: ScoringTable, dish: Dish, seat: Seat) -> tuple[Fact, ...]:
    """Facts about a dish that acts when it is laid, at this moment."""
    if dish.served is not None:
        return (Fact("unseen"),) if seat in view.blind or seat in view.blind_next else ()
    mine = [plate for plate in table.tableaux[seat] if plate.dish == dish.name]
    if dish.race is None and all(plate.since < view.turn for plate in mine):
        return (Fact("safe"),)
    return ()


# Contests ---------------------------------------------------------------------------------------------------


class Contest(NamedTuple):
    """A dish whose points in this round depend on who has most."""

    dish: str
    counts: tuple[int, ...]
    """What each seat has of what is compared."""
    colours: bool = False
    """Whether that is the different colours in front of it, and not the icons of the dish."""


def contests_of(view: View) -> tuple[Contest, ...]:
    """The contests for dishes of which somebody has a card."""
    table = Tables.of(view).round
    found = []
    for dish in view.game.dishes.values():
        icons = tuple([table.icons(seat, dish.name) for seat in table.seats])
        if isinstance(dish.score, Most | MostAndFewest) and any(icons):
            found.append(Contest(dish.name, icons))
        if isinstance(dish.score, MostColours) and any(icons):
            colours = tuple([len(table.colours(seat)) for seat in table.seats])
            found.append(Contest(dish.name, colours, colours=True))
    return tuple(found)
