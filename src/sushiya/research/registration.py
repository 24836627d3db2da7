"""The ids of our environments: `gymnasium.make("Sushiya/SushiGo-v1", seats=4, opponents="regular")`.

`import sushiya.research` registers them; that imports neither Numba nor the environments themselves.
"""

from gymnasium.envs.registration import register, registry

from sushiya.core import BadOptions, listing
from sushiya.games import GAMES

__all__ = ["VERSIONS", "env_id", "register_all"]

VERSIONS = {name: info.environment for name, info in GAMES.items()}
"""By game: the version of its environments. tests/research/test_registered.py knows what each one is like."""


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
