"""The course of a match, as in the reference engine's turn.py. The open question replaces the agenda."""

from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.sushi.cards import chopsticks, menu, miso_soup, spoon, takeout_box, uramaki
from sushiya.fast.sushi.codes import CALL, COPIED, COPY, DUMMY, FREE, KIND, SECOND, SECOND_FREE, WHOLE_CALL
from sushiya.fast.sushi.kitchen import (
    all_kept,
    ask_all,
    ask_chance,
    free_bases,
    keep_dessert,
    lay,
    lay_now,
    take_from_hand,
    take_up,
    where,
)
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
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
    Config,
    Record,
)
from sushiya.fast.sushi.scoring import final_points, round_points
from sushiya.fast.sushi.servings import second_pick_plate
from sushiya.sushi.turn import ROUNDS

__all__ = [
    "all_revealed",
    "answer",
    "ask_pick",
    "begin_turn",
    "chance_answered",
    "controller",
    "draw_blind",
    "lay_pick",
    "reveal_pick",
    "start",
]


# A round ----------------------------------------------------------------------------------------------------


@entry_point
def start(rec: Record, cfg: Config) -> None:
    """Set up the opening position: everything is in the box, and chance prepares the first round."""
    for i in range(cfg.deck_size):
        rec.deck[i] = cfg.deck[i]
    for i in range(cfg.dessert_pile_size):
        rec.dessert_pile[i] = cfg.dessert_pile[i]
    rec.deck_size, rec.dessert_pile_size, rec.pile_size, rec.offer_size = (
        cfg.deck_size,
        cfg.dessert_pile_size,
        0,
        0,
    )
    rec.serial, rec.round_, rec.blind, rec.blind_next, rec.blind_all = 0, 0, 0, 0, 0
    rec.calling, rec.acting = 0, 0
    for kind in range(ROW):
        rec.discard[kind] = 0
        rec.served[kind] = 0
    for seat in range(cfg.tableau_count):
        rec.hand[seat] = seat
        rec.hand_size[seat] = 0
        rec.held[seat] = 0
        rec.returned[seat] = 0
        rec.lying[seat] = 0
        rec.used[seat] = 0
        rec.kept_desserts[seat] = 0
        rec.calls[seat] = 0
        rec.score[seat] = 0
        for kind in range(ROW):
            rec.hands[seat, kind] = 0
            rec.faces[seat, kind] = 0
        for part in range(ROUNDS + 1):
            for dish in range(DISHES):
                rec.points[seat, part, dish] = 0
    begin_round(rec, cfg)


@kernel
def begin_round(rec: Record, cfg: Config) -> None:
    """Shuffle in new desserts and deal hands."""
    rec.round_ += 1
    rec.turn = 0
    rec.places_taken = 0
    for seat in range(cfg.tableau_count):
        rec.laid[seat] = 0
    ask_chance(rec, STOCK if cfg.desserts_for[rec.round_ - 1] else DEAL)


@kernel
def end_round(rec: Record, cfg: Config) -> None:
    """Score every dish. Desserts stay, everything else is cleared away."""
    round_points(rec, cfg)
    kept = all_kept(rec, cfg)
    for seat in range(cfg.tableau_count):
        for i in range(rec.lying[seat]):
            plate = rec.plates[seat, i]
            if cfg.traits[plate.face] & IS_DESSERT and not plate.turned:
                keep_dessert(rec, seat, i, kept)
                kept += 1
            elif cfg.fresh_deck:
                rec.discard[plate.card] += 1
        rec.lying[seat] = 0
        rec.used[seat] = 0
        for kind in range(ROW):
            rec.faces[seat, kind] = 0
    if cfg.fresh_deck:
        for kind in range(cfg.kinds):
            for _ in range(rec.discard[kind]):
                rec.deck[rec.deck_size] = kind
                rec.deck_size += 1
            rec.discard[kind] = 0
    rec.blind_next = 0
    for kind in range(ROW):
        rec.served[kind] = 0
    if rec.round_ < ROUNDS:
        begin_round(rec, cfg)
    else:
        end_game(rec, cfg)


@kernel
def end_game(rec: Record, cfg: Config) -> None:
    """Score the desserts and end the match."""
    rec.round_ = ROUNDS + 1
    rec.turn = 0
    total = all_kept(rec, cfg)
    for i in range(total):
        rec.faces[rec.kept_seat[i], rec.kept_plates[i].face] += 1
    final_points(rec, cfg)
    for i in range(total):
        rec.faces[rec.kept_seat[i], rec.kept_plates[i].face] = 0
    rec.ask, rec.awaiting, rec.serial = OVER, 0, 0


