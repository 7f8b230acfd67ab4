"""Star Realms with a pack at its own table: every card is drawn, every question can be answered, by
mouse, by keyboard and on a phone; nothing sticks out, and no two boxes mix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from asterism import pack as load
from tests.browser import fleet
from tests.browser import star_realms as table
from tests.browser.conftest import Guest
from tests.browser.site import PACKS, violations
from tests.browser.steer import call, known_as_guest, lay_out

Json = dict[str, Any]
Sizes = tuple[tuple[int, int], ...]
Press = Callable[[Page, Locator], None]
SHIPS = list(fleet.ASKING)
# Of cards that are asked for, those are given that nobody needs any more; the skiff asks nothing.
SPARE = "[data-card=scout], [data-card=viper], [data-card=skiff]"
FEW = 4  # in one hand
ANSWERS = ":is(.choices, .options) button:not(.by)"


def asked(page: Page) -> str:
    return page.locator(".ask h2").inner_text()


def by_mouse(page: Page, target: Locator) -> None:
    """At the left edge: in a fan the next card covers the rest."""
    before = page.evaluate(table.NUMBER)
    target.click(position={"x": 8, "y": 40})
    table.moved_on(page, before)


def by_keyboard(page: Page, target: Locator) -> None:
    before = page.evaluate(table.NUMBER)
    target.focus()
    page.keyboard.press("Enter")
    table.moved_on(page, before)


def answer(page: Page, press: Press) -> None:
    question = table.question(page)
    spare = question.locator(SPARE)
    press(page, spare.first if spare.count() else question.locator(ANSWERS).first)


def askers(*ships: str) -> Json:
    """The ship to be copied was played; bases stand on both sides."""
    hand = [*ships, "scout", "scout"]
    return fleet.table(
        fleet.ASKERS,
        hand,
        me={"bases": ["depot"], "ships": ["skiff"]},
        other={"bases": ["wall", "depot"]},
        turn={"seat": 0, "number": 9, "played": ["skiff"]},
    )


def go_through_all(page: Page, press: Press, *rules: str) -> None:
    """Every question, looked at by rules of axe."""
    for first in range(0, len(SHIPS), FEW):
        ships = SHIPS[first : first + FEW]
        lay_out(page, askers(*ships))
        table.ready(page)
        for ship in ships:
            press(page, page.locator(f".hand [data-card={ship}]"))
            for question in fleet.ASKING[ship][1]:
                assert asked(page) == question
                expect(page.locator(".ask header")).to_contain_text(f"{ship.capitalize()} asks")
                assert not rules or violations(page, *rules) == []
                answer(page, press)
            expect(table.question(page)).to_have_count(0)


def test_every_question_of_a_pack_is_asked_and_answered_by_keyboard(desktop: Page) -> None:
    go_through_all(desktop, by_keyboard, "button-name", "color-contrast")


def test_every_question_of_a_pack_is_asked_and_answered_by_touch(phone: Page) -> None:
    go_through_all(phone, by_mouse)


def test_a_question_may_be_declined_in_the_words_of_the_card(desktop: Page) -> None:
    no_to = {"smelter": "Scrap nothing", "sweeper": "Scrap nothing", "breaker": "Destroy nothing"}
    lay_out(desktop, askers(*no_to))
    table.ready(desktop)
    for ship, no in no_to.items():
        by_mouse(desktop, desktop.locator(f".hand [data-card={ship}]"))
        table.act(desktop, table.question(desktop).get_by_role("button", name=no))
        expect(table.question(desktop)).to_have_count(0)


def test_the_ship_that_may_go_on_top_is_named_by_its_own_name(desktop: Page) -> None:
    box = fleet.pack("Tops", fleet.card("tug", "Tug", {"op": "next_on_top"}), fleet.QUIET)
    row = ["skiff", "ram", "corvette", "blob-world", "junkyard"]
    lay_out(desktop, fleet.table(box, ["tug"], trade_row=row, turn={"seat": 0, "trade": 5}))
    table.ready(desktop)
    table.act(desktop, desktop.locator(".hand [data-card=tug]"))
    table.act(desktop, desktop.locator("[data-place='row.1']"))
    assert asked(desktop) == "Put Skiff on top of your deck?"
    table.act(desktop, table.question(desktop).locator(".option").first)
    expect(table.question(desktop)).to_have_count(0)


def test_every_ability_of_a_card_in_play_is_used(desktop: Page) -> None:
    """Primary, ally, two allies and scrap of a base that also pays for ships."""
    lay_out(desktop, fleet.table(fleet.USED, ["corsair", "cruiser"], me={"bases": ["keep"]}))
    table.ready(desktop)
    for ship in ("corsair", "cruiser"):
        table.act(desktop, desktop.locator(f".hand [data-card={ship}]"))
    keep = desktop.locator(".fleet [data-card=keep]")
    said = {
        "base keep": "+1 trade.",
        "ally keep": "Ally (Blob, Star Empire): +1 combat.",
        "double keep": "Two allies (Blob, Star Empire): draw a card; +2 authority.",
        "scrap keep": "Scrap this card: +3 combat.",
    }
    for move, words in said.items():
        keep.click()
        use = desktop.locator(f"dialog[open] [data-move='{move}']")
        expect(use).to_contain_text(words)
        table.act(desktop, use)
    expect(keep).to_have_count(0)
    pools = desktop.locator(".actions .pools")
    # 2 for two ships, 1 as an ally, 3 by scrapping.
    expect(pools.get_by_role("img", name="6 combat")).to_be_visible()


# Whatever of a card is wider or higher than its place. A name in a chip may end in dots: its card
# says it in full.
BEYOND = """() => {
    const found = [];
    const say = (one, what) => found.push(`${one.className} ${what}: ${one.textContent.trim()}`);
    for (const face of document.querySelectorAll('.sr .face')) {
        if (!face.checkVisibility()) continue;
        for (const one of face.querySelectorAll('.name, .row, .abilities, .badge'))
            if (one.scrollWidth > one.clientWidth + 1) say(one, 'is too wide');
        for (const one of face.querySelectorAll('.name'))
            if (one.scrollHeight > one.clientHeight + 2) say(one, 'is too high');
        if (face.scrollHeight > face.clientHeight + 1) say(face, 'is too high');
        const place = face.querySelector('.abilities').getBoundingClientRect();
        // What is turned in a fan is a little larger than its place.
        const slack = face.closest('.leaf') ? 14 : 2;
        for (const row of face.querySelectorAll('.row, .row .ic')) {
            const { top, bottom, left, right } = row.getBoundingClientRect();
            const isOver = top < place.top - slack || bottom > place.bottom + slack;
            const isBeside = left < place.left - slack || right > place.right + slack;
            if (isOver || isBeside) say(row, 'is beyond its place');
        }
    }
    const others = ['.sr .chip', '.sr .large', '.sr .large *', 'dialog[open] > *', '.ask',
        '.ask .option', '.ask .by', '[aria-label=Log] *'];
    for (const one of document.querySelectorAll(others.join()))
        if (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).display !== 'inline'
                && !one.closest('svg, .hidden-visually'))
            say(one, 'is too wide');
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is too wide');
    return [...new Set(found)];
}"""


def beyond(page: Page) -> list[str]:
    # What is drawn otherwise on a narrow screen comes with the next picture, or the one after it.
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({BEYOND})().length === 0", timeout=20_000)
    found: list[str] = page.evaluate(BEYOND)
    return found


def widest() -> Json:
    """Names and texts as long as they may be, wherever a card lies."""
    cards = ["long", "solid", "solid-base", "long-base"]
    return fleet.table(
        fleet.WIDEST,
        [*cards, "short"],
        trade_row=["long", "solid-base", "solid", "long-base", "ram"],
        me={
            "authority": 999,
            "bases": ["solid-base", "long-base"],
            "ships": ["long", {"card": "short", "as": "solid"}],
            "discard": cards[:2],
        },
        other={"authority": 9999, "bases": ["long-base", "solid-base"], "ships": ["solid", "long"]},
        turn={"seat": 0, "number": 9, "trade": 5, "played": ["solid", "long"]},
    )


PHONES = ((360, 740), (390, 844))
SCREENS = ((768, 1024), (1280, 800), (1920, 1080))


def at_every_size(page: Page, sizes: Sizes) -> Iterator[None]:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => matchMedia(`(width: ${width}px)`).matches", arg=width)
        yield


@pytest.mark.parametrize("sizes", [PHONES, SCREENS], ids=["phones", "screens"])
def test_the_longest_names_and_texts_fit_at_every_size(guest: Guest, sizes: Sizes) -> None:
    page = guest(*sizes[0], path=None)
    lay_out(page, widest())
    table.ready(page)
    look_at_all(page)  # the narrowest of these
    for _ in at_every_size(page, sizes):
        assert beyond(page) == []
    page.locator(".hand [data-card=short]").click()
    expect(table.question(page)).to_be_visible()
    for _ in at_every_size(page, sizes):
        assert beyond(page) == []


def look_at_all(page: Page) -> None:
    # Enlarged: all of it can be read.
    for slot in (1, 2):
        page.locator(f"[data-place='row.{slot}']").first.click(button="right")
        expect(page.get_by_role("dialog", name="Card").locator(".large")).to_be_visible()
        assert beyond(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Your discard pile")).click()
    expect(page.locator("dialog[open] .card")).to_have_count(2)
    assert beyond(page) == []
    page.keyboard.press("Escape")
    page.locator(".fleet .bases .tile").first.click()
    expect(page.locator("dialog[open] .uses")).to_be_visible()
    assert beyond(page) == []
    page.keyboard.press("Escape")


@pytest.mark.parametrize("places", [1, 2, 7, 9])
def test_a_trade_row_of_any_length_lies_beside_its_pile(guest: Guest, places: int) -> None:
    row = ["freighter", "ram", "corvette", "blob-world", "junkyard", "cutter", "trade-bot"]
    row = [*row, "war-world", "flagship"][:places]
    box = fleet.pack("Rows", authority=999, trade_row=places, explorer="tug", explorers=40)
    box["cards"] = [fleet.card("tug", "Tug", fleet.gain(trade=2))]
    page = guest(1280, 800, path=None)
    lay_out(page, fleet.table(box, ["scout"], trade_row=row, explorers=40, me={"authority": 999}))
    table.ready(page)
    sizes = ((1280, 800), (390, 844))
    for size, _ in zip(sizes, at_every_size(page, sizes), strict=True):
        market = page.get_by_role("region", name="Trade row")
        expect(market.locator(".card")).to_have_count(places + 1)
        pile = market.get_by_role("group", name="Tug")
        expect(pile.locator("[data-card=tug]")).to_contain_text("×40")
        boxes = page.evaluate(
            """() => [...document.querySelectorAll('.market :is(button.card, button.pile)')].map(
                (one) => one.getBoundingClientRect().toJSON()
            )"""
        )
        for at, one in enumerate(boxes):
            assert one["left"] >= 0 and one["right"] <= size[0]
            for other in boxes[at + 1 :]:
                apart = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
                assert (
                    apart or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
                )
        assert beyond(page) == []
        expect(page.get_by_role("img", name="999 authority").first).to_be_visible()


def sharks(cost: int) -> Json:
    shark = fleet.card("shark", f"Shark of {cost}", fleet.gain(combat=cost), cost=cost)
    start = {"shark": 10}
    return fleet.pack(f"Box {cost}", {**shark, "copies": 20}, start=start)


def test_cards_of_equal_codes_in_two_rooms_never_mix(desktop: Page) -> None:
    """From one table to the other and to the rulebook's, in one page that is never loaded anew."""
    addresses = {}
    for cost in (3, 7):
        position = fleet.table(sharks(cost), ["shark"], trade_row=["shark"] * 5)
        position["players"][0] |= {"deck": [], "discard": ["shark"]}
        position["players"][1] |= {"hand": ["shark"], "deck": []}
        lay_out(desktop, position)
        addresses[cost] = desktop.url
    lay_out(desktop, {**fleet.table(sharks(3), ["scout"]), "options": {"format": "duel"}})
    addresses[0] = desktop.url
    table.ready(desktop)
    desktop.evaluate(
        """() => {
            window.stays = true;
            window.go = (to) => {
                history.pushState(null, '', to);
                dispatchEvent(new PopStateEvent('popstate'));
            };
        }"""
    )
    for cost in (3, 0, 7, 3, 7, 0):
        desktop.evaluate("to => window.go(to)", addresses[cost])
        held = desktop.locator(".hand .card").first
        if cost:
            expect(held.locator(".name")).to_have_text(f"Shark of {cost}")
            expect(held.locator(".cost")).to_have_text(str(cost))
            expect(desktop.get_by_test_id("pack-mark")).to_have_text(f"Box {cost}")
        else:
            expect(held.locator(".name")).to_have_text("Scout")
            expect(desktop.get_by_test_id("pack-mark")).to_have_count(0)
    assert desktop.evaluate("window.stays")


