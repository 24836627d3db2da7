"""Pins the rate limits."""

from hypothesis import given
from hypothesis import strategies as st

from sushiya.server.limits import Bucket, Buckets, Handshakes, visitor


def test_a_burst_is_fine_and_then_so_many_a_second() -> None:
    bucket = Bucket(10, now=0)
    assert [bucket.take(0) for _ in range(31)] == [True] * 30 + [False]
    assert [bucket.take(0.25) for _ in range(3)] == [True, True, False]
    assert sum(bucket.take(1000) for _ in range(100)) == 30


def test_a_slow_bucket_holds_one() -> None:
    bucket = Bucket(0.1, now=0)
    assert [bucket.take(0), bucket.take(9), bucket.take(11)] == [True, False, True]


@given(st.lists(st.floats(-1e6, 1e6), max_size=50))
def test_a_clock_that_jumps_gives_and_takes_no_more_than_a_burst(times: list[float]) -> None:
    bucket = Bucket(10, now=0)
    for now in times:
        bucket.take(now)
    taken = sum(bucket.take(2e6) for _ in range(100))
    assert taken == 30


def test_an_address_may_come_back_as_a_whole_soon_after_a_start_but_not_later() -> None:
    handshakes = Handshakes(20, now=100)
    assert sum(handshakes.take("school", 101) for _ in range(500)) == 300
    assert sum(handshakes.take("school", 111) for _ in range(500)) == 60
    assert sum(handshakes.forgive("school", 111) for _ in range(500)) == 20


def test_addresses_are_counted_apart_and_the_oldest_are_forgotten() -> None:
    buckets = Buckets(1, most=2)
    assert [buckets.take("a", 0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("c", 0)  # now b, least recently used, is dropped
    assert not buckets.take("a", 0)
    assert [buckets.take("b", 0) for _ in range(4)] == [True, True, True, False]
    assert len(buckets._buckets) == 2


def test_a_visitor_is_an_address_or_half_of_a_long_one() -> None:
    assert visitor("192.0.2.7") == "192.0.2.7"
    assert visitor("2001:db8::1") == visitor("2001:db8:0:0:ffff::2") == "2001:0db8:0000:0000"
    assert visitor("2001:db8:0:1::1") != visitor("2001:db8::1")
    assert visitor("::ffff:192.0.2.7") != visitor("::ffff:192.0.2.8")
    assert visitor("testclient") == "testclient"


def test_what_is_owed_is_allowed_later_at_the_same_pace() -> None:
    buckets = Buckets(10, burst=2)
    assert [round(buckets.owe("a", 0), 3) for _ in range(5)] == [0, 0, 0.1, 0.2, 0.3]
    assert buckets.owe("b", 0) == 0
    assert round(buckets.owe("a", 0.4), 3) == 0
