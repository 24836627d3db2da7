"""How the planner plays Sushi Go! and Party: it plays the rest of the round in its head, a few dozen times.

It deals worlds that its seat can't tell from the true one and plays each promising option to the end of the
round, on sketches (`sketch_sushi.py`), with everyone following the weights learned by self-play. The half of
the options that fares worse is dropped and the others are tried in more worlds, until one is left. It needs
no compiled code and no clock: the effort is always about the same.
"""

from functools import cached_property, singledispatch
from random import Random

from sushiya.bots.regular_sushi import Regular
from sushiya.bots.sketch_config_sushi import ON_BASE, config_of
from sushiya.bots.sketch_from_view_sushi import reward, sketch_of
from sushiya.bots.sketch_sushi import NOISE_SPAN, Sketch
from sushiya.core import Action, Seat
from sushiya.games.drafting_priors import STANDINGS
from sushiya.sushi import View
from sushiya.sushi.imagine import unseen_cards
from sushiya.sushi.memory import Guess, Memory
from sushiya.sushi.model import FACE_DOWN, Card, Plate, PlateNo, Serving
from sushiya.sushi.moves import (
    Copy,
    Done,
    Flip,
    Give,
    GiveCard,
    Lay,
    LayCard,
    Pick,
    PickBlind,
    PickCard,
    Wish,
)

__all__ = ["planned_answer"]

EFFORT = 9_000
"""How much work goes into one answer: about as many microseconds in CPython on a server's processor."""
A_SKETCH, A_SEAT, A_PICK = 20, 28, 5
"""The work of playing a sketch to its end: a constant, per seat, and per card that a seat lays."""
CANDIDATES = 6
ADVICE = 0.4
"""How much the regular bot's opinion of an option counts, compared to how it fares."""
A_POINT = 0.0165
"""The reward for a point, in an even match."""
NOISE = 1.5
"""The most noise that the other seats add to the weight of a card, for variety."""
NEVER = -99.0
"""A weight below that of any card."""


def planned_answer(view: View, memory: Memory, rng: Random) -> Action:
    """The option that fares best in imagined worlds."""
    assert view.decision is not None
    options = view.decision.options
    return options[0] if len(options) == 1 else Plan(view, memory, rng).best()


