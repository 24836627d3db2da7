"""Pins the data of self-play: whole matches, legal actions, returns, and a file that explains itself."""

from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from sushiya.core import BadOptions, BadRecord, dump_text, replay_record
from sushiya.fast.batch import Batch
from sushiya.games import load_record
from sushiya.research.observations import Observation
from sushiya.research.parquet import SCHEMA_VERSION, describe, export, recorded
from sushiya.research.self_play import self_play
from tests.cli.command import sushiya

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushizock(seats=3)",
)
BLIND = "sushi-go-party(seats=4,meal=temaki+tofu+miso_soup+gyoza+menu+sake+pudding)"
"""With menus and picks without looking, which chance draws."""


@pytest.mark.parametrize("players", ["quick", "random", "regular"])
@pytest.mark.parametrize("text", GAMES)
def test_its_actions_play_the_same_matches(text: str, players: str) -> None:
    """Actions are legal, and returns fit the seats: taking the same steps leads to the same end."""
    (part,) = self_play(text, 5, players=players, seed=3)
    assert part.action_mask[np.arange(len(part.action)), part.action].all()
    assert set(part.match.tolist()) == set(range(5))
    for match in range(5):
        rows = part.match == match
        assert part.step[rows].tolist() == list(range(rows.sum()))
        by_seat = dict(zip(part.seat[rows].tolist(), part.win[rows].tolist(), strict=True))
        assert sum(by_seat.values()) == pytest.approx(0, abs=1e-6)
        winner = max(by_seat, key=lambda seat: by_seat[seat])
        points = dict(zip(part.seat[rows].tolist(), part.points[rows].tolist(), strict=True))
        assert points[winner] == max(points.values())


def test_the_command_writes_a_file_that_explains_itself(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    said = sushiya("export", "sushi-go(seats=3)", "--matches", "50", "--output", str(file)).stdout
    table = parquet.read_table(file)
    assert f"{table.num_rows:,} decisions" in said
    about = describe(file)
    assert (about["schema"], about["game"], about["seed"]) == (
        SCHEMA_VERSION,
        "sushi-go(seats=3,edition=zoch)",
        0,
    )
    assert len(about["actions"]) == table.schema.field("action_mask").type.list_size
    observations = np.stack(table["observation"].to_numpy())
    assert observations.shape[1] == sum(int(np.prod(feature["shape"])) for feature in about["features"])
    first = Observation("sushi-go(seats=3)").split(observations[:3].astype(np.float32))
    assert first["hand"].sum(axis=1).tolist() == [9, 9, 9]
    again = tmp_path / "again.parquet"
    export("sushi-go(seats=3)", again, 50)
    assert again.read_bytes() == file.read_bytes()


def test_what_can_not_be_played_is_refused_before_the_file_is_touched(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with pytest.raises(BadOptions, match="random, quick"):
        export("sushi-go-party", file, 3, players="greedy")
    assert not file.exists()


def test_a_batch_knows_the_same_numbers() -> None:
    """The first decision of a match of self-play is that of a batch with the same seed."""
    (part,) = self_play("sushi-go(seats=4)", 2, seed=9)
    batch = Batch("sushi-go(seats=4)", 2, seed=9)
    assert (part.action_mask[0] == batch.masks[0]).all()


@pytest.mark.parametrize(
    ("text", "players"),
    [*((text, "quick") for text in (*GAMES, BLIND)), (GAMES[0], "regular"), (GAMES[3], "regular")],
)
def test_an_exported_match_is_a_record_that_can_be_replayed(text: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    export(text, file, 4, players=players, seed=5)
    record = recorded(file, 3)  # which compares every action
    match = replay_record(load_record(dump_text(record)))
    table = parquet.read_table(file, filters=[("match", "==", 3)])
    points = dict(zip(table["seat"].to_pylist(), table["points"].to_pylist(), strict=True))
    wins = dict(zip(table["seat"].to_pylist(), table["win"].to_pylist(), strict=True))
    assert match.game.scores(match.state)[: match.game.seats] == tuple(
        points[seat] for seat in sorted(points)
    )
    assert set(match.game.winners(match.state)) == {seat for seat in wins if wins[seat] == max(wins.values())}


def test_a_file_with_other_actions_is_noticed(tmp_path: Path) -> None:
    file, other = tmp_path / "games.parquet", tmp_path / "other.parquet"
    export("sushizock", file, 2)
    table = parquet.read_table(file)
    actions = table["action"].to_numpy().copy()
    actions[-1] = 0 if actions[-1] else 1
    number = table.schema.get_field_index("action")
    parquet.write_table(table.set_column(number, table.schema.field(number), [actions]), other)
    assert recorded(other, 0) == recorded(file, 0)
    with pytest.raises(BadRecord, match="played match 1 differently"):
        recorded(other, 1)
    with pytest.raises(BadOptions, match="has no match 2"):
        recorded(file, 2)


def test_the_terminal_replays_an_exported_match(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    export("sushi-go(seats=3)", file, 2)
    points = parquet.read_table(file, filters=[("match", "==", 1)])["points"].to_pylist()
    shown = sushiya("replay", str(file), "--match", "1", "--result").stdout
    assert all(str(point) in shown for point in points)
