"""Pins that the steps which the page's tests tell come from matches as they are played today."""

from scripts.page_events import STEPS, steps
from sushiya.core.codec import parse_json


def test_the_steps_are_current() -> None:
    assert parse_json(STEPS.read_text()) == steps(), "run: python -m scripts.page_events"
