"""The network of the bot `net`, and how it learns from playing against itself: proximal policy optimization.

In most matches every seat is played by the same network. In some the fast policy plays the others, in some a
rival (`net_rival.py`). A choice is good if it led to more than the network expected. The reward is the share
of a win, and a little for each point ahead of the others' mean, as soon as it is scored.
"""

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional as f

from scripts.net_places import OPTIONS, SEATS, Games, Place

__all__ = ["HIDDEN", "Learner", "Network", "Settings"]

HIDDEN, SECOND = 384, 32
NEVER = -1e9


@dataclass
class Settings:
    """Training settings. `minutes` is the length of the whole training: rates fall until then."""

    minutes: float = 16.0
    matches: int = 65536
    steps: int = 48
    batch: int = 65536
    rate: float = 1.5e-3
    last_rate: float = 5e-5
    variety: float = 0.02
    last_variety: float = 0.001
    point: float = 0.02
    last_point: float = 0.005
    clip: float = 0.2
    trace: float = 0.9
    """Lambda of generalised advantage estimation: how far back credit reaches."""
    hold: float = 0.0
    """For this many decisions only the value head learns, in a network that starts with earlier weights."""
    seed: int = 1


class _Sum(torch.autograd.Function):  # type: ignore[misc,unused-ignore]  # PyTorch may be missing
    """The sum of the rows of a table that each option's marks name.

    Millions of options name few rows, so the gradient is a product of matrices: adding one by one would take
    longer than all the rest.
    """

    @staticmethod
    def forward(ctx: Any, marks: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(marks)
        ctx.rows = len(table)
        return f.embedding_bag(marks, table, mode="sum", padding_idx=0)

    @staticmethod
    def backward(ctx: Any, *slopes: Any) -> Any:
        (marks,) = ctx.saved_tensors
        slope = slopes[0]
        kind = torch.bfloat16 if slope.is_cuda else torch.float32
        total = torch.zeros(ctx.rows, slope.shape[1], device=slope.device)
        for first in range(0, len(marks), 1 << 18):
            part = marks[first : first + (1 << 18)]
            named = torch.zeros(len(part), ctx.rows, dtype=kind, device=slope.device)
            named.scatter_(1, part, 1.0)
            total += (named.T @ slope[first : first + (1 << 18)].to(kind)).float()
        total[0] = 0
        return None, total


class Network(nn.Module):  # type: ignore[misc,unused-ignore]  # the same
    """Reads a row once; each option adds its marks to the first layer and is judged from there."""

    def __init__(self, row: int, marks: int) -> None:
        super().__init__()
        self.row = nn.Linear(row, HIDDEN)
        self.marks = nn.Parameter(torch.zeros(marks, HIDDEN))
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, 1, bias=False)
        self.outlook = nn.Sequential(nn.Linear(HIDDEN, 64), nn.ReLU(), nn.Linear(64, 1))  # the value head

    def forward(self, rows: torch.Tensor, marks: torch.Tensor, counts: torch.Tensor) -> Any:
        """By position and option: the logarithm of its probability; and what a position is worth."""
        on_gpu = rows.is_cuda
        there = torch.arange(OPTIONS, device=rows.device) < counts[:, None]
        owner, _ = torch.nonzero(there, as_tuple=True)
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=on_gpu):
            base = self.row(rows.to(torch.bfloat16 if on_gpu else torch.float32))
            first = base.float().index_select(0, owner) + _Sum.apply(marks[there].long(), self.marks)
            scores = self.last(torch.relu(self.second(torch.relu(first)))).float()[:, 0]
            worth = self.outlook(torch.relu(base)).float()[:, 0]
        table = torch.full(there.shape, NEVER, device=rows.device).masked_scatter(there, scores)
        return torch.log_softmax(table, dim=1), worth


class Asked(NamedTuple):
    """The open question of each match."""

    seats: torch.Tensor
    counts: torch.Tensor
    marks: torch.Tensor
    rows: torch.Tensor


