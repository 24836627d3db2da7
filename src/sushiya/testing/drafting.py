"""Scenes of Sushi Go! and Party: a match set up at any moment, for tests and experiments.

>>> from sushiya.sushi import MEALS, SushiGo, SushiGoParty
>>> scene = Scene.lay(SushiGo(3), ["nigiri:egg tempura"] * 3, table=["wasabi", "maki:3", ""])
>>> scene.options(0)
['pick nigiri:egg', 'pick nigiri:egg/free', 'pick tempura']
>>> news = scene.play("0 pick nigiri:egg", "1 pick tempura", "2 pick tempura")
>>> scene.table(0), scene.hand(1)
('wasabi nigiri:egg', 'tempura')

A scene may also start at a later question of the turn:

>>> party = SushiGoParty(3, MEALS["master-menu"])
>>> scene = Scene.lay(party, ["tofu"] * 3, ["sashimi takeout_box:10"], at="numbers")
>>> scene.options(0)
['turn #1', 'done']
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from sushiya.core import Seat, Step, listing
from sushiya.sushi import Board, DraftingGame
from sushiya.sushi.cards.menu import MENU
from sushiya.sushi.cards.menu import SIZE as MENU_SIZE
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, Hand, Plate, Tableau, hand_of, without
from sushiya.sushi.moves import Pick
from sushiya.sushi.notation import parse_card, parse_plates, parse_serving, plates_text
from sushiya.sushi.turn import ROUNDS, begin_round, copy_blind, pick, reveal, work
from sushiya.testing.stage import (
    BadScene,
    Stage,
    check_count,
    check_moment,
    check_seats,
    one_per_tableau,
)

__all__ = ["Scene", "plates"]

EARLIER = 1
"""The turn in which the plates of a scene were laid."""

Moment: TypeAlias = Literal["deal", "pick", "order", "numbers"]
ONLY_AT: Final[Mapping[str, Moment]] = {"blind": "pick", "picks": "order", "calls": "numbers"}
"""The only moment at which each of these means something. At a step of the rules, all are allowed."""


def plates(text: str, since: int = EARLIER) -> Tableau:
    """Plates in order of play, all laid in one earlier turn: `plates("wasabi nigiri:squid ~eel")`."""
    return tuple(plate._replace(since=since) for plate in parse_plates(text))


class Scene(Stage[DraftingGame, Board]):
    """A match of Sushi Go! or Party from any moment on."""

    @classmethod
    def lay(
        cls,
        game: DraftingGame,
        hands: Sequence[str] = (),
        table: Sequence[str] = (),
        *,
        at: Moment | Step = "pick",
        round: int = 1,
        turn: int = 5,
        desserts: Sequence[str] = (),
        deck: str | None = None,
        discard: str = "",
        pile: str = "",
        blind: tuple[Seat, ...] = (),
        picks: Sequence[str] = (),
        calls: Mapping[Seat, str] | None = None,
        notes: dict[str, int] | None = None,
    ) -> "Scene":
        """A scene before a question; raises BadScene, or BadNotation for text that is not a card.

        Hands are equally large. The deck is everything else unless given. `table` lists the plates of earlier
        turns, one text per seat (then the dummy's); missing ones are empty. `desserts` lists those of earlier
        rounds in the same way. `at` says which question it is:

        - "pick": each seat chooses a card, those in `blind` without looking;
        - "deal": the round begins, and nobody has a card yet;
        - "order": all seats have picked (`picks` names a card of each hand); those who drew a special order
          blind are asked what it copies;
        - "numbers": everything new lies on the table; menus and boxes there act, and so does what is called
          (`calls={0: "spoon:4"}`), lowest number first;
        - a step of the rules, such as `Step(ask_giver, …)`, after which the numbers continue.
        """
        check_moment(at, get_args(Moment))
        _check_given(at, blind=blind, picks=picks, calls=calls)
        check_seats(game, (*blind, *(calls or ())))
        dealt = _hands(game, hands, at)
        lying, kept = (
            [plates(text) for text in one_per_tableau(game, texts, game.tableau_count)]
            for texts in (table, desserts)
        )
        _check_plates(game, lying, kept)
        tableaux = (*lying, *kept)
        used = [*(plate.card for tableau in tableaux for plate in tableau)]
        for cards in (*dealt, _cards(discard), _cards(pile), _cards(deck or "")):
            used += cards
        _check_cards(game, [*used, *(plate.face for tableau in tableaux for plate in tableau)])
        check_count("", used, game.box)
        _check_time(game, at, round, turn, any(lying))
        _check_sizes(game, dealt, round, turn)
        rest = hand_of((Counter(game.box) - Counter(used)).elements())
        dessert_pile = tuple(card for card in rest if game.is_dessert(card.dish) and game.desserts_for(1))
        board = Board(
            round=round - (at == "deal"),
            turn=turn,
            hands=tuple(dealt),
            tableaux=tuple(lying),
            kept_desserts=tuple(kept),
            laid=tuple(map(len, lying)),
            deck=without(rest, dessert_pile) if deck is None else _cards(deck),
            dessert_pile=dessert_pile,
            discard=_cards(discard),
            pile=_cards(pile),
            picks=_picks(dealt, picks, needed=at == "order"),
            blind=blind,
            notes=tuple(sorted((notes or {}).items())),
        )
        _check_menus(board)
        return cls(game, Kitchen(game, board, todo=_steps(board, at, calls or {})).run().state)

    def table(self, seat: Seat) -> str:
        """The plates in front of a seat."""
        return plates_text(self.state.board.tableaux[seat])

    def desserts(self, seat: Seat) -> str:
        """The desserts that a seat has kept from earlier rounds."""
        return plates_text(self.state.board.kept_desserts[seat])

    def hand(self, seat: Seat) -> str:
        return " ".join(map(str, self.state.board.hands[seat]))

    def plate(self, seat: Seat, no: int) -> Plate:
        return next(plate for plate in self.state.board.tableaux[seat] if plate.no == no)

    @property
    def discard(self) -> str:
        return " ".join(map(str, self.state.board.discard))


# From text --------------------------------------------------------------------------------------------------


def _hands(game: DraftingGame, texts: Sequence[str], at: Moment | Step) -> list[Hand]:
    """A hand per seat: none at the deal, and at least a card each when everybody picks."""
    if at == "deal":
        if any(texts):
            raise BadScene("At 'deal' nobody has a hand yet: leave the hands out.")
        return [()] * game.seats
    if isinstance(texts, str):
        raise BadScene(f"Hands are a list of texts, one per seat, not {texts!r}.")
    if len(texts) != game.seats:
        raise BadScene(f"{game} has {game.seats} hands; the scene lists {len(texts)}.")
    if at in ("pick", "order") and not any(text.split() for text in texts):
        raise BadScene(f"At '{at}' every hand has at least one card; these are empty.")
    return list(map(_cards, texts))


def _cards(text: str) -> Hand:
    return hand_of(map(parse_card, text.split()))


def _picks(hands: Sequence[Hand], texts: Sequence[str], *, needed: bool) -> tuple[Pick, ...]:
    """The card that each seat has picked from its hand."""
    if (needed or texts) and len(texts) != len(hands):
        raise BadScene(f"There are {len(hands)} picks, one per hand; the scene lists {len(texts)}.")
    picks = tuple(Pick(parse_serving(text)) for text in texts)
    for seat, (hand, chosen) in enumerate(zip(hands, picks, strict=False)):
        if chosen.serving is not None and chosen.serving.card not in hand:
            raise BadScene(f"Seat {seat} can't pick {chosen.serving}. Its hand: {listing(hand)}.")
    return picks


def _called(board: Board, seat: Seat, text: str) -> tuple[Seat, int]:
    """The plate with this text form in front of a seat."""
    tableau = board.tableaux[seat]
    for plate in tableau:
        if str(plate.serving) == text:
            return seat, plate.no
    raise BadScene(f"Seat {seat} can't call {text}. In front of it: {plates_text(tableau) or 'nothing'}.")


def _steps(board: Board, at: Moment | Step, calls: Mapping[Seat, str]) -> tuple[Step, ...]:
    """The steps still to take from this moment on."""
    numbers = Step(work, (tuple(_called(board, seat, text) for seat, text in calls.items()),))
    if isinstance(at, Step):
        return (at, numbers)
    if at == "numbers":
        return (numbers,)
    if at == "order":
        orders = [
            seat
            for seat, chosen in enumerate(board.picks)
            if chosen and chosen.serving and chosen.serving.copy is None
        ]
        return (Step(copy_blind, (tuple(orders),)), Step(reveal))
    return (Step(pick if at == "pick" else begin_round),)


# Checks -----------------------------------------------------------------------------------------------------


def _check_given(at: Moment | Step, **given: object) -> None:
    """Refuse what means nothing at this moment."""
    for name, value in given.items():
        if value and at != ONLY_AT[name] and not isinstance(at, Step):
            raise BadScene(f"At '{at}' leave {name} out: that is for '{ONLY_AT[name]}'.")


def _check_time(game: DraftingGame, at: Moment | Step, round: int, turn: int, laid: bool) -> None:
    if round not in range(1, ROUNDS + 1):
        raise BadScene(f"A match has rounds 1 to {ROUNDS}, not {round!r}.")
    if turn not in range(1, game.hand_size + 1):
        raise BadScene(f"A round of {game} has turns 1 to {game.hand_size}, not {turn!r}.")
    if at == "deal" and laid:
        raise BadScene("At 'deal' nothing lies on the table yet, except desserts of earlier rounds.")


def _check_plates(game: DraftingGame, lying: Iterable[Tableau], desserts: Iterable[Tableau]) -> None:
    """Check that cards are turned only where a dish turns them, and that only desserts stay for later."""
    turned = [plate for tableau in lying for plate in tableau if plate.turned]
    if turned and not any(dish.turns_face_down for dish in game.dishes.values()):
        raise BadScene(
            f"{plates_text((turned[0],))} can't lie face down: nothing in {game} turns cards over."
        )
    for plate in (plate for tableau in desserts for plate in tableau):
        if not game.is_dessert(plate.dish):
            there = listing(name for name in game.dishes if game.is_dessert(name))
            raise BadScene(f"{plates_text((plate,))} is not a dessert. Desserts of {game}: {there}.")


def _check_cards(game: DraftingGame, cards: Iterable[Card]) -> None:
    for card in cards:
        if card not in game.box:
            there = dict.fromkeys(map(str, game.box))
            raise BadScene(f"There is no {card} in {game}. Its cards: {listing(there, most=30)}.")


def _check_menus(board: Board) -> None:
    """Check that the deck has enough cards for every menu in play."""
    lying = (plate.card for tableau in board.tableaux for plate in tableau if not plate.turned)
    menus = [card for cards in (*board.hands, lying) for card in cards if card.dish == MENU.name]
    if menus and len(board.deck) < (needed := MENU_SIZE + len(menus) - 1):
        raise BadScene(
            f"With {listing(menus)} in play the deck has {needed} cards or more, not {len(board.deck)}."
        )


def _check_sizes(game: DraftingGame, hands: Sequence[Hand], round: int, turn: int) -> None:
    """Check that hands are equally large, except that whoever plays for the dummy may already have drawn."""
    sizes = list(map(len, hands))
    if game.dummy and sizes[seat := game.controller(round, turn)] == sizes[seat - 1] + 1:
        sizes[seat] -= 1
    if len(set(sizes)) > 1:
        raise BadScene(f"Hands are equally large, but these have {listing(map(len, hands))} cards.")
