"""How Stellar speaks: events, moves, prompts and score sheets as messages."""

from __future__ import annotations

from typing import Final

from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.reading import as_int, as_list, as_object, as_str
from asterism.games.stellar.cards import TYPES
from asterism.games.stellar.moves import Last, Place, Play, Start, Take
from asterism.games.stellar.refusals import asked
from asterism.games.stellar.telescope import SECTIONS
from asterism.games.stellar.view import StellarView

# How the texts call the types.
TYPE_NAMES: Final = {"P": "planet", "M": "moon", "A": "asteroid", "C": "cloud", "B": "black_hole"}


def event_message(event: dict[str, object]) -> Message:
    """An event as the sentence of the log."""
    type, player, card = event["type"], event["seat"], event.get("card")
    source, target = str(event.get("source")), str(event.get("target"))
    if type == "starter_dealt":
        return Message("stellar-event-starter-dealt", player=player, card=card)
    if type == "starter_chosen":
        return Message("stellar-event-starter-chosen", player=player)
    if type == "starter_shown":
        area = target.split(".")[0]
        return Message("stellar-event-starter-shown", player=player, card=card, area=area)
    if type == "start_player":
        return Message("stellar-event-start-player", player=player)
    if type == "shuffled":
        return Message("stellar-event-reshuffled", count=len(as_list(event["cards"], "cards")))
    if type == "dealt":
        return Message("stellar-event-hand-dealt", player=player, card=card)
    if type == "revealed":
        return Message("stellar-event-row-refilled", slot=last_part(target), card=card)
    if type == "discarded":
        return Message("stellar-event-discarded", card=card)
    if type == "renewed":
        return Message("stellar-event-renewed", player=player)
    if type == "kept":
        return Message("stellar-event-kept", player=player)
    if type == "taken":
        slot = last_part(source)
        return Message("stellar-event-taken", player=player, card=card, slot=slot)
    if type == "noted":
        origin = source.split(".")[0]
        return Message("stellar-event-to-notebook", player=player, card=card, source=origin)
    if type == "picked":
        return Message("stellar-event-picked", player=player, card=card)
    if type == "followed":
        slot = last_part(source)
        return Message("stellar-event-followed", player=player, card=card, slot=slot)
    if type == "drawn":
        return Message("stellar-event-drawn", player=player, card=card)
    if type == "placed":
        slot = last_part(target)
        if event["face_down"]:
            return Message("stellar-event-face-down", player=player, card=card, slot=slot)
        return Message("stellar-event-face-up", player=player, card=card, slot=slot)
    if type == "last_chosen":
        return Message("stellar-event-last-chosen", player=player)
    if type == "last_shown":
        return Message("stellar-event-last-shown", player=player, card=card)
    if type == "last_discarded":
        return Message("stellar-event-last-discarded", player=player, card=card)
    if type == "resigned":
        return Message("engine-resigned", player=player)
    if type == "taken_back":
        return Message("engine-undone", player=player)
    return Message("stellar-event-game-end")


def last_part(place: str) -> int:
    """The slot at the end of a place's name."""
    return int(place.split(".")[-1])


def move_message(move: Move, view: StellarView) -> Message:
    """A move as a phrase on a button."""
    if isinstance(move, Start):
        return Message("stellar-move-start", card=move.card.code)
    if isinstance(move, Take):
        card = view.table.row[move.slot - 1]
        code = None if card is None else card.code
        return Message("stellar-move-take", slot=move.slot, card=code)
    if isinstance(move, Play):
        return Message("stellar-move-play", card=move.card.code, area=move.area)
    if isinstance(move, Place):
        down = "yes" if move.face_down else "no"
        return Message("stellar-move-place", slot=move.slot, face_down=down)
    if isinstance(move, Last):
        return Message("stellar-move-last", card=move.card.code)
    if move.text == "renew":
        return Message("stellar-move-renew")
    return Message("stellar-move-keep")


