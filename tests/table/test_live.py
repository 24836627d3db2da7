"""Pins a match in memory: plans change nothing, stored lines are adopted, bots see what their seat saw."""

import time
from random import Random

import pytest

from sushiya.bots import BotSpec, RandomBot, all_bots
from sushiya.core import CHANCE, BadRecord, Choice, Event, IllegalAction, Match, SushiyaError, seen_by
from sushiya.table.live import LiveMatch, Move, Thinker
from sushiya.table.store import Line, MatchRow

ROW = MatchRow("m", "t", "sushi-go(seats=3)", "sushi-go/1", ("a", "b", "c"), "seed", 100.0)


def dealt(row: MatchRow = ROW) -> LiveMatch:
    match = LiveMatch(row)
    match.adopt(match.plan([]))
    return match


def any_move(match: LiveMatch, rng: Random) -> Move:
    decision = rng.choice(match.state.pending)
    return Move(decision.seat, decision.sample(rng), "player")


def play(match: LiveMatch, turns: int, rng: Random) -> list[Line]:
    lines: list[Line] = []
    while turns and not match.over:
        planned = match.plan([any_move(match, rng)])
        match.adopt(planned)
        lines += planned.lines
        turns -= 1
    return lines


def test_a_plan_changes_nothing_until_it_is_adopted() -> None:
    match = dealt()
    state, seq = match.state, match.seq
    planned = match.plan([any_move(match, Random(1))])
    assert (match.state, match.seq, match.events_since(seq)) == (state, seq, [])
    match.adopt(planned)
    assert (match.state, match.seq) == (planned.state, planned.lines[-1].seq)
    assert [line.seq for line in planned.lines] == [2]


def test_a_plan_that_breaks_the_rules_is_refused_whole() -> None:
    match = dealt()
    good = any_move(match, Random(1))
    with pytest.raises(IllegalAction):
        match.plan([good, Move(good.seat, match.game.parse_action("pick tofu"), "player")])
    assert match.seq == 1


def test_luck_is_what_the_seed_says() -> None:
    match, twin = dealt(), Match(LiveMatch(ROW).game, "seed")
    rng = Random(3)
    assert match.state == twin.state
    while not match.over:
        move = any_move(match, rng)
        match.adopt(match.plan([move]))
        twin.play(move.seat, move.action)
        assert match.state == twin.state
    assert match.seq == len(twin.log)
    assert (match.serial, match.waiting_for) == (0, ())


def test_catching_up_leads_to_the_same_place() -> None:
    match, late = dealt(), dealt()
    for line in play(match, 40, Random(4)):
        late.catch_up([line])
    assert (late.state, late.seq, late.played.chances) == (match.state, match.seq, match.played.chances)
    assert all(late.events_since(seq) == match.events_since(seq) for seq in range(-1, match.seq + 1))
    with pytest.raises(SushiyaError, match="does not follow"):
        late.catch_up([Line(late.seq + 2, 0, "pick tempura", "player", 0.0)])


def test_the_events_after_every_version_are_known() -> None:
    match = dealt()
    assert match.events_since(1) == []
    assert match.events_since(-1) == match.played.history
    before = match.seq
    planned = match.plan([any_move(match, Random(5))])
    match.adopt(planned)
    assert match.events_since(before) == list(planned.answers.events)
    play(match, 60, Random(6))
    assert [*match.events_since(before)][: len(planned.answers.events)] == list(planned.answers.events)
    assert match.events_since(-(10**40)) == match.events_since(-1) == match.played.history
    for version in (match.seq, match.seq + 1, 10**40):
        assert match.events_since(version) == []


def test_a_question_is_as_old_as_the_line_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = LiveMatch(ROW)
    assert match.asked_at == 100.0
    monkeypatch.setattr(time, "time", lambda: 200.0)
    match.adopt(match.plan([]))
    assert match.asked_at == 200.0
    monkeypatch.setattr(time, "time", lambda: 300.0)
    rng = Random(7)
    for _ in range(2):
        match.adopt(match.plan([any_move(match, rng)]))
    assert match.asked_at == 200.0  # sealed answers don't open a new question
    match.adopt(match.plan([any_move(match, rng)]))
    assert match.asked_at == 300.0


