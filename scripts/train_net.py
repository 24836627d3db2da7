"""Train the bot `net`: one network for every meal, edition and number of seats, from nothing, by self-play.

    python -m scripts.train_net all DIR [FILE]     all that follows; go on where it stopped

    python -m scripts.train_net prepare DIR        choose the games (--ptx: compile, for a GPU without Numba)
    python -m scripts.train_net watch DIR          see how regulars answer (--seconds)
    python -m scripts.train_net imitate DIR        make a rival that answers like them (--seconds)
    python -m scripts.train_net learn DIR          play and learn; go on where it stopped (--minutes, --for)
    python -m scripts.train_net export DIR [FILE]  write the weights that the bot plays with

On a GPU it needs `sushiya[gpu]` and PyTorch; `--device cpu` does without one. `all DIR --tiny` tries out
everything on any computer, and learns next to nothing. The recipe is in docs/how-to/train.md.
"""

import argparse
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

QUICK = 32
"""How many of the games are played against the fast policy."""
GAMES = 2048
RIVALS = 0.5
"""The share of the games that are played against an imitation of `regular`, if there is one."""
HELD_OUT = 200
WATCHING, IMITATING = 60.0, 20.0
"""Seconds."""
TINY: Any = {
    "device": "cpu",
    "games": 2 * QUICK,
    "matches": 4 * QUICK,
    "steps": 16,
    "batch": 512,
    "minutes": 0.1,
    "seconds": 3.0,
}
"""Settings with which the whole recipe can be tried."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("all", *STEPS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path, nargs="?", help="where to write the weights")
    parser.add_argument("--ptx", action="store_true", help="compile for a GPU, too; needs no GPU")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--minutes", type=float, default=16.0, help="of the whole training")
    parser.add_argument("--for", type=float, dest="now", help="minutes of this run, if fewer")
    parser.add_argument("--matches", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=48)
    parser.add_argument("--batch", type=int, default=65536)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="to watch, or to imitate")
    parser.add_argument("--tiny", action="store_true", help="try it: everything small, on the CPU")
    parser.add_argument("--resume", type=Path, help="begin with the weights of this file")
    wanted = parser.parse_args()
    if wanted.tiny:
        vars(wanted).update(TINY)
    if wanted.what != "all":
        STEPS[wanted.what](wanted)
        return
    wanted.file = wanted.file or wanted.folder / "net_weights.bin"
    for name, step in STEPS.items():
        if not (name in MADE and any(wanted.folder.glob(MADE[name]))):
            print(f"{name} …", flush=True)
            step(wanted)


# Games ------------------------------------------------------------------------------------------------------


def held_out() -> list[str]:
    """Random legal meals with 3 to 8 seats that are held out of training: the test."""
    from sushiya.testing import random_meal

    rng = Random("net, held out")
    seats = [3 + number % 6 for number in range(HELD_OUT)]
    return [f"sushi-go-party(seats={many},meal={random_meal(rng, many)})" for many in seats]


def training_games(count: int) -> Iterator[str]:
    """The games to learn from. The first ones are also measured against the fast policy."""
    from sushiya.sushi import MEALS, PARTY_EDITIONS
    from sushiya.testing import random_meal

    rng = Random("net, training")
    tested = {text.partition("meal=")[2].rstrip(")") for text in held_out()}

    def party(meal: str | None, seats: int | None = None) -> str:
        allowed = MEALS[meal].seats if meal else range(2, 9)
        many = seats or rng.choice([*allowed, *(4 for _ in allowed if 4 in allowed)])
        dishes = meal or str(random_meal(rng, many))
        edition = rng.choice(list(PARTY_EDITIONS))
        return f"sushi-go-party(seats={many},meal={dishes},edition={edition})"

    def unseen() -> str:
        """A random meal that is not held out."""
        while True:
            text = party(None)
            if text.partition("meal=")[2].partition(",")[0] not in tested:
                return text

    def base() -> str:
        many = rng.choice([2, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5])
        if many == 2:
            return f"sushi-go(seats=2,edition=gamewright{rng.choice(['', ',dummy=yes'])})"
        return f"sushi-go(seats={many},edition={rng.choice(['zoch', 'gamewright'])})"

    yield from [
        "sushi-go(seats=4)",
        "sushi-go(seats=4,edition=gamewright)",
        "sushi-go(seats=2,edition=gamewright)",
    ]
    for meal in MEALS:
        yield party(meal, 2 if 4 not in MEALS[meal].seats else 4)
    rest = 3 + len(MEALS)
    if count > QUICK:
        yield from (base() if number % 5 < 1 else unseen() for number in range(QUICK - rest))
        rest = QUICK + rivals_of(count)
        for number in range(rivals_of(count)):
            yield WEAK[number % 25] if number % 25 < len(WEAK) else unseen()
    for number in range(count - rest):
        share = number % 10
        if share < 2:
            yield base()
        elif share < 6:
            yield party(rng.choice(list(MEALS)))
        else:
            yield unseen()


WEAK = (
    *["sushi-go(seats=4)"] * 4,
    *["sushi-go(seats=2,edition=gamewright)"] * 2,
    *["sushi-go-party(seats=4,meal=sushi-go)"] * 4,
    *["sushi-go-party(seats=4,meal=cutthroat-combo)"] * 3,
    *["sushi-go-party(seats=4,meal=big-banquet)"] * 2,
    "sushi-go-party(seats=4,meal=my-first-meal)",
    "sushi-go-party(seats=4,meal=party-sampler)",
    "sushi-go-party(seats=4,meal=master-menu)",
    "sushi-go-party(seats=4,meal=points-platter)",
    "sushi-go-party(seats=2,meal=dinner-for-two)",
)
"""How many of 25 games against the rival each has; the others are random meals. More where `net` was weak."""


def rivals_of(count: int) -> int:
    return int(RIVALS * count) if count > QUICK else 0


def prepare(wanted: Any) -> None:
    """Write the constants of all games, as kernels read them."""
    from sushiya.fast.sushi.codes import Kinds
    from sushiya.fast.sushi.config import config_of
    from sushiya.fast.sushi.layout import DTYPE
    from sushiya.fast.sushi.net_input import names_of
    from sushiya.fast.sushi.policy_weights import weight_table
    from sushiya.games import game_of, net_layout

    texts = list(training_games(wanted.games))
    games: list[Any] = [game_of(text) for text in texts]
    sizes = [net_layout.ROW, net_layout.MARKS, net_layout.MARKS_OF_AN_OPTION, DTYPE.itemsize]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    part = wanted.folder / "part.npz"
    np.savez_compressed(
        part,
        texts=np.array(texts),
        configs=np.stack([np.frombuffer(config_of(game).tobytes(), np.uint8) for game in games]),
        names=np.stack([names_of(game) for game in games]),
        weights=np.stack([weight_table(game, Kinds(game).cards) for game in games[:QUICK]]),
        sizes=np.array(sizes),
        rivals=rivals_of(wanted.games),
    )
    part.replace(wanted.folder / "games.npz")
    if wanted.ptx:
        (wanted.folder / "net.ptx").write_text(compiled(), encoding="ascii")


def compiled() -> str:
    """The GPU's program as PTX, in the version of CUDA 13.0. Needs numba-cuda, but no GPU."""
    from types import SimpleNamespace

    import numba.cuda.dispatcher as dispatcher
    from numba import cuda, typeof, types

    from scripts.net_places import OPTIONS, SEATS
    from sushiya.fast import kernel
    from sushiya.fast.records import with_attributes
    from sushiya.fast.sushi import net_gpu
    from sushiya.fast.sushi.layout import CONFIG, DTYPE, KINDS

    there: Any = dispatcher
    there.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))
    whole, words = np.zeros(2, np.int64), np.zeros((2, 2), np.uint32)
    arrays = [
        *(words, np.zeros(1, with_attributes(DTYPE)), np.zeros(2, np.uint64), whole, whole),
        *(np.zeros(2, with_attributes(CONFIG)), np.zeros((2, KINDS), np.int64), np.zeros((2, 2), np.float32)),
        *(whole, whole, whole, whole, np.zeros((2, OPTIONS), np.int32), np.zeros((2, 2, 2), np.int16)),
        *(np.zeros((2, 2), np.int8), np.zeros((2, SEATS), np.int16), np.zeros((2, SEATS), np.float32), whole),
    ]
    signature = types.void(*map(typeof, arrays))
    any_cuda: Any = cuda
    function = net_gpu.advance_threads.py_func
    with kernel.indices_as_they_are(kernel.indexing()):
        made = any_cuda.compile(function, signature, device=False, cc=(9, 0), abi="numba", output="ptx")[0]
    text: str = made.decode() if isinstance(made, bytes) else made
    head, version, rest = text.partition(".version ")
    return f"{head}{version}9.0\n{rest.partition(chr(10))[2]}"


