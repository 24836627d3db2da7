"""`sushiya rules`: explain a game or a dish."""

from collections import Counter
from collections.abc import Mapping, Sequence

import click

from sushiya.cli.lookup import find
from sushiya.cli.paper import Paper
from sushiya.core import BadOptions, listing
from sushiya.games import GAMES
from sushiya.sushi import DISHES, Course, Dish
from sushiya.texts import Texts, card_id, dish_id

__all__ = ["by_course", "command", "course_width", "dish_names", "players"]

GAME_DISHES: dict[str, Mapping[str, Dish]] = {
    info.name: info.dishes
    for info in sorted(GAMES.values(), key=lambda info: len(info.dishes), reverse=True)
    if info.dishes
}
"""The dishes of each game that has any. The game with the most dishes comes first."""
LABEL = 15
"""The width of an edition's or option's label, with its margins."""


@click.command(short_help="Explain a game or a dish.")
@click.argument("name", metavar="[DISH|GAME]", required=False)
@click.option("--game", type=click.Choice(list(GAMES)), help="Explain the dish as it is in this game.")
@click.option("--edition", help="Explain the rules of this edition, such as gamewright.")
@click.pass_obj
def command(texts: Texts, name: str | None, game: str | None, edition: str | None) -> None:
    """Explain a game or a dish.

    Without a name, this lists all games and dishes. A dish can be given by its id, its name or the beginning
    of either.

    \b
      sushiya rules
      sushiya rules miso
      sushiya rules "green tea ice cream"
      sushiya rules pudding --game sushi-go --edition gamewright
      sushiya rules sushizock
    """
    paper = Paper()
    if name is None:
        _print_overview(texts, paper, *_choose(texts, None, game, edition))
        return
    titles = {id: [_title(texts, id)] for id in GAMES}
    found = find(name, titles | dish_names(texts), "game or dish")
    if found not in GAMES:
        _print_dish(texts, paper, found, *_choose(texts, found, game, edition))
        return
    if game not in (None, found):
        raise click.UsageError(f"{found} and --game {game} are different games: name only one.")
    if edition is not None:
        _choose(texts, None, found, edition)
    _print_game(texts, paper, found, edition)


def dish_names(texts: Texts) -> dict[str, list[str]]:
    """For each dish, its names in all games and editions, and those of its cards."""
    places = [(game, edition) for game in GAME_DISHES for edition in GAMES[game].editions]
    names = {}
    for dish in DISHES.values():
        messages = [dish_id(dish.name), *(card_id(str(card)) for card in dict.fromkeys(dish.cards))]
        names[dish.name] = [
            *map(str, dish.cards),
            *(texts(texts.closest(message, *place)) for message in messages for place in places),
        ]
    return names


def by_course(dishes: Mapping[str, Dish]) -> dict[Course, list[str]]:
    """The ids of these dishes, grouped by course."""
    return {course: [dish.name for dish in dishes.values() if dish.course is course] for course in Course}


def course_width(texts: Texts) -> int:
    """The width of a course's label, with its margins."""
    return max(len(texts(f"course-{course}")) for course in Course) + 4


def players(seats: Sequence[int]) -> str:
    """The player counts as a span: `3-8`."""
    return f"{seats[0]}-{seats[-1]}"


def _choose(texts: Texts, dish: str | None, game: str | None, edition: str | None) -> tuple[str, str]:
    """The game and edition to explain: the requested ones, or else the first that fit."""
    games = [game] if game is not None else [*GAME_DISHES]
    for name in games:
        if dish is not None and dish not in GAME_DISHES.get(name, {}):
            continue
        if edition is None or edition in GAMES[name].editions:
            return name, edition or next(iter(GAMES[name].editions))
    if game is not None and dish is not None and dish not in (there := GAME_DISHES.get(game, {})):
        others = f"Its dishes: {listing(there)}." if there else "It has no dishes: try without --game."
        raise BadOptions(f"{_title(texts, game)} has no {dish}. {others}")
    known = "; ".join(f"{name}: {listing(GAMES[name].editions)}" for name in games)
    raise BadOptions(f"There is no edition '{edition}' here. Known editions: {known}.")


# Pages ------------------------------------------------------------------------------------------------------


