from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.games.star_realms.view import StarRealmsView
def sheet_messages(sheet: dict[str, object]) -> list[Message]:
    return []
def event_message(event: dict[str, object]) -> Message:
    return Message("x")
def move_message(move: Move, view: StarRealmsView) -> Message:
    return Message("x")
def prompt_message(view: StarRealmsView) -> Message:
    return Message("x")
