"""The parts of Star Realms' table: the trade row, one's own realm, everybody else's."""

from dataclasses import dataclass
from enum import IntEnum

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.lines import Line, apart, beside, joined, size, wrapped
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.star_realms.signs import (
    ACCENT,
    DIM,
    GOLD,
    amount,
    counted,
    defense_of,
    faction_sign,
    in_play,
    in_short,
    name,
    name_of,
    style_of,
)
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.options import Terms, terms

BESIDE = 120  # from this width on the others' realms stand beside the row
GAP = "  "
INDENT = "    "


class Detail(IntEnum):
    """How much is told, each with all that comes before it. The sentences of the table tell all."""

    DEFENSES = 0  # of others' bases faction and defense; of the row cost, faction and name
    NAMES = 1  # the names of others' bases
    KNOWN = 2  # what is known of others' hands, and their ships
    TEXTS = 3  # what the cards of the row do
    LINES = 4  # cards on lines of their own


@dataclass(frozen=True)
class Plan:
    """How the table is drawn."""

    width: int
    detail: Detail


def draw(view: Json, plan: Plan, pen: Pen) -> list[Line]:
    """The whole table."""
    settled = terms(len(view["players"]), view["options"])
    head = status(view, settled, plan.width, pen)
    seats = in_order(view, settled, pen)
    if plan.width >= BESIDE:
        half = plan.width // 2
        left = [*row(view, settled.box, plan, half - 2, pen), *own(view, settled, half - 2, pen)]
        right = others(view, settled, seats, plan, plan.width - half, pen)
        return [head, *beside(left, half, right)]
    lines = [
        head,
        *row(view, settled.box, plan, plan.width, pen),
        *own(view, settled, plan.width, pen),
    ]
    return [*lines, *others(view, settled, seats, plan, plan.width, pen)]


def status(view: Json, settled: Terms, width: int, pen: Pen) -> Line:
    """The format, the turn, and the common piles."""
    format = pen.say(Message("star-realms-option-format"), f"value-{settled.format.name}")
    number = pen.say(Message("terminal-star-realms-turn", number=view["turn"]["number"]))
    left: Line = [
        (pen.say(Message("star-realms-name")), ACCENT),
        (pen.write(" · "), DIM),
        (f"{format}{pen.write(' · ')}{number}", ""),
    ]
    sizes = {
        "trade_deck": len(view["trade_deck"]) - view.get("left_out", 0),
        "scrap_heap": len(view["scrap_heap"]),
    }
    piles = [
        [(pen.say(Message("terminal-star-realms-pile", pile=pile, count=count)), DIM)]
        for pile, count in sizes.items()
    ]
    return apart(left, joined(piles, GAP), width)


# The trade row


def row(view: Json, box: Box, plan: Plan, width: int, pen: Pen) -> list[Line]:
    """What can be bought: cost, faction, name, and what it does."""
    cards = [box.by_code[code] for code in view["trade_row"] if code is not None]
    explorer, explorers = box.explorer, int(view["explorers"])
    if plan.detail < Detail.TEXTS:
        offers = [offer(card, pen) for card in cards]
        if explorers:
            offers.append([*offer(explorer, pen), (pen.write(f" ×{explorers}"), DIM)])
        return flowing("", offers, width)
    names = {card: name_of(card, pen) + stance(card, pen) for card in cards}
    if explorers:
        cards.append(explorer)
        names[explorer] = name_of(explorer, pen) + pen.write(f" ×{explorers}")
    column = max((len(text) for text in names.values()), default=0) + 6
    lines: list[Line] = []
    for card in cards:
        label: Line = [
            (f"{amount('trade', card.cost, pen):>3} ", GOLD),
            (f"{faction_sign(card, pen)} {names[card]}", style_of(card)),
        ]
        told = wrapped(in_short(card, pen), width - column - 2)
        lines += beside([label], column + 2, told)
    return lines


def stance(card: Card, pen: Pen) -> str:
    """A base's defense; an outpost's in brackets."""
    if card.is_ship:
        return ""
    return f" [{card.defense}]" if card.is_outpost else f" {card.defense}"


def offer(card: Card, pen: Pen) -> Line:
    return [(f"{amount('trade', card.cost, pen)} ", GOLD), *name(card, pen)]


def flowing(label: str, cells: list[Line], width: int, first: bool = False) -> list[Line]:
    """A label, then as many cells on each line as fit; no cell is torn apart. What follows the
    first line is indented by the label's length; `first`: the first line too.
    """
    indent: Line = [(" " * len(label), "")]
    lines: list[Line] = []
    line: Line = [(label, DIM)] if first or label.strip() else []
    is_begun = False
    for cell in cells:
        if is_begun and size(line) + len(GAP) + size(cell) > width:
            lines.append(line)
            line, is_begun = indent, False
        line = [*line, (GAP, ""), *cell] if is_begun else [*line, *cell]
        is_begun = True
    return [*lines, line]


# The realms


def in_order(view: Json, settled: Terms, pen: Pen) -> list[int]:
    """The others: partners first, then clockwise from one's left."""
    players = len(view["players"])
    sides = settled.format.sides(players, settled.boss)
    clockwise = [(pen.you + step) % players for step in range(1, players)]
    partners = [seat for seat in clockwise if sides[seat] == sides[pen.you]]
    return partners + [seat for seat in clockwise if seat not in partners]


