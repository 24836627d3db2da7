"""The questions of Sushizock: which tile to take, or which dice to set aside."""

from collections.abc import Sequence
from typing import Any

from sushiya.cli.language import plain, spellings
from sushiya.cli.terminal.ask import Facet, Item, Question
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushizock_table import FACE_STYLES, dice_words, tile_words
from sushiya.core import Action
from sushiya.sushizock import FACES, Dice, Face, Keep, Steal, Take, View
from sushiya.sushizock.dice import in_order
from sushiya.texts import Texts

__all__ = ["SushizockAsks"]

ROLL_ON = "roll on"
"""The first step to keeping dice."""


class SushizockAsks:
    """Turns decisions into questions."""

    def __init__(self, texts: Texts, guests: Guests) -> None:
        self.texts = texts
        self.guests = guests

    def steps(self, view: View) -> tuple[list[tuple[Action, Action]], list[Facet[Action]]]:
        """First what to do, then which tile of a stack to steal, or which dice to set aside."""
        assert view.decision is not None
        ways = [(option, option) for option in view.decision.options]
        facets: list[Facet[Action]] = [
            Facet(_move, lambda values: self._moves(view, values)),
            Facet(lambda way: way if isinstance(way, Steal) else None, lambda values: self._places(values)),
            Facet(
                lambda way: way.dice if isinstance(way, Keep) else None, lambda dice: self._dice(view, dice)
            ),
        ]
        return ways, facets

    def _moves(self, view: View, values: Sequence[Any]) -> Question:
        items = [self._move(view, value) for value in values]
        free = any(isinstance(value, Take) for value in values) or ROLL_ON in values
        id = "ask-move" if free else "ask-steal"
        return Question(
            self.texts(id),
            self.texts("ask-move", attr="prompt"),
            tuple(items),
            read=lambda typed: self._keep_at_once(view, typed),
        )

    def _move(self, view: View, value: Any) -> Item:
        texts = self.texts
        if value == ROLL_ON:
            words = (*spellings(texts, "keep"), "roll", "set aside")
            return Item(value, texts("ask-roll-on"), texts("ask-roll-on", attr="note"), also=words)
        if isinstance(value, Take):
            tile = tile_words(texts, value.kind, view.rows.of(value.kind)[value.place - 1])
            dice = in_order(view.kept + view.rolled)
            count = dice.count(value.kind)
            note = texts(f"dice-{value.kind}", count=count) if count == value.place else texts("tile-forced")
            name = texts("ask-take", tile=tile)
            return Item(value, name, note, FACE_STYLES[value.kind], (str(value), tile))
        kind, victim = value
        stack = view.stacks[victim].sushi if kind == "sushi" else view.stacks[victim].bones
        assert stack.top is not None
        name = texts("ask-steal-from", tile=texts(f"face-{kind}"), whom=self.guests.whom(victim, view.seat))
        note = texts("ask-steal-top", tile=tile_words(texts, kind, stack.top))
        return Item(value, name, note, FACE_STYLES[kind], (f"steal {self.guests.players[victim].name}",))

    def _places(self, steals: Sequence[Any]) -> Question:
        items = [
            Item(steal, self.texts("ask-place", place=steal.place), also=(str(steal),)) for steal in steals
        ]
        return Question(self.texts("ask-places"), self.texts("ask-places", attr="prompt"), tuple(items))

    def _dice(self, view: View, values: Sequence[Any]) -> Question:
        return Question(
            self.texts("ask-dice"),
            self.texts("ask-dice", attr="prompt"),
            (),
            unlisted=tuple(self._kept(dice) for dice in values),
            read=lambda typed: self._dice_of(typed, view),
            hint=self.texts("ask-dice", attr="hint"),
        )

    def _kept(self, dice: Dice) -> Item:
        words = dice_words(self.texts, dice)
        return Item(dice, self.texts("ask-dice", attr="keep", dice=words), also=(words,))

    def _keep_at_once(self, view: View, typed: str) -> Keep | None:
        """Parse `keep 1 3` or `keep blue`, which answers both questions in one go."""
        word, _, dice = typed.partition(" ")
        found = self._dice_of(dice, view) if plain(word) in ("k", *spellings(self.texts, "keep")) else None
        return None if found is None else Keep(found)

    def _dice_of(self, typed: str, view: View) -> Dice | None:
        """The dice named by number (`1 3`) or by face (`blue sushi`), or None if they can't be kept."""
        words = typed.replace(",", " ").split()
        if len(words) == 1 and words[0].isdigit():
            words = list(words[0])  # 13 means 1 and 3: there are five dice
        numbers = [int(word) for word in words if word.isascii() and word.isdigit()]
        faces: list[Face] = []
        for word in words:
            if word.isascii() and word.isdigit() and 1 <= int(word) <= len(view.rolled):
                faces.append(view.rolled[int(word) - 1])
            elif (face := self._face(word)) is not None:
                faces.append(face)
            else:
                return None
        dice = in_order(faces)
        options = () if view.decision is None else view.decision.options
        return dice if len(set(numbers)) == len(numbers) and Keep(dice) in options else None

    def _face(self, word: str) -> Face | None:
        """The face whose name begins with this word, in the language of the texts or else in English."""
        own = [face for face in FACES if plain(self.texts(f"die-{face}")).startswith(plain(word))]
        starts = own or [face for face in FACES if face.startswith(plain(word))]
        return starts[0] if len(starts) == 1 else None


def _move(way: Action) -> object:
    """The choice at the first step, which several options may share."""
    if isinstance(way, Keep):
        return ROLL_ON
    return (way.kind, way.victim) if isinstance(way, Steal) else way