class Came(NamedTuple):
    """The outcomes of the answers."""

    scores: torch.Tensor
    shares: torch.Tensor
    ended: torch.Tensor


class Window:
    """Everything that happens in a number of steps."""

    def __init__(self, place: Place, steps: int, sizes: list[int]) -> None:
        def empty(*shape: int, kind: Any, more: int = 0) -> torch.Tensor:
            return torch.zeros((steps + more, place.matches, *shape), dtype=kind, device=place.device)

        self.seats, self.counts = (empty(kind=torch.int64, more=1) for _ in range(2))
        self.marks = empty(OPTIONS, sizes[2], kind=torch.int16, more=1)
        self.rows = empty(sizes[0], kind=torch.int8, more=1)
        self.scores = empty(SEATS, kind=torch.int16)
        self.shares = empty(SEATS, kind=torch.float32)
        self.ended = empty(kind=torch.int64)
        self.chosen, self.chance, self.worth = (
            empty(kind=kind) for kind in (torch.int64, torch.float32, torch.float32)
        )

    def asked(self, step: int) -> Asked:
        return Asked(self.seats[step], self.counts[step], self.marks[step], self.rows[step])

    def came(self, step: int) -> Came:
        return Came(self.scores[step], self.shares[step], self.ended[step])

    def next(self) -> None:
        """The last question of this window is the first of the next one."""
        for kept in (self.seats, self.counts, self.marks, self.rows):
            kept[0] = kept[-1]
        self.rows[1:] = 0


