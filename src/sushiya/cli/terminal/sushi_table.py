"""Draws a table of Sushi Go! or Party: the others' plates, your own, and what they are worth now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sushiya.cli.terminal.ask import times
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_words import SushiWords, signed
from sushiya.core import Seat
from sushiya.sushi import Plate, View
from sushiya.sushi.scoring import round_points
from sushiya.sushi.trays import Tables

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["Groups", "SushiTable", "title"]

Groups = dict[str, list[Plate]]
"""Plates by the dish they count as. Face-down plates have an empty name."""


def title(words: SushiWords) -> str:
    """The game's name, and its meal."""
    texts, game = words.texts, words.game
    name = texts(f"game-{game.name}")
    if game.meal is None:
        return name
    return f"{name} · {texts.get(f'meal-{game.meal}', texts('meal-a-la-carte'))}"


def groups(view: View, seat: Seat) -> Groups:
    """A seat's plates by dish, in the order of the score sheet. Includes desserts of earlier rounds."""
    found: Groups = {name: [] for name in (*view.game.dishes, "")}
    covered = {plate.on for plate in view.tableaux[seat] if not plate.turned}
    for plate in view.kept_desserts[seat]:
        found[plate.dish].append(plate)
    for plate in view.tableaux[seat]:
        if plate.turned or plate.no not in covered:  # a wasabi is shown with the nigiri that lies on it
            found[plate.dish].append(plate)
    return {name: plates for name, plates in found.items() if plates}


class Worth:
    """What plates would score if the round ended now or, for desserts, if the match did."""

    def __init__(self, view: View) -> None:
        self._tables, self._dishes = Tables.of(view), view.game.dishes

    def of(self, seat: Seat, dish: str) -> int:
        """The points of a dish. The points of the box are shown with the face-down cards."""
        if dish and self._dishes[dish].turns_face_down:
            return 0
        found = self._dishes[dish] if dish else next(d for d in self._dishes.values() if d.turns_face_down)
        return sum(rule(seat, table) for rule, table in self._tables.rules(found))

    def of_round(self, seat: Seat) -> int:
        """The points of everything that scores at the end of the round."""
        return sum(points for each, _, points in round_points(self._tables.round) if each == seat)


class SushiTable:
    """Draws views."""

    def __init__(self, painter: Painter, words: SushiWords, guests: Guests) -> None:
        self.painter = painter
        self.words = words
        self.texts = words.texts
        self.guests = guests

    def head(self, view: View) -> None:
        """The game, round and turn."""
        game, texts = view.game, self.texts
        where = texts("table-where", round=view.round, turn=view.turn, turns=game.hand_size)
        way = "" if game.passes_left(view.round) else f" · {texts('table-right')}"
        self.painter.rule(title(self.words), where + way)

    def others(self, view: View) -> None:
        """Everyone else: points so far, points on the table, plates."""
        painter, texts, worth = self.painter, self.texts, Worth(view)
        heads = [painter.text((texts(f"table-{column}"), "quiet")) for column in ("total", "now", "plates")]
        rows = [(painter.text(""), *heads)]
        seats = [seat for seat in self._around(view) if seat != view.seat]
        names = max(len(self.guests.who(seat, view.seat)) for seat in seats)
        width = painter.width - names - len(heads[0]) - len(heads[1]) - 9
        rows += [self._row(view, seat, worth, width) for seat in seats]
        painter.columns(rows, right=(1, 2))

    def own(self, view: View) -> None:
        """The viewer's plates by dish, with what each dish is worth now."""
        assert view.seat is not None
        painter, texts, worth = self.painter, self.texts, Worth(view)
        mine = groups(view, view.seat)
        painter.say(
            (f" {texts('table-own')}", "title"),
            "  ",
            texts("table-own-points", count=view.scores[view.seat], now=signed(worth.of_round(view.seat))),
        )
        cells = []
        for dish in (*view.game.dishes, ""):
            points = worth.of(view.seat, dish) if dish or dish in mine else 0
            if dish in mine:
                name = painter.text((", ".join(self.words.group(dish, mine[dish])), self.words.style(dish)))
            elif points:  # having none of a dish may cost points
                name = painter.text((texts("plates-none", dish=self.words.dish(dish)), "quiet"))
            else:
                continue
            cells.append((name, self._worth(points, dish, view)))
        if not cells:
            painter.say(("  " + texts("table-nothing"), "quiet"))
        else:
            longest = max(len(name.plain) for name, _ in cells)
            painter.cells(cells, two=len(cells) > 3 and longest < painter.width // 2 - 18)

    def hand(self, view: View) -> None:
        """The viewer's hand on one line, for replays."""
        text = self.painter.text
        cards = [
            text((times(self.words.card(card), view.hand.count(card)), self.words.style(card.dish)))
            for card in dict.fromkeys(view.hand)
        ]
        self.painter.say((f" {self.texts('ask-pick')}", "title"))
        self.painter.paragraph(self.painter.flow(cards, self.painter.width - 2))

    def _around(self, view: View) -> Iterator[Seat]:
        """The seats clockwise, from the viewer's left neighbour to the viewer, then the dummy."""
        first = 0 if view.seat is None else view.seat + 1
        yield from ((first + step) % view.game.seats for step in range(view.game.seats))
        yield from range(view.game.seats, view.game.tableau_count)

    def _row(self, view: View, seat: Seat, worth: Worth, width: int) -> tuple[Text, Text, Text, Text]:
        text = self.painter.text
        parts = [
            text((part, self.words.style(dish)))
            for dish, found in groups(view, seat).items()
            for part in self.words.group(dish, found)
        ]
        if seat in view.blind:
            parts.append(text((self.texts("table-blind"), "hint")))
        plates = self.painter.flow(parts, width)
        now = worth.of_round(seat)
        return (
            text((self.guests.who(seat, view.seat), "name")),
            text(str(view.scores[seat])),
            text((signed(now), "won" if now > 0 else "lost" if now < 0 else "quiet")),
            plates or text((self.texts("table-nothing"), "quiet")),
        )

    def _worth(self, points: int, dish: str, view: View) -> Text:
        style = "won" if points > 0 else "lost" if points < 0 else "quiet"
        if view.game.is_dessert(dish):
            return self.painter.text((self.texts("table-at-end", points=signed(points)), style))
        return self.painter.text((str(points), style))
