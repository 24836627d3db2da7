"""Pins what happens to matches under older rules: they stay readable, say so, and can't be continued."""

from pathlib import Path

import pytest

from sushiya.core import BadNotation, dump_text, verify
from sushiya.games import load_record
from sushiya.sushi import SushiGo
from tests.server.helpers import BOT, House, house, play_out, you

pytestmark = pytest.mark.anyio

PAIR = "sushi-go(seats=2,edition=gamewright)"
NOTE = "Played under rules sushi-go/1; we play sushi-go/99 and can't replay it."


def change_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install new rules, which can't play old matches or parse their actions."""

    def unknown(game: SushiGo, *facts: object) -> None:
        raise BadNotation("There was such a thing once.")

    monkeypatch.setattr(SushiGo, "rules_version", "sushi-go/99")
    for verb in ("parse_action", "start", "play", "scores", "winners"):
        monkeypatch.setattr(SushiGo, verb, unknown)


async def finished(home: House) -> str:
    """The id of a finished match."""
    table, keys = await home.make(PAIR, you("Mia"), BOT)
    mia = await home.enter(table, keys[0])
    await play_out(mia)
    match: str = mia.update["match"]
    return match


async def test_the_result_is_stored_with_the_last_answer(home: House) -> None:
    row = await home.hub.store.load_match(await finished(home))
    assert row is not None
    answer = await home.get(f"/matches/{row.id}.record")
    match = verify(load_record(answer.text))
    assert (row.scores, row.winners) == (match.game.scores(match.state), match.game.winners(match.state))
    assert "x-sushiya-note" not in answer.headers
    assert answer.text.startswith("sushiya-record 1\n")


async def test_a_record_stays_readable_and_says_so(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await finished(home)
    before = (await home.get(f"/matches/{match}.record")).text
    change_the_rules(monkeypatch)
    text, lines = await home.get(f"/matches/{match}.record"), await home.get(f"/matches/{match}.jsonl")
    assert (text.status_code, lines.status_code) == (200, 200)
    assert text.headers["x-sushiya-note"] == lines.headers["x-sushiya-note"] == NOTE
    assert text.text == f"# {NOTE}\n{before}"
    record = load_record(text.text)
    assert record.outdated
    assert record == load_record(lines.text)
    assert dump_text(record) == before


async def test_it_can_not_be_shown_step_by_step(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await finished(home)
    change_the_rules(monkeypatch)
    answer = await home.get(f"/api/matches/{match}/steps")
    assert (answer.status_code, answer.json()["why"]) == (409, NOTE)


async def test_a_running_match_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(PAIR, you("Mia"), BOT, public=True)
        mia = await home.enter(table, keys[0])
        await play_out(mia, turns=2)
        match = mia.update["match"]
        log = await home.hub.store.read_log(match)
    change_the_rules(monkeypatch)
    async with house(tmp_path) as home:
        mia = home.connect(table)
        refused = await mia.hear("refused")
        assert (refused["about"], refused["reason"]) == ("hello", "older_rules")
        assert "under the rules sushi-go/1. This server plays sushi-go/99" in refused["why"]
        assert refused["why"].endswith("The record is kept.")
        await mia.gone()
        assert mia.code == 4503
        answer = await home.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()) == (
            409,
            {"reason": "older_rules", "why": refused["why"], "error": None},
        )
        assert [each["id"] for each in (await home.get("/api/tables")).json()["tables"]] == [table]
        assert (await home.get(f"/matches/{match}.record")).status_code == 409, "hands are still secret"
        assert (await home.hub.store.read_log(match))[: len(log)] == log
        other, _ = await home.make("sushizock(seats=2)", BOT, BOT)
        watcher = await home.enter(other)
        await watcher.until(lambda: watcher.over)
