"""Texts that may read as in English: names, Japanese dishes, and words that two languages share.

A text is looked up by its letters alone (`Maki 1` is "maki"), so one entry stands for all texts of these
words. Texts without letters (`2 = 5`) need no entry.
"""

__all__ = ["ONLY_IN", "same_text_allowed"]

EVERYWHERE = {
    # games, publishers, people, our own name
    "sushi go", "sushi go party", "sushizock im gockelwok", "zoch", "gamewright", "devir", "games", "sushiya",
    "kenji", "momo", "hana", "mika", "aiko", "sensei", "uct", "mia", "leo", "noa", "kim",
    # dishes that keep their Japanese name
    "sushi", "nigiri", "maki", "temaki", "uramaki", "futomaki", "inari", "sukeroku", "tempura", "sashimi",
    "gyoza", "tofu", "onigiri", "edamame", "wasabi", "sake",
    # seconds, minutes and hours, times, a key, the French words that menus use
    "s", "min h min", "x", "enter", "à la carte", "bot",
}  # fmt: skip

SHARED = {
    "de": {
        "appetizer", "special", "dessert", "desserts", "dessert desserts", "orange", "pudding", "bots", "wow",
        "normal", "coach", "name",
    },
    "nl": {"pudding", "menu", "fruit", "dummy", "bots", "in detail", "tip", "coach"},
    "es": {"total", "no", "bots", "normal"},
    "fr": {
        "menu", "fruit", "orange", "pudding", "dessert", "desserts", "dessert desserts", "table", "place",
        "points", "point points", "total", "option", "options", "normal",
    },
    "it": {"menu", "no"},
}  # fmt: skip
"""Words of one language that happen to be spelled as in English."""

ONLY_IN = {
    "de": {"card-nigiri-egg-sushi-go", "card-nigiri-salmon-sushi-go", "card-nigiri-squid-sushi-go"},
}
"""Messages that only one language needs: German boxes have other names for the nigiri of Sushi Go!."""


def same_text_allowed(lang: str, words: str) -> bool:
    """Whether a text of these words, in small letters, may be as in English."""
    return not words or words in EVERYWHERE or words in SHARED.get(lang, set())
