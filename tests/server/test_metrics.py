"""Pins that Prometheus can read our metrics."""

from sushiya.server.metrics import BOUNDS, Histogram, Metrics


def test_counters_and_gauges_are_written_with_their_type() -> None:
    text = Metrics(answers=3, sockets=2).text()
    assert "# TYPE sushiya_answers_total counter\nsushiya_answers_total 3\n" in text
    assert "# TYPE sushiya_sockets gauge\nsushiya_sockets 2\n" in text
    assert text.endswith("\n")
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == 8


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
