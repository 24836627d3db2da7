"""The promises of a game, one small function per promise. Each checks one moment, or one whole match.

`conform` calls all of them, throughout a match. Each can also be called separately:

    every_option_is_accepted(Moment(game, state))   # raises Broken, with the reason

Promises about secrets are in `sushiya.testing.secrecy`.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NoReturn

from sushiya.core import (
    CHANCE,
    Action,
    Answered,
    AnyGame,
    AnyMatch,
    Chance,
    Choice,
    Decision,
    Event,
    IllegalAction,
    Record,
    Seat,
    State,
    dump_json,
    dump_text,
    listing,
    load,
    plan,
    replay,
    shuffled,
    verify,
)

__all__ = [
    "AT_THE_END",
    "OFTEN",
    "THOROUGH",
    "Broken",
    "Moment",
    "broken",
    "decisions_have_distinct_options",
    "every_option_is_accepted",
    "illegal_answers_change_nothing",
    "luck_can_be_verified",
    "name",
    "nothing_is_asked_after_the_end",
    "nothing_is_left_to_other_luck",
    "options_have_texts",
    "pieces_are_conserved",
    "points_add_up",
    "records_round_trip",
    "replay_leads_to_the_same_state",
    "sealed_answers_can_be_changed",
    "sealed_answers_come_in_any_order",
    "states_are_values",
    "views_fit_the_state",
    "winners_are_known_at_the_end",
]


class Broken(AssertionError):
    """A promise that a game does not keep."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one moment: the input of a check."""

    game: AnyGame
    state: State[Any]
    history: tuple[Event, ...] = ()
    """Every event so far, for all seats."""
    rng: Random = field(default_factory=lambda: Random(0))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everyone who can look at the table: a spectator, and each seat."""
        return (None, *range(self.game.seats))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of the open question, answered or not: sealed answers may be changed."""
        return () if self.state.ask is None else self.state.ask.decisions


@dataclass(frozen=True, slots=True)
class Foreign(Action):
    """An answer that belongs to no game."""


# The table --------------------------------------------------------------------------------------------------


def pieces_are_conserved(moment: Moment) -> None:
    """The cards or tiles are exactly those of the first state."""
    game = moment.game
    if game.pieces(moment.state) != game.pieces(game.start().state):
        broken("the cards or tiles are not those of the first state")


def states_are_values(moment: Moment) -> None:
    """A state can be hashed, equals its copy, and doesn't change when answers are played from it."""
    state, copy = moment.state, deepcopy(moment.state)
    if state != copy or hash(state) != hash(copy):
        broken("the state differs from its copy")
    for decision in moment.decisions:
        moment.game.play(state, decision.seat, decision.sample(moment.rng))
    if state != copy or hash(state) != hash(copy):
        broken("playing an answer changed the state that it was played from")


def nothing_is_left_to_other_luck(moment: Moment) -> None:
    """The same answer leads to the same state and events: all randomness is in the chance outcomes."""
    for decision in moment.decisions:
        answer = decision.sample(moment.rng)
        steps = [moment.game.play(moment.state, decision.seat, answer) for _ in range(2)]
        if steps[0] != steps[1]:
            broken(f"'{answer}' of seat {decision.seat} doesn't always lead to the same state and events")


def winners_are_known_at_the_end(moment: Moment) -> None:
    """There are no winners before the end, and one or more at the end."""
    winners = moment.game.winners(moment.state)
    if not moment.state.over and winners:
        broken(f"the match is open, but seat {listing(winners)} has won")
    if moment.state.over and not set(range(moment.game.seats)) >= set(winners) > set():
        broken(f"the match is over, and the winners are {winners}")


def views_fit_the_state(moment: Moment) -> None:
    """A view agrees with the state: seat, decision, answer, who has yet to answer, end, and points."""
    state = moment.state
    for viewer in moment.viewers:
        view = moment.game.view(state, viewer)
        mine = (None, None) if viewer is None else (state.decision(viewer), state.answer_of(viewer))
        wanted = (viewer, *mine, tuple(each.seat for each in state.pending), state.over)
        if (view.seat, view.decision, view.answer, view.waiting_for, view.over) != wanted:
            broken(f"the view of {name(viewer)} has another seat, decision, answer or end than the state")
        if view.scores not in (None, moment.game.scores(state)):
            broken(f"the view of {name(viewer)} shows the scores {view.scores}")


# Questions and answers --------------------------------------------------------------------------------------


def decisions_have_distinct_options(moment: Moment) -> None:
    """There is always an option, and none is offered twice. Chance is asked alone."""
    if bool(moment.state.pending) == moment.state.over:
        broken("a match waits for an answer until it is over")
    for decision in moment.decisions:
        if isinstance(decision, Choice) and not decision.options:
            broken(f"{decision} has no options")
        if isinstance(decision, Choice) and len(set(decision.options)) < len(decision.options):
            broken(f"an option appears twice: {listing(decision.options)}")
        if isinstance(decision, Chance) and (decision.seat != CHANCE or len(moment.decisions) > 1):
            broken(f"chance is a seat of its own and answers alone, unlike in {moment.decisions}")


def every_option_is_accepted(moment: Moment) -> None:
    """Every option can be played, and so can every sampled chance outcome."""
    for decision in moment.decisions:
        for option in _options(decision, moment.rng):
            try:
                moment.game.play(moment.state, decision.seat, option)
            except IllegalAction as error:
                broken(f"'{option}' is offered to seat {decision.seat}, but rejected: {error}")


