"""Packs of Star Realms for the browser: a ship for everything that a pack can ask, names as long as
they may be, rows of any length; and tables laid with them.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
HEAD: Json = {"format": 1, "game": "star_realms", "base": "rulebook"}
FACTIONS = ("blob", "trade_federation", "star_empire", "machine_cult")


def gain(**amounts: int) -> Json:
    return {"op": "gain", **amounts}


def card(code: str, name: str, *primary: Json, **more: object) -> Json:
    made = {"card": code, "name": name, "cost": 2, "copies": 9, "primary": list(primary), **more}
    return {key: value for key, value in made.items() if value != []}


def pack(name: str, *cards: Json, **numbers: object) -> Json:
    return {**HEAD, "name": name, "cards": list(cards), **numbers}


THREE = [[gain(trade=1)], [gain(combat=2), {"op": "draw", "count": 1}], [gain(authority=3)]]
# What is played, and how the table asks; the questions in the order in which they come.
ASKING: dict[str, tuple[Json, list[str]]] = {
    "sifter": ({"op": "draw_then_discard", "count": 2, "discard": 1}, ["Discard a card"]),
    "cycler": (
        {"op": "discard_then_draw", "most": 1},
        ["Discard up to one card, then draw as many"],
    ),
    "smelter": (
        {"op": "scrap_own", "most": 2, "each": {"trade": 2}},
        [
            "You may scrap up to 2 cards from your hand or discard pile, and gain 2 trade for each",
            "You may scrap a card from your hand or discard pile, and gain 2 trade for each",
        ],
    ),
    "furnace": (
        {"op": "scrap_own", "must": True, "discard_too": False, "then_draw": True},
        ["Scrap up to one card from your hand, then draw as many"],
    ),
    "sweeper": (
        {"op": "scrap_row", "most": 2, "each": {"combat": 1}},
        [
            "You may scrap up to 2 cards of the trade row, and gain 1 combat for each",
            "You may scrap a card of the trade row, and gain 1 combat for each",
        ],
    ),
    "breaker": ({"op": "destroy"}, ["You may destroy a base"]),
    "ferry": ({"op": "return_base", "must": True}, ["Return a base to its owner’s hand"]),
    "broker": (
        {"op": "acquire", "cost": 8, "to": "hand"},
        ["Take a card for free that costs at most 8: it goes to your hand"],
    ),
    "recruiter": (
        {"op": "acquire", "cost": 8, "to": "deck", "ships": True},
        ["Take a ship for free that costs at most 8: it goes on top of your deck"],
    ),
    "carrier": (
        {"op": "acquire_on_top"},
        ["Take a ship for free: it goes on top of your deck"],
    ),
    "mirror": ({"op": "copy"}, ["Which ship should it copy?"]),
    "echo": ({"op": "copy_base"}, ["The primary ability of which base happens, too?"]),
    "pair": (
        {"op": "either", "options": [[gain(trade=1)], [gain(combat=2)]]},
        ["1 trade or 2 combat?"],
    ),
    "trio": ({"op": "either", "options": THREE}, ["Which of these?"]),
    "oracle": (
        {"op": "if", "authority_at_least": 1, "then": [{"op": "either", "options": THREE}]},
        ["Which of these?"],
    ),
}
# The ship that is copied asks nothing, and so does the base.
QUIET = card("skiff", "Skiff", gain(combat=1))
DEPOT = card("depot", "Depot", gain(trade=1), defense=5)
WALL = card("wall", "Wall", gain(combat=1), defense=4, outpost=True)
ASKERS = pack(
    "A ship for every question",
    *(card(code, code.capitalize(), effect) for code, (effect, _) in ASKING.items()),
    QUIET,
    DEPOT,
    WALL,
)
# Everything that can be used of a card, one by one.
USED = pack(
    "Four abilities",
    *(
        card(
            code,
            code.capitalize(),
            gain(trade=1),
            faction=["blob", "star_empire"],
            ally=[gain(combat=1)],
            double_ally=[{"op": "draw", "count": 1}, gain(authority=2)],
            scrap=[gain(combat=3)],
            **more,
        )
        for code, more in {
            "keep": {"defense": 4, "always": "pay_per_ship"},
            "corsair": {},
            "cruiser": {},
        }.items()
    ),
)

LONG = "Vaisseau de ravitaillement des confins de la grande nébuleuse"[:60]
SOLID = "Donaudampfschifffahrtsgesellschaftskapitänsraumkreuzerflotte"[:60]
WORDS = [{"op": "if", "played": 2, "faction": "star_empire", "then": THREE[1], "else": THREE[2]}]
MUCH = [
    gain(trade=9, combat=9, authority=9),
    {"op": "gain_per", "per": "machine_cult", "combat": 2, "trade": 3, "draw": 1},
    {"op": "scrap_own", "most": 3, "each": {"trade": 2, "combat": 1}},
    {"op": "acquire", "cost": 42, "to": "discard", "ships": True},
    {"op": "either", "options": [[*THREE[1], *WORDS], WORDS, THREE[1]]},
    *WORDS,
]


def full(code: str, name: str, **more: object) -> Json:
    """As much as a card can say."""
    abilities = {"ally": MUCH, "double_ally": MUCH, "scrap": MUCH}
    made = {"cost": 99, "faction": ["machine_cult", "trade_federation"], **abilities, **more}
    return card(code, name, *MUCH, **made)


WIDEST = pack(
    LONG,
    full("long", LONG),
    full("solid", SOLID),
    full("long-base", LONG, defense=99, always="ally_of_all"),
    full("solid-base", SOLID, defense=99, outpost=True),
    card("short", "Short", {"op": "copy"}),
    authority=999,
)


def table(box: Json, hand: list[str], **more: Any) -> Json:
    """A duel in its middle; seat 0 is on turn with that hand."""
    me = {"authority": 40, "hand": hand, "deck": ["scout"] * 4, "discard": ["viper", "scout"]}
    other = {"authority": 30, "hand": ["scout"] * 4, "deck": ["viper"] * 2}
    return {
        "game": "star_realms",
        "options": {"format": "duel", "pack": {**box}},
        "players": [{**me, **more.pop("me", {})}, {**other, **more.pop("other", {})}],
        "trade_row": ["freighter", "ram", "corvette", "blob-world", "junkyard"],
        "trade_deck": ["cutter", "battle-pod", "imperial-frigate", "trade-bot", "trade-pod"] * 2,
        "turn": {"seat": 0, "number": 9},
        **more,
    }
