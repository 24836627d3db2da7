"""Generates the options: every way to pick or lay a card."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from sushiya.core import Seat
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import FACE_DOWN, Card, Hand, PlateNo, Serving, without
from sushiya.sushi.moves import Copy, Pick, PickBlind, PickCard, pick_of, served_as

__all__ = ["callable_plates", "copy_options", "pick_card", "servings"]


def servings(k: Kitchen, seat: Seat, cards: Hand, but: PlateNo | None = None) -> list[Serving]:
    """Every way to lay one of these cards; `but` is the plate in use, which can't be copied."""
    dishes = k.game.dishes
    ways: list[Serving] = []
    before = None
    for card in cards:
        if card == before:
            continue
        before = card
        dish = dishes[card.dish]
        if dish.copies:
            ways.extend(served_as(card, *copy) for copy in _copies(k, seat, but))
            if ways and ways[-1].card == card:
                continue
        ways.append(served_as(card))
        if dish.lies_on and k.game.edition_rules.wasabi_by_choice and k.free_plates(seat, dish.lies_on):
            ways.append(served_as(card, None, True))
    return ways


def copy_options(k: Kitchen, seat: Seat, but: PlateNo | None = None) -> list[Copy]:
    """What a special order that was drawn blind or given to a spoon could copy.

    It comes by sake or spoon, so the two specials of the meal are known. There is no takeout box, so nothing
    lies face down, and no wasabi to keep a copy off.
    """
    return [Copy(copy) for copy, _ in _copies(k, seat, but)]


def _copies(k: Kitchen, seat: Seat, but: PlateNo | None) -> list[tuple[Card, bool]]:
    """The distinct faces a special order could copy, each with whether it is kept off a free wasabi."""
    found: list[tuple[Card, bool]] = []
    for plate in k.tableaux[seat]:
        if plate.no == but:
            continue
        if plate.turned:
            ways = [(FACE_DOWN, False)]
        else:
            lies_on = k.game.dishes[plate.face.dish].lies_on
            if lies_on and k.game.edition_rules.copied_nigiri_by_choice and k.free_plates(seat, lies_on):
                ways = [(plate.face, True)]
                if plate.on is None:
                    ways.insert(0, (plate.face, False))
            else:
                ways = [(plate.face, False)]
        found.extend(way for way in ways if way not in found)
    return found


def callable_plates(k: Kitchen, seat: Seat) -> list[Serving]:
    """The chopsticks and spoons that this seat may call together with its pick."""
    if not k.game.calls or len(k.hands[seat]) < 2:
        return []
    calls: list[Serving] = []
    for plate in k.earlier_plates(seat):
        if k.game.dishes[plate.face.dish].called is not None and plate.serving not in calls:
            calls.append(plate.serving)
    return calls


def pick_card(k: Kitchen, seat: Seat) -> PickCard | PickBlind:
    """The question of every turn: which card to pick."""
    calls = callable_plates(k, seat)
    if seat in k.blind:
        return PickBlind(seat, (pick_of(None), *(pick_of(None, None, call) for call in calls)))
    hand = k.hands[seat]
    ways = servings(k, seat, hand)
    picks = [pick_of(way) for way in ways]
    for call in calls:
        picks.extend(pick_of(way, None, call) for way in ways)
    in_control = k.game.dummy and seat == k.game.controller(k.round, k.turn)
    if k.game.second_picks and len(hand) > 1 + in_control and second_pick_plate(k, seat) is not None:
        picks.extend(pick_of(*pair) for pair in _pairs(k, seat, ways))
    if in_control:
        picks = list(_with_dummy(hand, picks))
    return PickCard(seat, tuple(picks))


def second_pick_plate(k: Kitchen, seat: Seat) -> PlateNo | None:
    """The oldest plate that allows a second card now."""
    dishes = k.game.dishes
    for plate in k.earlier_plates(seat):
        if dishes[plate.face.dish].second_pick:
            return plate.no
    return None


def _pairs(k: Kitchen, seat: Seat, ways: list[Serving]) -> Iterator[tuple[Serving, Serving]]:
    """Two cards in one pick: each pair once, in both orders only where the order matters.

    A hand is sorted, so by default a nigiri is laid before a wasabi of the same turn and stays off it.
    """
    hand = k.hands[seat]
    for a, b in combinations(ways, 2):
        if a.card != b.card:
            yield from _orders(k, seat, a, b)
        elif hand.count(a.card) > 1:
            yield a, b
    for way in ways:
        if hand.count(way.card) > 1:
            yield from _orders(k, seat, way, way)


def _orders(k: Kitchen, seat: Seat, a: Serving, b: Serving) -> Iterator[tuple[Serving, Serving]]:
    bases = [k.game.dishes[serving.card.dish].lies_on for serving in (a, b)]
    if not any(bases):
        yield a, b
        return
    base = bases[0] or bases[1]
    free = len(k.free_plates(seat, base))
    if k.game.edition_rules.wasabi_by_choice:
        landing = sum(bool(on) and not serving.free for on, serving in zip(bases, (a, b), strict=True))
        if landing <= free or free == 0:
            yield a, b
        return
    yield a, b
    if k.game.edition_rules.pair_in_order and a != b:
        two_for_one = all(bases) and free == 1
        base_and_guest = base in (a.card.dish, b.card.dish) and free == 0
        if two_for_one or base_and_guest:
            yield b, a


def _with_dummy(hand: Hand, picks: Iterable[Pick]) -> Iterator[Pick]:
    """Each pick combined with each card that could be the dummy's."""
    for pick in picks:
        used: list[Card] = [serving.card for serving in (pick.serving, pick.second) if serving is not None]
        for card in dict.fromkeys(without(hand, used)):
            yield pick_of(pick.serving, pick.second, pick.call, card)
