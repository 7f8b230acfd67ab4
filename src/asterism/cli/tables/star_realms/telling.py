"""The table of Star Realms in sentences: the row, everybody's realm, one's hand and pools."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.star_realms.signs import PLAIN_SIGNS, POOLS, SIGNS, sign
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.card_text import card_name, card_text, faction_name, kind_name
from asterism.games.star_realms.effect import amount
from asterism.games.star_realms.factions import FACTIONS
from asterism.games.star_realms.options import terms


def describe(view: Json, pen: Pen) -> list[str]:
    """Everything that lies open, the most pressing first."""
    box, turn = box_of(view), view["turn"]
    pools = [amount("trade", turn["trade"]), amount("combat", turn["combat"])]
    lines = [Message("star-realms-table-turn", player=turn["seat"], pools=pools)]
    row = [
        Message("star-realms-table-offer", card=card.label, cost=card.cost)
        for card in (box.by_code[code] for code in view["trade_row"] if code is not None)
    ]
    lines.append(
        Message(
            "star-realms-table-row",
            offers=row,
            count=len(view["trade_deck"]) - view.get("left_out", 0),
            card=box.explorer.label,
            number=view["explorers"],
        )
    )
    for seat, realm in enumerate(view["players"]):
        lines.append(realm_line(seat, realm))
        for zone in ("bases", "ships"):
            cards = [item_name(item, box) for item in realm[zone]]
            if cards:
                lines.append(Message("star-realms-table-zone", zone=zone, cards=cards))
    own = None if view["seat"] is None else view["players"][view["seat"]]["hand"]
    if own:
        cards = [card_name(box.by_code[code]) for code in own]
        lines.append(Message("star-realms-table-zone", zone="hand", cards=cards))
    return [pen.say(line) for line in lines]


def realm_line(seat: int, realm: Json) -> Message:
    return Message(
        "star-realms-table-realm",
        player=seat,
        points=realm["authority"],
        held=realm["held"],
        deck=realm["deck"],
        discard=len(realm["discard"]),
    )


def box_of(view: Json) -> Box:
    """The cards that a game is played with."""
    return terms(len(view["players"]), view["options"]).box


def item_name(item: str | Json, box: Box) -> Message:
    """A card in play, with the most important that is to say of it."""
    if isinstance(item, str):
        return card_name(box.by_code[item])
    card = box.by_code[item["card"]]
    if "damage" in item:
        return Message("star-realms-table-damaged", card=card.label, damage=item["damage"])
    if "as" in item:
        form = card_name(box.by_code[item["as"]])
        return Message("star-realms-table-copy", card=card.label, form=form)
    return Message("star-realms-table-used", card=card.label)


def explain(word: str, view: Json, pen: Pen) -> list[str]:
    """What a card does."""
    card = box_of(view).by_code.get(word)
    if card is None:
        return []
    about = Message("star-realms-table-about", card=card.label, kind=kind_name(card))
    lines = [about, faction_name(card), *card_text(card)]
    return [pen.say(line) for line in lines]


def legend(view: Json, pen: Pen) -> list[str]:
    """The signs on the table, and how moves are written."""
    signs = PLAIN_SIGNS if pen.ascii else SIGNS
    pools = {kind: sign(kind, pen) for kind in POOLS}
    factions = [
        f"{signs[faction.code]} {pen.say(Message('star-realms-faction', faction=faction.code))}"
        for faction in FACTIONS
    ]
    named = pen.write(" · ").join(factions)
    told = Message("terminal-star-realms-legend", factions=named, **pools)
    return [*pen.say(told).splitlines(), pen.say(Message("terminal-star-realms-notation"))]
