"""The ids of our environments: `gymnasium.make("Sushiya/SushiGo-v1", seats=4, opponents="regular")`.

`import sushiya.research` registers them; that imports neither Numba nor the environments themselves.
"""

from gymnasium.envs.registration import register, registry

from sushiya.core import BadOptions, listing
from sushiya.games import GAMES

__all__ = ["VERSIONS", "env_id", "register_all"]

VERSIONS = dict.fromkeys(GAMES, 0) | {"sushi-go": 1, "sushi-go-party": 1}
"""By game: raised whenever its rules, actions, observations or rewards change, so results stay comparable.

A test knows what each version looks like (tests/research/test_registered.py).
"""


def env_id(name: str) -> str:
    """The id of one of our games, with its version."""
    if str(name) not in VERSIONS:
        raise BadOptions(f"There is no game {name!r}. Games: {listing(VERSIONS)}.")
    return f"Sushiya/{''.join(part.title() for part in name.split('-'))}-v{VERSIONS[name]}"


def register_all() -> None:
    """Register every game with Gymnasium, for one match and for many."""
    for name in GAMES:
        if env_id(name) not in registry:
            register(
                env_id(name),
                entry_point="sushiya.research.single_env:SushiyaEnv",
                vector_entry_point="sushiya.research.vector_env:SushiyaVectorEnv",
                kwargs={"game": name},
            )
