"""The table of cards against the figures of the box."""

import json
from collections import Counter
from pathlib import Path

import pytest

from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Gain,
    NextShipOnTop,
    OpponentDiscards,
    ScrapFromOwn,
    ScrapFromRow,
)
from asterism.games.star_realms.factions import UNALIGNED
from asterism.games.star_realms.statics import AllyOfAll, PayPerShip

FIGURES = json.loads((Path(__file__).parent / "figures.json").read_text())


def words(effect: Effect) -> list[str]:
    """An effect in the short form of the figures."""
    match effect:
        case Gain():
            amounts = {
                "authority": effect.authority,
                "trade": effect.trade,
                "combat": effect.combat,
            }
            return [f"{name} {amount}" for name, amount in amounts.items() if amount]
        case Draw():
            return [f"draw {effect.count}"]
        case DrawIfBases():
            return [f"draw {effect.count} with {effect.bases} bases"]
        case DrawPerBlob():
            return ["draw per blob"]
        case OpponentDiscards():
            return ["opponent discards"]
        case ChooseOne():
            return [" or ".join(" + ".join(all_words(side)) for side in effect.options)]
        case ScrapFromOwn():
            zones = "hand/discard" if effect.discard_too else "hand"
            then = " then draw" if effect.then_draw else ""
            verb = "must" if effect.must else "may"
            return [f"{verb} scrap {effect.most} from {zones}{then}"]
        case DiscardThenDraw():
            return [f"discard {effect.most} then draw"]
        case ScrapFromRow():
            return ["may scrap from row"]
        case DestroyBase():
            return ["must destroy base" if effect.must else "may destroy base"]
        case NextShipOnTop():
            return ["next ship on top"]
        case AcquireShipOnTop():
            return ["free ship on top"]
        case CopyPlayedShip():
            return ["copy ship"]
    raise AssertionError(effect)


def all_words(effects: list[Effect]) -> list[str]:
    return [word for effect in effects for word in words(effect)]


def figures(card: Card) -> dict[str, object]:
    row: dict[str, object] = {
        "faction": card.faction.code,
        "count": card.count,
        "cost": card.cost,
        "type": "ship" if card.is_ship else "outpost" if card.is_outpost else "base",
        "defense": card.defense,
    }
    for name, effects in (("primary", card.primary), ("ally", card.ally), ("scrap", card.scrap)):
        if effects:
            row[name] = all_words(effects)
    if isinstance(card.static, PayPerShip):
        row["static"] = ["combat 1 per ship"]
    elif isinstance(card.static, AllyOfAll):
        row["static"] = ["ally of all"]
    return row


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.code)
def test_a_card_is_as_the_figures_say(card: Card) -> None:
    assert figures(card) == FIGURES[card.code]


def test_there_are_49_cards_and_no_others() -> None:
    assert sorted(FIGURES) == sorted(card.code for card in BOX.cards)
    assert len(BOX.cards) == 49


@pytest.mark.clause("SR-1.1")
def test_a_box_holds_80_trade_cards_20_of_each_faction() -> None:
    assert len(BOX.trade_deck) == 80
    factions = Counter(card.faction.code for card in BOX.trade_deck)
    names = ("blob", "trade_federation", "star_empire", "machine_cult")
    assert factions == dict.fromkeys(names, 20)


def test_scouts_vipers_and_explorers_have_no_faction() -> None:
    aside = [card for card in BOX.cards if card.faction is UNALIGNED]
    assert [(card.code, card.count) for card in aside] == [
        ("scout", 16),
        ("viper", 4),
        ("explorer", 10),
    ]


def test_no_card_is_without_any_effect() -> None:
    """Five cards of other programs do nothing at all."""
    for card in BOX.cards:
        assert card.primary or card.ally or card.scrap or card.static, card.code
