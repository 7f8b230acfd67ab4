"""The workshop: a box is looked at, copied, changed, tried and shared."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Locator, Page, expect

from asterism.packs import loads
from tests.browser.conftest import Guest
from tests.browser.site import violations

WIDE = "document.documentElement.scrollWidth <= innerWidth"


def copied(page: Page, game: str, piece: str = "") -> Locator:
    """A draft of the rulebook's box; returns what the server says of it."""
    page.goto(f"workshop/{game}" + (f"?piece={piece}" if piece else ""))
    page.get_by_role("button", name="Copy and change").click()
    return settled(page)


def settled(page: Page) -> Locator:
    """Whatever was typed has been checked."""
    checked = page.get_by_test_id("checked")
    expect(checked).to_have_attribute("data-waiting", "false")
    return checked


def view_of(page: Page) -> Any:
    """What the server tells of the table that the page shows."""
    expect(page.get_by_test_id("turn")).to_be_visible()
    room = page.url.rsplit("/", 1)[1]
    return page.evaluate(f"fetch('../api/rooms/{room}/table').then((one) => one.json())")["view"]


def saved(download: Download, folder: Path) -> str:
    file = folder / download.suggested_filename
    download.save_as(file)
    return file.read_text(encoding="utf-8")


def test_a_box_is_corrected_and_played(desktop: Page, tmp_path: Path) -> None:
    """From the quiet line about what is inferred, to the field, to a table."""
    desktop.goto("")
    desktop.get_by_role("radio", name=re.compile("^Stellar")).click()
    desktop.get_by_role("link", name="Correct it in the workshop").click()
    desktop.get_by_role("button", name="Copy and change").click()
    expect(desktop.get_by_role("spinbutton", name="Copies 0 to 9")).to_be_focused()
    stars = desktop.get_by_role("spinbutton", name="Stars 0 to 99")
    stars.fill("4")
    expect(settled(desktop)).to_contain_text("This pack can be played.")
    assert violations(desktop) == []
    desktop.get_by_role("button", name="All of the box").click()
    mercury = desktop.locator("[data-piece=P1]")
    expect(mercury).to_contain_text("differs")
    with desktop.expect_download() as found:
        desktop.get_by_role("button", name="Save as TOML").click()
    text = saved(found.value, tmp_path)
    assert tomllib.loads(text)["cards"] == [{"card": "P1", "stars": 4}]
    desktop.get_by_role("button", name="Upload and copy the link").click()
    link = desktop.get_by_test_id("link").get_by_role("link")
    expect(link).to_contain_text(loads(text).fingerprint)
    link.click()
    desktop.get_by_role("button", name="Play now").click()
    assert view_of(desktop)["stars"]["P1"] == 4


def test_a_draft_survives_a_reload_and_every_change_can_be_taken_back(phone: Page) -> None:
    copied(phone, "stellar", "P2")
    copies = phone.get_by_role("spinbutton", name="Copies 0 to 9")
    copies.fill("5")
    settled(phone)
    phone.reload()
    expect(copies).to_have_value("5")
    copies.fill("6")
    phone.get_by_role("button", name="Undo").click()
    expect(copies).to_have_value("5")
    phone.get_by_role("button", name="Redo").click()
    expect(copies).to_have_value("6")
    phone.goto("workshop")
    phone.get_by_role("link", name=re.compile("As in the rulebook, changed")).click()
    expect(phone.locator("[data-piece=P2]")).to_contain_text("× 6")
    phone.goto("workshop")
    phone.get_by_role("button", name=re.compile("Delete the draft")).click()
    expect(phone.get_by_role("heading", name="Your drafts")).to_have_count(0)


def test_a_wrong_number_is_refused_at_its_field_and_kept(desktop: Page) -> None:
    checked = copied(desktop, "stellar", "P1")
    desktop.get_by_role("spinbutton", name="Stars 0 to 99").fill("100")
    expect(checked).to_contain_text("cards[0].stars")
    field = desktop.locator("[data-field='cards[0].stars'] + .problem")
    expect(field).to_contain_text("Here goes a whole number from 0 to 99.")
    desktop.get_by_role("button", name="All of the box").click()
    desktop.get_by_role("button", name="cards[0].stars").click()
    expect(desktop.get_by_role("spinbutton", name="Stars 0 to 99")).to_be_focused()


