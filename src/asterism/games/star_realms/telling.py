"""How Star Realms speaks: events, moves, prompts and score sheets as messages."""

from __future__ import annotations

from asterism.engine.message import Argument, Message
from asterism.engine.move import Move
from asterism.engine.reading import as_int, as_list, as_object
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.effect import amount, sentences
from asterism.games.star_realms.effects_read import ORDINALS
from asterism.games.star_realms.moves import (
    Acquire,
    Attack,
    AttackBase,
    Choose,
    Give,
    Lend,
    Play,
    UseMove,
)
from asterism.games.star_realms.questions import WhichOption
from asterism.games.star_realms.view import StarRealmsView

RESOURCES = ("authority", "trade", "combat")


def event_message(event: dict[str, object], box: Box) -> Message:
    """An event as the sentence of the log."""
    type, player = event["type"], event["seat"]
    if "source" in event or "card" in event or "cards" in event:
        return card_message(event, box)
    if type == "starts":
        return Message("star-realms-event-starts", player=player)
    if type == "gained":
        gains = [amount(kind, event[kind]) for kind in RESOURCES if event[kind]]
        return Message("star-realms-event-gained", player=player, gains=gains)
    if type == "asked":
        questions = as_list(event["questions"], "event.questions")
        asked = question_name(as_object(questions[-1], "event.questions"))
        return Message("star-realms-event-asked", player=player, question=asked)
    if type == "declined":
        return Message("star-realms-event-declined", player=player)
    if type == "next_on_top":
        return Message("star-realms-event-next-on-top", player=player)
    if type == "chose":
        return Message("star-realms-event-chose", player=player, option=event["option"])
    if type == "must_discard":
        whose = belonging("hand", event["victim"])
        return Message("star-realms-event-must-discard", player=player, whose=whose)
    if type == "attacked":
        whose = belonging("authority", event["victim"])
        count = event["amount"]
        return Message("star-realms-event-attacked", player=player, count=count, whose=whose)
    if type == "attacked_base":
        whose = belonging("base", event["victim"])
        card, count = label(event["base"], box), event["amount"]
        return Message(
            "star-realms-event-attacked-base", player=player, card=card, whose=whose, count=count
        )
    if type == "repaired":
        return Message("star-realms-event-repaired", player=player)
    if type == "lent":
        whose = belonging("pool", event["partner"])
        lent = amount(str(event["resource"]), event["amount"])
        return Message("star-realms-event-lent", player=player, lent=lent, whose=whose)
    if type == "defeated":
        return Message("star-realms-event-defeated", player=player)
    if type == "ended":
        return Message("star-realms-event-ended", player=player)
    if type == "turn":
        return Message("star-realms-event-turn", player=player, number=event["turn"])
    if type == "gave_up":
        return Message("engine-resigned", player=player)
    return Message("engine-undone", player=player)


def card_message(event: dict[str, object], box: Box) -> Message:
    """An event in which a card moves, or does something."""
    type, player, card = event["type"], event["seat"], label(event.get("card"), box)
    source, target = str(event.get("source")), str(event.get("target"))
    if type == "drew":
        return Message("star-realms-event-drew", player=player, card=card)
    if type == "reshuffled":
        count = len(as_list(event["cards"], "event.cards"))
        return Message("star-realms-event-reshuffled", player=player, count=count)
    if type == "refilled":
        return Message("star-realms-event-refilled", card=card, slot=last_part(target))
    if type == "played":
        return Message("star-realms-event-played", player=player, card=card)
    if type == "used":
        ability = event["ability"]
        return Message("star-realms-event-used", player=player, card=card, ability=ability)
    if type == "copied":
        form = Message("star-realms-card", card=label(event["as"], box))
        return Message("star-realms-event-copied", player=player, card=card, form=form)
    if type == "scrapped":
        return Message("star-realms-event-scrapped", player=player, card=card)
    if type == "discarded":
        return Message("star-realms-event-discarded", player=player, card=card)
    if type == "acquired":
        paid = event["paid"]
        if paid:
            return Message("star-realms-event-acquired", player=player, card=card, count=paid)
        zone = target.split(".")[0]
        if zone == "deck":
            return Message("star-realms-event-took", player=player, card=card)
        return Message("star-realms-event-took-to", player=player, card=card, zone=zone)
    if type == "drafted":
        zone = target.split(".")[0]
        return Message("star-realms-event-drafted", player=player, card=card, zone=zone)
    if type == "cleared":
        return Message("star-realms-event-cleared", card=card, target=target)
    if type == "put_on_top":
        return Message("star-realms-event-put-on-top", player=player, card=card)
    if type == "destroyed":
        whose = belonging("base", last_part(source))
        return Message("star-realms-event-destroyed", player=player, card=card, whose=whose)
    if type == "returned":
        whose = belonging("base", last_part(source))
        return Message("star-realms-event-returned", player=player, card=card, whose=whose)
    if type == "repeated":
        return Message("star-realms-event-repeated", player=player, card=card)
    if type == "given":
        whose = belonging("discard", last_part(target))
        return Message("star-realms-event-given", player=player, card=card, whose=whose)
    return Message("star-realms-event-left", player=player, zone=source.split(".")[0])


