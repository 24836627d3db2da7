"""A rival for `scripts.train_net`: a network that has learned to answer as the bot `regular` does.

The bot itself is plain Python, thousands of times too slow to play beside a network that learns. So all
processors watch it play for a while, and a network learns to imitate it. Nothing here needs Numba.
"""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any

import numpy as np

from scripts.net_places import OPTIONS, Games

__all__ = ["imitate", "watch"]

SEEN = "seen"
"""The folder for the watched answers."""


# Watching ---------------------------------------------------------------------------------------------------


def watch(folder: Path, games: Games, seconds: float, jobs: int = 0, guests: bool = True) -> None:
    """Let regulars play the rivals' games; keep what they did.

    With guests, one `net` plays among them half of the time.
    """
    part = folder / f"{SEEN}.part"
    part.mkdir(exist_ok=True)
    texts = games.texts[len(games.weights) : len(games.weights) + games.rivals]
    jobs = jobs or max(1, (os.cpu_count() or 2) - 2)
    with ProcessPoolExecutor(jobs) as workers:
        ends = time.time() + seconds
        watching = [workers.submit(_watched, part, texts, ends, job, guests) for job in range(jobs)]
        print("answers of regulars:", sum(job.result() for job in watching), flush=True)
    rmtree(folder / SEEN, ignore_errors=True)
    part.replace(folder / SEEN)


def _watched(folder: Path, texts: list[str], ends: float, job: int, guests: bool) -> int:
    from sushiya.games import game_of, net_layout

    rng = Random(f"net, rivals {job}")
    rows, marks, counts, chosen = [], [], [], []
    while time.time() < ends:
        for row, options, answer in _answers(game_of(rng.choice(texts)), rng, guests):
            dense = np.zeros(net_layout.ROW, np.int8)
            dense[list(row)] = list(row.values())
            table = np.zeros((OPTIONS, net_layout.MARKS_OF_AN_OPTION), np.int16)
            for place, named in enumerate(options):
                table[place, : len(named)] = named
            rows.append(dense)
            marks.append(table)
            counts.append(len(options))
            chosen.append(answer)
    np.savez(
        folder / f"{job}.npz",
        rows=np.array(rows),
        marks=np.array(marks),
        counts=np.array(counts),
        chosen=np.array(chosen),
    )
    return len(rows)


def _answers(game: Any, rng: Random, guests: bool) -> Any:
    """The network's input at each choice of the regulars in a match, and their choice."""
    from sushiya.bots.net_sushi import Position, learned_answer
    from sushiya.bots.regular_sushi import considered_answer
    from sushiya.bots.seat import Seated
    from sushiya.core import Match
    from sushiya.sushi.memory import Memory

    match = Match(game, str(rng.getrandbits(64)))
    memories = [Seated(seat, Memory(game.seats)) for seat in range(game.seats)]
    guest = rng.randrange(2 * game.seats) if guests else game.seats
    while not match.over:
        seat = match.state.pending[0].seat
        view, memory = match.view(seat), memories[seat].told(match.history)
        options = view.decision.options
        action = (learned_answer if seat == guest else considered_answer)(view, memory, rng)
        if seat != guest and 1 < len(options) <= OPTIONS:
            position = Position(view, memory)
            yield position.row(), [position.marks(option) for option in options], options.index(action)
        match.play(seat, action)


# Imitating --------------------------------------------------------------------------------------------------


def imitate(folder: Path, games: Games, device: str, seconds: float, batch: int = 8192) -> None:
    """Learn to answer in the same way from all watched answers; write `rival.pt`."""
    import torch
    from torch.nn import functional as f

    from scripts.net_learner import Network

    parts = [np.load(file) for file in sorted((folder / SEEN).glob("*.npz"))]
    seen = [
        torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)
        for name in ("rows", "marks", "counts", "chosen")
    ]
    many = len(seen[3])
    torch.manual_seed(1)
    order = torch.randperm(many, device=device)
    tested, learned = order[: many // 50], order[many // 50 :]
    network = Network(games.sizes[0], games.sizes[1]).to(device)
    adam = torch.optim.AdamW(network.parameters(), 2e-3, (0.9, 0.99), weight_decay=0.02)
    began, epoch = time.monotonic(), 0
    done = 0.0
    while done < 1:
        for chosen in learned[torch.randperm(len(learned), device=device)].split(batch):
            done = min(1.0, (time.monotonic() - began) / seconds)
            for group in adam.param_groups:
                group["lr"] = 2e-3 * 0.02**done
            chances, _ = network(*(array[chosen] for array in seen[:3]))
            loss = f.nll_loss(chances, seen[3][chosen])
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            with torch.no_grad():
                network.marks[0] = 0
        epoch += 1
    with torch.no_grad():
        chances, _ = network(*(array[tested] for array in seen[:3]))
        right = float((chances.argmax(1) == seen[3][tested]).float().mean())
        missed = float(f.nll_loss(chances, seen[3][tested]))
    found = {"answers": many, "epochs": epoch, "right": round(right, 4), "loss": round(missed, 4)}
    print("imitation of regular:", json.dumps(found), flush=True)
    part = folder / "rival.part"
    torch.save(network.state_dict(), part)
    part.replace(folder / "rival.pt")
