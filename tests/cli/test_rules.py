"""Pins `sushiya rules`: it explains every dish, game and edition, and suggests similar names."""

import shlex

import pytest

from sushiya.cli.lookup import UnknownName
from sushiya.cli.rules import GAME_DISHES, dish_names
from sushiya.core import BadOptions
from sushiya.games import GAMES
from sushiya.sushi import DISHES
from sushiya.sushi.sushi_go import SUSHI_GO_DISHES
from sushiya.texts import Texts, dish_id
from tests.cli.command import WIDTH, sushiya

TEXTS = Texts()
CARD_GAMES = "Known editions: sushi-go-party: zoch, devir; sushi-go: zoch, gamewright."


@pytest.fixture(autouse=True)
def texts_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the texts: reading them takes longer than the rest of a run."""
    monkeypatch.setattr("sushiya.cli.rules.Texts", lambda: TEXTS)


def rules(*args: str) -> str:
    result = sushiya("rules", *args)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) <= WIDTH
    return result.stdout


def words(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


def test_all_games_and_dishes_are_listed() -> None:
    printed = rules()
    for game in GAMES:
        assert f"\n  {game} " in printed
    listed = words(printed.partition("Dishes of Sushi Go Party!")[2]).replace(",", "").split()
    assert set(DISHES) <= set(listed)
    assert "  dessert    pudding, green_tea_ice_cream, fruit\n" in printed
    assert "gyoza (dumplings)" in printed


def test_the_dishes_of_one_game() -> None:
    printed = rules("--game", "sushi-go")
    assert "Dishes of Sushi Go!\n" in printed
    assert "tempura, sashimi, gyoza (mussels)\n" in printed
    assert "eel" not in printed.partition("Dishes of")[2]
    assert "gyoza (dumplings)" in rules("--edition", "gamewright", "--game", "sushi-go")
    assert "Dishes of" not in rules("--game", "sushizock")


def test_a_dish_with_its_points_and_cards() -> None:
    assert (
        rules("nigiri")
        == """\
nigiri (nigiri)
nigiri · Sushi Go Party! (Zoch, 2017) · 2-8 players

  Egg scores 1, salmon 2, squid 3. If there is a free wasabi in front of you,
  the next nigiri you play goes on it and scores triple: 3, 6 or 9.

Points
  egg · salmon · squid → 1 · 2 · 3
  on wasabi → 3 · 6 · 9

Cards
  4 × egg nigiri  [nigiri:egg]
  5 × salmon nigiri  [nigiri:salmon]
  3 × squid nigiri  [nigiri:squid]

Tip
  When nothing in the hand fits your plan, take the fish: small, honest, and
  never worth nothing.

Also in Sushi Go! (Zoch, 2014):
  sushiya rules nigiri --game sushi-go --edition zoch

Also in Sushi Go! (Gamewright, 2014):
  sushiya rules nigiri --game sushi-go --edition gamewright
