"""The memory aid in the terminal for games with hands: what is known of each, and when a dish comes."""

from sushiya.cli.terminal.ask import times
from sushiya.cli.terminal.paint import Painter
from sushiya.cli.terminal.people import Guests
from sushiya.cli.terminal.sushi_words import SushiWords
from sushiya.core import Seat
from sushiya.sushi.arrivals import Arrival
from sushiya.sushi.memory_aid import Seen, SeenHand
from sushiya.texts import Texts

__all__ = ["show_hands"]

UNKNOWN = "?"


def show_hands(painter: Painter, words: SushiWords, guests: Guests, seen: Seen, me: Seat) -> None:
    """Show the wanted dish turn by turn, each hand, and the cards that are still unseen."""
    texts, dish = words.texts, words.dish(seen.wanted)
    known = sum(hand.seen for hand in seen.hands)
    all_known = (
        texts("seen-all") if seen.knows_all else texts("seen-hands", seen=known, count=len(seen.hands))
    )
    painter.blank()
    painter.say((f" {texts('seen-title')}", "title"), (f"  {all_known}", "quiet"))
    painter.paragraph(texts("seen-when", dish=dish))
    painter.columns(
        [(texts("seen-turn", turn=each.turn), chance_text(texts, each)) for each in seen.arrivals]
    )
    for note in _notes(texts, seen, dish):
        painter.paragraph(painter.text((note, "quiet")))
    for hand in seen.hands:
        _hand(painter, words, guests, hand, me)
    unknown = sum(hand.unknown for hand in seen.hands)
    cards = texts("seen-cards", count=unknown + seen.undealt)
    where = texts("seen-where", cards=cards, hands=unknown, undealt=seen.undealt)
    painter.say((f" {texts('seen-not-yet')}", "title"), (f"  {where}", "quiet"))
    out = [times(words.card(each.card), each.n) for each in seen.unseen if each.n]
    painter.paragraph(", ".join(out), hanging=2)
    if seen.in_deck:
        painter.paragraph(f"{texts('seen-in-deck')} {', '.join(map(words.card, seen.in_deck))}", hanging=2)
    painter.paragraph(painter.text((texts("seen-only"), "quiet")))


def _hand(painter: Painter, words: SushiWords, guests: Guests, hand: SeenHand, me: Seat) -> None:
    texts, mine = words.texts, hand.holder == me
    name = guests.players[hand.holder].name
    who = texts("seen-you-hold") if mine else texts("seen-holds", name=name)
    comes = texts("seen-stays-away")
    if hand.arrives:
        turns = texts("seen-comes-back" if mine else "seen-comes", turns=hand.turns)
        comes = f"{turns}, {texts('seen-cards', count=hand.arrives)}"
    painter.say((f" {who}", "name"), (f"  {comes}", "quiet"))
    cards = [*map(words.card, hand.cards), *[UNKNOWN] * hand.unknown]
    painter.paragraph(", ".join(cards), indent=4, hanging=2)
    if hand.taken:
        taken = [
            texts("seen-taken-by", name=guests.who(each.seat, me), card=words.card(each.card))
            for each in hand.taken
        ]
        painter.paragraph(painter.text((texts("seen-taken", cards=", ".join(taken)), "quiet")), indent=4)


def chance_text(texts: Texts, arrival: Arrival) -> str:
    """Certain, no, or the probability in whole percent."""
    if arrival.certain or not arrival.possible:
        return texts("seen-certain" if arrival.certain else "seen-no")
    part, whole = arrival.chance
    percent = round(100 * part / whole)
    if 0 < part < whole:
        percent = min(99, max(1, percent))
    return texts("seen-percent", percent=percent)


def _notes(texts: Texts, seen: Seen, dish: str) -> list[str]:
    """Notes on the figures, one sentence each."""
    unsure = [each for each in seen.arrivals if each.possible and not each.certain]
    new = {hand.holder for hand in seen.hands if hand.unknown}
    out = sum(each.n for each in seen.unseen)
    wanted = sum(each.n for each in seen.unseen if each.card.dish == seen.wanted)
    notes = [
        texts("seen-new", turn=each.turn, cards=out, dish=dish, count=wanted)
        for each in unsure
        if each.holder in new
    ][:1]
    notes += [texts("seen-if-passed", turn=each.turn) for each in unsure if each.if_passed]
    return [*notes, texts("seen-blindly")] if unsure else notes
