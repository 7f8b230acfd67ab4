"""The words on a card, made from its effects: a message for every ability."""

from __future__ import annotations

from asterism.engine.message import Message
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import in_short, sentences
from asterism.games.star_realms.factions import UNALIGNED


def card_name(card: Card) -> Message:
    return Message("star-realms-card", card=card.label)


def faction_name(card: Card) -> Message:
    """Its faction, or both of them."""
    names = [Message("star-realms-faction", faction=faction.code) for faction in card.factions]
    if len(names) == 2:
        return Message("star-realms-two-factions", first=names[0], second=names[1])
    return names[0] if names else Message("star-realms-faction", faction=UNALIGNED.code)


def kind_name(card: Card) -> Message:
    """Ship, base or outpost."""
    return Message("star-realms-kind", kind=card.kind)


def card_facts(card: Card) -> dict[str, object]:
    """All that is on a card, for tables that draw it. `choices`: the options of each of its
    choices, in words.
    """
    facts: dict[str, object] = {"name": card_name(card).to_json(), **card.to_json()}
    if len(card.factions) > 1:
        facts["factions"] = [faction.code for faction in card.factions]
    facts["says"] = [line.to_json() for line in card_text(card)]
    choices = [[sentences(one).to_json() for one in choice.options] for choice in card.choices()]
    if choices:
        facts["choices"] = choices
    return facts


def card_text(card: Card) -> list[Message]:
    """Everything a card says, ability by ability."""
    lines: list[Message] = []
    if card.primary:
        lines.append(Message("star-realms-text-primary", effects=sentences(card.primary)))
    if card.static is not None:
        lines.append(card.static.message())
    if card.ally:
        lines.append(ally_text(card, sentences(card.ally)))
    if card.double_ally:
        factions, said = faction_name(card), sentences(card.double_ally)
        lines.append(Message("star-realms-text-double-ally", factions=factions, effects=said))
    if card.scrap:
        lines.append(Message("star-realms-text-scrap", effects=sentences(card.scrap)))
    return lines


def ally_text(card: Card, said: Message) -> Message:
    if len(card.factions) == 1:
        return Message("star-realms-text-ally", faction=card.faction.code, effects=said)
    first, second = [
        Message("star-realms-faction", faction=faction.code) for faction in card.factions
    ]
    return Message("star-realms-text-ally-of-two", first=first, second=second, effects=said)


def short_text(card: Card) -> list[Message]:
    """The same as short as it can be read: `4♥ 2$`, `ally 4✶`."""
    lines: list[Message] = []
    if card.primary:
        lines.append(in_short(card.primary))
    if card.static is not None:
        lines.append(card.static.short())
    if card.ally:
        lines.append(Message("star-realms-short-ally", effects=in_short(card.ally)))
    if card.double_ally:
        said = in_short(card.double_ally)
        lines.append(Message("star-realms-short-double-ally", effects=said))
    if card.scrap:
        lines.append(Message("star-realms-short-scrapped", effects=in_short(card.scrap)))
    return lines
