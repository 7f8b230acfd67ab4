"""The words on a card, made from its effects: a message for every ability."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effects import in_short, sentences


def card_name(card: Card) -> Message:
    return Message("star-realms-card", card=card.label)


def faction_name(card: Card) -> Message:
    return Message("star-realms-faction", faction=card.faction.code)


def kind_name(card: Card) -> Message:
    """Ship, base or outpost."""
    return Message("star-realms-kind", kind=card.kind)


def card_text(card: Card) -> list[Message]:
    """Everything a card says, ability by ability."""
    lines: list[Message] = []
    if card.primary:
        lines.append(Message("star-realms-text-primary", effects=sentences(card.primary)))
    if card.static is not None:
        lines.append(card.static.message())
    if card.ally:
        faction, said = card.faction.code, sentences(card.ally)
        lines.append(Message("star-realms-text-ally", faction=faction, effects=said))
    if card.scrap:
        lines.append(Message("star-realms-text-scrap", effects=sentences(card.scrap)))
    return lines


def short_text(card: Card) -> list[Message]:
    """The same as short as it can be read: `4♥ 2$`, `ally 4✶`."""
    lines: list[Message] = []
    if card.primary:
        lines.append(in_short(card.primary))
    if card.static is not None:
        lines.append(card.static.short())
    if card.ally:
        lines.append(Message("star-realms-short-ally", effects=in_short(card.ally)))
    if card.scrap:
        lines.append(Message("star-realms-short-scrapped", effects=in_short(card.scrap)))
    return lines
