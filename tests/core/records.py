"""Helpers for the tests of records: matches to save, and a forger's tools."""

from hashlib import sha256
from random import Random

from sushiya.core import AnyGame, AnyMatch, Match, Record, dump_json, dump_text, record_of
from sushiya.games import load_record
from sushiya.sushi import SushiGo, SushiGoParty
from sushiya.sushizock import Sushizock

__all__ = [
    "FINISHED",
    "FINISHED_JSON",
    "FINISHED_TEXT",
    "NAMES",
    "OPEN",
    "OPEN_JSON",
    "RECORDS",
    "forged",
    "played",
    "with_new_digest",
]

NAMES = ("Mia", "Leo", "Zoë", "greedy", "寿司", "f", "g", "h")

OPEN = """\
sushiya-record 1
game sushizock(seats=2,edition=zoch)
rules sushizock/1
players ["Mia", "Leo"]
commitment 2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea

* rows 1 2 6 3 4 3 5 2 1 5 6 4 | 1 1 1 2 3 1 2 3 2 4 2 1
* roll sushi sushi bone bone blue
0 take sushi 2
* roll sushi blue blue blue red

scores null
winners null
seed null
digest a78a2061c5cf8f8d07b1fa913ca6ef6838337a12521291f588d6268771d2a168
"""


def played(game: AnyGame, seed: str | None = "demo", answers: int = 10_000) -> AnyMatch:
    """A match after this many random answers."""
    rng, match = Random(4), Match(game, seed)
    for _ in range(answers):
        if match.over:
            break
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return match


def recorded(game: AnyGame, seed: str | None = "demo", answers: int = 10_000) -> Record:
    return record_of(played(game, seed, answers), NAMES[: game.seats])


FINISHED = recorded(Sushizock(2))
FINISHED_TEXT = dump_text(FINISHED)
OPEN_JSON = dump_json(load_record(OPEN))
FINISHED_JSON = dump_json(FINISHED)

RECORDS = {
    "not begun": recorded(Sushizock(2), None, 0),
    "open": recorded(SushiGo(3), "open", 20),
    "without a seed": recorded(Sushizock(3, "999games"), None),
    "with a dummy": recorded(SushiGo(2, edition="gamewright", with_dummy=True)),
    "party": recorded(SushiGoParty(8)),
    "finished": FINISHED,
}


def counted_lines(text: str) -> list[str]:
    """The lines that the digest covers; its own line is not one of them."""
    return [line for line in text.split("\n") if line and not line.startswith(("#", "digest"))]


def with_new_digest(text: str) -> str:
    """The text with a matching digest, as a forger would write it."""
    digest = sha256("\n".join(counted_lines(text)).encode()).hexdigest()
    return text[: text.rindex("digest")] + f"digest {digest}\n"


def forged(old: str, new: str, text: str = FINISHED_TEXT) -> str:
    assert old in text
    return with_new_digest(text.replace(old, new, 1))
