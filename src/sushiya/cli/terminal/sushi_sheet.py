"""The score sheet of Sushi Go! and Party: by dish after a round, by round at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_table import Worth
from sushiya.cli.terminal.sushi_words import SushiWords, signed
from sushiya.sushi import View
from sushiya.sushi.turn import ROUNDS

__all__ = ["SushiSheet"]


class SushiSheet:
    """Draws the score sheet of a view."""

    def __init__(self, painter: Painter, words: SushiWords, guests: Guests) -> None:
        self.painter = painter
        self.words = words
        self.texts = words.texts
        self.guests = guests

    def round(self, view: View, round: int) -> None:
        """One round by dish. Round 4 means the desserts at the end."""
        seats = range(view.game.tableau_count)
        lines = [line for line in view.sheet if line.round == round]
        title = "sheet-desserts" if round > ROUNDS else "sheet-round"
        rows = []
        for dish in view.game.dishes:
            if any(line.dish == dish for line in lines):
                points = [
                    _sum(line.points for line in lines if (line.dish, line.seat) == (dish, s)) for s in seats
                ]
                rows.append((self.words.dish(dish), points, self.words.style(dish)))
        sums = [sum(line.points for line in lines if line.seat == seat) for seat in seats]
        totals = [sum(s.points for s in view.sheet if s.seat == seat and s.round <= round) for seat in seats]
        self._draw(view, self.texts(title, round=round), rows, [(self.texts("sheet-sum"), sums)], totals)

    def so_far(self, view: View) -> None:
        """The sum of every round and the total. During a round, also what the table is worth now."""
        seats = range(view.game.tableau_count)
        rows = []
        for round in range(1, min(view.round, ROUNDS + 1) + 1):
            lines = [line for line in view.sheet if line.round == round]
            name = self.texts("sheet-desserts" if round > ROUNDS else "sheet-round", round=round)
            points = [sum(line.points for line in lines if line.seat == seat) for seat in seats]
            if round <= ROUNDS and round == view.round:
                worth = Worth(view)
                points = [points[seat] + worth.of_round(seat) for seat in seats]
                name = self.texts("sheet-now", round=round)
            rows.append((name, points, ""))
        totals = [sum(points[seat] for _, points, _ in rows) for seat in seats]
        self._draw(view, self.texts("sheet-title"), rows, [], totals)

    def ranking(self, view: View) -> None:
        """The final ranking, with the winners marked."""
        painter, game = self.painter, view.game
        winners = game.best(view.scores, tuple(map(len, view.kept_desserts)))
        ranks = [(view.scores[seat], len(view.kept_desserts[seat])) for seat in game.players]
        order = sorted(game.players, key=lambda seat: ranks[seat], reverse=True)
        rows = []
        for seat in order:
            place = 1 + sum(rank > ranks[seat] for rank in ranks)
            desserts = self.texts("ranking-desserts", count=len(view.kept_desserts[seat]))
            rows.append(
                (
                    painter.text((f"{place}.", "number")),
                    painter.text((self.guests.who(seat, view.seat), "name" if seat in winners else "")),
                    painter.text((self.texts("points", count=view.scores[seat]), "number")),
                    painter.text((desserts, "quiet")),
                )
            )
        painter.columns(rows, right=(2,))

    def _draw(
        self,
        view: View,
        title: str,
        rows: Iterable[tuple[str, Sequence[int | None], str]],
        sums: Iterable[tuple[str, Sequence[int]]],
        totals: Sequence[int],
    ) -> None:
        from rich.table import Table

        text = self.painter.text
        table = Table(box=None, padding=(0, 1, 0, 1), pad_edge=False, show_edge=False)
        table.add_column(text((title, "title")), no_wrap=True)
        for seat in range(view.game.tableau_count):
            table.add_column(text((self.guests.who(seat, view.seat), "name")), justify="right")
        for name, points, style in rows:
            table.add_row(text((name, style)), *(text("" if p is None else str(p)) for p in points))
        for name, points in sums:
            table.add_row(text((name, "quiet")), *(text(signed(p)) for p in points))
        best = max(totals[: view.game.seats])
        table.add_row(
            text((self.texts("sheet-total"), "name")),
            *(text((str(p), "me" if p == best else "number")) for p in totals),
        )
        from rich.padding import Padding

        self.painter.show(Padding(table, (0, 0, 0, 1)))


def _sum(points: Iterable[int]) -> int | None:
    """The sum, or None if there was nothing to score."""
    found = list(points)
    return sum(found) if found else None
