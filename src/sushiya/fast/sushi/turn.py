"""How a match goes, as the reference's turn.py tells it; an open question takes the agenda's place."""

from sushiya.fast.kernel import entry, kernel, small
from sushiya.fast.sushi.cards import chopsticks, menu, miso_soup, spoon, takeout_box, uramaki
from sushiya.fast.sushi.codes import CALL, COPIED, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE, WHOLE_CALL
from sushiya.fast.sushi.kitchen import (
    ask_all,
    ask_chance,
    free_bases,
    lay,
    lay_now,
    take_from_hand,
    take_up,
    where,
)
from sushiya.fast.sushi.layout import (
    AIM_BLIND,
    AIM_ORDER,
    CHOOSE_MENU,
    CHOPSTICKS,
    DEAL,
    DISHES,
    DRAW_BLIND,
    DRAW_FOR_DUMMY,
    FILL_BOX,
    GIVE,
    IS_DESSERT,
    OPEN_MENU,
    OVER,
    PICK,
    ROW,
    STOCK,
    WISH,
    Chart,
    Row,
)
from sushiya.fast.sushi.scoring import final_points, round_points
from sushiya.fast.sushi.servings import second_pick_plate

__all__ = [
    "all_revealed",
    "answer",
    "ask_pick",
    "begin_turn",
    "controller",
    "draw_blind",
    "lay_pick",
    "lots_drawn",
    "reveal_pick",
    "start",
]

ROUNDS = 3


# A round ----------------------------------------------------------------------------------------------------


@entry
def start(g: Row, c: Chart) -> None:
    """The opening position: everything in the box, and chance is asked for the first round."""
    for i in range(c.deck_size):
        g.deck[i] = c.deck[i]
    for i in range(c.pantry_size):
        g.pantry[i] = c.pantry[i]
    g.deck_size, g.pantry_size, g.pile_size, g.offer_size = c.deck_size, c.pantry_size, 0, 0
    g.serial, g.round_, g.blind, g.blind_next, g.blind_all = 0, 0, 0, 0, 0
    g.calling, g.acting = 0, 0
    for kind in range(ROW):
        g.aside[kind] = 0
        g.served[kind] = 0
    for seat in range(c.tables):
        g.hand[seat] = seat
        g.hand_size[seat] = 0
        g.held[seat] = 0
        g.lying[seat] = 0
        g.used[seat] = 0
        g.kept[seat] = 0
        g.calls[seat] = 0
        g.score[seat] = 0
        for kind in range(ROW):
            g.hands[seat, kind] = 0
            g.faces[seat, kind] = 0
        for part in range(ROUNDS + 1):
            for dish in range(DISHES):
                g.points[seat, part, dish] = 0
    begin_round(g, c)


@kernel
def begin_round(g: Row, c: Chart) -> None:
    """New desserts are shuffled in, and hands are dealt."""
    g.round_ += 1
    g.turn = 0
    g.places_taken = 0
    for seat in range(c.tables):
        g.laid[seat] = 0
    ask_chance(g, STOCK if c.desserts_for[g.round_ - 1] else DEAL)


@kernel
def end_round(g: Row, c: Chart) -> None:
    """Every dish is scored; desserts stay, everything else is cleared away."""
    round_points(g, c)
    kept = _all_kept(g, c)
    for seat in range(c.tables):
        for i in range(g.lying[seat]):
            plate = g.plates[seat, i]
            if c.traits[plate.face] & IS_DESSERT and not plate.turned:
                _keep(g, seat, i, kept)
                kept += 1
            elif c.fresh_deck:
                g.aside[plate.card] += 1
        g.lying[seat] = 0
        g.used[seat] = 0
        for kind in range(ROW):
            g.faces[seat, kind] = 0
    if c.fresh_deck:
        for kind in range(c.kinds):
            for _ in range(g.aside[kind]):
                g.deck[g.deck_size] = kind
                g.deck_size += 1
            g.aside[kind] = 0
    g.blind_next = 0
    for kind in range(ROW):
        g.served[kind] = 0
    if g.round_ < ROUNDS:
        begin_round(g, c)
    else:
        end_game(g, c)


@small
def _all_kept(g: Row, c: Chart) -> int:
    """How many desserts of earlier rounds there are."""
    total = 0
    for seat in range(c.tables):
        total += int(g.kept[seat])
    return total