def options_have_texts(moment: Moment) -> None:
    """The text of every option parses back to it."""
    for decision in moment.decisions:
        for option in _options(decision, moment.rng):
            if moment.game.parse_action(str(option)) != option:
                broken(f"'{option}' is read as '{moment.game.parse_action(str(option))}', another action")


def illegal_answers_change_nothing(moment: Moment) -> None:
    """A foreign action, or an answer of another seat, raises IllegalAction and leaves the state unchanged."""
    copy = deepcopy(moment.state)
    everybody = (CHANCE, *range(moment.game.seats + 1))  # including a seat that doesn't exist
    for seat in everybody:
        _is_refused(moment, seat, Foreign())
    for decision in moment.decisions:
        option = decision.sample(moment.rng)
        for seat in everybody:
            if not any(other.seat == seat and other.accepts(option) for other in moment.decisions):
                _is_refused(moment, seat, option)
    if moment.state != copy:
        broken("an illegal answer changed the state")


def nothing_is_asked_after_the_end(moment: Moment, *last_answers: Action) -> None:
    """When the match is over, every answer is rejected."""
    if moment.state.over:
        for seat in (CHANCE, *range(moment.game.seats)):
            for action in (Foreign(), *last_answers):
                _is_refused(moment, seat, action)


def _is_refused(moment: Moment, seat: Seat, action: Action) -> None:
    try:
        moment.game.play(moment.state, seat, action)
    except IllegalAction:
        return
    broken(f"'{action}' of seat {seat} is not a legal answer, but it is accepted")


def _options(decision: Decision, rng: Random) -> tuple[Action, ...]:
    """All options of a player; for chance, which has too many outcomes, one sample."""
    return decision.options if isinstance(decision, Choice) else (decision.sample(rng),)


# Sealed answers ---------------------------------------------------------------------------------------------


def sealed_answers_come_in_any_order(moment: Moment) -> None:
    """The same answers in another order lead to the same state and the same events."""
    answers = [(decision.seat, decision.sample(moment.rng)) for decision in moment.state.pending]
    state, events = _play_all(moment, answers)
    other_state, other_events = _play_all(moment, shuffled(answers, moment.rng))
    if state != other_state:
        broken(f"the order of these answers matters: {_told(answers)}")
    if _but_who_answered(events) != _but_who_answered(other_events):
        broken(f"the events depend on the order of these answers: {_told(answers)}")


def sealed_answers_can_be_changed(moment: Moment) -> None:
    """If a seat answers a question twice, the last answer counts, as if the first had never been given."""
    if len(moment.state.pending) < 2:
        return
    first, *_ = answers = [(each.seat, each.sample(moment.rng)) for each in moment.state.pending]
    regretted = (first[0], moment.state.pending[0].sample(moment.rng))
    if _play_all(moment, answers)[0] != _play_all(moment, [regretted, *answers])[0]:
        broken(f"'{regretted[1]}' of seat {first[0]} was changed to '{first[1]}', and still matters")


def _play_all(moment: Moment, answers: list[tuple[Seat, Action]]) -> tuple[State[Any], tuple[Event, ...]]:
    planned = plan(moment.game, moment.state, answers)
    return planned.state, planned.events


def _but_who_answered(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event, Answered)]


def _told(answers: list[tuple[Seat, Action]]) -> str:
    return listing(f"seat {seat} '{action}'" for seat, action in answers)


# Whole matches ----------------------------------------------------------------------------------------------


def replay_leads_to_the_same_state(match: AnyMatch) -> None:
    """The log determines the whole match: the rules depend on nothing else."""
    again = replay(match.game, match.log)
    if again.state != match.state:
        broken("the log leads to another state")
    if again.history != match.history:
        broken("the log leads to other events")


def points_add_up(match: AnyMatch) -> None:
    """If a game has events with a seat and points, these points add up to the scores."""
    scores = match.game.scores(match.state)
    told = [event for event in match.history if hasattr(event, "points") and hasattr(event, "seat")]
    sums = [0] * len(scores)
    for event in told:
        sums[event.seat] += event.points
    if told and tuple(sums) != scores:
        broken(f"the points of all events add up to {sums}, but the scores are {scores}")


def records_round_trip(record: Record) -> None:
    """Writing and reading a record gives the same record, as text and as JSON lines."""
    for text in (dump_text(record), dump_json(record)):
        if load(text, lambda _: record.game) != record:
            broken("the record has changed after writing and reading it")


def luck_can_be_verified(record: Record) -> None:
    """Replayed with its seed, the record has the same chance outcomes: all of them come from the seed."""
    verify(record)


def name(viewer: Seat | None) -> str:
    """The name of a viewer, for messages."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def broken(why: str) -> NoReturn:
    """Raise Broken with this reason."""
    raise Broken(why)


OFTEN: Final = (
    pieces_are_conserved,
    winners_are_known_at_the_end,
    decisions_have_distinct_options,
    every_option_is_accepted,
    options_have_texts,
    views_fit_the_state,
)
"""Checks that run at every moment."""

THOROUGH: Final = (
    states_are_values,
    nothing_is_left_to_other_luck,
    illegal_answers_change_nothing,
    sealed_answers_come_in_any_order,
    sealed_answers_can_be_changed,
)
"""Slower checks, for some of the moments at which a question is open."""

AT_THE_END: Final = (replay_leads_to_the_same_state, points_add_up)
"""Checks of a whole match."""
