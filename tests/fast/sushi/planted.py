"""One error for each dish, to be planted into a copy of the fast engine: file, right text, wrong text."""

__all__ = ["PLANTED"]

Error = tuple[str, str, str]

NUMBERS_WRITTEN = "            chart.numbers[number, : len(numbers)] = numbers\n"


def _wrong_number(dish: str, index: int) -> Error:
    """One of the numbers in the dish's line of the chart is one too high."""
    planted = f"            chart.numbers[number, {index}] += dish.name == {dish!r}\n"
    return "chart.py", NUMBERS_WRITTEN, NUMBERS_WRITTEN + planted


PLANTED: dict[str, Error] = {
    "nigiri": ("cards/nigiri.py", "range(c.first_kind[dish], c", "range(c.first_kind[dish] + 1, c"),
    "maki": _wrong_number("maki", 1),
    "temaki": _wrong_number("temaki", 0),
    "uramaki": ("cards/uramaki.py", "if best < goal:", "if best <= goal:"),
    "tempura": _wrong_number("tempura", 3),
    "sashimi": _wrong_number("sashimi", 4),
    "gyoza": _wrong_number("gyoza", 3),
    "eel": _wrong_number("eel", 2),
    "tofu": _wrong_number("tofu", 4),
    "onigiri": ("cards/onigiri.py", ">= nth", "> nth"),
    "edamame": ("cards/edamame.py", "other != seat and ", ""),
    "miso_soup": ("cards/miso_soup.py", "if g.served[soup] < 2:", "if g.served[soup] < 3:"),
    "chopsticks": ("chart.py", '"chopsticks": CHOPSTICKS', '"chopsticks": WISH'),
    "spoon": ("cards/spoon.py", "(seat + step) % c.seats", "(seat - step) % c.seats"),
    "menu": ("cards/menu.py", "if c.dish[g.offer[i]] != c.menu:", "if c.dish[g.offer[i]] != c.base_kind:"),
    "soy_sauce": ("cards/soy_sauce.py", "> mine", ">= mine + 2"),
    "special_order": ("servings.py", "if plate.no == but:", "if i == 0:"),
    "takeout_box": ("cards/takeout_box.py", "and not waiting", ""),
    "tea": ("table.py", "largest = face_down(g, seat)", "largest = 0 * face_down(g, seat)"),
    "wasabi": _wrong_number("nigiri", 0),
    "sake": ("cards/sake.py", "|= 1 << seat", "|= 2 << seat"),
    "green_tea_ice_cream": _wrong_number("green_tea_ice_cream", 5),
    "pudding": _wrong_number("pudding", 0),
    "fruit": _wrong_number("fruit", 2),
    "sukeroku": ("cards/sukeroku.py", "min(futomaki, inari)", "max(futomaki, inari)"),
}
