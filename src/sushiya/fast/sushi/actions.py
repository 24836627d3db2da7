"""Answers of many parts, given part by part: every value of a part is an action with its own number.

A pick can name a card, what it copies, a call, a second card and the dummy's card. Each of these is a stage.
The legal actions of a stage are the values of its part among the codes that agree with the parts chosen so
far. A stage that leaves no choice is skipped, but every decision takes at least one action.
"""

import numpy as np
from numpy.typing import NDArray

from sushiya.fast.actions import Block
from sushiya.fast.kernel import entry_point, inline_kernel, kernel
from sushiya.fast.sushi.codes import (
    CALL,
    COPIED,
    COPY,
    DUMMY,
    FREE,
    KIND,
    LYING_DOWN,
    SECOND,
    SECOND_FREE,
    WHOLE_CALL,
    Kinds,
)
from sushiya.fast.sushi.config import config_of
from sushiya.fast.sushi.kitchen import free_bases, where
from sushiya.fast.sushi.layout import (
    BLINDS,
    CHOOSE_COPY,
    CHOOSE_COPY_BLIND,
    FILL_BOX,
    GIVE,
    NONE,
    PICK,
    PLATES,
    SEATS,
    WISH,
    Config,
    Record,
)
from sushiya.fast.sushi.play import is_plain_pick, options
from sushiya.fast.sushi.servings import Codes
from sushiya.sushi.drafting_game import DraftingGame

__all__ = ["BLOCKS", "STEPS", "action_toward", "blocks_of", "chosen_actions", "legal_actions", "take_step"]

# Stages. Those of one question are consecutive, and are asked in this order.
CARDS, COPIES, CALLS, SECONDS, DUMMYS, GIFTS, WISHES, TURNS = range(8)

# Blocks of action numbers: `at[block]` is the first number of a block, NONE if the game has no such actions.
(
    LAY,
    LAY_FREE,
    LAY_BLIND,
    COPY_FACE,
    COPY_FACE_FREE,
    COPY_DOWN,
    NO_CALL,
    CALL_CARD,
    CALL_ORDER,
    NO_SECOND,
    LAY_SECOND,
    LAY_SECOND_FREE,
    LAY_FOR_DUMMY,
    GIVE_CARD,
    WISH_FOR,
    TURN_PLATE,
    DONE,
) = BLOCKS = range(17)

STEPS = np.dtype(
    [
        ("stage", "i1", SEATS),  # the current stage of a seat; NONE: its decision has not begun
        ("code", "i4", SEATS),  # any code that agrees with the parts chosen so far
    ],
    align=True,
)
"""What a seat has chosen of an incomplete answer. It is stored next to the record."""

Numbers = NDArray[np.int64]


def blocks_of(game: DraftingGame) -> tuple[Block, ...]:
    """The blocks of this game, in the order of BLOCKS. Names are in the notation of actions."""
    config, kinds = config_of(game), Kinds(game)
    cards = tuple(map(str, kinds.cards))
    called = [card for kind, card in enumerate(cards) if config.called[config.dish[kind]]]
    off_wasabi = bool(config.wasabi_by_choice) and config.base_kind >= 0
    copied_off = bool(config.copied_nigiri_by_choice) and config.base_kind >= 0
    copies, calls, seconds = bool(config.has_copies), bool(config.has_calls), bool(config.has_second_picks)
    spoon, box = "spoon" in game.dishes, "takeout_box" in game.dishes
    every = range(len(cards))

    def block(title: str, form: str, occurs: bool, of: tuple[str, ...] = cards) -> Block:
        return Block(title, tuple(form.format(name) for name in of) if occurs else ())

    return (
        block("lay a card", "{}", True),
        block("lay it beside a free wasabi", "{}/free", off_wasabi),
        block("choose without looking", "?", any(config.traits[kind] & BLINDS for kind in every), ("",)),
        block("copy", "copy {}", copies),
        block("copy, beside a free wasabi", "copy {}/free", copies and copied_off),
        block("copy a card that lies face down", "copy ~", copies and box, ("",)),
        block("call nothing", "no call", calls, ("",)),
        block("call", "!{}", bool(called)),
        block("call a special order", "!{} copied", bool(called) and copies),
        block("no second card", "no second", seconds, ("",)),
        block("a second card", "second {}", seconds),
        block("a second card, beside a free wasabi", "second {}/free", seconds and off_wasabi),
        block("the dummy's card", "dummy={}", bool(config.dummy)),
        block("give", "give {}", spoon),
        block("wish for", "wish {}", spoon, tuple(wish.what for wish in game.wishes)),
        block(
            "turn a plate face down, oldest first",
            "turn plate {}",
            box,
            tuple(map(str, range(1, PLATES + 1))),
        ),
        block("turn no more", "done", box, ("",)),
    )


