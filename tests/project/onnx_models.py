"""Makes models with ONNX and lets each choose a card: a script for the environment of the recipes."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from sushiya.bots import make_bot
from sushiya.core import Match
from sushiya.fast.families import engine_of
from sushiya.fast.feature_row import FeatureRow
from sushiya.games import game_of

MASKS = (None, TensorProto.FLOAT, TensorProto.INT8, TensorProto.BOOL)


def save(file: Path, size: int, actions: int, mask: Any, features: str) -> None:
    """One layer with random weights; with a mask, illegal actions get 0."""
    weights = np.random.default_rng(1).random((size, actions)).astype(np.float32)
    nodes = [helper.make_node("MatMul", ["observation", "weights"], ["free" if mask else "preferences"])]
    inputs = [helper.make_tensor_value_info("observation", TensorProto.FLOAT, [1, size])]
    if mask:
        inputs.append(helper.make_tensor_value_info("action_mask", mask, [1, actions]))
        nodes.append(helper.make_node("Cast", ["action_mask"], ["factors"], to=TensorProto.FLOAT))
        nodes.append(helper.make_node("Mul", ["free", "factors"], ["preferences"]))
    outputs = [helper.make_tensor_value_info("preferences", TensorProto.FLOAT, [1, actions])]
    graph = helper.make_graph(nodes, "policy", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, {"features": features})
    onnx.save(model, file)


def main() -> None:
    game = game_of("sushi-go(seats=3)")
    for mask in MASKS:
        file = Path(sys.argv[1]) / f"mask_{mask}.onnx"
        row = FeatureRow(game, ("hand", "scores"))
        save(file, row.size, len(engine_of(game).numbering), mask, "hand, scores")
        chosen = make_bot(str(file), game, 0, Random(1)).choose(Match(game, "onnx").view(0))
        sys.stdout.write(f"{chosen}\n")


if __name__ == "__main__":
    main()
