"""A sketch of a round in progress: counts instead of plates, played on quickly by a policy of weights.

It leaves out what hardly matters to a plan: the order in which numbers act within a turn, and what a seat may
not know about the hands it asks with a spoon. Points follow from the score rules of the dishes themselves.
"""

from collections.abc import Mapping
from typing import cast

from sushiya.bots.sketch_config_sushi import (
    BASE,
    BLINDS,
    BOX,
    COLLIDES,
    COPIES,
    MENU,
    NOTHING,
    NOWHERE,
    ON_BASE,
    TOOL,
    SketchConfig,
)
from sushiya.core import Seat
from sushiya.games.drafting_priors import EVEN, STANDINGS
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import (
    BestPlaceLeft,
    EachSort,
    FaceDown,
    LargestColour,
    Most,
    MostAndFewest,
    MostColours,
    Pairs,
    PerOpponent,
    ScoringTable,
    SetsOfDifferent,
)

__all__ = ["NOISE_SPAN", "Sketch"]

NOISE_SPAN = 83
"""The number of offsets at which a pick may start reading the noise."""
OFFERED = 4
"""How many cards a menu shows."""
COUNTING = (
    *(BestPlaceLeft, EachSort, FaceDown, LargestColour, Most, MostAndFewest, MostColours, Pairs, PerOpponent),
    SetsOfDifferent,
)
"""Rules that need nothing but counts."""
UNKNOWN_RULE = 2
"""The value of a card whose score rule can't be applied to counts."""


