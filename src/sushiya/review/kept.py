"""Reviews kept next to their records, so that none is computed twice."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from sushiya import __version__
from sushiya.core import Record, dump_text
from sushiya.core.codec import BadMessage, from_json, to_json
from sushiya.review.calibration import calibrated_by
from sushiya.review.values import EDITION, Review

__all__ = ["keep_review", "kept_review"]


@dataclass(frozen=True, slots=True)
class Kept:
    """A review, and what made it."""

    record: str
    """The SHA-256 of the record as text."""
    version: str
    budget: str
    review: Review


def kept_review(record: Record, file: Path, budget: str) -> Review | None:
    """The review that was made of this record with this budget by this version; None if there is none."""
    try:
        kept = from_json(Kept, _beside(file).read_text(encoding="utf-8"))
    except (OSError, BadMessage):
        return None
    return kept.review if (kept.record, kept.version, kept.budget) == _key(record, budget) else None


def keep_review(review: Review, record: Record, file: Path, budget: str) -> Path:
    """Keep a review next to the file of its record. Returns the review's file."""
    beside = _beside(file)
    beside.write_text(to_json(Kept(*_key(record, budget), review)), encoding="utf-8")
    return beside


def _key(record: Record, budget: str) -> tuple[str, str, str]:
    maker = f"{__version__}/{EDITION} {calibrated_by()}"
    return sha256(dump_text(record).encode()).hexdigest(), maker, budget


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.review.json")
