"""Pins what the coach says, to whom and when, and that it uses only what the seat knew."""

import asyncio
from random import Random
from typing import Any

import pytest

from sushiya.bots.families import IMAGINE, memory_at
from sushiya.bots.warmup import compile_search
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.review.coach import Measurement, spoken_of
from sushiya.review.judge import Judge
from sushiya.table import coach_service
from sushiya.table.coach_service import CoachService
from sushiya.table.services import PlainBots
from tests.full import some
from tests.table.evening import BOT, Person, lay, services
from tests.table.powers.meeting import MIA, OPEN, PAIR, TRIO, Evening

pytestmark = pytest.mark.anyio

GAMES = some([TRIO], ["sushi-go-party(seats=3)", "sushizock(seats=2,first=0)"])


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    for name in some(["sushi-go"], ["sushizock"]):
        compile_search(name)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the coach may take longer than anybody would wait."""
    monkeypatch.setattr(coach_service, "TOO_LATE", 60.0)


async def seated(game: str = TRIO, *, coach: bool = True, seed: str = "coach", **wish: Any) -> Person:
    """Mia, alone with bots, whose match has begun."""
    bots = (BOT,) * (game_of(game).seats - 1)
    table, [key] = await lay(services(), game, MIA, *bots, seed=seed, **wish)
    mia = await Person(table, key).come()
    if coach:
        await mia.say("coach", on=True)
    await mia.until_asked()
    return mia


async def chooses(mia: Person, option: str) -> dict[str, Any]:
    """Mia answers, and the coach has its say, if it has one."""
    serial = mia.public["serial"]
    await mia.say("answer", seat=0, serial=serial, version=mia.update["version"], action=option)
    return await said(mia)


async def said(mia: Person) -> dict[str, Any]:
    for _ in range(3):  # the reveal first, then what the coach measures
        await asyncio.gather(*mia.table.services.coach_service.tasks)
        await mia.until_asked()
    return next((each for each in reversed(mia.heard) if each["type"] == "coached"), {})


def options(mia: Person) -> list[str]:
    return [option["text"] for option in mia.mine["0"]["decision"]["options"]]


@pytest.mark.parametrize("game", GAMES)
async def test_it_reviews_the_answer_after_the_reveal(game: str) -> None:
    mia = await seated(game)
    serial, asked = mia.public["serial"], options(mia)
    word = await chooses(mia, asked[-1])
    told = [each["type"] for each in mia.heard]
    assert told.index("coached") > max(
        number
        for number, each in enumerate(mia.heard)
        if each["type"] == "update" and each.get("public") and each["public"]["serial"] == serial
    )
    assert (word["seat"], word["serial"], word["chosen"], word["of"]) == (0, serial, asked[-1], 1)
    actions = [each["option"]["text"] for each in word["options"]]
    assert asked[-1] in actions
    assert set(actions) <= set(asked)
    assert word["options"][0]["less"]["mean"] == 0
    for each in word["options"]:
        assert each["win"]["low"] <= each["win"]["mean"] <= each["win"]["high"]
    chosen = next(each for each in word["options"] if each["option"]["text"] == asked[-1])
    assert word["cost"] in (0, chosen["less"]["mean"])
    assert (word["cost"] > 0) == (chosen["less"]["low"] > 0)
    assert word["best"] == (word["cost"] == 0)


async def test_only_who_wants_it_is_told_and_only_about_an_own_seat() -> None:
    mia = await seated(coach=False)
    watcher = await Person(mia.table).come()
    await watcher.say("coach", on=True)
    assert await chooses(mia, options(mia)[0]) == {}
    await mia.say("coach", on=True)
    assert await chooses(mia, options(mia)[0])
    assert "coached" not in [each["type"] for each in watcher.heard]
    await mia.say("coach", on=False)
    before = len(mia.heard)
    await chooses(mia, options(mia)[0])
    assert "coached" not in [each["type"] for each in mia.heard[before:]]


@pytest.mark.promise(28)
async def test_it_is_silent_among_people_unless_the_table_has_hints() -> None:
    for hints in (False, True):
        evening, mia = await Evening.of(PAIR, MIA, OPEN, hints=hints)
        leo = await evening.sit("Leo")
        for each in (mia, leo):
            await each.say("coach", on=True)
        await mia.answer(0, Random(1))
        await leo.answer(1, Random(1))
        await asyncio.gather(*evening.table.services.coach_service.tasks)
        heard = [
            [each["seat"] for each in person.heard if each["type"] == "coached"] for person in (mia, leo)
        ]
        assert heard == ([[0], [1]] if hints else [[], []])


async def test_it_says_nothing_about_what_a_bot_or_the_clock_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    mia = await seated()
    assert mia.table.match is not None
    await chooses(mia, options(mia)[0])
    closed = mia.table.match.closed
    assert closed is not None
    assert {seat: line.by for seat, line in closed.answers.items()} == {0: "player", 1: "bot", 2: "bot"}
    mia.table.match.coached.clear()
    mia.table.match.closed = closed._replace(answers={0: closed.answers[1]})
    mia.table.services.coach_service.look(mia.table)
    assert mia.table.services.coach_service.tasks == []


async def test_who_takes_what_the_master_advised_hears_nothing_else() -> None:
    mia = await seated()
    await mia.say("hint", seat=0, serial=mia.public["serial"])
    await asyncio.gather(*mia.table.services.hint_service.tasks)
    best = next(each for each in mia.heard if each["type"] == "hints")["options"][0]["action"]
    assert await chooses(mia, best) == {}


async def test_a_strained_server_has_no_coach_and_nobody_waits_for_it() -> None:
    mia = await seated()
    service = mia.table.services.coach_service
    service._may_think = lambda: False
    assert await chooses(mia, options(mia)[0]) == {}

    class NotCompiled(PlainBots):
        def search_is_ready(self, game: object) -> bool:
            return False

    service._may_think, service._bots = lambda: True, NotCompiled()
    assert await chooses(mia, options(mia)[0]) == {}


async def test_a_newer_answer_ends_what_is_being_measured() -> None:
    begun, forever = [], asyncio.Event()

    class Slow(PlainBots):
        async def spare(self, *args: Any) -> Any:
            begun.append(args)
            await forever.wait()

    mia = await seated()
    service = mia.table.services.coach_service
    service._bots = Slow()
    for _ in range(2):
        serial = mia.public["serial"]
        await mia.say("answer", seat=0, serial=serial, version=mia.update["version"], action=options(mia)[0])
        async with asyncio.timeout(20):
            while mia.public["serial"] == serial or not mia.asked():
                await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (len(begun), len(service.tasks)) == (2, 1)
    for task in service.tasks:
        task.cancel()


# What it knows ----------------------------------------------------------------------------------------------


def measured(game: str, seed: str, answers: int, others: int) -> Any:
    """What the coach finds about an answer of seat 0, to which the others answer by this seed."""
    match = Match(game_of(game), seed)
    rng = Random(1)
    for _ in range(answers):
        for seat in [each.seat for each in match.state.pending]:
            match.play(seat, rng.choice(match.options(seat)))
    view, until = match.view(0), len(match.history)
    chosen = match.options(0)[-1]
    for seat in [each.seat for each in match.state.pending]:
        match.play(seat, chosen if seat == 0 else Random(others).choice(match.options(seat)))
    measurement = Measurement(view, memory_at(match.game, 0).told(match.history, until), chosen)
    while (found := measurement.measure(0)) is None:
        pass
    return found, match


def test_what_the_seat_could_not_know_changes_nothing() -> None:
    """The others take other cards, which the seat sees only after it has chosen."""
    (found, one), (again, other) = (measured(TRIO, "coach", 1, others) for others in (1, 2))
    assert one.log != other.log
    assert one.state != other.state
    assert found == again


def test_nor_do_hidden_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another deal in which the seat sees the same: the imagined deals are the same."""
    match = Match(game_of(PAIR), "one")
    memory = memory_at(match.game, 0).told(match.history)
    truth = match.state.board.hands[1]
    imagined: set[Any] = set()
    original = Judge.options

    def spied(self: Judge, question: Any, deals: int, rng: Random) -> Any:
        for _ in range(3):
            imagined.add(self._imagine(question.view, question.memory, rng).board.hands[1])
        return original(self, question, deals, rng)

    monkeypatch.setattr(Judge, "options", spied)
    measurement = Measurement(match.view(0), memory, match.options(0)[0])
    measurement.measure(0)
    assert truth not in imagined, "the coach deals hands that the seat can imagine, not the one it can't see"
    assert len(imagined) > 1


