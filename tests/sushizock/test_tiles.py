"""Pins what is in the box."""

from collections import Counter

from sushiya.sushizock import BOX, Tiles


def test_the_box() -> None:
    assert Counter(BOX.sushi) == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}
    assert Counter(BOX.bones) == {1: 5, 2: 4, 3: 2, 4: 1}


def test_sums() -> None:
    """sushizock E8: the sushi sum to 42, the bones to -23."""
    assert sum(BOX.sushi) == 42
    assert -sum(BOX.bones) == -23


def test_text_forms() -> None:
    assert str(Tiles((3, 1), (2,))) == "3 1 | 2"
    assert repr(Tiles((), (2,))) == "Tiles('| 2')"
    assert repr(Tiles((4,))) == "Tiles('4 |')"


def test_one_kind_of_a_pair() -> None:
    pair = Tiles((1, 2), (3,))
    assert pair.of("sushi") == (1, 2)
    assert pair.of("bone") == (3,)
    assert pair.with_("sushi", (6,)) == Tiles((6,), (3,))
    assert pair.with_("bone", ()) == Tiles((1, 2), ())