def test_a_constellation_is_drawn_with_the_mouse_and_tried(desktop: Page) -> None:
    checked = copied(desktop, "sternenhimmel")
    desktop.get_by_role("button", name="Add").last.click()
    sky = desktop.get_by_test_id("sky")
    stars = sky.get_by_role("button")
    expect(stars).to_have_count(1)
    box = sky.bounding_box()
    assert box is not None
    for number, (x, y) in enumerate([(0.2, 0.25), (0.8, 0.25), (0.3, 0.8)], start=2):
        desktop.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        expect(stars).to_have_count(number)
    expect(settled(desktop)).to_contain_text("no line joins s2 to another star")
    for one, other in [("s1", "s2"), ("s1", "s3"), ("s1", "s4")]:
        sky.get_by_role("button", name=re.compile(f"^{one},")).click()
        desktop.get_by_role("button", name="Draw a line from it").click()
        sky.get_by_role("button", name=re.compile(f"^{other},")).click()
    expect(sky.get_by_role("button", name="s1, large, 3 lines")).to_be_visible()
    expect(settled(desktop)).not_to_contain_text("another star")
    star = sky.get_by_role("button", name=re.compile("^s4,"))
    before, place = star.bounding_box(), star.get_attribute("style")
    assert before is not None and place is not None
    desktop.mouse.move(before["x"] + 20, before["y"] + 20)
    desktop.mouse.down()
    desktop.mouse.move(before["x"] + 120, before["y"] - 30, steps=6)
    desktop.mouse.up()
    after = star.bounding_box()
    assert after is not None and after["x"] - before["x"] > 80
    desktop.get_by_role("button", name="Undo").click()
    expect(star).to_have_attribute("style", place)
    assert violations(desktop) == []
    expect(checked).to_contain_text("This pack can be played.")
    desktop.get_by_role("button", name="Try it").click()
    sky_of_table = view_of(desktop)["sky"]
    assert "new-1" in [chart["board"] for chart in sky_of_table if chart]


def place_of(star: Locator) -> list[float]:
    """To the right and down, in hundredths of the sky."""
    style = star.get_attribute("style") or ""
    return [float(number) for number in re.findall(r"([\d.]+)%", style)]


def test_a_constellation_is_drawn_with_the_keyboard_alone(desktop: Page) -> None:
    copied(desktop, "sternenhimmel", "cnc")
    sky = desktop.get_by_test_id("sky")
    stars = sky.get_by_role("button")
    expect(stars).to_have_count(5)
    stars.first.focus()
    desktop.keyboard.press("n")
    fresh = sky.get_by_role("button", name="s6, small, 0 lines")
    expect(fresh).to_be_focused()
    before = place_of(fresh)
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowDown"):
        desktop.keyboard.press(key)
    after = place_of(fresh)
    assert after[0] > before[0] and after[1] > before[1]
    desktop.keyboard.press("s")
    expect(sky.get_by_role("button", name="s6, large, 0 lines")).to_be_focused()
    desktop.keyboard.press("l")
    desktop.keyboard.press("Shift+Tab")
    desktop.keyboard.press("Enter")
    expect(sky.get_by_role("button", name="s6, large, one line")).to_be_visible()
    expect(settled(desktop)).not_to_contain_text("s6")
    sky.get_by_role("button", name=re.compile("^s6,")).focus()
    desktop.keyboard.press("Delete")
    expect(stars).to_have_count(5)


