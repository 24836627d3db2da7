"""Draws a table of Sushizock: the middle, the stacks, the dice, and at the end the settlement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.sushizock import FACES, Dice, Kind, SeenStack, Take, View
from sushiya.sushizock.tiles import KINDS
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["SushizockTable", "dice_words", "tile_words"]

HIDDEN = "■"
TILE_WIDTH = 5
FACE_STYLES = {"sushi": "won", "bone": "tan", "blue": "blue", "red": "red"}


def dice_words(texts: Texts, dice: Dice) -> str:
    """Dice by face: `2 sushi, 1 bone`."""
    counts = Counter(dice)
    return ", ".join(texts(f"dice-{face}", count=counts[face]) for face in FACES if counts[face])


def signed_tile(kind: Kind, value: int) -> int:
    """The number on a tile. It is negative for bones."""
    return value if kind == "sushi" else -value


def tile_words(texts: Texts, kind: Kind, value: int) -> str:
    return texts(f"tile-{kind}", value=signed_tile(kind, value))


class SushizockTable:
    """Draws views."""

    def __init__(self, painter: Painter, texts: Texts, guests: Guests) -> None:
        self.painter = painter
        self.texts = texts
        self.guests = guests

    def left(self, view: View) -> str:
        """How many tiles lie in the middle."""
        return self.texts("dice-left", count=len(view.rows.sushi) + len(view.rows.bones))

    def middle(self, view: View) -> None:
        """The two rows with numbered places. Tiles that the dice allow are in brackets."""
        text = self.painter.text
        options = () if view.decision is None else view.decision.options
        length = max(len(view.rows.sushi), len(view.rows.bones))
        places = "".join(f"{place} ".rjust(TILE_WIDTH) for place in range(1, length + 1))
        rows = [(text((self.texts("dice-place"), "quiet")), text((places, "quiet")))]
        for kind in KINDS:
            row = text()
            for place, tile in enumerate(view.rows.of(kind), 1):
                value = signed_tile(kind, tile)
                if Take(kind, place) in options:
                    row.append(f"[{value}]".rjust(TILE_WIDTH), "number")
                else:
                    row.append(f"{value} ".rjust(TILE_WIDTH))
            rows.append((text((self.texts(f"row-{kind}"), FACE_STYLES[kind])), row))
        self.painter.columns(rows)

    def stacks(self, view: View) -> None:
        """Everyone's two stacks, bottom first. Only the tops are visible unless stacks are open."""
        text = self.painter.text
        heads = (text((self.texts(f"stack-{kind}"), "quiet")) for kind in ("sushi", "bone"))
        rows = [(text(""), *heads, text(""))]
        for seat, own in enumerate(view.stacks):
            name = text((self.guests.who(seat, view.seat), "me" if seat == view.seat else "name"))
            gap = own.sushi.height - own.bones.height
            waiting = "dice-sushi-waits" if gap > 0 else "dice-bone-waits"
            note = self.texts(waiting, count=abs(gap)) if gap else ""
            rows.append(
                (name, self._stack("sushi", own.sushi), self._stack("bone", own.bones), text((note, "quiet")))
            )
        self.painter.columns(rows)

    def dice(self, view: View) -> None:
        """The dice just rolled, and those set aside."""
        if not view.rolled:
            return
        line = self.painter.text((f" {self.texts('dice-rolled', roll=view.roll)}  ", "title"))
        line.append_text(self.faces(view.rolled, numbered=True))
        if view.kept:
            line.append(f"   {self.texts('kept')}  ", "quiet").append_text(self.faces(view.kept))
        self.painter.say(line)

    def settlement(self, view: View) -> None:
        """The end of the match: which sushi count, the bones, the points."""
        assert view.scores is not None
        text, scores = self.painter.text, view.scores
        words = ("", "", "", self.texts("stack-sushi"), self.texts("stack-bone"))
        rows = [tuple(text((word, "quiet")) for word in words)]
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            sushi, bones = view.stacks[seat].sushi.tiles or (), view.stacks[seat].bones.tiles or ()
            counted = text((_listed(sushi[: len(bones)]), "won"))
            if lost := sushi[len(bones) :]:
                counted.append(" " * bool(counted)).append(f"({_listed(lost)})", "quiet")
            place = 1 + sum(score > scores[seat] for score in scores)
            rows.append(
                (
                    text((f"{place}.", "number")),
                    text((self.guests.who(seat, view.seat), "name" if seat in view.winners else "")),
                    text((self.texts("points", count=scores[seat]), "number")),
                    counted,
                    text((_listed(-bone for bone in bones), "lost")),
                )
            )
        self.painter.columns(rows, right=(2,))
        if any(own.sushi.height > own.bones.height for own in view.stacks):
            self.painter.say((f"  {self.texts('dice-lost')}", "quiet"))

    def faces(self, dice: Iterable[str], *, numbered: bool = False) -> Text:
        """Dice one by one, each in its colour."""
        line = self.painter.text()
        for number, face in enumerate(dice, 1):
            line.append("  " if line else "").append(f"{number}:" if numbered else "", "quiet")
            line.append(self.texts(f"die-{face}"), FACE_STYLES[face])
        return line

    def _stack(self, kind: Kind, stack: SeenStack) -> Text:
        if stack.top is None:
            return self.painter.text((self.texts("dice-none"), "quiet"))
        if stack.tiles is not None:
            return self.painter.text(_listed(signed_tile(kind, tile) for tile in stack.tiles))
        hidden = self.painter.text((f"{HIDDEN} " * (stack.height - 1), "quiet"))
        return hidden.append(str(signed_tile(kind, stack.top)), "number")


def _listed(tiles: Iterable[int]) -> str:
    return " ".join(map(str, tiles))