# A turn -----------------------------------------------------------------------------------------------------


@inline_kernel
def begin_turn(rec: Record, cfg: Config) -> None:
    rec.turn += 1
    for kind in range(ROW):
        rec.served[kind] = 0
    if cfg.dummy:
        ask_chance(rec, DRAW_FOR_DUMMY)
    else:
        ask_pick(rec, cfg)


@kernel
def controller(rec: Record, cfg: Config) -> int:
    """The seat that plays for the dummy."""
    return int(((rec.round_ - 1) * cfg.hand_size + rec.turn - 1) % cfg.seats)


@inline_kernel
def ask_pick(rec: Record, cfg: Config) -> None:
    """Ask all seats simultaneously, in secret: one card, what it copies, and what is called."""
    rec.blind_all = rec.blind
    ask_all(rec, PICK, (1 << cfg.seats) - 1)


@kernel
def all_picked(rec: Record, cfg: Config) -> None:
    """Continue once every pick is sealed."""
    if rec.blind:
        draw_blind(rec, cfg)
    else:
        reveal(rec, cfg)


@kernel
def draw_blind(rec: Record, cfg: Config) -> None:
    """Draw blind picks one after the other. Then ask what the special orders among them copy."""
    if rec.blind:
        ask_chance(rec, DRAW_BLIND)
        return
    asked = 0
    for seat in range(cfg.seats):
        if (
            (rec.blind_all >> seat) & 1
            and cfg.copies[cfg.dish[(rec.sealed[seat] & KIND) - 1]]
            and rec.lying[seat]
        ):
            asked |= 1 << seat
    if asked:
        ask_all(rec, CHOOSE_COPY_BLIND, asked)
    else:
        reveal(rec, cfg)


@kernel
def reveal(rec: Record, cfg: Config) -> None:
    """Reveal all picks together; then come soups and uramaki; then everything with a number, lowest first."""
    for seat in range(cfg.seats):
        reveal_pick(rec, cfg, seat, int(rec.sealed[seat]))
    all_revealed(rec, cfg)


@inline_kernel
def lay_pick(rec: Record, cfg: Config, seat: int, hand: int, kind: int, free: int, bases: int) -> None:
    """Lay what one seat picked, if it is a single card that copies nothing. `bases` wasabi are free."""
    take_from_hand(rec, hand, kind)
    lay_now(rec, cfg, seat, kind, 0, free, bases)


