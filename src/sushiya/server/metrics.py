"""What a process counts, and all workers of a server together, in Prometheus's text format.

A metric is a field of `Metrics`. Code that counts changes the field: `metrics.refused["too_fast"] += 1`.
"""

import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from operator import add
from pathlib import Path
from typing import TypeAlias

from sushiya.core.codec import BadMessage, dumps, parse_json

__all__ = ["Histogram", "Metrics", "Values", "Workers"]

log = logging.getLogger("sushiya")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 5.0)
SILENT = 20.0
"""Seconds after which a worker that published nothing is presumed gone."""

Values: TypeAlias = dict[str, dict[str, float]]
"""The values of every metric by label; without labels, by an empty text. Buckets are labels, too."""


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def values(self) -> dict[str, float]:
        """The number up to each bound, and the sum."""
        result: dict[str, float] = {}
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            result[str(bound)] = total = total + count
        return result | {"sum": self.sum}


def _about(kind: str, help: str, label: str = "", of_all: str = "sum") -> dict[str, str]:
    """A metric's field. `of_all` combines workers: their `sum`, or the `most` or `least` of any of them."""
    return {"kind": kind, "help": help, "label": label, "of_all": of_all}


@dataclass
class Metrics:
    """The metrics of one process since it started."""

    answers: int = field(
        default=0, metadata=_about("counter", "Lines added to logs of matches: answers, and chance.")
    )
    messages: int = field(default=0, metadata=_about("counter", "Messages from clients."))
    refused: "Counter[str]" = field(
        default_factory=Counter,
        metadata=_about("counter", "Messages and requests that were refused.", label="reason"),
    )
    tables_made: int = field(default=0, metadata=_about("counter", "Tables made."))
    slow_readers: int = field(
        default=0, metadata=_about("counter", "Sockets closed because their client did not read.")
    )
    turned_away: int = field(
        default=0, metadata=_about("counter", "Connections for which there was no room.")
    )
    cut_off: int = field(
        default=0, metadata=_about("counter", "Connections ended because they took more than their share.")
    )
    connections: int = field(default=0, metadata=_about("gauge", "Open connections of any kind."))
    internal_errors: int = field(
        default=0, metadata=_about("counter", "Unexpected errors. The log has them by id.")
    )
    unreadable_rows: int = field(
        default=0, metadata=_about("counter", "Stored rows that could not be read and were left out.")
    )
    store_errors: int = field(
        default=0, metadata=_about("counter", "Requests and messages refused because the store did not work.")
    )
    shedding: int = field(
        default=0,
        metadata=_about(
            "gauge",
            "0: everything is done; 1: no tables for those with many; 2: no new tables; 3: no spectators.",
            of_all="most",
        ),
    )
    thinking: int = field(default=0, metadata=_about("gauge", "Bots and hints that think, or wait for it."))
    sockets: int = field(default=0, metadata=_about("gauge", "Open sockets."))
    live_tables: int = field(default=0, metadata=_about("gauge", "Tables in memory."))
    swept_at: float = field(
        default=0.0,
        metadata=_about(
            "gauge", "When idle tables and old matches were last looked after, in Unix time.", of_all="least"
        ),
    )
    loop_late_seconds: Histogram = field(
        default_factory=Histogram,
        metadata=_about(
            "histogram", "Seconds by which the event loop was late, looked at four times a second."
        ),
    )
    answer_seconds: Histogram = field(
        default_factory=Histogram,
        metadata=_about("histogram", "Seconds from a player's answer to its being on disk and shown."),
    )
    bot_seconds: Histogram = field(
        default_factory=Histogram,
        metadata=_about("histogram", "Seconds from a question to a bot until it has decided."),
    )
    hurried_bots: int = field(
        default=0, metadata=_about("counter", "Answers of bots that had less time to think than they wanted.")
    )

    def values(self) -> Values:
        """Everything counted so far."""
        result: Values = {}
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, Histogram):
                result[each.name] = value.values()
            else:
                result[each.name] = dict(value) if isinstance(value, Counter) else {"": value}
        return result

    def together(self, others: Iterable[Values]) -> Values:
        """The values of this process and of the others, combined."""
        return _together((self.values(), *others))

    def text(self, others: Iterable[Values] = ()) -> str:
        """All metrics in Prometheus's text format, together with those of other processes."""
        lines: list[str] = []
        total = self.together(others)
        for each in fields(self):
            kind, label = each.metadata["kind"], each.metadata["label"]
            name = f"sushiya_{each.name}" + ("_total" if kind == "counter" else "")
            lines += [f"# HELP {name} {each.metadata['help']}", f"# TYPE {name} {kind}"]
            values = total[each.name]
            if kind == "histogram":
                lines += [f'{name}_bucket{{le="{le}"}} {n:.0f}' for le, n in values.items() if le != "sum"]
                lines += [f"{name}_sum {values['sum']:.6f}", f"{name}_count {values['+Inf']:.0f}"]
            elif label:
                lines += [f'{name}{{{label}="{which}"}} {n:.0f}' for which, n in sorted(values.items())]
            else:
                lines.append(f"{name} {values['']:.0f}")
        return "\n".join(lines) + "\n"


GAUGES = frozenset(each.name for each in fields(Metrics) if each.metadata["kind"] == "gauge")

COMBINE: dict[str, Callable[[float, float], float]] = {"sum": add, "most": max, "least": min}
OF_ALL = {each.name: COMBINE[each.metadata["of_all"]] for each in fields(Metrics)}


def _together(processes: Iterable[Values]) -> Values:
    total: Values = {}
    for values in processes:
        for name, labels in values.items():
            into = total.setdefault(name, {})
            combine = OF_ALL.get(name, COMBINE["sum"])
            for label, number in labels.items():
                into[label] = combine(into[label], number) if label in into else number
    return total


class Workers:
    """The workers of one server, which share a folder where each writes its counts.

    Any of them can then answer for all. A worker that has ended still counts, but its gauges don't.
    """

    def __init__(self, folder: str, process: str) -> None:
        """`folder` is empty if there is only one worker."""
        self._folder = Path(folder) if folder else None
        self._own = f"{process}.json"
        self._failing = False

    def publish(self, metrics: Metrics) -> None:
        """Publish our counts to the other workers. If that fails, the log says so once."""
        if self._folder is None:
            return
        try:
            part = self._folder / f"{self._own}.part"
            part.write_text(dumps(metrics.values()), encoding="utf-8")
            part.replace(self._folder / self._own)
            self._failing = False
        except OSError as error:
            if not self._failing:
                log.error("metrics can't be shared with other workers", extra={"why": str(error)})
            self._failing = True

    def others(self) -> list[Values]:
        """The values that the other workers last published."""
        result = []
        for file in () if self._folder is None else sorted(self._folder.glob("*.json")):
            if file.name != self._own:
                with suppress(OSError, BadMessage):
                    values: Values = parse_json(file.read_text(encoding="utf-8"))
                    silent = time.time() - file.stat().st_mtime > SILENT
                    result.append(_without_gauges(values) if silent else values)
        return result


def _without_gauges(values: Values) -> Values:
    return {name: each for name, each in values.items() if name not in GAUGES}
