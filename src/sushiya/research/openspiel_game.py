"""OpenSpiel games, registered on import: `pyspiel.load_game("python_sushi_go", {"players": 3})`.

The games are sequential with sealed picks: seats that pick simultaneously are asked one after the other, and
none sees what the others chose until all have. Chance is explicit: every card, tile and die is a chance node.
"""

from random import Random
from typing import Any

import numpy as np
import pyspiel

from sushiya.core import AnyGame
from sushiya.games import GAMES, game_of
from sushiya.research.families import HISTORIES
from sushiya.research.fast_match import FastMatch
from sushiya.research.observations import Observation
from sushiya.research.observed import COLUMNS, write_history

__all__ = ["GAME_TYPES", "SushiyaGame", "SushiyaObserver", "SushiyaState", "spiel_name"]

MOST_STEPS = 10_000
"""Far more than any match takes."""


def spiel_name(name: str) -> str:
    """The OpenSpiel name of one of our games."""
    return f"python_{name.replace('-', '_')}"


def _type_of(name: str) -> Any:
    info = GAMES[name]
    return pyspiel.GameType(
        short_name=spiel_name(name),
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats[-1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.usual_seats, "options": ""},
    )


GAME_TYPES = {spiel_name(name): _type_of(name) for name in GAMES}


class SushiyaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. `options` are as in its text form, separated by `;`: "meal=big-banquet"."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = given.get("players", GAMES[name].usual_seats)
        options = [f"seats={seats}", *filter(None, given.get("options", "").split(";"))]
        self.game: AnyGame = game_of(f"{name}({','.join(options)})")
        self.first = FastMatch(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.first.numbering),
            max_chance_outcomes=HISTORIES.of(self.game).most_outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(GAME_TYPES[spiel_name(name)], info, given)

    def new_initial_state(self) -> "SushiyaState":
        return SushiyaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SushiyaObserver":
        return SushiyaObserver(self.game, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SushiyaState(pyspiel.State):  # type: ignore[misc]
    """A match at some point. The return is 1 for a sole win; returns sum to zero."""

    def __init__(self, game: SushiyaGame) -> None:
        super().__init__(game)
        self.history_ = HISTORIES.of(game.game)(game.first.copy())

    @property
    def match(self) -> FastMatch:
        return self.history_.match

    def current_player(self) -> int:
        match = self.match
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if match.chance else match.awaited[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        legal: list[int] = np.flatnonzero(self.match.mask(player)).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.history_.odds()

    def _apply_action(self, action: int) -> None:
        if self.match.chance:
            self.history_.draw(action)
        else:
            self.history_.step(self.match.awaited[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return self.match.numbering.names[action]

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        standings: list[float] = self.match.standings("win").tolist()
        return standings

    def resample_from_infostate(self, player: int, sampler: Any) -> "SushiyaState":
        """A state that this player can't tell from this one: hands seen before are exact, others redealt."""
        other = self.get_game().new_initial_state()
        other.history_ = self.history_.imagined(player, Random(int(sampler() * 2**53)))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        parts = {
            name: of[name].tolist() for of in (self.match.record, self.match.steps) for name in of.dtype.names
        }
        return " ".join(f"{name}={value}" for name, value in (parts | {"drawn": self.history_.drawn}).items())


class SushiyaObserver:
    """What is visible, or with perfect recall everything that a player has seen.

    With perfect recall, `past` follows the features of an observation: one row per observed answer, in order.
    In Sushizock, where a match can be of any length, the whole stacks are all there is to remember.
    """

    def __init__(self, game: AnyGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.features = Observation(game, remembered=perfect_recall)
        facts = HISTORIES.of(game).longest_history(game) if perfect_recall else 0
        self.tensor = np.zeros(self.features.size + facts * COLUMNS, np.float32)
        self._now, past = np.split(self.tensor, [self.features.size])
        self.dict = self.features.split(self._now)
        if facts:
            self.dict["past"] = past.reshape(facts, COLUMNS)

    def set_from(self, state: SushiyaState, player: int) -> None:
        """Write what this player observes."""
        state.match.observe(player, self.features, self._now)
        if "past" in self.dict:
            write_history(state.history_.seen_by(player), player, state.match.game.seats, self.dict["past"])

    def string_from(self, state: SushiyaState, player: int) -> str:
        """The same as text; with perfect recall, also everything that this player has seen happen."""
        state.match.observe(player, self.features, self._now)
        now = " ".join(str(int(number)) for number in self._now)
        if not self.perfect_recall:
            return f"{player} {now}"
        facts = state.history_.seen_by(player)
        return f"{player} {now} " + " ".join(f"{seat}:{ask}:{answer}" for seat, ask, answer, _ in facts)


def _register(name: str) -> None:
    """Register a class for this game: OpenSpiel calls it with nothing but parameters."""

    def __init__(self: SushiyaGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        SushiyaGame.__init__(self, name, params)

    made = type(f"SushiyaGame_{spiel_name(name)}", (SushiyaGame,), {"__init__": __init__})
    pyspiel.register_game(GAME_TYPES[spiel_name(name)], made)


for _name in GAMES:
    _register(_name)
