"""The states of Star Realms' table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import star_realms as table
from tests.browser.shots import Scene
from tests.browser.steer import Json, lay_out

REST = ("scout", "scout", "viper")  # of a hand whose other cards are what matters
PATIENCE = 40  # turns until the state that is looked for must have come


def begin(format: str, turns: int = 0, bot: str = "buyer") -> Scene:
    def scene(page: Page) -> None:
        table.start(page, format, bot=bot)
        for _ in range(turns):
            table.play_turn(page)

    return scene


def until(format: str, turns: int, found: Callable[[Page], bool]) -> Scene:
    """After some turns, go on step by step until the state is there."""

    def scene(page: Page) -> None:
        begin(format, turns)(page)
        left = PATIENCE
        while not found(page) and left and not table.is_over(page):
            left -= table.step(page)

    return scene


def asks(page: Page) -> bool:
    return table.question(page).is_visible()


def has_played(page: Page) -> bool:
    """Everything is played, and there is something to buy."""
    return (
        not asks(page)
        and not table.wishes(page, "Play all").is_visible()
        and not table.wishes(page, "Use all").is_visible()
        and table.affordable(page).count() > 0
    )


def can_attack_a_base(page: Page) -> bool:
    return page.locator(".others :is(.tile, .chip).may").count() > 0


def can_choose_how_much(page: Page) -> bool:
    """An attack with 1 combat needs no question."""
    pool = page.locator(".actions .pools").get_by_role("img", name=re.compile(r"^([2-9]|\d\d) c"))
    return page.locator("button.dial").count() > 0 and pool.count() > 0


def enlarged(page: Page) -> None:
    begin("duel", 2)(page)
    page.locator("[data-place='row.2']").click(button="right")
    page.get_by_role("dialog").wait_for()


def discard_pile(page: Page) -> None:
    begin("duel", 5)(page)
    page.get_by_role("button", name=re.compile("^Discard pile of")).first.click()
    page.get_by_role("dialog").wait_for()


def how_much(page: Page) -> None:
    until("deathmatch", 2, can_choose_how_much)(page)
    page.locator("button.dial").first.click()
    page.get_by_role("dialog").wait_for()


def before_the_end(page: Page) -> None:
    begin("duel", 1)(page)
    table.wishes(page, "End turn").click()
    page.get_by_role("dialog").wait_for()


def others_turn(page: Page) -> None:
    """Bots that think for a moment, so that there is time for a picture."""
    begin("duel", 3)(page)
    page.evaluate("localStorage.setItem('asterism speed', JSON.stringify('slow'))")
    page.goto("")
    begin("duel")(page)
    table.wishes(page, "End turn").click()
    page.get_by_role("button", name="End the turn all the same").click()
    page.wait_for_timeout(3000)


def over(page: Page) -> None:
    begin("emperor", 3)(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".button.danger").click()
    page.get_by_test_id("end").wait_for()


def laid_out(
    players: list[Json], *moves: str, format: str = "duel", shows: str = ".ask", pace: float = 0
) -> Scene:
    """A game in its middle; the moves lead to what is to be seen."""
    position = {
        "game": "star_realms",
        "options": {"format": format},
        "players": players,
        "trade_row": ["freighter", "ram", "corvette", "blob-world", "junkyard"],
        "trade_deck": ["cutter", "battle-pod", "imperial-frigate", "war-world"],
    }

    def scene(page: Page) -> None:
        lay_out(page, position, *moves, pace=pace)
        table.ready(page)
        # On a phone one of the players is large.
        partner = page.locator(".strip button.may.partner")
        if partner.count():
            partner.first.click()
        page.locator(shows).first.wait_for()

    return scene


def duel(hand: list[str], *bases: str) -> list[Json]:
    own = {"authority": 43, "hand": hand, "bases": list(bases)}
    own |= {"deck": ["scout", "viper"], "discard": ["viper", "cutter", "scout"]}
    other = {"authority": 38, "hand": ["scout"] * 5, "bases": ["battle-station", "blob-wheel"]}
    return [own, other]


def many(players: int, *hand: str) -> list[Json]:
    """Me with these cards, and others with bases to look at."""
    mine: Json = {"hand": [*hand, *REST], "deck": ["scout"] * 3, "discard": ["cutter", "viper"]}
    others: list[Json] = [{"hand": ["scout"] * 5, "bases": ["trading-post"]} for _ in range(2)]
    others += [{"hand": ["scout"] * 5, "bases": ["blob-wheel"]} for _ in range(players - 3)]
    return [mine, *others]


SHOTS: dict[str, Scene] = {
    "star-realms-start": begin("duel"),
    "star-realms-turn": until("duel", 6, has_played),
    "star-realms-turn-light": until("duel", 6, has_played),
    "star-realms-turn-contrast": until("duel", 6, has_played),
    "star-realms-target": until("duel", 5, can_attack_a_base),
    "star-realms-question": until("duel", 4, asks),
    "star-realms-question-light": until("duel", 4, asks),
    "star-realms-ask-option": laid_out(duel(["patrol-mech", *REST]), "play patrol-mech"),
    "star-realms-ask-scrap": laid_out(duel(["trade-bot", *REST]), "play trade-bot"),
    "star-realms-ask-scrap-row": laid_out(duel(["battle-pod", *REST]), "play battle-pod"),
    "star-realms-ask-destroy": laid_out(duel(["missile-mech", *REST]), "play missile-mech"),
    "star-realms-ask-take-ship": laid_out(
        duel(["blob-carrier", "blob-fighter", *REST]),
        *("play blob-fighter", "play blob-carrier", "ally blob-carrier"),
    ),
    "star-realms-ask-on-top": laid_out(
        duel([*REST], "central-office"),
        *("base central-office", "play scout", "play scout", "acquire freighter"),
    ),
    "star-realms-ask-copy": laid_out(
        duel(["stealth-needle", "corvette", "blob-fighter", *REST]),
        *("play corvette", "play blob-fighter", "play stealth-needle"),
    ),
    "star-realms-ask-target": laid_out(
        many(3, "imperial-fighter"), "play imperial-fighter", format="deathmatch"
    ),
    "star-realms-lend": laid_out(
        many(4), "play scout", "play scout", format="hydra2", shows=".side-action", pace=10
    ),
    "star-realms-give": laid_out(
        many(6), "play scout", "play scout", format="emperor", shows=".side-action"
    ),
    "star-realms-others-turn": others_turn,
    "star-realms-enlarged": enlarged,
    "star-realms-discard-pile": discard_pile,
    "star-realms-amount": how_much,
    "star-realms-unused": before_the_end,
    "star-realms-deathmatch": until("deathmatch", 4, has_played),
    "star-realms-hunter": until("hunter", 4, has_played),
    "star-realms-hydra2": until("hydra2", 4, has_played),
    "star-realms-hydra3": until("hydra3", 4, has_played),
    "star-realms-emperor": until("emperor", 5, has_played),
    "star-realms-raid": until("raid", 4, has_played),
    "star-realms-end": over,
}
