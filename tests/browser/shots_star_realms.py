"""The states of Star Realms' table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.browser import star_realms as table
from tests.browser.shots import Scene
from tests.browser.steer import Json, lay_out

REST = ("scout", "scout", "viper")  # of a hand whose other cards are what matters
HELP = ".side-action"  # what can be done for a partner
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


def enlarged(page: Page) -> None:
    begin("duel", 2)(page)
    page.locator("[data-place='row.2']").click(button="right")
    page.get_by_role("dialog").wait_for()


def discard_pile(page: Page) -> None:
    begin("duel", 5)(page)
    page.get_by_role("button", name=re.compile("^Discard pile of")).first.click()
    page.get_by_role("dialog").wait_for()


def how_much(page: Page) -> None:
    players = [me(48, ["ram", "viper", *REST]), other(46), other(50, "blob-wheel")]
    laid_out(players, "play ram", "play viper", format="deathmatch", shows="button.dial")(page)
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
    page.get_by_role("button", name="End the turn anyway").click()
    page.wait_for_timeout(3000)


def over(page: Page) -> None:
    begin("emperor", 3)(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".button.danger").click()
    page.get_by_test_id("end").wait_for()


def laid_out(
    players: list[Json],
    *moves: str,
    format: str = "duel",
    shows: str = ".ask",
    pace: float = 0,
    number: int = 9,
) -> Scene:
    """A game in its middle; the moves lead to what is to be seen."""
    position = {
        "game": "star_realms",
        "options": {"format": format},
        "players": players,
        "trade_row": ["freighter", "ram", "corvette", "blob-world", "junkyard"],
        "trade_deck": ["cutter", "battle-pod", "imperial-frigate", "war-world"],
        "turn": {"seat": 0, "number": number},
    }

    def scene(page: Page) -> None:
        lay_out(page, position, *moves, pace=pace)
        table.ready(page)
        # On a phone one of the players is large.
        partner = page.locator(".strip button.may.partner")
        if shows == HELP and partner.count():
            partner.first.click()
        page.locator(shows).first.wait_for()

    return scene


def me(authority: int, hand: Sequence[str], *bases: str) -> Json:
    own = {"authority": authority, "hand": list(hand), "bases": list(bases)}
    return own | {"deck": ["scout", "scout"], "discard": ["cutter", "viper"]}


def other(authority: int, *bases: str) -> Json:
    """Somebody whose bases can be looked at."""
    hand = {"hand": ["scout"] * 4 + ["viper"], "deck": ["scout"] * 3, "discard": ["viper"]}
    return {"authority": authority, "bases": list(bases), **hand}


def at_work(
    format: str, authority: int, others: Sequence[Json], *plays: str, bases: Sequence[str] = ()
) -> Scene:
    """My turn, half of it played."""
    hand = [*plays, "imperial-fighter", "federation-shuttle", "trade-pod", "scout"]
    players = [me(authority, hand, *bases), *others]
    moves = [f"play {card}" for card in plays]
    return laid_out(players, *moves, format=format, shows=".hand .card", number=17)


def duel(hand: list[str], *bases: str) -> list[Json]:
    own = {"authority": 43, "hand": hand, "bases": list(bases)}
    own |= {"deck": ["scout", "viper"], "discard": ["viper", "cutter", "scout"]}
    other = {"authority": 38, "hand": ["scout"] * 5, "bases": ["battle-station", "blob-wheel"]}
    return [own, other]


PLAYED = ("scout", "scout", "viper", "explorer", "cutter")
# More than fit beside each other, with several that can still do something.
CROWD = (
    *("scout", "scout", "scout", "viper", "viper", "cutter", "freighter", "ram", "dreadnaught"),
    *("explorer", "trade-escort", "blob-fighter", "federation-shuttle", "battle-blob"),
)
HYDRA2 = [other(68, "trading-post"), other(61, "blob-wheel"), other(61, "war-world")]
HYDRA3 = [other(92), other(92, "blob-wheel")]
HYDRA3 += [other(88), other(88, "recycling-station"), other(88)]
# Seats 1 and 4 are the Emperors.
EMPEROR = [other(57, "trading-post"), other(38, "blob-wheel")]
EMPEROR += [other(44), other(60, "war-world"), other(43)]
RAID = [other(36, "space-station"), other(50), other(52, "barter-world"), other(47)]


SHOTS: dict[str, Scene] = {
    "star-realms-start": begin("duel"),
    "star-realms-turn": until("duel", 6, has_played),
    "star-realms-turn-light": until("duel", 6, has_played),
    "star-realms-turn-contrast": until("duel", 6, has_played),
    "star-realms-target": laid_out(
        duel(["ram", *REST]), "play ram", shows=".others :is(.tile, .chip).may"
    ),
    "star-realms-crowded": laid_out(
        [me(41, [*CROWD[:10], *REST], "royal-redoubt", "barter-world"), duel([])[1]],
        *(f"play {card}" for card in CROWD[:10]),
        shows=".hand .card",
    ),
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
        [me(45, ["imperial-fighter", *REST]), other(38, "trading-post"), other(47, "blob-wheel")],
        "play imperial-fighter",
        format="deathmatch",
    ),
    "star-realms-lend": laid_out(
        [me(68, ["cutter", *REST]), *HYDRA2],
        *("play scout", "play scout"),
        format="hydra2",
        shows=HELP,
        pace=10,
    ),
    "star-realms-give": laid_out(
        [me(46, ["ram", *REST]), *EMPEROR],
        *("play scout", "play scout"),
        format="emperor",
        shows=HELP,
    ),
    "star-realms-others-turn": others_turn,
    "star-realms-enlarged": enlarged,
    "star-realms-discard-pile": discard_pile,
    "star-realms-amount": how_much,
    "star-realms-unused": before_the_end,
    "star-realms-deathmatch": at_work(
        "deathmatch", 41, [other(37, "trading-post"), other(44)], *PLAYED, bases=["blob-wheel"]
    ),
    "star-realms-hunter": at_work(
        "hunter",
        46,
        [other(40, "blob-wheel"), other(41, "battle-station"), other(54, "barter-world")],
        *(*PLAYED, "blob-fighter"),
        bases=["recycling-station"],
    ),
    "star-realms-hydra2": at_work("hydra2", 68, HYDRA2, *PLAYED, bases=["space-station"]),
    "star-realms-hydra3": at_work("hydra3", 92, HYDRA3, *PLAYED),
    "star-realms-emperor": at_work(
        "emperor", 46, EMPEROR, *PLAYED, "ram", bases=["war-world", "port-of-call"]
    ),
    "star-realms-raid": at_work(
        "raid", 64, RAID, *CROWD, bases=["central-office", "blob-wheel", "mech-world"]
    ),
    "star-realms-end": over,
}
