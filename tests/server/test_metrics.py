"""Pins that Prometheus can read our metrics."""

import os
import time
from dataclasses import fields
from pathlib import Path

from sushiya.server.metrics import BOUNDS, SILENT, Histogram, Metrics, Workers


def test_counters_and_gauges_are_written_with_their_type() -> None:
    text = Metrics(answers=3, sockets=2).text()
    assert "# TYPE sushiya_answers_total counter\nsushiya_answers_total 3\n" in text
    assert "# HELP sushiya_answers_total " in text
    assert "# TYPE sushiya_sockets gauge\nsushiya_sockets 2\n" in text
    assert text.endswith("\n")
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == len(fields(Metrics))


def test_buckets_add_up_and_hold_their_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.0011, 0.25, 100.0):
        metrics.answer_seconds.add(seconds)
    lines = metrics.text().splitlines()
    assert 'sushiya_answer_seconds_bucket{le="0.001"} 2' in lines
    assert 'sushiya_answer_seconds_bucket{le="0.0025"} 3' in lines
    assert 'sushiya_answer_seconds_bucket{le="0.1"} 3' in lines
    assert 'sushiya_answer_seconds_bucket{le="0.25"} 4' in lines
    assert 'sushiya_answer_seconds_bucket{le="2.5"} 4' in lines
    assert 'sushiya_answer_seconds_bucket{le="+Inf"} 5' in lines
    assert "sushiya_answer_seconds_count 5" in lines
    assert "sushiya_answer_seconds_sum 100.252100" in lines


def test_processes_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.answer_seconds.add(1)
    assert sum(other.answer_seconds.counts) == 0
    assert len(Histogram().counts) == len(BOUNDS) + 1


def test_refusals_are_counted_by_reason() -> None:
    metrics = Metrics()
    metrics.refused["too_fast"] += 2
    metrics.refused["late"] += 1
    assert (
        'sushiya_refused_total{reason="late"} 1\nsushiya_refused_total{reason="too_fast"} 2\n'
        in metrics.text()
    )


def test_any_worker_answers_for_all(tmp_path: Path) -> None:
    one, other = Metrics(answers=3, sockets=2), Metrics(answers=4, sockets=5)
    one.refused["late"] += 1
    other.refused["late"] += 2
    other.answer_seconds.add(1.0)
    Workers(str(tmp_path), "other").publish(other)
    here = Workers(str(tmp_path), "one")
    here.publish(one)  # what it counts itself does not count twice
    lines = one.text(here.others()).splitlines()
    assert "sushiya_answers_total 7" in lines
    assert "sushiya_sockets 7" in lines
    assert 'sushiya_refused_total{reason="late"} 3' in lines
    assert "sushiya_answer_seconds_count 1" in lines


def test_a_level_is_that_of_the_most_strained_worker(tmp_path: Path) -> None:
    Workers(str(tmp_path), "other").publish(Metrics(shedding=1))
    others = Workers(str(tmp_path), "one").others()
    assert "sushiya_shedding 1" in Metrics(shedding=1).text(others).splitlines()
    assert "sushiya_shedding 2" in Metrics(shedding=2).text(others).splitlines()
    assert "sushiya_shedding 1" in Metrics().text(others).splitlines()


def test_the_last_sweep_is_that_of_the_worker_that_is_furthest_behind(tmp_path: Path) -> None:
    Workers(str(tmp_path), "other").publish(Metrics(swept_at=1_800_000_000.0))
    others = Workers(str(tmp_path), "one").others()
    assert "sushiya_swept_at 1800000000" in Metrics(swept_at=1_800_000_005.0).text(others).splitlines()
    assert "sushiya_swept_at 1799999990" in Metrics(swept_at=1_799_999_990.0).text(others).splitlines()


def test_a_worker_that_ended_still_counts_but_holds_no_socket(tmp_path: Path) -> None:
    Workers(str(tmp_path), "other").publish(Metrics(answers=4, sockets=5))
    long_ago = time.time() - SILENT - 60
    os.utime(tmp_path / "other.json", (long_ago, long_ago))
    (tmp_path / "broken.json").write_text("{")
    lines = Metrics(answers=3, sockets=2).text(Workers(str(tmp_path), "one").others()).splitlines()
    assert "sushiya_answers_total 7" in lines
    assert "sushiya_sockets 2" in lines


def test_one_worker_alone_shares_nothing() -> None:
    alone = Workers("", "one")
    alone.publish(Metrics())
    assert alone.others() == []
