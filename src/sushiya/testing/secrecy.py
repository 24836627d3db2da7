"""Checks of what a game promises about secrets: who can see what, and what they can imagine of the rest.

The idea is non-interference: change something that a seat can't know, and everything it can see stays the
same. The checks change a sealed answer, a chance outcome, or everything hidden together (`Game.imagine`).
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
"""How many answers are played from an imagined state."""


def sealed_answers_stay_sealed(moment: Moment) -> None:
    """While somebody has yet to answer, nobody can tell what another seat has answered."""
    game, state = moment.game, moment.state
    for decision in moment.decisions:
        if not any(other.seat != decision.seat for other in state.pending):
            continue
        one, other = (game.play(state, decision.seat, decision.sample(moment.rng)) for _ in range(2))
        for viewer in moment.viewers:
            if viewer == decision.seat:
                continue
            if seen_by(one.events, viewer) != seen_by(other.events, viewer):
                broken(f"an event shows {name(viewer)} what seat {decision.seat} has answered")
            _look_the_same(game, one.state, other.state, viewer, f"what seat {decision.seat} has answered")


def imagined_states_look_the_same(moment: Moment) -> None:
    """Nobody can tell an imagined state from the truth, whether they have seen all events or none.

    This checks secrecy too: if a view showed anything hidden, the two views would differ.
    """
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        for seen in (seen_by(moment.history, viewer), ()):
            imagined = game.imagine(game.view(state, viewer), seen, moment.rng)
            _look_the_same(game, state, imagined, viewer, "that what it imagines is not the truth")
            if game.pieces(imagined) != game.pieces(state):
                broken(f"{name(viewer)} imagines other cards or tiles than there are")


def imagined_states_can_be_played(moment: Moment) -> None:
    """A planner can play on from an imagined state: decisions have options, and no piece gets lost."""
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
    """If two continuations show a seat the same events, they show it the same view.

    The continuations are two chance outcomes, or the same answer in the true and in an imagined state.
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
                _look_the_same(game, truth.state, other.state, viewer, "more than its events")


def _look_the_same(
    game: AnyGame, one: State[Any], other: State[Any], viewer: Seat | None, secret: str
) -> None:
    views = game.view(one, viewer), game.view(other, viewer)
    if views[0] != views[1]:
        broken(f"the view of {name(viewer)} shows {secret}: {_difference(*views)}")


def _difference(one: Any, other: Any) -> str:
    """The fields in which two views differ."""
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
"""Checks of what each viewer can see, at single moments of a match that has passed all other checks."""