AGAIN: Any = {
    "rate": 6e-4,
    "last_rate": 3e-5,
    "variety": 0.005,
    "last_variety": 5e-4,
    "point": 0.01,
    "hold": 6e7,
}
"""Settings for a network that has been trained before."""


# Learning ---------------------------------------------------------------------------------------------------


def see(wanted: Any) -> None:
    """Watch regulars; from nothing, without a `net` that was trained before."""
    from scripts.net_places import Games
    from scripts.net_rival import watch

    watch(wanted.folder, Games.read(wanted.folder), wanted.seconds or WATCHING, guests=wanted.what != "all")


def rival(wanted: Any) -> None:
    """Learn to answer as the watched regulars do."""
    from scripts.net_places import Games
    from scripts.net_rival import imitate

    imitate(wanted.folder, Games.read(wanted.folder), wanted.device, wanted.seconds or IMITATING)


def learn(wanted: Any) -> None:
    """Continue from what is in the folder, for this many minutes; write a checkpoint now and then."""
    from scripts.net_learner import Learner, Settings
    from scripts.net_places import Games, place_for

    games = Games.read(wanted.folder)
    settings = Settings(
        minutes=wanted.minutes,
        matches=wanted.matches,
        steps=wanted.steps,
        batch=wanted.batch,
        seed=wanted.seed,
        **(AGAIN if wanted.resume else {}),
    )
    kept = wanted.folder / "checkpoint.pt"
    before = len(json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))) if kept.exists() else 0
    seed = 1000 * settings.seed + before  # other matches than before
    place = place_for(wanted.device, wanted.folder, games, settings.matches, seed)
    learner = Learner(games, place, settings)
    if kept.exists():
        learner.load(kept)
    elif wanted.resume:
        from sushiya.bots.net_weights import Weights

        learner.widen(Weights.of(wanted.resume.read_bytes()))
    if (wanted.folder / "rival.pt").exists():
        learner.face(wanted.folder / "rival.pt")
    left = 60 * min(wanted.now or wanted.minutes, wanted.minutes)
    left = min(left, 60 * wanted.minutes - learner.seconds)
    while left > 0:
        portion = min(left, 120.0)
        learner.learn(portion)
        learner.save(kept)
        left -= portion
    print("shares of wins:", json.dumps(learner.measure(6)), flush=True)