def test_a_seat_s_answers_are_known_for_each_question() -> None:
    match = dealt()
    decision = match.state.decision(1)
    assert isinstance(decision, Choice)
    first, second = decision.options[:2]
    for option in (first, second):
        match.adopt(match.plan([Move(1, option, "player")]))
    assert match.answers == {1: [str(first), str(second)]}
    assert (match.seq, match.version) == (3, 2)  # a changed answer is a line of the log, and nothing else
    for seat in (0, 2):
        choice = match.state.decision(seat)
        assert choice is not None
        match.adopt(match.plan([Move(seat, choice.options[0], "player")]))
    assert not match.answers


def test_an_answer_replaces_only_what_its_sender_has_seen() -> None:
    match, mine, other = dealt(), object(), object()
    decision = match.state.decision(1)
    assert isinstance(decision, Choice)
    first, second = decision.options[:2]
    before = match.version
    assert not match.overtaken(1, before, None, other)
    match.adopt(match.plan([Move(1, first, "player")]))
    match.socket_of[1] = mine
    assert not match.overtaken(1, before, None, mine)
    assert match.overtaken(1, before, None, other)
    assert not match.overtaken(1, match.version, None, other)  # it was told of the first answer
    match.adopt(match.plan([Move(1, second, "player")]))
    match.socket_of[1] = mine
    assert match.overtaken(1, match.version, None, other)
    assert match.overtaken(1, match.version, str(first), other)
    assert not match.overtaken(1, match.version, str(second), other)
    assert not match.overtaken(1, before, str(first), mine)


class Witness(RandomBot):
    """Remembers the events it has seen."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.seen: list[Event] = []

    def see(self, event: Event) -> None:
        self.seen.append(event)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_bots(), "witness", BotSpec(lambda game, seat, rng, budget: Witness(rng)))


def seen_of(thinker: Thinker) -> tuple[Event, ...]:
    assert isinstance(thinker.player.observer, Witness)
    return tuple(thinker.player.observer.seen)


@pytest.mark.usefixtures("witness")
def test_a_bot_that_comes_in_the_middle_is_told_all_that_its_seat_saw_and_nothing_else() -> None:
    match, rng = dealt(), Random(8)
    whole = Match(match.game, "seed")
    for line in play(match, 21, rng):
        if line.seat != CHANCE:
            whole.play(line.seat, match.game.parse_action(line.action))
    thinker = match.thinker(1, "witness")
    assert seen_of(thinker) == ()
    decision = match.state.decision(1)
    assert decision is not None
    assert decision.accepts(thinker.choose(0.0))
    assert seen_of(thinker) == seen_by(whole.history, 1)
    assert match.thinker(1, "witness").player is thinker.player


@pytest.mark.usefixtures("witness")
def test_a_bot_is_told_nothing_that_came_after_its_view() -> None:
    match, rng = dealt(), Random(9)
    early = match.thinker(0, "witness")
    before = seen_by(match.played.history, 0)
    play(match, 6, rng)
    early.choose(0.0)
    assert seen_of(early) == before
    late = match.thinker(0, "witness")
    late.choose(0.0)
    early.choose(0.0)  # thinking again with an older view adds nothing
    assert seen_of(late) == seen_by(match.played.history, 0)
    assert len(seen_of(late)) > len(before)


@pytest.mark.usefixtures("witness")
def test_when_a_match_is_over_nobody_thinks_about_it_any_more() -> None:
    match = dealt()
    match.thinker(0, "witness")
    play(match, 1_000, Random(2))
    assert match.over
    assert not match.players


def test_a_match_of_other_rules_is_not_played_on() -> None:
    with pytest.raises(BadRecord, match="sushi-go/0"):
        LiveMatch(MatchRow("m", "t", "sushi-go(seats=3)", "sushi-go/0", ("a", "b", "c"), "seed", 100.0))