class Sketch:
    """The table while hands go round. It answers what a score rule asks of a `ScoringTable`."""

    def __init__(
        self, config: SketchConfig, me: Seat, round: int, notes: Mapping[str, int], points: list[float]
    ) -> None:
        game, kinds, dishes = config.game, len(config.cards), len(config.dishes)
        self.config = config
        self.round = round
        self.seats = range(game.tableau_count)
        self.edition = game.edition_rules
        self.left = game.passes_left(round)
        self.hands: list[list[int]] = [[] for _ in game.players]
        self.deck: list[int] = []
        self.noise: list[float] = []
        self.me = me
        """The seat that picks without noise."""
        self.calm = [0.0] * kinds
        self.notes = dict(notes)
        self.points = points
        self.kinds = [[0] * kinds for _ in self.seats]
        """How many face-up cards of each kind a seat has, desserts of earlier rounds included."""
        self.kept = [[0] * kinds for _ in self.seats]
        """The desserts of earlier rounds among them."""
        self.count = [[0] * dishes for _ in self.seats]
        """Icons by dish."""
        self.number = [[0] * dishes for _ in self.seats]
        """Cards by dish."""
        self.place = [[kind * STANDINGS for kind in range(kinds)] for _ in self.seats]
        """For each seat and kind, the index of the weight of laying it."""
        self.bases = [0] * len(self.seats)
        self.down = [0] * len(self.seats)
        self.blind = [False] * len(self.seats)
        self.tools: list[list[int]] = [[] for _ in self.seats]
        """The tools that each seat can call now."""
        self.fresh: list[tuple[Seat, int]] = []
        """Soups and tools laid this turn."""
        self.unranked: set[int] = set()
        """The contested dishes whose leads are out of date."""

    def copy(self) -> "Sketch":
        """A copy to play on; what never changes is shared."""
        new = object.__new__(Sketch)
        new.config, new.round, new.seats = self.config, self.round, self.seats
        new.edition, new.left, new.me, new.calm = self.edition, self.left, self.me, self.calm
        new.kept, new.deck, new.noise = self.kept, self.deck, self.noise
        new.hands = [hand[:] for hand in self.hands]
        new.notes, new.points = self.notes.copy(), self.points[:]
        new.kinds = [row[:] for row in self.kinds]
        new.count = [row[:] for row in self.count]
        new.number = [row[:] for row in self.number]
        new.place = [row[:] for row in self.place]
        new.bases, new.down, new.blind = self.bases[:], self.down[:], self.blind[:]
        new.tools = [row[:] for row in self.tools]
        new.fresh, new.unranked = self.fresh[:], set(self.unranked)
        return new

    # What score rules ask -----------------------------------------------------------------------------------

    def icons(self, seat: Seat, dish: str) -> int:
        return self.count[seat][self.config.index[dish]]

    def faces(self, seat: Seat, dish: str) -> list[Card]:
        kinds, cards = self.kinds[seat], self.config.cards
        return [
            cards[kind] for kind in self.config.kinds_of[self.config.index[dish]] for _ in range(kinds[kind])
        ]

    def face_down(self, seat: Seat) -> int:
        return self.down[seat]

    def colours(self, seat: Seat) -> dict[str, int]:
        found = {"face down": self.down[seat]} if self.down[seat] else {}
        kept, config = self.kept[seat], self.config
        for kind, count in enumerate(self.kinds[seat]):
            if count > kept[kind]:
                colour = config.dishes[config.dish[kind]].colour
                found[colour] = found.get(colour, 0) + count - kept[kind]
        return found

    # A turn -------------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Play to the end of the round."""
        while self.hands[0]:
            for seat in self.config.game.players:
                self.pick(seat)
            self.end_turn()

    def pick(self, seat: Seat) -> None:
        """The seat picks a card, and calls a tool if that seems worth it."""
        hand, places = self.hands[seat], self.place[seat]
        left = len(hand)
        weights = self.config.laying[self.round - 1][left]
        if self.blind[seat]:
            self.take_blind(seat)
            return
        start = (seat * 29 + left * 17) % NOISE_SPAN
        noise = self.calm if seat == self.me else self.noise[start : start + len(places)]
        best, chosen = -99.0, hand[0]
        for kind in hand:
            weight = weights[places[kind]] + noise[kind]
            if weight > best:
                best, chosen = weight, kind
        order = self.config.order
        if order >= 0 and order in hand:
            face = self.best_face(seat, weights)
            if face >= 0 and weights[places[face]] + noise[order] > best:
                chosen = order
        self.take(seat, chosen)
        if hand and self.tools[seat]:
            for tool in self.tools[seat][:1]:
                self.call(seat, tool, -self.config.calling[left][tool], left)

    def take(self, seat: Seat, kind: int) -> None:
        """Lay this card from the hand."""
        left = len(self.hands[seat])
        self.hands[seat].remove(kind)
        self.lay(seat, kind, left)

    def take_blind(self, seat: Seat) -> None:
        """Lay any card from the hand."""
        hand = self.hands[seat]
        self.blind[seat] = False
        self.take(seat, hand[int(self.noise[seat + len(hand)] * 97) % len(hand)])

    def call(self, seat: Seat, tool: int, cost: float, left: int) -> None:
        """Call a tool for the best card within reach, if it is worth more than this."""
        weights, places = self.config.laying[self.round - 1][left], self.place[seat]
        second = self.config.cards[tool].dish != "spoon"
        giver = seat if second else (seat + 1) % len(self.hands)
        reach = self.hands[giver]
        if not reach or tool not in self.tools[seat]:
            return
        wanted = max(reach, key=lambda kind: weights[places[kind]])
        if weights[places[wanted]] > cost:
            self.put_back(seat, tool, giver)
            reach.remove(wanted)
            self.lay(seat, wanted, left)

    def put_back(self, seat: Seat, tool: int, giver: Seat) -> None:
        """Return a used tool to a hand."""
        self.remove(seat, tool)
        self.tools[seat].remove(tool)
        self.hands[giver].append(tool)

    def lay(self, seat: Seat, kind: int, left: int, *, free: bool = False) -> None:
        """Lay a card in front of a seat that had `left` cards in hand, and carry out what it does."""
        config = self.config
        act = config.act[kind]
        if act == COPIES:
            face = self.best_face(seat, config.laying[self.round - 1][left])
            if face >= 0:
                self.lay(seat, face, left)
            return
        self.add(seat, kind)
        if act == NOTHING:
            return
        if act == ON_BASE:
            worth, times = config.worth[kind]
            if self.bases[seat] and not free:
                worth *= times
                self.change_bases(seat, -1)
            self.points[seat] += worth
        elif act == BASE:
            self.change_bases(seat, 1)
        elif act == MENU:
            self._order_from_menu(seat, kind, left)
        elif act == BOX:
            self.fill_box(seat, left)
        elif act == BLINDS:
            self.blind[seat] = True
        else:
            self.fresh.append((seat, kind))

    def add(self, seat: Seat, kind: int, more: int = 1) -> None:
        """Count one more face-up card, or one fewer."""
        config = self.config
        dish = config.dish[kind]
        kinds, places = self.kinds[seat], self.place[seat]
        kinds[kind] += more
        self.count[seat][dish] += more * config.icons[kind]
        self.number[seat][dish] += more
        if config.contested[dish]:
            self.unranked.add(dish)
        elif config.act[kind] != ON_BASE:
            number = min(self.number[seat][dish], EVEN - 1)
            for near in config.kinds_of[dish]:
                places[near] = near * STANDINGS + number + (EVEN if kinds[near] else 0)

    def remove(self, seat: Seat, kind: int) -> None:
        """Stop counting a card that is no longer face up."""
        self.add(seat, kind, -1)

    def rank(self) -> None:
        """Everyone's lead in the contests in which something has changed."""
        for dish in self.unranked:
            counts = [row[dish] for row in self.count]
            *_, second, first = sorted(counts)
            for mine, places in zip(counts, self.place, strict=True):
                lead = mine - (second if mine == first else first)
                standing = min(max(EVEN + lead, 0), STANDINGS - 1)
                for kind in self.config.kinds_of[dish]:
                    places[kind] = kind * STANDINGS + standing
        self.unranked.clear()

    def change_bases(self, seat: Seat, more: int) -> None:
        self.bases[seat] += more
        for kind in self.config.on_base:
            self.place[seat][kind] = kind * STANDINGS + (self.bases[seat] > 0)

    def best_face(self, seat: Seat, weights: list[float]) -> int:
        """What a special order would copy; NOWHERE if there is nothing."""
        kept, places = self.kept[seat], self.place[seat]
        act = self.config.act  # menus and boxes are gone once used
        faces = [
            k for k, count in enumerate(self.kinds[seat]) if count > kept[k] and act[k] not in (MENU, BOX)
        ]
        return max(faces, key=lambda kind: weights[places[kind]], default=NOWHERE)

    def _order_from_menu(self, seat: Seat, menu: int, left: int) -> None:
        self.remove(seat, menu)
        if self.deck:
            weights, places = self.config.laying[self.round - 1][left], self.place[seat]
            start = int(self.noise[seat + left] * 997) % len(self.deck)
            shown = [kind for kind in self.deck[start : start + OFFERED] if self.config.act[kind] != MENU]
            if shown:
                self.lay(seat, max(shown, key=lambda kind: weights[places[kind]]), left)

    def fill_box(self, seat: Seat, left: int) -> None:
        """Turn over the cards that gain by it, one after the other."""
        weights, kept, act = self.config.turning[left], self.kept[seat], self.config.act
        for kind, count in enumerate(self.kinds[seat]):
            if act[kind] == BOX:
                self.add(seat, kind, -count)
                continue
            while self.kinds[seat][kind] > kept[kind]:
                place = kind * STANDINGS if act[kind] == ON_BASE else self.place[seat][kind]
                if weights[place] <= 0:
                    break
                self.turn_over(seat, kind)

    def turn_over(self, seat: Seat, kind: int, *, on_base: bool = False) -> None:
        self.remove(seat, kind)
        self.down[seat] += 1
        worth, times = self.config.worth[kind]
        self.points[seat] -= worth * times if on_base else worth
        if kind in self.tools[seat]:
            self.tools[seat].remove(kind)
        if self.config.act[kind] == BASE and self.bases[seat]:
            self.change_bases(seat, -1)

    def end_turn(self) -> None:
        """Soups collide, races are won, new tools are ready, and hands are passed on."""
        if self.fresh:
            soups = [(seat, kind) for seat, kind in self.fresh if self.config.act[kind] == COLLIDES]
            for seat, kind in soups if len(soups) > 1 else ():
                self.remove(seat, kind)
            for seat, kind in self.fresh:
                if self.config.act[kind] == TOOL:
                    self.tools[seat].append(kind)
            self.fresh.clear()
        for dish in self.config.races:
            self._race(dish)
        if self.unranked:
            self.rank()
        hands = self.hands
        self.hands = [hands[-1], *hands[:-1]] if self.left else [*hands[1:], hands[0]]

    def _race(self, dish: int) -> None:
        race = self.config.dishes[dish].race
        assert race is not None
        name = self.config.dishes[dish].name
        icons = [row[dish] for row in self.count]
        while max(icons) >= race.goal and (taken := self.notes.get(name, 0)) < len(race.prizes):
            first = [seat for seat, mine in enumerate(icons) if mine == max(icons)]
            for seat in first:
                self.points[seat] += race.prizes[taken]
                for kind in self.config.kinds_of[dish]:
                    self.add(seat, kind, -self.kinds[seat][kind])
                icons[seat] = 0
            self.notes[name] = taken + len(first)

    # The end of the round -----------------------------------------------------------------------------------

    def score(self, *, final: bool) -> list[float]:
        """Everyone's points after this round; `final` scores the desserts, too."""
        points = self.points[:]
        table = cast(ScoringTable, self)  # it answers everything that these rules ask
        for when in range(1 + final):
            for dish, rule, ladder in self.config.rules[when]:
                for seat in self.seats:
                    if ladder is not None:
                        points[seat] += ladder[self.count[seat][dish]]
                    elif isinstance(rule, COUNTING):
                        points[seat] += rule(seat, table)
                    else:
                        points[seat] += UNKNOWN_RULE * self.number[seat][dish]
        return points
