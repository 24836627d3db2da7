"""Pins how a typed word finds what it means."""

import pytest

from sushiya.cli.lookup import UnknownName, find

NAMES = {
    "miso_soup": ["miso soup"],
    "maki": [],
    "gyoza": ["dumplings", "mussels"],
    "fruit": ["orange and pineapple"],
    "sukeroku": ["futomaki"],
    "sushi-go": ["Sushi Go!"],
    "sushi-go-party": ["Sushi Go Party!"],
    "green_tea_ice_cream": ["green tea ice cream"],
}


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("miso_soup", "miso_soup"),
        ("Miso Soup", "miso_soup"),
        ("miso", "miso_soup"),
        ("mussels", "gyoza"),
        ("dump", "gyoza"),
        ("f", "fruit"),  # an id takes precedence over the name futomaki
        ("futo", "sukeroku"),
        ("sushi-go", "sushi-go"),  # an exact match, although another id begins with it
        ("Sushi Go!", "sushi-go"),
        ("sushi go p", "sushi-go-party"),
        ("green-tea", "green_tea_ice_cream"),
    ],
)
def test_ids_names_and_beginnings(word: str, id: str) -> None:
    assert find(word, NAMES, "dish") == id


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("m", "'m' could be miso_soup, maki: type a little more."),
        ("sushi", "'sushi' could be sushi-go, sushi-go-party: type a little more."),
        ("soup", "There is no dish 'soup'. Similar names: miso_soup."),
        ("makki", "There is no dish 'makki'. Similar names: maki, sukeroku."),
        ("dumpings", "There is no dish 'dumpings'. Similar names: gyoza."),
        ("pizza", f"There is no dish 'pizza'. Known names: {', '.join(NAMES)}."),
        ("", f"There is no dish ''. Known names: {', '.join(NAMES)}."),
        ("!", f"There is no dish '!'. Known names: {', '.join(NAMES)}."),
    ],
)
def test_what_may_be_meant_is_listed(word: str, said: str) -> None:
    with pytest.raises(UnknownName) as caught:
        find(word, NAMES, "dish")
    assert str(caught.value) == said
