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
from typing import Literal, TypeAlias

from sushiya.core import Seat, Step, listing
from sushiya.sushi import Board, DraftingGame
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Card, Hand, Plate, Tableau, hand_of, without
from sushiya.sushi.moves import Pick
from sushiya.sushi.notation import parse_card, parse_plates, parse_serving, plates_text
from sushiya.sushi.turn import begin_round, copy_blind, pick, reveal, work
from sushiya.testing.stage import BadScene, Stage, check_count

__all__ = ["Scene", "plates"]

EARLIER = 1
"""The turn in which the plates of a scene were laid."""

At: TypeAlias = Literal["deal", "pick", "order", "numbers"] | Step


def plates(text: str, since: int = EARLIER) -> Tableau:
    """Plates in order of play, all laid in one earlier turn: `plates("wasabi nigiri:squid ~eel")`."""
    return tuple(plate._replace(since=since) for plate in parse_plates(text))


class Scene(Stage[DraftingGame, Board]):
    """A match of Sushi Go! or Party from any moment on."""

    @classmethod
    def lay(
        cls,
        game: DraftingGame,
        hands: Sequence[str],
        table: Sequence[str] = (),
        kept: Sequence[str] = (),
        *,
        at: At = "pick",
        round: int = 1,
        turn: int = 5,
        deck: str | None = None,
        aside: str = "",
        pile: str = "",
        blind: tuple[Seat, ...] = (),
        picks: Sequence[str] = (),
        calls: Mapping[Seat, str] | None = None,
        notes: dict[str, int] | None = None,
    ) -> "Scene":
        """A scene before a question; raises BadScene, or BadNotation for text that is not a card.

        Hands are equally large. The deck is everything else unless given. `table` lists the plates of earlier
        turns, one text per seat (then the dummy's); missing ones are empty. `at` says which question it is:

        - "pick": each seat chooses a card;
        - "deal": the round begins, and nobody has a hand yet;
        - "order": all seats have picked (`picks` names a card of each hand); those who drew a special order
          blind are asked what it copies;
        - "numbers": everything new lies on the table; menus and boxes there act, and so does what is called
          (`calls={0: "spoon:4"}`), lowest number first;
        - a step of the rules, such as `Step(ask_giver, …)`, after which the numbers continue.
        """
        if len(hands) != game.seats:
            raise BadScene(f"{game} has {game.seats} hands; the scene lists {len(hands)}.")
        dealt = [_cards(hand) for hand in hands]
        lying, before = ([plates(text) for text in _tableaux(game, texts)] for texts in (table, kept))
        tableaux = (*lying, *before)
        used = [*(plate.card for tableau in tableaux for plate in tableau)]
        for cards in (*dealt, _cards(aside), _cards(pile), _cards(deck or "")):
            used += cards
        _check_cards(game, [*used, *(plate.face for tableau in tableaux for plate in tableau)])
        check_count("", used, game.box)
        _check_hands(game, dealt, round, turn)
        rest = hand_of((Counter(game.box) - Counter(used)).elements())
        dessert_pile = tuple(card for card in rest if game.is_dessert(card.dish) and game.desserts_for(1))
        board = Board(
            round=round - (at == "deal"),
            turn=turn,
            hands=tuple(dealt),
            tableaux=tuple(lying),
            kept_desserts=tuple(before),
            laid=tuple(map(len, lying)),
            deck=without(rest, dessert_pile) if deck is None else _cards(deck),
            dessert_pile=dessert_pile,
            discard=_cards(aside),
            pile=_cards(pile),
            picks=_picks(dealt, picks),
            blind=blind,
            notes=tuple(sorted((notes or {}).items())),
        )
        return cls(game, Kitchen(game, board, todo=_steps(game, board, at, calls or {})).run().state)

    def table(self, seat: Seat) -> str:
        """The plates in front of a seat."""
        return plates_text(self.state.board.tableaux[seat])

    def kept(self, seat: Seat) -> str:
        return plates_text(self.state.board.kept_desserts[seat])

    def hand(self, seat: Seat) -> str:
        return " ".join(map(str, self.state.board.hands[seat]))

    def plate(self, seat: Seat, no: int) -> Plate:
        return next(plate for plate in self.state.board.tableaux[seat] if plate.no == no)

    @property
    def aside(self) -> str:
        return " ".join(map(str, self.state.board.discard))


# From text --------------------------------------------------------------------------------------------------


def _tableaux(game: DraftingGame, texts: Sequence[str]) -> list[str]:
    """One text per tableau; missing ones are empty."""
    if len(texts) > game.tableau_count:
        raise BadScene(f"{game} has {game.tableau_count} tableaux; the scene lists {len(texts)}.")
    return [*texts, *[""] * (game.tableau_count - len(texts))]


def _cards(text: str) -> Hand:
    return hand_of(map(parse_card, text.split()))


def _picks(hands: Sequence[Hand], texts: Sequence[str]) -> tuple[Pick, ...]:
    """The card that each seat has picked from its hand."""
    if texts and len(texts) != len(hands):
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


def _steps(game: DraftingGame, board: Board, at: At, calls: Mapping[Seat, str]) -> tuple[Step, ...]:
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


def _check_cards(game: DraftingGame, cards: Iterable[Card]) -> None:
    for card in cards:
        if card not in game.box:
            there = dict.fromkeys(map(str, game.box))
            raise BadScene(f"There is no {card} in {game}. Its cards: {listing(there, most=30)}.")


def _check_hands(game: DraftingGame, hands: Sequence[Hand], round: int, turn: int) -> None:
    """Hands are equally large, except that whoever plays for the dummy may have drawn its card already."""
    sizes = list(map(len, hands))
    if game.dummy and sizes[seat := game.controller(round, turn)] == sizes[seat - 1] + 1:
        sizes[seat] -= 1
    if len(set(sizes)) > 1:
        raise BadScene(f"Hands are equally large, but these have {listing(map(len, hands))} cards.")
