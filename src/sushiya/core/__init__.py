"""The words every game shares. Standard library only; no I/O, no clock, no logging."""

from sushiya.core.agenda import Ask, State, Todo, Workbench, answer
from sushiya.core.chance import commitment, draw, one_of, shuffled, stream
from sushiya.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction, SushiyaError, listing
from sushiya.core.match import Entry, Match, luck, replay
from sushiya.core.model import (
    CHANCE,
    Action,
    Answered,
    Chance,
    Choice,
    Decision,
    Event,
    Game,
    Seat,
    Step,
    View,
    seen_by,
)
from sushiya.core.perft import perft, split
from sushiya.core.record import Record, dump_json, dump_text, load, record_of, replay_record, verify

__all__ = [
    "CHANCE",
    "Action",
    "Answered",
    "Ask",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Choice",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "Seat",
    "State",
    "Step",
    "SushiyaError",
    "Todo",
    "View",
    "Workbench",
    "answer",
    "commitment",
    "draw",
    "dump_json",
    "dump_text",
    "listing",
    "load",
    "luck",
    "one_of",
    "perft",
    "record_of",
    "replay",
    "replay_record",
    "seen_by",
    "shuffled",
    "split",
    "stream",
    "verify",
]
