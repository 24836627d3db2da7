"""Bots from your own code and files, by the same name everywhere.

`my_module:MyBot` and `my_bot.py:MyBot` are classes (or functions of `game, seat, rng` that return a bot),
`policy.py:act` is a policy (of `observation, mask`, and of `rng` if it draws lots), `weights.npz` and
`model.onnx` are trained ones.
"""

import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Signature, isclass, signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from sushiya.bots.bot import AnyBot
from sushiya.core import AnyGame, BadOptions, Seat, SushiyaError
from sushiya.extras import require

__all__ = [
    "UnknownBot",
    "bot_of",
    "did_you_mean",
    "file_of",
    "is_own",
    "like_own",
    "load_own",
    "make_own",
    "module_file",
]

CODE = re.compile(r"(?P<file>.+\.py):(?P<in_file>[^\W\d]\w*)|(?P<module>[^\W\d][\w.]*):(?P<name>[^\W\d]\w*)")
LIKE_CODE = re.compile(r"[/\\]|\.[^\W\d]")
WEIGHTS = (".npz", ".onnx")


class UnknownBot(SushiyaError):
    """There is no bot of this name; the message lists similar or existing ones."""


def did_you_mean(names: Sequence[str]) -> str:
    """The end of a message about a misspelt name; empty if there is no similar one."""
    return f" Did you mean {' or '.join(names)}?" if names else ""


def is_own(text: str) -> bool:
    """Whether this names code or a file: `my_module:MyBot`, `policy.py:act`, `weights.npz`."""
    return text.endswith(WEIGHTS) or CODE.fullmatch(text) is not None


def like_own(text: str) -> list[str] | None:
    """How to write the bot that was probably meant; None if this doesn't look like a file or code."""
    if LIKE_CODE.search(text) is None:
        return None
    start, _, end = text.rpartition(".")
    if end == "py":
        return [f"{text}:{''.join(word.title() for word in Path(text).stem.split('_'))}"]
    if end.startswith("np"):
        return [f"{start}.npz"]
    return [f"{start}:{end}"] if is_own(f"{start}:{end}") else []


@cache
def load_own(text: str) -> Any:
    """The class, function or policy that this text names. Raises UnknownBot, BadOptions or MissingExtra."""
    if text.endswith(WEIGHTS):
        require("fast", "numba", "numpy")
        from sushiya.bots.weights import load_weights

        return load_weights(Path(text))
    form = CODE.fullmatch(text)
    assert form is not None
    module = _file(text, Path(form["file"])) if form["file"] else _module(text, form["module"])
    name = form["in_file"] or form["name"]
    if not callable(found := getattr(module, name, None)):
        names = [each for each, value in vars(module).items() if callable(value) and not each.startswith("_")]
        raise UnknownBot(
            f"There is no bot '{text}': {module.__name__} has no class or function {name}."
            + did_you_mean(get_close_matches(name, names))
        )
    _role(found)
    return found


def file_of(text: str) -> Path | None:
    """The file that this bot comes from; None if its module has none."""
    load_own(text)
    form = CODE.fullmatch(text)
    if form and form["module"]:
        return module_file(form["module"])
    return Path(form["file"] if form else text)


def module_file(name: str) -> Path | None:
    """The file of a module that has been imported."""
    file = sys.modules[name].__file__
    return None if file is None else Path(file)


def make_own(text: str, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
    """A new bot for one seat of one match."""
    return bot_of(text, load_own(text), game, seat, rng)


def bot_of(name: str, found: Any, game: AnyGame, seat: Seat, rng: Random) -> AnyBot:
    """A bot from this class, from this function that makes one, or from this policy."""
    role = _role(found)
    if role is Role.BOT:
        bot: AnyBot = found(game, seat, rng)
        return bot
    require("fast", "numba", "numpy")
    from sushiya.bots.policy_bot import PolicyBot

    return PolicyBot(name, found, game, seat, rng, samples=role is Role.SAMPLING_POLICY)


class Role(Enum):
    """What a callable is for."""

    BOT = ("game", "seat", "rng")
    POLICY = ("observation", "mask")
    SAMPLING_POLICY = ("observation", "mask", "rng")


def _role(found: Any) -> Role:
    """What this callable is for, by its parameters. Raises BadOptions if it is for nothing."""
    try:
        of = signature(found)
    except (TypeError, ValueError):  # compiled code doesn't always say
        return Role.BOT if isclass(found) else Role.POLICY
    names = tuple(name.strip("_") for name in of.parameters)
    if (isclass(found) or names[:2] == Role.BOT.value[:2]) and _takes(of, Role.BOT):
        return Role.BOT
    if not isclass(found) and "rng" in of.parameters and _takes(of, Role.POLICY, rng=None):
        return Role.SAMPLING_POLICY
    if not isclass(found) and _takes(of, Role.POLICY):
        return Role.POLICY
    raise BadOptions(
        f"{getattr(found, '__qualname__', found)} takes {of}. A bot's class, or a function that makes bots, "
        "takes (game, seat, rng); a policy takes (observation, mask), and rng if it draws lots."
    )


def _takes(of: Signature, role: Role, **more: None) -> bool:
    """Whether something can be called as this role is: by position, except for these."""
    try:
        of.bind(*role.value, **more)
    except TypeError:
        return False
    return True


def _file(text: str, file: Path) -> ModuleType:
    if not file.is_file():
        near = get_close_matches(file.name, [each.name for each in file.parent.glob("*.py")])
        raise UnknownBot(f"There is no bot '{text}': there is no file {file}.{did_you_mean(near)}")
    path = file.resolve()
    _look_in(path.parent)  # as Python does for a script: it may import its neighbours
    spec = spec_from_file_location(f"{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[spec.name]
        raise BadOptions(f"{file} can't be loaded: {type(error).__name__}: {error}") from error
    return module


def _module(text: str, name: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise BadOptions(f"{name} can't be loaded: {error}") from error
        raise UnknownBot(f"There is no bot '{text}': there is no module {name}.") from None
    except Exception as error:
        raise BadOptions(f"{name} can't be loaded: {type(error).__name__}: {error}") from error


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
