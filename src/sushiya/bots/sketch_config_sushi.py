"""A drafting game in plain numbers, for bots that play rounds in their head without compiled code."""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from sushiya.core.codec import parse_json
from sushiya.games.drafting_priors import STAGE_OF, STANDINGS, Rows, name_of, prior_rows
from sushiya.sushi.drafting_game import DraftingGame
from sushiya.sushi.model import Card
from sushiya.sushi.scoring import ByCount, Most, MostAndFewest, PerVariant, ScoreRule
from sushiya.sushi.turn import ROUNDS

__all__ = ["SketchConfig", "config_of"]

WEIGHTS = files("sushiya").joinpath("fast", "sushi", "policy_weights.json")
"""The weights learned by self-play, read as a file: importing the package around it needs a compiler."""
NOWHERE = -1
"""No kind."""


# What a kind of card does when it is laid. Plain numbers, since they are compared very often.
NOTHING, ON_BASE, BASE, COPIES, MENU, BOX, BLINDS, COLLIDES, TOOL = range(9)
"""ON_BASE: scores on its own, and more on a base. A tool can be called in a later turn."""


class SketchConfig:
    """The kinds of cards of a game, numbered from 0, and what they are worth when.

    A weight is found at the place `kind * STANDINGS + standing` of a flat list, one list for each round and
    number of cards in hand.
    """

    def __init__(self, game: DraftingGame) -> None:
        self.game = game
        self.cards: tuple[Card, ...] = tuple(sorted(set(game.box)))
        self.number = {card: kind for kind, card in enumerate(self.cards)}
        self.dishes = tuple(game.dishes.values())
        self.index = {dish.name: at for at, dish in enumerate(self.dishes)}
        self.dish = [self.index[card.dish] for card in self.cards]
        self.icons = [card.icons for card in self.cards]
        self.kinds_of = [
            [kind for kind, at in enumerate(self.dish) if at == here] for here in range(len(self.dishes))
        ]
        self.desserts = [at for at, dish in enumerate(self.dishes) if game.is_dessert(dish.name)]
        rules = [(dish.score, dish.score_final) for dish in self.dishes]
        self.contested = [any(isinstance(rule, Most | MostAndFewest) for rule in both) for both in rules]
        self.ladders = [[self._ladder(at, rule) for rule in both] for at, both in enumerate(rules)]
        """The points of a dish by its icons, where nothing else matters: of the round, of the match."""
        self.rules = [
            [(at, both[when], self.ladders[at][when]) for at, both in enumerate(rules) if _counts(both[when])]
            for when in (0, 1)
        ]
        """What is scored after a round and after the match: dish, rule, and ladder if it has one."""
        self.races = [at for at, dish in enumerate(self.dishes) if dish.race is not None]
        bases = {dish.lies_on for dish in self.dishes}
        self.act = [self._act(card, bases) for card in self.cards]
        self.on_base = [kind for kind, act in enumerate(self.act) if act == ON_BASE]
        self.order = next((kind for kind, act in enumerate(self.act) if act == COPIES), NOWHERE)
        self.worth = [self._worth(card) for card in self.cards]
        """The points of a card that scores on its own, and their multiple on a base."""
        self._set_weights()

    def _act(self, card: Card, bases: set[str]) -> int:
        dish = self.game.dishes[card.dish]
        if isinstance(dish.score, PerVariant):
            return ON_BASE
        if dish.copies:
            return COPIES
        if dish.turns_face_down:
            return BOX
        if dish.second_pick or dish.called is not None:
            return TOOL
        if card.dish in bases:
            return BASE
        return {"menu": MENU, "sake": BLINDS, "miso_soup": COLLIDES}.get(card.dish, NOTHING)

    def _ladder(self, at: int, rule: ScoreRule | None) -> list[int] | None:
        if not isinstance(rule, ByCount):
            return None
        copies = sum(dish.copies * len(dish.cards) for dish in self.dishes)
        most = sum(card.icons for card in self.dishes[at].cards) + copies * max(self.icons)
        return [rule.points(icons) for icons in range(most + 1)]

    def _worth(self, card: Card) -> tuple[int, int]:
        rule = self.game.dishes[card.dish].score
        return (dict(rule.worth)[card.variant], rule.on_base) if isinstance(rule, PerVariant) else (0, 1)

    def _set_weights(self) -> None:
        trained: dict[str, Any] = parse_json(WEIGHTS.read_bytes()).get(self.game.name, {})
        rows = [trained.get(name_of(card)) or prior_rows(self.game, card) for card in self.cards]
        sizes = range(len(STAGE_OF))
        self.laying = [
            [self._flat("lay", rows, round, STAGE_OF[left]) for left in sizes] for round in range(ROUNDS)
        ]
        """The weight of laying a card, by round, cards in hand and place."""
        self.turning = [self._flat("turn", rows, STAGE_OF[left], STAGE_OF[left]) for left in sizes]
        """The weight of turning a card over into a takeout box, by cards in hand and place."""
        calls = [self._flat("call", rows, STAGE_OF[left], STAGE_OF[left])[::STANDINGS] for left in sizes]
        self.calling = calls
        """The weight of calling a tool, by cards in hand and kind."""

    def _flat(self, use: str, rows: list[Rows], round: int, stage: int) -> list[float]:
        """The weights of a use, one row of standings after the other. Desserts are rated by the round."""
        flat: list[float] = []
        for card, weights in zip(self.cards, rows, strict=True):
            stages = weights.get(use, [])
            at = round if self.game.is_dessert(card.dish) else stage
            row = stages[at] if at < len(stages) else []
            flat += [*row, *[0.0] * (STANDINGS - len(row))]
        return flat


def _counts(rule: ScoreRule | None) -> bool:
    """Whether the rule is applied at the end; cards that score on their own have been counted by then."""
    return rule is not None and not isinstance(rule, PerVariant)


@lru_cache(maxsize=8)
def config_of(game: DraftingGame) -> SketchConfig:
    """The numbers of a game, computed once."""
    return SketchConfig(game)