# Weights ----------------------------------------------------------------------------------------------------


def export(wanted: Any) -> None:
    """Write the weights as integers, so that everybody computes exactly the same."""
    import torch

    from sushiya.bots.net_weights import FILE, FIRST_UNIT, FORMAT, SECOND_UNIT

    kept = torch.load(wanted.folder / "checkpoint.pt", map_location="cpu", weights_only=True)["network"]

    def whole(name: str, unit: float, kind: str) -> bytes:
        numbers = np.rint(kept[name].numpy().astype(np.float64) * unit)
        limits = np.iinfo(kind)
        assert limits.min <= numbers.min(), name
        assert numbers.max() <= limits.max, name
        return bytes(numbers.astype(f"<{np.dtype(kind).str[1:]}").tobytes())

    row, marks, second = kept["row.weight"].T.contiguous(), kept["marks"], kept["second.weight"]
    kept["row.weight"] = row
    file = wanted.file or Path(str(FILE))
    file.write_bytes(
        struct.pack(FORMAT, *row.shape, len(marks), len(second))
        + whole("row.weight", FIRST_UNIT, "int16")
        + whole("marks", FIRST_UNIT, "int16")
        + whole("second.weight", SECOND_UNIT, "int16")
        + whole("last.weight", SECOND_UNIT, "int16")
        + whole("row.bias", FIRST_UNIT, "int32")
        + whole("second.bias", FIRST_UNIT * SECOND_UNIT, "int32")
    )
    print(f"{file}: {file.stat().st_size:,} bytes")


STEPS = {"prepare": prepare, "watch": see, "imitate": rival, "learn": learn, "export": export}
MADE = {"prepare": "games.npz", "watch": "seen/*.npz", "imitate": "rival.pt"}
"""What a step leaves in the folder when it is done. Learning goes on by itself until its time is spent."""

if __name__ == "__main__":
    main()
