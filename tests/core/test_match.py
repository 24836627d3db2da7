"""Pins a match: its log, its history, and chance outcomes that no player's choice can shift."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sushiya.core import (
    CHANCE,
    Action,
    AnyGame,
    AnyMatch,
    BadNotation,
    BadOptions,
    Chance,
    Choice,
    Entry,
    IllegalAction,
    Match,
    Scripted,
    Seeded,
    SushiyaError,
    dump_text,
    load,
    record_of,
    replay,
    stream,
)
from sushiya.sushi import SushiGo, SushiGoParty, meal_of
from sushiya.sushi.moves import Deal
from sushiya.sushizock import First, Roll, Rows, Sushizock

GAMES: list[AnyGame] = [
    SushiGo(3),
    SushiGo(2, edition="gamewright", with_dummy=True),
    SushiGoParty(4, meal=meal_of("maki+eel+tofu+sashimi+menu+special_order+fruit")),
    Sushizock(3, "999games"),
]


def play_on(match: AnyMatch, chooser: int) -> AnyMatch:
    """Play to the end; different choosers choose differently."""
    rng = Random(chooser)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return match


def choices_of_chance(match: AnyMatch) -> list[Action]:
    return [action for seat, action in match.log if seat == CHANCE]


# Log and history --------------------------------------------------------------------------------------------


def test_with_a_seed_the_match_answers_for_chance() -> None:
    match = Match(Sushizock(2), "demo")
    assert match.log == [
        Entry(CHANCE, Rows((1, 2, 6, 3, 4, 3, 5, 2, 1, 5, 6, 4), (1, 1, 1, 2, 3, 1, 2, 3, 2, 4, 2, 1))),
        Entry(CHANCE, Roll(("sushi", "sushi", "bone", "bone", "blue"))),
    ]
    assert [decision.seat for decision in match.state.pending] == [0]


def test_without_a_seed_chance_is_a_seat_like_any_other() -> None:
    match = Match(Sushizock(2, "999games"))
    assert match.log == []
    assert isinstance(match.state.pending[0], Chance)
    match.play(CHANCE, match.state.pending[0].sample(Random(1)))
    match.play(CHANCE, First(1))
    assert match.log[1] == Entry(CHANCE, First(1))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_history_is_every_event_of_every_play(game: AnyGame) -> None:
    match = Match(game, "history")
    told = list(match.history)
    rng = Random(1)
    while not match.over:
        decision = match.state.pending[0]
        told += match.play(decision.seat, decision.sample(rng))
    assert match.history == told


def test_a_changed_answer_is_a_new_line_of_the_log() -> None:
    match = Match(SushiGo(3), "demo")
    decision = match.state.decision(1)
    assert decision is not None
    first, second, *_ = decision.options
    match.play(1, first)
    assert match.play(1, second) == ()
    assert match.log[-2:] == [Entry(1, first), Entry(1, second)]
    assert match.state.answer_of(1) == second


def test_a_refused_answer_leaves_no_trace() -> None:
    match = Match(SushiGo(3), "demo")
    state, log, history = match.state, list(match.log), list(match.history)
    with pytest.raises(IllegalAction):
        match.play(0, Roll(("sushi",)))
    assert (match.state, match.log, match.history) == (state, log, history)


def test_text_is_played_and_logged_as_the_action() -> None:
    match, other = Match(SushiGo(3), "demo"), Match(SushiGo(3), "demo")
    assert match.play(0, "pick tempura") == other.play(0, match.options(0)[-1])
    assert (match.log, match.state) == (other.log, other.state)
    dice = Match(Sushizock(2), "demo")
    assert dice.play(0, "keep blue sushi") == Match(Sushizock(2), "demo").play(0, "keep sushi blue")
    by_hand = Match(Sushizock(2))
    by_hand.play(CHANCE, str(dice.log[0].action))
    assert by_hand.log == dice.log[:1]


def test_text_is_planned_as_the_action() -> None:
    match = Match(SushiGo(3), "demo")
    planned = match.plan([(seat, str(match.options(seat)[0])) for seat in range(3)])
    assert planned == match.plan([(seat, match.options(seat)[0]) for seat in range(3)])
    match.adopt(planned)
    record = record_of(match, ("Mia", "Leo", "Ida"))
    assert load(dump_text(record), lambda text: match.game) == record


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("pick eel", "'pick eel' is not an option for seat 0 now. Options: pick gyoza, pick maki:1, "),
        ("pick temprua", "There is no card 'temprua'. Kinds: nigiri, .* Options: pick gyoza, pick maki:1, "),
        ("tempura", "'tempura' is not an action. .* Options: pick gyoza, pick maki:1, "),
    ],
)
def test_a_text_that_is_no_option_is_refused_with_what_is_one(text: str, error: str) -> None:
    match = Match(SushiGo(3), "demo")
    state, log, history = match.state, list(match.log), list(match.history)
    with pytest.raises((IllegalAction, BadNotation), match=error):
        match.play(0, text)
    with pytest.raises((IllegalAction, BadNotation), match=error):
        match.plan([(0, text)])
    with pytest.raises((IllegalAction, BadNotation), match=error):
        match.game.play(match.state, 0, text)
    assert (match.state, match.log, match.history) == (state, log, history)


@pytest.mark.parametrize("seat", [9, -2, "0"])
def test_a_seat_that_the_game_does_not_have_is_refused(seat: Any) -> None:
    match = Match(SushiGo(3), "demo")
    calls: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.options(seat),
        lambda: match.play(seat, "pick tempura"),
        lambda: match.plan([(seat, "pick tempura")]),
    ]
    for call in calls:
        with pytest.raises(IllegalAction, match=rf"has seats 0, 1, 2, not {seat!r}\."):
            call()
    with pytest.raises(IllegalAction, match="has seats 0, 1, 2, not -1"):
        match.view(CHANCE)
    assert match.options(CHANCE) == ()


def test_a_match_needs_a_game_and_not_its_name() -> None:
    game: Any = "sushi-go"
    with pytest.raises(
        BadOptions, match=r"'sushi-go' is a text, not a game: write sushiya\.game\('sushi-go'\)"
    ):
        Match(game, "demo")


def test_a_match_needs_a_game_and_nothing_else() -> None:
    game: Any = 3
    with pytest.raises(BadOptions, match=r"3 is not a game: sushiya\.game makes one from its text"):
        Match(game)


def test_a_seed_is_a_text() -> None:
    seed: Any = 5
    with pytest.raises(BadOptions, match=r"A seed is a text, not 5: write '5'\."):
        Match(SushiGo(3), seed)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_options_and_views_are_those_of_the_state(game: AnyGame) -> None:
    match = Match(game, "demo")
    for seat in range(game.seats):
        decision = match.state.decision(seat)
        assert match.options(seat) == (() if decision is None else decision.options)
        assert match.view(seat) == game.view(match.state, seat)
    assert match.view() == game.view(match.state, None)


def test_a_match_shows_where_it_stands() -> None:
    match = Match(SushiGo(3), "demo")
    match.play(1, match.options(1)[0])
    assert repr(match) == "<Match sushi-go(seats=3,edition=zoch), round 1, turn 1, waiting for 0 2>"
    dice = Match(Sushizock(2, "999games"), "demo")
    assert repr(dice) == "<Match sushizock(seats=2,edition=999games), turn of seat 1, roll 1, waiting for 1>"
    assert repr(Match(Sushizock(2))) == "<Match sushizock(seats=2,edition=zoch), set-up, waiting for chance>"
    assert repr(play_on(dice, 1)) == "<Match sushizock(seats=2,edition=999games), over>"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_replay_is_the_same_match(game: AnyGame) -> None:
    match = play_on(Match(game, "replay"), chooser=3)
    again = replay(game, match.log)
    assert (again.state, again.log, again.history) == (match.state, match.log, match.history)
    assert again.over


def test_a_replay_checks_chance_too() -> None:
    match = Match(Sushizock(2), "demo")
    with pytest.raises(IllegalAction, match="is not an option for chance"):
        replay(Sushizock(2), [match.log[0], Entry(CHANCE, Roll(("sushi",)))])


# Plans ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_plan_changes_nothing_until_it_is_adopted(game: AnyGame) -> None:
    match, twin, rng = Match(game, "plan"), Match(game, "plan"), Random(4)
    while not match.over:
        decision = match.state.pending[0]
        move = (decision.seat, decision.sample(rng))
        state, log, history, chances = match.state, list(match.log), list(match.history), match.chances
        planned = match.plan([move])
        assert (match.state, match.log, match.history, match.chances) == (state, log, history, chances)
        match.adopt(planned)
        assert twin.play(*move) == planned.events
        assert (twin.state, twin.log, twin.history) == (match.state, match.log, match.history)
        assert match.chances == len(choices_of_chance(match))
        assert match.log[len(log) :] == list(planned.entries)


def test_several_answers_are_planned_at_once_and_chance_follows() -> None:
    match = Match(SushiGo(3), "demo")
    for _ in range(8):
        moves = [(each.seat, each.options[0]) for each in match.state.pending if isinstance(each, Choice)]
        match.adopt(match.plan(moves))
    last = match.plan([(each.seat, each.sample(Random(1))) for each in match.state.pending])
    assert [entry.seat for entry in last.entries] == [0, 1, 2, CHANCE]
    assert (last.chances, last.state.chance) == (1, None)
    assert last.steps[-1].state is last.state


def test_a_plan_of_nothing_is_nothing() -> None:
    match = Match(SushiGo(3), "demo")
    planned = match.plan([])
    assert (planned.state, planned.entries, planned.events) == (match.state, (), ())


def test_a_plan_of_another_moment_is_refused() -> None:
    match = Match(SushiGo(3), "demo")
    plans = [match.plan([(seat, match.state.pending[seat].sample(Random(1)))]) for seat in (0, 1)]
    match.adopt(plans[0])
    with pytest.raises(SushiyaError, match="plan again"):
        match.adopt(plans[1])
    assert len(match.log) == 2


def test_a_match_may_be_given_its_chance_later() -> None:
    match = Match(SushiGo(3))
    match.chance = Seeded("demo")
    assert isinstance(match.state.pending[0], Chance)
    match.adopt(match.plan([]))
    assert (match.state, match.log) == (Match(SushiGo(3), "demo").state, Match(SushiGo(3), "demo").log)


def test_chance_can_be_scripted() -> None:
    game = Sushizock(2)
    outcomes = [str(action) for action in choices_of_chance(Match(game, "demo"))]
    script = Scripted([*outcomes, "roll sushi"])
    match = Match(game, chance=script)
    assert (match.state, match.seed) == (Match(game, "demo").state, None)
    assert script.left == ("roll sushi",)
    with pytest.raises(IllegalAction, match=r"^Answer 3 of the loaded dice, 'roll sushi', doesn't fit. Cha"):
        match.play(0, game.parse_action("keep sushi"))
    assert (len(match.log), script.left) == (2, ("roll sushi",))
    with pytest.raises(IllegalAction, match="no answer 2: the script ends here"):
        Match(game, chance=Scripted(outcomes[:1]))


def test_a_script_takes_actions_as_well_as_their_texts() -> None:
    game = Sushizock(2)
    rows, roll = choices_of_chance(Match(game, "demo"))[:2]
    script = Scripted([rows, str(roll), "roll sushi", roll])
    assert Match(game, chance=script).state == Match(game, "demo").state
    assert script.left == ("roll sushi", roll)
    with pytest.raises(IllegalAction, match=r"^Answer 1 of the loaded dice, 'roll .*', doesn't fit\."):
        Match(game, chance=Scripted([roll]))


# Chance -----------------------------------------------------------------------------------------------------


def test_chance_is_answered_for_only_when_it_is_asked() -> None:
    game = Sushizock(2)
    state = game.start().state
    assert state.chance is not None
    assert isinstance(Seeded("demo").answer(game, state.chance, 0), Rows)
    assert Match(game, "demo").state.chance is None
    assert play_on(Match(game, "demo"), chooser=1).state.chance is None


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_nth_chance_decision_is_answered_from_the_nth_stream(game: AnyGame) -> None:
    match = play_on(Match(game, "streams"), chooser=5)
    again, number = Match(game), 0
    for seat, action in match.log:
        decision = again.state.pending[0]
        if seat == CHANCE:
            assert action == decision.sample(stream("streams", number))
            number += 1
        else:
            assert isinstance(decision, Choice)
        again.play(seat, action)
    assert number == len(choices_of_chance(match)) > 2


def test_however_you_play_sushi_go_the_deals_are_the_same() -> None:
    one, other = (play_on(Match(SushiGo(4), "deals"), chooser) for chooser in (1, 2))
    assert one.log != other.log
    deals = choices_of_chance(one)
    assert [type(deal) for deal in deals] == [Deal, Deal, Deal]
    assert choices_of_chance(other) == deals


def test_changing_your_mind_does_not_change_your_luck() -> None:
    steady, fickle = Match(SushiGo(3), "mind"), Match(SushiGo(3), "mind")
    rng = Random(7)
    while not steady.over:
        decision = steady.state.pending[0]
        assert isinstance(decision, Choice)
        chosen = decision.sample(rng)
        steady.play(decision.seat, chosen)
        if len(fickle.state.pending) > 1:
            fickle.play(decision.seat, decision.options[-1])
        fickle.play(decision.seat, chosen)
    assert fickle.state == steady.state
    assert len(fickle.log) > len(steady.log)


def test_what_you_keep_does_not_bend_the_next_roll() -> None:
    """Two first turns of Sushizock that keep different dice, but the same number of them."""
    one, other = Match(Sushizock(2), "dice"), Match(Sushizock(2), "dice")
    for match, option in ((one, 0), (other, -1)):
        decision = match.state.decision(0)
        assert decision is not None
        keeps = [action for action in decision.options if str(action).startswith("keep ")]
        of_two = [action for action in keeps if len(str(action).split()) == 3]
        match.play(0, of_two[option])
    assert one.log[-2] != other.log[-2]
    assert one.log[-1] == other.log[-1]
