"""How the bot `net` plays Sushi Go! and Party: a small network that learned by self-play.

`scripts/train_net.py` trains it. Here a view becomes the network's input (`games/net_layout.py`), the same as
kernels write from a record; then the option with the highest number is taken. It needs no search and no
compiler.
"""

from functools import lru_cache
from random import Random

from sushiya.bots.net_weights import Network, network
from sushiya.bots.regular_sushi import considered_answer
from sushiya.core import Action, Seat
from sushiya.games import net_layout as n
from sushiya.games.drafting_priors import name_of
from sushiya.sushi import View
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.memory import Memory
from sushiya.sushi.model import FACE_DOWN, Card, Serving, Tableau
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
    Wish,
)
from sushiya.sushi.scoring import Most, MostAndFewest

__all__ = ["Position", "learned_answer", "ready"]

NUMBER = {name: number for number, name in enumerate(n.NAMES)}
PICK, COPY_BLIND, CHOPSTICKS, WISH, GIVE, COPY, MENU, BOX = range(8)
"""The questions, in the order of the layout."""
FOURTHS = 20
"""The largest lead, ahead or behind, that the input can show."""


def learned_answer(view: View, memory: Memory, rng: Random, by: Network | None = None) -> Action:
    """The option that the network rates highest.

    If the game has a dish it doesn't know, the regular bot answers.
    """
    assert view.decision is not None
    options = view.decision.options
    if len(options) == 1:
        return options[0]
    sheet = sheet_of(view.game)
    if sheet is None:
        return considered_answer(view, memory, rng)
    position = Position(view, memory, sheet)
    scores = (by or network()).scores(position.row(), [position.marks(option) for option in options])
    return options[max(range(len(options)), key=scores.__getitem__)]


def ready(game: DraftingGame) -> None:
    """Load the network, so that the first answer takes no longer than the others."""
    if sheet_of(game) is not None:
        network()


class Sheet:
    """What the network reads about a game, before anything is dealt."""

    def __init__(self, game: DraftingGame) -> None:
        self.number = {card: NUMBER[name_of(card)] for card in set(game.box)}
        self.box = [0] * n.CARDS
        for card in game.box:
            self.box[self.number[card]] += 1
        self.on_base = {dish.name for dish in game.dishes.values() if dish.lies_on in game.dishes}
        self.bases = {dish.lies_on for dish in game.dishes.values() if dish.name in self.on_base}
        self.desserts = {name for name in game.dishes if game.is_dessert(name)}
        self.race = next((dish.name for dish in game.dishes.values() if dish.race is not None), None)
        self.contested = {
            dish.name
            for dish in game.dishes.values()
            if dish.race is not None or any(isinstance(rule, Most | MostAndFewest) for rule in dish.rules)
        }
        self.wishes = {wish.what: self._wish(game, wish) for wish in game.wishes}
        edition = game.edition_rules
        rulings = (
            edition.split_ties,
            edition.wasabi_by_choice,
            edition.pair_in_order,
            edition.copied_nigiri_by_choice,
            edition.box_reaches_this_turn,
            game.reshuffles,
        )
        self.row = {n.MEAL + number: 1 for number in sorted(set(self.number.values()))}
        self.row[n.SEATS + game.seats - 2] = 1
        self.row |= {n.SEATS + 7: 1} if game.dummy else {}
        self.row |= {n.RULES + place: 1 for place, ruling in enumerate(rulings) if ruling}

    def _wish(self, game: DraftingGame, wish: Wish) -> int:
        fitting = sorted({card for card in game.box if wish.fits(card)})
        return (n.WISH if len(fitting) == 1 else n.WISH_DISH) + self.number[fitting[0]]


@lru_cache(maxsize=64)
def sheet_of(game: DraftingGame) -> Sheet | None:
    """The sheet of a game; None if the game has a card that the network does not know."""
    return Sheet(game) if all(name_of(card) in NUMBER for card in game.box) else None


