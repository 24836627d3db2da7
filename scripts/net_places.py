"""Where the matches of `scripts.train_net` are played: by the processor, or by a GPU.

A GPU is driven by Numba (`sushiya[gpu]`), or without it by a program that was compiled before (`prepare
--ptx`), for computers that have PyTorch and CuPy only. Nothing of Sushiya is imported here until it is
needed.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

__all__ = ["OPTIONS", "SEATS", "Games", "Place", "place_for"]

SEATS = 8
OPTIONS = 64
"""Room for the options of a question. If there are more, this many of them are sampled."""
THREADS = 128
PROGRAM = "net.ptx"


class Games(NamedTuple):
    """The games, as written by `prepare`."""

    texts: list[str]
    configs: Any
    """The bytes of each game's constants."""
    names: Any
    weights: Any
    """The weights of the fast policy, for the first games: there it plays all seats but one."""
    sizes: Any
    """Sizes: numbers of a row, all marks, marks of an option, bytes of a match."""
    rivals: int = 0
    """How many games, after those against the fast policy, are played against a rival."""

    @classmethod
    def read(cls, folder: Path) -> "Games":
        with np.load(folder / "games.npz") as found:
            texts = [str(text) for text in found["texts"]]
            sizes, rivals = found["sizes"].tolist(), int(found["rivals"])
            return cls(texts, found["configs"], found["names"], found["weights"], sizes, rivals)


class Place:
    """Matches and what is asked in them. Match number `i` plays game `i // (matches per game)`."""

    def __init__(self, games: Games, matches: int, seed: int, device: str) -> None:
        each = matches // len(games.texts)
        assert each * len(games.texts) == matches, "as many matches of every game"
        self.device = torch.device(device)
        self.matches = matches
        seats = np.frombuffer(games.configs.tobytes(), np.int64).reshape(len(games.texts), -1)[:, 0]
        game = np.repeat(np.arange(len(games.texts)), each)
        mine = np.arange(matches) % each % seats[game]
        quick = np.where(game < len(games.weights), (1 << seats[game]) - 1 - (1 << mine), 0)
        rivals = slice(each * len(games.weights), each * (len(games.weights) + games.rivals))
        self.rivals = rivals
        """The matches against a rival, who plays all seats but one."""
        self.mine = self._put(mine)
        """By match, the seat that learns, if another player has the others."""
        self.game, self.quick = self._put(game), self._put(quick)
        self.seat_count = self._put(seats[game])
        self.configs, self.names, self.weights = map(self._put, (games.configs, games.names, games.weights))
        self.rng = self._put(np.random.SeedSequence(seed).generate_state(matches, np.uint64).view(np.int64))
        self.seats = torch.zeros(matches, dtype=torch.int64, device=self.device)
        self.codes = torch.zeros((matches, OPTIONS), dtype=torch.int32, device=self.device)
        self.begin = torch.ones(1, dtype=torch.int64, device=self.device)

    def _put(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def advance(self, chosen: torch.Tensor, asked: Any, came: Any) -> None:
        """Take the chosen options; write what is `asked` next, and what `came` of it (see the learner)."""
        self.launch(
            [
                *(self.begin, chosen, self.configs, self.names, self.weights, self.game, self.quick),
                *(self.seats, asked.counts, self.codes, asked.marks, asked.rows),
                *(came.scores, came.shares, came.ended),
            ]
        )
        asked.seats.copy_(self.seats)
        self.begin.zero_()

    def launch(self, arrays: list[torch.Tensor]) -> None:
        """Run the kernel over all matches: each kind of place does it in its own way."""
        raise NotImplementedError


class Processor(Place):
    """Played by the CPU, one match after the other."""

    def __init__(self, games: Games, matches: int, seed: int) -> None:
        super().__init__(games, matches, seed, "cpu")
        from sushiya.fast.records import with_attributes
        from sushiya.fast.sushi.layout import CONFIG, DTYPE

        self.records = np.zeros(matches, DTYPE)
        self.constants = games.configs.view(with_attributes(CONFIG))[:, 0]
        self.scratch = np.zeros(1024, np.int32)

    def launch(self, arrays: list[torch.Tensor]) -> None:
        from sushiya.fast.sushi.net_play import Choices, advance_matches
        from sushiya.fast.sushi.net_play import Games as PlayedGames

        begin, chosen, _, *others = (array.numpy() for array in arrays)
        games = PlayedGames(self.constants, *others[:4])
        advance_matches(
            self.records,
            self.rng.numpy().view(np.uint64),
            self.scratch,
            int(begin[0]),
            chosen,
            games,
            Choices(*others[4:]),
        )


class Gpu(Place):
    """Played by a GPU, with a thread for each match."""

    def __init__(self, games: Games, matches: int, seed: int) -> None:
        super().__init__(games, matches, seed, "cuda")
        self.bytes_of_match = games.sizes[3]
        self.words = torch.zeros((-(-self.bytes_of_match // 4), matches), dtype=torch.int32, device="cuda")


class NumbaGpu(Gpu):
    """Compiled and launched by Numba."""

    def launch(self, arrays: list[torch.Tensor]) -> None:
        from importlib import import_module

        from sushiya.fast.records import with_attributes
        from sushiya.fast.sushi.layout import CONFIG, DTYPE
        from sushiya.fast.sushi.net_gpu import advance_threads

        cuda: Any = import_module("numba.cuda")

        def given(array: torch.Tensor, dtype: Any = None) -> Any:
            seen = cuda.as_cuda_array(array)
            return seen if dtype is None else seen.view(dtype)

        begin, chosen, configs, *others = arrays
        advance_threads[-(-self.matches // THREADS), THREADS](
            given(self.words, np.uint32),
            cuda.to_device(np.zeros(1, with_attributes(DTYPE))),
            given(self.rng, np.uint64),
            given(begin),
            given(chosen),
            given(configs, with_attributes(CONFIG)).reshape(len(configs)),
            *map(given, others),
        )


class Program(Gpu):
    """Launched by CuPy; compiled to PTX on another computer."""

    def __init__(self, games: Games, matches: int, seed: int, file: Path) -> None:
        super().__init__(games, matches, seed)
        import cupy

        text = file.read_text(encoding="ascii")
        name = text.partition(".entry ")[2].partition("(")[0].strip()
        self.program = cupy.RawModule(path=str(file)).get_function(name)
        self.stream = cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)

    def launch(self, arrays: list[torch.Tensor]) -> None:
        begin, chosen, configs, *others = arrays
        args = [
            *_array(self.words),
            *_records(self.words, 1, self.bytes_of_match),  # only its type is used
            *_array(self.rng),
            *_array(begin),
            *_array(chosen),
            *_records(configs, *configs.shape),
            *(value for array in others for value in _array(array)),
        ]
        with self.stream:
            self.program((-(-self.matches // THREADS),), (THREADS,), [np.int64(value) for value in args])


def _array(array: torch.Tensor) -> list[int]:
    """An array as kernels that Numba compiled take it."""
    size = array.element_size()
    strides = [size * stride for stride in array.stride()]
    return [0, 0, array.numel(), size, array.data_ptr(), *array.shape, *strides]


def _records(array: torch.Tensor, count: int, size: int) -> list[int]:
    return [0, 0, count, size, array.data_ptr(), count, size]


def place_for(device: str, folder: Path, games: Games, matches: int, seed: int) -> Place:
    """The place to play: on a GPU, the compiled program if the folder has one."""
    if device == "cpu":
        return Processor(games, matches, seed)
    program = folder / PROGRAM
    return Program(games, matches, seed, program) if program.exists() else NumbaGpu(games, matches, seed)
