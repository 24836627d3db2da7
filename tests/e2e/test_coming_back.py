"""Pins that the page returns to the same moment automatically, after a reload or a killed server."""

from pathlib import Path
from signal import SIGKILL

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.guests import CUT_OFF, LOST_LINE, OFFLINE, REFUSED, guest
from tests.e2e.house import BOT, OPEN, YOU, House, Place
from tests.e2e.moments import Moments
from tests.e2e.play import answer_draft, next_question, play_draft, put_away

LOST = "Connection lost. Reconnecting …"
LOCKED = "Locked in"
SHEET = "dialog.sheet"


def moment(page: Page) -> tuple[str, list[str], str]:
    """What a player sees: the turn, the hand, the plates."""
    hand = page.locator(".dock label > .sr").all_inner_texts()
    return page.locator("h1").inner_text(), hand, page.locator(".trays").inner_text()


def test_a_reload_returns_to_the_same_moment(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    with guest(browser, house.url, places=[place]) as page:
        page.goto("/")
        page.get_by_role("link", name="Continue").click()
        play_draft(page, turns=3)
        next_question(page)
        before = moment(page)
        page.reload()
        next_question(page)
        assert moment(page) == before
        page.go_back()
        page.go_forward()
        next_question(page)
        assert moment(page) == before


def test_a_locked_pick_outlives_the_server(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    gone = [LOST_LINE, CUT_OFF, REFUSED]  # a page may ask for what it loads ahead while the server is down
    try:
        place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
        with (
            guest(browser, house.url, forgive=gone) as leo,
            guest(browser, house.url, places=[place], forgive=gone) as mia,
        ):
            mia.goto(place.path)
            leo.goto(place.path)
            leo.get_by_label("Your name").fill("Leo")
            leo.get_by_role("button", name="Take a seat").click()
            next_question(mia)
            answer_draft(mia)
            locked = mia.get_by_role("button", name=LOCKED)
            expect(locked).to_be_visible()
            card = mia.locator(".chosen > .sr").inner_text()
            before = moment(mia)

            house.end(SIGKILL)
            expect(mia.get_by_role("alert")).to_have_text(LOST)
            house.start()

            expect(mia.get_by_role("alert")).to_have_count(0)
            expect(locked).to_be_visible()
            assert mia.locator(".chosen > .sr").inner_text() == card
            assert moment(mia) == before
            next_question(leo)
            answer_draft(leo)
            next_question(mia)  # and the match continues
            expect(mia.locator("h1")).to_contain_text("turn 2")
    finally:
        house.end()


def lock_a_pick(page: Page, place: Place) -> tuple[str, tuple[str, list[str], str]]:
    """Lock in a pick while a friend is still thinking. Returns the card and the moment."""
    page.goto(place.path)
    next_question(page)
    answer_draft(page)
    expect(page.get_by_role("button", name=LOCKED)).to_be_visible()
    return page.locator(".chosen > .sr").inner_text(), moment(page)


def two_friends(house: House, browser: Browser) -> Place:
    """A table where Leo sits and thinks."""
    place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
    with guest(browser, house.url) as leo:
        leo.goto(place.path)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        expect(leo.get_by_label("Your name")).to_have_count(0)
    return place


def assert_still_locked(page: Page, card: str, before: tuple[str, list[str], str]) -> None:
    expect(page.get_by_role("button", name=LOCKED)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.locator(".chosen > .sr").inner_text() == card
    assert moment(page) == before


def test_a_locked_pick_outlives_a_reload_the_back_button_and_a_loss_of_the_network(
    browser: Browser, house: House
) -> None:
    place = two_friends(house, browser)
    with guest(browser, house.url, places=[place], forgive=[LOST_LINE]) as mia:
        locked = lock_a_pick(mia, place)
        mia.reload()
        assert_still_locked(mia, *locked)
        mia.get_by_role("link", name="Home").click()
        expect(mia.get_by_role("link", name="Continue")).to_be_visible()
        mia.go_back()
        assert_still_locked(mia, *locked)
        mia.context.set_offline(True)
        expect(mia.get_by_role("alert")).to_have_text(LOST)
        expect(mia.get_by_text(LOST)).to_have_count(1)  # once is enough
        expect(mia.locator(".dock input:enabled")).to_have_count(0)
        mia.context.set_offline(False)
        assert_still_locked(mia, *locked)


def test_who_lost_the_line_while_a_round_ended_finds_its_sheet(browser: Browser, house: House) -> None:
    """Leo is away while Mia's last card locks itself. She is away while his does, which ends the round."""
    both = house.make("sushi-go(seats=5)", YOU, YOU | {"name": "Leo"}, BOT, BOT, BOT)
    hers, his = (Place(both.table, both.game, (key,)) for key in both.keys)
    with (
        guest(browser, house.url, places=[hers], forgive=[LOST_LINE, OFFLINE]) as mia,
        guest(browser, house.url, places=[his], forgive=[LOST_LINE, OFFLINE]) as leo,
    ):
        asked: dict[Page, str | None] = {leo: None, mia: None}
        for page in asked:
            page.goto(both.path)
        for turn in range(1, 7):
            for page, before in asked.items():
                asked[page] = next_question(page, before)
                if (page, turn) == (mia, 6):
                    leo.context.set_offline(True)
                    expect(leo.get_by_text(LOST)).to_be_visible()
                answer_draft(page)
        expect(mia.get_by_role("radio")).to_have_count(1)
        expect(mia.locator(".dock .go")).to_contain_text("Locked in")
        expect(mia.get_by_text("Leo is still choosing.")).to_be_visible()
        mia.context.set_offline(True)
        expect(mia.get_by_text(LOST)).to_be_visible()
        leo.context.set_offline(False)
        expect(leo.locator(SHEET)).to_be_visible()
        expect(mia.locator(SHEET)).to_have_count(0)
        mia.context.set_offline(False)
        expect(mia.locator(SHEET)).to_be_visible()
        expect(mia.locator(SHEET).locator("td > span").first).to_be_visible()  # how much of a dish it was
        for page in asked:
            expect(page.locator(SHEET).locator(".total")).to_be_visible()  # it comes row by row
        cells = [page.locator(SHEET).locator("td").all_inner_texts() for page in asked]
        assert sorted(cells[0]) == sorted(cells[1])
        put_away(mia)
        assert next_question(mia, asked[mia]) is not None


def test_a_line_that_went_silent_is_found_out(browser: Browser, house: House) -> None:
    """In a tunnel, or after sleep, a connection breaks without notice."""
    place = two_friends(house, browser)
    silent = [False]

    def tunnel(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if silent[0] else server.send(message))
        server.on_message(lambda message: None if silent[0] else line.send(message))

    with guest(browser, house.url, places=[place]) as mia:
        mia.route_web_socket("**/socket", tunnel)
        locked = lock_a_pick(mia, place)
        silent[0] = True
        mia.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # awake again
        expect(mia.get_by_role("alert")).to_have_text(LOST)
        silent[0] = False
        assert_still_locked(mia, *locked)


def test_an_answer_given_into_the_void_is_given_again(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, BOT, BOT)
    swallow = [False]

    def unsafe(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(message: str | bytes) -> None:
            if swallow[0] and '"answer"' in str(message):
                swallow[0] = False
                line.close()
            else:
                server.send(message)

        line.on_message(up)

    with guest(browser, house.url, places=[place]) as mia:
        mia.route_web_socket("**/socket", unsafe)
        mia.goto(place.path)
        question = next_question(mia)
        swallow[0] = True
        answer_draft(mia)
        next_question(mia, question)
        expect(mia.locator("h1")).to_contain_text("turn 2")


HALF_MADE = {
    "second": [".dock .call", ".dock .pick input >> nth=1", ".dock .pick input >> nth=0"],
    "wish": [".kind:has-text('Nigiri') input", ".variant >> nth=1"],
    "box": [".mine .tap >> nth=0"],
    "sushizock": [".rolled label >> nth=0"],
}
"""What to tap, in each of these moments, before something can be locked in."""
CHOSEN = """() => [...document.querySelectorAll("main :is(input:checked, [aria-pressed=true])")]
    .map(each => each.ariaLabel ?? each.closest("label").textContent)"""
ANSWERS = "main :is(.dock, .mine, .rows) :is(input, button):enabled"


def test_a_half_made_choice_outlives_a_lost_connection(browser: Browser, house: House) -> None:
    for name, taps in HALF_MADE.items():
        place = Moments(house)[name]
        with guest(browser, house.url, places=[place], forgive=[LOST_LINE, OFFLINE]) as page:
            page.goto(place.path)
            question = next_question(page)
            for tap in taps:
                page.locator(tap).click()
            chosen = page.evaluate(CHOSEN)
            assert chosen
            page.context.set_offline(True)
            expect(page.get_by_role("alert")).to_have_text(LOST)
            assert page.evaluate(CHOSEN) == chosen
            expect(page.locator(ANSWERS)).to_have_count(0)
            page.keyboard.press("1")
            assert page.evaluate(CHOSEN) == chosen
            page.context.set_offline(False)
            expect(page.get_by_role("alert")).to_have_count(0)
            assert page.evaluate(CHOSEN) == chosen
            page.locator(".dock .go").click()  # it can still be locked in
            next_question(page, question)


def test_a_reload_amid_a_special_card_asks_the_same(browser: Browser, house: House) -> None:
    for name in ("wish", "box", "menu"):
        place = Moments(house)[name]
        with guest(browser, house.url, places=[place]) as page:
            page.goto(place.path)
            question = next_question(page)
            before = moment(page), page.locator(".question").inner_text()
            page.reload()
            assert next_question(page) == question
            assert (moment(page), page.locator(".question").inner_text()) == before


def test_back_and_forth_between_home_table_and_replay(browser: Browser, house: House) -> None:
    place = Moments(house)["sushi-go-final"]
    with guest(browser, house.url, places=[place]) as page:
        page.goto("/")
        page.goto(place.path)
        page.get_by_role("link", name="Look back").click()
        slider = page.get_by_role("slider").first
        expect(slider).to_be_visible()
        replay = page.url
        page.go_back()
        expect(page.locator("dialog .ranking")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.go_forward()
        expect(page.locator("dialog .ranking")).to_be_visible()
        page.go_forward()
        expect(slider).to_be_visible()
        assert page.url == replay


def test_two_tabs_show_the_same(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, OPEN, BOT)
    with (
        guest(browser, house.url, places=[place]) as first,
        guest(browser, house.url, places=[place]) as second,
    ):
        for page in (first, second):
            page.goto(place.path)
        first.get_by_role("button", name="Start now").click()
        question, _ = (next_question(page) for page in (first, second))
        assert moment(first) == moment(second)
        answer_draft(first)
        question, _ = (next_question(page, question) for page in (first, second))
        assert moment(first) == moment(second)
        answer_draft(second)
        next_question(first, question)


def test_an_unknown_table_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        page.goto("/t/nosuchtable")
        expect(page.get_by_role("main")).to_contain_text("This table or match no longer exists.")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