def _print_overview(texts: Texts, paper: Paper, game: str, edition: str) -> None:
    paper.heading(texts("guide-games"))
    for id in GAMES:
        summary = texts.get(f"game-{id}", "", attr="summary")
        paper.text(f"{_title(texts, id)}\n{summary}", label=id, indent=18)
    dishes = GAME_DISHES.get(game, {})
    if dishes:
        paper.line()
        paper.heading(texts("guide-dishes", value=_title(texts, game)))
    for course, ids in by_course(dishes).items():
        if ids:
            names = ", ".join(_with_name(texts, id, game, edition) for id in ids)
            paper.text(names, label=texts(f"course-{course}"), indent=course_width(texts))
    paper.line()
    paper.text(texts("guide-more"), indent=0, style="dim")


def _with_name(texts: Texts, dish: str, game: str, edition: str) -> str:
    """The id, which users can type, followed by the dish's name where that differs."""
    name = texts(texts.closest(dish_id(dish), game, edition))
    return dish if name.casefold() == dish.replace("_", " ") else f"{dish} ({name})"


def _print_dish(texts: Texts, paper: Paper, id: str, game: str, edition: str) -> None:
    dish = GAME_DISHES[game][id]
    message = texts.closest(dish_id(id), game, edition)
    seats = [count for count in dish.seats if count in GAMES[game].editions[edition]]
    paper.heading(f"{texts(message)} ({id})")
    paper.text(
        f"{texts(f'course-{dish.course}')} · {_place(texts, game, edition)} · "
        f"{texts('guide-players', value=players(seats))}",
        indent=0,
        style="dim",
    )
    paper.line()
    paper.text(texts(message, attr="rule"))
    if texts.has(message, "table"):
        _section(texts, paper, "guide-worth", texts(message, attr="table"))
    paper.line()
    paper.heading(texts("guide-cards"))
    for card, count in Counter(dish.cards).items():
        name = texts(texts.closest(card_id(str(card)), game, edition))
        paper.text(f"{texts('guide-card', count=count, value=name)}  [{card}]")
    if texts.has(message, "detail"):
        _section(texts, paper, "guide-detail", texts(message, attr="detail"))
    _section(texts, paper, "guide-tip", texts(message, attr="tip"))
    _print_other_places(texts, paper, id, game, edition)


def _print_other_places(texts: Texts, paper: Paper, id: str, game: str, edition: str) -> None:
    """The games and editions in which the dish has other texts or cards, each version once."""
    told = [(texts.closest(dish_id(id), game, edition), GAME_DISHES[game][id].cards)]
    for other, dishes in GAME_DISHES.items():
        for its in GAMES[other].editions if id in dishes else ():
            version = (texts.closest(dish_id(id), other, its), dishes[id].cards)
            if version not in told:
                told.append(version)
                paper.line()
                paper.text(texts("guide-also", value=_place(texts, other, its)), indent=0, style="dim")
                paper.line(f"  sushiya rules {id} --game {other} --edition {its}", "dim")


def _print_game(texts: Texts, paper: Paper, id: str, edition: str | None) -> None:
    message = f"game-{id}"
    paper.heading(f"{_title(texts, id)} ({id})")
    paper.text(texts.get(message, players(GAMES[id].seats), attr="players"), indent=0, style="dim")
    paper.line()
    paper.text(texts.get(message, "", attr="summary"))
    for line in texts.get(message, "", attr="rules").splitlines():
        if line.startswith("# "):
            paper.line()
            paper.heading(line.removeprefix("# "))
        else:
            paper.text(line)
    paper.line()
    paper.heading(texts("guide-editions"))
    for its in GAMES[id].editions:
        if edition in (None, its):
            told = f"edition-{id}-{its}"
            about = f"{texts.get(told, its)}. {texts.get(told, '', attr='summary')}"
            paper.text(about, label=its, indent=LABEL)
    paper.line()
    paper.heading(texts("guide-options"))
    for option in GAMES[id].options:
        told = "option-" + option.replace("_", "-")
        paper.text(texts.get(told, option, attr="summary"), label=option, indent=LABEL)
        paper.text(texts.get(told, "", attr="rules"), indent=LABEL)


def _title(texts: Texts, game: str) -> str:
    return texts.get(f"game-{game}", game)


def _section(texts: Texts, paper: Paper, title: str, text: str) -> None:
    paper.line()
    paper.heading(texts(title))
    paper.text(text)


def _place(texts: Texts, game: str, edition: str) -> str:
    return f"{_title(texts, game)} ({texts(f'edition-{game}-{edition}')})"
