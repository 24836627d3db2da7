"""Policies from files of weights: our own .npz, or .onnx where onnxruntime is installed."""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from sushiya.bots.own import did_you_mean
from sushiya.core import BadOptions, SushiyaError, listing
from sushiya.extras import MissingExtra

__all__ = ["OnnxPolicy", "WeightsPolicy", "load_weights", "save_weights"]

Floats = NDArray[np.float32]


class WeightsPolicy:
    """A small network: layers of weights and biases, with ReLU between them. Returns preferences."""

    def __init__(self, layers: Sequence[Floats], features: Sequence[str] | None, scale: float = 1.0) -> None:
        self.layers = [np.asarray(layer, np.float32) for layer in layers]
        """Each has a row for every input, a last row for the bias, and a column for every output."""
        if features is not None:
            self.features = tuple(features)
        self.scale = scale
        """What the numbers of the observation are multiplied by."""

    def __call__(self, observation: Floats, mask: NDArray[np.int8]) -> Floats:
        """The preference for each action. Takes one observation or many."""
        x = np.asarray(observation, np.float32) * np.float32(self.scale)
        for number, layer in enumerate(self.layers):
            if x.shape[-1] != len(layer) - 1:
                raise SushiyaError(
                    f"Layer {number} of these weights takes {len(layer) - 1} numbers, not {x.shape[-1]}: "
                    "were they trained for this game, with these features?"
                )
            x = (np.maximum(x, 0) if number else x) @ layer[:-1] + layer[-1]
        return x


def save_weights(
    file: Path | str, layers: Sequence[Floats], *, features: Sequence[str] | None = None, scale: float = 1.0
) -> None:
    """Write a policy that can be used wherever a bot can: `sushiya arena sushi-go --bots weights.npz,…`."""
    named: dict[str, Any] = {f"layer{number}": layer for number, layer in enumerate(layers)}
    if features is not None:
        named["features"] = np.array(features, np.str_)
    np.savez(file, scale=np.float32(scale), **named)


def load_weights(file: Path) -> "WeightsPolicy | OnnxPolicy":
    """The policy in a file; raises BadOptions if it has none, MissingExtra if a library is missing."""
    if not file.is_file():
        near = get_close_matches(file.name, [each.name for each in file.parent.glob(f"*{file.suffix}")])
        raise BadOptions(f"There is no file {file}.{did_you_mean(near)}")
    return OnnxPolicy(file) if file.suffix == ".onnx" else _read_npz(file)


def _read_npz(file: Path) -> WeightsPolicy:
    try:
        with np.load(file, allow_pickle=False) as found:
            layers = [found[f"layer{number}"] for number in range(sum("layer" in name for name in found))]
            features = [str(name) for name in found["features"]] if "features" in found else None
            scale = float(found["scale"]) if "scale" in found else 1.0
    except (BadZipFile, KeyError, OSError, ValueError) as error:
        raise BadOptions(f"{file} can't be read: {error}.") from None
    if not layers or any(layer.ndim != 2 for layer in layers):
        raise BadOptions(f"{file} has no weights: write them with sushiya.bots.weights.save_weights.")
    return WeightsPolicy(layers, features, scale)


INPUT_TYPES: Any = {
    "tensor(float)": np.float32,
    "tensor(double)": np.float64,
    "tensor(float16)": np.float16,
    "tensor(int8)": np.int8,
    "tensor(int32)": np.int32,
    "tensor(int64)": np.int64,
    "tensor(bool)": np.bool_,
}
"""The types in which a model may take observations and masks: its runtime converts nothing."""


class OnnxPolicy:
    """A network in ONNX form: observation, and optionally action_mask, to preferences or to an action.

    The metadata of the model may list its `features`, separated by commas.
    """

    def __init__(self, file: Path) -> None:
        try:
            # few install this extra; where it is installed, the ignore is unused
            import onnxruntime  # type: ignore[import-not-found,unused-ignore]  # optional
        except ImportError:
            raise MissingExtra(f"{file} needs onnxruntime: pip install onnxruntime.") from None
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # arenas use all cores already
        try:
            self._session = onnxruntime.InferenceSession(
                str(file), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # its errors have no common class
            raise BadOptions(f"{file} can't be read: {error}.") from None
        inputs = self._session.get_inputs()
        if not 1 <= len(inputs) <= 2:
            raise BadOptions(f"{file} has {len(inputs)} inputs: observation and action_mask are expected.")
        if unknown := [each.type for each in inputs if each.type not in INPUT_TYPES]:
            raise BadOptions(f"{file} has an input of {unknown[0]}. Types: {listing(INPUT_TYPES)}.")
        self._inputs = [(each.name, INPUT_TYPES[each.type]) for each in inputs]
        named = self._session.get_modelmeta().custom_metadata_map.get("features")
        if named:
            self.features = tuple(name.strip() for name in named.split(","))

    def __call__(self, observation: Floats, mask: NDArray[np.int8]) -> Any:
        rows: tuple[NDArray[Any], ...] = (observation[None], mask[None])
        given = {name: row.astype(kind) for (name, kind), row in zip(self._inputs, rows, strict=False)}
        return self._session.run(None, given)[0][0]