class Plan:
    """Compares the options of one decision."""

    def __init__(self, view: View, memory: Memory, rng: Random) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view = view
        self.memory = memory
        self.seat = view.seat
        self.config = config_of(view.game)
        self.picking = isinstance(view.decision, PickCard | PickBlind)
        self.cards_left = view.hand_sizes[view.seat]
        self._rng = rng
        self._base = sketch_of(view, self.config)
        self._guesses = [
            memory.fit(seat, size, view.hand if seat == self.seat and seat not in view.blind else None)
            for seat, size in enumerate(view.hand_sizes)
        ]
        self._hidden = self._hidden_cards()

    def best(self) -> Action:
        """Try out the candidates, and drop the worse half of them again and again."""
        assert self.view.decision is not None
        options = self.view.decision.options
        advice = self._advice()
        guess = advice or {option: _weight(option, self) for option in options}
        candidates = sorted(options, key=lambda option: -guess[option])[:CANDIDATES]
        rewards = dict.fromkeys(candidates, 0.0)
        a_phase = self._trials() // (len(candidates) - 1).bit_length()
        worlds = 0
        while len(candidates) > 1:
            more = max(2, a_phase // len(candidates))
            worlds += more
            for _ in range(more):
                world = self._world()
                for option in candidates:
                    rewards[option] += self._try(world, option)
            fares = {option: rewards[option] / worlds + advice.get(option, 0.0) for option in candidates}
            candidates.sort(key=lambda option: -fares[option])
            del candidates[(len(candidates) + 1) // 2 :]
        return candidates[0]

    def _advice(self) -> dict[Action, float]:
        """What the regular bot thinks of the options, as rewards; zeros where a spoon is in use.

        Rating every wish would take too long.
        """
        assert self.view.decision is not None
        if any(self.config.cards[tool].dish == "spoon" for tool in self.tools):
            return {}
        regular = Regular(self.view, self.memory)
        return {option: ADVICE * A_POINT * regular.value(option) for option in self.view.decision.options}

    @property
    def tools(self) -> list[int]:
        """What this seat can call, oldest first."""
        return self._base.tools[self.seat]

    @cached_property
    def elsewhere(self) -> set[Card]:
        """The cards that other hands may hold."""
        hidden = {self.config.cards[kind] for kinds in self._hidden for kind in kinds}
        others = (guess.known for seat, guess in enumerate(self._guesses) if seat != self.seat)
        return hidden.union(*(+known for known in others))

    def plate(self, no: PlateNo) -> Plate:
        """The plate of this seat with this number."""
        return next(plate for plate in self.view.tableaux[self.seat] if plate.no == no)

    def place(self, seat: Seat, kind: int, *, free: bool) -> int:
        """The index of the weight of a kind."""
        off_base = free and self.config.act[kind] == ON_BASE
        return kind * STANDINGS if off_base else self._base.place[seat][kind]

    def laying(self, serving: Serving, seat: Seat | None = None) -> float:
        """The weight of laying a card, for this seat or another one."""
        if serving.copy == FACE_DOWN:
            return 0.0
        kind = self.config.number[serving.copy or serving.card]
        place = self.place(self.seat if seat is None else seat, kind, free=serving.free)
        return self.config.laying[self.view.round - 1][self.cards_left][place]

    def _trials(self) -> int:
        """How many rounds can be played to their end with the effort of one answer."""
        return EFFORT // (A_SKETCH + self.view.game.seats * (A_SEAT + A_PICK * self.cards_left))

    def _try(self, world: Sketch, option: Action) -> float:
        sketch = world.copy()
        _apply(option, self, sketch)
        if self.picking:
            self._others_pick(sketch)
        sketch.end_turn()
        sketch.play_on()
        return reward(sketch, self.seat)

    def _others_pick(self, sketch: Sketch) -> None:
        game, view = self.view.game, self.view
        for seat in game.players:
            if seat != self.seat:
                sketch.pick(seat)
                if game.dummy and seat == game.controller(view.round, view.turn):
                    sketch.lay(game.seats, sketch.hands[seat].pop(), self.cards_left)

    # Worlds -------------------------------------------------------------------------------------------------

    def _hidden_cards(self) -> tuple[list[int], list[int]]:
        """The cards that may be in unknown places: desserts, some of which are in their pile, and others."""
        view = self.view
        hidden = unseen_cards(view, self._guesses)
        sweets: list[int] = []
        others: list[int] = []
        for card in sorted(hidden):
            kinds = sweets if view.dessert_pile_size and view.game.is_dessert(card.dish) else others
            kinds += [self.config.number[card]] * hidden[card]
        return sweets, others

    def _world(self) -> Sketch:
        """Deal the unknown cards."""
        sketch, rng = self._base, self._rng
        sweets, others = self._hidden
        pool = others + self._drawn(sweets, len(sweets) - self.view.dessert_pile_size)
        hands = []
        for guess in self._guesses:
            known = [self.config.number[card] for card in guess.known.elements()]
            hands.append(known + [self._deal(pool, guess) for _ in range(guess.unknown)])
        sketch.hands = hands
        sketch.deck = pool
        sketch.noise = [NOISE * rng.random() for _ in range(NOISE_SPAN + len(self.config.cards))]
        return sketch

    def _drawn(self, pile: list[int], count: int) -> list[int]:
        rest = pile[:]
        return [rest.pop(int(self._rng.random() * len(rest))) for _ in range(count)]

    def _deal(self, pool: list[int], guess: Guess) -> int:
        """A card that can be in this hand; any, if none can."""
        at = int(self._rng.random() * len(pool))
        if guess.lacks:
            cards, size = self.config.cards, len(pool)
            fits = (i % size for i in range(at, at + size) if guess.may_hold(cards[pool[i % size]]))
            at = next(fits, at)
        pool[at], pool[-1] = pool[-1], pool[at]
        return pool.pop()


# What the policy thinks of an option ------------------------------------------------------------------------


@singledispatch
def _weight(option: Action, plan: Plan) -> float:
    return 0.0


@_weight.register
def _weight_of_pick(option: Pick, plan: Plan) -> float:
    weight = sum(plan.laying(serving) for serving in (option.serving, option.second) if serving is not None)
    tools = plan.tools
    if option.call is not None or (option.second is not None and tools):
        tool = tools[0] if option.call is None else plan.config.number[option.call.copy or option.call.card]
        weight += plan.config.calling[plan.cards_left][tool]
    return weight


@_weight.register
def _weight_of_lay(option: Lay, plan: Plan) -> float:
    return plan.laying(option.serving)


@_weight.register
def _weight_of_copy(option: Copy, plan: Plan) -> float:
    return plan.laying(Serving(option.copy))


@_weight.register
def _weight_of_wish(option: Wish, plan: Plan) -> float:
    """The best card that may come."""
    fitting = [card for card in plan.elsewhere if option.fits(card)]
    return max((plan.laying(Serving(card)) for card in fitting), default=NEVER)


@_weight.register
def _weight_of_gift(option: Give, plan: Plan) -> float:
    assert isinstance(plan.view.decision, GiveCard)
    return -plan.laying(Serving(option.card), plan.view.decision.wisher)


@_weight.register
def _weight_of_flip(option: Flip, plan: Plan) -> float:
    plate = plan.plate(option.no)
    return plan.config.turning[plan.cards_left][
        plan.place(plan.seat, plan.config.number[plate.face], free=True)
    ]


# What an option does to a sketch ----------------------------------------------------------------------------


@singledispatch
def _apply(option: Action, plan: Plan, sketch: Sketch) -> None:
    raise NotImplementedError(f"the planner does not know {type(option).__name__}")


@_apply.register
def _pick(option: Pick, plan: Plan, sketch: Sketch) -> None:
    seat, tools = plan.seat, plan.tools
    if option.serving is None:
        sketch.take_blind(seat)
    else:
        _serve(option.serving, plan, sketch)
    if option.second is not None:
        _serve(option.second, plan, sketch)
        sketch.put_back(seat, tools[0], seat)
    if option.call is not None:
        tool = plan.config.number[option.call.copy or option.call.card]
        sketch.call(seat, tool, NEVER, plan.cards_left)
    if option.dummy is not None:
        kind = plan.config.number[option.dummy]
        sketch.hands[seat].remove(kind)
        sketch.lay(plan.view.game.seats, kind, plan.cards_left)


def _serve(serving: Serving, plan: Plan, sketch: Sketch, *, from_hand: bool = True) -> None:
    if from_hand:
        sketch.hands[plan.seat].remove(plan.config.number[serving.card])
    if serving.copy == FACE_DOWN:
        sketch.down[plan.seat] += 1
    else:
        kind = plan.config.number[serving.copy or serving.card]
        sketch.lay(plan.seat, kind, plan.cards_left, free=serving.free)


@_apply.register
def _lay(option: Lay, plan: Plan, sketch: Sketch) -> None:
    assert isinstance(plan.view.decision, LayCard)
    from_menu = plan.view.decision.source == "menu"
    if not from_menu:
        tool = next(kind for kind in plan.tools if plan.config.cards[kind].dish == plan.view.decision.source)
        sketch.put_back(plan.seat, tool, plan.seat)
    _serve(option.serving, plan, sketch, from_hand=not from_menu)


@_apply.register
def _copy(option: Copy, plan: Plan, sketch: Sketch) -> None:
    sketch.lay(plan.seat, plan.config.number[option.copy], plan.cards_left)


@_apply.register
def _wish(option: Wish, plan: Plan, sketch: Sketch) -> None:
    """The first holder gives the card that helps least."""
    players = plan.view.game.seats
    spoon = next(kind for kind in plan.tools if plan.config.cards[kind].dish == "spoon")
    for giver in ((plan.seat + step) % players for step in range(1, players)):
        fitting = [kind for kind in sketch.hands[giver] if option.fits(plan.config.cards[kind])]
        if fitting:
            given = min(fitting, key=lambda kind: plan.laying(Serving(plan.config.cards[kind])))
            sketch.hands[giver].remove(given)
            sketch.put_back(plan.seat, spoon, giver)
            sketch.lay(plan.seat, given, plan.cards_left)
            return
    sketch.remove(plan.seat, spoon)
    sketch.tools[plan.seat].remove(spoon)


@_apply.register
def _give(option: Give, plan: Plan, sketch: Sketch) -> None:
    assert isinstance(plan.view.decision, GiveCard)
    wisher, kind = plan.view.decision.wisher, plan.config.number[option.card]
    sketch.hands[plan.seat].remove(kind)
    sketch.put_back(
        wisher, next(t for t in sketch.tools[wisher] if plan.config.cards[t].dish == "spoon"), plan.seat
    )
    sketch.lay(wisher, kind, plan.cards_left)


@_apply.register
def _flip(option: Flip, plan: Plan, sketch: Sketch) -> None:
    plate = plan.plate(option.no)
    sketch.turn_over(plan.seat, plan.config.number[plate.face], on_base=plate.on is not None)
    sketch.fill_box(plan.seat, plan.cards_left)


@_apply.register
def _done(option: Done, plan: Plan, sketch: Sketch) -> None:
    """Nothing more is turned over."""
