"""`asterism replay`: a recorded game in sentences, with everything or as one seat saw it."""

import json

from asterism import Message, Record, RecordError, State, View
from asterism.cli.choices import find_game
from asterism.cli.files import read_text
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import BadInput, Talk, refuse
from asterism.engine.event import Event
from asterism.engine.outcome import REASON_IDS
from asterism.table.fairness import problem_with


def describe(parser: Parser) -> None:
    parser.word("file", Message("cli-help-record-file"))
    parser.number("--ply", "N", Message("cli-help-ply"), None)
    parser.number("--seat", "S", Message("cli-help-seat"), None)
    parser.flag("--verify", Message("cli-help-verify"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    try:
        record = Record.loads(read_text(arguments.file))
        find_game(record.game)
        end = record.replay(verify=arguments.verify)
        if arguments.verify:
            check_commitment(record)
        state = end if arguments.ply is None else end.at(arguments.ply)
    except RecordError as problem:
        raise BadInput(
            Message("cli-bad-record", file=arguments.file, problem=str(problem))
        ) from problem
    except ValueError as problem:
        refuse(problem)
    seat: int | None = arguments.seat
    if seat is not None and seat >= state.players:
        raise BadInput(Message("engine-bad-seat", seat=seat, seats=state.players))

    if arguments.json:
        talk.document(as_json(record, end, state, seat, arguments.verify))
    else:
        tell(record, state, seat, talk)
        if arguments.ply is not None:
            print(position_text(state, seat, talk))
        if arguments.verify:
            talk.tell(Message("cli-verified"))
    return 0


def check_commitment(record: Record) -> None:
    """For a game from a server: the published commitment must match the record."""
    setup = record.setup
    problem = problem_with(record.game, setup.players, setup.options, setup.seed, record.headers)
    if problem is not None:
        raise RecordError(0, 0, problem)


def told(state: State, seat: int | None) -> list[list[dict[str, object]]]:
    """The events of each log entry: as the seat saw them, or with all fields."""

    def seen(event: Event) -> dict[str, object]:
        if seat is None:
            return event.as_seen_by(event.seat, [event.seat])
        return event.as_seen_by(seat, state.eyes(event.seat))

    return [[seen(event) for event in entry.events] for entry in state.history().entries()]


def position(state: State, seat: int | None) -> dict[str, object]:
    """The position, or the seat's view of it."""
    return state.to_json() if seat is None else state.view(seat).to_json()


def as_json(
    record: Record, end: State, state: State, seat: int | None, verified: bool
) -> dict[str, object]:
    return {
        "game": record.game,
        "rules": record.rules,
        "players": state.players,
        "headers": record.headers,
        "seat": seat,
        "ply": state.ply,
        "plies": end.ply,
        "verified": verified,
        "events": [
            {**event, "number": number}
            for number, events in enumerate(told(state, seat))
            for event in events
        ],
        "position": position(state, seat),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def tell(record: Record, state: State, seat: int | None, talk: Talk) -> None:
    """The game in sentences: each decision with its number and its events."""
    view = state.view(seat)
    talk.plays_with(view.to_json().get("options"))
    for name, text in record.headers.items():
        print(f"{name}: {text}")
    for entry, events in zip(state.history().entries(), told(state, seat), strict=True):
        for place, event in enumerate(events):
            number = str(entry.number) if place == 0 else ""
            print(f"{number:>4}  {talk.say(sentence(event, view), you=seat)}")
    if state.outcome is not None:
        end = Message(REASON_IDS[state.outcome.reason], winners=list(state.outcome.winners))
        print(f"{'':>4}  {talk.say(end, you=seat)}")


def sentence(event: dict[str, object], view: View) -> Message:
    """An event in words: the engine's own, or the game's."""
    if event["type"] == "taken_back":
        return Message("engine-undone", player=event["seat"])
    return view.game.event_message(event, view)


def position_text(state: State, seat: int | None, talk: Talk) -> str:
    """The position: as the game describes it to a seat, or openly, one line for each part of it."""
    if seat is None:
        parts = state.to_json().items()
        lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in parts]
    else:
        from asterism.cli.tables import Pen, tables_of  # Rich loads slowly

        pen = Pen(talk.lang, you=seat, box=talk.box)
        lines = tables_of(state.game.name).describe(state.view(seat).to_json(), pen)
    return "\n".join(["", talk.say(Message("cli-position", ply=str(state.ply))), *lines])
