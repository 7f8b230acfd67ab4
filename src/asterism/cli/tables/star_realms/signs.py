"""Star Realms in signs: factions, pools, what a card does in a few words, used and unused."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.lines import Line
from asterism.cli.tables.pen import Pen
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.card_text import card_name, short_text
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import short_amount

DIM = "#8794c8"
ACCENT = "bold #8fd0ff"
GOLD = "#f5cf7e"
STYLES = {
    "blob": "#7fd67f",
    "trade_federation": "#7fb8ff",
    "star_empire": "#f2b84b",
    "machine_cult": "#ff8f8f",
    "unaligned": "#c8cfe6",
}
SIGNS = {
    "blob": "●",
    "trade_federation": "◆",
    "star_empire": "★",
    "machine_cult": "■",
    "unaligned": "·",
}
# For terminals without those signs.
PLAIN_SIGNS = {
    "blob": "B",
    "trade_federation": "T",
    "star_empire": "S",
    "machine_cult": "M",
    "unaligned": ".",
}
POOLS = ("trade", "combat", "authority")


def faction_sign(card: Card, pen: Pen) -> str:
    return (PLAIN_SIGNS if pen.ascii else SIGNS)[card.faction.code]


def style_of(card: Card) -> str:
    return STYLES[card.faction.code]


def amount(kind: str, count: int, pen: Pen) -> str:
    """`4$`, `3✶`, `50♥`."""
    return pen.say(short_amount(kind, count))


def sign(kind: str, pen: Pen) -> str:
    """The sign of a pool alone."""
    return pen.say(Message("star-realms-sign", kind=kind))


def name_of(card: Card, pen: Pen) -> str:
    return pen.say(card_name(card))


def name(card: Card, pen: Pen) -> Line:
    """A card with the sign of its faction: `◆Cutter`."""
    return [(faction_sign(card, pen) + name_of(card, pen), style_of(card))]


def counted(box: Box, codes: list[str], pen: Pen) -> list[Line]:
    """Cards, equal ones together: `·Scout ×3`."""
    lines: list[Line] = []
    for code in dict.fromkeys(codes):
        line = name(box.by_code[code], pen)
        count = codes.count(code)
        lines.append([*line, (pen.write(f" ×{count}"), DIM)] if count > 1 else line)
    return lines


# Cards in play


def item_of(item: str | Json) -> Json:
    return {"card": item} if isinstance(item, str) else item


def in_play(box: Box, items: list[str | Json], pen: Pen, marks: bool) -> list[Line]:
    """Cards in play, equal ones together; `marks`: with what is used and what is not."""
    lines: list[Line] = []
    rest = [item_of(item) for item in items]
    while rest:
        item = rest[0]
        count = rest.count(item)
        rest = [other for other in rest if other != item]
        line = one_in_play(box, item, pen, marks)
        lines.append([*line, (pen.write(f" ×{count}"), DIM)] if count > 1 else line)
    return lines


def one_in_play(box: Box, item: Json, pen: Pen, marks: bool) -> Line:
    """`◆Trading Post 4`, an outpost `[■Battle Station 5]`, damaged `4-2`, a copy `■Needle=Ram`."""
    card = box.by_code[item["card"]]
    style = style_of(card)
    text = faction_sign(card, pen) + name_of(card, pen)
    if "as" in item:
        text += f"={name_of(box.by_code[item['as']], pen)}"
    if not card.is_ship:
        text += f" {card.defense}"
        if item.get("damage"):
            text += f"-{item['damage']}"
    line: Line = [(f"[{text}]" if card.is_outpost else text, style)]
    abilities = ability_marks(box, item, pen) if marks else ""
    return [*line, (f" {abilities}", DIM)] if abilities else line


def defense_of(box: Box, item: str | Json, pen: Pen) -> Line:
    """A base without its name: `●7`, an outpost `[■5]`."""
    told = item_of(item)
    card = box.by_code[told["card"]]
    text = f"{faction_sign(card, pen)}{card.defense - told.get('damage', 0)}"
    return [(f"[{text}]" if card.is_outpost else text, style_of(card))]


def ability_marks(box: Box, item: Json, pen: Pen) -> str:
    """The abilities that are used at will, each with its letter: `p+ a-` (used, unused)."""
    card = box.by_code[item["card"]]
    form = box.by_code[item["as"]] if "as" in item else card
    used = item.get("used", [])
    has = {
        "primary": bool(card.primary) and not card.is_ship,
        "ally": bool(form.ally),
        "double_ally": bool(form.double_ally),
    }
    marks = []
    for ability, is_there in has.items():
        if is_there:
            letter = pen.say(Message("terminal-star-realms-letter", ability=ability))
            marks.append(letter + pen.write("✓" if ability in used else "○"))
    if form.scrap:
        letter = pen.say(Message("terminal-star-realms-letter", ability="scrap"))
        marks.append(letter + pen.write("○"))
    return " ".join(marks)


# What a card does


def in_short(card: Card, pen: Pen) -> str:
    """Everything a card does, as short as it can be read: `4♥ 2$ · ally 4✶`."""
    return pen.write(" · ").join(pen.say(line) for line in short_text(card))
