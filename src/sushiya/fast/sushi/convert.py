"""Conversion between reference states and records."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Any

from sushiya.core import Action, State, Step
from sushiya.fast.sushi.codes import Kinds, action_of, code_of
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
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
    Record,
)
from sushiya.sushi.cards import chopsticks, menu, spoon, takeout_box
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.events import Scored
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Board, Card, Hand, Plate, Tableau, hand_of
from sushiya.sushi.moves import Pick
from sushiya.sushi.turn import (
    begin_turn,
    copy_blind,
    deal,
    draw_blind,
    draw_for_dummy,
    pick,
    reveal,
    stock,
    work,
)

__all__ = ["QUESTIONS", "from_state", "remember_the_draw", "to_board", "to_state"]

STEPS: dict[int, Any] = {
    STOCK: stock,
    DEAL: deal,
    DRAW_FOR_DUMMY: draw_for_dummy,
    PICK: pick,
    DRAW_BLIND: draw_blind,
    CHOOSE_COPY_BLIND: copy_blind,
    CHOPSTICKS: chopsticks.called,
    WISH: spoon.called,
    GIVE: spoon.ask_giver,
    CHOOSE_COPY: spoon.ask_copy,
    OPEN_MENU: menu.numbered,
    CHOOSE_MENU: menu.choose,
    FILL_BOX: takeout_box.numbered,
}
"""The step of the reference engine that asks each question."""
QUESTIONS = {step: question for question, step in STEPS.items()}


# From the reference -----------------------------------------------------------------------------------------


def from_state(game: DraftingGame, state: State[Board], rec: Record) -> None:
    """Write this state into the record."""
    kinds = Kinds(game)
    board = state.board
    for name in DTYPE.names or ():
        rec[name] = 0
    rec.round_, rec.turn = board.round, board.turn
    rec.blind, rec.blind_next = _bits(board.blind), _bits(board.blind_next)
    for seat in range(game.tableau_count):
        rec.hand[seat] = seat
        rec.laid[seat] = board.laid[seat]
        _lay_out(kinds, board.tableaux[seat], seat, rec)
    for seat, hand in enumerate(board.hands):
        for card in hand:
            rec.hands[seat, kinds.number[card]] += 1
            rec.held[seat] |= 1 << kinds.number[card]
        rec.hand_size[seat] = len(hand)
    for name in ("deck", "dessert_pile", "pile"):
        cards = getattr(board, name)
        rec[name][: len(cards)] = [kinds.number[card] for card in cards]
        rec[f"{name}_size"] = len(cards)
    rec.pile[rec.pile_size :] = NONE  # a state does not record which card was drawn for the dummy
    for card in board.discard:
        rec.discard[kinds.number[card]] += 1
    for card in board.served:
        rec.served[kinds.number[card]] += 1
    if board.offer is not None:
        rec.offer[: len(board.offer[1])] = [kinds.number[card] for card in board.offer[1]]
        rec.offer_size = len(board.offer[1])
    rec.places_taken = dict(board.notes).get("uramaki", 0)
    rec.acting = sum(
        game.dishes[p.face.dish].numbered is not None for own in board.tableaux for p in own if not p.turned
    )
    _write_kept(kinds, board, rec)
    names = list(game.dishes)
    for line in board.sheet:
        rec.points[line.seat, line.round - 1, names.index(line.dish)] += line.points
        rec.score[line.seat] += line.points
    _write_question(kinds, state, rec)


def _lay_out(kinds: Kinds, tableau: Tableau, seat: int, rec: Record) -> None:
    rec.lying[seat] = len(tableau)
    for i, plate in enumerate(tableau):
        _write_plate(kinds, plate, rec.plates[seat, i])
        if not plate.turned:
            rec.faces[seat, kinds.number[plate.face]] += 1
    open_plates = {plate.no for plate in tableau if not plate.turned}
    rec.used[seat] = sum(1 << plate.on for plate in tableau if plate.on in open_plates)


def _write_kept(kinds: Kinds, board: Board, rec: Record) -> None:
    last = 0
    for seat, tableau in enumerate(board.kept_desserts):
        rec.kept_desserts[seat] = len(tableau)
        for plate in tableau:
            rec.kept_seat[last] = seat
            _write_plate(kinds, plate, rec.kept_plates[last])
            last += 1


def _write_plate(kinds: Kinds, plate: Plate, to: Any) -> None:
    to.no, to.since, to.turned, to.on = plate.no, plate.since, plate.turned, plate.on or 0
    to.card, to.face = kinds.number[plate.card], kinds.number[plate.face]


def _write_question(kinds: Kinds, state: State[Board], rec: Record) -> None:
    ask = state.ask
    if ask is None:
        rec.ask = OVER
        return
    question = QUESTIONS[ask.asked_by.do]
    rec.ask, rec.serial = question, ask.serial
    for seat, picked in enumerate(state.board.picks):
        assert picked is not None
        rec.sealed[seat] = code_of(kinds, picked)
    for decision, sealed in zip(ask.decisions, ask.answers, strict=True):
        if decision.seat < 0:
            continue
        if sealed is None:
            rec.awaiting |= 1 << decision.seat
        elif question == CHOOSE_COPY_BLIND:
            rec.sealed[decision.seat] |= code_of(kinds, sealed)
        else:
            rec.sealed[decision.seat] = code_of(kinds, sealed)
    rec.blind_all = rec.blind
    args: tuple[Any, ...] = ask.asked_by.args
    if question == CHOOSE_COPY_BLIND:
        rec.blind_all = _bits(args[0])
    elif question == DRAW_BLIND:
        drawing: Any = next(todo.args[0] for todo in state.todo if todo.do is copy_blind)
        rec.blind_all = _bits(drawing)
    elif question in (CHOPSTICKS, WISH, GIVE, CHOOSE_COPY, OPEN_MENU, CHOOSE_MENU, FILL_BOX):
        rec.actor, rec.plate = args[:2]
        if question == GIVE:
            rec.giver, rec.wish = args[2], kinds.wish_number[args[3].what]
        elif question == CHOOSE_COPY:
            rec.giver, rec.given = args[2], kinds.number[args[3]]
        calls: Any = state.todo[0].args[0]
        for seat, no in calls:
            rec.calls[seat] = no
        rec.calling = len(calls)


def remember_the_draw(game: DraftingGame, rec: Record, known: Counter[Card]) -> None:
    """Write the card drawn for the dummy this turn, which states lack, behind the end of the pile.

    It is the card of its holder's hand that is not among those known from before the draw.
    """
    if not game.dummy or rec.ask != PICK:
        return
    cards = Kinds(game).cards
    hand = rec.hands[rec.hand[game.controller(int(rec.round_), int(rec.turn))]]
    rec.pile[rec.pile_size] = max(range(len(cards)), key=lambda kind: hand[kind] - known[cards[kind]])


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


# Back to the reference --------------------------------------------------------------------------------------


def to_state(game: DraftingGame, rec: Record) -> State[Board]:
    """The reference state of this record. Its sheet has one line per seat, round and dish with points."""
    kinds = Kinds(game)
    board = to_board(game, kinds, rec)
    if rec.ask == OVER:
        return State(board, None)
    kitchen = Kitchen(game, board, int(rec.serial) - 1, _agenda(game, kinds, rec))
    state = kitchen.run().state
    assert state.ask is not None
    answers: list[Action | None] = []
    for decision in state.ask.decisions:
        open_ = decision.seat < 0 or rec.awaiting >> decision.seat & 1
        code = 0 if open_ else int(rec.sealed[decision.seat])
        if rec.ask == CHOOSE_COPY_BLIND:
            code &= AIM_BITS
        answers.append(None if open_ else action_of(kinds, int(rec.ask), code))
    return replace(state, ask=replace(state.ask, answers=tuple(answers)))


AIM_BITS = 0b11111100000
"""The part of a pick's code that is filled in when a special order gets its target."""


