"""Metrics in Prometheus's text format."""

from bisect import bisect_left
from dataclasses import dataclass, field

__all__ = ["Histogram", "Metrics"]

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


@dataclass
class Metrics:
    """Counters of one process since it started."""

    answers: int = 0
    messages: int = 0
    refused: int = 0
    tables_made: int = 0
    sockets: int = 0
    live_tables: int = 0
    slow_readers: int = 0
    answer_seconds: Histogram = field(default_factory=Histogram)

    def text(self) -> str:
        """All metrics in Prometheus's text format."""
        lines: list[str] = []
        for name, kind, value in (
            ("answers_total", "counter", self.answers),
            ("messages_total", "counter", self.messages),
            ("refused_total", "counter", self.refused),
            ("tables_made_total", "counter", self.tables_made),
            ("slow_readers_total", "counter", self.slow_readers),
            ("sockets", "gauge", self.sockets),
            ("live_tables", "gauge", self.live_tables),
        ):
            lines += [f"# TYPE sushiya_{name} {kind}", f"sushiya_{name} {value}"]
        lines.append("# TYPE sushiya_answer_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.answer_seconds.counts, strict=True):
            total += count
            lines.append(f'sushiya_answer_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"sushiya_answer_seconds_sum {self.answer_seconds.sum:.6f}")
        lines.append(f"sushiya_answer_seconds_count {total}")
        return "\n".join(lines) + "\n"
