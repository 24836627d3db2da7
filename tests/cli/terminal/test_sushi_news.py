"""Pins the news of Sushi Go! and Party, for one viewer and for everyone."""

from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_news import SushiNews
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.core import Seat, seen_by
from sushiya.sushi import SushiGo, SushiGoParty, meal_of
from sushiya.testing.drafting import Scene
from sushiya.texts import Texts


def told(scene: Scene, viewer: Seat | None = 0) -> list[str]:
    texts = Texts()
    guests = Guests.of_record(["Mia", "Leo", "Ann"], texts)
    news = SushiNews(Painter(colour=False), SushiWords(texts, scene.game), guests)
    return [line.plain for line in news.tell(seen_by(scene.events, viewer), viewer)]


def party(dishes: str) -> SushiGoParty:
    return SushiGoParty(3, meal_of(dishes))


def test_a_reveal_with_two_cards_and_a_wasabi() -> None:
    hands = ["nigiri:egg tempura gyoza", "maki:1 maki:1 maki:1", "maki:2 maki:2 maki:2"]
    scene = Scene.lay(SushiGo(3), hands, table=["chopsticks wasabi"])
    scene.play("0 pick nigiri:egg tempura", "1 pick maki:1", "2 pick maki:2")
    assert told(scene) == [
        "You: egg nigiri on wasabi + tempura · Leo: maki with 1 roll ·\nAnn: maki with 2 rolls",
        "You used chopsticks: back into that hand.",
    ]
    assert told(scene, None)[1] == "Mia used chopsticks: back into that hand."


def test_soups_collide() -> None:
    game = party("maki+tempura+sashimi+miso_soup+wasabi+tea+pudding")
    scene = Scene.lay(game, ["miso_soup tea"] * 2 + ["tea tempura"])
    scene.play("0 pick miso_soup", "1 pick miso_soup", "2 pick tempura")
    assert told(scene, 1)[1:] == ["Two soups at once: both go (Mia, You)."]


def test_a_race_is_told_and_the_sheet_of_a_round_is_not() -> None:
    game = party("uramaki+tempura+sashimi+gyoza+wasabi+tea+pudding")
    scene = Scene.lay(game, ["uramaki:5", "tea", "tea"], table=["uramaki:5", "tempura tempura"], turn=10)
    scene.play("0 pick uramaki:5", "1 pick tea", "2 pick tea")
    assert told(scene)[1] == "You reached ten with uramaki: 8 points right away!"
    assert told(scene)[2:] == ["Round 2: 10 cards each."]


def test_a_spoon_s_way() -> None:
    game = party("maki+tempura+sashimi+gyoza+spoon+tea+pudding")
    scene = Scene.lay(
        game, ["tea tempura", "gyoza tempura", "nigiri:egg nigiri:squid"], table=["spoon:4", "", ""]
    )
    scene.play(
        "0 pick tea !spoon:4", "1 pick gyoza", "2 pick nigiri:egg", "0 wish nigiri", "2 give nigiri:squid"
    )
    assert told(scene)[1:] == [
        "You called spoon 4.",
        "You wished for nigiri.",
        "Ann gave squid nigiri to you.",
        "You: squid nigiri",
        "Ann got spoon 4 for it.",
    ]


def test_nothing_private_is_told_to_others() -> None:
    game = party("maki+tempura+sashimi+gyoza+menu+tea+pudding")
    scene = Scene.lay(game, ["menu:7 tempura", "gyoza tempura", "tea tempura"])
    scene.play("0 pick menu:7", "1 pick gyoza", "2 pick tea", "* draw gyoza maki:3 sashimi sashimi")
    for viewer in (0, 1, None):
        assert not any("sashimi" in line for line in told(scene, viewer))
    assert told(scene, 1)[-1] == "Mia opened the menu and looked at 4 cards."