def to_board(game: DraftingGame, kinds: Kinds, rec: Record) -> Board:
    board = Board(
        round=int(rec.round_),
        turn=int(rec.turn),
        hands=tuple(_cards(kinds, rec.hands[rec.hand[seat]]) for seat in range(game.seats)),
        tableaux=tuple(_tableau(kinds, seat, rec) for seat in range(game.tableau_count)),
        kept_desserts=tuple(_kept(game, kinds, seat, rec) for seat in range(game.tableau_count)),
        laid=tuple(int(n) for n in rec.laid[: game.tableau_count]),
        deck=_pile(kinds, rec.deck, rec.deck_size),
        dessert_pile=_pile(kinds, rec.dessert_pile, rec.dessert_pile_size),
        pile=_pile(kinds, rec.pile, rec.pile_size),
        picks=_picks(game, kinds, rec),
        blind=_seats(game, rec.blind),
        blind_next=_seats(game, rec.blind_next),
        served=_cards(kinds, rec.served),
        offer=(int(rec.actor), _pile(kinds, rec.offer, rec.offer_size)) if rec.ask == CHOOSE_MENU else None,
        notes=(("uramaki", int(rec.places_taken)),) if rec.places_taken else (),
        sheet=_sheet(game, rec),
    )
    return replace(board, discard=_aside(game, board))


