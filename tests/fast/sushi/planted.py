"""One error for each dish, to be planted into a copy of the fast engine: file, right text, wrong text."""

from sushiya.sushi import DISHES
from sushiya.sushi.scoring import Ladder, ScoreRule, Sets

__all__ = ["PLANTED"]

Error = tuple[str, str, str]

NUMBERS_WRITTEN = "            config.numbers[when, number, : len(numbers)] = numbers\n"


def _wrong_number(dish: str, index: int) -> Error:
    """One of the numbers in the dish's row of the config is one too high."""
    planted = f"            config.numbers[when, number, {index}] += dish.name == {dish!r}\n"
    return "config.py", NUMBERS_WRITTEN, NUMBERS_WRITTEN + planted


def _first_number(dish: str, rule: ScoreRule) -> Error:
    """The number for one card is wrong: the third of a ladder, which starts with its length."""
    return _wrong_number(dish, 2 if isinstance(rule, Ladder | Sets) else 0)


OWN: dict[str, Error] = {
    "nigiri": (
        "scoring.py",
        "range(first, cfg.last_kind[dish] + 1):\n        points",
        "range(first + 1, cfg.last_kind[dish] + 1):\n        points",
    ),
    "maki": _wrong_number("maki", 1),
    "temaki": _wrong_number("temaki", 0),
    "uramaki": ("cards/uramaki.py", "if best < cfg.goal:", "if best <= cfg.goal:"),
    "tempura": _wrong_number("tempura", 3),
    "sashimi": _wrong_number("sashimi", 4),
    "gyoza": _wrong_number("gyoza", 3),
    "eel": _wrong_number("eel", 2),
    "tofu": _wrong_number("tofu", 4),
    "onigiri": ("scoring.py", ">= nth", "> nth"),
    "edamame": ("scoring.py", "other != seat and ", ""),
    "miso_soup": ("cards/miso_soup.py", "if rec.served[soup] < 2:", "if rec.served[soup] < 3:"),
    "chopsticks": ("config.py", "chopsticks.called: CHOPSTICKS", "chopsticks.called: WISH"),
    "spoon": ("cards/spoon.py", "(seat + step) % cfg.seats", "(seat - step) % cfg.seats"),
    "menu": (
        "cards/menu.py",
        "if cfg.dish[rec.offer[i]] != cfg.menu:",
        "if cfg.dish[rec.offer[i]] != cfg.base_kind:",
    ),
    "soy_sauce": ("scoring.py", "return mine == most", "return mine >= most - 1"),
    "special_order": ("servings.py", "if plate.no == but:", "if i == 0:"),
    "takeout_box": ("cards/takeout_box.py", "and not waiting", ""),
    "tea": ("tableau.py", "largest = face_down(rec, seat)", "largest = 0 * face_down(rec, seat)"),
    "wasabi": _wrong_number("nigiri", 0),
    "sake": ("cards/sake.py", "|= 1 << seat", "|= 2 << seat"),
    "green_tea_ice_cream": _wrong_number("green_tea_ice_cream", 5),
    "pudding": _wrong_number("pudding", 0),
    "fruit": _wrong_number("fruit", 3),
    "sukeroku": ("scoring.py", "both = min(", "both = max("),
}
"""Errors in what a dish does, and in the numbers that matter most."""

RULES = {name: dish.score or dish.score_final for name, dish in DISHES.items()}
PLANTED = {name: _first_number(name, rule) for name, rule in RULES.items() if rule} | OWN
"""Every other dish that scores has an error in its first number."""