def drag_with_a_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Real touches, as the browser's own input would bring them."""
    screen = page.context.new_cdp_session(page)
    steps = 8
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        if step == steps:
            page.wait_for_timeout(150)  # a finger that is lifted in full flight throws
        kind = "touchStart" if step == 0 else "touchMove"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_constellation_is_drawn_with_a_finger(phone: Page) -> None:
    """A star is dragged, and the page stays where it is; taps add a star and join it."""
    copied(phone, "sternenhimmel", "cnc")
    sky = phone.get_by_test_id("sky")
    stars = sky.get_by_role("button")
    expect(stars).to_have_count(5)
    sky.scroll_into_view_if_needed()
    scrolled = phone.evaluate("scrollY")
    before, box = place_of(stars.first), stars.first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    drag_with_a_finger(phone, middle, (middle[0] + 40, middle[1] + 60))
    after = place_of(stars.first)
    assert after[0] > before[0] + 5 and after[1] > before[1] + 5
    assert phone.evaluate("scrollY") == scrolled
    stars.nth(1).tap()
    expect(stars.nth(1)).to_have_attribute("aria-pressed", "true")
    space = sky.bounding_box()
    assert space is not None
    phone.touchscreen.tap(space["x"] + 24, space["y"] + 24)
    expect(stars).to_have_count(6)
    phone.get_by_role("button", name="Draw a line from it").tap()
    stars.first.tap()
    expect(sky.get_by_role("button", name="s6, small, one line")).to_be_visible()


def test_a_card_is_written_drawn_tried_and_played(desktop: Page) -> None:
    copied(desktop, "star_realms")
    desktop.get_by_role("button", name="Add").last.click()
    desktop.get_by_role("textbox", name="Name").fill("Star Barge")
    desktop.get_by_role("checkbox", name="Trade Federation").check()
    desktop.get_by_role("spinbutton", name="Cost 0 to 99").fill("3")
    primary = desktop.get_by_role("group", name="When it is played", exact=True)
    primary.get_by_role("spinbutton", name="Trade 0 to 99").fill("2")
    ally = desktop.get_by_role("group", name="With an ally", exact=True)
    ally.get_by_role("combobox", name="With an ally: Add").select_option("if_bases")
    then = ally.get_by_role("group", name="Then", exact=True)
    then.get_by_role("combobox", name="Then 1", exact=True).select_option("draw")
    expect(settled(desktop)).to_contain_text("This pack can be played.")
    expect(desktop.locator(".look .name")).to_have_text("Star Barge")
    assert violations(desktop) == []
    desktop.get_by_role("button", name="Try it").click()
    expect(desktop.get_by_test_id("origin")).to_have_text("Trying a pack")
    hand = view_of(desktop)["players"][0]["hand"]
    assert hand[0] == "new-1"
    assert len(hand) == 5
    desktop.locator("[data-place='hand.0'] [data-card=new-1], [data-card=new-1]").first.click()
    log = desktop.get_by_role("list", name="Log").last
    expect(log.get_by_text("You play Star Barge.")).to_be_visible()


def test_a_file_becomes_a_draft_and_a_wrong_one_is_refused(phone: Page) -> None:
    phone.goto("workshop")
    phone.get_by_text("A pack of your own").click()
    text = phone.get_by_role("textbox", name="Or paste its text")
    text.fill('format = 1\ngame = "stellar"\nname = "Ours"\ncards = [{card = "X1"}]')
    phone.get_by_role("button", name="Make a draft of it").click()
    expect(phone.get_by_role("alert").filter(has_text="cards[0].card")).to_be_visible()
    text.fill('format = 1\ngame = "stellar"\nname = "Ours"\nbase = "rulebook"\ncards = []')
    phone.get_by_role("button", name="Make a draft of it").click()
    expect(phone.get_by_role("heading", name="Ours", level=1)).to_be_visible()
    assert phone.evaluate(WIDE)


def test_an_editor_fits_a_phone(guest: Guest) -> None:
    for language in ("en", "fr", "de"):
        phone = guest(360, 740, language=language)
        for path in ("stellar?piece=P1", "sternenhimmel?piece=leo", "star_realms?piece=ram"):
            phone.goto(f"workshop/{path}")
            phone.locator("article .head .button").nth(2).click()
            expect(phone.get_by_test_id("checked")).to_have_attribute("data-waiting", "false")
            assert phone.evaluate(WIDE), (language, path)


def test_what_reviews_say_of_the_original_is_one_choice(desktop: Page) -> None:
    desktop.goto("")
    desktop.get_by_role("radio", name=re.compile("^Sternenhimmel")).click()
    desktop.get_by_role("checkbox", name="As reviews describe the original").check()
    desktop.get_by_role("button", name="Play now").click()
    assert view_of(desktop)["options"]["compensation"] == "winner"
