"""All texts for people: reads the Fluent files of one language and formats their messages.

>>> texts = Texts("en")
>>> texts("dish-eel")
'eel'
>>> texts("dish-eel", attr="points")
'−3 / 7'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sushiya.core.errors import SushiyaError, listing
from sushiya.extras import require

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["MissingText", "Texts", "UnknownLanguage", "best_language", "card_id", "dish_id", "languages"]

LOCALES = Path(__file__).with_name("locales")
ENGLISH = "en"


class MissingText(SushiyaError, KeyError):
    """No language file has this message, or the message lacks this attribute."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the quotes of a repr


class UnknownLanguage(SushiyaError, ValueError):
    """There is no folder for this language. The message lists the known languages."""


def languages() -> tuple[str, ...]:
    """The languages with texts, in alphabetical order."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


def best_language(wanted: Iterable[str]) -> str:
    """The first wanted language that has texts (de-AT finds de), or English."""
    there = languages()
    for tag in wanted:
        for lang in (tag, tag.replace("_", "-").partition("-")[0].lower()):
            if lang in there:
                return lang
    return ENGLISH


def dish_id(dish: str) -> str:
    """The message id of a dish: dish-miso-soup for miso_soup."""
    return "dish-" + dish.replace("_", "-")


def card_id(card: str) -> str:
    """The message id of a printed card: card-maki-3 for maki:3, dish-tempura for tempura (no variants)."""
    dish, _, variant = card.partition(":")
    if not variant:
        return dish_id(dish)
    return f"card-{dish}-{variant}".replace("_", "-").replace("+", "-")


class Texts:
    """The texts of one language. Call it with a message id. Fluent is imported on the first call."""

    def __init__(self, lang: str = ENGLISH) -> None:
        if lang not in (there := languages()):
            raise UnknownLanguage(f"There are no texts in {lang!r}. Languages: {listing(there)}.")
        self.lang = lang

    def __call__(self, id: str, /, *, attr: str = "", **args: object) -> str:
        """The message, or its attribute, with the arguments filled in."""
        if not self.has(id, attr):
            what = f"{id}.{attr}" if attr else id
            raise MissingText(f"no text {what!r} in language {self.lang!r}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attr] if attr else message.value
        assert pattern is not None  # checked by has()
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {id!r} in language {self.lang!r}: {errors[0]}")
        return str(text)

    def has(self, id: str, attr: str = "") -> bool:
        """Whether this message exists and, if `attr` is given, has this attribute."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attr in message.attributes if attr else message.value is not None

    def get(self, id: str, default: str, /, *, attr: str = "") -> str:
        """The message or its attribute, or `default` if it is missing. A new game may have no texts yet."""
        return self(id, attr=attr) if self.has(id, attr) else default

    def closest(self, id: str, game: str, edition: str = "") -> str:
        """The most specific id that exists: for the edition, for the game, or the id itself."""
        for special in (f"{id}-{game}-{edition}", f"{id}-{game}"):
            if self.has(special):
                return special
        return id

    @property
    def _bundle(self) -> FluentBundle:
        return _bundle_of(self.lang)


@cache
def _bundle_of(lang: str) -> FluentBundle:
    """All messages of a language. Parsing them takes a fifth of a second, so that is done once."""
    require("", "fluent")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
