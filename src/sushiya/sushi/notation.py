"""Parses cards, plates and actions from text. `str()` is the inverse."""

import re
from collections.abc import Callable
from functools import lru_cache

from sushiya.core import Action, BadNotation, listing
from sushiya.sushi.cards import CARDS, DISHES
from sushiya.sushi.model import FACE_DOWN, Card, Hand, Plate, Serving, Tableau, hand_of
from sushiya.sushi.moves import Copy, Deal, Done, Draw, Flip, Give, Lay, Pick, Wish

__all__ = ["parse_action", "parse_card", "parse_plates", "parse_serving", "plates_text"]


def parse_card(text: str) -> Card:
    """The card with this text form, such as `maki:3`; raises BadNotation."""
    if text in CARDS:
        return CARDS[text]
    dish = text.partition(":")[0]
    if dish in DISHES:
        variants = dict.fromkeys(str(card) for card in DISHES[dish].cards)
        raise BadNotation(f"There is no card '{text}'. Cards of this kind: {listing(variants)}.")
    raise BadNotation(f"There is no card '{text}'. Kinds: {listing(DISHES, most=30)}.")


def parse_serving(text: str) -> Serving:
    """A card and how it is laid: `tempura`, `special_order>tempura`, `nigiri:egg/free`."""
    words, free = _without_free(text)
    name, arrow, copy = words.partition(">")
    serving = Serving(parse_card(name), _copied(copy) if arrow else None, free)
    if arrow and not DISHES[serving.card.dish].copies:
        raise BadNotation(f"'{text}': only a special order copies; {serving.card} can't.")
    if free:
        _check_lies_on(serving.copy or serving.card, text)
    return serving


def _without_free(text: str) -> tuple[str, bool]:
    """The text before the slash, and whether `/free` follows."""
    words, slash, free = text.partition("/")
    if slash and free != "free":
        raise BadNotation(f"'{text}': only 'free' may follow the slash, for a nigiri kept off a wasabi.")
    return words, bool(slash)


def _check_lies_on(face: Card, text: str) -> None:
    """Check that the card could lie on a wasabi; otherwise it can't be kept off one."""
    if face == FACE_DOWN or not DISHES[face.dish].lies_on:
        raise BadNotation(f"'{text}': only a nigiri can be kept free of a wasabi.")


def _copied(text: str) -> Card:
    return FACE_DOWN if text == str(FACE_DOWN) else parse_card(text)


def parse_plates(text: str) -> Tableau:
    """Plates in order of play: `wasabi nigiri:squid ~tempura special_order>eel`.

    A nigiri goes on the oldest free wasabi before it unless it is marked `/free`. `~` marks a face-down card.
    A face-down wasabi takes no nigiri; a face-down nigiri still occupies its wasabi.
    """
    plates: list[Plate] = []
    free: dict[str, list[int]] = {}
    for no, word in enumerate(text.split(), 1):
        serving = parse_serving(word.removeprefix("~"))
        turned = word.startswith("~") or serving.copy == FACE_DOWN
        face = serving.card if serving.copy in (None, FACE_DOWN) else serving.copy
        assert face is not None
        if not turned and DISHES[face.dish].copies:
            raise BadNotation(
                f"'{word}': say what it copies, for example special_order>tempura, or ~special_order."
            )
        bases = free.get(DISHES[face.dish].lies_on, [])
        on = bases.pop(0) if bases and not serving.free else None
        plates.append(Plate(no, serving.card, face, since=no, turned=turned, on=on))
        if not turned:
            free.setdefault(face.dish, []).append(no)
    return tuple(plates)


def plates_text(plates: Tableau) -> str:
    """The plates as text, as `parse_plates` reads it."""
    words = []
    free: dict[str, list[int]] = {}
    turned = {plate.no for plate in plates if plate.turned}
    for plate in plates:
        lies_on = DISHES[plate.face.dish].lies_on
        bases = free.get(lies_on, []) if lies_on else []
        lands = plate.on is not None and plate.on not in turned
        words.append(f"{'~' * plate.turned}{plate.serving}{'/free' if bases and not lands else ''}")
        if bases and lands:
            bases.pop(0)
        if not plate.turned:
            free.setdefault(plate.face.dish, []).append(plate.no)
    return " ".join(words)


# Actions ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1_000)  # few different answers are given again and again
def parse_action(text: str) -> Action:
    """The action with this text form; raises BadNotation."""
    verb, _, words = text.partition(" ")
    if verb not in VERBS:
        raise BadNotation(f"'{text}' is not an action. Actions start with: {listing(VERBS)}.")
    action = VERBS[verb](words.split())
    if str(action) != text:
        raise BadNotation(f"'{text}' has to be written '{action}'.")
    return action


def _pick(words: list[str]) -> Pick:
    servings = [word for word in words if word[0] != "!" and not word.startswith("dummy=")]
    calls = [word[1:] for word in words if word[0] == "!"]
    dummies = [word.removeprefix("dummy=") for word in words if word.startswith("dummy=")]
    if not 1 <= len(servings) <= 2 or len(calls) > 1 or len(dummies) > 1:
        raise BadNotation(
            "A pick is one card, or two: 'pick tempura', 'pick eel !chopsticks:2', 'pick eel tofu'."
        )
    blind = servings[0] == "?"
    return Pick(
        None if blind else parse_serving(servings[0]),
        parse_serving(servings[1]) if len(servings) == 2 else None,
        parse_serving(calls[0]) if calls else None,
        parse_card(dummies[0]) if dummies else None,
    )


def _one(words: list[str], example: str) -> str:
    if len(words) != 1:
        raise BadNotation(f"Expected one word after the verb, as in '{example}'.")
    return words[0]


def _lay(words: list[str]) -> Lay:
    return Lay(parse_serving(_one(words, "lay tempura")))


def _aim(words: list[str]) -> Copy:
    return Copy(parse_card(_one(words, "copy tempura")))


def _wish(words: list[str]) -> Wish:
    what = _one(words, "wish nigiri:squid")
    return Wish(what if what in DISHES else str(parse_card(what)))


def _give(words: list[str]) -> Give:
    return Give(parse_card(_one(words, "give maki:3")))


def _turn(words: list[str]) -> Flip:
    word = _one(words, "turn #4")
    if not re.fullmatch("#[0-9]{1,3}", word):
        raise BadNotation(f"'{word}' is not a plate: expected its number, as in 'turn #4'.")
    return Flip(int(word[1:]))


def _done(words: list[str]) -> Done:
    return Done()


def _deal(words: list[str]) -> Deal:
    hands: list[list[Card]] = [[]]
    for word in words:
        if word == "|":
            hands.append([])
        else:
            hands[-1].append(parse_card(word))
    if [] in hands:
        raise BadNotation("Hands are separated by a bar: 'deal eel tofu | maki:1 maki:3'.")
    return Deal(tuple(map(_hand, hands)))


def _draw(words: list[str]) -> Draw:
    return Draw(_hand([parse_card(word) for word in words]))


def _hand(cards: list[Card]) -> Hand:
    if cards != sorted(cards):
        raise BadNotation(f"Cards are listed in order: {' '.join(map(str, hand_of(cards)))}.")
    return tuple(cards)


VERBS: dict[str, Callable[[list[str]], Action]] = {
    "pick": _pick,
    "lay": _lay,
    "copy": _aim,
    "wish": _wish,
    "give": _give,
    "turn": _turn,
    "done": _done,
    "deal": _deal,
    "draw": _draw,
}
