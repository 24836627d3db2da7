"""The names of cards and dishes in the words of a game and its edition."""

from collections import Counter
from collections.abc import Sequence

from sushiya.cli.terminal.ask import times
from sushiya.sushi import DISHES, Card, DraftingGame, Plate
from sushiya.sushi.counted import unit_of
from sushiya.texts import MissingText, Texts, card_id, dish_id

__all__ = ["SushiWords", "signed"]


def signed(points: int) -> str:
    """Points with their sign: +5, -3, 0."""
    return f"{points:+}" if points else "0"


class SushiWords:
    """Names and notes for cards, plates and dishes of Sushi Go! or Party."""

    def __init__(self, texts: Texts, game: DraftingGame) -> None:
        self.texts = texts
        self.game = game
        self._edition = game.edition_rules.name

    def dish(self, name: str) -> str:
        return self.texts(self._id(dish_id(name)))

    def card(self, card: Card) -> str:
        return self.texts(self._id(card_id(str(card))))

    def style(self, dish: str) -> str:
        """The colour of a dish."""
        return DISHES[dish].colour.replace(" ", "-") if dish in DISHES else "quiet"

    def points(self, card: Card) -> str:
        """A card's worth in a few characters."""
        for id in (self._id(card_id(str(card))), self._id(dish_id(card.dish))):
            if self.texts.has(id, "points"):
                return self.texts(id, attr="points", seats=self.game.seats)
        raise MissingText(f"no points for {card}")

    def about(self, dish: str, attr: str) -> str:
        """The rule, table or tip of a dish. Empty if it has none."""
        id = self._id(dish_id(dish))
        return self.texts(id, attr=attr) if self.texts.has(id, attr) else ""

    def plate(self, plate: Plate) -> str:
        """A plate's name: its card, what it lies on, what it copies."""
        if plate.turned:
            return self.texts("plate-face-down")
        name = self.card(plate.face)
        if plate.face != plate.card:
            name = self.texts("plate-copy", name=name)
        base = self.game.dishes[plate.face.dish].lies_on
        if plate.on is not None:
            name = self.texts("plate-on", name=name, base=self.dish(base))
        return name

    def group(self, dish: str, plates: Sequence[Plate]) -> list[str]:
        """All plates of one dish in a few words: `tempura ×2`, `maki with 5 rolls`."""
        cards = self.game.dishes[dish].cards if dish else ()
        if dish and unit_of(self.game.dishes[dish]) == "rolls" and len(set(cards)) > 1:
            icons = sum(plate.face.icons for plate in plates)
            return [self.texts("plates-rolls", dish=self.dish(dish), count=icons)]
        if any("+" in card.variant for card in cards):
            fruits = Counter(icon for plate in plates for icon in plate.face.variant.split("+"))
            return [times(self.texts(f"fruit-{icon}"), count) for icon, count in fruits.items()]
        counts = Counter(map(self.plate, plates))
        return [times(name, count) for name, count in counts.items()]

    def wish(self, what: str) -> str:
        """What a spoon asks for."""
        dish, _, variant = what.partition(":")
        return self.texts(self._id(card_id(what))) if variant else self.dish(dish)

    def _id(self, id: str) -> str:
        return self.texts.closest(id, self.game.name, self._edition)
