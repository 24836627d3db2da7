"""A rule of every type, all for pudding with cards of two icons and several variants."""

from sushiya.sushi import Card
from sushiya.sushi.scoring import (
    BestPlaceLeft,
    EachSort,
    FaceDown,
    Ladder,
    LargestColour,
    Most,
    MostAndFewest,
    MostColours,
    Pairs,
    PerCard,
    PerOpponent,
    PerVariant,
    ScoreRule,
    Sets,
    SetsOfDifferent,
)

__all__ = ["EVERY_RULE", "TWO_ICONS"]

TWO_ICONS = tuple(Card("pudding", f"{one}+{other}", icons=2) for one in "abc" for other in "ab")
EVERY_RULE: list[ScoreRule] = [
    PerCard("pudding", 3),
    PerCard("pudding", -2),
    Sets("pudding", of=3, worth=7),
    Ladder("pudding", (1, 0, -4, 9)),
    PerVariant("pudding", tuple((card.variant, n - 2) for n, card in enumerate(TWO_ICONS)), on_base=3),
    Pairs("pudding", ("a+b", "c+a"), pair=5, single=1),
    SetsOfDifferent("pudding", (0, 1, 4)),
    EachSort("pudding", ("b", "c"), (-1, 0, 5)),
    FaceDown(2),
    LargestColour("pudding"),
    MostColours("pudding", 4),
    PerOpponent("pudding", most=2),
    Most("pudding", ((2, (6, 3)), (4, (7, 5, 2)))),
    MostAndFewest("pudding", 6, none_can_win=False),
    BestPlaceLeft("pudding", (8, 5, 2)),
]
