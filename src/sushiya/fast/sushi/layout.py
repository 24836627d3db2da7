"""The memory layout of Sushi Go! and Party: one record per match, and one record of constants per game."""

from typing import Any, TypeAlias

import numpy as np

from sushiya.sushi.turn import ROUNDS

__all__ = [
    "ACTS",
    "BLINDS",
    "CHOOSE_COPY",
    "CHOOSE_COPY_BLIND",
    "CHOOSE_MENU",
    "CHOPSTICKS",
    "CONFIG",
    "DEAL",
    "DISHES",
    "DRAW_BLIND",
    "DRAW_FOR_DUMMY",
    "DTYPE",
    "END",
    "FILL_BOX",
    "GIVE",
    "IS_COPY",
    "IS_DESSERT",
    "KEPT",
    "KINDS",
    "LIES_ON_BASE",
    "NONE",
    "NUMBERS",
    "OPEN_MENU",
    "OVER",
    "PICK",
    "PLATES",
    "ROUND",
    "ROW",
    "SEATS",
    "STOCK",
    "WISH",
    "Config",
    "Record",
]

Record: TypeAlias = Any
"""A record of DTYPE: one match."""
Config: TypeAlias = Any
"""A record of CONFIG: the constants of a game."""

SEATS = 8
KINDS = 25
"""The most different cards in a meal. A kind is a card's number in the sorted box of its game."""
ROW = 32
"""Room for one number per kind. A row is as wide as a register: one instruction clears or adds it."""
DISHES = 8
PLATES = 11
"""A seat has at most one plate per turn, and for a moment one more."""
KEPT = 18
"""All desserts of a match, and the special orders that copy one."""
DECK = 108
PANTRY = 15
PILE = 9
OFFER = 4
WISHES = KINDS + DISHES
NUMBERS = 40
"""Room for the numbers of a score rule."""
ROUND, END = 0, 1
"""The times when a dish is scored."""

NONE = -1

# Traits of a kind of card.
LIES_ON_BASE, IS_COPY, ACTS, BLINDS, IS_DESSERT = 1, 2, 4, 8, 16

# The open question. While chance has to answer, or when the match is over, no seat is awaited.
OVER = 0
STOCK, DEAL, DRAW_FOR_DUMMY, DRAW_BLIND, OPEN_MENU = 1, 2, 3, 4, 5
PICK, CHOOSE_COPY_BLIND, CHOPSTICKS, WISH, GIVE, CHOOSE_COPY, CHOOSE_MENU, FILL_BOX = range(6, 14)

PLATE = np.dtype((np.record, [(name, "i1") for name in ("no", "card", "face", "since", "turned", "on")]))
"""A card that was laid; `on` is the number of the wasabi it lies on, 0 for none."""

