"""Matches as the network plays them on a GPU: `python -m scripts.net_golden FILE`.

PyTorch computes there, with the weights that the bot has. tests/bots/test_net.py plays the same matches with
NumPy and in plain Python: every choice must be the same.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from sushiya.bots import Seated, net_sushi
from sushiya.bots.net_weights import FILE, Network, Weights
from sushiya.core import Match
from sushiya.games import game_of
from sushiya.sushi.memory import Memory

GAMES = (
    "sushi-go(seats=4)",
    "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-party(seats=3,meal=master-menu)",
    "sushi-go-party(seats=5,meal=uramaki+onigiri+tofu+miso_soup+menu+special_order+fruit,edition=devir)",
    "sushi-go-party(seats=8,meal=cutthroat-combo)",
)


def played(text: str, network: Network) -> list[str]:
    """All answers of a match in which the network plays every seat."""
    game: Any = game_of(text)
    match = Match(game, "golden")
    memories = [Seated(seat, Memory(game.seats)) for seat in range(game.seats)]
    answers = []
    while not match.over:
        seat = match.state.pending[0].seat
        memory = memories[seat].told(match.history)
        action = net_sushi.learned_answer(match.view(seat), memory, Random(0), network)
        answers.append(str(action))
        match.play(seat, action)
    return answers


def torch_network(weights: Weights, device: str) -> Network:
    """The same network in PyTorch. Sums of whole numbers are exact in 64 bits, in whatever order."""
    import torch

    class TorchNetwork:
        def __init__(self) -> None:
            def table(numbers: Any, *shape: int) -> Any:
                return torch.tensor(list(numbers), dtype=torch.float64, device=device).reshape(*shape)

            self.row, self.marks = (
                table(weights.row, -1, weights.width),
                table(weights.marks, -1, weights.width),
            )
            self.second, self.last = table(weights.second, -1, weights.width), table(weights.last, -1)
            self.bias, self.second_bias = table(weights.row_bias, -1), table(weights.second_bias, -1)

        def scores(self, row: dict[int, int], options: Sequence[Sequence[int]]) -> Sequence[float]:
            given = torch.zeros(len(self.row), dtype=torch.float64, device=device)
            given[list(row)] = torch.tensor(list(row.values()), dtype=torch.float64, device=device)
            base = given @ self.row + self.bias
            first = torch.stack([(base + self.marks[list(marks)].sum(0)).relu() for marks in options])
            found: Sequence[float] = ((first @ self.second.T + self.second_bias).relu() @ self.last).tolist()
            return found

    return TorchNetwork()


def main(file: Path, device: str = "cuda") -> None:
    network = torch_network(Weights.of(FILE.read_bytes()), device)
    golden = {text: played(text, network) for text in GAMES}
    file.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
