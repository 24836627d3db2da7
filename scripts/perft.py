"""Write the perft files again: how many ways each game can go, by number of answers, with a seed for chance.

    .venv/bin/python -m scripts.perft       writes all of them, and prints which ones have changed

A file has the game, the seed, and for each depth a line with the number of ways.
"""

from pathlib import Path

from sushiya.core import perft
from sushiya.games import game_of

FOLDER = Path(__file__).parents[1] / "tests" / "perft"
MOST = 30_000
"""Each file goes as deep as the number of ways stays within this limit, which takes a second at most."""

GAMES = {
    "sushi-go-3": "sushi-go(seats=3)",
    "sushi-go-4": "sushi-go(seats=4)",
    "sushi-go-5": "sushi-go(seats=5)",
    "sushi-go-gamewright-2": "sushi-go(seats=2,edition=gamewright)",
    "sushi-go-gamewright-2-dummy": "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-gamewright-3": "sushi-go(seats=3,edition=gamewright)",
    "sushi-go-gamewright-5": "sushi-go(seats=5,edition=gamewright)",
    "party-my-first-meal": "sushi-go-party(seats=3,meal=my-first-meal)",
    "party-sushi-go": "sushi-go-party(seats=2,meal=sushi-go)",
    "party-party-sampler": "sushi-go-party(seats=2,meal=party-sampler)",
    "party-master-menu": "sushi-go-party(seats=3,meal=master-menu)",
    "party-points-platter": "sushi-go-party(seats=3,meal=points-platter)",
    "party-cutthroat-combo": "sushi-go-party(seats=4,meal=cutthroat-combo)",
    "party-big-banquet": "sushi-go-party(seats=3,meal=big-banquet)",
    "party-dinner-for-two": "sushi-go-party(seats=2,meal=dinner-for-two)",
    "party-sake-and-orders": (
        "sushi-go-party(seats=2,meal=maki+tempura+onigiri+sukeroku+special_order+sake+fruit)"
    ),
    "party-devir-dinner-for-two": "sushi-go-party(seats=2,meal=dinner-for-two,edition=devir)",
    "party-devir-box-and-orders": (
        "sushi-go-party(seats=2,meal=maki+tempura+sashimi+tofu+takeout_box+special_order+pudding,edition=devir)"
    ),
    "party-devir-wasabi-and-orders": (
        "sushi-go-party(seats=2,meal=temaki+gyoza+eel+tofu+special_order+wasabi+pudding,edition=devir)"
    ),
    "sushizock-2": "sushizock(seats=2)",
    "sushizock-5": "sushizock(seats=5)",
    "sushizock-999games-3": "sushizock(seats=3,edition=999games)",
    "sushizock-999games-4": "sushizock(seats=4,edition=999games)",
}
"""The file's name, and the game."""

SEEDS = {"party-master-menu": "2", "party-sake-and-orders": "11"}
"""Seeds of deals in which the special cards come immediately. For the other games any seed will do."""


def table(name: str) -> str:
    """The perft file of this name."""
    game, seed = game_of(GAMES[name]), SEEDS.get(name, "1")
    lines = [f"game {game}", f"seed {seed}", ""]
    depth = 0
    while (ways := perft(game, seed, depth + 1)) <= MOST:
        depth += 1
        lines.append(f"{depth} {ways}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in GAMES:
        path = FOLDER / f"{name}.perft"
        text = table(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
