"""Pins non-interference on the wire: changing what a client can't know doesn't change what it is sent."""

import copy
import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sushiya.core import CHANCE, AnyGame, Choice, Event, Seat, State, one_of, seen_by
from sushiya.server import hub as hub_module
from sushiya.table import new_table as new_table_module
from sushiya.table import table as table_module
from sushiya.table.audience import Audience
from sushiya.table.audience import Client as LiveClient
from sushiya.table.live import LiveMatch, Move
from sushiya.table.store import MatchRow
from tests.conformance.games_to_try import PARTY, SUSHI_GO, SUSHIZOCK
from tests.full import FULL
from tests.server.helpers import BOT, Client, house, play_out, you

EVERY = 1 if FULL else 4
"""Try only every n-th game."""
DRAFTS: list[AnyGame] = [*SUSHI_GO[::EVERY], *PARTY[::EVERY]]
GAMES: list[AnyGame] = [*DRAFTS, *SUSHIZOCK[::EVERY]]

PUBLIC = {
    # Sushi Go!, and Party
    *("round", "turn", "hand_sizes", "table", "kept", "laid", "deck_size", "pantry_size", "pile_size"),
    *("aside", "blind", "blind_next", "served", "offer_size", "offered_to", "notes", "sheet", "scores"),
    *(
        "serial",
        "asked",
        "worth",
        "trays",
        "contests",
        "hand_size",
        "winners",
        "rounds",
        "passes_left",
        "passes_to",
        "tie",
    ),
    # Sushizock
    *("box", "rows", "stacks", "next", "roll", "rolled", "over"),
    *("ladders", "dice", "rolls_left", "forced", "outcomes"),
}
"""All that the public part may contain. Before adding to it, think about secrets."""
PRIVATE_EVENTS = {"HandSeen", "DrewCard", "Offered"}


def viewers(game: AnyGame) -> Iterator[tuple[Seat, ...]]:
    yield ()
    yield from ((seat,) for seat in range(game.seats))


def shown(match: LiveMatch, seats: tuple[Seat, ...], events: Sequence[Event]) -> str:
    """What a client at these seats is sent when it connects."""
    sent: list[str] = []
    guest = LiveClient(sent.append)
    guest.seats = seats
    Audience().show_all([guest], match, events, clock=12.5)
    (text,) = sent
    return text


def shown_step(match: LiveMatch, move: Move) -> dict[tuple[Seat, ...], str]:
    """What everyone is sent when someone answers."""
    match = copy.copy(match)
    match.played, match._told = copy.copy(match.played), [*match._told]
    match.played.history = [*match.played.history]
    match.answers, match.answered_at = dict(match.answers), dict(match.answered_at)
    audience = Audience()
    sent: dict[tuple[Seat, ...], str] = {}
    for seats in viewers(match.game):
        guest = LiveClient(lambda text, seats=seats: sent.__setitem__(seats, text))  # type: ignore[misc]
        guest.seats = seats
        audience.clients.add(guest)
    planned, before = match.plan([move]), match.version
    match.adopt(planned)
    sealed = {line.seat for line in planned.lines}
    audience.show_sealed(match, match.events_since(before), sealed, clock=12.5)
    return sent


def random_moments(game: AnyGame, rng: Random, share: float) -> Iterator[tuple[LiveMatch, list[Event]]]:
    """Random moments of a random match, with all events so far."""
    row = MatchRow("m", "t", str(game), game.rules_version, ("x",) * game.seats, str(rng.random()), 0.0)
    match = LiveMatch(row)
    history = list(match.played.history)
    planned = match.plan([])
    while True:
        history += planned.answers.events
        match.adopt(planned)
        if match.over or rng.random() < share:
            yield match, history
        if match.over:
            return
        decision = one_of(match.state.pending, rng)
        planned = match.plan([Move(decision.seat, decision.sample(rng), "player")])


def in_imagination(match: LiveMatch, state: State[Any]) -> LiveMatch:
    other = copy.copy(match)
    other.played = copy.copy(match.played)
    other.played.state = state
    return other


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.promise(1)
def test_what_a_seat_cannot_know_changes_no_byte_that_it_is_sent(game: AnyGame) -> None:
    rng, differed = Random(f"wire {game}"), 0
    for match, history in random_moments(game, rng, share=0.06):
        for seats in viewers(game):
            seat = seats[0] if seats else None
            seen = seen_by(history, seat)
            imagined = game.imagine(game.view(match.state, seat), seen, rng)
            differed += imagined != match.state
            other = in_imagination(match, imagined)
            recent = history[-30:]
            assert shown(match, seats, recent) == shown(other, seats, seen_by(recent, seat))
    assert differed or game.name == "sushizock", "nothing was hidden, so this tests nothing"


