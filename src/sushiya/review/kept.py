"""Reviews kept next to their records, so that none is computed twice."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from sushiya import __version__
from sushiya.bots.digest import code_digest
from sushiya.core import Record, dump_text
from sushiya.core.codec import BadMessage, from_json, to_json
from sushiya.review.calibration import calibrated_by
from sushiya.review.values import EDITION, Review

__all__ = ["MOST", "keep_review", "kept_review"]

MOST = 4
"""The most reviews that are kept of a record: the latest ones."""


@dataclass(frozen=True, slots=True)
class Made:
    """What made a review."""

    record: str
    """The SHA-256 of the record as text."""
    version: str
    code: str
    """A digest of the code that measures."""
    budget: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A review, and what made it."""

    made: Made
    review: Review


def kept_review(record: Record, file: Path, budget: str) -> Review | None:
    """The review that was made of this record with this budget by this code; None if there is none."""
    made = _made(record, budget)
    return next((each.review for each in _all_kept(file) if each.made == made), None)


def keep_review(review: Review, record: Record, file: Path, budget: str) -> Path:
    """Keep a review next to the file of its record. Returns the file with all reviews of it."""
    made, beside = _made(record, budget), _beside(file)
    others = [each for each in _all_kept(file) if each.made != made]
    beside.write_text(to_json([*others, Kept(made, review)][-MOST:]), encoding="utf-8")
    return beside


def _all_kept(file: Path) -> tuple[Kept, ...]:
    """All reviews kept of this record, the latest one last."""
    try:
        return from_json(tuple[Kept, ...], _beside(file).read_text(encoding="utf-8"))
    except (OSError, BadMessage):
        return ()


def _made(record: Record, budget: str) -> Made:
    version = f"{__version__}/{EDITION} {calibrated_by()}"
    return Made(sha256(dump_text(record).encode()).hexdigest(), version, code_digest("review"), budget)


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.review.json")
