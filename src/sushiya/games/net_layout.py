"""The layout of the input of the bot `net`, for every game of the drafting family.

One layout serves all meals, editions and numbers of seats. A position is a row of small integers (a *row*),
and an option adds a few indices (*marks*) to it. Kernels write both from records
(`fast/sushi/net_input.py`), the bot from a view (`bots/net_sushi.py`). Other seats have *places*: 1 is the
one to which hands are passed, 2 and so on come after it; the one that passes hands to us is 5, and 6 and 7
come before it.
"""

from typing import Final

__all__ = [
    "ASK",
    "BLIND",
    "CALL",
    "CARDS",
    "COUNTS",
    "DONE",
    "FACE_DOWN",
    "FLIP",
    "FLIP_COUNTS",
    "FLIP_ON_BASE",
    "FOR_DUMMY",
    "FREE",
    "FREE_BASES",
    "GAINS",
    "GIVE",
    "HAND",
    "KNOWN",
    "LAY",
    "LAY_BLIND",
    "LEAD",
    "LEADS",
    "LEFT",
    "MARKS",
    "MARKS_OF_AN_OPTION",
    "MEAL",
    "MOST_COUNT",
    "MOST_LEAD",
    "NAMES",
    "ORDER",
    "OTHERS",
    "OWN",
    "PLACES",
    "RACE",
    "ROUND",
    "ROW",
    "RULES",
    "SEATS",
    "SECOND",
    "SECOND_COUNTS",
    "SECOND_FREE",
    "STEPS_OF_LEAD",
    "UNSEEN",
    "WISH",
    "WISHER",
    "WISH_DISH",
]

NAMES: Final = (
    "nigiri:egg",
    "nigiri:salmon",
    "nigiri:squid",
    "maki:1",
    "maki:2",
    "maki:3",
    "temaki",
    "uramaki:3",
    "uramaki:4",
    "uramaki:5",
    "tempura",
    "sashimi",
    "gyoza",
    "eel",
    "tofu",
    "onigiri:circle",
    "onigiri:rectangle",
    "onigiri:square",
    "onigiri:triangle",
    "edamame",
    "miso_soup",
    "sukeroku:futomaki",
    "sukeroku:inari",
    "chopsticks",
    "spoon",
    "menu",
    "takeout_box",
    "soy_sauce",
    "tea",
    "special_order",
    "wasabi",
    "sake",
    "pudding",
    "green_tea_ice_cream",
    "fruit:orange+orange",
    "fruit:orange+pineapple",
    "fruit:orange+watermelon",
    "fruit:pineapple+pineapple",
    "fruit:pineapple+watermelon",
    "fruit:watermelon+watermelon",
)
"""Every card that the network knows, by its `drafting_priors.name_of`. The weights belong to this order."""
CARDS: Final = 40
PLACES: Final = 8
"""Our own place, and those of up to seven others."""

# A row: what a seat knows. Cards are counted by name; desserts of earlier rounds count as lying there.
OWN: Final = 0  # how many we have; 1 if at least one, two, three
HAND: Final = OWN + 4 * CARDS  # how many; 1 if any
OTHERS: Final = HAND + 2 * CARDS  # by place, from 1
KNOWN: Final = OTHERS + (PLACES - 1) * CARDS  # hands seen before, by how many turns it takes until they come
UNSEEN: Final = KNOWN + (PLACES - 1) * CARDS
MEAL: Final = UNSEEN + CARDS  # 1 if it is in the game
FREE_BASES: Final = MEAL + CARDS  # by place, from 0: free wasabi
FACE_DOWN: Final = FREE_BASES + PLACES
LEAD: Final = FACE_DOWN + PLACES  # by place, from 1: quarters of the points that we are ahead
GAINS: Final = LEAD + PLACES - 1  # 1 for each step of the lead over the best opponent that is reached
STEPS_OF_LEAD: Final = (-20, -12, -8, -5, -3, -1, 0, 1, 3, 5, 8, 12, 20)
ROUND: Final = GAINS + len(STEPS_OF_LEAD)
LEFT: Final = ROUND + 3  # 1 at the number of cards in hand
SEATS: Final = LEFT + 11  # 1 at the number of seats, from 2; then 1 if there is a dummy
RULES: Final = SEATS + 8  # rulings of the edition, and whether cards go back into the deck every round
ASK: Final = RULES + 6  # 1 at the open question
WISHER: Final = ASK + 8  # by place, from 1: 1 for the seat that a card has to be given to
BLIND: Final = WISHER + PLACES - 1  # whether we draw blind now, and in the next turn
RACE: Final = BLIND + 2  # 1 at the number of prizes of a race that were won, at most 3
ROW: Final = RACE + 4

# Marks of an option. 0 is none.
MARKS_OF_AN_OPTION: Final = 8
"""The most marks that an option has."""
MOST_COUNT: Final = 7
MOST_LEAD: Final = 5
LAY: Final = 1
ORDER: Final = LAY + CARDS  # a special order that copies it; the last one: a card that lies face down
FREE: Final = ORDER + CARDS + 1  # beside a free wasabi
LAY_BLIND: Final = FREE + 1
SECOND: Final = LAY_BLIND + 1
SECOND_FREE: Final = SECOND + CARDS
CALL: Final = SECOND_FREE + 1
FOR_DUMMY: Final = CALL + CARDS
WISH: Final = FOR_DUMMY + CARDS
WISH_DISH: Final = WISH + CARDS  # any card of a dish, by its first one
GIVE: Final = WISH_DISH + CARDS
FLIP: Final = GIVE + CARDS
FLIP_ON_BASE: Final = FLIP + CARDS
DONE: Final = FLIP_ON_BASE + 1
COUNTS: Final = DONE + 1  # a card laid, by how many of its dish we have; then the same, if we have this one
SECOND_COUNTS: Final = COUNTS + 2 * (MOST_COUNT + 1) * CARDS
FLIP_COUNTS: Final = SECOND_COUNTS + (MOST_COUNT + 1) * CARDS
LEADS: Final = FLIP_COUNTS + (MOST_COUNT + 1) * CARDS  # a card laid, by the lead in icons where seats compete
MARKS: Final = LEADS + (2 * MOST_LEAD + 1) * CARDS
