"""Random tables for the oracle: legal meals, cards of the printed decks, varied and often with few dishes."""

from dataclasses import dataclass
from random import Random

__all__ = ["Case", "DessertCase", "random_desserts", "random_round", "random_stacks"]

SUSHI_GO_DECK = {
    "maki:1": 6, "maki:2": 12, "maki:3": 8, "tempura": 14, "sashimi": 14, "gyoza": 14,
    "nigiri:squid": 5, "nigiri:salmon": 10, "nigiri:egg": 5, "wasabi": 6, "chopsticks": 4, "pudding": 10,
}  # fmt: skip
SUSHI_GO_MEAL = ("maki", "tempura", "sashimi", "gyoza", "chopsticks", "wasabi", "pudding")

NIGIRI = {"nigiri:egg": 4, "nigiri:salmon": 5, "nigiri:squid": 3}
ROLLS = {
    "maki": {"maki:1": 4, "maki:2": 5, "maki:3": 3},
    "temaki": {"temaki": 12},
    "uramaki": {"uramaki:3": 4, "uramaki:4": 4, "uramaki:5": 4},
}
APPETIZERS = {
    "tempura": {"tempura": 8},
    "sashimi": {"sashimi": 8},
    "gyoza": {"gyoza": 8},
    "eel": {"eel": 8},
    "tofu": {"tofu": 8},
    "onigiri": {"onigiri:circle": 2, "onigiri:triangle": 2, "onigiri:square": 2, "onigiri:rectangle": 2},
    "edamame": {"edamame": 8},
    "miso_soup": {"miso_soup": 8},
    "sukeroku": {"sukeroku:futomaki": 4, "sukeroku:inari": 4},
}
SPECIALS: dict[str, dict[str, int]] = {
    "chopsticks": {"chopsticks:1": 1, "chopsticks:2": 1, "chopsticks:3": 1},
    "spoon": {"spoon:4": 1, "spoon:5": 1, "spoon:6": 1},
    "menu": {},  # always set aside: never lies on the table at the end of a round
    "takeout_box": {},  # the same
    "soy_sauce": {"soy_sauce": 3},
    "tea": {"tea": 3},
    "special_order": {"special_order": 3},
    "wasabi": {"wasabi": 3},
    "sake": {"sake": 3},
}
DESSERTS = {
    "pudding": {"pudding": 15},
    "green_tea_ice_cream": {"green_tea_ice_cream": 15},
    "fruit": {
        "fruit:orange+orange": 2,
        "fruit:pineapple+pineapple": 2,
        "fruit:watermelon+watermelon": 2,
        "fruit:orange+pineapple": 3,
        "fruit:orange+watermelon": 3,
        "fruit:pineapple+watermelon": 3,
    },
}
SUSHI_TILES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
BONE_TILES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]


@dataclass(frozen=True)
class Case:
    """The table at the end of a round; the meal is the seven dishes besides nigiri, from roll to dessert."""

    game: str
    edition: str
    meal: tuple[str, ...]
    tableaux: list[list[str]]
    uramaki_places: int


@dataclass(frozen=True)
class DessertCase:
    """The desserts collected by the end of a game."""

    game: str
    edition: str
    meal: tuple[str, ...]
    desserts: list[list[str]]


@dataclass
class Laid:
    """A plate in the generator: what it is (for a copy, what it copies) and how it lies."""

    identity: str
    face_down: bool = False
    on_wasabi: bool = False


def table(rng: Random) -> tuple[str, str, int]:
    """A game, an edition and a legal number of seats."""
    game, edition, fewest, most = rng.choice(
        [
            ("sushi-go", "zoch", 3, 5),
            ("sushi-go", "gamewright", 2, 5),
            ("sushi-go-party", "zoch", 2, 8),
            ("sushi-go-party", "zoch", 2, 8),
            ("sushi-go-party", "devir", 2, 8),
            ("sushi-go-party", "devir", 2, 8),
        ]
    )
    return game, edition, rng.randint(fewest, most)


