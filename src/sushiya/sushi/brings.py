"""What each option of an open question would bring: the worth of its dish before and after.

It is computed from a view, so it can't contain a secret, and in the same kitchen in which matches are played:
the cards are laid and settled as if nobody else laid any.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from sushiya.core import Seat
from sushiya.sushi.dish import Dish
from sushiya.sushi.facts import Fact
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import FACE_DOWN, Board, Card, Plate, PlateNo, Serving
from sushiya.sushi.moves import (
    ChooseCopy,
    Copy,
    FillBox,
    Flip,
    Give,
    GiveCard,
    Lay,
    LayCard,
    MakeWish,
    Pick,
    PickCard,
)
from sushiya.sushi.readings import Tray, points_now, readings_of
from sushiya.sushi.scoring import ScoringTable
from sushiya.sushi.servings import copy_options
from sushiya.sushi.trays import Tables, desserts_of, tray_of
from sushiya.sushi.turn import settle
from sushiya.sushi.view import View

__all__ = ["Brings", "brings_of"]


class Brings(NamedTuple):
    """What an option adds to a dish, and to the points of the round."""

    dish: str
    before: int | None
    """The worth of the dish now, as its tray shows it; None if it has none."""
    after: int | None
    round: int
    """The change of the points of this round: of all dishes, including points scored at once."""
    at_once: int = 0
    """Points that are written down immediately."""
    final: bool = False
    """Whether it is a dessert: `before` and `after` count at the end of the match."""
    provisional: bool = False
    icons: int = 0
    """The number of icons afterwards."""
    facts: tuple[Fact, ...] = ()
    """The facts that the tray would show then."""
    later: "Brings | None" = None
    """The same at the end of the match, if the dish counts both then and at the end of the round."""


def brings_of(view: View) -> dict[str, Brings] | None:
    """What each option of the viewer's question brings; None if there is none, or nothing to see.

    Options are named by the text of a serving (`nigiri:egg/free`), by the card that is wished for or given,
    or by the plate that is turned over (`#4`). Two cards laid together (`tempura tempura`) are listed only
    where that differs from laying them one by one.
    """
    match view.decision:
        case PickCard(options=options):
            return dict(_picks(_Trial(view), [each for each in options if isinstance(each, Pick)]))
        case LayCard(options=options):
            trial = _Trial(view, leaves=_asked_with(view)[1])
            return {str(each.serving): trial.lay(each.serving) for each in options if isinstance(each, Lay)}
        case ChooseCopy(options=options):
            return dict(_copies(view, [each for each in options if isinstance(each, Copy)]))
        case MakeWish():
            return dict(_wishes(view))
        case GiveCard(options=options):
            wisher, spoon, *_ = _asked_with(view)
            cards = [each.card for each in options if isinstance(each, Give)]
            return dict(_given(_Trial(view, wisher, spoon), cards))
        case FillBox(options=options):
            trial = _Trial(view)
            return {f"#{each.no}": trial.turn(each.no) for each in options if isinstance(each, Flip)}
    return None


def _asked_with(view: View) -> tuple[Any, ...]:
    """The arguments of the step that asked: the seat that acts, the plate that it uses, and more."""
    assert view.step is not None
    return view.step.args


def _picks(trial: "_Trial", picks: Iterable[Pick]) -> Iterator[tuple[str, Brings]]:
    for serving in dict.fromkeys([pick.serving for pick in picks if pick.serving is not None]):
        yield str(serving), trial.lay(serving)
    for first, second in dict.fromkeys([(pick.serving, pick.second) for pick in picks if pick.second]):
        if first is not None and trial.meet(first, second):
            yield f"{first} {second}", trial.lay(first, second)


def _copies(view: View, copies: Iterable[Copy]) -> Iterator[tuple[str, Brings]]:
    """What a special order that was drawn blind, or given to a spoon, brings as a copy."""
    if view.picked is not None and view.picked.serving is not None:
        card, trial = view.picked.serving.card, _Trial(view)
    else:
        _, spoon, _, card = _asked_with(view)
        trial = _Trial(view, leaves=spoon)
    for each in copies:
        result = trial.lay(Serving(card, each.copy))
        yield str(each.copy), result
        yield str(Serving(card, each.copy)), result


def _wishes(view: View) -> Iterator[tuple[str, Brings]]:
    """Every card that can be wished for."""
    trial = _Trial(view, leaves=_asked_with(view)[1])
    cards = dict.fromkeys(card for dish in view.game.dishes.values() for card in dish.cards)
    return _given(trial, cards)


def _given(trial: "_Trial", cards: Iterable[Card]) -> Iterator[tuple[str, Brings]]:
    """What these cards bring to whoever gets them. What a copy would be is not known yet."""
    for card in cards:
        if not (trial.view.game.dishes[card.dish].copies and trial.can_copy()):
            yield str(card), trial.lay(Serving(card))


class _Trial:
    """Lays cards in front of a seat to see what they bring. Nothing it does lasts."""

    def __init__(self, view: View, seat: Seat | None = None, leaves: PlateNo | None = None) -> None:
        """`leaves`: the plate of the seat that is used up by the answer."""
        chooser = view.seat if seat is None else seat
        assert chooser is not None
        self.view, self.seat, self.leaves = view, chooser, leaves
        self.tables, self._readings = Tables.of(view), readings_of(view.game)
        self._mixed = [dish for dish in self._readings.mixed if self.tables.round.icons(chooser, dish.name)]
        """The seat's dishes for which any card can matter."""
        self._worth: dict[str, int] = {}

    @cached_property
    def _board(self) -> Board:
        """The table without hands and deck: nobody but their owner knows them."""
        view = self.view
        hands, kept = ((),) * view.game.seats, view.kept_desserts
        known = (view.round, view.turn, hands, view.tableaux, kept, view.laid)
        return Board(*known, deck=(), served=view.served, notes=view.notes)

    def lay(self, *servings: Serving) -> Brings:
        """What laying these cards together brings. It is about the dish of the first one that scores."""
        if (known := self._known(*servings) or self._only_lies(*servings)) is not None:
            return known
        k = self._kitchen()
        for serving in servings:
            k.hands[self.seat] = (serving.card,)
            k.lay(self.seat, serving, self.seat)
        settle(k)
        dishes = [self._dish(serving) for serving in servings]
        return self._cooked(k, next((dish for dish in dishes if dish.score), dishes[0]), dishes)

    def _known(self, serving: Serving, *more: Serving) -> Brings | None:
        """What a card brings, without laying it, if it only matters to a single rule, that of its dish."""
        dish = self.view.game.dishes[serving.card.dish]
        if more or (dish.lies_on and self.tables.round.icons(self.seat, dish.lies_on)):
            return None
        if dish.score is not None and dish.score_final is not None:
            return None
        final = dish.score_final is not None
        table = self.tables.final if final else self.tables.round
        reading = self._readings.of(table, dish, self.seat, final)
        if reading is None:
            return None
        if self._mixed and self.leaves is not None:
            return None
        now, then = self._readings.one_more(reading, serving.card)
        gain = 0 if then.final else (then.points or 0) - (now.points or 0)
        if self._mixed:
            gain += self._gain(self._with(serving.card), self._mixed)
        return _brings(now.points, then, gain)

    def _only_lies(self, serving: Serving, *more: Serving) -> Brings | None:
        """What a card brings that does nothing but lie there, though it matters to other dishes."""
        dish = self.view.game.dishes[serving.card.dish]
        acts = dish.copies or dish.served or self._settles(dish) or dish.lies_on
        if more or acts or self.leaves is not None or dish.score_final is not None:
            return None
        return self._compared(self._with(serving.card), dish, [dish])

    def _settles(self, dish: Dish) -> bool:
        """Whether one more card of this dish may change other plates: in a race, or with others."""
        again = any(face.dish == dish.name for face in self.view.served)
        return dish.settled is not None and (dish.race is not None or again)

    def _with(self, card: Card) -> ScoringTable:
        """The table with one more card that does nothing else."""
        return self.tables.round.with_plate(self.seat, Plate(0, card, card, self.view.turn))

    def _gain(self, after: ScoringTable, dishes: Iterable[Dish]) -> int:
        """By how much the points of these dishes change."""
        gain = 0
        for dish in dishes:
            if dish.name not in self._worth:
                self._worth[dish.name] = points_now(self.tables.round, dish, self.seat) or 0
            gain += (points_now(after, dish, self.seat) or 0) - self._worth[dish.name]
        return gain

    def turn(self, no: PlateNo) -> Brings:
        """What turning this plate face down brings."""
        k = self._kitchen()
        dish = k.game.dishes[k.plate(self.seat, no).face.dish]
        k.turn_over(self.seat, no)
        return self._cooked(k, dish, k.game.dishes.values())  # what lies on it may be worth less

    def meet(self, one: Serving, other: Serving) -> bool:
        """Whether laying two cards together may differ from laying them one by one."""
        a, b = self._dish(one), self._dish(other)
        return a is b or b.name == a.lies_on or a.name == b.lies_on or bool(self._mixed)

    def can_copy(self) -> bool:
        return bool(copy_options(self._kitchen(), self.seat))

    def _dish(self, serving: Serving) -> Dish:
        """The dish that a card counts for once it is laid."""
        dishes = self.view.game.dishes
        if serving.copy == FACE_DOWN:
            return next(dish for dish in dishes.values() if dish.turns_face_down)
        return dishes[(serving.copy or serving.card).dish]

    def _kitchen(self) -> Kitchen:
        k = Kitchen(self.view.game, self._board)
        if self.leaves is not None:
            k.take_up(self.seat, self.leaves, self.seat)
        return k

    def _cooked(self, k: Kitchen, dish: Dish, dishes: Iterable[Dish]) -> Brings:
        """The outcome of carrying out the changes in the kitchen."""
        after = self.tables.round.changed(tuple(k.tableaux), k.notes)
        at_once = sum([line.points for line in k.sheet if line.seat == self.seat])
        return self._compared(after, dish, dishes, at_once)

    def _compared(self, after: ScoringTable, dish: Dish, dishes: Iterable[Dish], at_once: int = 0) -> Brings:
        """One dish before and after, and the change of all dishes that may be worth something else now."""
        scored = {each.name: each for each in (*dishes, *self._readings.mixed) if each.score}
        gain = at_once + self._gain(after, scored.values())
        tables = Tables(after, self.tables.final)
        if dish.score_final is not None:
            desserts = desserts_of(self.view.game, after.tableaux, self.view.kept_desserts)
            tables = Tables(after, self.tables.final.changed(desserts, {}))
        then = tray_of(self.view, tables, dish, self.seat, self._readings)
        brings = _brings(self._now(dish, then), then, gain, at_once)
        if then.later is None:
            return brings
        return brings._replace(later=_brings(self._now(dish, then.later), then.later, 0))

    def _now(self, dish: Dish, then: Tray) -> int | None:
        """What the dish is worth now, where the tray says what it will be."""
        table = self.tables.final if then.final else self.tables.round
        return points_now(table, dish, self.seat, then.final)


def _brings(now: int | None, then: Tray, gain: int, at_once: int = 0) -> Brings:
    dish, points, icons, final, provisional, facts, _ = then
    return Brings(dish, now, points, gain, at_once, final, provisional, icons, facts)
