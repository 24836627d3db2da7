"""Pins that whole matches of all three games can be played by clicking, alone and with friends."""

from playwright.sync_api import Browser, Page, expect

from tests.e2e.guests import PHONE, guest
from tests.e2e.house import BOT, OPEN, YOU, House
from tests.e2e.play import answer_draft, next_question, play_dice, play_draft


def set_up(page: Page, game: str, players: int, how: str) -> None:
    """Go from the home page to a table."""
    page.goto("/")
    page.locator(f".poster:has([value={game}])").click()
    page.get_by_role("combobox", name="Players").select_option(str(players))
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name=how).click()


def assert_ranking(page: Page, players: int) -> None:
    """Check that the final ranking is shown, best first."""
    lines = page.get_by_role("dialog").locator(".ranking li")
    expect(lines).to_have_count(players)
    scores = [int(line.locator("b.num").first.inner_text().replace("−", "-")) for line in lines.all()]
    assert scores == sorted(scores, reverse=True)
    expect(page.get_by_role("button", name="Once more")).to_be_visible()


def test_sushi_go(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as page:
        set_up(page, "sushi-go", 3, "Play now")
        play_draft(page)
        assert_ranking(page, 3)


def test_party_with_spoons_and_boxes(browser: Browser, house: House) -> None:
    meal = "maki+tempura+sashimi+gyoza+spoon+takeout_box+pudding"
    place = house.make(f"sushi-go-party(seats=3,meal={meal})", OPEN, BOT, BOT)
    with guest(browser, house.url, size=PHONE) as page:
        page.goto(place.path)
        page.get_by_label("Your name").fill("Mia")
        page.get_by_role("button", name="Take a seat").click()
        questions = play_draft(page, wanted=("spoon", "takeout", "done"))
        assert {"Choose a card", "What do you wish for?", "Turn cards over: 2 points each"} <= questions
        assert_ranking(page, 3)


def test_sushizock(browser: Browser, house: House) -> None:
    with guest(browser, house.url, size=PHONE) as page:
        set_up(page, "sushizock", 2, "Play now")
        play_dice(page)
        assert_ranking(page, 2)


def test_two_people_on_one_device(browser: Browser, house: House) -> None:
    place = house.make("sushi-go(seats=3)", YOU, YOU | {"name": "Leo"}, BOT)
    with guest(browser, house.url, size=PHONE, places=[place]) as page:
        page.goto(place.path)
        for turn in (1, 2):
            for name in ("Mia", "Leo"):
                expect(page.get_by_role("radio")).to_have_count(0)  # nobody sees the other's hand
                page.get_by_role("button", name=f"I am {name}").click()
                expect(page.locator("h1")).to_contain_text(f"turn {turn}")
                answer_draft(page)


def test_two_friends_by_link(browser: Browser, house: House) -> None:
    with guest(browser, house.url) as mia, guest(browser, house.url, size=PHONE) as leo:
        set_up(mia, "sushi-go", 2, "With friends")
        link = mia.locator(".url")
        expect(link).to_contain_text("/t/")
        address = link.inner_text()
        leo.goto(address)
        leo.get_by_label("Your name").fill("Leo")
        leo.get_by_role("button", name="Take a seat").click()
        question = None
        for _ in range(3):
            question = next_question(mia, question)
            answer_draft(mia)
            expect(mia.get_by_text("Leo is still choosing")).to_be_visible()
            next_question(leo)
            answer_draft(leo)
            next_question(mia, question)
        with guest(browser, house.url) as spectator:
            spectator.goto(address)
            expect(spectator.get_by_text("Mia and Leo are still choosing.")).to_be_visible()
            expect(spectator.get_by_role("radio")).to_have_count(0)  # and sees no hand
        expect(mia.locator("button.head", has_text="Leo")).to_be_visible()
