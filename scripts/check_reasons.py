"""Reviews bot matches, and checks what their reasons claim: `python -m scripts.check_reasons 200`.

Nothing that finds reasons is used here. What the rules say is counted with the score rules themselves, what
was deduced with every hand that the seat may imagine, and what was measured with fresh matches: some begin
with the one option, some with the other, in deals imagined by the reference engine.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random

from scripts.review_sums import assert_adds_up
from sushiya.bots import Seated, answer_of, make_bot
from sushiya.bots.candidate import Because
from sushiya.core import Action, Match, Record, record_of
from sushiya.games import game_of
from sushiya.review.review import Reviewer
from sushiya.review.stages import Question, stages_of
from sushiya.sushi.meals import MEALS

__all__ = ["Claim", "Held", "check_reasons", "claims", "match_of"]

DEALS = 12
"""Imagined deals for every decision of a review: enough to find what is clearly better."""
BOTS = "regular", "greedy", "random", "planner"
GAMES = (
    "sushi-go(seats=4)",
    "sushizock(seats=3)",
    *(f"sushi-go-party(seats={max(4, meal.seats[0])},meal={name})" for name, meal in MEALS.items()),
    # dishes that no suggested meal has
    "sushi-go-party(seats=4,meal=maki+sukeroku+eel+tofu+sake+spoon+pudding)",
    "sushi-go-party(seats=3,meal=uramaki+sukeroku+tempura+miso_soup+special_order+sake+fruit)",
    "sushi-go(seats=2,edition=gamewright)",
    "sushi-go(seats=5)",
    "sushizock(seats=2)",
)


@dataclass(frozen=True)
class Claim:
    """A reason, and the decision that it is about."""

    question: Question
    better: Action
    others: tuple[Action, ...]
    """What it was compared with."""
    because: tuple[Because, ...]


@dataclass
class Held:
    """How many reasons held, and which facts failed."""

    reasons: int = 0
    held: int = 0
    unexplained: int = 0
    """Clear differences without a simple reason."""
    failed: Counter[str] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)
    """Where the failed facts stand."""

    @property
    def share(self) -> float:
        return self.held / self.reasons if self.reasons else 0.0


def match_of(game: str, seed: str) -> Record:
    """A match of bots of different strengths."""
    match = Match(game_of(game), seed=seed)
    rng = Random(seed)
    names = [BOTS[int(rng.random() * len(BOTS))] for _ in range(match.game.seats)]
    bots = [Seated(seat, make_bot(name, match.game, seat, rng)) for seat, name in enumerate(names)]
    while not match.over:
        for decision in match.state.pending:
            bot = bots[decision.seat].told(match.history)
            match.play(decision.seat, answer_of(bot, match.view(decision.seat)))
    return record_of(match, tuple(names))


def claims(record: Record, most: int, seed: str) -> Iterator[Claim]:
    """Some reasons of the review of a match; an empty one where there is no simple reason."""
    reviewer = Reviewer(record, seed=len(seed))
    reviewer.measure(DEALS)
    questions = {each.number: each for stage in stages_of(record) for each in stage.questions}
    found = reviewer.picture()
    assert_adds_up(found, record.scores or ())
    told = [each for each in found.decisions if each.because is not None]
    Random(seed).shuffle(told)
    for decision in told[:most]:
        question = questions[decision.line]
        options = {str(option): option for option in question.options}
        best, second = (each.action for each in decision.options[:2])
        other = second if decision.chosen == best else decision.chosen
        assert decision.because is not None
        yield Claim(question, options[best], (options[other],), decision.because)


def check_reasons(wanted: int, seed: str = "reasons", most: int = 40) -> Held:
    """Check this many reasons, at most `most` per match, from matches of every game and every meal."""
    from scripts.reason_checks import failures

    found = Held()
    for number, game in zip(count(), cycle(GAMES), strict=False):
        record = match_of(game, f"{seed} {number}")
        for claim in claims(record, most, f"{seed} {number}"):
            if found.reasons >= wanted:
                return found
            if not claim.because:
                found.unexplained += 1
                continue
            failed = failures(claim, Random(f"{seed} {number} {claim.question.number}"))
            found.reasons += 1
            found.held += not failed
            found.failed.update(fact.id for fact in failed)
            found.facts.update(fact.id for fact in claim.because)
            line, other = claim.question.number, claim.others[0]
            where = f"{game} {seed} {number}, line {line}: {claim.better}, not {other}"
            found.examples += [f"{where}: {fact}" for fact in failed]
    raise AssertionError


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    found = check_reasons(wanted, sys.argv[2] if len(sys.argv) > 2 else "reasons")
    print(f"{found.reasons} reasons, {found.held} held: {100 * found.share:.1f} %")
    print(f"{found.unexplained} clear differences have no simple reason")
    for fact, times in found.facts.most_common():
        print(f"  {fact}: {times}, failed {found.failed[fact]}")
    print(*found.examples, sep="\n")


if __name__ == "__main__":
    main()
