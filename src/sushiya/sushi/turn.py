"""The course of a match: rounds of turns, each turn in the order of the rulebook."""

from dataclasses import replace
from typing import TypeAlias

from sushiya.core import Seat, Step
from sushiya.sushi.counted import counted_of
from sushiya.sushi.dish import Course
from sushiya.sushi.events import (
    Called,
    DrewBlind,
    DrewCard,
    DrewForDummy,
    GameEnded,
    HandSeen,
    Passed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import PlateNo, Serving, hand_of, without
from sushiya.sushi.moves import ChooseCopy, Copy, Deal, Draw, Pick, deal_hands, draw_cards
from sushiya.sushi.scoring import ScoringTable, final_points, round_points
from sushiya.sushi.servings import copy_options, pick_card, second_pick_plate

__all__ = ["begin_round", "lay_extra"]

ROUNDS = 3
FINAL = ROUNDS + 1
"""The round number on the score sheet for desserts, which count at the end of the game."""

Calls: TypeAlias = tuple[tuple[Seat, PlateNo], ...]


# A round ----------------------------------------------------------------------------------------------------


def begin_round(k: Kitchen) -> None:
    """Shuffle in new desserts and deal hands."""
    k.round += 1
    k.turn = 0
    k.laid = [0] * len(k.tableaux)
    k.notes = {}
    k.emit(RoundBegan(k.round, k.game.hand_size))
    k.next(Step(stock), Step(deal), Step(begin_turn))


def stock(k: Kitchen) -> None:
    """Add random desserts to the deck."""
    if count := k.game.desserts_for(k.round):
        k.ask(draw_cards(k.dessert_pile, count), then=stocked)


def stocked(k: Kitchen, drawn: Draw) -> None:
    k.dessert_pile = without(k.dessert_pile, drawn.cards)
    k.deck = hand_of(k.deck + drawn.cards)


def deal(k: Kitchen) -> None:
    """Deal a hand to each seat, and the dummy's pile."""
    k.ask(deal_hands(k.deck, (k.game.hand_size,) * len(k.tableaux)), then=dealt)


def dealt(k: Kitchen, hands: Deal) -> None:
    k.deck = without(k.deck, (card for hand in hands.hands for card in hand))
    k.hands = list(hands.hands)
    if k.game.dummy:
        k.pile = k.hands.pop()


def end_round(k: Kitchen) -> None:
    """Score every dish. Desserts stay; everything else is cleared away."""
    table = ScoringTable(tuple(k.tableaux), k.game.dishes, k.game.edition_rules, k.notes)
    for seat, name, points in round_points(table):
        dish = table.dishes[name]
        k.score(seat, name, points, counted_of(dish.score, dish, seat, table))
    k.emit(RoundEnded(k.round, k.scores()))
    desserts = {name for name, dish in table.dishes.items() if dish.course is Course.DESSERT}
    cleared = []
    for seat, plates in enumerate(k.tableaux):
        k.kept_desserts[seat] += tuple(plate for plate in plates if plate.dish in desserts)
        cleared += [plate.card for plate in plates if plate.dish not in desserts]
        k.tableaux[seat] = ()
    k.game.clear_away(k, cleared)
    k.blind_next = ()
    k.served = ()
    k.next(Step(begin_round if k.round < ROUNDS else end_game))


def end_game(k: Kitchen) -> None:
    """Score the desserts and find the winners."""
    k.round = FINAL
    k.turn = 0
    table = ScoringTable(tuple(k.kept_desserts), k.game.dishes, k.game.edition_rules)
    for seat, name, points in final_points(table):
        dish = table.dishes[name]
        k.score(seat, name, points, counted_of(dish.score_final, dish, seat, table))
    k.emit(GameEnded(k.scores(), k.game.best(k.scores(), tuple(map(len, k.kept_desserts)))))


# A turn -----------------------------------------------------------------------------------------------------


def begin_turn(k: Kitchen) -> None:
    """All seats look at their new hand, except those that may not."""
    k.turn += 1
    k.served = ()
    k.emit(TurnBegan(k.round, k.turn))
    for seat in k.seats:
        if seat not in k.blind:
            k.emit(HandSeen(seat, k.hands[seat], to=seat))
    if k.game.dummy:
        k.next(Step(draw_for_dummy), Step(pick))
    else:
        k.next(Step(pick))


def draw_for_dummy(k: Kitchen) -> None:
    """The player in control draws the top card of the dummy's pile."""
    k.ask(draw_cards(k.pile, 1), then=drawn_for_dummy)


def drawn_for_dummy(k: Kitchen, drawn: Draw) -> None:
    seat = k.game.controller(k.round, k.turn)
    (card,) = drawn.cards
    k.pile = without(k.pile, (card,))
    k.hands[seat] = hand_of((*k.hands[seat], card))
    k.emit(DrewForDummy(seat))
    k.emit(DrewCard(seat, card, to=seat))


def pick(k: Kitchen) -> None:
    """All seats pick simultaneously and in secret: a card, what it copies, and what they call."""
    k.ask(*(pick_card(k, seat) for seat in k.seats), then=picked)


def picked(k: Kitchen, *picks: Pick) -> None:
    """Before the reveal, draw the cards of blind picks and ask what special orders among them copy."""
    k.picks = list(picks)
    if k.blind:
        k.next(*(Step(draw_blind, (seat,)) for seat in k.blind), Step(copy_blind, (k.blind,)), Step(reveal))
    else:
        reveal(k)


def draw_blind(k: Kitchen, seat: Seat) -> None:
    k.ask(draw_cards(k.hands[seat], 1), then=drawn_blind, args=(seat,))


def drawn_blind(k: Kitchen, seat: Seat, drawn: Draw) -> None:
    (card,) = drawn.cards
    blind_pick = k.picks[seat]
    assert blind_pick is not None
    k.picks[seat] = replace(blind_pick, serving=Serving(card))
    k.blind = tuple(s for s in k.blind if s != seat)
    k.emit(DrewBlind(seat))
    k.emit(DrewCard(seat, card, to=seat))
    k.emit(HandSeen(seat, k.hands[seat], to=seat))


def copy_blind(k: Kitchen, seats: tuple[Seat, ...]) -> None:
    """Ask what the special orders drawn blind copy, all seats simultaneously."""
    asked = tuple(
        seat for seat in seats if k.game.dishes[_picked(k, seat).card.dish].copies and k.tableaux[seat]
    )
    if asked:
        k.ask(
            *(ChooseCopy(seat, tuple(copy_options(k, seat))) for seat in asked),
            then=copied_blind,
            args=(asked,),
        )


def copied_blind(k: Kitchen, seats: tuple[Seat, ...], *answers: Copy) -> None:
    for seat, aim in zip(seats, answers, strict=True):
        blind_pick = k.picks[seat]
        assert blind_pick is not None
        k.picks[seat] = replace(blind_pick, serving=Serving(_picked(k, seat).card, aim.copy))


def _picked(k: Kitchen, seat: Seat) -> Serving:
    chosen = k.picks[seat]
    assert chosen is not None
    assert chosen.serving is not None
    return chosen.serving


def reveal(k: Kitchen) -> None:
    """Reveal all picks together; then soups and uramaki; then everything with a number, lowest first."""
    picks = k.picks
    k.picks = []
    calls = []
    for seat, chosen in enumerate(picks):
        assert chosen is not None
        assert chosen.serving is not None
        if chosen.call is not None:
            plate = next(p for p in k.earlier_plates(seat) if p.serving == chosen.call)
            calls.append((seat, plate.no))
            k.emit(Called(seat, plate))
        k.lay(seat, chosen.serving, seat)
        if chosen.second is not None:
            no = second_pick_plate(k, seat)
            assert no is not None
            k.lay(seat, chosen.second, seat)
            k.take_up(seat, no, seat)
        if chosen.dummy is not None:
            k.lay(len(k.seats), Serving(chosen.dummy), seat)
    settle(k)
    k.next(Step(work, (tuple(calls),)) if k.game.numbers else Step(pass_hands))


def settle(k: Kitchen) -> None:
    """Run the rules that apply once all new cards lie face up."""
    for dish in k.game.settling:
        assert dish.settled is not None
        dish.settled(k)


def work(k: Kitchen, calls: Calls) -> None:
    """Let the lowest number act, then look again, since that may have brought a new one."""
    waiting = [(k.plate(seat, no).face.order, seat, no) for seat, no in calls]
    for seat in k.seats:
        for plate in k.tableaux[seat]:
            if not plate.turned and k.game.dishes[plate.face.dish].numbered is not None:
                waiting.append((plate.face.order, seat, plate.no))
    if not waiting:
        k.next(Step(pass_hands))
        return
    _, seat, no = min(waiting)
    dish = k.game.dishes[k.plate(seat, no).face.dish]
    act = dish.called if (seat, no) in calls else dish.numbered
    assert act is not None
    left = tuple(call for call in calls if call != (seat, no))
    k.next(Step(act, (seat, no)), Step(work, (left,)))


def lay_extra(k: Kitchen, seat: Seat, serving: Serving, hand: Seat | None) -> None:
    """Lay a card that a numbered card brings, and resolve it immediately."""
    k.lay(seat, serving, hand)
    settle(k)


def pass_hands(k: Kitchen) -> None:
    """Pass every hand to the neighbour; empty hands end the round."""
    if not k.hands[0]:
        k.next(Step(end_round))
        return
    left = k.game.passes_left(k.round)
    k.hands = [*k.hands[-1:], *k.hands[:-1]] if left else [*k.hands[1:], *k.hands[:1]]
    k.blind, k.blind_next = k.blind_next, ()
    k.emit(Passed(left))
    k.next(Step(begin_turn))