class Position:
    """One decision of one seat."""

    def __init__(self, view: View, memory: Memory, sheet: Sheet | None = None) -> None:
        assert view.seat is not None
        found = sheet or sheet_of(view.game)
        assert found is not None
        self.view, self.memory, self.sheet, self.seat = view, memory, found, view.seat
        self._laid: dict[Card, list[int]] = {}
        self._plates = [[plate.face for plate in tableau if not plate.turned] for tableau in view.tableaux]

    # The row ------------------------------------------------------------------------------------------------

    def row(self) -> dict[int, int]:
        """The numbers of the row that are not 0."""
        view, number = self.view, self.sheet.number
        row = self.sheet.row.copy()
        unseen = self.sheet.box[:]
        for card in view.hand:
            _add(row, n.HAND + number[card])
            row[n.HAND + n.CARDS + number[card]] = 1
        for seat, (faces, kept) in enumerate(zip(self._plates, view.kept_desserts, strict=True)):
            first = n.OWN if seat == self.seat else n.OTHERS + (self._place(seat) - 1) * n.CARDS
            for card in faces:
                _add(row, first + number[card])
            for plate in kept:
                _add(row, first + number[plate.face])
                unseen[number[plate.card]] -= 1
            for plate in view.tableaux[seat]:
                unseen[number[plate.card]] -= 1
        for card in view.discard:
            unseen[number[card]] -= 1
        for place in [place for place in row if place < n.CARDS]:
            for least in range(1, min(row[place], 3) + 1):
                row[place + least * n.CARDS] = 1
        self._hands(row, unseen)
        row.update({n.UNSEEN + card: many for card, many in enumerate(unseen) if many})
        self._seats(row)
        self._question(row)
        return row

    def _down(self, seat: Seat) -> int:
        """How many turns it takes for our hand to reach this seat."""
        view = self.view
        steps = seat - self.seat if view.game.passes_left(view.round) else self.seat - seat
        return steps % view.game.seats

    def _place(self, seat: Seat) -> int:
        seats = self.view.game.seats
        if seat >= seats:
            return 2
        down = self._down(seat)
        return down if 2 * down <= seats else 4 + seats - down

    def _hands(self, row: dict[int, int], unseen: list[int]) -> None:
        """Hands seen before: we held them, and every card that left them was laid in the open."""
        view, number = self.view, self.sheet.number
        left = view.hand_sizes[self.seat]
        for card in view.hand:
            unseen[number[card]] -= 1
        for seat in range(view.game.seats):
            down = self._down(seat)
            seen = down < view.turn if down else self.seat in view.blind and view.turn > view.game.seats
            if not seen:
                continue
            turns = view.game.seats - down
            for card, many in self.memory.hands[seat].known.items():
                if many:
                    unseen[number[card]] -= many
                    if down and turns < left and not view.game.dummy:
                        _add(row, n.KNOWN + (turns - 1) * n.CARDS + number[card], many)

    def _seats(self, row: dict[int, int]) -> None:
        """Wasabi, cards face down, points."""
        view = self.view
        mine = view.scores[self.seat]
        for seat, tableau in enumerate(view.tableaux):
            place = 0 if seat == self.seat else self._place(seat)
            if free := self._free_bases(tableau):
                row[n.FREE_BASES + place] = free
            if turned := len(tableau) - len(self._plates[seat]):
                row[n.FACE_DOWN + place] = turned
            if place and (ahead := min(max((mine - view.scores[seat]) // 4, -FOURTHS), FOURTHS)):
                row[n.LEAD + place - 1] = ahead
        lead = mine - max(view.scores[seat] for seat in view.game.players if seat != self.seat)
        row.update({n.GAINS + step: 1 for step, least in enumerate(n.STEPS_OF_LEAD) if lead >= least})

    def _free_bases(self, tableau: Tableau) -> int:
        bases = self.sheet.bases
        if not bases:
            return 0
        used = {plate.on for plate in tableau}
        return sum(plate.dish in bases and plate.no not in used for plate in tableau)

    def _question(self, row: dict[int, int]) -> None:
        view = self.view
        row[n.ROUND + view.round - 1] = 1
        row[n.LEFT + view.hand_sizes[self.seat]] = 1
        match view.decision:
            case ChooseCopy():
                asked = COPY if view.picked is None else COPY_BLIND
            case LayCard(source=source):
                asked = MENU if source == "menu" else CHOPSTICKS
            case MakeWish():
                asked = WISH
            case GiveCard(wisher=wisher):
                asked = GIVE
                row[n.WISHER + self._place(wisher) - 1] = 1
            case FillBox():
                asked = BOX
            case _:
                asked = PICK
        row[n.ASK + asked] = 1
        if self.seat in view.blind:
            row[n.BLIND] = 1
        if self.seat in view.blind_next:
            row[n.BLIND + 1] = 1
        if self.sheet.race is not None:
            row[n.RACE + min(dict(view.notes).get(self.sheet.race, 0), 3)] = 1

    # Options ------------------------------------------------------------------------------------------------

    def marks(self, option: Action) -> list[int]:
        """The marks of an option."""
        number = self.sheet.number
        match option:
            case Pick(serving, second, call, dummy):
                marks = [n.LAY_BLIND] if serving is None else self._serving(serving)
                if second is not None:
                    card = second.card
                    count = number[card] * (n.MOST_COUNT + 1) + self._count(card)
                    marks += [n.SECOND + number[card], n.SECOND_COUNTS + count]
                    marks += [n.SECOND_FREE] * second.free
                elif call is not None:
                    marks.append(n.CALL + number[call.copy or call.card])
                if dummy is not None:
                    marks.append(n.FOR_DUMMY + number[dummy])
                return marks
            case Lay(serving):
                return self._serving(serving)
            case Copy(copy):
                return self._copy(copy)
            case Wish(what):
                return [self.sheet.wishes[what]]
            case Give(card):
                return [n.GIVE + number[card]]
            case Flip(no):
                plate = next(plate for plate in self.view.tableaux[self.seat] if plate.no == no)
                count = number[plate.face] * (n.MOST_COUNT + 1) + self._count(plate.face)
                on_base = [n.FLIP_ON_BASE] * (plate.on is not None)
                return [n.FLIP + number[plate.face], n.FLIP_COUNTS + count, *on_base]
        return [n.DONE]

    def _serving(self, serving: Serving) -> list[int]:
        if serving.copy is not None:
            marks = self._copy(serving.copy)
        else:
            marks = [n.LAY + self.sheet.number[serving.card], *self._laying(serving.card)]
        return [*marks, n.FREE] if serving.free else marks

    def _copy(self, copy: Card) -> list[int]:
        if copy == FACE_DOWN:
            return [n.ORDER + n.CARDS]
        return [n.ORDER + self.sheet.number[copy], *self._laying(copy)]

    def _laying(self, card: Card) -> list[int]:
        """The marks of laying this card."""
        found = self._laid.get(card)
        if found is None:
            number = self.sheet.number[card]
            count = self._count(card) + (n.MOST_COUNT + 1) * (card in self._plates[self.seat])
            found = [n.COUNTS + number * 2 * (n.MOST_COUNT + 1) + count]
            if card.dish in self.sheet.contested:
                found.append(n.LEADS + number * (2 * n.MOST_LEAD + 1) + self._lead(card.dish) + n.MOST_LEAD)
            self._laid[card] = found
        return found

    def _count(self, card: Card) -> int:
        """How many cards of its dish we have; for a card that goes on wasabi, how many free wasabi."""
        if card.dish in self.sheet.on_base:
            return min(self._free_bases(self.view.tableaux[self.seat]), n.MOST_COUNT)
        count = sum(face.dish == card.dish for face in self._plates[self.seat])
        if card.dish in self.sheet.desserts:
            count += len(self.view.kept_desserts[self.seat])
        return min(count, n.MOST_COUNT)

    def _lead(self, dish: str) -> int:
        """How many icons we are ahead of the best opponent."""
        icons = [sum(face.icons for face in faces if face.dish == dish) for faces in self._plates]
        if dish in self.sheet.desserts:
            icons = [many + len(kept) for many, kept in zip(icons, self.view.kept_desserts, strict=True)]
        mine = icons.pop(self.seat)
        return min(max(mine - max(icons), -n.MOST_LEAD), n.MOST_LEAD)


def _add(row: dict[int, int], place: int, many: int = 1) -> None:
    row[place] = row.get(place, 0) + many