def test_looking_back_a_replay_and_a_review_tell_of_the_packs_cards(desktop: Page) -> None:
    lay_out(desktop, askers("pair"))
    table.ready(desktop)
    by_mouse(desktop, desktop.locator(".hand [data-card=pair]"))
    answer(desktop, by_mouse)
    desktop.get_by_role("list", name="Log").first.get_by_role("button").first.click()
    back = desktop.get_by_role("region", name="Looking back")
    expect(desktop.locator(".fleet [data-card=pair]")).to_be_visible()
    back.get_by_role("button", name="To the beginning").click()
    expect(desktop.locator(".hand [data-card=pair] .name")).to_have_text("Pair")
    desktop.keyboard.press("Escape")
    room = desktop.url.rsplit("/", 1)[1]
    game = call(desktop, f"rooms/{room}/table")["game"]
    call(desktop, f"rooms/{room}/commands", {"type": "resign", "game": game})
    desktop.goto(f"g/{game}?seat=open&ply=0")
    hand = desktop.get_by_role("region", name=re.compile("What .* holds")).first
    expect(hand.locator(".card .name").first).to_have_text("Pair")
    expect(desktop.locator(".sr.table .fleet .bases .name")).to_have_text("Depot")
    expect(desktop.get_by_test_id("pack-mark")).to_have_text("A ship for every question")
    desktop.goto(f"review/{game}")
    desktop.get_by_role("checkbox", name="Show all").check()
    expect(desktop.get_by_test_id("review")).to_contain_text("Play Pair")


