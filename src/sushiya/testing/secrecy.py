"""What a game promises about secrets: who can see what, and what they can imagine of the rest.

The idea is non-interference: change what somebody can't know, and everything they can see stays the same.
What is changed is a sealed answer, an outcome of chance, or all that is hidden at once (`Game.imagine`).
"""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from sushiya.core import CHANCE, AnyGame, Seat, State, one_of, seen_by
from sushiya.testing.checks import (
    Moment,
    broken,
    decisions_have_distinct_options,
    name,
    pieces_are_conserved,
)

__all__ = [
    "SECRECY",
    "imagined_states_can_be_played",
    "imagined_states_look_the_same",
    "sealed_answers_stay_sealed",
    "views_tell_no_more_than_events",
]

AHEAD: Final = 20
"""So many answers are played from an imagined state."""


def sealed_answers_stay_sealed(moment: Moment) -> None:
    """While somebody is still to answer, nobody can tell what another one has answered."""
    game, state = moment.game, moment.state
    for decision in moment.decisions:
        if not any(other.seat != decision.seat for other in state.pending):
            continue
        one, other = (game.play(state, decision.seat, decision.sample(moment.rng)) for _ in range(2))
        for viewer in moment.viewers:
            if viewer == decision.seat:
                continue
            if seen_by(one.events, viewer) != seen_by(other.events, viewer):
                broken(f"an event tells {name(viewer)} what seat {decision.seat} has answered")
            _look_the_same(game, one.state, other.state, viewer, f"what seat {decision.seat} has answered")


def imagined_states_look_the_same(moment: Moment) -> None:
    """Nobody can tell what they imagine from the truth, with the whole past in mind or with nothing of it.

    That is also secrecy: were anything hidden to be seen in a view, it would be seen to differ.
    """
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        for seen in (seen_by(moment.history, viewer), ()):
            imagined = game.imagine(game.view(state, viewer), seen, moment.rng)
            _look_the_same(game, state, imagined, viewer, "that what it imagines is not the truth")
            if game.pieces(imagined) != game.pieces(state):
                broken(f"{name(viewer)} imagines other cards or tiles than there are")


def imagined_states_can_be_played(moment: Moment) -> None:
    """A planner can go on from what it imagines: questions have options, and nothing gets lost."""
    game = moment.game
    viewer = one_of(moment.viewers, moment.rng)
    for seen in (seen_by(moment.history, viewer), ()):
        state = game.imagine(game.view(moment.state, viewer), seen, moment.rng)
        for _ in range(AHEAD):
            ahead = Moment(game, state, rng=moment.rng)
            decisions_have_distinct_options(ahead)
            pieces_are_conserved(ahead)
            if state.over:
                break
            decision = one_of(state.pending, moment.rng)
            state = game.play(state, decision.seat, decision.sample(moment.rng)).state


def views_tell_no_more_than_events(moment: Moment) -> None:
    """Where two ways to go on tell somebody the same, they look the same: a view holds nothing untold.

    Two ways are: two outcomes of chance, and the same answer in truth and in imagination.
    """
    game, state = moment.game, moment.state
    decision = one_of(state.pending, moment.rng)
    answer = decision.sample(moment.rng)
    truth = game.play(state, decision.seat, answer)
    for viewer in moment.viewers:
        imagined = game.imagine(game.view(state, viewer), seen_by(moment.history, viewer), moment.rng)
        others = [game.play(state, CHANCE, decision.sample(moment.rng))] if decision.seat == CHANCE else []
        if any(each.seat == decision.seat and each.accepts(answer) for each in imagined.pending):
            others.append(game.play(imagined, decision.seat, answer))
        for other in others:
            if seen_by(truth.events, viewer) == seen_by(other.events, viewer):
                _look_the_same(game, truth.state, other.state, viewer, "more than any event has told")


def _look_the_same(
    game: AnyGame, one: State[Any], other: State[Any], viewer: Seat | None, secret: str
) -> None:
    views = game.view(one, viewer), game.view(other, viewer)
    if views[0] != views[1]:
        broken(f"the view of {name(viewer)} tells {secret}: {_difference(*views)}")


def _difference(one: Any, other: Any) -> str:
    """In which fields two views differ."""
    if not is_dataclass(one) or type(one) is not type(other):
        return f"{one} is not {other}"
    differing = [each.name for each in fields(one) if getattr(one, each.name) != getattr(other, each.name)]
    return "; ".join(f"{field} is {getattr(one, field)} or {getattr(other, field)}" for field in differing)


SECRECY: Final = (
    sealed_answers_stay_sealed,
    imagined_states_look_the_same,
    imagined_states_can_be_played,
    views_tell_no_more_than_events,
)
"""Checks of what everyone can see, at such moments, in a match that is sound so far."""