def random_meal(rng: Random, game: str, seats: int) -> tuple[str, ...]:
    """Seven dishes that are legal for that many seats."""
    if game == "sushi-go":
        return SUSHI_GO_MEAL
    appetizers = [dish for dish in APPETIZERS if not (dish == "edamame" and seats == 2)]
    specials = []
    for dish in SPECIALS:
        if dish == "spoon" and seats == 2:
            continue
        if dish in ("menu", "special_order") and seats >= 7:
            continue
        specials.append(dish)
    chosen = rng.sample(appetizers, 3)
    pair = rng.sample(specials, 2)
    # Wasabi, box and special order interact in the most error-prone ways: have them meet more often.
    if rng.random() < 0.4:
        pair = rng.sample(
            [dish for dish in specials if dish in ("wasabi", "takeout_box", "special_order")], 2
        )
    return (rng.choice(list(ROLLS)), *chosen, *pair, rng.choice(list(DESSERTS)))


def deck_of(game: str, meal: tuple[str, ...]) -> list[str]:
    """Every card of the game that can lie on the table, as words."""
    counts: dict[str, int] = {}
    if game == "sushi-go":
        counts.update(SUSHI_GO_DECK)
    else:
        counts.update(NIGIRI)
        for group in (ROLLS, APPETIZERS, SPECIALS, DESSERTS):
            for dish, cards in group.items():
                if dish in meal:
                    counts.update(cards)
    deck = []
    for word, number in counts.items():
        deck += [word] * number
    return deck


def dish_of(word: str) -> str:
    """The dish of a card word."""
    return word.partition(":")[0]


def narrowed(rng: Random, deck: list[str]) -> list[str]:
    """Sometimes only the cards of a few dishes, so that large sets and ties are common."""
    if rng.random() < 0.5:
        return deck
    dishes = sorted({dish_of(word) for word in deck})
    kept = set(rng.sample(dishes, rng.randint(1, min(4, len(dishes)))))
    if rng.random() < 0.5:
        kept.update(dish for dish in dishes if dish in SPECIALS)
    if "special_order" in kept or "wasabi" in kept:
        kept.add("nigiri")
    return [word for word in deck if dish_of(word) in kept]


def shuffled(rng: Random, deck: list[str]) -> list[str]:
    """A deck to draw from the end of, often with its few specials drawn early."""
    early = rng.choice([0.0, 0.3, 0.6])
    order = []
    for word in deck:
        order.append((rng.random() + (early if dish_of(word) in SPECIALS else 0.0), word))
    return [word for _, word in sorted(order)]


def sizes(rng: Random, seats: int) -> list[int]:
    """How many cards each seat draws: all the same number, or each a random one."""
    if rng.random() < 0.4:
        return [rng.randint(0, 12)] * seats
    return [rng.randint(0, 12) for _ in range(seats)]


def icons_of(laid: list[Laid]) -> int:
    """Uramaki icons lying face up."""
    total = 0
    for plate in laid:
        if plate.identity.startswith("uramaki:") and not plate.face_down:
            total += int(plate.identity.partition(":")[2])
    return total


