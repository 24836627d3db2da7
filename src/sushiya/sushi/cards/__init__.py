"""All dishes of Sushi Go! and Party, one file each. A new dish is a new file and a line here."""

from sushiya.sushi.cards.chopsticks import CHOPSTICKS
from sushiya.sushi.cards.edamame import EDAMAME
from sushiya.sushi.cards.eel import EEL
from sushiya.sushi.cards.fruit import FRUIT
from sushiya.sushi.cards.green_tea_ice_cream import GREEN_TEA_ICE_CREAM
from sushiya.sushi.cards.gyoza import GYOZA
from sushiya.sushi.cards.maki import MAKI
from sushiya.sushi.cards.menu import MENU
from sushiya.sushi.cards.miso_soup import MISO_SOUP
from sushiya.sushi.cards.nigiri import NIGIRI
from sushiya.sushi.cards.onigiri import ONIGIRI
from sushiya.sushi.cards.pudding import PUDDING
from sushiya.sushi.cards.sake import SAKE
from sushiya.sushi.cards.sashimi import SASHIMI
from sushiya.sushi.cards.soy_sauce import SOY_SAUCE
from sushiya.sushi.cards.special_order import SPECIAL_ORDER
from sushiya.sushi.cards.spoon import SPOON
from sushiya.sushi.cards.sukeroku import SUKEROKU
from sushiya.sushi.cards.takeout_box import TAKEOUT_BOX
from sushiya.sushi.cards.tea import TEA
from sushiya.sushi.cards.temaki import TEMAKI
from sushiya.sushi.cards.tempura import TEMPURA
from sushiya.sushi.cards.tofu import TOFU
from sushiya.sushi.cards.uramaki import URAMAKI
from sushiya.sushi.cards.wasabi import WASABI
from sushiya.sushi.dish import Dish
from sushiya.sushi.model import Card

__all__ = ["CARDS", "DISHES"]

DISHES: dict[str, Dish] = {
    dish.name: dish
    for dish in (
        NIGIRI,
        MAKI,
        TEMAKI,
        URAMAKI,
        TEMPURA,
        SASHIMI,
        GYOZA,
        EEL,
        TOFU,
        ONIGIRI,
        EDAMAME,
        MISO_SOUP,
        SUKEROKU,
        CHOPSTICKS,
        SPOON,
        MENU,
        TAKEOUT_BOX,
        SOY_SAUCE,
        TEA,
        SPECIAL_ORDER,
        WASABI,
        SAKE,
        PUDDING,
        GREEN_TEA_ICE_CREAM,
        FRUIT,
    )
}

CARDS: dict[str, Card] = {str(card): card for dish in DISHES.values() for card in dish.cards}
"""Every printed card by its text form. Sushi Go! has chopsticks without a number."""
CARDS["chopsticks"] = Card("chopsticks")
