"""Around one screen with phones as hands, and one device that is passed around: nobody sees what is
somebody else's.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.conftest import Guest
from tests.browser.site import choose, violations

Json = dict[str, Any]


class Traffic:
    """Everything that a page was sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.texts: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def _note(self, answer: Response) -> None:
        """Whatever is said about rooms and games."""
        is_json = "json" in answer.headers.get("content-type", "")
        if is_json and ("/rooms/" in answer.url or "/games/" in answer.url):
            self.answers.append(answer)

    def keep(self) -> None:
        """Read the answers, as long as the page is open."""
        self.texts += [answer.text() for answer in self.answers]
        self.answers = []

    def documents(self) -> Iterator[Json]:
        self.keep()
        return (json.loads(text) for text in self.texts)

    def views(self) -> Iterator[Json]:
        return (one["view"] for one in self.documents() if "view" in one)

    def events(self) -> Iterator[Json]:
        for one in self.documents():
            yield from (told["event"] for told in one.get("events", []))


def secrets_of_others(traffic: Traffic, own: int | None) -> list[str]:
    """What a page was sent of Sternenhimmel that only somebody else may know."""
    found = []
    for view in traffic.views():
        if view["seat"] != own:
            found.append(f"the view of seat {view['seat']}")
        for seat, player in enumerate(view["players"]):
            if seat != own and player["hand"] is not None:
                found.append(f"the hand of seat {seat}")
        for chart in filter(None, view["sky"]):
            found += [
                f"a token of seat {lying['seat']}"
                for lying in chart["tokens"].values()
                if lying["face_down"] and lying["seat"] != own and lying["token"] is not None
            ]
    for event in traffic.events():
        if event["type"] == "put" and event["face_down"] and event["seat"] != own:
            found += [f"a token in {event}"] if event["card"] is not None else []
    return found


def put_a_token(phone: Page) -> None:
    """On a phone: a token of mine, then a constellation, then a star."""
    hand = phone.get_by_test_id("hand")
    expect(phone.locator("[data-turn='true']")).to_be_visible()
    number = hand.get_attribute("data-number")
    moves = phone.get_by_role("region", name="Possible moves")
    phone.get_by_role("list", name="Only you see this").get_by_role("button").first.click()
    moves.locator("[aria-haspopup]").first.click()
    moves.locator("[data-move]").first.click()
    expect(phone.locator(f"[data-number='{number}']")).to_have_count(0)


def test_a_shared_screen_and_three_phones_each_a_private_hand(guest: Guest) -> None:
    screen = guest(1920, 1080, lan=True)
    assert screen.evaluate("window.isSecureContext") is False
    on_screen = Traffic(screen)
    choose(screen, "Sternenhimmel")
    screen.get_by_role("button", name="On a shared screen").click()
    screen.wait_for_url(re.compile(r"/t/"))
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    assert violations(screen) == []
    room = screen.url.replace("/t/", "/r/")
    phones, traffic = [], []
    for number in range(3):
        phone = guest(390, 844, lan=True, path="about")
        traffic.append(Traffic(phone))
        phone.goto(room)
        phone.get_by_role("textbox", name="Your name").fill(f"Person {number + 1}")
        phone.get_by_role("button", name="Sit here").first.click()
        if number < 2:
            phone.get_by_role("button", name="I am ready").click()
        expect(screen.get_by_text(f"Person {number + 1}")).to_be_visible()
        phones.append(phone)
    assert violations(phones[2]) == []
    phones[2].get_by_role("button", name="Start the game").click()
    expect(screen.get_by_test_id("turn")).to_be_visible()
    for phone in phones:
        expect(phone.get_by_test_id("hand")).to_be_visible()
        assert phone.evaluate("window.isSecureContext") is False
    for _ in range(6):
        waiting = screen.get_by_test_id("turn").inner_text()
        playing = next(at for at in range(3) if f"Person {at + 1} " in f"{waiting} ")
        number_of = screen.get_by_test_id("screen").get_attribute("data-number")
        put_a_token(phones[playing])
        expect(screen.locator(f"[data-number='{number_of}']")).to_have_count(0)
    for page in (screen, *phones):
        assert violations(page) == []

    # A phone that slept so long that its page is gone comes back to its seat.
    context = phones[1].context
    traffic[1].keep()
    phones[1].close()
    phones[1] = context.new_page()
    traffic.append(Traffic(phones[1]))
    phones[1].goto(room)
    expect(phones[1].get_by_test_id("hand")).to_contain_text("Person 2")
    # So does one whose line is dead.
    phones[2].context.set_offline(True)
    expect(phones[2].get_by_test_id("banner")).to_be_visible()
    phones[2].context.set_offline(False)
    expect(phones[2].get_by_test_id("banner")).to_have_count(0)

    # A phone shows its own hand and nothing of the table; the screen shows nobody's hand.
    for phone in phones:
        expect(phone.locator("[data-place]")).to_have_count(0)
    expect(screen.get_by_role("list", name="Your tokens").get_by_role("button")).to_have_count(0)
    assert secrets_of_others(on_screen, None) == []
    for at, heard in enumerate(traffic):
        assert secrets_of_others(heard, (0, 1, 2, 1)[at]) == []
        assert any(view["players"][(0, 1, 2, 1)[at]]["hand"] for view in heard.views())