def own(view: Json, settled: Terms, width: int, pen: Pen) -> list[Line]:
    """Pools, hand, and what lies before one, with what is used and what is not."""
    player = view["players"][pen.you]
    line = joined(head(pen.you, view, settled, pen), GAP)
    pool = joined(pools(pen.you, view, pen), GAP)
    lines = [apart(line, pool, width) if pool else line]
    zones = {
        "hand": counted(settled.box, player["hand"] or [], pen),
        "ships": in_play(settled.box, player["ships"], pen, marks=True),
        "bases": in_play(settled.box, player["bases"], pen, marks=True),
    }
    for zone, cells in zones.items():
        if cells:
            lines += flowing(zone_name(zone, pen), cells, width)
    return lines


def others(
    view: Json, settled: Terms, seats: list[int], plan: Plan, width: int, pen: Pen
) -> list[Line]:
    return [line for seat in seats for line in realm(seat, view, settled, plan, width, pen)]


def realm(seat: int, view: Json, settled: Terms, plan: Plan, width: int, pen: Pen) -> list[Line]:
    """Another player: authority, sizes of the piles, what is known, what lies in play."""
    player = view["players"][seat]
    told = [*head(seat, view, settled, pen), *pools(seat, view, pen)]
    cells: list[Line] = []
    if plan.detail >= Detail.KNOWN:
        cells += known_cells(player, settled.box, pen) + in_play(
            settled.box, player["ships"], pen, marks=False
        )
    if plan.detail >= Detail.NAMES:
        cells += in_play(settled.box, player["bases"], pen, marks=False)
    else:
        cells += [defense_of(settled.box, item, pen) for item in player["bases"]]
    if cells and plan.detail >= Detail.LINES:
        return flowing(INDENT, told, width) + flowing(INDENT, cells, width, first=True)
    return flowing(INDENT, [*told, *cells], width)


def known_cells(player: Json, box: Box, pen: Pen) -> list[Line]:
    """An open hand, or what is known of a hidden one; then what openly lies on the deck."""
    shown: list[str] = player["hand"] if player["hand"] is not None else player["known"]
    zone = "hand" if player["hand"] is not None else "known"
    cells: list[Line] = []
    for label, codes in ((zone, shown), ("top", player["on_top"])):
        for number, cell in enumerate(counted(box, codes, pen)):
            told = pen.say(Message("terminal-star-realms-zone", zone=label))
            cells.append(cell if number else [(f"{told} ", DIM), *cell])
    return cells


def head(seat: int, view: Json, settled: Terms, pen: Pen) -> list[Line]:
    """`▶ 2 Bo (Admiral, partner) 50♥`, `hand 5`, `deck 12`, `discard 3`."""
    player = view["players"][seat]
    mark = pen.write("▶ ") if seat in view["seats"] else "  "
    who = pen.say(Message("terminal-player", player=seat))
    line: Line = [(mark, ACCENT), (f"{seat} ", DIM), (who, "bold")]
    role = role_of(seat, view, settled, pen)
    if role:
        line.append((f" ({role})", DIM))
    if is_out(player):
        return [[*line, (f"  {pen.say(Message('terminal-star-realms-out'))}", DIM)]]
    line.append((f"  {amount('authority', player['authority'], pen)}", GOLD))
    sizes = {"hand": player["held"], "deck": player["deck"], "discard": len(player["discard"])}
    if seat == pen.you:
        del sizes["hand"]
    piles = [Message("terminal-star-realms-pile", pile=p, count=n) for p, n in sizes.items()]
    if player["debt"]:
        piles.append(Message("terminal-star-realms-debt", count=player["debt"]))
    return [line, *([(pen.say(told), DIM)] for told in piles)]


def is_out(player: Json) -> bool:
    authority: int = player["authority"]
    return authority <= 0


def role_of(seat: int, view: Json, settled: Terms, pen: Pen) -> str:
    """What a seat is in its format, and whether it is on one's side."""
    format = settled.format
    players = len(view["players"])
    sides = format.sides(players, settled.boss)
    if len(set(sides)) == players:
        return ""
    role = "none"
    if format.name == "emperor":
        role = "emperor" if seat in (1, 4) else "admiral"
    elif format.name == "raid":
        role = "boss" if seat == settled.boss else "elite"
    words = [] if role == "none" else [pen.say(Message("terminal-star-realms-role", role=role))]
    if seat != pen.you:
        side = "partner" if sides[seat] == sides[pen.you] else "opponent"
        words.append(pen.say(Message("terminal-star-realms-role", role=side)))
    return ", ".join(words)


def pools(seat: int, view: Json, pen: Pen) -> list[Line]:
    """What a seat on turn has to spend."""
    turn = view["turn"]
    for member in [turn, *turn["partners"]]:
        if member["seat"] == seat:
            spent = [amount(kind, member[kind], pen) for kind in ("trade", "combat")]
            told = [" ".join(spent)]
            if member["ended"]:
                told.append(pen.say(Message("terminal-star-realms-ended")))
            if member["tops"]:
                tops = Message("terminal-star-realms-tops", count=member["tops"])
                told.append(pen.say(tops))
            return [[(text, ACCENT)] for text in told]
    return []


def zone_name(zone: str, pen: Pen) -> str:
    """The names of one's zones, as wide as the widest."""
    names = {
        other: pen.say(Message("terminal-star-realms-zone", zone=other))
        for other in ("hand", "ships", "bases")
    }
    return f"  {names[zone]:{max(len(text) for text in names.values())}}  "
