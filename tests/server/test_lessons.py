"""Pins that every lesson's deal shows what its script teaches if the pupil follows the coach."""

import json
from typing import Any

import pytest

from tests.project.tree import ROOT
from tests.server.helpers import BOT, House, you

pytestmark = pytest.mark.anyio

LESSONS = {path.stem: json.loads(path.read_text()) for path in (ROOT / "web/src/lessons").glob("*.json")}
ANY = "*"


def test_there_is_a_lesson_for_every_game() -> None:
    assert set(LESSONS) == {"sushi-go", "sushi-go-party", "sushizock"}
    assert all(lesson["game"].startswith(f"{game}(") for game, lesson in LESSONS.items())


@pytest.mark.parametrize("game", LESSONS)
async def test_all_that_is_suggested_is_offered_and_all_that_is_told_happens(home: House, game: str) -> None:
    lesson: dict[str, Any] = LESSONS[game]
    table, keys = await home.make(lesson["game"], you("Mia"), BOT, BOT, seed=lesson["seed"])
    mia = await home.enter(table, keys[0])
    answered = 0
    for step in lesson["steps"]:
        await mia.until(lambda: mia.asked() and mia.public["serial"] > answered)  # noqa: B023 - used up here
        when = step["when"]
        assert when.get("turn") in (None, mia.public["turn"]), step
        happened = when.get("happened", {}).items()
        assert not happened or any(happened <= event.items() for event in mia.events), step
        if "tap" in step:
            action = mia.options(0)[0] if step["tap"] == ANY else step["tap"]
            assert action in mia.options(0), step
            answered = mia.public["serial"]
            mia.answer(0, action)
    await mia.until(lambda: mia.asked() and mia.public["serial"] > answered)
    if game == "sushizock":
        sushi, bones = mia.public["stacks"][0]["sushi"], mia.public["stacks"][0]["bones"]
        assert (sushi["height"], sushi["top"], bones["height"], bones["top"]) == (2, 6, 1, 1)
    else:
        assert mia.public["round"] == lesson["end"]["round"]
        mine, *others = mia.public["scores"]
        assert mine > max(others), "a first round should end well"
