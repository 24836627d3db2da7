"""Scenes: a match set up in the middle, played on in text, read as text. For tests and for experiments.

>>> from sushiya.sushi import SushiGo
>>> scene = Scene.lay(SushiGo(3), ["nigiri:egg tempura"] * 3, table=["wasabi", "maki:3", ""])
>>> scene.options(0)
['pick nigiri:egg', 'pick nigiri:egg/free', 'pick tempura']
>>> news = scene.play("0 pick nigiri:egg", "1 pick tempura", "2 pick tempura")
>>> scene.table(0), scene.hand(1)
('wasabi nigiri:egg', 'tempura')
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sushiya.core import CHANCE, Event, Seat, State, Todo
from sushiya.sushi import Board, Draft
from sushiya.sushi.kitchen import Kitchen
from sushiya.sushi.model import Plate, Tableau, hand_of
from sushiya.sushi.notation import parse_card, parse_plates, plates_text
from sushiya.sushi.turn import pick

__all__ = ["Scene", "plates"]

EARLIER = 1
"""The turn in which the plates of a scene were laid."""


def plates(text: str, since: int = EARLIER) -> Tableau:
    """Plates in order of play, all laid in one earlier turn: `plates("wasabi nigiri:squid ~eel")`."""
    return tuple(plate._replace(since=since) for plate in parse_plates(text))


class Scene:
    """A match of Sushi Go! or Party from any moment on."""

    def __init__(self, game: Draft, state: State[Board]) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    @classmethod
    def lay(
        cls,
        game: Draft,
        hands: Sequence[str],
        table: Sequence[str] = (),
        kept: Sequence[str] = (),
        *,
        round: int = 1,
        turn: int = 5,
        deck: str | None = None,
        aside: str = "",
        pile: str = "",
        blind: tuple[Seat, ...] = (),
        notes: dict[str, int] | None = None,
    ) -> "Scene":
        """A scene at the moment of picking. Hands are equally large; the deck is all the rest unless given.

        `table` lists the plates of earlier turns, one text a seat (then the dummy's); missing ones are empty.
        """
        texts = [*table, *[""] * (game.tables - len(table))]
        kept_texts = [*kept, *[""] * (game.tables - len(kept))]
        dealt = [hand_of(map(parse_card, hand.split())) for hand in hands]
        lying = [plates(text) for text in texts]
        before = [plates(text) for text in kept_texts]
        rest = Counter(game.box)
        laid = [plate.card for tableau in (*lying, *before) for plate in tableau]
        for cards in (*dealt, laid, _cards(aside), _cards(pile), _cards(deck or "")):
            rest.subtract(cards)
        pantry = [card for card in (+rest).elements() if game.is_dessert(card.dish) and game.desserts_for(1)]
        left = hand_of((+rest - Counter(pantry)).elements())
        board = Board(
            round=round,
            turn=turn,
            hands=tuple(dealt),
            table=tuple(lying),
            kept=tuple(before),
            laid=tuple(map(len, lying)),
            deck=left if deck is None else _cards(deck),
            pantry=hand_of(pantry),
            aside=_cards(aside),
            pile=_cards(pile),
            blind=blind,
            notes=tuple(sorted((notes or {}).items())),
        )
        return cls(game, Kitchen(game, board, todo=(Todo(pick),)).run().state)

    def play(self, *lines: str) -> list[Event]:
        """Answers as in a record: `0 pick tempura`, or `*` for chance. Returns what happened."""
        news: list[Event] = []
        for line in lines:
            who, _, text = line.partition(" ")
            step = self.game.play(
                self.state, CHANCE if who == "*" else int(who), self.game.parse_action(text)
            )
            self.state = step.state
            news += step.events
        self.events += news
        return news

    def options(self, seat: Seat) -> list[str]:
        """What a seat may answer now."""
        decision = self.state.decision(seat)
        return [] if decision is None else [str(option) for option in decision.options]

    def table(self, seat: Seat) -> str:
        """The plates in front of a seat."""
        return plates_text(self.state.board.table[seat])

    def kept(self, seat: Seat) -> str:
        return plates_text(self.state.board.kept[seat])

    def hand(self, seat: Seat) -> str:
        return " ".join(map(str, self.state.board.hands[seat]))

    def plate(self, seat: Seat, no: int) -> Plate:
        return next(plate for plate in self.state.board.table[seat] if plate.no == no)

    @property
    def aside(self) -> str:
        return " ".join(map(str, self.state.board.aside))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    @property
    def waiting_for(self) -> list[Seat]:
        return [decision.seat for decision in self.state.pending]

    def happened(self, kind: type[Any]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def _cards(text: str) -> tuple[Any, ...]:
    return hand_of(map(parse_card, text.split()))