class Learner:
    """Plays and learns, and can be saved at any time."""

    def __init__(self, games: Games, place: Place, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings, self.place, self.games = settings, place, games
        self.network = Network(games.sizes[0], games.sizes[1]).to(place.device)
        fused = place.device.type == "cuda"
        self.adam = torch.optim.Adam(self.network.parameters(), settings.rate, (0.9, 0.98), fused=fused)
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.decisions = 0
        self.rival: Network | None = None
        self.window = Window(place, settings.steps, games.sizes)
        self.before = torch.zeros((place.matches, SEATS), device=place.device)
        place.advance(torch.zeros_like(place.seats), self.window.asked(0), self.window.came(0))

    # Kept on disk -------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        kept = {
            "network": self.network.state_dict(),
            "adam": self.adam.state_dict(),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "curve": self.curve,
            "settings": asdict(self.settings),
        }
        part = file.with_suffix(".part")
        torch.save(kept, part)
        part.replace(file)
        file.with_suffix(".json").write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")

    def load(self, file: Path) -> None:
        kept = torch.load(file, map_location=self.place.device, weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.adam.load_state_dict(kept["adam"])
        self.seconds, self.decisions, self.curve = kept["seconds"], kept["decisions"], kept["curve"]

    def widen(self, weights: Any) -> None:
        """Start from the weights of a bot: the added width of a wider network changes nothing at first."""
        from sushiya.bots.net_weights import FIRST_UNIT, SECOND_UNIT

        def table(numbers: Any, unit: int, *shape: int) -> torch.Tensor:
            found = torch.tensor(list(numbers), dtype=torch.float32, device=self.place.device)
            return found.reshape(*shape) / unit

        net, width = self.network, weights.width
        with torch.no_grad():
            net.row.weight[:width] = table(weights.row, FIRST_UNIT, -1, width).T
            net.row.bias[:width] = table(weights.row_bias, FIRST_UNIT, -1)
            net.marks[:, :width] = table(weights.marks, FIRST_UNIT, -1, width)
            net.second.weight[:] = 0
            net.second.weight[:, :width] = table(weights.second, SECOND_UNIT, -1, width)
            net.second.bias[:] = table(weights.second_bias, FIRST_UNIT * SECOND_UNIT, -1)
            net.last.weight[:] = table(weights.last, SECOND_UNIT, 1, -1)

    def face(self, file: Path) -> None:
        """Play against the rival of this file, where a rival is wanted."""
        self.rival = Network(self.games.sizes[0], self.games.sizes[1]).to(self.place.device)
        self.rival.load_state_dict(torch.load(file, map_location=self.place.device, weights_only=True))

    # Learning -----------------------------------------------------------------------------------------------

    def learn(self, seconds: float, say: float = 20.0) -> None:
        """Play and learn for this long."""
        began = last = time.monotonic()
        before = self.seconds
        windows = 0
        while (passed := time.monotonic() - began) < seconds:
            done = min(1.0, (before + passed) / (60 * self.settings.minutes))
            self.seconds = before + passed
            won = self._play()
            figures = self._improve(done)
            self.window.next()
            windows += 1
            if time.monotonic() - last > say or windows == 1:
                last = time.monotonic()
                entry = {
                    "minutes": round(self.seconds / 60, 2),
                    "decisions": self.decisions,
                    **won,
                    **figures,
                }
                self.curve.append(entry)
                print(json.dumps(entry), flush=True)
        self.seconds = before + time.monotonic() - began

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]  # the same
    def _play(self, best: bool = False) -> dict[str, Any]:
        """Play a window. Returns the win share against the fast policy, as a multiple of the fair share."""
        window, place = self.window, self.place
        against, mine = place.quick > 0, place.mine
        facing = torch.zeros_like(against)
        facing[place.rivals] = self.rival is not None
        won = torch.zeros(4, device=place.device)
        for step in range(self.settings.steps):
            asked = window.asked(step)
            chances, window.worth[step] = self.network(asked.rows, asked.marks, asked.counts)
            noise = -torch.empty_like(chances).exponential_().log()
            chosen = (chances if best else chances + noise).argmax(1)
            if self.rival is not None:
                self._answer_as_rival(asked, noise, chosen)
            window.chosen[step] = chosen
            window.chance[step] = chances.gather(1, chosen[:, None])[:, 0]
            place.advance(chosen, window.asked(step + 1), window.came(step))
            over = window.ended[step] > 0
            share = window.shares[step].gather(1, mine[:, None])[:, 0] * place.seat_count
            quick, rival = over & against, over & facing
            won += torch.stack([(share * quick).sum(), quick.sum(), (share * rival).sum(), rival.sum()])
        self.decisions += self.settings.steps * place.matches
        total, matches, beaten, met = won.tolist()
        found = {"against fast policy": round(total / max(matches, 1), 4), "matches": int(matches)}
        return found | ({"against rival": round(beaten / met, 4)} if met else {})

    def _answer_as_rival(self, asked: Asked, noise: torch.Tensor, chosen: torch.Tensor) -> None:
        """Choose for the seats of the rival."""
        assert self.rival is not None
        there, place = self.place.rivals, self.place
        chances, _ = self.rival(asked.rows[there], asked.marks[there], asked.counts[there])
        theirs = asked.seats[there] != place.mine[there]
        chosen[there] = torch.where(theirs, (chances + noise[there]).argmax(1), chosen[there])

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]  # the same
    def _credit(self, point: float) -> tuple[torch.Tensor, torch.Tensor]:
        """The advantage of each choice, and whether it is known yet."""
        window, place = self.window, self.place
        steps = self.settings.steps
        there = torch.arange(SEATS, device=place.device) < place.seat_count[:, None]
        others = (place.seat_count - 1).float()[:, None]
        gains = []
        for step in range(steps):
            scores = window.scores[step].float() * there
            gained = scores - self.before
            ahead = gained - (gained.sum(1, keepdim=True) - gained) / others
            ended = (window.ended[step] > 0)[:, None]
            gains.append((point * ahead + window.shares[step] * ended) * there)
            self.before = torch.where(ended, 0.0, scores)
        worth, ahead, pending = (torch.zeros_like(self.before) for _ in range(3))
        known = torch.zeros_like(there)
        credit = torch.zeros_like(window.worth)
        sure = torch.zeros_like(window.worth, dtype=torch.bool)
        for step in reversed(range(steps)):
            ended = (window.ended[step] > 0)[:, None]
            worth, ahead, pending = (torch.where(ended, 0.0, value) for value in (worth, ahead, pending))
            known |= ended
            pending = pending + gains[step]
            seat = window.seats[step][:, None]
            now = window.worth[step][:, None]
            surprise = pending.gather(1, seat) + worth.gather(1, seat) - now
            gained = surprise + self.settings.trace * ahead.gather(1, seat)
            credit[step], sure[step] = gained[:, 0], known.gather(1, seat)[:, 0]
            ahead, worth = ahead.scatter(1, seat, gained), worth.scatter(1, seat, now)
            pending = pending.scatter(1, seat, 0.0)
            known = known.scatter(1, seat, True)
        if self.rival is not None:
            sure[:, place.rivals] &= window.seats[:steps, place.rivals] == place.mine[place.rivals]
        return credit, sure

    def _improve(self, done: float) -> dict[str, float]:
        """Train on the window once, in batches."""
        s = self.settings

        def between(first: float, last: float) -> float:
            return float(first * (last / first) ** done)

        warm = min(1.0, 0.1 + self.decisions / 5e7)
        for group in self.adam.param_groups:
            group["lr"] = warm * between(s.rate, s.last_rate)
        variety = between(s.variety, s.last_variety)
        credit, sure = self._credit(between(s.point, s.last_point))
        window = self.window
        flat = {
            name: getattr(window, name)[: s.steps].flatten(0, 1)
            for name in ("rows", "marks", "counts", "chosen", "chance", "worth")
        }
        credit = credit.flatten()
        goal = credit + flat["worth"]
        where = torch.nonzero(sure.flatten())[:, 0]
        where = where[torch.randperm(len(where), device=where.device)]
        spread = credit[where].std() + 1e-6
        total = torch.zeros(4, device=where.device)
        batches = where.split(s.batch)
        for chosen in batches:
            chances, worth = self.network(flat["rows"][chosen], flat["marks"][chosen], flat["counts"][chosen])
            chance = chances.gather(1, flat["chosen"][chosen][:, None])[:, 0]
            ratio = (chance - flat["chance"][chosen]).exp()
            gain = credit[chosen] / spread
            policy = -torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
            wrong = f.mse_loss(worth, goal[chosen])
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = policy + wrong - variety * entropy
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            if self.decisions < s.hold:
                for name, weights in self.network.named_parameters():
                    weights.grad = weights.grad if name.startswith("outlook") else None
            nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            self.adam.step()
            moved = ((ratio - 1).abs() > s.clip).float().mean()
            total += torch.stack([entropy, wrong, moved, spread]).detach() / len(batches)
        names = ("variety", "error", "clipped", "spread")
        return dict(zip(names, (round(value, 4) for value in total.tolist()), strict=True))

    def measure(self, windows: int) -> dict[str, Any]:
        """Win shares against the fast policy and the rival by game, always choosing the best option."""
        won: dict[str, list[float]] = {}
        place, quick = self.place, len(self.games.weights)
        met = quick + (self.games.rivals if self.rival is not None else 0)
        for _ in range(windows):
            self._play(best=True)
            over = self.window.ended > 0
            share = self.window.shares.gather(2, place.mine.expand(len(over), -1)[:, :, None])[:, :, 0]
            totals = torch.zeros((2, len(self.games.texts)), device=place.device)
            totals[0].index_add_(0, place.game, (share * over).sum(0))
            totals[1].index_add_(0, place.game, over.sum(0).float())
            for game, (total, count) in enumerate(totals.T[:met].tolist()):
                name = ("" if game < quick else "rival: ") + self.games.texts[game]
                found = won.setdefault(name, [0.0, 0.0])
                found[0], found[1] = found[0] + total, found[1] + count
            self.window.next()
        return {text: [round(total / max(1.0, count), 4), int(count)] for text, (total, count) in won.items()}
