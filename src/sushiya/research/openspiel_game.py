"""OpenSpiel games, registered on import: `pyspiel.load_game("python_sushi_go", {"players": 3})`.

The games are sequential with sealed picks: seats that pick simultaneously are asked one after the other, and
none sees what the others chose until all have. Chance is explicit: every card, tile and die is a chance node.
"""

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel

from sushiya.core import AnyGame
from sushiya.fast.checked import checked_number, checked_seat
from sushiya.games import GAMES, game_of
from sushiya.research.families import HISTORIES
from sushiya.research.fast_match import CHANCE, ENDED, NO_PAST, FastMatch
from sushiya.research.observations import Observation
from sushiya.research.observed import COLUMNS
from sushiya.research.words import observation_in_words, position_in_words

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
    """One of our games. `options` are as in its text form, separated by `;`: "meal:big-banquet".

    OpenSpiel's own text forms can't contain `=` inside of a value, so there it is a `:`.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = given.get("players", GAMES[name].usual_seats)
        written = [option for option in given.get("options", "").replace("=", ":").split(";") if option]
        options = [f"seats={seats}", *(option.replace(":", "=", 1) for option in written)]
        self.game: AnyGame = game_of(f"{name}({','.join(options)})")
        self.first = HISTORIES.of(self.game)(FastMatch(self.game))
        self.recall = SushiyaObserver(self.game, RECALL)
        self.sight = SushiyaObserver(self.game, SIGHT)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.first.match.numbering),
            max_chance_outcomes=self.first.most_outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        whole = {"players": seats, "options": ";".join(written)}
        super().__init__(GAME_TYPES[spiel_name(name)], info, whole)

    def new_initial_state(self) -> "SushiyaState":
        return SushiyaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SushiyaObserver":
        """OpenSpiel calls it with parameters alone if no type of observation was given."""
        chosen = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else SIGHT
        return SushiyaObserver(self.game, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, _: object) -> "SushiyaGame":
        return self  # it never changes


class SushiyaState(pyspiel.State):  # type: ignore[misc]
    """A match at some point. The return is 1 for a sole win; returns sum to zero.

    Some methods are here only for speed: OpenSpiel's defaults would call other methods again and again.
    """

    def __init__(self, game: SushiyaGame) -> None:
        super().__init__(game)
        self.history_ = deepcopy(game.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_state, (str(self.get_game()), self.serialize())

    def __deepcopy__(self, _: object) -> "SushiyaState":
        return self.clone()  # type: ignore[no-any-return]  # pyspiel has no types

    @property
    def match(self) -> FastMatch:
        return self.history_.match

    def current_player(self) -> int:
        return self.history_.actor

    def is_terminal(self) -> bool:
        return self.history_.actor == ENDED

    def is_chance_node(self) -> bool:
        return self.history_.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = self.history_.actor
        if actor == CHANCE and player in (None, CHANCE):
            return [outcome for outcome, _ in self.history_.odds()]
        return self.history_.legal()[:] if player in (None, actor) else super().legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.history_.legal() if player == self.history_.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.history_.actor != CHANCE:
            raise ValueError("Chance has nothing to decide here.")
        return self.history_.odds()

    def _apply_action(self, action: int) -> None:
        if self.history_.actor == CHANCE:
            self.history_.draw(action)
        elif self.history_.actor == ENDED:
            raise ValueError("The match is over.")
        else:
            self.history_.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.history_.outcome_name(action)
        return self.match.numbering.names[
            checked_number("The action", action, range(len(self.match.numbering)))
        ]

    def returns(self) -> list[float]:
        standings: list[float] = self.match.standings("win").tolist()
        return standings

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(self.get_game().recall, player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self._tensor(self.get_game().sight, player)

    def _tensor(self, observer: "SushiyaObserver", player: int | None) -> list[float]:
        used = observer.set_from(self, self.history_.actor if player is None else player)
        if used == len(observer.zeros):
            return observer.tensor.tolist()
        numbers: list[float] = observer.tensor[:used].tolist()
        return numbers + observer.zeros[used:]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SushiyaState":
        """A state that this player can't tell from this one: hands seen before are exact, others redealt."""
        checked_seat(self.match.game, player)
        other = self.get_game().new_initial_state()
        other.history_ = self.history_.imagined(player, Random(int(sampler() * 2**53)))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        names = [self.history_.outcome_name(outcome) for outcome in self.history_.drawn]
        return position_in_words(self.match, names)


def _read_state(game: str, text: str) -> SushiyaState:
    # pyspiel has no types
    return pyspiel.load_game(game).deserialize_state(text)  # type: ignore[no-any-return]


class SushiyaObserver:
    """What is visible, or with perfect recall everything that a player has seen.

    With perfect recall, `past` follows the features of an observation: one row per observed answer, in order.
    In Sushizock, where a match can be of any length, the whole stacks are all there is to remember. Without
    private information it is what a spectator knows, with seats counted from the player.
    """

    def __init__(self, game: AnyGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "An observer sees what is public, with or without what one player knows: nothing else."
            )
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.perfect_recall = kind.perfect_recall
        self.features = Observation(game, remembered=kind.perfect_recall, private=self.private)
        facts = HISTORIES.of(game).longest_history(game) if kind.perfect_recall else 0
        self.tensor = np.zeros(self.features.size + facts * COLUMNS, np.float32)
        self.zeros = [0.0] * len(self.tensor)
        now, past = np.split(self.tensor, [self.features.size])
        self.dict = self.features.split(now)
        self.has_past = facts > 0
        if facts:
            self.dict["past"] = past.reshape(facts, COLUMNS)

    def set_from(self, state: SushiyaState, player: int) -> int:
        """Write what this player observes; return the length without trailing zeros."""
        checked_seat(self.features.game, player)
        history = self._of_this_game(state).history_
        rows, count = history.rows_for(player, self.private) if self.has_past else (NO_PAST, 0)
        history.match._observe_past(player, self.features, rows, count, self.tensor)
        return self.features.size + count * COLUMNS

    def string_from(self, state: SushiyaState, player: int) -> str:
        """The observation in words; with perfect recall, also everything that this player has seen happen."""
        row = self._of_this_game(state).match.observe(player, self.features)
        lines = [f"player {player}", observation_in_words(self.features, row)]
        if self.perfect_recall:
            lines += map(state.history_.in_words, state.history_.seen_by(player if self.private else None))
        return "\n".join(lines)

    def _of_this_game(self, state: object) -> SushiyaState:
        if not isinstance(state, SushiyaState) or state.match.game != self.features.game:
            raise ValueError(f"This observer is for states of {self.features.game}, not for {state!r}.")
        return state


SIGHT = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
RECALL = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def _register(name: str) -> None:
    """Register a class for this game: OpenSpiel calls it with nothing but parameters."""

    def __init__(self: SushiyaGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        SushiyaGame.__init__(self, name, params)

    made = type(f"SushiyaGame_{spiel_name(name)}", (SushiyaGame,), {"__init__": __init__})
    pyspiel.register_game(GAME_TYPES[spiel_name(name)], made)


for _name in GAMES:
    _register(_name)