# Stages -----------------------------------------------------------------------------------------------------


@inline_kernel
def _first_stage(ask: int) -> int:
    if ask in (CHOOSE_COPY_BLIND, CHOOSE_COPY):
        return COPIES
    if ask == GIVE:
        return GIFTS
    if ask == WISH:
        return WISHES
    return TURNS if ask == FILL_BOX else CARDS


@inline_kernel
def _last_stage(ask: int) -> int:
    if ask == PICK:
        return DUMMYS
    first = _first_stage(ask)
    return COPIES if first == CARDS else first


@inline_kernel
def _decided(stage: int, code: int) -> int:
    """The bits of a code that are decided before this stage."""
    if stage == CARDS or stage > DUMMYS:
        return 0
    if stage == COPIES:
        return KIND if code >> COPY & KIND else KIND | 1 << FREE
    return (1 << (CALL if stage == CALLS else SECOND if stage == SECONDS else DUMMY)) - 1


@kernel
def _action(rec: Record, at: Numbers, seat: int, stage: int, code: int) -> int:
    """The action that leads to this code at a stage; NONE if its part is empty and never asked for."""
    if stage == CARDS:
        kind = (code & KIND) - 1
        if kind < 0:
            return int(at[LAY_BLIND])
        free = code >> FREE & 1 and not code >> COPY & KIND
        return int(at[LAY_FREE if free else LAY]) + kind
    if stage == COPIES:
        face = code >> COPY & KIND
        if face == 0:
            return NONE
        if face == LYING_DOWN:
            return int(at[COPY_DOWN])
        return int(at[COPY_FACE_FREE if code >> FREE & 1 else COPY_FACE]) + face - 1
    if stage == CALLS:
        call = code >> CALL & WHOLE_CALL
        if call == 0:
            return int(at[NO_CALL])
        return int(at[CALL_ORDER if call & COPIED else CALL_CARD]) + (call & KIND) - 1
    if stage == SECONDS:
        second = (code >> SECOND & KIND) - 1
        if second < 0:
            return int(at[NO_SECOND])
        return int(at[LAY_SECOND_FREE if code >> SECOND_FREE & 1 else LAY_SECOND]) + second
    if stage == DUMMYS:
        kind = (code >> DUMMY & KIND) - 1
        return NONE if kind < 0 else int(at[LAY_FOR_DUMMY]) + kind
    if stage == GIFTS:
        return int(at[GIVE_CARD]) + code - 1
    if stage == WISHES:
        return int(at[WISH_FOR]) + code
    return int(at[TURN_PLATE]) + where(rec, seat, code) if code else int(at[DONE])


@kernel
def _next_stage(rec: Record, at: Numbers, seat: int, stage: int, codes: Codes, n: int) -> int:
    """The first stage from here on at which these codes differ; NONE if there is none."""
    for later in range(stage, _last_stage(int(rec.ask)) + 1):
        action = _action(rec, at, seat, later, int(codes[0]))
        for i in range(1, n):
            if _action(rec, at, seat, later, int(codes[i])) != action:
                return later
    return NONE