@inline_kernel
def reveal_pick(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Lay what one seat picked."""
    hand = int(rec.hand[seat])
    if code >> CALL & WHOLE_CALL:
        _call(rec, cfg, seat, code >> CALL & WHOLE_CALL)
    kind = (code & KIND) - 1
    take_from_hand(rec, hand, kind)
    lay_now(rec, cfg, seat, kind, code >> COPY & KIND, code >> FREE & 1, free_bases(rec, cfg, seat))
    if code >> SECOND:
        _reveal_more(rec, cfg, seat, hand, code)


@kernel
def _reveal_more(rec: Record, cfg: Config, seat: int, hand: int, code: int) -> None:
    """Lay a second card for chopsticks, and the dummy's card."""
    second = (code >> SECOND & KIND) - 1
    if second >= 0:
        chopsticks_at = second_pick_plate(rec, cfg, seat)
        take_from_hand(rec, hand, second)
        lay(rec, cfg, seat, second, 0, code >> SECOND_FREE & 1)
        take_up(rec, cfg, seat, chopsticks_at, hand)
    dummys = (code >> DUMMY & KIND) - 1
    if dummys >= 0:
        take_from_hand(rec, hand, dummys)
        lay(rec, cfg, cfg.seats, dummys, 0, 0)


@inline_kernel
def all_revealed(rec: Record, cfg: Config) -> None:
    settle(rec, cfg)
    work(rec, cfg)


@kernel
def _call(rec: Record, cfg: Config, seat: int, call: int) -> None:
    """Call the oldest plate of this name."""
    face, copied = (call & KIND) - 1, call & COPIED
    for i in range(rec.lying[seat]):
        plate = rec.plates[seat, i]
        same = plate.face == face and (plate.card != face) == (copied != 0)
        if same and not plate.turned and plate.since < rec.turn:
            rec.calls[seat] = plate.no
            rec.calling += 1
            return


@inline_kernel
def settle(rec: Record, cfg: Config) -> None:
    """Apply what happens once everything new lies face up."""
    if cfg.uramaki >= 0:
        uramaki.settled(rec, cfg)
    if cfg.miso_soup >= 0:
        miso_soup.settled(rec, cfg)


@inline_kernel
def work(rec: Record, cfg: Config) -> None:
    """Let plates act until none is left to; then pass hands."""
    if rec.calling or rec.acting:
        _let_act(rec, cfg)
    else:
        pass_hands(rec, cfg)


@kernel
def _let_act(rec: Record, cfg: Config) -> None:
    """Let the plate with the lowest number act. It asks something; after the answer this runs again."""
    lowest, called = 1 << 8, False
    for seat in range(cfg.seats):
        if rec.calls[seat]:
            order = cfg.order[rec.plates[seat, where(rec, seat, int(rec.calls[seat]))].face]
            if order < lowest:
                lowest, called = order, True
                rec.actor, rec.plate = seat, rec.calls[seat]
        if not rec.acting:
            continue
        for i in range(rec.lying[seat]):
            plate = rec.plates[seat, i]
            face = plate.face
            if cfg.numbered[cfg.dish[face]] and not plate.turned and cfg.order[face] < lowest:
                lowest, called = cfg.order[face], False
                rec.actor, rec.plate = seat, plate.no
    if called:
        rec.calls[rec.actor] = 0
        rec.calling -= 1
    _act(rec, cfg, int(rec.actor))


@kernel
def _act(rec: Record, cfg: Config, seat: int) -> None:
    act = cfg.act[cfg.dish[rec.plates[seat, where(rec, seat, int(rec.plate))].face]]
    if act == CHOPSTICKS:
        chopsticks.called(rec, cfg, seat)
    elif act == WISH:
        spoon.called(rec, cfg, seat)
    elif act == OPEN_MENU:
        menu.numbered(rec, cfg, seat)
    else:
        takeout_box.numbered(rec, cfg, seat)


@inline_kernel
def pass_hands(rec: Record, cfg: Config) -> None:
    """Pass every hand to the neighbour. Empty hands end the round."""
    if rec.hand_size[rec.hand[0]] == 0:
        end_round(rec, cfg)
        return
    seats, step = int(cfg.seats), -1 if cfg.passes_left[rec.round_ - 1] else 1
    for seat in range(seats):
        hand = int(rec.hand[seat]) + step
        rec.hand[seat] = seats - 1 if hand < 0 else (0 if hand >= seats else hand)
    rec.blind, rec.blind_next = rec.blind_next, 0
    begin_turn(rec, cfg)


# Answers ----------------------------------------------------------------------------------------------------


@entry_point
def answer(rec: Record, cfg: Config, seat: int, code: int) -> None:
    """Apply one seat's answer, which must be an option. After the last one awaited, the match continues."""
    if rec.ask == CHOOSE_COPY_BLIND:
        rec.sealed[seat] |= code  # the pick is complete except for what it copies
    else:
        rec.sealed[seat] = code
    rec.awaiting = int(rec.awaiting) & ~(1 << seat)
    if rec.awaiting == 0:
        _answered(rec, cfg, code)


@kernel
def _answered(rec: Record, cfg: Config, code: int) -> None:
    ask, seat = int(rec.ask), int(rec.actor)
    if ask == PICK:
        all_picked(rec, cfg)
        return
    if ask == CHOOSE_COPY_BLIND:
        reveal(rec, cfg)
        return
    rec.ask = OVER  # nothing is open, unless the dish asks again
    if ask == CHOPSTICKS:
        chopsticks.second(rec, cfg, seat, code)
    elif ask == WISH:
        spoon.wished(rec, cfg, seat, code)
    elif ask == GIVE:
        spoon.given(rec, cfg, seat, code)
    elif ask == CHOOSE_COPY:
        spoon.copied(rec, cfg, seat, code)
    elif ask == CHOOSE_MENU:
        menu.chosen(rec, cfg, seat, code)
    elif ask == FILL_BOX:
        takeout_box.filled(rec, cfg, seat, code)
    if rec.ask == OVER:
        settle(rec, cfg)
        work(rec, cfg)


@kernel
def chance_answered(rec: Record, cfg: Config) -> None:
    """Continue after chance opened a menu: ask for a choice if there is one."""
    rec.ask = OVER
    menu.opened(rec, cfg, int(rec.actor))
    if rec.ask == OVER:
        work(rec, cfg)
