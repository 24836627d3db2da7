"""From a reference state to a record, and back."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Any

from sushiya.core import Action, State, Todo
from sushiya.fast.sushi.codes import Kinds, action_of, code_of
from sushiya.fast.sushi.layout import (
    AIM_BLIND,
    AIM_ORDER,
    CHOOSE_MENU,
    CHOPSTICKS,
    DEAL,
    DRAW_BLIND,
    DRAW_FOR_DUMMY,
    DTYPE,
    FILL_BOX,
    GIVE,
    NONE,
    OPEN_MENU,
    OVER,
    PICK,
    STOCK,
    WISH,
    Row,
)
from sushiya.sushi.cards import chopsticks, menu, spoon, takeout_box
from sushiya.sushi.draft import Draft
from sushiya.sushi.events import Scored
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Board, Hand, Plate, Tableau, hand_of
from sushiya.sushi.moves import Pick
from sushiya.sushi.turn import (
    aim_blind,
    begin_turn,
    deal,
    draw_blind,
    draw_for_dummy,
    pick,
    reveal,
    stock,
    work,
)

__all__ = ["QUESTIONS", "from_state", "to_board", "to_state"]

STEPS: dict[int, Any] = {
    STOCK: stock,
    DEAL: deal,
    DRAW_FOR_DUMMY: draw_for_dummy,
    PICK: pick,
    DRAW_BLIND: draw_blind,
    AIM_BLIND: aim_blind,
    CHOPSTICKS: chopsticks.called,
    WISH: spoon.called,
    GIVE: spoon.ask_giver,
    AIM_ORDER: spoon.ask_aim,
    OPEN_MENU: menu.numbered,
    CHOOSE_MENU: menu.choose,
    FILL_BOX: takeout_box.numbered,
}
"""The step of the reference that asks each question."""
QUESTIONS = {step: question for question, step in STEPS.items()}


# From the reference -----------------------------------------------------------------------------------------


def from_state(game: Draft, state: State[Board], g: Row) -> None:
    """Write this state into the record."""
    kinds = Kinds(game)
    board = state.board
    for name in DTYPE.names or ():
        g[name] = 0
    g.round_, g.turn = board.round, board.turn
    g.blind, g.blind_next = _bits(board.blind), _bits(board.blind_next)
    for seat in range(game.tables):
        g.hand[seat] = seat
        g.laid[seat] = board.laid[seat]
        _lay_out(kinds, board.table[seat], seat, g)
    for seat, hand in enumerate(board.hands):
        for card in hand:
            g.hands[seat, kinds.number[card]] += 1
            g.held[seat] |= 1 << kinds.number[card]
        g.hand_size[seat] = len(hand)
    for name in ("deck", "pantry", "pile"):
        cards = getattr(board, name)
        g[name][: len(cards)] = [kinds.number[card] for card in cards]
        g[f"{name}_size"] = len(cards)
    g.pile[g.pile_size :] = NONE  # which card was drawn for the dummy, a state does not tell
    for card in board.aside:
        g.aside[kinds.number[card]] += 1
    for card in board.served:
        g.served[kinds.number[card]] += 1
    if board.offer is not None:
        g.offer[: len(board.offer[1])] = [kinds.number[card] for card in board.offer[1]]
        g.offer_size = len(board.offer[1])
    g.places_taken = dict(board.notes).get("uramaki", 0)
    g.acting = sum(
        game.dishes[p.face.dish].numbered is not None for own in board.table for p in own if not p.turned
    )
    _write_kept(kinds, board, g)
    names = list(game.dishes)
    for line in board.sheet:
        g.points[line.seat, line.round - 1, names.index(line.dish)] += line.points
        g.score[line.seat] += line.points
    _write_question(kinds, state, g)


def _lay_out(kinds: Kinds, tableau: Tableau, seat: int, g: Row) -> None:
    g.lying[seat] = len(tableau)
    for i, plate in enumerate(tableau):
        _write_plate(kinds, plate, g.plates[seat, i])
        if not plate.turned:
            g.faces[seat, kinds.number[plate.face]] += 1
    open_plates = {plate.no for plate in tableau if not plate.turned}
    g.used[seat] = sum(1 << plate.on for plate in tableau if plate.on in open_plates)


def _write_kept(kinds: Kinds, board: Board, g: Row) -> None:
    last = 0
    for seat, tableau in enumerate(board.kept):
        g.kept[seat] = len(tableau)
        for plate in tableau:
            g.kept_seat[last] = seat
            _write_plate(kinds, plate, g.kept_plates[last])
            last += 1


def _write_plate(kinds: Kinds, plate: Plate, to: Any) -> None:
    to.no, to.since, to.turned, to.on = plate.no, plate.since, plate.turned, plate.on or 0
    to.card, to.face = kinds.number[plate.card], kinds.number[plate.face]


def _write_question(kinds: Kinds, state: State[Board], g: Row) -> None:
    ask = state.ask
    if ask is None:
        g.ask = OVER
        return
    question = QUESTIONS[ask.posed_by.do]
    g.ask, g.serial = question, ask.serial
    for seat, picked in enumerate(state.board.picks):
        assert picked is not None
        g.sealed[seat] = code_of(kinds, picked)
    for decision, sealed in zip(ask.decisions, ask.answers, strict=True):
        if decision.seat < 0:
            continue
        if sealed is None:
            g.awaiting |= 1 << decision.seat
        elif question == AIM_BLIND:
            g.sealed[decision.seat] |= code_of(kinds, sealed)
        else:
            g.sealed[decision.seat] = code_of(kinds, sealed)
    g.blind_all = g.blind
    args: tuple[Any, ...] = ask.posed_by.args
    if question == AIM_BLIND:
        g.blind_all = _bits(args[0])
    elif question == DRAW_BLIND:
        drawing: Any = next(todo.args[0] for todo in state.todo if todo.do is aim_blind)
        g.blind_all = _bits(drawing)
    elif question in (CHOPSTICKS, WISH, GIVE, AIM_ORDER, OPEN_MENU, CHOOSE_MENU, FILL_BOX):
        g.actor, g.plate = args[:2]
        if question == GIVE:
            g.giver, g.wish = args[2], kinds.wish_number[args[3].what]
        elif question == AIM_ORDER:
            g.giver, g.given = args[2], kinds.number[args[3]]
        calls: Any = state.todo[0].args[0]
        for seat, no in calls:
            g.calls[seat] = no
        g.calling = len(calls)


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


# Back to the reference --------------------------------------------------------------------------------------


def to_state(game: Draft, g: Row) -> State[Board]:
    """The reference state of this record. Its sheet has one line a seat, round and dish with points."""
    kinds = Kinds(game)
    board = to_board(game, kinds, g)
    if g.ask == OVER:
        return State(board, None)
    kitchen = Kitchen(game, board, int(g.serial) - 1, _agenda(game, kinds, g))
    state = kitchen.run().state
    assert state.ask is not None
    answers: list[Action | None] = []
    for decision in state.ask.decisions:
        open_ = decision.seat < 0 or g.awaiting >> decision.seat & 1
        code = 0 if open_ else int(g.sealed[decision.seat])
        if g.ask == AIM_BLIND:
            code &= AIM_BITS
        answers.append(None if open_ else action_of(kinds, int(g.ask), code))
    return replace(state, ask=replace(state.ask, answers=tuple(answers)))


AIM_BITS = 0b11111100000
"""The part of a pick's code that aiming a special order fills in."""