@kernel
def _open_codes(rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, codes: Codes) -> int:
    """List the options that agree with the parts chosen; return their number. Sets the first stage."""
    n = options(rec, cfg, seat, codes)
    stage, code = int(s.stage[seat]), int(s.code[seat])
    if stage == NONE:
        first = _first_stage(int(rec.ask))
        stage = _next_stage(rec, at, seat, first, codes, n)
        s.stage[seat] = first if stage == NONE else stage
        s.code[seat] = codes[0]
        return n
    decided = _decided(stage, code)
    agreeing = 0
    for i in range(n):
        if (codes[i] ^ code) & decided == 0:
            codes[agreeing] = codes[i]
            agreeing += 1
    return agreeing


# What callers use -------------------------------------------------------------------------------------------


@entry_point
def legal_actions(
    rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, codes: Codes, mask: NDArray[np.int8]
) -> None:
    """Mark the legal actions of an awaited seat. `codes` is scratch space."""
    mask[:] = 0
    if is_plain_pick(rec, cfg, seat):
        _plain_actions(rec, cfg, at, seat, mask)
        return
    n = _open_codes(rec, cfg, at, s, seat, codes)
    stage = int(s.stage[seat])
    for i in range(n):
        mask[_action(rec, at, seat, stage, int(codes[i]))] = 1


@inline_kernel
def _plain_actions(rec: Record, cfg: Config, at: Numbers, seat: int, mask: NDArray[np.int8]) -> None:
    """Each kind in hand, and each nigiri once more beside a free wasabi: by far the most frequent case."""
    held = int(rec.held[rec.hand[seat]])
    beside = held & cfg.on_base if cfg.wasabi_by_choice and free_bases(rec, cfg, seat) else 0
    for kind in range(cfg.kinds):
        mask[at[LAY] + kind] = (held >> kind) & 1
        if beside:
            mask[at[LAY_FREE] + kind] = (beside >> kind) & 1


@entry_point
def take_step(rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, action: int, codes: Codes) -> int:
    """Apply a legal action, the next part of an answer; return the code if it is now complete, else NONE."""
    if is_plain_pick(rec, cfg, seat):
        kind = action - int(at[LAY])
        return kind + 1 if kind < cfg.kinds else (action - int(at[LAY_FREE]) + 1) | 1 << FREE
    n = _open_codes(rec, cfg, at, s, seat, codes)
    stage = int(s.stage[seat])
    agreeing = 0
    for i in range(n):
        if _action(rec, at, seat, stage, int(codes[i])) == action:
            codes[agreeing] = codes[i]
            agreeing += 1
    s.stage[seat] = _next_stage(rec, at, seat, stage + 1, codes, agreeing)
    s.code[seat] = codes[0]
    return NONE if s.stage[seat] != NONE else int(codes[0])


@kernel
def action_toward(
    rec: Record, cfg: Config, at: Numbers, s: Record, seat: int, code: int, codes: Codes
) -> int:
    """The legal action that leads to this code, given the parts chosen so far."""
    if is_plain_pick(rec, cfg, seat):
        return _action(rec, at, seat, CARDS, code)
    _open_codes(rec, cfg, at, s, seat, codes)
    return _action(rec, at, seat, int(s.stage[seat]), code)


@kernel
def chosen_actions(rec: Record, at: Numbers, s: Record, seat: int, marks: NDArray[np.float32]) -> None:
    """Mark the actions that a seat has taken in the current decision, or in its sealed pick."""
    stage, code = int(s.stage[seat]), int(s.code[seat])
    if rec.ask == PICK and not (rec.awaiting >> seat) & 1:
        stage, code = DUMMYS + 1, int(rec.sealed[seat])
    for earlier in range(_first_stage(int(rec.ask)), stage):
        action = _action(rec, at, seat, earlier, code)
        if action != NONE:
            marks[action] = 1
