"""Stellar's table in words: for those who listen, and for those who ask."""

from asterism import Message, game
from asterism.cli.tables import Json
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.stellar.cards import DOWN, face, name_of, stars_on, type_of
from asterism.games.stellar.cards import BY_CODE, TYPES
from asterism.games.stellar.options import TURNS
from asterism.games.stellar.telescope import SLOTS

LETTERS = (*TYPES, "S")
AREAS = ("telescope", "notebook")
# An empty line stands before these.
PART_IDS = (
    "stellar-sheet-of",
    "stellar-sheet-winner",
    "stellar-sheet-shared",
    "stellar-sheet-leads",
    "stellar-sheet-level",
)


def item(label: Message, text: str, pen: Pen) -> str:
    """`Row: 1 Mars, 2 Io`, with the colon as the language sets it."""
    return pen.say(Message("terminal-item", label=label, text=text))


def round_of(view: Json) -> Message:
    rounds = TURNS // 2
    return Message("stellar-status-round", round=min(rounds, view["turn"] // 2 + 1), rounds=rounds)


# The whole table


def describe(view: Json, pen: Pen) -> list[str]:
    lines = [pen.say(round_of(view))]
    nothing = pen.say(Message("stellar-empty"))
    row = [
        f"{slot} {nothing if code is None else name_of(code, pen)}"
        for slot, code in enumerate(view["row"], 1)
    ]
    lines.append(item(Message("stellar-row"), "; ".join(row), pen))
    for seat in (pen.you, 1 - pen.you):
        lines += describe_side(seat, view, pen)
    lines.append(pen.say(Message("stellar-status-deck", count=view["deck"])))
    lines.append(pen.say(Message("stellar-status-discard", count=len(view["discard"]))))
    return lines


def describe_side(seat: int, view: Json, pen: Pen) -> list[str]:
    player = view["players"][seat]
    nothing = pen.say(Message("stellar-empty"))
    hand = player["hand"] if player["hand"] is not None else player["known_in_hand"]
    cards = [name_of(code, pen) for code in hand]
    cards += [name_of(None, pen)] * (player["held"] - len(hand))
    slots = [
        f"{slot} {in_slot(player, str(slot), pen)}"
        for slot in SLOTS
        if str(slot) in player["telescope"]
    ]
    total = view["sheet"]["players"][seat]["total"]
    return [
        item(Message("stellar-hand-of", player=seat), "; ".join(cards) or nothing, pen),
        item(Message("stellar-telescope-of", player=seat), "; ".join(slots) or nothing, pen),
        item(
            Message("stellar-notebook-of", player=seat),
            "; ".join(stacks(seat, view, pen)) or nothing,
            pen,
        ),
        item(
            Message("terminal-player", player=seat),
            pen.say(Message("terminal-points", points=total)),
            pen,
        ),
    ]


def in_slot(player: Json, slot: str, pen: Pen) -> str:
    """A card of a telescope; of a hidden one, what it may be."""
    code: str = player["telescope"][slot]
    if not code.startswith(DOWN):
        return name_of(code, pen)
    if code == DOWN:
        candidates = [face(kind) for kind in player["candidates"].get(slot, [])]
        return pen.say(Message("stellar-candidates", cards=candidates))
    down = pen.say(Message("stellar-face-down"))
    return f"{name_of(code.removeprefix(DOWN), pen)}, {down}"


def stacks(seat: int, view: Json, pen: Pen) -> list[str]:
    """Each stack that has a card: its numbers, and its run."""
    found: list[str] = []
    notebook: list[str] = view["players"][seat]["notebook"]
    types: Json = view["sheet"]["players"][seat]["types"]
    for letter in TYPES:
        row = types[letter]
        numbers = [face(code)[1:] for code in notebook if code[0] == letter]
        numbers += [f"S{number}" for number in row["satellites"]]
        if numbers:
            name = pen.say(Message("stellar-types", type=type_of(letter)))
            run = pen.say(Message("stellar-status-run", run=row["run"]))
            found.append(f"{name} {', '.join(numbers)} ({run})")
    return found


def score(view: Json, pen: Pen) -> list[str]:
    """The score sheet; before the end it says who leads."""
    stellar = game("stellar")
    players = [{name: side[name] for name in AREAS} for side in view["players"]]
    sheet = stellar.score({"options": view["options"], "players": players})
    sheet["finished"] = view["outcome"] is not None and view["outcome"]["reason"] != "resignation"
    lines: list[str] = []
    for message in stellar.sheet_messages(sheet):
        if lines and message.id in PART_IDS:
            lines.append("")
        lines.append(pen.say(message))
    return lines


# Questions


def explain(word: str, view: Json, pen: Pen) -> list[str]:
    """A card by its code, `P3`, `~P3` or `P6/0`; or a letter alone."""
    code = word.strip().lstrip(DOWN).upper().removesuffix("/0")
    if code in LETTERS:
        return [f"{code}  {kind_text(code, pen)}"]
    if code not in BY_CODE:
        return []
    stars = stars_on(code, view, pen)
    seen = Message("terminal-stellar-unseen", count=view["unseen"].count(code))
    lines = [f"{face(code)}  {name_of(code, pen)}{f'  {stars}' if stars else ''}"]
    lines.append(pen.say(Message("stellar-fact", card=code)))
    return [*lines, pen.say(seen)] if view["step"] != "starters" else lines


def kind_text(letter: str, pen: Pen) -> str:
    return pen.say(Message("stellar-type", type=type_of(letter)))


def legend(view: Json, pen: Pen) -> list[str]:
    """The letters, the signs, the notation."""
    letters = [f"{letter} {kind_text(letter, pen)}" for letter in LETTERS]
    return [
        item(Message("terminal-stellar-letters"), ", ".join(letters), pen),
        *pen.say(Message("terminal-stellar-legend")).split("\n"),
        *pen.say(Message("terminal-stellar-notation")).split("\n"),
    ]
