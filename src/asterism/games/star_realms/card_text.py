"""The words on a card, made from its effects: a message for every ability."""

from __future__ import annotations

from asterism.engine.message import Argument, Message
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effects import (
    AcquireShipOnTop,
    AllyOfAll,
    ChooseOne,
    CopyPlayedShip,
    DestroyBase,
    DiscardThenDraw,
    Draw,
    DrawIfBases,
    DrawPerBlob,
    Effect,
    Gain,
    NextShipOnTop,
    OpponentDiscards,
    PayPerShip,
    ScrapFromOwn,
    ScrapFromRow,
)
from asterism.games.star_realms.telling import amount


def card_name(card: Card) -> Message:
    return Message("star-realms-card", card=card.code)


def faction_name(card: Card) -> Message:
    return Message("star-realms-faction", faction=card.faction.code)


def kind_name(card: Card) -> Message:
    """Ship, base or outpost."""
    kind = "ship" if card.is_ship else "outpost" if card.is_outpost else "base"
    return Message("star-realms-kind", kind=kind)


def card_text(card: Card) -> list[Message]:
    """Everything a card says, ability by ability."""
    lines: list[Message] = []
    if card.primary:
        lines.append(Message("star-realms-text-primary", effects=sentences(card.primary)))
    if isinstance(card.static, PayPerShip):
        lines.append(Message("star-realms-text-pay-per-ship"))
    if isinstance(card.static, AllyOfAll):
        lines.append(Message("star-realms-text-ally-of-all"))
    if card.ally:
        lines.append(
            Message(
                "star-realms-text-ally",
                faction=card.faction.code,
                effects=sentences(card.ally),
            )
        )
    if card.scrap:
        lines.append(Message("star-realms-text-scrap", effects=sentences(card.scrap)))
    return lines


def sentences(effects: list[Effect]) -> Message:
    """The effects of one ability, in their order."""
    said = effect_message(effects[-1])
    for effect in reversed(effects[:-1]):
        said = Message("star-realms-effect-chain", first=effect_message(effect), rest=said)
    return said


def effect_message(effect: Effect) -> Message:
    if isinstance(effect, Gain):
        return gain_message(effect)
    if isinstance(effect, Draw):
        return Message("star-realms-effect-draw", count=effect.count)
    if isinstance(effect, DrawIfBases):
        return Message("star-realms-effect-draw-if-bases", number=effect.bases, count=effect.count)
    if isinstance(effect, DrawPerBlob):
        return Message("star-realms-effect-draw-per-blob")
    if isinstance(effect, OpponentDiscards):
        return Message("star-realms-effect-opponent-discards")
    if isinstance(effect, ChooseOne):
        first, second = sentences(effect.options[0]), sentences(effect.options[1])
        return Message("star-realms-effect-either", first=first, second=second)
    if isinstance(effect, ScrapFromOwn):
        return scrap_message(effect)
    if isinstance(effect, DiscardThenDraw):
        return Message("star-realms-effect-discard-then-draw", count=effect.most)
    if isinstance(effect, ScrapFromRow):
        return Message("star-realms-effect-scrap-row")
    if isinstance(effect, DestroyBase):
        return Message("star-realms-effect-destroy", must="yes" if effect.must else "no")
    if isinstance(effect, NextShipOnTop):
        return Message("star-realms-effect-next-on-top")
    if isinstance(effect, AcquireShipOnTop):
        return Message("star-realms-effect-acquire-on-top")
    assert isinstance(effect, CopyPlayedShip)
    return Message("star-realms-effect-copy")


def gain_message(effect: Gain) -> Message:
    gains: list[Argument] = []
    if effect.authority:
        gains.append(amount("authority", effect.authority))
    if effect.trade:
        gains.append(amount("trade", effect.trade))
    if effect.combat:
        gains.append(amount("combat", effect.combat))
    return Message("star-realms-effect-gain", gains=gains)


def scrap_message(effect: ScrapFromOwn) -> Message:
    if effect.then_draw:
        return Message("star-realms-effect-scrap-then-draw", count=effect.most)
    zone = "both" if effect.discard_too else "hand"
    must = "yes" if effect.must else "no"
    return Message("star-realms-effect-scrap", zone=zone, must=must)