class SeatBuilder:
    """Lays the plates of one seat in order of play, keeping each of them legal."""

    def __init__(self, rng: Random, case: Case, turning: float, turned_copies: bool) -> None:
        self.rng = rng
        self.case = case
        self.turning = turning
        self.turned_copies = turned_copies
        self.laid: list[Laid] = []
        self.words: list[str] = []
        self.free_wasabi = 0

    def lay(self, card: str) -> None:
        """Lay a card; a special order needs one to copy."""
        if card != "special_order":
            self.put(card, Laid(card, face_down=self.turns()), copied=None)
            return
        original = self.rng.choice(self.laid)
        if original.face_down and (original.identity == "special_order" or self.rng.random() < 0.5):
            self.put("special_order", Laid("special_order", face_down=True), copied=None)
        else:  # a copy made before the original was turned keeps its identity
            turned = self.turned_copies and self.turns()
            self.put(f"special_order>{original.identity}", Laid(original.identity, turned), copied=original)

    def turns(self) -> bool:
        """Whether a takeout box turned this card."""
        return self.rng.random() < self.turning

    def put(self, word: str, plate: Laid, copied: Laid | None) -> None:
        """Add the plate and keep track of wasabi."""
        if icons_of([*self.laid, plate]) >= 10 and self.case.uramaki_places < 3:
            return  # it would have scored during the round
        if plate.identity == "wasabi" and not plate.face_down:
            self.free_wasabi += 1
        if plate.identity.startswith("nigiri:"):
            if self.kept_free(copied):
                word += "/free"
            elif self.free_wasabi > 0:
                self.free_wasabi -= 1
                plate.on_wasabi = True
        if plate.face_down:
            word = "~" + word
        self.laid.append(plate)
        self.words.append(word)

    def kept_free(self, copied: Laid | None) -> bool:
        """Whether the nigiri being laid stays off the free wasabi: by choice, or because it must."""
        for plate in self.laid:
            if plate.identity == "wasabi" and plate.face_down and self.rng.random() < 0.2:
                return True  # it went on a wasabi that was turned face down later
        if self.free_wasabi == 0:
            return False
        if self.case.game == "sushi-go":
            return self.case.edition == "zoch" and self.rng.random() < 0.3
        if self.case.edition == "devir" and copied is not None:
            return copied.on_wasabi or self.rng.random() < 0.4
        return False


def random_round(rng: Random, turned_copies: bool = False) -> Case:
    """A table at the end of a round; `turned_copies` allows words like `~special_order>nigiri:egg`."""
    game, edition, seats = table(rng)
    meal = random_meal(rng, game, seats)
    given = rng.randint(0, 3) if "uramaki" in meal else 0
    case = Case(game, edition, meal, [], given)
    turning = rng.choice([0.0, 0.1, 0.3, 0.6]) if "takeout_box" in meal else 0.0
    deck = shuffled(rng, narrowed(rng, deck_of(game, meal)))
    builders = [SeatBuilder(rng, case, turning, turned_copies) for _ in range(seats)]
    wanted = sizes(rng, seats)
    for turn in range(12):
        for seat in range(seats):
            if turn < wanted[seat] and deck:
                card = deck.pop()
                if card == "special_order" and not builders[seat].laid:
                    deck.insert(rng.randint(0, len(deck)), card)  # nothing to copy: draw it later
                else:
                    builders[seat].lay(card)
    for builder in builders:
        case.tableaux.append(builder.words)
    return case


def random_desserts(rng: Random) -> DessertCase:
    """Dessert collections at the end of a game, including special orders that copied one."""
    game, edition, seats = table(rng)
    meal = random_meal(rng, game, seats)
    deck = [word for word in deck_of(game, meal) if dish_of(word) in DESSERTS]
    rng.shuffle(deck)
    usable = len(deck)
    if game == "sushi-go-party" and seats <= 5:
        usable = 10
    desserts: list[list[str]] = [[] for _ in range(seats)]
    eaters = rng.sample(range(seats), rng.randint(1, seats))
    for card in deck[: rng.randint(0, usable)]:
        desserts[rng.choice(eaters)].append(card)
    if "special_order" in meal:
        for _ in range(rng.randint(0, 3)):
            mine = rng.choice(desserts)
            if mine:
                copied = rng.choice(mine).removeprefix("special_order>")
                mine.append(f"special_order>{copied}")
    return DessertCase(game, edition, meal, desserts)


def random_stacks(rng: Random) -> list[tuple[list[int], list[int]]]:
    """Stacks at the end of a game of Sushizock: all tiles, some seats greedier than others."""
    seats = rng.randint(2, 5)
    stacks: list[tuple[list[int], list[int]]] = [([], []) for _ in range(seats)]
    for kind, tiles in enumerate((SUSHI_TILES, BONE_TILES)):
        greed = [rng.random() + 0.01 for _ in range(seats)]
        for tile in rng.sample(tiles, len(tiles)):
            stacks[rng.choices(range(seats), greed)[0]][kind].append(tile)
    return stacks
