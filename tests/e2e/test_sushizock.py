"""Pins what the table of Sushizock tells: what counts, what dice would win, others' turns, the last count."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.access import AXE, violations
from tests.e2e.guests import DESKTOP, LARGE_PHONE, PHONE, guest
from tests.e2e.house import BOT, YOU, House, Place, Seen
from tests.e2e.layout import come_to_rest, misfits
from tests.e2e.play import look, next_question
from tests.full import in_turn, some

OPEN = "sushizock(seats=3,open_stacks=yes)"
CLOSED = "sushizock(seats=3)"
SIDEWAYS = (844, 390)
SIZES = (PHONE, LARGE_PHONE, SIDEWAYS, DESKTOP)


def takes_one_of_several(seen: Seen) -> bool:
    """A tile may be taken, but it is not the only answer, which would lock itself."""
    options = seen.options if seen.question else []
    return len(options) > 1 and any(option.startswith("take") for option in options)


def takes_the_only(seen: Seen) -> bool:
    return bool(seen.question) and len(seen.options) == 1 and not seen.public["forced"]


def without_bone(seen: Seen) -> bool:
    """A sushi of ours has no bone, two have theirs, and a tile may be taken."""
    own = seen.public["ladders"][0]
    return takes_one_of_several(seen) and own["uncounted"] > 0 and own["counted"] > 1


def steals(seen: Seen) -> bool:
    """A tile of each of several seats may be stolen."""
    options = seen.options if seen.question else []
    return len({option.split()[-1] for option in options if option.startswith("steal")}) > 2


def last_tile(seen: Seen) -> bool:
    """The tile that we may take is the last of the middle."""
    left = sum(map(len, seen.public["rows"].values()))
    return left == 1 and takes_one_of_several(seen)


@pytest.fixture(scope="module")
def places(house: House) -> Callable[[str], Place]:
    """Seats in matches where there is something to tell, each played to only once."""
    found: dict[str, Place] = {}
    wanted = {
        "open": (OPEN, without_bone, 2),
        "closed": (CLOSED, without_bone, 2),
        "many": ("sushizock(seats=5)", steals, 4),
        "many-open": ("sushizock(seats=5,open_stacks=yes)", steals, 4),
        "full": ("sushizock(seats=5)", lambda seen: bool(seen.question), 4),
    }

    def place(name: str) -> Place:
        if name not in found:
            found[name] = house.reach(*wanted[name], attempts=60)
        return found[name]

    return place


def arrive(page: Page, place: Place) -> None:
    page.goto(place.path)
    next_question(page)
    come_to_rest(page)


@pytest.mark.parametrize(
    ("language", "size", "says"),
    in_turn(
        [
            ("en", LARGE_PHONE, r"Your top .*sushi (doesn't|don't) count"),
            ("de", DESKTOP, r"(Dein oberstes|Deine obersten) .*Sushi zähl(t|en)"),
        ]
    ),
)
def test_open_stacks_tell_what_counts_and_what_a_tile_brings(
    browser: Browser,
    house: House,
    places: Callable[[str], Place],
    language: str,
    size: tuple[int, int],
    says: str,
) -> None:
    with guest(browser, house.url, places=[places("open")], language=language, size=size) as page:
        arrive(page, places("open"))
        own = page.locator(".own")
        expect(own.locator(".say")).to_contain_text(re.compile(says))
        pale = own.locator(".pale").count()
        assert pale == own.locator(".need").count() > 0, "each sushi without a bone has its place outlined"
        now = own.locator("header b").inner_text()
        terms = own.locator(".sum").inner_text().replace("−", "-").replace(" ", "")
        assert eval(terms) == int(now.replace("−", "-"))  # a sum of our own page
        for label in page.locator(".mine .pos").all():
            expect(label).to_have_text(re.compile(rf"^{now} → −?\d+$|{now}$"))
        expect(page.locator('[data-stack="0/sushi"][data-place="1"]')).to_have_count(1)
        expect(page.locator("[data-tile]").first).to_be_visible()
        expect(page.locator("[data-die]")).to_have_count(5)
        expect(page.locator(".dice .wins").first).to_have_text(re.compile(r"\w"))


def test_closed_stacks_tell_heights_and_no_sum(
    browser: Browser, house: House, places: Callable[[str], Place]
) -> None:
    with guest(browser, house.url, places=[places("closed")], size=LARGE_PHONE) as page:
        arrive(page, places("closed"))
        own = page.locator(".own")
        expect(own.locator(".say")).to_contain_text("count")
        expect(own.locator("header")).to_contain_text(re.compile(r"\d sushi, \d bone"))
        expect(page.locator(".sum")).to_have_count(0)
        assert set(page.locator(".mine .pos").all_inner_texts()) == {"take"}
        assert "now" not in own.inner_text()
        expect(own.locator(".mt b")).to_have_count(2)  # only the top of each stack is seen


LABELS = """() => {
    const found = [];
    const shown = each => each.getClientRects().length > 0;
    const labels = [...document.querySelectorAll(".tag, .pos, .wins, .zseat h2, .zseat p")]
        .filter(each => shown(each) && getComputedStyle(each).opacity !== "0");
    const box = each => each.getBoundingClientRect();
    const told = each => `${each.className} "${each.textContent.trim()}"`;
    for (const each of labels) {
        const { left, right } = box(each);
        if (left < 0 || right > innerWidth) found.push(`off the screen: ${told(each)}`);
        const panel = each.closest(".zseat, .row, .dock");
        if (left < box(panel).left - 1 || right > box(panel).right + 1)
            found.push(`sticks out: ${told(each)}`);
    }
    for (const [index, one] of labels.entries())
        for (const other of labels.slice(index + 1)) {
            const [a, b] = [box(one), box(other)];
            const apart = a.right <= b.left + 1 || b.right <= a.left + 1
                || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
            if (!apart && !one.contains(other)) found.push(`${told(one)} meets ${told(other)}`);
        }
    for (const tile of document.querySelectorAll(".zseat .mt")) {
        const panel = tile.closest(".zseat");
        if (box(tile).right > box(panel).right) found.push("a tile sticks out of its panel");
    }
    return found;
}"""


@pytest.mark.parametrize("language", some(["de"], ["en", "fr"]))
@pytest.mark.parametrize("name", in_turn(["many", "many-open"]))
def test_labels_neither_meet_nor_are_cut(
    browser: Browser, house: House, places: Callable[[str], Place], name: str, language: str
) -> None:
    found: list[str] = []
    with guest(browser, house.url, places=[places(name)], language=language) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            arrive(page, places(name))
            expect(page.locator(".zseat .tag").first).to_be_visible()
            found += [f"{width} px: {each}" for each in [*page.evaluate(LABELS), *misfits(page)]]
    assert not found, "\n".join(found)


IN_SIGHT = """() => [".others", ".row", ".own", "section.dock"].flatMap(part =>
    [...document.querySelectorAll(part)].map(each => [part, each.getBoundingClientRect()]))
    .filter(([_, box]) => box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    .map(([part]) => part)"""
COVERED = """() => {
    const dock = document.querySelector("section.dock").getBoundingClientRect().top;
    return [...document.querySelectorAll(".others, .row, .own")]
        .filter(each => each.getBoundingClientRect().bottom > dock + 1).map(each => each.className);
}"""


@pytest.mark.parametrize("name", in_turn(["full", "open"]))
def test_the_whole_table_is_in_sight(
    browser: Browser, house: House, places: Callable[[str], Place], name: str
) -> None:
    with guest(browser, house.url, places=[places(name)], language="de") as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            arrive(page, places(name))
            assert (width, page.evaluate(IN_SIGHT), page.evaluate(COVERED)) == (width, [], [])


SLOW = """
    const usual = setTimeout;
    window.setTimeout = (action, wait, ...more) => usual(action, wait === 500 ? 4000 : wait, ...more);
"""
"""Slows down what is shown for half a second, so that a busy machine gets to see it."""


def test_somebody_elses_turn_can_be_read(browser: Browser, house: House) -> None:
    """Hana rolls, keeps and takes, and Mia sees every act."""
    both = house.make(OPEN, YOU | {"name": "Hana"}, YOU, BOT)
    hers, ours = (Place(both.table, both.game, (key,)) for key in both.keys)
    with (
        guest(browser, house.url, places=[hers]) as hana,
        guest(browser, house.url, places=[ours], size=LARGE_PHONE, pace="calm") as mia,
    ):
        for page in (hana, mia):
            page.goto(both.path)
        next_question(hana)
        dock = mia.locator("section.dock")
        expect(dock.locator(".q")).to_have_text(re.compile(r"^Hana rolls: \d "))
        acts = ["roll", "keeps", "roll", "keeps", "roll", "takes"]
        expect(dock.locator(".pace li")).to_have_text(acts)
        expect(mia.locator(".tile.would")).to_have_count(hana.locator(".tile.option").count())
        hana.locator(".rolled label").first.click()
        hana.locator(".dock .go").click()
        mia.wait_for_function("() => document.querySelector('.pace .now')?.textContent.trim() === 'keeps 1'")
        expect(mia.locator(".news")).to_contain_text("Hana keeps 1 ")
        expect(dock.locator(".pace .now")).to_have_text("roll")
        expect(dock.locator(".q")).to_have_text(re.compile(r"^Hana rolls: \d "))
        expect(dock.locator(".pace li")).to_have_text(["roll", "keeps 1", *acts[2:]])


FLIGHTS = """() => {
    window.flights = new Set();
    const look = () => {
        const now = [".sprite.fly.copy > .tile", ".row .tile.aloft", ".own .mt.aloft"];
        const found = now.map(each => document.querySelectorAll(each).length).join();
        if (found !== "0,0,0") flights.add(found);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_first_tile_flies_from_its_row_onto_its_stack(browser: Browser, house: House) -> None:
    place = house.make(OPEN, YOU, BOT, BOT)
    moving = {"pace": "calm", "reduced_motion": "no-preference"}
    with guest(browser, house.url, places=[place], size=LARGE_PHONE, **moving) as page:
        arrive(page, place)
        page.evaluate(FLIGHTS)
        expect(page.locator(".own .mt")).to_have_count(0)
        question: str | None = None
        while page.locator(".own .mt").count() == 0:
            question = next_question(page, question)
            take_first(page)
        expect(page.locator(".own .mt:not(.none, .aloft)")).to_have_count(1)
        assert "1,1,1" in page.evaluate("[...flights]"), "in the air, and hidden where it was and will be"


ASKED = """
    window.asked = new Set();
    new MutationObserver(() => {
        for (const each of document.querySelectorAll(".dock .head p")) asked.add(each.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Everything that the dock has said."""


def test_the_only_tile_takes_itself(browser: Browser, house: House) -> None:
    place = house.reach(CLOSED, takes_the_only, 2, attempts=60)
    with guest(
        browser, house.url, places=[place], size=LARGE_PHONE, pace="calm", reduced_motion="no-preference"
    ) as page:
        page.add_init_script(f"({FLIGHTS})(); {ASKED}")
        page.goto(place.path)
        assert next_question(page) is not None
        assert "1,1,1" in page.evaluate("[...flights]"), "it flew from its row onto our stack"
        said = page.evaluate("[...asked]")
        assert {"There is only one choice: it is made for you."} < {*said}
        assert not {"Take a tile", "Tap what you take."} & {*said}


THEFT = re.compile("One more (blue|red), and Hana may take your top")


def test_a_threat_is_told_and_ringed(browser: Browser, house: House) -> None:
    """Two people play until one more of a colour would let Hana steal from Mia."""
    both = house.make("sushizock(seats=2)", YOU | {"name": "Hana"}, YOU)
    hers, ours = (Place(both.table, both.game, (key,)) for key in both.keys)
    with (
        guest(browser, house.url, places=[hers]) as hana,
        guest(browser, house.url, places=[ours], size=PHONE) as mia,
    ):
        for page in (hana, mia):
            page.goto(both.path)
        question: str | None = None
        while True:
            asked = next(page for page in wait_for_either(hana, mia, question) if look(page, question))
            question = look(asked, question)
            assert question != "over", "no threat in a whole match"
            if asked is hana and threatened(hana):
                break
            take_first(asked)
        expect(mia.locator(".own .say")).to_have_text(THEFT)
        expect(mia.locator(".own .threat")).to_have_count(1)


def wait_for_either(one: Page, other: Page, before: str | None) -> tuple[Page, Page]:
    """Wait until one of two people is asked something new."""
    while not (look(one, before) or look(other, before)):
        one.wait_for_timeout(20)
    return one, other


def threatened(hana: Page) -> bool:
    """Whether two dice of a colour lack one more, and the other seat has such a tile."""
    return "1 more steals" in hana.locator(".dice .wins").all_inner_texts()


def take_first(page: Page) -> None:
    tile = page.locator(":is(.tile, .mt).option").first
    if tile.count() > 0:
        tile.click()
        which = page.locator(".which button")
        if which.count() > 0:
            which.first.click()
    else:
        page.locator(".rolled:enabled label").first.click()
        page.locator(".dock .go").click()


def take_the_last(page: Page, place: Place) -> None:
    arrive(page, place)
    page.locator(".tile.option").first.click()


def test_the_last_count_runs_and_can_be_skipped(browser: Browser, house: House) -> None:
    """Windows of one player: in all but one the count is skipped, each in another way; in one it runs."""
    place = house.reach("sushizock(seats=2,open_stacks=yes)", last_tile, 1, attempts=60)
    skips: dict[str, Callable[[Page], None]] = {
        "a tap": lambda page: page.locator("dialog .how").click(),
        "the button": lambda page: page.get_by_role("button", name="Skip").click(),
        "space": lambda page: page.keyboard.press("Space"),
        "escape": lambda page: page.keyboard.press("Escape"),
        "waiting": lambda page: None,
    }
    ways = some(["a tap", "escape", "waiting"], ["the button", "space"])
    with ExitStack() as windows:
        pages = {how: windows.enter_context(moving(browser, house, place)) for how in ways}
        for how, page in pages.items():
            if how != "waiting":
                page.add_init_script(SLOW)
            arrive(page, place)
        pages["a tap"].locator(".tile.option").first.click()
        for how, page in pages.items():
            if how != "waiting":
                expect(page.get_by_role("button", name="Skip")).to_be_visible()
                expect(page.locator("dialog h2")).to_have_text("The last tile is taken")
                expect(page.locator("dialog .won")).to_have_count(0)
                skips[how](page)
            counted(page)


def moving(browser: Browser, house: House, place: Place) -> AbstractContextManager[Page]:
    return guest(browser, house.url, places=[place], size=LARGE_PHONE, pace="normal")


def counted(page: Page) -> None:
    """The count is done, and tells who won."""
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".won").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Skip")).to_have_count(0)
    expect(dialog.locator("h2")).to_have_text(re.compile("win"))
    expect(dialog.locator(".unseen")).to_have_count(0)
    expect(dialog.get_by_role("link", name="Look back")).to_be_visible()
    expect(dialog.get_by_role("figure", name="score through the match")).to_be_visible()
    points = [int(each.replace("−", "-")) for each in dialog.locator("h3 > b").all_inner_texts()]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(("language", "says"), in_turn([("en", "Skip"), ("de", "Überspringen")]))
def test_the_last_count_without_motion(browser: Browser, house: House, language: str, says: str) -> None:
    place = house.reach("sushizock(seats=2)", last_tile, 1, attempts=60)
    with guest(browser, house.url, places=[place], size=PHONE, language=language) as page:
        take_the_last(page, place)
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".won").first).to_be_visible()
        expect(dialog.get_by_role("button", name=says)).to_have_count(0)
        expect(dialog.locator(".ranking li > p").first).to_have_text(re.compile(r"\w"))
        expect(dialog.locator("figure path")).to_have_count(2)
        assert misfits(page) == []
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []


@pytest.mark.parametrize(("name", "size"), in_turn([("many", PHONE), ("many", SIDEWAYS), ("open", DESKTOP)]))
def test_no_violations(
    browser: Browser, house: House, places: Callable[[str], Place], name: str, size: tuple[int, int]
) -> None:
    with guest(browser, house.url, places=[places(name)], size=size) as page:
        arrive(page, places(name))
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert violations(page) == []
