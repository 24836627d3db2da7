"""The review of a match in the terminal: luck and skill, the course of the match, moments, all options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.reasons import reason_text
from sushiya.review.values import (
    SETTLED,
    Interval,
    OptionValue,
    Review,
    ReviewedDecision,
    SeatReview,
    in_tenths,
)
from sushiya.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["show_review", "sparkline"]

COLUMNS = ("player", "points", "accuracy", "start", "luck", "skill", "beyond", "result")
SOMETIMES = ("start", "beyond")
"""The columns that are shown if they say something for anybody."""
AT_FIRST = ("player", "points", "accuracy", "result")
"""The columns of a first picture."""
SMALL = 0.05
"""Anything that rounds to less than a tenth of a point is not shown."""
COSTLY = 1.0
"""From this many points on, a choice is worth another look."""
BARS = "▁▂▃▄▅▆▇█"
LONGER = "--budget 200it"
"""As many deals as a server plays."""
WIDTH = 40
"""The most characters of a sparkline."""


def show_review(review: Review, seat: int | None, painter: Painter, texts: Texts) -> None:
    """Print the whole review; for a seat, all its decisions with what every option was worth."""
    sheet = _Sheet(review, painter, texts)
    painter.say((f" {review.game}", "title"))
    sheet.seats()
    sheet.curve()
    if seat is not None:
        painter.blank()
        sheet.decisions(seat)
    elif sheet.settled:
        for each in review.seats:
            painter.blank()
            sheet.moments(each)
    note = "review-note" if sheet.settled else "review-first"
    painter.paragraph(painter.text((texts(note, count=review.deals, longer=LONGER), "quiet")))


def sparkline(shares: Sequence[float], width: int = WIDTH) -> str:
    """Shares from 0 to 1 as a row of bars. If there are too many, some are left out, but never the last."""
    count = min(width, len(shares))
    places = [round(at * (len(shares) - 1) / max(1, count - 1)) for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(shares[place] * len(BARS)))] for place in places)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


class _Sheet:
    def __init__(self, review: Review, painter: Painter, texts: Texts) -> None:
        self.review, self.painter, self.texts = review, painter, texts
        self.settled = review.deals >= SETTLED

    def _points(self, amount: float) -> str:
        return self.texts("review-points", amount=round(amount, 1))

    def _quiet(self, text: str) -> Text:
        return self.painter.text((text, "quiet"))

    def seats(self) -> None:
        """Everybody's points and accuracy; luck and skill once they have settled."""
        empty = [
            name for name in SOMETIMES if all(abs(getattr(each, name)) < SMALL for each in self.review.seats)
        ]
        columns = [name for name in COLUMNS if name not in empty] if self.settled else AT_FIRST
        rows = [tuple(self._quiet(self.texts(f"review-column-{name}")) for name in columns)]
        rows += [tuple(map(self.painter.text, self._row(each, columns))) for each in self.review.seats]
        self.painter.columns([(*row, "") for row in rows], right=range(1, len(columns)))

    def _row(self, each: SeatReview, columns: Sequence[str]) -> list[str]:
        luck = each.chance + each.round
        parts = in_tenths([each.start, luck, each.skill, each.beyond], each.result)
        amounts = zip(("start", "luck", "skill", "beyond", "result"), [*parts, each.result], strict=True)
        cells = {
            "player": each.player,
            "points": str(each.points),
            "accuracy": self._accuracy(each.accuracy),
            **{name: self._points(amount) for name, amount in amounts},
        }
        return [cells[name] for name in columns]

    def _accuracy(self, value: int | None) -> str:
        if value is None:
            return "·"
        return str(value) if self.settled else self.texts("reviewed-about", amount=5 * round(value / 5))

    def curve(self) -> None:
        """Everybody's win probability through the match, and where it turned."""
        review, curve = self.review, self.review.curve
        if not curve:
            return
        self.painter.blank()
        self.painter.say((f" {self.texts('reviewed-curve')}", "title"))
        self.painter.columns(
            (
                each.player,
                sparkline([moment.wins[each.seat] for moment in curve]),
                self._quiet(f"{_percent(curve[0].wins[each.seat])} → {_percent(curve[-1].wins[each.seat])}"),
            )
            for each in review.seats
        )
        if self.settled:
            self.painter.columns(map(self._turn, review.turning), right=(0,))

    def _turn(self, at: int) -> tuple[Text | str, ...]:
        """A turning point: after which answer, and whose probability changed most."""
        before, after = self.review.curve[at - 1].wins, self.review.curve[at].wins
        seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
        moved = f"{_percent(before[seat])} → {_percent(after[seat])}"
        line = self._quiet(str(self.review.curve[at].line))
        return line, self._quiet(f"◆ {self.texts('reviewed-turning')}"), self.review.players[seat], moved

    def moments(self, seat: SeatReview) -> None:
        """The two moments of a seat: the most costly one, and the best one."""
        found = {each.line: each for each in self.review.decisions if each.seat == seat.seat}
        costly = found[seat.costly] if seat.costly else None
        if costly is None or costly.cost < COSTLY:
            self.painter.paragraph(self.texts("review-nothing-cost", name=seat.player))
            costly = None
        seen = found[seat.well_seen] if seat.well_seen else None
        told = [each for each in (costly, seen) if each is not None]
        if told:
            self.painter.say((f" {self.texts('review-moments', name=seat.player)}", "title"))
            self.painter.columns([self._moment(each) for each in told], right=(0, 2))
            self._reasons(told)

    def _moment(self, each: ReviewedDecision) -> tuple[Text | str, ...]:
        best, second = each.options[:2]
        if each.cost:
            worth = self.painter.text((self.texts("review-cost", amount=round(each.cost, 1)), "lost"))
            instead = self.texts("review-instead", option=best.action)
        else:
            gain = f"+{self._points(second.less.mean)}"
            worth = self.painter.text((self.texts("reviewed-tag-seen", amount=gain), "won"))
            instead = self.texts("review-next-best", option=second.action)
        return self._quiet(str(each.line)), each.chosen, worth, self._quiet(instead)

    def decisions(self, seat: int) -> None:
        """All decisions of a seat, with every option's win probability, its final lead and its cost."""
        mine = [each for each in self.review.decisions if each.seat == seat]
        name = self.review.players[seat]
        self.painter.say((f" {self.texts('review-decisions', name=name)}", "title"))
        heads = ("", "", "reviewed-wins", "review-column-result", "reviewed-less", "")
        rows = [tuple(self._quiet(self.texts(head) if head else "") for head in heads)]
        self.painter.columns([*rows, *(row for each in mine for row in self._options(each))], right=(0, 4))
        if solved := ", ".join(str(each.line) for each in mine if each.solved):
            said = self.texts("reviewed-solved")
            self.painter.paragraph(self.painter.text((f"{solved}  ", "quiet"), (said, "")))
        costly = [each for each in mine if each.cost or each.line == self.review.seats[seat].well_seen]
        self._reasons(costly)

    def _options(self, decision: ReviewedDecision) -> Iterator[tuple[Text | str, ...]]:
        for index, each in enumerate(decision.options):
            line = str(decision.line) if index == 0 else ""
            took = self.painter.text(
                (f"› {each.action}", "me") if each.action == decision.chosen else f"  {each.action}"
            )
            yield (
                self._quiet(line),
                took,
                _wins(each.win),
                self._lead(each.lead),
                self._less(each, index),
                "",
            )

    def _lead(self, value: Interval) -> str:
        return f"{self._points(value.mean)} ± {self._points((value.high - value.low) / 2)}"

    def _less(self, each: OptionValue, index: int) -> Text:
        if index == 0:
            return self.painter.text((self.texts("review-best"), "won"))
        if each.alike:
            return self._quiet(self.texts("review-alike"))
        return self.painter.text((self.texts("review-cost", amount=round(each.less.mean, 1)), "lost"))

    def _reasons(self, told: list[ReviewedDecision]) -> None:
        for each in told:
            if each.because is not None:
                why = reason_text(self.texts, each.because, self.review.players, past=True)
                self.painter.paragraph(self.painter.text((f"{each.line}  ", "quiet"), (why, "")))


def _wins(value: Interval) -> str:
    return f"{_percent(value.mean)} ± {50 * (value.high - value.low):.0f}"
