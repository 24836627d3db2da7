"""Decisions of self-play as a Parquet file, with a schema that says what every number means.

Columns are those of `Decisions`. An observation is a list of int16, whose features are described in the
file's metadata; a mask is a list of booleans, one per action.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from sushiya import __version__
from sushiya.bots.digest import code_digest
from sushiya.core import CHANCE, AnyGame, BadOptions, BadRecord, Record
from sushiya.core.codec import ascii_dumps, parse_json
from sushiya.fast.checked import checked_game, checked_number
from sushiya.fast.families import engine_of
from sushiya.research.fast_match import NONE, FastMatch
from sushiya.research.observations import Observation, checked_observation
from sushiya.research.registration import VERSIONS
from sushiya.research.self_play import Decisions, match_record, self_play

__all__ = ["SCHEMA_VERSION", "Written", "describe", "export", "recorded", "schema_of"]

SCHEMA_VERSION = 1
"""Raised when columns or metadata change their meaning."""
PREFIX = b"sushiya."


class Written(NamedTuple):
    """The number of matches and decisions written."""

    matches: int
    decisions: int


def schema_of(game: AnyGame, look: Observation, *, players: str, seed: int) -> pa.Schema:
    """The columns, with metadata that has everything needed to read them or to make them again."""
    engine = engine_of(game)
    about = {
        "schema": SCHEMA_VERSION,
        "version": __version__,
        "code": code_digest(),
        "game": str(game),
        "environment": VERSIONS.get(game.name, 0),
        "players": players,
        "seed": seed,
        "actions": engine.numbering.names,
        "features": [feature._asdict() for feature in look.features],
    }
    return pa.schema(
        [
            ("match", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int16()),
            ("win", pa.float32()),
            ("score", pa.float32()),
            ("points", pa.int16()),
            ("observation", pa.list_(pa.int16(), look.size)),
            ("action_mask", pa.list_(pa.bool_(), len(engine.numbering))),
        ],
        {PREFIX + name.encode(): ascii_dumps(value).encode() for name, value in about.items()},
    )


def describe(file: str | Path) -> dict[str, Any]:
    """The metadata of a file: game, players, seed, versions, names of actions, features."""
    found = parquet.read_schema(file).metadata or {}
    return {
        key.removeprefix(PREFIX).decode(): parse_json(value)
        for key, value in found.items()
        if key.startswith(PREFIX)
    }


def export(
    game: AnyGame | str,
    file: str | Path,
    matches: int,
    *,
    players: str = "quick",
    seed: int = 0,
    observation: Observation | None = None,
) -> Written:
    """Play matches and write their decisions. The same arguments give the same file."""
    game = checked_game(game)
    look = checked_observation(game, observation)
    parts = self_play(game, matches, players=players, seed=seed, observation=look)
    first = next(parts)  # raises for an unplayable request before the file is touched
    schema = schema_of(game, look, players=players, seed=seed)
    return Written(matches, _write(first, parts, schema, file))


def _write(first: Decisions, parts: Iterator[Decisions], schema: pa.Schema, file: str | Path) -> int:
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        rows = _write_part(writer, first, schema)
        return rows + sum(_write_part(writer, part, schema) for part in parts)


def _write_part(writer: parquet.ParquetWriter, part: Decisions, schema: pa.Schema) -> int:
    *plain, observation, mask = part
    columns = [pa.array(column) for column in plain]
    for rows, kind in ((observation, np.int16), (mask, np.bool_)):
        columns.append(pa.FixedSizeListArray.from_arrays(pa.array(rows.astype(kind).ravel()), rows.shape[1]))
    writer.write_table(pa.Table.from_arrays(columns, schema=schema))
    return len(observation)


def recorded(file: str | Path, match: int) -> Record:
    """The record of a match of a file: played again, and compared with every action in the file."""
    about = describe(file)
    if about.get("schema") != SCHEMA_VERSION or not about.keys() >= {"game", "players", "seed", "version"}:
        raise BadOptions(f"{file} was not written by this version of `sushiya export`.")
    checked_number("The match", match, range(2**31))
    rows = parquet.read_table(file, columns=["seat", "action"], filters=[("match", "==", match)])
    if not rows.num_rows:
        raise BadOptions(f"{file} has no match {match}.")
    record = match_record(about["game"], match, players=about["players"], seed=about["seed"])
    if not _has_these_actions(record, list(zip(*rows.to_pydict().values(), strict=True))):
        raise BadRecord(f"Sushiya {about['version']} played match {match} differently from this version.")
    return record


def _has_these_actions(record: Record, rows: list[tuple[int, int]]) -> bool:
    """Whether these actions, part by part, are the players' answers of a record."""
    fast, rest = FastMatch(record.game), iter(rows)
    for seat, answer in record.log:
        if seat == CHANCE:
            fast.engine.kernels.apply_chance(fast.record, fast.config, fast.engine.outcomes_of(answer))
            continue
        code = NONE
        while code == NONE:
            who, action = next(rest, (NONE, NONE))
            if who != seat or not fast.mask(seat)[action]:
                return False
            code = fast.step(seat, action)
        if code != fast.engine.code_of(answer):
            return False
    return next(rest, None) is None