@small
def _keep(g: Row, seat: int, i: int, at: int) -> None:
    """A dessert stays until the end of the match."""
    g.kept[seat] += 1
    g.kept_seat[at] = seat
    g.kept_plates[at] = g.plates[seat, i]


@kernel
def end_game(g: Row, c: Chart) -> None:
    """Desserts are scored, and the match is over."""
    g.round_ = ROUNDS + 1
    g.turn = 0
    total = _all_kept(g, c)
    for i in range(total):
        g.faces[g.kept_seat[i], g.kept_plates[i].face] += 1
    final_points(g, c)
    for i in range(total):
        g.faces[g.kept_seat[i], g.kept_plates[i].face] = 0
    g.ask, g.awaiting, g.serial = OVER, 0, 0


# A turn -----------------------------------------------------------------------------------------------------


@small
def begin_turn(g: Row, c: Chart) -> None:
    g.turn += 1
    for kind in range(ROW):
        g.served[kind] = 0
    if c.dummy:
        ask_chance(g, DRAW_FOR_DUMMY)
    else:
        ask_pick(g, c)


@kernel
def controller(g: Row, c: Chart) -> int:
    """Who plays for the dummy."""
    return int(((g.round_ - 1) * c.hand_size + g.turn - 1) % c.seats)


@small
def ask_pick(g: Row, c: Chart) -> None:
    """All at once, in secret: one card, what it copies, and what is called."""
    g.blind_all = g.blind
    ask_all(g, PICK, (1 << c.seats) - 1)


@kernel
def all_picked(g: Row, c: Chart) -> None:
    """Every pick is sealed."""
    if g.blind:
        draw_blind(g, c)
    else:
        reveal(g, c)


@kernel
def draw_blind(g: Row, c: Chart) -> None:
    """Blind picks are drawn one after the other; then the special orders among them are aimed."""
    if g.blind:
        ask_chance(g, DRAW_BLIND)
        return
    asked = 0
    for seat in range(c.seats):
        if (g.blind_all >> seat) & 1 and c.copies[c.dish[(g.sealed[seat] & KIND) - 1]] and g.lying[seat]:
            asked |= 1 << seat
    if asked:
        ask_all(g, AIM_BLIND, asked)
    else:
        reveal(g, c)


@kernel
def reveal(g: Row, c: Chart) -> None:
    """Face up together; then soups and uramaki; then everything with a number, lowest first."""
    for seat in range(c.seats):
        reveal_pick(g, c, seat, int(g.sealed[seat]))
    all_revealed(g, c)


@small
def lay_pick(g: Row, c: Chart, seat: int, hand: int, kind: int, free: int, bases: int) -> None:
    """Lay what one seat picked, if it is one card that copies nothing; `bases` wasabi are free."""
    take_from_hand(g, hand, kind)
    lay_now(g, c, seat, kind, 0, free, bases)


@small
def reveal_pick(g: Row, c: Chart, seat: int, code: int) -> None:
    """Lay what one seat picked."""
    hand = int(g.hand[seat])
    if code >> CALL & WHOLE_CALL:
        _call(g, c, seat, code >> CALL & WHOLE_CALL)
    kind = (code & KIND) - 1
    take_from_hand(g, hand, kind)
    lay_now(g, c, seat, kind, code >> COPY & KIND, code >> FREE & 1, free_bases(g, c, seat))
    if code >> SECOND:
        _reveal_more(g, c, seat, hand, code)


@kernel
def _reveal_more(g: Row, c: Chart, seat: int, hand: int, code: int) -> None:
    """A second card for chopsticks, and the dummy's card."""
    second = (code >> SECOND & KIND) - 1
    if second >= 0:
        chopsticks_at = second_pick_plate(g, c, seat)
        take_from_hand(g, hand, second)
        lay(g, c, seat, second, 0, code >> SECOND_FREE & 1)
        take_up(g, c, seat, chopsticks_at, hand)
    dummys = (code >> DUMMY & KIND) - 1
    if dummys >= 0:
        take_from_hand(g, hand, dummys)
        lay(g, c, c.seats, dummys, 0, 0)


@small
def all_revealed(g: Row, c: Chart) -> None:
    settle(g, c)
    work(g, c)


