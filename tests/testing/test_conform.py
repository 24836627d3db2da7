"""Pins that `conform` passes a correct game, and that it catches every way to break a promise."""

import re

import pytest

from sushiya.core import load
from sushiya.testing import Nonconformity, conform
from sushiya.testing.checks import AT_THE_END, OFTEN, THOROUGH, Broken, Moment, pieces_are_conserved
from sushiya.testing.secrecy import SECRECY
from tests.testing import broken
from tests.testing.toy import HighCard

BROKEN: list[tuple[type[HighCard], str, str]] = [
    (broken.LosesCards, "pieces are conserved", "not those of the first state"),
    (broken.ChangesOldStates, "states are values", "changed the state that it was played from"),
    (broken.ChangesOldStatesLate, "old states are unchanged", "state after 0 answers has changed"),
    (broken.CannotBeHashed, "states can be hashed", "TypeError: unhashable"),
    (broken.NobodyWins, "winners are known at the end", r"the winners are \(\)"),
    (broken.WinsTooEarly, "winners are known at the end", "the match is open, but seat"),
    (broken.NeverEnds, "it ends", "within 300 answers"),
    (broken.AsksTwice, "decisions have distinct options", "an option appears twice"),
    (broken.LeavesNoChoice, "decisions have distinct options", "has no options"),
    (
        broken.RefusesAnOption,
        "every option is accepted",
        "'play 7' is offered to seat ., but rejected: Sev",
    ),
    (broken.CrashesOnAnOption, "every option is accepted", "ZeroDivisionError: seven"),
    (broken.WritesUnreadably, "options have texts", "'play 7' is read as 'play 8'"),
    (broken.HasNoLanguage, "options have texts", "is read as 'deal"),
    (broken.TakesAnything, "illegal answers change nothing", "is not a legal answer, but it is accepted"),
    (broken.LetsOthersAnswer, "illegal answers change nothing", "is not a legal answer, but it is accepted"),
    (broken.FailsRudely, "illegal answers change nothing", "KeyError"),
    (broken.IllegalAnswersCount, "illegal answers change nothing", "changed the state"),
    (broken.GoesOnForever, "nothing is asked after the end", "but it is accepted"),
    (broken.FirstAnswerCounts, "sealed answers come in any order", "the order of these answers matters"),
    (broken.TellsInOrderOfAnswers, "sealed answers come in any order", "the events depend on the order"),
    (broken.ChangingCosts, "sealed answers can be changed", "and still matters"),
    (broken.TellsSealedAnswers, "sealed answers stay sealed", "an event shows .* what seat . has answered"),
    (broken.ShowsSealedAnswers, "sealed answers stay sealed", "what seat . has answered: leak is"),
    (broken.ShowsAllHands, "views tell no more than events", "leak is"),
    (broken.ShowsAllHandsAndHidesIt, "views tell no more than events", "leak is"),
    (broken.ShowsTheWrongQuestion, "views fit the state", "another seat, decision, answer"),
    (broken.ShowsOtherScores, "views fit the state", "shows the scores"),
    (broken.ImaginesAnotherHand, "imagined states look the same", "hand is"),
    (broken.ImaginesTooFewCards, "imagined states look the same", "imagines other cards"),
    (broken.ImaginesDeadEnds, "imagined states can be played", "has no options"),
    (broken.CannotImagine, "imagined states look the same", "NotImplementedError: no imagination"),
    (broken.RollsInSecret, "nothing is left to other luck", "doesn't always lead to the same"),
    (broken.TellsAtRandom, "nothing is left to other luck", "doesn't always lead to the same"),
    (broken.HasGoodAndBadDays, "replay leads to the same state", "another state"),
    (broken.WelcomesNowAndThen, "replay leads to the same state", "other events"),
    (broken.HasALongName, "records round trip", "BadRecord"),
    (broken.IgnoresTheSeed, "luck can be verified", "but the seed gives"),
    (broken.ForgetsPoints, "points add up", "but the scores are"),
]
"""The game, the promise it breaks, and the message of the failure."""


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_good_game_conforms(seats: int) -> None:
    conform(HighCard(seats), games=20, every=1)


@pytest.mark.parametrize(("game", "check", "why"), BROKEN, ids=[game.__name__ for game, _, _ in BROKEN])
def test_a_broken_promise_is_caught(game: type[HighCard], check: str, why: str) -> None:
    with pytest.raises(Nonconformity) as failure:
        conform(game(), games=20, every=1, longest=300)
    assert failure.value.check == check
    assert re.search(why, failure.value.why), failure.value.why


def test_every_check_has_a_game_that_breaks_it() -> None:
    names = {check.__name__.replace("_", " ") for check in (*OFTEN, *THOROUGH, *SECRECY, *AT_THE_END)}
    assert names <= {check for _, check, _ in BROKEN}


def test_a_failure_tells_where_and_shows_the_record() -> None:
    with pytest.raises(Nonconformity) as caught:
        conform(broken.LosesCards(), seed="here")
    failure = caught.value
    assert (failure.game, failure.seed, failure.step) == ("high-card(seats=3)", "here/0", 5)
    assert str(failure).startswith(
        "high-card(seats=3) breaks 'pieces are conserved'\nin match 'here/0' after 5 answers: the cards"
    )
    assert str(failure).endswith(failure.record)

    record = load(failure.record, lambda _: HighCard())
    assert len(record.log) == failure.step
    assert not record.finished


def test_a_failure_about_secrets_shows_the_record_up_to_there() -> None:
    """Secrets are checked last, but the record still ends where the secret leaked."""
    game = broken.ShowsSealedAnswers()
    with pytest.raises(Nonconformity) as caught:
        conform(game)
    record = load(caught.value.record, lambda _: game)
    assert len(record.log) == caught.value.step < 8


def test_a_check_can_be_called_on_its_own() -> None:
    good = HighCard()
    pieces_are_conserved(Moment(good, good.start().state))
    state = good.start().state
    with pytest.raises(Broken, match="not those of the first state"):
        pieces_are_conserved(Moment(HighCard(4), state))


def test_the_same_seed_plays_the_same_matches() -> None:
    def failure(seed: str) -> str:
        with pytest.raises(Nonconformity) as caught:
            conform(broken.LosesCards(), seed=seed)
        return caught.value.record

    assert failure("one") == failure("one") != failure("two")