async def test_what_a_seat_knew_is_kept_as_the_match_goes() -> None:
    mia = await seated()
    live = mia.table.match
    assert live is not None
    first = live.known_to(0, len(live.played.history))
    serial, at = mia.public["serial"], IMAGINE.of(live.game)
    view = live.game.view(live.state, 0)
    imagined = at(view, first, Random(1))
    await chooses(mia, options(mia)[0])
    async with asyncio.timeout(20):
        while mia.public["serial"] == serial or not mia.asked():
            await asyncio.sleep(0)
    later, anew = live.game.view(live.state, 0), memory_at(live.game, 0).told(live.played.history)
    kept = live.known_to(0, len(live.played.history))
    assert at(later, kept, Random(1)) == at(later, anew, Random(1))
    assert at(view, first, Random(1)) == imagined, "what it knew then doesn't change with what comes"


def test_it_speaks_of_a_point_or_more_and_only_beyond_doubt() -> None:
    """Of many answers at random some are spoken of; none of them may have been as good as the best."""
    spoken = 0
    for seed in range(6):
        found, _ = measured(PAIR, f"seed {seed}", 5, 1)
        chosen = next(each for each in found.options if each.action == found.chosen)
        assert spoken_of(found) == (chosen.less.low > 0 and chosen.less.mean >= 1)
        spoken += spoken_of(found)
    assert 0 < spoken < 6


def test_a_service_without_tables_has_nothing_to_do() -> None:
    assert CoachService(PlainBots()).tasks == []
