"""The parts of Stellar's table: row, hand, telescopes in their shape, notebooks."""

from collections.abc import Mapping
from dataclasses import dataclass

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.canvas import FRAME, Canvas
from asterism.cli.tables.lines import Line, apart, joined, size, to_left
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.stellar.cards import (
    ACCENT,
    DIM,
    DOWN,
    GOLD,
    card,
    face,
    stars_on,
    style_of,
    type_of,
)
from asterism.games.stellar.cards import TYPES
from asterism.games.stellar.telescope import SECTIONS

# ST-4.2, from top to bottom; every row is centred.
ROWS = ((1,), (2, 3), (4, 5), (6, 7, 8), (9, 10, 11, 12))
WIDEST = 4
PARTS_WIDTH = 14  # of the column with the parts of the score


@dataclass(frozen=True)
class Plan:
    """How large things are drawn."""

    width: int
    cell_lines: int  # lines of text in a telescope's slot; 0: no frames, all slots on five lines
    boxed: bool  # row and hand as cards with frames

    @property
    def half(self) -> int:
        return self.width // 2

    @property
    def pitch(self) -> int:
        """From one slot to the next. Even: the rows are shifted by half of it."""
        room = (self.half - 2 - PARTS_WIDTH) // WIDEST
        return max(6, min(12, room // 2 * 2))

    @property
    def telescope_lines(self) -> int:
        return len(ROWS) * (self.cell_lines + 1) + 1 if self.cell_lines else len(ROWS)

    @property
    def lines(self) -> int:
        """All of the table: status, row and hand, heads, telescopes, notebooks."""
        row = 3 + max(1, self.cell_lines) if self.boxed else 2
        return 1 + row + 1 + self.telescope_lines + len(TYPES)


# Telescopes

Marks = Mapping[int, str]  # free slots where the card in question may lie face up, with a note


def telescope(player: Json, marks: Marks, plan: Plan, view: Json, pen: Pen) -> list[Line]:
    cards: dict[str, str] = player["telescope"]
    if plan.cell_lines:
        return framed(cards, marks, plan, view, pen)
    lines: list[Line] = []
    for row in ROWS:
        line: Line = [(" " * ((WIDEST - len(row)) * plan.pitch // 2), "")]
        for slot in row:
            line += low_cell(slot, cards.get(str(slot)), marks, plan.pitch - 2)
        lines.append(line)
    return lines


def low_cell(slot: int, code: str | None, marks: Marks, width: int) -> Line:
    """A slot on one line: `[ P3 ]`, face down `~ B1 ~`, free `( 7 )`, for this card `< 7 >`."""
    if code is not None and not code.startswith(DOWN):
        return [("[", DIM), (f"{face(code):^{width}}", style_of(code)), ("]", DIM)]
    if code is not None:
        return [(f"~{face(code.removeprefix(DOWN) or DOWN):^{width}}~", DIM)]
    if slot not in marks:
        return [(f"({slot:^{width}})", FRAME)]
    return [(f"<{free_text(slot, marks[slot], width):^{width}}>", ACCENT)]


def free_text(slot: int, note: str, width: int) -> str:
    """A free slot's number, with what it would score if there is room."""
    for text in (f"{slot} {note}", f"{slot}{note}"):
        if len(text) <= width:
            return text
    return str(slot)


def framed(cards: dict[str, str], marks: Marks, plan: Plan, view: Json, pen: Pen) -> list[Line]:
    """Slots with frames: those that share an edge are neighbours."""
    pitch, height = plan.pitch, plan.cell_lines + 1
    canvas = Canvas(WIDEST * pitch + 1, plan.telescope_lines, pen)
    for y, row in enumerate(ROWS):
        for place, slot in enumerate(row):
            x = (WIDEST - len(row)) * pitch // 2 + place * pitch
            canvas.frame(x, y * height, pitch + 1, height + 1)
            lines = cell(slot, cards.get(str(slot)), marks, plan, view, pen)
            for number, line in enumerate(lines):
                canvas.middle(x + 1, y * height + 1 + number, pitch - 1, line)
    return canvas.lines()


def cell(slot: int, code: str | None, marks: Marks, plan: Plan, view: Json, pen: Pen) -> list[Line]:
    """What stands in a framed slot."""
    tall = plan.cell_lines > 1
    if code is not None and not code.startswith(DOWN):
        lines: list[Line] = [[(face(code), style_of(code))]]
        return [*lines, [(stars_on(code, view, pen), GOLD)]] if tall else lines
    if code is not None:
        return [[(DOWN + face(code.removeprefix(DOWN) or DOWN), DIM)]]
    if slot not in marks:
        return [[(str(slot), DIM)]]
    if tall:
        return [[(f"<{slot}>", ACCENT)], [(marks[slot], ACCENT)]]
    note = free_text(slot, marks[slot], plan.pitch - 3)
    return [[(f"<{note}>", ACCENT)]]


# Scores


def parts(seat: int, view: Json, pen: Pen) -> list[Line]:
    """The parts of a score: sections, how many types, stars times runs."""
    sides: list[Json] = view["sheet"]["players"]
    side, sums, others = sides[seat], sides[seat]["sections"], sides[1 - seat]["sections"]
    won = [section for section in SECTIONS if sums[section] > others[section]]
    lines: list[Line] = []
    for section in SECTIONS:
        points = side["section_points"] // len(won) if section in won else 0
        name = pen.say(Message("terminal-stellar-section", section=section))
        lines.append(part(name, str(sums[section]), points, pen))
    shown = f"{len(TYPES) - len(side['missing'])}/{len(TYPES)}"
    lines.append(part(pen.say(Message("terminal-stellar-types")), shown, side["diversity"], pen))
    runs = sum(row["points"] for row in side["types"].values())
    lines.append(part(pen.say(Message("terminal-stellar-runs")), "", runs, pen))
    return lines


def part(name: str, value: str, points: int, pen: Pen) -> Line:
    """One line of them: `Top      14 +10`."""
    earned = (f"{pen.change(points):>4}", "bold" if points else DIM)
    return apart([(name, DIM)], [(value, ""), earned], PARTS_WIDTH)


def head(seat: int, view: Json, width: int, pen: Pen) -> Line:
    """Whose half this is, the total, and what is known of the other's hand."""
    player = view["players"][seat]
    turn = pen.write("▶ ") if seat in view["seats"] else "  "
    name = pen.say(Message("terminal-player", player=seat))
    total = Message("terminal-points", points=view["sheet"]["players"][seat]["total"])
    left: Line = [(turn, ACCENT), (name, "bold"), (f" {pen.say(total)}", GOLD)]
    if seat == pen.you or not player["held"]:
        return left
    known: list[str] = player["known_in_hand"]
    unknown = player["held"] - len(known)
    hand: Line = [(pen.say(Message("stellar-hand")), DIM)]
    hand += [piece for code in known for piece in ((" ", ""), (face(code), style_of(code)))]
    return apart(left, [*hand, (" ?" * unknown, DIM)], width)


# Notebooks


def notebook(seat: int, view: Json, width: int, pen: Pen) -> list[Line]:
    """One line a type: its stack in order, then stars times run."""
    types: Json = view["sheet"]["players"][seat]["types"]
    cards: list[str] = view["players"][seat]["notebook"]
    lines: list[Line] = []
    for letter in TYPES:
        row = types[letter]
        product = product_line(row, pen)
        room = width - size(product) - 3
        stack = stack_text(letter, cards, row, room)
        left: Line = [(f"{letter} {stack}", style_of(letter))]
        # The name of the type stands where the stack leaves room for it.
        name = pen.say(Message("stellar-type", type=type_of(letter)))
        if len(stack) + 2 + len(name) <= room:
            product = [(f"{name}  ", DIM), *product]
        lines.append(apart(left, product, width))
    return lines


def stack_text(letter: str, cards: list[str], row: Json, room: int) -> str:
    """The numbers of a stack in order, its satellites among them, the 6/0 where it counts.

    If there is not enough room, equal numbers, which count once, are shown once.
    """
    ordered = sorted(
        [(float(row["six"] if code[1] == "6" else code[1]), face(code)[1:])
         for code in cards if code[0] == letter]
        + [(number + 0.5, f"S{number}") for number in row["satellites"]]
    )  # fmt: skip
    texts = [text for _, text in ordered]
    for shown, between in ((texts, " "), (list(dict.fromkeys(texts)), " ")):
        if len(between.join(shown)) <= room:
            return between.join(shown)
    return "".join(dict.fromkeys(texts))


def product_line(row: Json, pen: Pen) -> Line:
    """`5★ × 4 =  20`"""
    style = "" if row["points"] else DIM
    factors = f"{row['stars']:>2}{pen.star} {pen.write('×')} {row['run']} = "
    return [(factors, style or DIM), (f"{row['points']:>3}", "bold" if row["points"] else DIM)]


# Row and hand


def row_and_hand(view: Json, plan: Plan, pen: Pen) -> list[Line]:
    """What lies open in the middle, what one holds, and how high the piles are."""
    return boxed(view, plan, pen) if plan.boxed else unboxed(view, plan, pen)


def piles(view: Json, pen: Pen) -> list[Line]:
    names = (Message("stellar-deck"), Message("stellar-discard"))
    counts = (view["deck"], len(view["discard"]))
    return [
        [(f"{pen.say(name)} ", DIM), (str(count), "bold")]
        for name, count in zip(names, counts, strict=True)
    ]


def unboxed(view: Json, plan: Plan, pen: Pen) -> list[Line]:
    row_name, hand_name = pen.say(Message("stellar-row")), pen.say(Message("stellar-hand"))
    column = max(len(row_name), len(hand_name)) + 2
    cell_width = (plan.width - column) // 5
    row: Line = [(f"{row_name:{column}}", DIM)]
    for slot, code in enumerate(view["row"], 1):
        shown = empty(pen) if code is None else card(code, view, pen)
        row += to_left([(f"{slot} ", DIM), *shown], cell_width)
    hand: Line = [(f"{hand_name:{column}}", DIM)]
    for code in hand_of(view, pen):
        hand += to_left(card(code, view, pen), 9)
    return [row, apart(hand, joined(piles(view, pen), pen.write(" · ")), plan.width)]


def empty(pen: Pen) -> Line:
    return [(pen.write("·"), DIM)]


def hand_of(view: Json, pen: Pen) -> list[str]:
    hand: list[str] | None = view["players"][pen.you]["hand"]
    return hand or []


def boxed(view: Json, plan: Plan, pen: Pen) -> list[Line]:
    """The row as five cards in frames, the hand beside it, then the piles."""
    box, lines = 9, max(1, plan.cell_lines)
    codes: list[str | None] = [*view["row"], *hand_of(view, pen)]
    hand_at = 5 * box + 3
    canvas = Canvas(plan.width, lines + 3, pen)
    canvas.put(0, 0, [(pen.say(Message("stellar-row")), DIM)])
    canvas.put(hand_at, 0, [(pen.say(Message("stellar-hand")), DIM)])
    for place, code in enumerate(codes):
        x = place * box if place < 5 else hand_at + (place - 5) * box
        canvas.frame(x, 1, box, lines + 2)
        if place < 5:
            canvas.put(x + 1, 1, [(str(place + 1), DIM)])
        shown = empty(pen) if code is None else card(code, view, pen)
        if lines == 1 or code is None:
            canvas.middle(x + 1, 2, box - 2, shown)
        else:
            canvas.middle(x + 1, 2, box - 2, shown[:1])
            canvas.middle(x + 1, 3, box - 2, [(stars_on(code, view, pen), GOLD)])
    for number, pile in enumerate(piles(view, pen)):
        canvas.put(plan.width - size(pile), 2 + number, pile)
    return canvas.lines()