def to_board(game: Draft, kinds: Kinds, g: Row) -> Board:
    board = Board(
        round=int(g.round_),
        turn=int(g.turn),
        hands=tuple(_cards(kinds, g.hands[g.hand[seat]]) for seat in range(game.seats)),
        table=tuple(_tableau(kinds, seat, g) for seat in range(game.tables)),
        kept=tuple(_kept(game, kinds, seat, g) for seat in range(game.tables)),
        laid=tuple(int(n) for n in g.laid[: game.tables]),
        deck=_pile(kinds, g.deck, g.deck_size),
        pantry=_pile(kinds, g.pantry, g.pantry_size),
        pile=_pile(kinds, g.pile, g.pile_size),
        picks=_picks(game, kinds, g),
        blind=_seats(game, g.blind),
        blind_next=_seats(game, g.blind_next),
        served=_cards(kinds, g.served),
        offer=(int(g.actor), _pile(kinds, g.offer, g.offer_size)) if g.ask == CHOOSE_MENU else None,
        notes=(("uramaki", int(g.places_taken)),) if g.places_taken else (),
        sheet=_sheet(game, g),
    )
    return replace(board, aside=_aside(game, board))


def _aside(game: Draft, board: Board) -> Hand:
    """What lies nowhere else. The record doesn't count what never comes back."""
    opening = game.opening_board()
    plates = (plate.card for tableau in (*board.table, *board.kept) for plate in tableau)
    left = Counter(opening.deck + opening.pantry)
    left.subtract(chain(board.deck, board.pantry, board.pile, *board.hands, plates))
    assert min(left.values()) >= 0, "a card lies in two places"
    return hand_of(left.elements())