def _aside(game: DraftingGame, board: Board) -> Hand:
    """All cards that are nowhere else. The record doesn't count those that never come back."""
    opening = game.opening_board()
    plates = (plate.card for tableau in (*board.tableaux, *board.kept_desserts) for plate in tableau)
    left = Counter(opening.deck + opening.dessert_pile)
    left.subtract(chain(board.deck, board.dessert_pile, board.pile, *board.hands, plates))
    assert min(left.values()) >= 0, "a card lies in two places"
    return hand_of(left.elements())


def _agenda(game: DraftingGame, kinds: Kinds, rec: Record) -> tuple[Step, ...]:
    """The step that asks the open question, and the steps after it."""
    ask, step = int(rec.ask), STEPS[int(rec.ask)]
    if ask == STOCK:
        return Step(step), Step(deal), Step(begin_turn)
    if ask == DEAL:
        return Step(step), Step(begin_turn)
    if ask == DRAW_FOR_DUMMY:
        return Step(step), Step(pick)
    if ask == PICK:
        return (Step(step),)
    if ask == DRAW_BLIND:
        aim = Step(copy_blind, (_seats(game, rec.blind_all),))
        return (*(Step(step, (seat,)) for seat in _seats(game, rec.blind)), aim, Step(reveal))
    if ask == CHOOSE_COPY_BLIND:
        return Step(step, (_seats(game, rec.blind_all),)), Step(reveal)
    args: tuple[object, ...] = (int(rec.actor), int(rec.plate))
    if ask == GIVE:
        args += (int(rec.giver), kinds.wishes[rec.wish])
    elif ask == CHOOSE_COPY:
        args += (int(rec.giver), kinds.cards[rec.given])
    calls = tuple((seat, int(rec.calls[seat])) for seat in range(game.seats) if rec.calls[seat])
    return Step(step, args), Step(work, (calls,))


def _picks(game: DraftingGame, kinds: Kinds, rec: Record) -> tuple[Pick | None, ...]:
    """The sealed picks, while blind ones are drawn and get their targets."""
    if rec.ask not in (DRAW_BLIND, CHOOSE_COPY_BLIND):
        return ()
    picks: list[Pick | None] = []
    for seat in range(game.seats):
        code = int(rec.sealed[seat])
        if rec.ask == CHOOSE_COPY_BLIND and code & 31 and rec.blind_all >> seat & 1:
            code &= ~AIM_BITS
        picked = action_of(kinds, PICK, code)
        assert isinstance(picked, Pick)
        picks.append(picked)
    return tuple(picks)


def _cards(kinds: Kinds, counts: Any) -> Hand:
    return tuple(card for kind, card in enumerate(kinds.cards) for _ in range(counts[kind]))


def _pile(kinds: Kinds, pile: Any, size: int) -> Hand:
    return hand_of(kinds.cards[kind] for kind in pile[:size])


def _seats(game: DraftingGame, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(game.seats) if int(bits) >> seat & 1)


def _tableau(kinds: Kinds, seat: int, rec: Record) -> Tableau:
    return tuple(_plate(kinds, rec.plates[seat, i]) for i in range(rec.lying[seat]))


def _kept(game: DraftingGame, kinds: Kinds, seat: int, rec: Record) -> Tableau:
    return tuple(
        _plate(kinds, rec.kept_plates[i])
        for i in range(int(rec.kept_desserts[: game.tableau_count].sum()))
        if rec.kept_seat[i] == seat
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


def _sheet(game: DraftingGame, rec: Record) -> tuple[Scored, ...]:
    return tuple(
        Scored(seat, part + 1, name, int(rec.points[seat, part, number]))
        for part in range(4)
        for seat in range(game.tableau_count)
        for number, name in enumerate(game.dishes)
        if rec.points[seat, part, number]
    )