def label(code: object, box: Box) -> Argument:
    """What messages call a card of an event; None: the reader does not know it."""
    card = box.by_code.get(code) if isinstance(code, str) else None
    return None if card is None else card.label


def last_part(place: str) -> int:
    """The seat or slot at the end of a place's name."""
    return int(place.split(".")[-1])


def belonging(thing: str, seat: object) -> Message:
    """Something of somebody: your hand, the authority of Ada."""
    return Message("star-realms-belonging", thing=thing, player=seat)


def move_message(move: Move, view: StarRealmsView) -> Message:
    """A move as a phrase on a button."""
    if isinstance(move, Play):
        return Message("star-realms-move-play", card=move.card.label)
    if isinstance(move, UseMove):
        return Message(
            "star-realms-move-use", ability=move.type, card=move.card.label, copy=move.copy
        )
    if isinstance(move, Acquire):
        return Message("star-realms-move-acquire", card=move.card.label, count=move.card.cost)
    if isinstance(move, Attack):
        return Message("star-realms-move-attack", player=move.victim, count=move.amount)
    if isinstance(move, AttackBase):
        return Message(
            "star-realms-move-attack-base",
            card=move.card.label,
            copy=move.copy,
            player=move.owner,
            count=move.amount,
        )
    if isinstance(move, Lend):
        return Message("star-realms-move-lend", resource=move.resource, player=move.partner)
    if isinstance(move, Give):
        return Message("star-realms-move-give", card=move.card.label, player=move.partner)
    if isinstance(move, Choose):
        return choice_message(move, view)
    return Message("star-realms-move-end")


def question_name(question: dict[str, object]) -> object:
    """What is asked: two questions are put differently for cards of packs."""
    type = question["type"]
    if type == "destroy" and question.get("to") == "hand":
        return "return_base"
    return "take_card" if type == "take_ship" and question.get("ships") is False else type


def choice_message(move: Choose, view: StarRealmsView) -> Message:
    if move.decline:
        return Message("star-realms-move-decline")
    questions = view.table.questions
    if move.option in ORDINALS and questions:
        question = questions[-1]
        if isinstance(question, WhichOption) and move.option in question.effect.names:
            chosen = question.effect.options[question.effect.names.index(move.option)]
            return Message("star-realms-move-option-text", effects=sentences(chosen))
    if move.option:
        return Message("star-realms-move-option", option=move.option)
    if move.card is None:
        return Message("star-realms-move-seat", player=move.seat)
    if move.seat >= 0:
        return Message(
            "star-realms-move-base", card=move.card.label, copy=move.copy, player=move.seat
        )
    return Message("star-realms-move-card", card=move.card.label, copy=move.copy, zone=move.zone)


def prompt_message(view: StarRealmsView) -> Message:
    """What is to be decided now, and by whom."""
    table = view.table
    if not table.waiting:
        return Message("star-realms-over")
    if view.seat is None or view.seat not in table.waiting:
        return Message("star-realms-waiting", player=table.waiting[0])
    if table.questions:
        asked = question_name(table.questions[-1].to_json())
        return Message("star-realms-prompt-question", question=asked)
    realm = table.realms[view.seat]
    pools = [amount("trade", realm.trade), amount("combat", realm.combat)]
    return Message("star-realms-prompt-main", pools=pools)


def sheet_messages(sheet: dict[str, object]) -> list[Message]:
    """Authority by seat, then who has won."""
    lines: list[Message] = []
    for seat, total in enumerate(as_list(sheet["totals"], "sheet.totals")):
        points = as_int(total, "sheet.totals", 0, 10**6)
        lines.append(Message("star-realms-sheet-authority", player=seat, points=points))
    winners = as_list(sheet["winners"], "sheet.winners")
    if winners:
        lines.append(Message("star-realms-sheet-winners", winners=winners))
    return lines
