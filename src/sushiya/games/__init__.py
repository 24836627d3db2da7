"""Every game by name, and from text to games and records: `game_of("sushizock(seats=3)")`."""

from sushiya.games.registry import GAMES, GameInfo, game_of, load_record

__all__ = ["GAMES", "GameInfo", "game_of", "load_record"]
