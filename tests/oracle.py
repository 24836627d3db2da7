"""A second, deliberately naive scorer, written from the rules alone, to compare the engine with.

It imports nothing from the engine and knows nothing about turns. It reads what lies on the table, as plate
words in order of play (`~tempura`, `special_order>nigiri:egg/free`), and adds up points. One function per
dish, plain loops.
"""

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Plate", "fruit_points", "read", "score_final", "score_round", "score_sushizock", "winners"]

SUSHI_GO = "sushi-go"
PARTY = "sushi-go-party"
EDITIONS = {SUSHI_GO: ("zoch", "gamewright"), PARTY: ("zoch", "devir")}

ROUND_DISHES = (
    "nigiri", "wasabi", "maki", "temaki", "uramaki", "tempura", "sashimi", "gyoza", "eel", "tofu", "onigiri",
    "edamame", "miso_soup", "sukeroku", "chopsticks", "spoon", "menu", "takeout_box", "soy_sauce", "tea",
    "special_order", "sake",
)  # fmt: skip
DESSERTS = ("pudding", "green_tea_ice_cream", "fruit")
NIGIRI_POINTS = {"egg": 1, "salmon": 2, "squid": 3}


@dataclass(frozen=True)
class Plate:
    """One plate; a copy counts as what it copies."""

    dish: str
    variant: str
    face_down: bool
    kept_free: bool


def read(word: str) -> Plate:
    """Parse one plate word."""
    rest = word
    face_down = rest.startswith("~")
    if face_down:
        rest = rest[1:]
    kept_free = rest.endswith("/free")
    if kept_free:
        rest = rest[: -len("/free")]
    if rest.startswith("special_order>"):
        rest = rest[len("special_order>") :]
    dish, _, variant = rest.partition(":")
    if dish not in ROUND_DISHES and dish not in DESSERTS:
        raise ValueError(f"no such plate: {word}")
    if dish == "nigiri" and variant not in NIGIRI_POINTS:
        raise ValueError(f"no such nigiri: {word}")
    return Plate(dish, variant, face_down, kept_free)


def open_plates(tableau: list[Plate], dish: str) -> list[Plate]:
    """The face-up plates of one dish. A face-down plate no longer counts as its card."""
    found = []
    for plate in tableau:
        if plate.dish == dish and not plate.face_down:
            found.append(plate)
    return found


def count(tableau: list[Plate], dish: str) -> int:
    """How many plates of one dish lie face up."""
    return len(open_plates(tableau, dish))


def icons(tableau: list[Plate], dish: str) -> int:
    """How many icons the face-up plates of one dish show; the variant is the number of icons."""
    total = 0
    for plate in open_plates(tableau, dish):
        total += int(plate.variant)
    return total


# Dishes that one seat scores alone


def nigiri(tableau: list[Plate]) -> int:
    """1, 2 or 3 points; three times that on a wasabi. Each wasabi takes the next nigiri laid after it."""
    points = 0
    free_wasabi = 0
    for plate in tableau:
        if plate.dish == "wasabi" and not plate.face_down:
            free_wasabi += 1
        if plate.dish == "nigiri":
            value = NIGIRI_POINTS[plate.variant]
            if free_wasabi > 0 and not plate.kept_free:
                free_wasabi -= 1  # used, even if the nigiri was turned face down later
                value = 3 * value
            if not plate.face_down:
                points += value
    return points