def phones(guest: Guest, game: str, pack: Json) -> Iterator[Page]:
    """A shared screen, then a phone of one player against a bot."""
    screen = guest(1280, 800, path=None)
    known_as_guest(screen)
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    seats += [{"kind": "bot", "level": "random"}] if game == "sternenhimmel" else []
    options = {"pack": pack, **({} if game == "sternenhimmel" else {"start_player": 0})}
    wish = {"game": game, "options": options, "seats": seats, "screen": True, "pace": 0}
    room = call(screen, "rooms", wish)["id"]
    screen.goto(f"t/{room}")
    yield screen
    phone = guest(390, 844, path=f"r/{room}")
    yield phone
    phone.get_by_role("button", name="Sit here").click()
    phone.get_by_role("button", name="Start the game").click()
    expect(phone.get_by_test_id("hand")).to_be_visible()
    yield phone
    yield screen


EXAMPLES = {
    "stellar": ("clear_night", "A clear night"),
    "sternenhimmel": ("southern_sky", None),
    "star_realms": ("twelve_ships", "Twelve new ships"),
}


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_shared_screen_and_its_phones_tell_the_pack(guest: Guest, game: str) -> None:
    name, title = EXAMPLES[game]
    found = load(f"{PACKS}/{name}.toml")
    for page in phones(guest, game, dict(found)):
        expect(page.get_by_test_id("pack-mark")).to_have_text(title or found.title)
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert page.evaluate(wide)