def test_on_a_phone_play_all_plays_the_whole_hand(guest: Guest) -> None:
    screen = guest(1920, 1080)
    choose(screen, "Star Realms")
    screen.get_by_role("button", name="On a shared screen").click()
    screen.wait_for_url(re.compile(r"/t/"))
    phone = guest(390, 844, path=screen.url.replace("/t/", "/r/"))
    free = screen.get_by_role("button", name=re.compile("bot", re.I))
    free.nth(1).wait_for()
    phone.get_by_role("button", name="Sit here").first.click()
    # The bot takes the seat that is left: before, both could have taken the same one.
    expect(free).to_have_count(1)
    free.click()
    phone.get_by_role("button", name="Start the game").click()
    expect(phone.locator("[data-turn='true']")).to_be_visible()
    pieces = phone.get_by_role("list", name="Only you see this").get_by_role("listitem")
    assert pieces.count() > 1
    phone.get_by_role("button", name="Play all").click()
    expect(pieces).to_have_count(0)
    expect(phone.get_by_text("You have nothing secret.")).to_be_visible()


def test_one_device_is_passed_around_with_a_cover_between_secrets(guest: Guest) -> None:
    page = guest(390, 844, plain=True)
    choose(page, "Stellar")
    page.get_by_role("button", name="Pass one device around").click()
    for seat, name in enumerate(("Ada", "Bo")):
        page.get_by_role("textbox", name=f"Name at seat {seat + 1}").fill(name)
    assert violations(page) == []
    page.get_by_role("button", name="Start the game").click()
    moves = page.get_by_role("region", name="Possible moves").get_by_role("button")
    cover = page.get_by_test_id("cover")
    # Both choose a starter, then one of them takes a turn: three times it is handed over, at least.
    seen: list[str] = []
    while len(seen) < 3:
        cover.or_(moves.first).first.wait_for()
        if cover.is_visible():
            expect(page.locator("[data-number]")).to_have_count(0)
            expect(page.get_by_test_id("live")).to_be_empty()
            if not seen:
                assert violations(page) == []
            button = cover.get_by_role("button")
            seen.append(button.inner_text())
            button.click()
            expect(moves.first).to_be_visible()
        else:
            number = page.locator("[data-number]").get_attribute("data-number")
            moves.first.click()
            expect(page.locator(f"[data-number='{number}']")).to_have_count(0)
            expect(page.locator("[data-sending=true]")).to_have_count(0)
    assert seen[:2] == ["I am Ada", "I am Bo"]
    assert len(set(seen)) == 2
    page.reload()
    expect(cover).to_be_visible()
