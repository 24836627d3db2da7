"""Write the golden games again: complete random games, as records that a person can follow.

    .venv/bin/python -m scripts.golden      writes all of them, and prints which ones have changed

A golden changes when the rules, the order of options or the notation change. Look at the diff before you keep
it: it should be the change that you intended, and nothing else.
"""

from pathlib import Path

from scripts.golden_comments import commentator
from sushiya.core import AnyGame, AnyMatch, Match, dump_text, record_of, replay, stream
from sushiya.games import game_of

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
NAMES = ("Aki", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")

GOLDENS = {
    "sushi-go-3.1": "sushi-go(seats=3)",
    "sushi-go-4.1": "sushi-go(seats=4)",
    "sushi-go-5.1": "sushi-go(seats=5)",
    "sushi-go-4-alternate.1": "sushi-go(seats=4,pass=alternate)",
    "sushi-go-gamewright-2.1": "sushi-go(seats=2,edition=gamewright)",
    "sushi-go-gamewright-2-dummy.1": "sushi-go(seats=2,edition=gamewright,dummy=yes)",
    "sushi-go-gamewright-3.1": "sushi-go(seats=3,edition=gamewright)",
    "sushi-go-gamewright-4.1": "sushi-go(seats=4,edition=gamewright)",
    "sushi-go-gamewright-5-alternate.1": "sushi-go(seats=5,edition=gamewright,pass=alternate)",
    "party-2-dinner-for-two.1": "sushi-go-party(seats=2,meal=dinner-for-two)",
    "party-3-my-first-meal.1": "sushi-go-party(seats=3,meal=my-first-meal)",
    "party-4-sushi-go.1": "sushi-go-party(seats=4,meal=sushi-go)",
    "party-4-master-menu.1": "sushi-go-party(seats=4,meal=master-menu)",
    "party-5-party-sampler.1": "sushi-go-party(seats=5,meal=party-sampler)",
    "party-6-points-platter.1": "sushi-go-party(seats=6,meal=points-platter)",
    "party-7-cutthroat-combo.1": "sushi-go-party(seats=7,meal=cutthroat-combo)",
    "party-8-big-banquet.1": "sushi-go-party(seats=8,meal=big-banquet)",
    "party-3-sake-and-orders.4": (
        "sushi-go-party(seats=3,meal=uramaki+eel+tofu+sukeroku+special_order+sake+fruit)"
    ),
    "party-4-spoon-and-orders.26": (
        "sushi-go-party(seats=4,meal=maki+onigiri+edamame+sukeroku+spoon+special_order+pudding)"
    ),
    "party-3-menu-and-box.1": (
        "sushi-go-party(seats=3,meal=temaki+sashimi+gyoza+miso_soup+menu+takeout_box+fruit)"
    ),
    "party-devir-4-box-and-orders.1": (
        "sushi-go-party(seats=4,meal=maki+tempura+sashimi+tofu+takeout_box+special_order+pudding,edition=devir)"
    ),
    "party-devir-5-wasabi-and-orders.1": (
        "sushi-go-party(seats=5,meal=uramaki+gyoza+eel+tofu+special_order+wasabi+fruit,edition=devir)"
    ),
    "party-devir-2-chopsticks-and-tea.1": (
        "sushi-go-party(seats=2,meal=temaki+tempura+eel+sukeroku+chopsticks+tea+pudding,edition=devir)"
    ),
    "sushizock-2.1": "sushizock(seats=2)",
    "sushizock-3.1": "sushizock(seats=3)",
    "sushizock-4.1": "sushizock(seats=4,first=2)",
    "sushizock-5.1": "sushizock(seats=5)",
    "sushizock-3-open.1": "sushizock(seats=3,open_stacks=yes)",
    "sushizock-999games-2-open.1": "sushizock(seats=2,edition=999games,open_stacks=yes)",
    "sushizock-999games-4.1": "sushizock(seats=4,edition=999games)",
}
"""The file's name, with the seed after the dot, and the game."""


def golden(name: str) -> str:
    """The golden game of this name, played again."""
    return annotated(random_match(game_of(GOLDENS[name]), seed=name.rpartition(".")[2]))


def random_match(game: AnyGame, seed: str) -> AnyMatch:
    """A whole match; players answer at random, in the order of their seats."""
    match = Match(game, seed)
    rng = stream(f"{seed}/players", 0)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    return match


def annotated(match: AnyMatch) -> str:
    """The record of a match, with comments that describe what happens."""
    players = NAMES[: match.game.seats]
    head, log, tail = dump_text(record_of(match, players)).split("\n\n")
    comments = commentator(match.game, players)
    again = replay(match.game, ())
    lines = [f"# {line}" for line in comments.on(again.history)]
    for line, (seat, action) in zip(log.splitlines(), match.log, strict=True):
        lines.append(line)
        lines += [f"# {line}" for line in comments.on(again.play(seat, action))]
    return "\n\n".join([head, "\n".join(lines), tail])


def main() -> None:
    for name in GOLDENS:
        path = FOLDER / f"{name}.txt"
        text = golden(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