DTYPE = np.dtype(
    [
        ("serial", "i2"),  # the number of the open question
        ("ask", "i1"),  # the open question
        ("awaiting", "i2"),  # the seats that have to answer it, as bits
        ("sealed", "i4", SEATS),  # the answers to it; picks stay here until they are revealed
        # what a question is about: the acting seat and its plate, who gives, what is wished for or given
        ("actor", "i1"),
        ("plate", "i1"),
        ("giver", "i1"),
        ("wish", "i1"),
        ("given", "i1"),
        ("calls", "i1", SEATS),  # the plate that each seat called this turn and that has not acted yet
        ("calling", "i1"),  # how many seats have such a plate
        ("acting", "i1"),  # how many plates on the table act without being called, in order of their numbers
        ("round_", "i1"),
        ("turn", "i1"),
        ("blind", "i2"),  # seats that may not look at their hand, as bits
        ("blind_next", "i2"),
        ("blind_all", "i2"),  # seats that draw, or have drawn, blind this turn
        # hands: passing moves no cards, only the number of the hand that a seat holds
        ("hand", "i1", SEATS),
        ("hands", "i1", (SEATS, ROW)),
        ("held", "i4", SEATS),  # the kinds in a hand, as bits
        ("hand_size", "i1", SEATS),
        ("returned", "i8", SEATS),  # cards that all saw come into a hand: see kitchen.py
        # piles whose order has no meaning
        ("deck", "i1", DECK),
        ("deck_size", "i1"),
        ("dessert_pile", "i1", PANTRY),
        ("dessert_pile_size", "i1"),
        ("pile", "i1", PILE),
        ("pile_size", "i1"),
        ("offer", "i1", OFFER),  # what a menu shows; the cards stay in the deck
        ("offer_size", "i1"),
        ("discard", "i1", ROW),  # what goes back into the deck after a round of Party
        ("served", "i1", ROW),  # the faces laid this turn
        # plates, oldest first
        ("lying", "i1", SEATS),
        ("laid", "i1", SEATS),
        ("plates", PLATE, (SEATS, PLATES)),
        ("faces", "i1", (SEATS, ROW)),  # how many plates show each kind
        ("used", "i4", SEATS),  # the face-up wasabi that something lies on: bits by plate number
        # desserts of earlier rounds
        ("kept_desserts", "i1", SEATS),  # how many each seat has
        ("kept_seat", "i1", KEPT),
        ("kept_plates", PLATE, KEPT),
        ("places_taken", "i1"),  # uramaki prizes awarded this round
        ("points", "i1", (SEATS, ROUNDS + 1, DISHES)),  # by round, and for the end of the match
        ("score", "i2", SEATS),
        ("icons", "i2", SEATS),  # scratch space: everyone's icons of the dish being scored
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("seats", "i8"),
        ("tableau_count", "i8"),  # the seats' tableaux, and the dummy's
        ("dummy", "i8"),
        ("hand_size", "i8"),
        ("kinds", "i8"),
        ("dishes", "i8"),
        ("passes_left", "i8", 3),
        ("desserts_for", "i8", 3),
        ("fresh_deck", "i8"),  # whether the cards go back into the deck every round
        ("deck", "i1", DECK),
        ("deck_size", "i8"),
        ("dessert_pile", "i1", PANTRY),
        ("dessert_pile_size", "i8"),
        # rulings of the edition
        ("split_ties", "i8"),
        ("wasabi_by_choice", "i8"),
        ("pair_in_order", "i8"),
        ("copied_nigiri_by_choice", "i8"),
        ("box_reaches_this_turn", "i8"),
        # kinds of cards
        ("dish", "i8", KINDS),
        ("icons", "i8", KINDS),
        ("order", "i8", KINDS),
        ("traits", "i8", KINDS),  # what laying it triggers: bits, 0 for most
        # dishes
        ("first_kind", "i8", DISHES),
        ("last_kind", "i8", DISHES),
        ("dessert", "i8", DISHES),
        ("lies_on", "i8", DISHES),  # the kind of card it is laid on, or NONE
        ("copies", "i8", DISHES),
        ("called", "i8", DISHES),
        ("numbered", "i8", DISHES),
        ("colour", "i8", DISHES),
        ("act", "i8", DISHES),  # which rule runs when it is called or its number comes up
        # its score rules for the round (ROUND) and the match (END), and the numbers that each reads
        ("rule", "i8", (2, DISHES)),
        ("numbers", "i8", (2, DISHES, NUMBERS)),
        ("contested", "i8", DISHES),  # whether points depend on who has the most of it
        # which dishes are in the game
        ("on_base", "i8"),  # the kinds that are laid on another one, as bits
        ("off_base", "i8"),  # the kinds that may be kept off it by choice, as bits
        ("calling", "i8"),  # the kinds that can be called, as bits
        ("copying", "i8"),  # the kinds that copy others, as bits
        ("has_calls", "i8"),
        ("has_second_picks", "i8"),
        ("has_numbers", "i8"),
        ("has_copies", "i8"),
        ("miso_soup", "i8"),  # the dish's number, or NONE
        ("uramaki", "i8"),
        ("goal", "i8"),  # of the race for uramaki
        ("dessert_dish", "i8"),
        ("dessert_prize", "i8"),  # for the most desserts at the end; 0 if they are not compared
        ("dessert_fine", "i8"),  # for the fewest desserts at the end
        ("menu", "i8"),
        ("menu_size", "i8"),
        ("base_kind", "i8"),  # the kind of card that others are laid on, or NONE
        ("second_pick_kind", "i8"),  # the kind that allows a second card, or NONE
        # what a spoon can ask for
        ("wishes", "i8"),
        ("wish", "i8", WISHES),  # the kinds that fit, as bits
    ],
    align=True,
)
