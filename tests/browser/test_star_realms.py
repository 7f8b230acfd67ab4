"""Star Realms in a browser: every format, whole games, by clicking and by keyboard."""

import math
import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser import star_realms as table
from tests.browser.conftest import Guest
from tests.browser.site import violations, violations_in_all_themes


def test_a_whole_duel_from_the_start_page_to_the_score_sheet(desktop: Page) -> None:
    table.start(desktop, "duel", pack=table.short_box(desktop))
    expect(desktop.locator(".realm")).to_have_count(1)
    for _ in range(40):
        table.play_turn(desktop)
        if table.is_over(desktop):
            break
    sheet = desktop.get_by_test_id("end")
    expect(sheet.get_by_role("row", name=re.compile("won"))).to_have_count(1)
    expect(sheet.get_by_text("after")).to_be_visible()
    assert violations(desktop) == []


# A room for two partners against bots, opened by whoever looks at this page.
HYDRA = """async () => {
    const post = async (path, body) => (await fetch(`api${path}`, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    await post('/people', { name: 'Ada', language: 'en' });
    const bot = { kind: 'bot', level: 'random' };
    return (await post('/rooms', {
        game: 'star_realms', options: { format: 'hydra2', start_player: 0 },
        seats: [{ kind: 'open' }, { kind: 'open' }, bot, bot],
    })).id;
}"""


def test_a_partner_is_asked_for_trade_and_lends_it(guest: Guest) -> None:
    ada, bo = guest(), guest()
    room = ada.evaluate(HYDRA)
    for page in (ada, bo):
        page.goto(f"r/{room}")
    bo.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_label("When a partner leaves")).to_have_value("bot")
    bo.get_by_role("button", name="I am ready").click()
    ada.get_by_role("button", name="Start the game").click()
    table.ready(bo)
    table.wishes(bo, "Play all").click()
    ask = ada.get_by_role("button", name=re.compile("Ask .* for all their trade"))
    ask.click()
    wish = bo.get_by_role("alertdialog")
    expect(wish).to_contain_text("asks for your help")
    assert violations(bo) == []
    wish.get_by_role("button", name=re.compile("Lend all your trade to Ada")).click()
    expect(wish).to_have_count(0)
    expect(ask).to_have_count(0)


def test_one_click_plays_the_whole_hand_and_one_attacks_with_everything(desktop: Page) -> None:
    table.start(desktop, "duel")
    held = desktop.locator(".hand .card")
    assert held.count() > 1
    table.act(desktop, table.wishes(desktop, "Play all"))
    expect(held).to_have_count(0)
    for _ in range(20):
        if table.wishes(desktop, "Attack all").is_visible():
            break
        table.play_turn(desktop)
        table.act(desktop, table.wishes(desktop, "Play all"))
    table.act(desktop, table.wishes(desktop, "Attack all"))
    left = desktop.locator(".actions .pools").get_by_role("img", name=re.compile("combat"))
    expect(left).to_have_accessible_name("0 combat")


# The duel was played to its end.
@pytest.mark.parametrize("format", [one for one in table.PLAYERS if one != "duel"])
def test_every_format_is_started_and_some_turns_are_played(desktop: Page, format: str) -> None:
    table.start(desktop, format)
    others = desktop.locator(".realm")
    expect(others).to_have_count(table.PLAYERS[format] - 1)
    # The heads of a Hydra have their turns at the same time.
    turns = math.ceil(5 / table.HEADS.get(format, 1))
    first = table.turn(desktop)
    while table.turn(desktop) < first + turns and not table.is_over(desktop):
        table.play_turn(desktop)
    assert table.turn(desktop) >= first + turns or table.is_over(desktop)


def press(page: Page, key: str) -> None:
    before = page.evaluate(table.NUMBER)
    page.keyboard.press(key)
    table.moved_on(page, before)


def named(reader: CDPSession) -> dict[str, int]:
    """The buttons that a screen reader tells of and that can be pressed, by name."""
    nodes = reader.send("Accessibility.getFullAXTree")["nodes"]
    found: dict[str, int] = {}
    for node in nodes:
        if node["ignored"] or node["role"]["value"] != "button":
            continue
        states = {one["name"]: one["value"].get("value") for one in node["properties"]}
        if not states.get("disabled"):
            found.setdefault(node["name"]["value"], node["backendDOMNodeId"])
    return found


def by_keyboard(page: Page, reader: CDPSession) -> None:
    """One thing, through roles, names and keys alone."""
    asked = page.locator("section.ask")
    if asked.is_visible():
        question = page.get_by_role("region", name=re.compile("card|base|ship| or |deck|discard"))
        assert question.first.is_visible(), "a question has a name"
        asked.get_by_role("button").last.focus()
        press(page, "Enter")
        return
    buttons = named(reader)
    for name, key in (("Play all", "p"), ("Use all", "b"), ("Acquire", ""), ("Attack all", "a")):
        node = next((node for said, node in buttons.items() if said.startswith(name)), None)
        if node is not None:
            if not key:
                reader.send("DOM.focus", {"backendNodeId": node})
            press(page, key or "Enter")
            return
    press(page, "e")


def test_a_whole_duel_by_keyboard_roles_names_and_the_live_region(desktop: Page) -> None:
    # A limit that people can set: the one above is played until somebody has won.
    table.start(desktop, "duel", turn_limit=8)
    reader = desktop.context.new_cdp_session(desktop)
    heard: set[str] = set()
    live = desktop.locator("[aria-live=polite]")
    for _ in range(900):
        if table.is_over(desktop):
            break
        by_keyboard(desktop, reader)
        heard |= set(live.all_inner_texts()[0].splitlines())
    assert table.is_over(desktop)
    said = "\n".join(heard)
    for sentence in ("You play Scout.", "You gain 1 trade.", "You attack and take", "to spend."):
        assert sentence in said


def test_questions_and_piles_are_free_of_violations_in_every_theme(guest: Guest) -> None:
    page = guest(theme="light", path=None)
    table.start(page, "duel")
    page.get_by_role("button", name=re.compile("^Scrap heap")).click()
    expect(page.get_by_role("dialog", name=re.compile("^Scrap heap"))).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    table.wishes(page, "End turn").click()
    ending = page.get_by_role("dialog", name="End the turn?")
    expect(ending.get_by_text("cards in hand")).to_be_visible()
    assert violations(page) == []
    ending.get_by_role("button", name="Go on playing").click()
    assert violations_in_all_themes(page) == []


def test_any_card_can_be_enlarged_also_with_the_keyboard(desktop: Page) -> None:
    table.start(desktop, "duel")
    card = desktop.get_by_role("region", name="Trade row").locator("[data-place='row.1']")
    name = card.locator(".name").inner_text()
    card.click(button="right")
    shown = desktop.get_by_role("dialog", name="Card")
    expect(shown.get_by_role("heading", name=name)).to_be_visible()
    assert violations(desktop) == []
    desktop.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    card.focus()
    desktop.keyboard.press("i")
    expect(shown.get_by_role("heading", name=name)).to_be_visible()