def _agenda(game: Draft, kinds: Kinds, g: Row) -> tuple[Todo, ...]:
    """The step that asks, and those to come."""
    ask, step = int(g.ask), STEPS[int(g.ask)]
    if ask == STOCK:
        return Todo(step), Todo(deal), Todo(begin_turn)
    if ask == DEAL:
        return Todo(step), Todo(begin_turn)
    if ask == DRAW_FOR_DUMMY:
        return Todo(step), Todo(pick)
    if ask == PICK:
        return (Todo(step),)
    if ask == DRAW_BLIND:
        aim = Todo(aim_blind, (_seats(game, g.blind_all),))
        return (*(Todo(step, (seat,)) for seat in _seats(game, g.blind)), aim, Todo(reveal))
    if ask == AIM_BLIND:
        return Todo(step, (_seats(game, g.blind_all),)), Todo(reveal)
    args: tuple[object, ...] = (int(g.actor), int(g.plate))
    if ask == GIVE:
        args += (int(g.giver), kinds.wishes[g.wish])
    elif ask == AIM_ORDER:
        args += (int(g.giver), kinds.cards[g.given])
    calls = tuple((seat, int(g.calls[seat])) for seat in range(game.seats) if g.calls[seat])
    return Todo(step, args), Todo(work, (calls,))


def _picks(game: Draft, kinds: Kinds, g: Row) -> tuple[Pick | None, ...]:
    """The sealed picks, while blind ones are drawn and aimed."""
    if g.ask not in (DRAW_BLIND, AIM_BLIND):
        return ()
    picks: list[Pick | None] = []
    for seat in range(game.seats):
        code = int(g.sealed[seat])
        if g.ask == AIM_BLIND and code & 31 and g.blind_all >> seat & 1:
            code &= ~AIM_BITS
        picked = action_of(kinds, PICK, code)
        assert isinstance(picked, Pick)
        picks.append(picked)
    return tuple(picks)


def _cards(kinds: Kinds, counts: Any) -> Hand:
    return tuple(card for kind, card in enumerate(kinds.cards) for _ in range(counts[kind]))


def _pile(kinds: Kinds, pile: Any, size: int) -> Hand:
    return hand_of(kinds.cards[kind] for kind in pile[:size])


def _seats(game: Draft, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(game.seats) if int(bits) >> seat & 1)


def _tableau(kinds: Kinds, seat: int, g: Row) -> Tableau:
    return tuple(_plate(kinds, g.plates[seat, i]) for i in range(g.lying[seat]))


def _kept(game: Draft, kinds: Kinds, seat: int, g: Row) -> Tableau:
    return tuple(
        _plate(kinds, g.kept_plates[i])
        for i in range(int(g.kept[: game.tables].sum()))
        if g.kept_seat[i] == seat
    )


def _plate(kinds: Kinds, of: Any) -> Plate:
    return Plate(
        int(of.no),
        kinds.cards[of.card],
        kinds.cards[of.face],
        int(of.since),
        bool(of.turned),
        int(of.on) or None,
    )


def _sheet(game: Draft, g: Row) -> tuple[Scored, ...]:
    return tuple(
        Scored(seat, part + 1, name, int(g.points[seat, part, number]))
        for part in range(4)
        for seat in range(game.tables)
        for number, name in enumerate(game.dishes)
        if g.points[seat, part, number]
    )