def tempura(tableau: list[Plate]) -> int:
    """5 per pair."""
    return 5 * (count(tableau, "tempura") // 2)


def sashimi(tableau: list[Plate]) -> int:
    """10 per triple."""
    return 10 * (count(tableau, "sashimi") // 3)


def gyoza(tableau: list[Plate]) -> int:
    """1, 3, 6, 10, 15 for 1, 2, 3, 4, 5 or more."""
    return [0, 1, 3, 6, 10, 15][min(count(tableau, "gyoza"), 5)]


def eel(tableau: list[Plate]) -> int:
    """One costs 3, two or more gain 7 in total."""
    return [0, -3, 7][min(count(tableau, "eel"), 2)]


def tofu(tableau: list[Plate]) -> int:
    """2 for one, 6 for two, nothing for three or more."""
    return [0, 2, 6, 0][min(count(tableau, "tofu"), 3)]


def onigiri(tableau: list[Plate]) -> int:
    """Sets of different shapes, each as large as possible: 1, 4, 9, 16."""
    left = []
    for plate in open_plates(tableau, "onigiri"):
        if plate.variant not in ("circle", "triangle", "square", "rectangle"):
            raise ValueError(f"no such onigiri: {plate.variant}")
        left.append(plate.variant)
    points = 0
    while left:
        shapes = set(left)
        for shape in shapes:
            left.remove(shape)
        points += [0, 1, 4, 9, 16][len(shapes)]
    return points


def miso_soup(tableau: list[Plate]) -> int:
    """3 each; those that collided have left the table."""
    return 3 * count(tableau, "miso_soup")


def sukeroku(tableau: list[Plate]) -> int:
    """6 for a futomaki with an inari, 2 for each unpaired card."""
    futomaki = 0
    inari = 0
    for plate in open_plates(tableau, "sukeroku"):
        if plate.variant == "futomaki":
            futomaki += 1
        elif plate.variant == "inari":
            inari += 1
        else:
            raise ValueError(f"no such sukeroku: {plate.variant}")
    pairs = min(futomaki, inari)
    return 6 * pairs + 2 * (futomaki - pairs) + 2 * (inari - pairs)


def sake(tableau: list[Plate]) -> int:
    """3 each."""
    return 3 * count(tableau, "sake")


def takeout_box(tableau: list[Plate]) -> int:
    """2 for every face-down card."""
    return 2 * sum(plate.face_down for plate in tableau)


# Colours


def colour(plate: Plate) -> str:
    """Every kind has its own colour, but nigiri and wasabi share one. All face-down cards are one more."""
    if plate.face_down:
        return "face down"
    if plate.dish in ("nigiri", "wasabi"):
        return "yellow"
    return plate.dish


def tea(tableau: list[Plate]) -> int:
    """1 point per tea for every card of the largest same-colour group."""
    groups: dict[str, int] = {}
    for plate in tableau:
        groups[colour(plate)] = groups.get(colour(plate), 0) + 1
    return count(tableau, "tea") * max(groups.values(), default=0)


def soy_sauce(tables: list[list[Plate]]) -> list[int]:
    """4 per card if no player has more different colours."""
    colours = [len({colour(plate) for plate in tableau}) for tableau in tables]
    points = []
    for seat, tableau in enumerate(tables):
        points.append(4 * count(tableau, "soy_sauce") if colours[seat] == max(colours) else 0)
    return points


# Dishes that compare seats


def places(amounts: list[int], prizes: list[int]) -> list[int]:
    """First, second, ... place by amount. Tied seats each get the full prize; 0 never scores."""
    points = [0] * len(amounts)
    different = sorted(set(amounts), reverse=True)
    for amount, prize in zip(different, prizes, strict=False):
        for seat in range(len(amounts)):
            if amounts[seat] == amount and amount > 0:
                points[seat] = prize
    return points


def maki(game: str, edition: str, tables: list[list[Plate]]) -> list[int]:
    """6 for most icons, 3 for second most; in Party with 6 to 8 players 6, 4, 2; gamewright splits ties."""
    amounts = [icons(tableau, "maki") for tableau in tables]
    if game == PARTY and len(tables) >= 6:
        return places(amounts, [6, 4, 2])
    points = places(amounts, [6, 3])
    if edition == "gamewright":
        first = points.count(6)
        second = points.count(3)
        for seat in range(len(points)):
            if points[seat] == 6:
                points[seat] = 6 // first
            elif points[seat] == 3:
                points[seat] = 3 // second if first == 1 else 0
    return points


def temaki(tables: list[list[Plate]]) -> list[int]:
    """+4 for most (not with 0), -4 for fewest (including 0), ties in full; no minus with 2 players."""
    amounts = [count(tableau, "temaki") for tableau in tables]
    points = []
    for amount in amounts:
        mine = 0
        if amount == max(amounts) and amount > 0:
            mine += 4
        if amount == min(amounts) and len(tables) > 2:
            mine -= 4
        points.append(mine)
    return points


def uramaki(tables: list[list[Plate]], places_given: int) -> list[int]:
    """The most icons left (at least 1) get the best place left, ties in full."""
    left = [8, 5, 2][places_given:]
    if not left:
        return [0] * len(tables)
    return places([icons(tableau, "uramaki") for tableau in tables], left[:1])


def edamame(tables: list[list[Plate]]) -> list[int]:
    """1 point per card for every opponent with edamame, at most 4 per card."""
    points = []
    for seat, tableau in enumerate(tables):
        opponents = 0
        for other, theirs in enumerate(tables):
            if other != seat and count(theirs, "edamame") > 0:
                opponents += 1
        points.append(count(tableau, "edamame") * min(opponents, 4))
    return points


# Desserts


def pudding(game: str, edition: str, collections: list[list[Plate]]) -> list[int]:
    """+6 for most, -6 for fewest (including 0); ties in full, but split in gamewright."""
    amounts = [count(collection, "pudding") for collection in collections]
    most = max(amounts)
    fewest = min(amounts)
    prize = 6
    fine = 6
    if game == SUSHI_GO and edition == "gamewright":
        if most == fewest:
            return [0] * len(amounts)
        prize = 6 // amounts.count(most)
        fine = 6 // amounts.count(fewest)
    if len(amounts) == 2:
        fine = 0  # gamewright and Party; zoch's Sushi Go! is not for two players
    points = []
    for amount in amounts:
        mine = 0
        if amount == most:
            mine += prize
        if amount == fewest:
            mine -= fine
        points.append(mine)
    return points


def green_tea_ice_cream(collection: list[Plate]) -> int:
    """12 for every 4."""
    return 12 * (count(collection, "green_tea_ice_cream") // 4)


def fruit_points(number: int) -> int:
    """Points for one of the three fruits: -2, 0, 1, 3, 6 for 0 to 4 icons, 10 for 5 or more."""
    return [-2, 0, 1, 3, 6, 10][min(number, 5)]


def fruit(collection: list[Plate]) -> int:
    """Points for the icons of each of the three fruits; a card has two icons."""
    numbers = {"orange": 0, "pineapple": 0, "watermelon": 0}
    for plate in open_plates(collection, "fruit"):
        first, second = plate.variant.split("+")
        numbers[first] += 1
        numbers[second] += 1
    return sum(fruit_points(number) for number in numbers.values())


# Whole tables

ALONE = {
    "nigiri": nigiri, "tempura": tempura, "sashimi": sashimi, "gyoza": gyoza, "eel": eel, "tofu": tofu,
    "onigiri": onigiri, "miso_soup": miso_soup, "sukeroku": sukeroku, "sake": sake, "tea": tea,
    "takeout_box": takeout_box,
}  # fmt: skip


def check(game: str, edition: str) -> None:
    """Raise ValueError for a game or an edition that the rules do not have."""
    if edition not in EDITIONS[game]:
        raise ValueError(f"{game} has no edition {edition}")


def in_play(dish: str, meal: Sequence[str] | None, tables: list[list[Plate]]) -> bool:
    """Whether a dish is in the game, according to the meal, or without one, to what is on the table."""
    if meal is not None:
        return dish in meal
    return any(plate.dish == dish for tableau in tables for plate in tableau)


def without_zeros(table: list[dict[str, int]]) -> list[dict[str, int]]:
    """Drop the dishes that scored nothing."""
    return [{dish: points for dish, points in seat.items() if points != 0} for seat in table]


def score_round(
    game: str,
    edition: str,
    tableaux: list[list[str]],
    uramaki_places: int = 0,
    meal: Sequence[str] | None = None,
) -> list[dict[str, int]]:
    """Points by seat and dish at the end of a round; `meal` matters when nobody has temaki."""
    check(game, edition)
    tables = [[read(word) for word in tableau] for tableau in tableaux]
    result: list[dict[str, int]] = []
    for tableau in tables:
        mine: dict[str, int] = {}
        for dish, alone in ALONE.items():
            mine[dish] = alone(tableau)
        result.append(mine)
    compared = {
        "maki": maki(game, edition, tables),
        "uramaki": uramaki(tables, uramaki_places),
        "edamame": edamame(tables),
        "soy_sauce": soy_sauce(tables),
    }
    if in_play("temaki", meal, tables):
        compared["temaki"] = temaki(tables)
    for dish, points in compared.items():
        for seat in range(len(tables)):
            result[seat][dish] = points[seat]
    return without_zeros(result)


def score_final(
    game: str, edition: str, desserts: list[list[str]], meal: Sequence[str] | None = None
) -> list[dict[str, int]]:
    """Points by seat and dessert at the end of the game; `meal` matters when nobody has any."""
    check(game, edition)
    collections = [[read(word) for word in collection] for collection in desserts]
    result: list[dict[str, int]] = [{} for _ in collections]
    if in_play("pudding", meal, collections):
        for seat, points in enumerate(pudding(game, edition, collections)):
            result[seat]["pudding"] = points
    if in_play("fruit", meal, collections):
        for seat, collection in enumerate(collections):
            result[seat]["fruit"] = fruit(collection)
    for seat, collection in enumerate(collections):
        result[seat]["green_tea_ice_cream"] = green_tea_ice_cream(collection)
    return without_zeros(result)


def winners(totals: list[int], dessert_cards: list[int]) -> list[int]:
    """Most points; if tied, most dessert cards; if still tied, several winners."""
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    most = max(dessert_cards[seat] for seat in tied)
    return [seat for seat in tied if dessert_cards[seat] == most]


def score_sushizock(stacks: list[tuple[list[int], list[int]]]) -> list[int]:
    """Sushi up to the height of the bone stack, minus all bones; stacks are listed from bottom to top."""
    result = []
    for sushi, bones in stacks:
        counted = sushi[: len(bones)]
        result.append(sum(counted) - sum(bones))
    return result
