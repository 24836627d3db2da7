"""What one seat may know now, built field by field; never a state with secrets blanked out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sushiya.core import Action, Choice, Seat, State, Step
from sushiya.core.show import columns, question, waiting
from sushiya.sushi.events import Scored
from sushiya.sushi.model import Board, Card, Hand, Tableau
from sushiya.sushi.moves import Pick
from sushiya.sushi.notation import plates_text

if TYPE_CHECKING:
    from sushiya.sushi.drafting_game import DraftingGame

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know now. View and events seen so far are all they can know."""

    game: "DraftingGame"
    seat: Seat | None
    round: int
    """1 to 3, and 4 when the match is over."""
    turn: int
    hand: Hand
    """The viewer's hand. Empty for a spectator, and for a seat that has to choose without looking."""
    hand_sizes: tuple[int, ...]
    tableaux: tuple[Tableau, ...]
    kept_desserts: tuple[Tableau, ...]
    laid: tuple[int, ...]
    deck_size: int
    dessert_pile_size: int
    pile_size: int
    discard: Hand
    blind: tuple[Seat, ...]
    blind_next: tuple[Seat, ...]
    served: tuple[Card, ...]
    offer: Hand
    """The cards that the viewer's own menu shows."""
    offer_size: int
    offered_to: Seat | None
    """The seat that looks at a menu now; it sees `offer_size` cards of the deck."""
    notes: tuple[tuple[str, int], ...]
    sheet: tuple[Scored, ...]
    scores: tuple[int, ...]
    serial: int
    """The number of the open question; 0 when the match is over."""
    asked: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]
    """The seats that have not answered yet; the answers of the others are sealed."""
    decision: Choice | None
    """The viewer's decision, with all options. Still there after the answer, which may be changed."""
    answer: Action | None
    """The viewer's own sealed answer."""
    picked: Pick | None
    """The viewer's own sealed pick, while blind picks are drawn and get their targets."""
    step: Step | None
    """The step that asked. Its arguments, and those of the steps to come (`todo`), are public."""
    todo: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat is None else f'seat {self.seat}'}: {self._moment}>"

    def __str__(self) -> str:
        """The view as a small text table."""
        rows: list[tuple[object, ...]] = [("seat", "score", "cards", "plates", "desserts kept")]
        for seat, (tableau, kept) in enumerate(zip(self.tableaux, self.kept_desserts, strict=True)):
            name = "dummy" if seat == self.game.seats else f"{seat}{' (me)' * (seat == self.seat)}"
            cards = self.pile_size if seat == self.game.seats else self.hand_sizes[seat]
            rows.append((name, self.scores[seat], cards, plates_text(tableau), plates_text(kept)))
        lines = [f"{self.game}, {self._moment}", *columns(rows)]
        if self.hand:
            lines.append(f"hand: {' '.join(map(str, self.hand))}")
        if self.offer:
            lines.append(f"menu: {' '.join(map(str, self.offer))}")
        return "\n".join([*lines, *question(self)])

    @property
    def _moment(self) -> str:
        place = "" if self.over else f"round {self.round}, turn {self.turn}, "
        return place + waiting(self.waiting_for)

    @property
    def over(self) -> bool:
        return self.step is None

    @classmethod
    def of(cls, game: "DraftingGame", state: State[Board], seat: Seat | None) -> "View":
        board, ask = state.board, state.ask
        offered_to, offer = (None, ()) if board.offer is None else board.offer
        return cls(
            game=game,
            seat=seat,
            round=board.round,
            turn=board.turn,
            hand=() if seat is None or seat in board.blind else board.hands[seat],
            hand_sizes=tuple(map(len, board.hands)),
            tableaux=board.tableaux,
            kept_desserts=board.kept_desserts,
            laid=board.laid,
            deck_size=len(board.deck),
            dessert_pile_size=len(board.dessert_pile),
            pile_size=len(board.pile),
            discard=board.discard,
            blind=board.blind,
            blind_next=board.blind_next,
            served=board.served,
            offer=offer if offered_to == seat else (),
            offer_size=len(offer),
            offered_to=offered_to,
            notes=board.notes,
            sheet=board.sheet,
            scores=game.sums(board.sheet),
            serial=state.serial,
            asked=() if ask is None else tuple([decision.seat for decision in ask.decisions]),
            waiting_for=tuple([decision.seat for decision in state.pending]),
            decision=None if seat is None else state.decision(seat),
            answer=None if seat is None else state.answer_of(seat),
            picked=board.picks[seat] if seat is not None and board.picks else None,
            step=None if ask is None else ask.asked_by,
            todo=state.todo,
        )