def prompt_message(view: StellarView) -> Message:
    """What is to be decided now, and by whom."""
    table = view.table
    if view.seat is None or view.seat not in table.waiting:
        if not table.waiting:
            return Message("stellar-event-game-end")
        return Message("stellar-waiting", player=table.waiting[0])
    step = asked(table)
    card = None if table.placing is None else table.placing.code
    if step == "place":
        return Message("stellar-prompt-place", card=card)
    if step == "follow":
        return Message("stellar-prompt-follow", card=card)
    return Message("stellar-prompt", step=step)


def sheet_messages(sheet: dict[str, object]) -> list[Message]:
    """The score sheet line by line: each player's in turn, then who wins, or leads so far."""
    players = [as_object(side, "sheet") for side in as_list(sheet["players"], "sheet.players", 2)]
    totals = [as_int(side["total"], "sheet.total", 0, 10**6) for side in players]
    finished = sheet.get("finished", True) is True
    lines = [] if finished else [Message("stellar-note-unfinished")]
    for seat, side in enumerate(players):
        lines.append(Message("stellar-sheet-of", player=seat))
        lines += _type_lines(as_object(side["types"], "sheet.types"))
        lines += _section_lines(players, seat)
        lines += _diversity_lines(side)
        lines.append(Message("stellar-sheet-total", points=totals[seat]))
    lines.append(_last_line(totals, finished))
    return lines


def _last_line(totals: list[int], finished: bool) -> Message:
    """Who has the higher total (ST-6.5)."""
    first = 0 if totals[0] >= totals[1] else 1
    own, other = totals[first], totals[1 - first]
    if own == other:
        if finished:
            return Message("stellar-sheet-shared", points=own)
        return Message("stellar-sheet-level", points=own)
    if finished:
        return Message("stellar-sheet-winner", player=first, own=own, other=other)
    return Message("stellar-sheet-leads", player=first, own=own, other=other)


def _type_lines(types: dict[str, object]) -> list[Message]:
    lines: list[Message] = []
    for letter in TYPES:
        row = as_object(types[letter], "sheet.types")
        type = TYPE_NAMES[letter]
        lines.append(
            Message(
                "stellar-sheet-type",
                type=type,
                stars=row["stars"],
                run=row["run"],
                points=row["points"],
            )
        )
        for number in as_list(row["satellites"], "sheet.satellites"):
            lines.append(Message("stellar-note-satellite", card=f"S{number}", type=type))
        if row["six"] is not None:
            lines.append(Message("stellar-note-six", card=f"{letter}6", number=row["six"]))
        repeated = as_list(row.get("repeated", []), "sheet.repeated")
        if repeated:
            lines.append(Message("stellar-note-repeated", numbers=repeated, count=len(repeated)))
        if row["run"] and not row["stars"]:
            lines.append(Message("stellar-note-no-stars", type=type))
        elif row["stars"] and not row["run"]:
            lines.append(Message("stellar-note-no-run", type=type))
    return lines


def _section_lines(players: list[dict[str, object]], seat: int) -> list[Message]:
    own = as_object(players[seat]["sections"], "sheet.sections")
    other = as_object(players[1 - seat]["sections"], "sheet.sections")
    lines: list[Message] = []
    for name in SECTIONS:
        mine = as_int(own[name], "sheet.sections", 0, 10**6)
        theirs = as_int(other[name], "sheet.sections", 0, 10**6)
        result = "won" if mine > theirs else "lost" if mine < theirs else "tied"
        lines.append(
            Message("stellar-sheet-section", section=name, own=mine, other=theirs, result=result)
        )
    return lines


def _diversity_lines(side: dict[str, object]) -> list[Message]:
    missing = [
        as_str(letter, "sheet.missing") for letter in as_list(side["missing"], "sheet.missing")
    ]
    if not missing:
        return [Message("stellar-sheet-diversity")]
    names: list[object] = [Message("stellar-types", type=TYPE_NAMES[letter]) for letter in missing]
    return [Message("stellar-sheet-no-diversity", missing=names)]