@kernel
def _call(g: Row, c: Chart, seat: int, call: int) -> None:
    """The oldest plate of this name is called."""
    face, copied = (call & KIND) - 1, call & COPIED
    for i in range(g.lying[seat]):
        plate = g.plates[seat, i]
        same = plate.face == face and (plate.card != face) == (copied != 0)
        if same and not plate.turned and plate.since < g.turn:
            g.calls[seat] = plate.no
            g.calling += 1
            return


@small
def settle(g: Row, c: Chart) -> None:
    """What happens once everything new lies face up."""
    if c.uramaki >= 0:
        uramaki.settled(g, c)
    if c.miso_soup >= 0:
        miso_soup.settled(g, c)


@small
def work(g: Row, c: Chart) -> None:
    """Plates act as long as there are any that do; then hands are passed."""
    if g.calling or g.acting:
        _let_act(g, c)
    else:
        pass_hands(g, c)


@kernel
def _let_act(g: Row, c: Chart) -> None:
    """The lowest number acts, and asks something; after the answer we look again."""
    lowest, called = 1 << 8, False
    for seat in range(c.seats):
        if g.calls[seat]:
            order = c.order[g.plates[seat, where(g, seat, int(g.calls[seat]))].face]
            if order < lowest:
                lowest, called = order, True
                g.actor, g.plate = seat, g.calls[seat]
        if not g.acting:
            continue
        for i in range(g.lying[seat]):
            plate = g.plates[seat, i]
            face = plate.face
            if c.numbered[c.dish[face]] and not plate.turned and c.order[face] < lowest:
                lowest, called = c.order[face], False
                g.actor, g.plate = seat, plate.no
    if called:
        g.calls[g.actor] = 0
        g.calling -= 1
    _act(g, c, int(g.actor))


@kernel
def _act(g: Row, c: Chart, seat: int) -> None:
    act = c.act[c.dish[g.plates[seat, where(g, seat, int(g.plate))].face]]
    if act == CHOPSTICKS:
        chopsticks.called(g, c, seat)
    elif act == WISH:
        spoon.called(g, c, seat)
    elif act == OPEN_MENU:
        menu.numbered(g, c, seat)
    else:
        takeout_box.numbered(g, c, seat)


@small
def pass_hands(g: Row, c: Chart) -> None:
    """Every hand goes to the neighbour; empty hands end the round."""
    if g.hand_size[g.hand[0]] == 0:
        end_round(g, c)
        return
    seats, step = int(c.seats), -1 if c.passes_left[g.round_ - 1] else 1
    for seat in range(seats):
        hand = int(g.hand[seat]) + step
        g.hand[seat] = seats - 1 if hand < 0 else (0 if hand >= seats else hand)
    g.blind, g.blind_next = g.blind_next, 0
    begin_turn(g, c)


# Answers ----------------------------------------------------------------------------------------------------


@entry
def answer(g: Row, c: Chart, seat: int, code: int) -> None:
    """One seat's answer, which must be an option; when it is the last one awaited, the match goes on."""
    if g.ask == AIM_BLIND:
        g.sealed[seat] |= code  # the pick is there already, but for what it copies
    else:
        g.sealed[seat] = code
    g.awaiting = int(g.awaiting) & ~(1 << seat)
    if g.awaiting == 0:
        _answered(g, c, code)


@kernel
def _answered(g: Row, c: Chart, code: int) -> None:
    ask, seat = int(g.ask), int(g.actor)
    if ask == PICK:
        all_picked(g, c)
        return
    if ask == AIM_BLIND:
        reveal(g, c)
        return
    g.ask = OVER  # nothing is asked, unless the dish asks again
    if ask == CHOPSTICKS:
        chopsticks.second(g, c, seat, code)
    elif ask == WISH:
        spoon.wished(g, c, seat, code)
    elif ask == GIVE:
        spoon.given(g, c, seat, code)
    elif ask == AIM_ORDER:
        spoon.aimed(g, c, seat, code)
    elif ask == CHOOSE_MENU:
        menu.chosen(g, c, seat, code)
    elif ask == FILL_BOX:
        takeout_box.filled(g, c, seat, code)
    if g.ask == OVER:
        settle(g, c)
        work(g, c)


@kernel
def lots_drawn(g: Row, c: Chart) -> None:
    """A menu was opened by chance: is there anything to choose?"""
    g.ask = OVER
    menu.opened(g, c, int(g.actor))
    if g.ask == OVER:
        work(g, c)