def test_every_question_of_a_pack_is_answered_on_a_phone_at_a_shared_screen(guest: Guest) -> None:
    """Everybody begins with all these ships in hand."""
    for first in range(0, len(SHIPS), 5):
        ships = SHIPS[first : first + 5]
        start = {"skiff": 1, "depot": 1, "scout": 5, **dict.fromkeys(ships, 1)}
        box = {**fleet.ASKERS, "start": start, "hand": 12, "first_hand": 12}
        *_, phone, screen = phones(guest, "star_realms", box)
        expect(screen.get_by_test_id("star-realms")).to_be_visible()
        for ship in ("skiff", "depot", *ships):
            on_phone(phone, ship.capitalize(), f"play {ship}")
            while phone.locator(".prompt").inner_text().startswith("Decide"):
                on_phone(phone, "Scout", "choose")
        expect(screen.locator(f"[data-card={ships[-1]}]").first).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def on_phone(phone: Page, card: str, move: str) -> None:
    """A card of mine, if it is offered, then the move."""
    number = phone.get_by_test_id("hand").get_attribute("data-number")
    held = phone.get_by_role("list", name="Only you see this")
    mine = held.get_by_role("button", name=re.compile(f"^{card}:"))
    if mine.count():
        mine.first.click()
        move = move if " " in move else f"{move} {card.lower()}"
    phone.locator(f"[data-move^='{move}']").first.click()
    expect(phone.locator(f"[data-number='{number}']")).to_have_count(0)
    expect(phone.locator("[data-turn=true][data-sending=false]")).to_be_visible()