@pytest.mark.parametrize("game", DRAFTS, ids=str)
def test_what_somebody_has_sealed_changes_no_byte_that_others_are_sent(game: AnyGame) -> None:
    rng, tried = Random(f"sealed {game}"), 0
    for match, _ in random_moments(game, rng, share=0.15):
        for decision in match.state.pending:
            others = [each for each in match.state.pending if each.seat != decision.seat]
            if not others or not isinstance(decision, Choice) or len(decision.options) < 2:
                continue
            one, other = (
                shown_step(match, Move(decision.seat, action, "player"))
                for action in rng.sample(decision.options, 2)
            )
            assert one.pop((decision.seat,)) != other.pop((decision.seat,))
            assert one == other
            tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_names_what_is_not_everyones_to_know(game: AnyGame) -> None:
    rng = Random(f"names {game}")
    for match, history in random_moments(game, rng, share=0.08):
        for seats in (*viewers(game), (0, 1)):
            check_update(json.loads(shown(match, seats, history[-30:])), seats)


def check_update(update: dict[str, Any], seats: Sequence[Seat]) -> None:
    """Private facts are only in `mine` and in events to a seat, and only for the client's own seats."""
    assert set(update["mine"]) <= {str(seat) for seat in seats}
    for event in update["events"]:
        assert event["event"] not in PRIVATE_EVENTS or event["seat"] in seats, event
    public = update.get("public", {})
    assert set(public) <= PUBLIC
    assert all(set(step["facts"]) <= PUBLIC for step in update.get("steps", ()))
    assert CHANCE not in public.get("asked", ())
    for stacks in public.get("stacks", ()):
        for stack in stacks.values():
            assert set(stack) == {"height", "top", "tiles"}


# End to end, over sockets -----------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize(
    "game", ["sushi-go(seats=4)", "sushi-go-party(seats=4,meal=party-sampler)", "sushizock(seats=4)"]
)
async def test_clients_are_sent_their_own_seats_only(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as home:
        table, keys = await home.make(game, you("Mia"), you("Leo"), you("Ida"), BOT)
        mia, pair = await home.enter(table, keys[0]), await home.enter(table, keys[1], keys[2])
        watcher = await home.enter(table)
        await play_out(mia, pair)
        await watcher.until(lambda: watcher.over)
        for client in (mia, pair, watcher):
            for message in client.heard:
                if message["type"] == "update":
                    check_update(message, client.seats)
        match = home.hub.tables[table].match
        assert match is not None
        for client in (mia, pair, watcher):
            await client.until(lambda: client.table["seed"])  # noqa: B023 - used up in this round
            seed = client.table["seed"]
            before = [
                text for text in client.texts if '"status":"playing"' in text or '"update"' in text[:20]
            ]
            assert not any(seed in text for text in before)


@pytest.mark.anyio
async def test_two_servers_that_differ_in_a_sealed_pick_send_others_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transcripts = []
    for choice in (0, -1):
        with monkeypatch.context() as fixed:
            numbers = count(1)
            for module in (hub_module, new_table_module, table_module):
                for name in ("new_id", "new_key", "new_seed"):
                    if hasattr(module, name):
                        fixed.setattr(module, name, lambda numbers=numbers: f"{next(numbers):032x}")
            transcripts.append(await transcript(tmp_path / f"{choice}", choice))
    one, other = transcripts
    assert one["leo"] != other["leo"]
    assert one["others"] == other["others"]


async def transcript(folder: Path, choice: int) -> dict[str, list[str]]:
    """Play some turns; then Leo picks the first or the last option."""
    async with house(folder) as home:
        table, keys = await home.make("sushi-go(seats=3)", you("Mia"), you("Leo"), you("Ida"))
        clients: list[Client] = []
        for number in range(3):
            clients.append(await home.enter(table, keys[number]))
            await clients[-1].settled()
        watcher = await home.enter(table)
        mia, leo, ida = clients
        for turn in range(3):
            for seat, client in enumerate(clients):
                await client.until(lambda: client.asked() and client.public["turn"] == turn + 1)  # noqa: B023
                client.answer(seat)
                await client.settled()
        await leo.until(lambda: leo.public["turn"] == 4)
        leo.answer(1, leo.options(1)[choice])
        await mia.until(lambda: mia.update["waiting_for"] == [0, 2])
        for client in (*clients, watcher):
            await client.settled()
        kinds = ('{"type":"update"', '{"type":"notice"', '{"type":"refused"')
        return {
            "leo": [text for text in leo.texts if text.startswith(kinds)],
            "others": [text for each in (mia, ida, watcher) for text in each.texts if text.startswith(kinds)],
        }