"""
    )


@pytest.mark.parametrize("game", GAME_DISHES)
@pytest.mark.parametrize("dish", DISHES)
def test_every_dish_is_told_in_every_edition(dish: str, game: str) -> None:
    texts = TEXTS
    for edition in GAMES[game].editions:
        if dish in GAME_DISHES[game]:
            message = texts.closest(dish_id(dish), game, edition)
            printed = words(rules(dish, "--game", game, "--edition", edition))
            for attr in ("rule", "table", "detail", "tip"):
                if texts.has(message, attr):
                    assert words(texts(message, attr=attr)) in printed
            assert texts(f"edition-{game}-{edition}") in printed


def test_the_cards_of_sushi_go_are_its_own() -> None:
    printed = rules("chopsticks", "--game", "sushi-go")
    assert "  4 × chopsticks  [chopsticks]\n" in printed
    assert "3-5 players" in printed
    assert "2-5 players" in rules("chopsticks", "--edition", "gamewright")
    assert "  1 × chopsticks 1  [chopsticks:1]\n" in rules("chopsticks")
    assert "3 × tuna nigiri" not in rules("nigiri", "--game", "sushi-go")
    assert "  5 × tuna nigiri  [nigiri:squid]\n" in rules("nigiri", "--game", "sushi-go")


def test_a_dish_says_for_how_many_players_it_is() -> None:
    assert "special · Sushi Go Party! (Zoch, 2017) · 3-8 players\n" in rules("spoon")


def test_only_other_versions_are_pointed_to() -> None:
    assert "Also" not in rules("miso")
    assert rules("takeout").count("Also") == 1
    assert "sushiya rules takeout_box --game sushi-go-party --edition devir\n" in rules("takeout")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("miso", "miso soup (miso_soup)"),
        ("green tea ice cream", "green tea ice cream (green_tea_ice_cream)"),
        ("Dumplings", "dumplings (gyoza)"),
        ("mussels", "dumplings (gyoza)"),
        ("tuna nigiri", "nigiri (nigiri)"),
        ("maki:3", "maki (maki)"),
        ("f", "fruit (fruit)"),
        ("Sushi Go!", "Sushi Go! (sushi-go)"),
        ("sushi-go-p", "Sushi Go Party! (sushi-go-party)"),
        ("sushiz", "Sushizock im Gockelwok (sushizock)"),
    ],
)
def test_names_and_beginnings_are_found(name: str, title: str) -> None:
    assert rules(name).startswith(title + "\n")


@pytest.mark.parametrize("dish", DISHES)
def test_the_shortest_unique_beginning_of_an_id_is_enough(dish: str) -> None:
    ids = [*DISHES, *GAMES]
    beginning = next(
        dish[:n] for n in range(1, len(dish) + 1) if sum(id.startswith(dish[:n]) for id in ids) == 1
    )
    assert f" ({dish})\n" in rules(beginning)


def test_a_game_with_its_editions_and_options() -> None:
    printed = rules("sushi-go")
    for line in (
        "2 to 5 players (Zoch edition: 3 to 5)\n",
        "\nThe deal\n  108 cards, shuffled once before the game.",
        "\nEditions\n  zoch         Zoch, 2014. For 3 to 5 players.",
        "\n  gamewright   Gamewright, 2014. For 2 to 5 players.",
        "\n  dummy        For two players of Sushi Go!",
        "Three hands of 9 are dealt",
    ):
        assert line in printed
    assert "# " not in printed


@pytest.mark.parametrize("game", GAMES)
def test_a_game_tells_all_its_rules_and_options(game: str) -> None:
    texts = TEXTS
    printed = words(rules(game))
    for line in texts(f"game-{game}", attr="rules").splitlines():
        assert words(line.removeprefix("# ")) in printed
    for option in GAMES[game].options:
        assert words(texts("option-" + option.replace("_", "-"), attr="summary")) in printed


def test_a_game_in_one_edition() -> None:
    printed = rules("sushi-go", "--edition", "gamewright")
    assert "Gamewright, 2014." in printed
    assert "Zoch, 2014." not in printed
    assert rules("sushizock", "--game", "sushizock") == rules("sushizock")


def test_an_edition_leads_to_its_game() -> None:
    assert "Sushi Go! (Gamewright, 2014)" in rules("maki", "--edition", "gamewright").splitlines()[1]
    assert "Sushi Go Party! (Devir, 2016)" in rules("maki", "--edition", "devir").splitlines()[1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("te", "'te' could be temaki, tempura, tea: type a little more."),
        ("sushi", "'sushi' could be sushi-go, sushi-go-party, sushizock: type a little more."),
        ("tempera", "There is no game or dish 'tempera'. Similar names: tempura, temaki, tea."),
        ("soup", "There is no game or dish 'soup'. Similar names: miso_soup."),
    ],
)
def test_a_name_that_is_none_gets_near_ones(name: str, said: str) -> None:
    with pytest.raises(UnknownName) as caught:
        rules(name)
    assert str(caught.value) == said


def test_a_name_near_nothing_gets_them_all() -> None:
    with pytest.raises(UnknownName) as caught:
        rules("pizza")
    assert str(caught.value) == (
        f"There is no game or dish 'pizza'. Known names: {', '.join([*GAMES, *DISHES])}."
    )


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["eel", "--game", "sushi-go"], f"Sushi Go! has no eel. Its dishes: {', '.join(SUSHI_GO_DISHES)}."),
        (
            ["eel", "--game", "sushizock"],
            "Sushizock im Gockelwok has no eel. It has no dishes: try without --game.",
        ),
        (
            ["eel", "--edition", "gamewright"],
            f"There is no edition 'gamewright' here. {CARD_GAMES}",
        ),
        (
            ["maki", "--edition", "pizza"],
            f"There is no edition 'pizza' here. {CARD_GAMES}",
        ),
        (
            ["--edition", "999games"],
            f"There is no edition '999games' here. {CARD_GAMES}",
        ),
        (
            ["sushizock", "--edition", "devir"],
            "There is no edition 'devir' here. Known editions: sushizock: zoch, 999games.",
        ),
    ],
)
def test_what_a_game_does_not_have(args: list[str], said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        rules(*args)
    assert str(caught.value) == said


def test_two_games_at_once_are_refused() -> None:
    result = sushiya("rules", "sushi-go", "--game", "sushizock")
    assert result.exit_code == 2
    assert "sushi-go and --game sushizock are different games: name only one." in result.stderr


def test_a_game_that_does_not_exist() -> None:
    result = sushiya("rules", "maki", "--game", "poker")
    assert result.exit_code == 2
    assert "'poker' is not one of 'sushi-go', 'sushi-go-party', 'sushizock'" in result.stderr


def test_no_name_means_two_things() -> None:
    """Whatever someone reads on a card has to lead to one dish."""
    owners: dict[str, set[str]] = {}
    for dish, names in dish_names(TEXTS).items():
        for name in names:
            owners.setdefault(name.casefold(), set()).add(dish)
    assert {name for name, dishes in owners.items() if len(dishes) > 1} == set()


def test_the_examples_of_the_help_work() -> None:
    lines = [shlex.split(line) for line in rules("--help").splitlines() if line.startswith("    sushiya ")]
    assert len(lines) == 5
    for _, command, *args in lines:
        assert command == "rules"
        rules(*args)
