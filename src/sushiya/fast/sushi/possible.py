"""Whether a match of Sushi Go! or Party could come to a state, as far as kernels rely on it."""

from collections.abc import Iterator

from sushiya.core import State
from sushiya.fast.sushi.convert import QUESTIONS
from sushiya.fast.sushi.layout import (
    CHOOSE_COPY_BLIND,
    DEAL,
    DRAW_BLIND,
    DRAW_FOR_DUMMY,
    PICK,
    STOCK,
)
from sushiya.sushi.cards import menu
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Board, Tableau
from sushiya.sushi.turn import FINAL, ROUNDS

__all__ = ["impossible"]

BETWEEN_ROUNDS = (STOCK, DEAL)
BEFORE_THE_REVEAL = (DRAW_FOR_DUMMY, PICK, DRAW_BLIND, CHOOSE_COPY_BLIND)
MOST_PLATES = 31
"""Plates are numbered by the bits of 32."""


def impossible(game: DraftingGame, state: State[Board]) -> str:
    """Why no match comes to this state; empty if one might."""
    return next(_reasons(game, state), "")


def _reasons(game: DraftingGame, state: State[Board]) -> Iterator[str]:
    board = state.board
    if state.ask is None:
        if (board.round, board.turn) != (FINAL, 0):
            yield f"the match ends in round {FINAL}, not in round {board.round}, turn {board.turn}"
        yield from _wrong_sizes(game, board, hand=0, plates=0, pile=0)
        return
    question = QUESTIONS[state.ask.asked_by.do]
    between = question in BETWEEN_ROUNDS
    turns = range(1) if between else range(1, game.hand_size + 1)
    if board.round not in range(1, FINAL) or board.turn not in turns:
        yield f"this question is not asked in round {board.round}, turn {board.turn}"
        return
    laid = 0 if between else board.turn - (question in BEFORE_THE_REVEAL)
    left = 0 if between else game.hand_size - laid
    pile = (left - (question == PICK)) * game.dummy
    holder = game.controller(board.round, board.turn) if game.dummy and question == PICK else None
    yield from _wrong_sizes(game, board, left, laid, pile, holder)
    yield from _too_few(game, board, question)
    if not {*board.blind, *board.blind_next} <= set(game.players):
        yield "somebody who chooses blind has no seat"


def _wrong_sizes(
    game: DraftingGame, board: Board, hand: int, plates: int, pile: int, holder: int | None = None
) -> Iterator[str]:
    """Hands and piles have as many cards as the turn says; `holder` has drawn one for the dummy."""
    hands = tuple(hand + (seat == holder) for seat in game.players)
    if (found := tuple(map(len, board.hands))) != hands:
        yield f"hands have {hands} cards, not {found}"
    if len(board.pile) != pile:
        yield f"the dummy's pile has {pile} cards, not {len(board.pile)}"
    if len(board.laid) != game.tableau_count or len(board.tableaux) != game.tableau_count:
        yield f"there are {game.tableau_count} tableaux"
    for tableau, laid in zip(board.tableaux, board.laid, strict=False):
        if len(tableau) > plates or laid not in range(MOST_PLATES + 1) or not _are_numbered(tableau, laid):
            yield f"nobody has laid {laid} cards and has {tableau} now"


def _are_numbered(tableau: Tableau, laid: int) -> bool:
    """Whether plates have rising numbers, and lie on earlier ones."""
    numbers = [plate.no for plate in tableau]
    return (
        sorted(set(numbers)) == numbers
        and set(numbers) <= set(range(1, laid + 1))
        and all(plate.on is None or plate.on in range(1, plate.no) for plate in tableau)
    )


def _too_few(game: DraftingGame, board: Board, question: int) -> Iterator[str]:
    """There are cards for the deals to come, and for menus."""
    stocked = range(1, board.round + (question != STOCK))
    desserts = len(game.opening_board().dessert_pile) - sum(map(game.desserts_for, stocked))
    if len(board.dessert_pile) != desserts:
        yield f"the dessert pile has {desserts} cards, not {len(board.dessert_pile)}"
    deals = int(question in BETWEEN_ROUNDS) + (0 if game.reshuffles else ROUNDS - board.round)
    needed = deals * game.tableau_count * game.hand_size
    if question == STOCK:
        needed -= game.desserts_for(board.round)
    lying = (plate.card for tableau in board.tableaux for plate in tableau if not plate.turned)
    if menus := sum(card.dish == "menu" for cards in (*board.hands, lying) for card in cards):
        needed = max(needed, menu.SIZE + menus - 1)
    if len(board.deck) < needed:
        yield f"the deck has {needed} cards or more, not {len(board.deck)}"
